"""One action after the other, whatever its step: what is legal, and what it does."""

import numpy as np

from marrakech.kernel.bits import lowest
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import BACK_TO_BOX, LAY_BESIDE, MOST_ACTIONS, Words
from marrakech.kernel.lookup import DRAW as DRAW_CODE
from marrakech.kernel.lookup import LAY as LAY_CODE
from marrakech.kernel.lookup import LEAVE as LEAVE_CODE
from marrakech.kernel.lookup import ROLL as ROLL_CODE
from marrakech.kernel.moves import draw, face, go_out, lay_rug, legal_lays, walk
from marrakech.kernel.packed import (
    ASSAM,
    DRAW,
    LAY,
    MAY_STEER,
    ROLL,
    RUGS,
    RULES,
    SEAT,
    STEER,
    STEP,
    TURN,
)


@compiled
def legal_codes(state: Words, codes: Words) -> int:
    """Write down every legal action in the order of the rules, and say how many there are."""
    rules, step = state[RULES], state[STEP]
    count = 0
    if step in (TURN, STEER):
        for turn in (3, 0, 1):
            if turn or step == TURN or rules & MAY_STEER:
                codes[count] = state[ASSAM] + turn & 3
                count += 1
    elif step == ROLL:
        for slippers in range(4):
            codes[slippers] = ROLL_CODE + slippers
        count = 4
    elif step == LAY:
        legal = legal_lays(state, rules)
        while legal:
            codes[count] = LAY_CODE + LAY_BESIDE[state[ASSAM] >> 2, lowest(legal)]
            legal &= legal - 1
            count += 1
        if not count:
            codes[0] = BACK_TO_BOX
            count = 1
    elif step == DRAW:
        for colour in (2 * state[SEAT], 2 * state[SEAT] + 1):
            if state[RUGS + colour]:
                codes[count] = DRAW_CODE + colour
                count += 1
    return count


@compiled
def apply_code(state: Words, code: int) -> None:
    """Do a legal action, or let a seat leave that is still in."""
    rules = state[RULES]
    if code < ROLL_CODE:
        face(state, rules, code)
    elif code < LAY_CODE:
        walk(state, rules, code - ROLL_CODE + 1)
    elif code < BACK_TO_BOX:
        lay_rug(state, rules, code - LAY_CODE)
    elif code == BACK_TO_BOX:
        lay_rug(state, rules, -1)
    elif code < LEAVE_CODE:
        draw(state, rules, code - DRAW_CODE)
    else:
        go_out(state, rules, code - LEAVE_CODE)


@compiled
def perft_of(root: Words, depth: int) -> int:
    """The number of sequences of that many actions, one or more."""
    # Not by recursion: code that calls itself does not come back whole from the disk.
    states = np.zeros((depth, root.size), np.int64)
    codes = np.zeros((depth, MOST_ACTIONS), np.int64)
    left = np.zeros(depth, np.int64)
    states[0] = root
    left[0] = legal_codes(root, codes[0])
    if depth == 1:
        return left[0]
    total = level = 0
    while level >= 0:
        if not left[level]:
            level -= 1
            continue
        left[level] -= 1
        after = states[level + 1]
        after[:] = states[level]
        apply_code(after, codes[level, left[level]])
        count = legal_codes(after, codes[level + 1])
        if level + 2 == depth:
            total += count
        else:
            level += 1
            left[level] = count
    return total
