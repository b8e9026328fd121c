"""What never changes, as tables: the die, where every walk ends, every lay beside every square."""

import numpy as np
import numpy.typing as npt

from marrakech.kernel.records import Bytes, Numbers, Words
from marrakech.rules.actions import DRAWS, FACES, LAYS, LEAVERS, RETURN, SLIPPERS, Action
from marrakech.rules.laying import beside
from marrakech.rules.market import FACINGS, NEIGHBOURS, WALK
from marrakech.rules.rolling import DIE, ROLL_CHANCES

# An action is a number from 0 to 100: faces, rolls, lays, the return to the box, draws, leaving.
CODES: tuple[Action, ...] = (*FACES, *SLIPPERS, *LAYS, RETURN, *DRAWS, *LEAVERS)
CODE_OF: dict[Action, int] = {action: code for code, action in enumerate(CODES)}
FIRST_ROLL, FIRST_LAY, BACK_TO_BOX, FIRST_DRAW, FIRST_LEAVE = (
    CODE_OF[action] for action in ("1", "a1b1", RETURN, "*r", "x1")
)

# The die: the slippers on each of its sides, and the chance of each roll.
SLIPPERS_ON: Bytes = np.array([SLIPPERS[side] for side in DIE], np.uint8)
SIDES = len(DIE)
ROLL_COUNT = len(ROLL_CHANCES)
CHANCE_OF_ROLL: Numbers = np.array([float(chance) for _, chance in ROLL_CHANCES])

# Where a walk ends, by square, facing and slippers.
END_SQUARE: Bytes = np.array(
    [[[end for end, _ in WALK[face][start]] for face in FACINGS] for start in range(49)], np.uint8
)
END_FACING: Bytes = np.array(
    [
        [[FACINGS.index(facing) for _, facing in WALK[face][start]] for face in FACINGS]
        for start in range(49)
    ],
    np.uint8,
)

_LAYS = list(LAYS)
_BESIDE = [[_LAYS.index(action) for action in beside(square)] for square in range(49)]
MOST_LAYS = max(len(lays) for lays in _BESIDE)
MOST_ACTIONS = max(MOST_LAYS, ROLL_COUNT)  # that can be legal at once

# Of each lay: its two squares; the first of them, if it lies east–west or north–south.
SQUARES_OF: Words = np.array(
    [(1 << lay.first) | (1 << lay.second) for lay in LAYS.values()], np.int64
)
FLAT_OF: Words = np.array([(lay.ahead == ">") << lay.first for lay in LAYS.values()], np.int64)
TALL_OF: Words = np.array([(lay.ahead == "^") << lay.first for lay in LAYS.values()], np.int64)
# Of each square: how many lays there are beside it, which they are, and all their first squares.
LAYS_BESIDE: Bytes = np.array([len(lays) for lays in _BESIDE], np.uint8)
LAY_BESIDE: Bytes = np.array([lays + [0] * (MOST_LAYS - len(lays)) for lays in _BESIDE], np.uint8)
EVERY_LAY: Words = np.array([(1 << len(lays)) - 1 for lays in _BESIDE], np.int64)  # as bits
# …and their codes; after the lays, the return to the box.
CODE_BESIDE: Bytes = np.full((49, MOST_LAYS + 1), BACK_TO_BOX, np.uint8)
CODE_BESIDE[:, :MOST_LAYS] = FIRST_LAY + LAY_BESIDE
FLATS_BESIDE: Words = np.array(
    [np.bitwise_or.reduce([FLAT_OF[lay] for lay in lays]) for lays in _BESIDE], np.int64
)
TALLS_BESIDE: Words = np.array(
    [np.bitwise_or.reduce([TALL_OF[lay] for lay in lays]) for lays in _BESIDE], np.int64
)


def _all_but() -> npt.NDArray[np.int16]:
    masks = np.full((49, 2, 49), (1 << MOST_LAYS) - 1, np.int16)
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


LANE = 16  # bits: four small numbers, one for each facing, share a word and are added at once


def _ways_to() -> Words:
    ways = np.zeros((49, 49), np.int64)
    for square in range(49):
        for facing in range(4):
            for slippers in SLIPPERS_ON:
                ways[square, END_SQUARE[square, facing, slippers]] += 1 << LANE * facing
    return ways


# WAYS_TO[square][end]: how many sides of the die lead there, in a lane for each facing.
WAYS_TO = _ways_to()
# REACHED[square]: everywhere that one walk can lead.
REACHED: Words = np.array(
    [sum(1 << int(end) for end in np.flatnonzero(ways)) for ways in WAYS_TO], np.int64
)
