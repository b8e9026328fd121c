"""What a network sees of a position, against a slow reference that knows only the rules."""

from bisect import bisect_right
from collections.abc import Iterator
from random import Random
from typing import cast

import numpy as np
import pytest
from support.positions import random_start
from support.symmetries import MIRRORS, Mirror, facings

from marrakech import (
    COLOURS,
    OPTIONS,
    Position,
    apply,
    format_position,
    legal_actions,
    outcome,
    parse_position,
    start,
)
from marrakech.kernel.features import (
    CHANGING,
    FIRST_LEAD,
    NONE,
    ROWS,
    SLOTS,
    View,
    changing_row,
    look,
    note_lay,
    write_changing_rows,
    write_rows,
)
from marrakech.kernel.lookup import CODE_OF, FIRST_LAY
from marrakech.kernel.packed import state_of
from marrakech.kernel.records import blank
from marrakech.rules.actions import LAYS
from marrakech.rules.colours import COLOUR_OF, COLOURS_IN
from marrakech.rules.market import FACINGS, WALK
from marrakech.rules.paying import area
from marrakech.rules.piles import Seat, Top

Feature = tuple[object, ...]
AHEAD = (*range(1, 13), *range(14, 25, 2), 28, 34)
LEADS = sorted((*AHEAD, *(1 - lead for lead in AHEAD)))
SIZES = (2, 3, 4, 5, 6, 7, 9, 11, 14)
TURNS = (1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 17, 21, 26, 32, 39)
# The flags that the shipped networks have learned, in their order, with the values that set them.
# Whatever is added to the options later is not among them.
FLAGS = (
    ("area", ("owner",)),
    ("bankruptcy", ("play-on",)),
    ("halves", ("colours",)),
    ("pile", ("alternating",)),
    ("steering", ("after-must", "after-may")),
    ("steering", ("after-may",)),
    ("tie", ("shared",)),
    ("whole", ("nobody",)),
    ("stock", ("15",)),
)


def all_features() -> Iterator[Feature]:
    """Every feature in the order of its row."""
    for square in range(49):
        for kind in range(4):
            for size in range(10):
                for whole in (False, True):
                    yield "square", square, kind, size, whole
        yield "square", square, "neutral"
    for turn in range(3):
        for slippers in range(1, 5):
            for kind in range(4):
                for size in range(10):
                    yield "walk", turn, slippers, kind, size
    for other in range(1, 4):
        for late in range(len(TURNS) + 1):
            for lead in range(len(LEADS) + 1):
                yield "lead", other, late, lead
    yield from (("assam", square) for square in range(49))
    yield from (("dirhams", number, count) for number in range(4) for count in range(64))
    yield from (("rugs", kind, count) for kind in range(4) for count in range(25))
    for number in range(4):
        yield from (("top", number, known) for known in ("unknown", "known", "none left"))
    yield from (("out", number) for number in range(4))
    yield from (("turns", count) for count in range(61))
    yield from (("rule", flag) for flag in range(len(FLAGS) + 1))


ROW_OF = {feature: row for row, feature in enumerate(all_features())}
NORTH = {"N": Mirror(lambda file, rank: (file, rank), facings("NESW"))} | {
    facing: mirror
    for mirror in MIRRORS.values()
    for facing in FACINGS
    if mirror.facings[facing] == "N"
}


def next_seat(position: Position) -> int:
    """The seat, from 0, whose turn it is once everything is drawn."""
    while position.step in ("draw", "steer"):
        position = apply(position, legal_actions(position)[0])
    return position.seat - 1


def kinds(position: Position) -> dict[str, object]:
    """The number of every colour, counted from the next player on."""
    count, first = len(position.seats), next_seat(position)
    found: dict[str, object] = {}
    for number in range(count):
        seat = position.seats[(first + number) % count]
        colours = COLOURS_IN[seat.colours]
        if len(colours) == 1:
            found[colours[0]] = "neutral" if seat.out else number
            continue
        left = dict(zip(colours, seat.rugs, strict=True))
        ordered = sorted(colours, key=lambda one: (one != seat.top, -left[one]))
        found |= {colour: 2 * number + place for place, colour in enumerate(ordered)}
    return found


def features(position: Position) -> Iterator[Feature]:
    """Everything that the network should see."""
    mirror, known = NORTH[position.facing], kinds(position)
    seats, first = position.seats, next_seat(position)
    count = len(seats)
    order = [(first + number) % count for number in range(count)]
    pairs = len(seats[0].colours) == 2
    turns = sum(sum(seat.rugs) for seat in seats)
    for square, half in enumerate(position.board):
        if half:
            kind = known[COLOUR_OF[half]]
            size = bisect_right(SIZES, len(area(position, square)))
            seen = (kind,) if kind == "neutral" else (kind, size, len(half) == 2)
            yield "square", mirror.square(square), *seen
    yield from walks(position, mirror, known)
    points = outcome(position).points
    for other in range(1, count):
        lead = points[order[0]] - points[order[other]]
        yield "lead", other, bisect_right(TURNS, turns), bisect_right(LEADS, lead)
    yield "assam", mirror.square(position.assam)
    yield "turns", turns
    for number, seat in enumerate(seats[place] for place in order):
        yield "dirhams", number, min(seat.dirhams, 63)
        if seat.out:
            yield "out", number
        if pairs:
            yield "top", number, top(seat)
        for colour, rugs in zip(COLOURS_IN[seat.colours], seat.rugs, strict=True):
            if known[colour] != "neutral":
                yield "rugs", known[colour], rugs
    for flag, (option, values) in enumerate(FLAGS, 1):
        if getattr(position.ruleset, option) in values:
            yield "rule", flag


def top(seat: Seat) -> str:
    return "known" if seat.top else "unknown" if any(seat.rugs) else "none left"


def walks(position: Position, mirror: Mirror, known: dict[str, object]) -> Iterator[Feature]:
    """The area on which each walk ends: to the left, straight on, to the right, in the mirror."""
    for turn, image in enumerate("WNE"):
        (facing,) = (one for one in FACINGS if mirror.facings[one] == image)
        for slippers in range(1, 5):
            end, _ = WALK[facing][position.assam][slippers]
            if position.board[end]:
                kind = known[COLOUR_OF[position.board[end]]]
                if kind != "neutral":
                    size = bisect_right(SIZES, len(area(position, end)))
                    yield "walk", turn, slippers, kind, size


def rows_of(position: Position) -> list[int]:
    rows = np.full(SLOTS, -7, np.int32)
    write_rows(blank(View), state_of(position), rows)
    return [int(row) for row in rows]


def seen(position: Position) -> list[int]:
    """The rows that are added up, whatever their slots."""
    return sorted(row for row in rows_of(position) if row != NONE)


def random_positions(seed: int, games: int) -> Iterator[Position]:
    """Turns that begin, and draws before them, in random games by all rules, rich and poor."""
    random = Random(seed)
    for _ in range(games):
        position = random_start(random)
        dirhams = random.choice((30, 30, 8, 2, 70))
        seats = tuple(seat._replace(dirhams=dirhams) for seat in position.seats)
        position = position._replace(seats=seats)
        while position.step != "over":
            turning = position.step == ("turn" if position.ruleset.steering == "before" else "roll")
            if turning or (position.step == "draw" and any(position.board)):
                yield position
            actions = legal_actions(position)
            if not random.randrange(200):
                actions = tuple(f"x{n}" for n, s in enumerate(position.seats, 1) if not s.out)
            position = apply(position, random.choice(actions))


POSITIONS = tuple(random_positions(1, 60))


def test_the_positions_are_of_every_kind() -> None:
    assert {len(position.seats) for position in POSITIONS} == {2, 3, 4}
    for option, values in OPTIONS.items():
        assert {getattr(position.ruleset, option) for position in POSITIONS} == set(values)
    assert any(seat.out for position in POSITIONS for seat in position.seats)
    assert {position.step for position in POSITIONS} == {"turn", "roll", "draw"}
    assert {position.facing for position in POSITIONS} == set(FACINGS)


def test_every_row_has_a_meaning() -> None:
    assert len(ROW_OF) == ROWS


def test_the_network_sees_what_the_reference_says() -> None:
    for position in POSITIONS:
        expected = sorted(ROW_OF[feature] for feature in features(position))
        assert seen(position) == expected, format_position(position)


@pytest.mark.parametrize("name", MIRRORS)
def test_a_mirrored_position_looks_the_same(name: str) -> None:
    for position in POSITIONS[::3]:
        assert seen(MIRRORS[name].position(position)) == seen(position), format_position(position)


def rotated(position: Position) -> Position:
    """The same position with every player one seat further on, and colours that go with them."""
    colours = [seat.colours for seat in position.seats]
    images = "".join((*colours[1:], colours[0]))
    new = cast("dict[str, Top]", dict(zip("".join(colours), images, strict=True)))
    shifted = (position.seats[-1], *position.seats[:-1])
    seats = tuple(
        seat._replace(colours=own, top=new.get(seat.top, ""))
        for seat, own in zip(shifted, colours, strict=True)
    )
    board = tuple(new.get(half[:1], "") + half[1:] for half in position.board)
    return position._replace(board=board, seats=seats, seat=position.seat % len(position.seats) + 1)


def test_rotating_the_seats_changes_nothing() -> None:
    for position in POSITIONS[::3]:
        turned = rotated(position)
        assert turned != position
        assert seen(turned) == seen(position), format_position(position)


def test_the_other_colour_of_a_pair_does_as_well_as_the_first() -> None:
    swap = str.maketrans("rbyg", "bryg")
    for position in POSITIONS:
        one = position.seats[0]
        if len(one.colours) == 1 or not (one.top or one.rugs[0] != one.rugs[1]):
            continue
        top = cast("Top", one.top.translate(swap))
        seat = one._replace(rugs=one.rugs[::-1], top=top)
        board = tuple(half.translate(swap) for half in position.board)
        other = position._replace(board=board, seats=(seat, *position.seats[1:]))
        assert seen(other) == seen(position), format_position(position)


def test_only_the_first_slots_change_with_a_lay() -> None:
    """Laying in a view is the same as laying in a state, before the rug leaves the pile."""
    random = Random(2)
    for position in POSITIONS[::5]:
        state, view, other = state_of(position), blank(View), blank(View)
        action = random.choice([*LAYS])
        colour = random.choice(position.seats[0].colours)
        lay = LAYS[action]
        board = list(position.board)
        for square in (lay.first, lay.second):
            half = board[square]
            if len(half) == 2:
                step = {">": 1, "<": -1, "^": 7, "v": -7}[half[1]]
                board[square + step] = board[square + step][0]
            board[square] = colour
        board[lay.first] = colour + lay.ahead
        board[lay.second] = colour + {">": "<", "^": "v"}[lay.ahead]
        covered = state_of(position._replace(board=tuple(board)))
        before, after = np.zeros(SLOTS, np.int32), np.zeros(SLOTS, np.int32)
        write_rows(view, state, before)
        note_lay(view, state, CODE_OF[action] - FIRST_LAY, COLOURS.index(colour))
        write_rows(other, covered, after)
        assert (before[CHANGING:] == after[CHANGING:]).all()
        write_changing_rows(view, before)
        assert (before == after).all()


def test_a_slot_alone_is_as_all_of_them_together() -> None:
    for position in POSITIONS[::7]:
        view = blank(View)
        look(view, state_of(position))
        assert [changing_row(view, slot) for slot in range(CHANGING)] == rows_of(position)[
            :CHANGING
        ]


def test_an_empty_market_has_neither_squares_nor_walks() -> None:
    rows = rows_of(start(4))
    assert set(rows[: 49 + 12]) == {NONE}
    assert rows[61:64] == [ROW_OF["lead", other, 15, 20] for other in (1, 2, 3)]


def test_players_without_rugs_have_no_turn() -> None:
    position = parse_position("7/7/2r4/7/7/7/7 d4N draw 1 30:r5b5,30:y0g0 -")
    (square,) = (row for row in rows_of(position)[:49] if row != NONE)
    assert square == ROW_OF["square", 30, 0, 0, False]


def test_both_colours_of_an_owner_can_be_one_area() -> None:
    text = "7/7/2rb3/7/7/7/7 d4N turn 2 30:r11b11*r,30:y12g12*y "
    for rules, size in (("-", 0), ("area=owner", 1)):
        position = parse_position(text + rules)
        squares = [row for row in rows_of(position)[:49] if row != NONE]
        kind = {"r": 2, "b": 3}
        assert squares == [
            ROW_OF["square", 30 + place, kind[colour], size, False]
            for place, colour in enumerate("rb")
        ]


def test_a_lead_counts_alike_in_both_directions() -> None:
    position = replace_dirhams(start(3), (30, 30, 30))
    for lead in (1, 5, 13, 24, 60, 90):
        ahead = rows_of(replace_dirhams(position, (lead, 0, 0)))[61]
        behind = rows_of(replace_dirhams(position, (0, lead, 0)))[61]
        middle = ROW_OF["lead", 1, len(TURNS), len(LEADS) // 2]
        assert ahead - middle == middle - behind > 0


def replace_dirhams(position: Position, dirhams: tuple[int, ...]) -> Position:
    pairs = zip(position.seats, dirhams, strict=True)
    return position._replace(seats=tuple(seat._replace(dirhams=one) for seat, one in pairs))


def test_a_game_longer_than_any_is_as_long_as_the_longest_known() -> None:
    """The editor can set up any number of rugs."""
    rows = {}
    for rugs in (20, 40, 999):
        seats = ",".join(f"30:{colour}{rugs}" for colour in "rby")
        state = state_of(parse_position(f"7/7/7/7/7/7/7 d4W turn 1 {seats} -"))
        rows[rugs] = np.zeros(SLOTS, np.int32)
        write_rows(blank(View), state, rows[rugs])
    assert (rows[40] == rows[999]).all()
    leads = slice(FIRST_LEAD, FIRST_LEAD + 2)
    assert (rows[20][leads] == rows[40][leads]).all()
