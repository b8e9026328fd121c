"""The features of a position: what a network sees of it.

Each feature is a row of the network's first layer, which adds up the rows of those that a position
has. A feature has a slot: one for every square, one for every walk of Assam's, and so on, which is
empty where there is nothing to see. The slots that a lay can change come first.

Nothing depends on the seats' numbers or on the way the market is turned: seats are counted from
the next player on, and the market is mirrored so that Assam faces north. The position is one in
which a turn begins, or in which a rug is drawn before the next turn.
"""

from typing import Annotated, TypeAlias

import numpy as np
import numpy.typing as npt

from marrakech.kernel.bits import flood, lowest, size
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import END_SQUARE, ROLL_COUNT, SQUARES_OF
from marrakech.kernel.moves import flat_rugs_after, rugs_left, tall_rugs_after, turned, turns_left
from marrakech.kernel.packed import DRAW, NO_COLOUR, OWNER_AREA, PAIRS, State
from marrakech.kernel.records import Bytes, FourWords, Record, Word

NONE = -1  # instead of a row: the slot is empty
NEUTRAL = 4  # the kind of a colour whose owner is out

RowNumbers: TypeAlias = npt.NDArray[np.int32]


def _classes(bounds: tuple[int, ...], count: int) -> Bytes:
    """The class of every number below the count: how many of the bounds it reaches."""
    return np.searchsorted(np.array(bounds), np.arange(count), side="right").astype(np.uint8)


# Large numbers are rare and alike, so they share a class: the sizes of areas, the turns left, and
# leads in points (shifted by FURTHEST, so that none is negative).
SIZE_CLASS = _classes((2, 3, 4, 5, 6, 7, 9, 11, 14), 50)
TURN_CLASS = _classes((1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 17, 21, 26, 32, 39), 64)
FURTHEST = 60  # a larger lead counts as this one
_LEADS = (*range(1, 13), *range(14, 25, 2), 28, 34)  # where a class begins, in either direction
_BEHIND = tuple(FURTHEST + 1 - lead for lead in reversed(_LEADS))
_AHEAD = tuple(FURTHEST + lead for lead in _LEADS)
LEAD_CLASS = _classes((*_BEHIND, *_AHEAD), 2 * FURTHEST + 1)
SIZES, TURN_CLASSES, LEADS = (
    int(classes[-1]) + 1 for classes in (SIZE_CLASS, TURN_CLASS, LEAD_CLASS)
)
MOST_DIRHAMS, MOST_RUGS, MOST_TURNS = 63, 24, 60

# The slots. Those up to CHANGING are the ones that a lay can change.
WALKS = 3 * ROLL_COUNT
FIRST_WALK = 49
FIRST_LEAD = FIRST_WALK + WALKS
CHANGING = FIRST_LEAD + 3
_ASSAM = CHANGING
_DIRHAMS = _ASSAM + 1
_RUGS = _DIRHAMS + 4
_TOPS = _RUGS + 4
_OUTS = _TOPS + 4
_TURNS = _OUTS + 4
_RULES = _TURNS + 1
# The flags that the networks have learned, of those in packed.py. The first of them follows from
# the number of colours and has no feature; nor has a flag that was added after them.
LEARNED_FLAGS = 10
SLOTS = _RULES + LEARNED_FLAGS

# The rows, in the order of the slots; these are the first of each group. A square has one for each
# kind of colour, size of area and whether the rug is whole, and one for all neutral colours.
_OF_SQUARE = 4 * SIZES * 2 + 1
_OF_WALK = 4 * SIZES
_WALK_ROWS = 49 * _OF_SQUARE
_LEAD_ROWS = _WALK_ROWS + WALKS * _OF_WALK
_ASSAM_ROWS = _LEAD_ROWS + 3 * TURN_CLASSES * LEADS
_DIRHAM_ROWS = _ASSAM_ROWS + 49
_RUG_ROWS = _DIRHAM_ROWS + 4 * (MOST_DIRHAMS + 1)
_TOP_ROWS = _RUG_ROWS + 4 * (MOST_RUGS + 1)
_OUT_ROWS = _TOP_ROWS + 4 * 3
_TURN_ROWS = _OUT_ROWS + 4
_RULE_ROWS = _TURN_ROWS + MOST_TURNS + 1
ROWS = _RULE_ROWS + LEARNED_FLAGS

# The rows in groups of which a position has at most one row each.
_GROUPS = (
    (0, 49, _OF_SQUARE),
    (_WALK_ROWS, WALKS, _OF_WALK),
    (_LEAD_ROWS, 3, TURN_CLASSES * LEADS),
    (_ASSAM_ROWS, 1, 49),
    (_DIRHAM_ROWS, 4, MOST_DIRHAMS + 1),
    (_RUG_ROWS, 4, MOST_RUGS + 1),
    (_TOP_ROWS, 4, 3),
    (_OUT_ROWS, 4, 1),
    (_TURN_ROWS, 1, MOST_TURNS + 1),
    (_RULE_ROWS, LEARNED_FLAGS, 1),
)
ONE_OF_EACH = tuple(
    range(first + number * rows, first + (number + 1) * rows)
    for first, count, rows in _GROUPS
    for number in range(count)
)


def _mirrors() -> tuple[Bytes, Bytes]:
    """For each facing, the symmetry that makes it north: where it sends squares and facings.

    Each is its own inverse, and the tracks around the edge leave no others: the market as it is,
    the reflections in both diagonals, and the half turn.
    """
    squares = np.arange(49).reshape(7, 7)
    images = (squares, squares.T, squares[::-1, ::-1], squares[::-1, ::-1].T)
    facings = ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 1, 0))
    return np.array([image.ravel() for image in images], np.uint8), np.array(facings, np.uint8)


MIRRORED, MIRRORED_FACING = _mirrors()


class View(Record):
    """A position as its next player sees it."""

    board: FourWords  # by colour: the squares that show it
    areas: FourWords  # by colour: the squares that can be part of one area with it
    whole: Word  # the squares of whole rugs
    kinds: FourWords  # by colour: its number, counted from the next player on, or NEUTRAL
    order: FourWords  # the seats, from the next player on
    turns: Word  # still to be played, by everybody
    mirror: Word  # the facing that becomes north
    square: Word  # Assam's, not mirrored
    joined: Word  # whether the two colours of a seat make one area
    dirhams: Annotated[npt.NDArray[np.int32], np.int32, (4,)]  # by seat
    out: Annotated[Bytes, np.uint8, (4,)]  # by seat
    players: Word
    pairs: Word  # whether each seat has two colours


@compiled
def _next_player(state: State) -> int:
    """Whose turn begins; the player before may still have to draw a rug."""
    if state.step != DRAW:
        return state.seat
    for step in range(1, state.players):
        seat = (state.seat + step) % state.players
        if rugs_left(state, seat):
            return seat
    return state.seat


@compiled
def _note_kinds(view: View, state: State) -> None:
    """Number the colours. Of a seat's two, the one on top of the pile comes first, or before it is
    drawn the one with more rugs left."""
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
    """Note what areas consist of, after the board was noted."""
    for colour in range(4):
        view.areas[colour] = view.board[colour]
        if view.joined:
            view.areas[colour] |= view.board[colour ^ 1]


@compiled
def note_whole(view: View, flat: int, tall: int) -> None:
    """Note the squares of whole rugs, given the first square of each."""
    view.whole = flat | flat << 1 | tall | tall << 7


@compiled
def note_lay(view: View, state: State, lay: int, colour: int) -> None:
    """Note the market of a state with one more rug on it, in place of what was noted before."""
    squares = SQUARES_OF[lay]
    for other in range(4):
        view.board[other] = state.board[other] & ~squares
    view.board[colour] |= squares
    note_areas(view)
    note_whole(view, flat_rugs_after(state, lay), tall_rugs_after(state, lay))


@compiled
def look(view: View, state: State) -> None:
    """Note everything about a position in which a turn begins, or a rug is drawn before that."""
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
    """How many players come before a seat."""
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
    """The square on which a walk ends: those to the left first, then straight on, then to the
    right, as in a mirror."""
    facing = MIRRORED_FACING[view.mirror, turned(0, number // ROLL_COUNT)]
    return END_SQUARE[view.square, facing, number % ROLL_COUNT + 1]


@compiled
def _at_most(number: int, limit: int) -> int:
    return number if number < limit else limit


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
    """The row for how far the next player is ahead of one of the others, this late in the game."""
    if number + 1 >= view.players:
        return NONE
    lead = _points(view, view.order[0]) - _points(view, view.order[number + 1])
    lead = _at_most(lead, FURTHEST)
    shifted = FURTHEST - _at_most(-lead, FURTHEST)
    part = number * TURN_CLASSES + TURN_CLASS[_at_most(view.turns, MOST_TURNS)]
    return _LEAD_ROWS + part * LEADS + LEAD_CLASS[shifted]


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
    """The row in a slot that no lay changes, or NONE."""
    if slot == _ASSAM:
        return _ASSAM_ROWS + MIRRORED[view.mirror, view.square]
    if slot == _TURNS:
        return _TURN_ROWS + _at_most(view.turns, MOST_TURNS)
    if slot >= _RULES:
        flag = slot - _RULES
        return _RULE_ROWS + flag if flag and state.rules >> flag & 1 else NONE
    number = (slot - _DIRHAMS) % 4
    if _RUGS <= slot < _TOPS:
        kind = view.kinds[number]
        rugs = _at_most(state.rugs[number], MOST_RUGS)
        return NONE if kind == NEUTRAL else _RUG_ROWS + kind * (MOST_RUGS + 1) + rugs
    if number >= view.players:
        return NONE
    seat = view.order[number]
    if slot < _RUGS:
        return (
            _DIRHAM_ROWS + number * (MOST_DIRHAMS + 1) + _at_most(state.dirhams[seat], MOST_DIRHAMS)
        )
    if slot < _OUTS:
        return _top_row(state, seat, number) if view.pairs else NONE
    return _OUT_ROWS + number if state.out[seat] else NONE


@compiled
def _write_square_rows(view: View, rows: RowNumbers) -> None:
    """Write down the rows of the squares, measuring each area only once."""
    for square in range(FIRST_WALK):
        rows[square] = NONE
    for colour in range(4):
        rest = view.board[colour]
        while rest:
            area = flood(rest & -rest, view.areas[colour])
            shown = area & rest
            rest ^= shown
            while shown:
                square = lowest(shown)
                shown &= shown - 1
                rows[square] = square_row(view, square, colour, size(area))


@compiled
def write_changing_rows(view: View, rows: RowNumbers) -> None:
    """Write down the rows in all slots that a lay can change."""
    _write_square_rows(view, rows)
    for number in range(WALKS):
        end = walk_end(view, number)
        # The square's row has the same kind and size in it, in the same order.
        seen = rows[end] - MIRRORED[view.mirror, end] * _OF_SQUARE
        known = rows[end] != NONE and seen < _OF_SQUARE - 1
        rows[FIRST_WALK + number] = _WALK_ROWS + number * _OF_WALK + seen // 2 if known else NONE
    for slot in range(FIRST_LEAD, CHANGING):
        rows[slot] = lead_row(view, slot - FIRST_LEAD)


@compiled
def write_rows(view: View, state: State, rows: RowNumbers) -> None:
    """Note a position, and write down the row in every slot."""
    look(view, state)
    write_changing_rows(view, rows)
    for slot in range(CHANGING, SLOTS):
        rows[slot] = fixed_row(view, state, slot)
