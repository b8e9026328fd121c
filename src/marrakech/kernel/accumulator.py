"""The sums of a network's first layer, kept up to date from lay to lay, and the layers after them.

Most features of a position stay as they are when a rug is laid, so only the others are taken off
the sums or added to them. They are integers, so the result is exactly the same as if everything
were added up again.
"""

import math
from typing import Annotated

import numpy as np
import numpy.typing as npt

from marrakech.kernel.bits import flood, lowest, size
from marrakech.kernel.features import (
    FIRST_LEAD,
    FIRST_WALK,
    NONE,
    SLOTS,
    WALKS,
    RowNumbers,
    View,
    lead_row,
    note_areas,
    note_lay,
    square_row,
    walk_end,
    walk_row,
    write_rows,
)
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import LAY_BESIDE, MOST_LAYS, SQUARES_OF
from marrakech.kernel.network import HIDDEN, SECOND, SHIFT, Network, Small, first_layer
from marrakech.kernel.packed import NO_COLOUR, State
from marrakech.kernel.records import Bytes, Floats, FourNumbers, Numbers, Record, Word, layout

_PAIRS = 3  # how many rows are taken off, and as many added, in one pass over the sums
_IN_PASSES = -(-SLOTS // (2 * _PAIRS)) * 2 * _PAIRS  # the slots, filled up to whole passes


class Accumulator(Record):
    """The sums of one position, and what is needed to follow a lay from it."""

    seen: Annotated[View, layout(View)]
    before: Annotated[Small, np.int16, (HIDDEN,)]  # the sums before any lay
    sums: Annotated[Small, np.int16, (HIDDEN,)]  # and after one
    active: Annotated[Small, np.int16, (HIDDEN,)]  # what of the sums goes on to the second layer
    totals: Annotated[npt.NDArray[np.int32], np.int32, (SECOND,)]  # of the second layer
    outputs: Annotated[Floats, np.float32, (SECOND,)]  # and what goes on from there
    logits: Annotated[Floats, np.float32, (4,)]  # of each seat's chance, from the next player on
    rows: Annotated[RowNumbers, np.int32, (_IN_PASSES,)]  # by slot, before any lay
    # The rows that a lay takes off the sums, the rows that it adds, and how many of either.
    removed: Annotated[RowNumbers, np.int32, (SLOTS,)]
    added: Annotated[RowNumbers, np.int32, (SLOTS,)]
    changes: Word
    ends: Annotated[Bytes, np.uint8, (WALKS,)]  # where each walk ends
    # By square, where a lay changed something: the colour, and the squares of its area.
    colours: Annotated[Bytes, np.uint8, (49,)]
    sizes: Annotated[Bytes, np.uint8, (49,)]
    chances: FourNumbers  # counted from the next player


@compiled
def _note_change(own: Accumulator, before: int, now: int) -> None:
    """Note that one row is taken off the sums and another added; either may be missing."""
    if before != now:
        own.removed[own.changes] = before
        own.added[own.changes] = now
        own.changes += 1


@compiled
def _change_sums(table: Small, own: Accumulator) -> None:
    """Make all changes that were noted, several in one pass over the sums."""
    while own.changes % _PAIRS:
        own.removed[own.changes] = own.added[own.changes] = NONE
        own.changes += 1
    sums = own.sums
    for column in range(HIDDEN):  # to copy it as a whole, Numba might ask for memory
        sums[column] = own.before[column]
    for first in range(0, own.changes, _PAIRS):
        old_1, new_1 = table[own.removed[first]], table[own.added[first]]
        old_2, new_2 = table[own.removed[first + 1]], table[own.added[first + 1]]
        old_3, new_3 = table[own.removed[first + 2]], table[own.added[first + 2]]
        for column in range(HIDDEN):
            first_two = new_1[column] - old_1[column] + new_2[column] - old_2[column]
            sums[column] += first_two + new_3[column] - old_3[column]


@compiled
def _add_up(table: Small, own: Accumulator) -> None:
    """Add up the rows of a position, several in one pass."""
    sums, rows = own.before, own.rows
    sums[:] = 0
    for first in range(0, SLOTS, 2 * _PAIRS):
        row_1, row_2, row_3 = table[rows[first]], table[rows[first + 1]], table[rows[first + 2]]
        row_4, row_5, row_6 = table[rows[first + 3]], table[rows[first + 4]], table[rows[first + 5]]
        for column in range(HIDDEN):
            first_three = row_1[column] + row_2[column] + row_3[column]
            sums[column] += first_three + row_4[column] + row_5[column] + row_6[column]


@compiled
def _note_areas_of(own: Accumulator, within: int) -> None:
    """Note the colour and the area's size of every square among some, with the boards in view."""
    view = own.seen
    for colour in range(4):
        rest = within & view.board[colour]
        while rest:
            area = flood(rest & -rest, view.areas[colour])
            part = area & rest
            rest ^= part
            squares = size(area)
            while part:
                square = lowest(part)
                part &= part - 1
                own.colours[square] = colour
                own.sizes[square] = squares


@compiled
def accumulate(network: Network, own: Accumulator, state: State) -> None:
    """Add up the sums of a position in which a turn begins, or a rug is drawn before that."""
    write_rows(own.seen, state, own.rows)
    for slot in range(SLOTS, len(own.rows)):
        own.rows[slot] = NONE
    for number in range(WALKS):
        own.ends[number] = walk_end(own.seen, number)
    _add_up(first_layer(network), own)


@compiled
def follow_lay(network: Network, own: Accumulator, state: State, lay: int, colour: int) -> None:
    """Change the sums by what a lay changes: its squares, and the areas that it joins, cuts or
    covers. The state is the one that was accumulated."""
    view, rows = own.seen, own.rows
    squares = SQUARES_OF[lay]
    touched = squares
    for other in range(4):
        covered = view.areas[other] & squares  # still as before the lay
        if covered:
            touched |= flood(covered, view.areas[other])
    note_lay(view, state, lay, colour)
    touched |= flood(squares, view.areas[colour])
    _note_areas_of(own, touched)
    own.changes = 0
    left = touched
    while left:
        square = lowest(left)
        left &= left - 1
        row = square_row(view, square, own.colours[square], own.sizes[square])
        _note_change(own, rows[square], row)
    for number in range(WALKS):
        end = own.ends[number]
        if touched >> end & 1:
            row = walk_row(view, number, own.colours[end], own.sizes[end])
            _note_change(own, rows[FIRST_WALK + number], row)
    for number in range(view.players - 1):
        _note_change(own, rows[FIRST_LEAD + number], lead_row(view, number))
    _change_sums(first_layer(network), own)


@compiled
def take_back_lay(own: Accumulator, state: State) -> None:
    """See the market as it was before the lay."""
    for colour in range(4):
        own.seen.board[colour] = state.board[colour]
    note_areas(own.seen)


@compiled
def _multiply(active: Small, weights: Small, totals: npt.NDArray[np.int32]) -> None:
    """Multiply what goes on by the weights of every unit: the one loop that the processor has to do
    in big steps. (It does not where several units share a pass.)"""
    for unit in range(SECOND):
        own = weights[unit]
        total = np.int32(0)
        for column in range(HIDDEN):
            total += np.int32(active[column]) * np.int32(own[column])
        totals[unit] = total


@compiled
def chances_of(network: Network, own: Accumulator, sums: Small) -> None:
    """Each seat's chance to win by the sums, counted from the next player."""
    players = own.seen.players
    active, outputs, logits, chances = own.active, own.outputs, own.logits, own.chances
    for column in range(HIDDEN):
        active[column] = max(sums[column], np.int16(0)) >> SHIFT
    _multiply(active, network.second, own.totals)
    for unit in range(SECOND):
        output = np.float32(own.totals[unit]) * network.scale[unit] + network.second_bias[unit]
        outputs[unit] = max(output, np.float32(0.0))
    for seat in range(4):
        logits[seat] = network.third_bias[seat]
    for unit in range(SECOND):
        for seat in range(4):
            logits[seat] += outputs[unit] * network.third[unit, seat]
    most = logits[0]
    for seat in range(1, players):
        most = max(most, logits[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = math.exp(logits[seat] - most)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


@compiled
def value_position(network: Network, own: Accumulator, state: State, values: Numbers) -> None:
    """Each seat's chance to win where a turn begins."""
    accumulate(network, own, state)
    chances_of(network, own, own.before)
    for number in range(state.players):
        values[own.seen.order[number]] = own.chances[number]


@compiled
def value_lay(network: Network, own: Accumulator, state: State, choice: int, colour: int) -> None:
    """The chances after one of the lays beside Assam, or after none, counted from the next player.
    The state is the one that was accumulated: that rug has left the pile already."""
    if choice < MOST_LAYS and colour != NO_COLOUR:
        follow_lay(network, own, state, LAY_BESIDE[state.square, choice], colour)
        chances_of(network, own, own.sums)
        take_back_lay(own, state)
    else:
        chances_of(network, own, own.before)
