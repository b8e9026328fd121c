"""A network that learned from its own games what a position is worth, in small integers.

Its first layer is a table of rows that are added up, one for each feature of a position. From lay to lay most features
stay, so only the others are taken off and added. Everything is exact: the same sums as if they were added up anew.
"""

import math
from functools import cache
from pathlib import Path
from typing import Annotated, Any, cast

import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from marrakech.kernel.bits import flood, lowest, size
from marrakech.kernel.features import (
    CHANGING,
    FIRST_LEAD,
    FIRST_WALK,
    NONE,
    ROWS,
    SLOTS,
    Rows,
    View,
    fixed_row,
    lead_row,
    look,
    note_areas,
    note_whole,
    square_row,
    walk_end,
    walk_row,
)
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import FLAT_OF, LAY_BESIDE, MOST_LAYS, SQUARES_OF, TALL_OF
from marrakech.kernel.packed import NO_COLOUR, STEER_AFTER, State
from marrakech.kernel.records import Bytes, FourNumbers, FourWords, Numbers, Record, Word, layout

HIDDEN, SECOND = 256, 32  # sums of the first layer, units of the second
FIRST_MOST = 511  # the largest weight of the first layer; no sums of it leave 16 bits
SECOND_MOST = 1000  # and of the second: so small that no sum of products leaves 32 bits
SHIFT = 2  # how many bits of the sums the second layer leaves out
_WALKS = FIRST_LEAD - FIRST_WALK

Small = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]


class Network(Record):
    """The weights after the first layer, and where the first layer is."""

    table: Word  # the address of ROWS × HIDDEN numbers of 16 bits; 0 if there is no network
    second: Annotated[Small, np.int16, (SECOND, HIDDEN)]
    scale: Annotated[Floats, np.float32, (SECOND,)]
    second_bias: Annotated[Floats, np.float32, (SECOND,)]
    third: Annotated[Floats, np.float32, (SECOND, 4)]
    third_bias: Annotated[Floats, np.float32, (4,)]


class Accumulator(Record):
    """The sums of one position, and what is needed to follow a lay from it."""

    seen: Annotated[View, layout(View)]
    base: Annotated[Small, np.int16, (HIDDEN,)]  # the sums before any lay
    sums: Annotated[Small, np.int16, (HIDDEN,)]  # and after one
    active: Annotated[Small, np.int16, (HIDDEN,)]  # what of the sums goes on to the second layer
    totals: Annotated[npt.NDArray[np.int32], np.int32, (SECOND,)]  # of the second layer
    rows: Annotated[Rows, np.int32, (SLOTS,)]  # by slot, before any lay
    ends: Annotated[Bytes, np.uint8, (_WALKS,)]  # where each walk ends
    board: FourWords  # by colour, before any lay
    flat_rugs: Word
    tall_rugs: Word
    # By square, where a lay changed something: the colour, and the squares of its area.
    colours: Annotated[Bytes, np.uint8, (49,)]
    sizes: Annotated[Bytes, np.uint8, (49,)]
    chances: FourNumbers  # counted from the next player


def folder() -> Path:
    """Where the networks are."""
    return Path(__file__).parent / "networks"


def name_of(players: int) -> str:
    """The file of the network for that many players."""
    return f"players-{players}.npz"


@cache
def _loaded(players: int) -> "tuple[Network, Small]":
    """A network and its first layer, which must be kept as long as the network is used."""
    from marrakech.kernel.records import blank

    network = blank(Network)
    with np.load(folder() / name_of(players)) as arrays:
        table = np.ascontiguousarray(arrays["first"].astype(np.int16))
        if table.shape != (ROWS, HIDDEN):
            raise ValueError(f"the network for {players} players has {table.shape} weights")
        for name in ("second", "scale", "second_bias", "third", "third_bias"):
            cast("Any", network)[name] = arrays[name]
    network.table = table.ctypes.data
    return network, table


def network_for(state: State) -> Network | None:
    """The network that values such a position; none learned the variant in which Assam is turned after a lay."""
    if state.rules & STEER_AFTER:
        return None
    return _loaded(int(state.players))[0]


@intrinsic
def _pointer(typing: Any, address: Any) -> Any:
    """The address of 16-bit numbers as a pointer to them."""

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, arguments: Any) -> ir.Value:
        return builder.inttoptr(arguments[0], ir.IntType(16).as_pointer())

    return types.CPointer(types.int16)(types.int64), generate


@inlined
def first_layer(network: Network) -> Small:
    """The first layer."""
    return numba.carray(_pointer(network.table), (ROWS, HIDDEN))


@compiled
def _exchange(table: Small, sums: Small, before: int, now: int) -> None:
    """Take one row off the sums and add another; either may be missing."""
    if before == now:
        return
    if before == NONE:
        new = table[now]
        for column in range(HIDDEN):
            sums[column] += new[column]
    elif now == NONE:
        old = table[before]
        for column in range(HIDDEN):
            sums[column] -= old[column]
    else:
        new, old = table[now], table[before]
        for column in range(HIDDEN):
            sums[column] += new[column] - old[column]


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
    """Add up the sums of a position in which a turn begins, or a rug is about to be drawn before that."""
    table = first_layer(network)
    view, rows, sums = own.seen, own.rows, own.base
    look(view, state)
    own.flat_rugs, own.tall_rugs = state.flat_rugs, state.tall_rugs
    shown = 0
    for colour in range(4):
        own.board[colour] = view.board[colour]
        shown |= view.board[colour]
    _note_areas_of(own, shown)
    for square in range(49):
        rows[square] = NONE
        if shown >> square & 1:
            rows[square] = square_row(view, square, own.colours[square], own.sizes[square])
    for number in range(_WALKS):
        end = walk_end(view, number)
        own.ends[number] = end
        rows[FIRST_WALK + number] = NONE
        if shown >> end & 1:
            rows[FIRST_WALK + number] = walk_row(view, number, own.colours[end], own.sizes[end])
    for number in range(CHANGING - FIRST_LEAD):
        rows[FIRST_LEAD + number] = lead_row(view, number)
    for slot in range(CHANGING, SLOTS):
        rows[slot] = fixed_row(view, state, slot)
    sums[:] = 0
    for slot in range(SLOTS):
        _exchange(table, sums, NONE, rows[slot])


@compiled
def follow_lay(network: Network, own: Accumulator, lay: int, colour: int) -> None:
    """Change the sums by what a lay changes: its squares, the areas that it joins, cuts or covers."""
    table = first_layer(network)
    view, rows, sums = own.seen, own.rows, own.sums
    squares = SQUARES_OF[lay]
    touched = squares
    for other in range(4):
        covered = view.areas[other] & squares  # still as before the lay
        if covered:
            touched |= flood(covered, view.areas[other])
    for other in range(4):
        view.board[other] &= ~squares
    view.board[colour] |= squares
    note_areas(view)
    note_whole(
        view,
        own.flat_rugs & ~(squares | squares >> 1) | FLAT_OF[lay],
        own.tall_rugs & ~(squares | squares >> 7) | TALL_OF[lay],
    )
    touched |= flood(squares, view.areas[colour])
    _note_areas_of(own, touched)
    sums[:] = own.base
    left = touched
    while left:
        square = lowest(left)
        left &= left - 1
        row = square_row(view, square, own.colours[square], own.sizes[square])
        _exchange(table, sums, rows[square], row)
    for number in range(_WALKS):
        end = own.ends[number]
        if touched >> end & 1:
            row = walk_row(view, number, own.colours[end], own.sizes[end])
            _exchange(table, sums, rows[FIRST_WALK + number], row)
    for number in range(view.players - 1):
        _exchange(table, sums, rows[FIRST_LEAD + number], lead_row(view, number))


@compiled
def take_back_lay(own: Accumulator) -> None:
    """See the position as it was before the lay."""
    for colour in range(4):
        own.seen.board[colour] = own.board[colour]
    note_areas(own.seen)


@compiled
def _multiply(active: Small, weights: Small, totals: npt.NDArray[np.int32]) -> None:
    """Multiply what goes on by the weights of every unit: the one loop that the processor has to do in big steps."""
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
    chances = own.chances
    active = own.active
    for column in range(HIDDEN):
        active[column] = max(sums[column], np.int16(0)) >> SHIFT
    for seat in range(players):
        chances[seat] = network.third_bias[seat]
    _multiply(active, network.second, own.totals)
    for unit in range(SECOND):
        output = own.totals[unit] * network.scale[unit] + network.second_bias[unit]
        if output > 0:
            for seat in range(players):
                chances[seat] += output * network.third[unit, seat]
    most = chances[0]
    for seat in range(1, players):
        most = max(most, chances[seat])
    total_power = 0.0
    for seat in range(players):
        chances[seat] = math.exp(chances[seat] - most)
        total_power += chances[seat]
    for seat in range(players):
        chances[seat] /= total_power


@compiled
def value_position(network: Network, own: Accumulator, state: State, values: Numbers) -> None:
    """Each seat's chance to win where a turn begins."""
    accumulate(network, own, state)
    chances_of(network, own, own.base)
    for number in range(state.players):
        values[own.seen.order[number]] = own.chances[number]


@compiled
def value_lay(network: Network, own: Accumulator, square: int, choice: int, colour: int) -> None:
    """The chances after one of the lays beside Assam's square, or after none, counted from the next player."""
    if choice < MOST_LAYS and colour != NO_COLOUR:
        follow_lay(network, own, LAY_BESIDE[square, choice], colour)
        chances_of(network, own, own.sums)
        take_back_lay(own)
    else:
        chances_of(network, own, own.base)
