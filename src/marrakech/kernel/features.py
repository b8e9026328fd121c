"""The features of a position: what a network sees of it.

A position, as it is when a turn begins, has at most SLOTS features. Each is a row of the network's first layer: the
rows are added up. Seats are counted from the player who is next, and the market is mirrored so that Assam faces north.
Slots that a lay can change come first, one for each square, each walk of Assam's and each other player's distance.
"""

from typing import Annotated

import numpy as np
import numpy.typing as npt

from marrakech.kernel.bits import flood, size
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import END_SQUARE, ROLL_COUNT
from marrakech.kernel.moves import rugs_left, turned, turns_left
from marrakech.kernel.packed import DRAW, NO_COLOUR, OWNER_AREA, PAIRS, State
from marrakech.kernel.records import Bytes, FourWords, Record, Word
from marrakech.rules.market import FACINGS, WALK

NONE = -1  # a slot without a feature
NEUTRAL = 4  # the kind of a colour whose owner is out

Rows = npt.NDArray[np.int32]


def _classes(bounds: tuple[int, ...], count: int) -> Bytes:
    """For every number below a count, how many of the bounds it reaches."""
    return np.searchsorted(np.array(bounds), np.arange(count), side="right").astype(np.uint8)


# Sizes of areas, turns left, and leads in points (shifted so that none is negative), in classes.
SIZE_CLASS = _classes((2, 3, 4, 5, 6, 7, 9, 11, 14), 50)
TURN_CLASS = _classes((1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 17, 21, 26, 32, 39), 64)
_STEPS = (*range(1, 13), *range(14, 25, 2), 28, 34)
FURTHEST = 60  # a lead beyond this is no different
LEAD_CLASS = _classes(
    (*(FURTHEST + 1 - step for step in reversed(_STEPS)), *(FURTHEST + step for step in _STEPS)),
    2 * FURTHEST + 1,
)
SIZES, TURN_CLASSES, LEADS = (
    int(classes[-1]) + 1 for classes in (SIZE_CLASS, TURN_CLASS, LEAD_CLASS)
)
MOST_DIRHAMS, MOST_RUGS, MOST_TURNS = 63, 24, 60

# Slots.
_WALKS = 3 * ROLL_COUNT
FIRST_WALK = 49
FIRST_LEAD = FIRST_WALK + _WALKS
CHANGING = FIRST_LEAD + 3  # slots that a lay can change
_ASSAM = CHANGING
_DIRHAMS = _ASSAM + 1
_RUGS = _DIRHAMS + 4
_TOPS = _RUGS + 4
_OUTS = _TOPS + 4
_TURNS = _OUTS + 4
_RULES = _TURNS + 1
_FLAGS = 10
SLOTS = _RULES + _FLAGS

# Rows. Of a square: the colour's kind, the size of its area, whether its rug is whole; or neutral.
_OF_SQUARE = 4 * SIZES * 2 + 1
_OF_WALK = 4 * SIZES
_WALK_ROWS = 49 * _OF_SQUARE
_LEAD_ROWS = _WALK_ROWS + _WALKS * _OF_WALK
_ASSAM_ROWS = _LEAD_ROWS + 3 * TURN_CLASSES * LEADS
_DIRHAM_ROWS = _ASSAM_ROWS + 49
_RUG_ROWS = _DIRHAM_ROWS + 4 * (MOST_DIRHAMS + 1)
_TOP_ROWS = _RUG_ROWS + 4 * (MOST_RUGS + 1)
_OUT_ROWS = _TOP_ROWS + 4 * 3
_TURN_ROWS = _OUT_ROWS + 4
_RULE_ROWS = _TURN_ROWS + MOST_TURNS + 1
ROWS = _RULE_ROWS + _FLAGS


def _mirrors() -> tuple[Bytes, Bytes]:
    """For each facing, the symmetry of the market that makes it north: of squares and facings.

    Each symmetry is its own inverse. The tracks at the edge have no others.
    """
    squares = np.arange(49).reshape(7, 7)
    places = [squares, squares.T, squares[::-1, ::-1], squares[::-1, ::-1].T]
    facings = [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 0, 1], [3, 2, 1, 0]]
    for place, facing in zip(places, facings, strict=True):
        at = place.ravel()
        for number, name in enumerate(FACINGS):
            for start in range(49):
                for (end, face), (there, that) in zip(
                    WALK[name][start], WALK[FACINGS[facing[number]]][at[start]], strict=True
                ):
                    assert (at[end], FACINGS[facing[FACINGS.index(face)]]) == (there, that)
    return np.array([place.ravel() for place in places], np.uint8), np.array(facings, np.uint8)


MIRRORED, MIRRORED_FACING = _mirrors()


class View(Record):
    """A position as its next player sees it."""

    board: FourWords  # by colour: the squares that show it
    areas: FourWords  # by colour: the squares among which its areas are counted
    whole: Word  # the squares of whole rugs
    kinds: FourWords  # by colour: which it is among the colours, counted from the next player
    order: FourWords  # the seats, from the next player
    turns: Word  # still to be played
    mirror: Word  # the facing that becomes north
    square: Word  # Assam's
    joined: Word  # whether both colours of a seat make one area
    dirhams: Annotated[npt.NDArray[np.int32], np.int32, (4,)]  # by seat
    out: Annotated[Bytes, np.uint8, (4,)]  # by seat
    players: Word
    pairs: Word  # whether each seat has two colours


@compiled
def _next_player(state: State) -> int:
    """Whose turn is next; while a rug is drawn, it is not yet the next one's step."""
    if state.step != DRAW:
        return state.seat
    for step in range(1, state.players):
        seat = (state.seat + step) % state.players
        if rugs_left(state, seat):
            return seat
    return state.seat


@compiled
def _note_kinds(view: View, state: State) -> None:
    """Count the colours from the next player; of two colours the one on top of the pile first, or the
    one of which there is more."""
    for number in range(state.players):
        seat = view.order[number]
        if view.pairs:
            first, second = 2 * seat, 2 * seat + 1
            top = state.top[seat]
            if top == NO_COLOUR:
                top = first if state.rugs[first] >= state.rugs[second] else second
            view.kinds[first] = 2 * number + (top != first)
            view.kinds[second] = 2 * number + (top != second)
        else:
            view.kinds[seat] = NEUTRAL if state.out[seat] else number


@compiled
def note_areas(view: View) -> None:
    """Note among which squares areas are counted, once the boards are noted."""
    for colour in range(4):
        view.areas[colour] = view.board[colour]
        if view.joined:
            view.areas[colour] |= view.board[colour ^ 1]


@compiled
def note_whole(view: View, flat: int, tall: int) -> None:
    """Note the squares of whole rugs, from the first square of each."""
    view.whole = flat | flat << 1 | tall | tall << 7


@compiled
def look(view: View, state: State) -> None:
    """See a position in which a turn begins, or a rug is about to be drawn before that."""
    seat = _next_player(state)
    view.players = state.players
    view.pairs = 1 if state.rules & PAIRS else 0
    view.joined = 1 if state.rules & OWNER_AREA and state.rules & PAIRS else 0
    view.turns = turns_left(state)
    view.mirror, view.square = state.facing, state.square
    for number in range(4):
        view.board[number] = state.board[number]
        view.dirhams[number] = state.dirhams[number]
        view.out[number] = state.out[number]
        view.order[number] = (seat + number) % state.players
        view.kinds[number] = NEUTRAL
    _note_kinds(view, state)
    note_areas(view)
    note_whole(view, state.flat_rugs, state.tall_rugs)


@compiled
def place_of(view: View, seat: int) -> int:
    """How many others are to play before a seat."""
    place = 0
    while view.order[place] != seat:
        place += 1
    return place


@compiled
def _colour_on(view: View, square: int) -> int:
    for colour in range(4):
        if view.board[colour] >> square & 1:
            return colour
    return NO_COLOUR


@inlined
def square_row(view: View, square: int, colour: int, squares: int) -> int:
    """The row of a square that shows a colour whose area has that many squares."""
    first = MIRRORED[view.mirror, square] * _OF_SQUARE
    kind = view.kinds[colour]
    if kind == NEUTRAL:
        return first + _OF_SQUARE - 1
    whole = view.whole >> square & 1
    return first + (kind * SIZES + SIZE_CLASS[squares]) * 2 + whole


@inlined
def walk_row(view: View, number: int, colour: int, squares: int) -> int:
    """The row of a walk that ends on a colour whose area has that many squares."""
    kind = view.kinds[colour]
    if kind == NEUTRAL:
        return NONE
    return _WALK_ROWS + number * _OF_WALK + kind * SIZES + SIZE_CLASS[squares]


@inlined
def walk_end(view: View, number: int) -> int:
    """Where a walk ends: the walks to the left, then those straight on and to the right, as mirrored."""
    facing = MIRRORED_FACING[view.mirror, turned(0, number // ROLL_COUNT)]
    return END_SQUARE[view.square, facing, number % ROLL_COUNT + 1]


@compiled
def _points(view: View, seat: int) -> int:
    if view.out[seat]:
        return 0
    shown = view.board[seat]
    if view.pairs:
        shown = view.board[2 * seat] | view.board[2 * seat + 1]
    return view.dirhams[seat] + size(shown)


@compiled
def lead_row(view: View, number: int) -> int:
    """The row for how far the next player is ahead of another."""
    if number + 1 >= view.players:
        return NONE
    lead = _points(view, view.order[0]) - _points(view, view.order[number + 1])
    lead = min(max(lead, -FURTHEST), FURTHEST) + FURTHEST
    part = number * TURN_CLASSES + TURN_CLASS[view.turns]
    return _LEAD_ROWS + part * LEADS + LEAD_CLASS[lead]


@compiled
def changing_row(view: View, slot: int) -> int:
    """The row in a slot that a lay can change, or NONE."""
    if slot >= FIRST_LEAD:
        return lead_row(view, slot - FIRST_LEAD)
    square = slot if slot < FIRST_WALK else walk_end(view, slot - FIRST_WALK)
    colour = _colour_on(view, square)
    if colour == NO_COLOUR:
        return NONE
    squares = size(flood(1 << square, view.areas[colour]))
    if slot < FIRST_WALK:
        return square_row(view, square, colour, squares)
    return walk_row(view, slot - FIRST_WALK, colour, squares)


@compiled
def _top_row(state: State, seat: int, number: int) -> int:
    if not rugs_left(state, seat):
        return _TOP_ROWS + 3 * number + 2
    return _TOP_ROWS + 3 * number + (state.top[seat] != NO_COLOUR)


@compiled
def fixed_row(view: View, state: State, slot: int) -> int:
    """The row in one of the other slots, or NONE."""
    if slot == _ASSAM:
        return _ASSAM_ROWS + MIRRORED[view.mirror, view.square]
    if slot == _TURNS:
        return _TURN_ROWS + min(view.turns, MOST_TURNS)
    if slot >= _RULES:
        flag = slot - _RULES
        return _RULE_ROWS + flag if flag and state.rules >> flag & 1 else NONE
    number = (slot - _DIRHAMS) % 4
    if _RUGS <= slot < _TOPS:
        kind = view.kinds[number]
        rugs = min(state.rugs[number], MOST_RUGS)
        return NONE if kind == NEUTRAL else _RUG_ROWS + kind * (MOST_RUGS + 1) + rugs
    if number >= view.players:
        return NONE
    seat = view.order[number]
    if slot < _RUGS:
        return _DIRHAM_ROWS + number * (MOST_DIRHAMS + 1) + min(state.dirhams[seat], MOST_DIRHAMS)
    if slot < _OUTS:
        return _top_row(state, seat, number) if view.pairs else NONE
    return _OUT_ROWS + number if state.out[seat] else NONE


@compiled
def write_rows(view: View, state: State, rows: Rows) -> None:
    """Write down the row in every slot: of a position in which a turn begins."""
    look(view, state)
    for slot in range(CHANGING):
        rows[slot] = changing_row(view, slot)
    for slot in range(CHANGING, SLOTS):
        rows[slot] = fixed_row(view, state, slot)
