"""One action after the other, whatever its step: what is legal, and what it does.

What can be done at a step is a set of choices, as bits: turns from left to right, rolls, lays
beside Assam (and a last one for no lay), the two colours of a pile. A code is an action by its
number among all 101.
"""

import numpy as np

from marrakech.kernel.bits import lowest
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import (
    BACK_TO_BOX,
    CODE_BESIDE,
    FIRST_DRAW,
    FIRST_LAY,
    FIRST_LEAVE,
    FIRST_ROLL,
    MOST_ACTIONS,
    MOST_LAYS,
    ROLL_COUNT,
)
from marrakech.kernel.moves import draw, face, go_out, lay_rug, legal_lays, take_top, turned, walk
from marrakech.kernel.packed import DRAW, LAY, MAY_STEER, OVER, ROLL, STEER, State
from marrakech.kernel.records import Array, Words

NO_LAY = 1 << MOST_LAYS
LEFT_OR_RIGHT, ANY_TURN = 0b101, 0b111
ANY_ROLL = (1 << ROLL_COUNT) - 1


@compiled
def legal_choices(state: State) -> int:
    """Every choice that is legal at this step, as bits."""
    step = state.step
    if step == LAY:
        return legal_lays(state) or NO_LAY
    if step == ROLL:
        return ANY_ROLL
    if step == DRAW:
        first = 2 * state.seat
        return (state.rugs[first] > 0) | (state.rugs[first + 1] > 0) << 1
    if step == OVER:
        return 0
    return LEFT_OR_RIGHT if step == STEER and not state.rules & MAY_STEER else ANY_TURN


@compiled
def code_of(state: State, choice: int) -> int:
    """The action that a choice is, as a code."""
    step = state.step
    if step == LAY:
        return CODE_BESIDE[state.square, choice]
    if step == ROLL:
        return FIRST_ROLL + choice
    if step == DRAW:
        return FIRST_DRAW + 2 * state.seat + choice
    return turned(state.facing, choice)


@compiled
def legal_codes(state: State, codes: Words) -> int:
    """Write down every legal action in the order of the rules, and return how many there are."""
    choices = legal_choices(state)
    count = 0
    while choices:
        codes[count] = code_of(state, lowest(choices))
        choices &= choices - 1
        count += 1
    return count


@compiled
def apply_code(state: State, code: int) -> None:
    """Do a legal action, or let a seat leave that is still in."""
    if code < FIRST_ROLL:
        face(state, code)
    elif code < FIRST_LAY:
        walk(state, code - FIRST_ROLL + 1)
    elif code < BACK_TO_BOX:
        lay_rug(state, code - FIRST_LAY)
    elif code == BACK_TO_BOX:
        take_top(state)
    elif code < FIRST_LEAVE:
        draw(state, code - FIRST_DRAW)
    else:
        go_out(state, code - FIRST_LEAVE)


@compiled
def perft_of(states: Array[State], depth: int) -> int:
    """The number of sequences of that many actions, one or more, from the first of the states.

    The others, one for each further action, are overwritten.
    """
    # Not by recursion: code that calls itself does not come back whole from the disk.
    codes = np.zeros((depth, MOST_ACTIONS), np.int64)
    left = np.zeros(depth, np.int64)
    left[0] = legal_codes(states[0], codes[0])
    if depth == 1:
        return left[0]
    total = level = 0
    while level >= 0:
        if not left[level]:
            level -= 1
            continue
        left[level] -= 1
        states[level + 1] = states[level]
        after = states[level + 1]
        apply_code(after, codes[level, left[level]])
        count = legal_codes(after, codes[level + 1])
        if level + 2 == depth:
            total += count
        else:
            level += 1
            left[level] = count
    return total
