"""What never changes, as tables: where every walk ends, and every lay beside every square."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from marrakech.rules.actions import DRAWS, FACES, LAYS, LEAVERS, RETURN, SLIPPERS, Action
from marrakech.rules.laying import beside
from marrakech.rules.market import FACINGS, NEIGHBOURS, WALK

Words: TypeAlias = npt.NDArray[np.int64]
Bytes: TypeAlias = npt.NDArray[np.uint8]  # small tables leave room for the rest in the cache

# An action is a number from 0 to 100: faces, rolls, lays, the way back to the box, draws, leaving.
CODES: tuple[Action, ...] = (*FACES, *SLIPPERS, *LAYS, RETURN, *DRAWS, *LEAVERS)
CODE_OF: dict[Action, int] = {action: code for code, action in enumerate(CODES)}
FACE, ROLL, LAY, BACK_TO_BOX, DRAW, LEAVE = (
    CODE_OF[action] for action in ("N", "1", "a1b1", "-", "*r", "x1")
)
MOST_ACTIONS = 12  # that can be legal at once

_LAYS = list(LAYS)
_BESIDE = [[_LAYS.index(action) for action in beside(square)] for square in range(49)]

# A spot is 4 × square + facing. ENDS[spot][slippers]: the spot where that walk ends.
ENDS: Bytes = np.array(
    [
        [4 * square + FACINGS.index(facing) for square, facing in WALK[face][start]]
        for start in range(49)
        for face in FACINGS
    ],
    np.uint8,
)
# Of each lay: its two squares; the first of them, if it lies east–west or north–south.
SQUARES_OF: Words = np.array(
    [(1 << lay.first) | (1 << lay.second) for lay in LAYS.values()], np.int64
)
FLAT_OF: Words = np.array([(lay.ahead == ">") << lay.first for lay in LAYS.values()], np.int64)
TALL_OF: Words = np.array([(lay.ahead == "^") << lay.first for lay in LAYS.values()], np.int64)
# Of each square: how many lays there are beside it, which they are, and all their first squares.
LAYS_BESIDE: Bytes = np.array([len(lays) for lays in _BESIDE], np.uint8)
LAY_BESIDE: Bytes = np.array([lays + [0] * (12 - len(lays)) for lays in _BESIDE], np.uint8)
FLATS_BESIDE: Words = np.array(
    [np.bitwise_or.reduce([FLAT_OF[lay] for lay in lays]) for lays in _BESIDE], np.int64
)
TALLS_BESIDE: Words = np.array(
    [np.bitwise_or.reduce([TALL_OF[lay] for lay in lays]) for lays in _BESIDE], np.int64
)


def _all_but() -> npt.NDArray[np.int16]:
    masks = np.full((49, 2, 49), (1 << 12) - 1, np.int16)
    for square, lays in enumerate(_BESIDE):
        for number, lay in enumerate(lays):
            for tall, firsts in enumerate((FLAT_OF, TALL_OF)):
                for first in range(49):
                    if firsts[lay] == 1 << first:
                        masks[square, tall, first] ^= 1 << number
    return masks


# ALL_BUT[square][0 for flat, 1 for tall][first]: the lays beside the square as bits, without the
# one that lies that way with that first square.
ALL_BUT = _all_but()
# CROSS[square]: the square and those beside it.
CROSS: Words = np.array(
    [sum(1 << near for near in (square, *NEIGHBOURS[square])) for square in range(49)], np.int64
)


def _ways_to() -> Words:
    ways = np.zeros((49, 49), np.int64)
    for spot in range(196):
        for slippers, faces in ((1, 1), (2, 2), (3, 2), (4, 1)):
            ways[spot >> 2, ENDS[spot, slippers] >> 2] += faces << 16 * (spot & 3)
    return ways


# WAYS_TO[square][end]: how many faces of the die lead there, for each facing sixteen bits.
WAYS_TO = _ways_to()
# REACHED[square]: everywhere that one walk can lead.
REACHED: Words = np.array(
    [sum(1 << int(end) for end in np.flatnonzero(ways)) for ways in WAYS_TO], np.int64
)
