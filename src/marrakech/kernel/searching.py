"""Looking ahead: every turn, every roll and every lay for as many turns as asked.

Each player takes what is best for themselves (max^n); chance is weighed exactly.
"""

import numpy as np

from marrakech.kernel.bits import lowest, size
from marrakech.kernel.compiling import compiled
from marrakech.kernel.judging import MEMO, Numbers, judge
from marrakech.kernel.moves import draw, face, lay_rug, legal_lays, walk
from marrakech.kernel.playing import apply_code, legal_codes
from marrakech.kernel.scoring import rank_of
from marrakech.kernel.state import (
    ASSAM,
    DRAW,
    LAY,
    MAY_STEER,
    OVER,
    PLAYERS,
    ROLL,
    RUGS,
    RULES,
    SEAT,
    STEER,
    STEER_AFTER,
    STEP,
    TURN,
    WORDS,
)
from marrakech.kernel.tables import LAY_BESIDE, Words

LEVELS = 32
NO_LAY = 1 << 12  # the bit for the way back to the box


@compiled
def share(state: Words, rules: int, values: Numbers) -> None:
    """Each seat's part of the victory in a game that is over."""
    winners = 0
    for seat in range(rules & PLAYERS):
        winners |= (rank_of(state, seat) == 1) << seat
    for seat in range(rules & PLAYERS):
        values[seat] = (winners >> seat & 1) / size(winners)


@compiled
def choices(state: Words, rules: int, depth: int) -> int:
    """What can be done now, as bits: turns from left to right, rolls, lays beside Assam, draws."""
    step = state[STEP]
    if step == TURN:
        return 0b111
    if step == ROLL:
        return 0b1111
    if step == LAY:
        return legal_lays(state, rules) or NO_LAY
    if step == STEER:
        return 0b111 if rules & MAY_STEER else 0b101
    first = state[RUGS + 2 * (state[SEAT] & 1)]
    second = state[RUGS + 2 * (state[SEAT] & 1) + 1]
    if depth < 2:  # the pile is not laid from before the end: let the likelier rug show
        return 1 if first >= second else 2
    return (first > 0) | (second > 0) << 1


@compiled
def take(state: Words, rules: int, choice: int) -> None:
    """Do what one of these bits says."""
    step = state[STEP]
    if step == LAY:
        square = (state[ASSAM] & 255) >> 2
        lay_rug(state, rules, LAY_BESIDE[square, choice] if choice < 12 else -1)
    elif step == ROLL:
        walk(state, rules, choice + 1)
    elif step == DRAW:
        draw(state, rules, 2 * state[SEAT] + choice)
    else:
        face(state, rules, (state[ASSAM] + 3 + choice) & 3)


@compiled
def likelihood(state: Words, choice: int, depth: int) -> float:
    """How likely chance makes a choice."""
    if state[STEP] == ROLL:
        return (1.0 if choice == 0 or choice == 3 else 2.0) / 6.0
    if depth < 2:
        return 1.0
    first = 2 * (state[SEAT] & 1)
    return state[RUGS + first + choice] / (state[RUGS + first] + state[RUGS + first + 1])


@compiled
def look(
    stack: Words, depth: int, weights: Numbers, memo: Words, values: Numbers, frames: Words,
    nodes: Words,
) -> None:
    """Find what each seat can expect in the first state if that many turns more are played well.

    Not by recursion: code that calls itself does not come back whole from the disk.
    """
    rules = stack[0, RULES]
    players = rules & PLAYERS
    starts = ROLL if rules & STEER_AFTER else TURN
    dues = values[-1]
    level = 0
    entering = True
    while True:
        state, mine, frame = stack[level], values[level], frames[level]
        step = state[STEP]
        if entering:
            nodes[0] += 1
            if step == starts:
                depth -= 1
            frame[1] = depth
            frame[0] = 0
            if step == OVER:
                share(state, rules, mine)
            elif depth < 0:
                judge(state, rules, weights, memo, dues, mine)
            else:
                frame[0] = choices(state, rules, depth)
                for seat in range(players):
                    mine[seat] = 0.0
                if step != ROLL and step != DRAW:
                    mine[state[SEAT] & 3] = -1.0
        if frame[0]:
            choice = lowest(frame[0])
            frame[0] &= frame[0] - 1
            frame[2] = choice
            depth = frame[1]
            level += 1
            stack[level, :] = state
            take(stack[level], rules, choice)
            entering = True
            continue
        if level == 0:
            return
        level -= 1
        entering = False
        above, theirs, frame = stack[level], values[level], frames[level]
        if above[STEP] == ROLL or above[STEP] == DRAW:
            chance = likelihood(above, frame[2], frame[1])
            for seat in range(players):
                theirs[seat] += chance * mine[seat]
        elif mine[above[SEAT] & 3] > theirs[above[SEAT] & 3]:
            for seat in range(players):
                theirs[seat] = mine[seat]


@compiled
def weigh(
    root: Words, depth: int, weights: Numbers, stack: Words, memo: Words, values: Numbers,
    frames: Words, nodes: Words, codes: Words, worths: Numbers,
) -> int:
    """Find the worth of every choice of the player who decides; how many there are."""
    count = legal_codes(root, codes)
    seat = root[SEAT]
    for number in range(count):
        stack[0, :] = root
        apply_code(stack[0], codes[number])
        look(stack, depth, weights, memo, values, frames, nodes)
        worths[number] = values[0, seat]
    return count


@compiled
def duel(
    start: Words, games: int, depths: Words, weights: Numbers, random: Words, which: Words,
    results: Numbers, log: Numbers, exploring: float
) -> int:
    """Games between searchers: `which` says who sits where. Wins by seat are added to results."""
    stack = np.zeros((LEVELS, WORDS), np.int64)
    memo = np.zeros((MEMO, 2), np.int64)
    values = np.zeros((LEVELS + 1, 4))
    nodes = np.zeros(1, np.int64)
    frames = np.zeros((LEVELS, 3), np.int64)
    codes = np.zeros(16, np.int64)
    worths = np.zeros(16)
    state = start.copy()
    rules = state[RULES]
    players = rules & PLAYERS
    rows = 0
    np.random.seed(random[0])
    for _ in range(games):
        state[:] = start
        begun = rows
        while state[STEP] != OVER:
            step = state[STEP]
            if step == TURN and rows < log.shape[0]:
                log[rows, :WORDS] = state
                rows += 1
            count = legal_codes(state, codes)
            if step == ROLL:
                apply_code(state, 4 + (0, 1, 1, 2, 2, 3)[np.random.randint(6)])
            elif step == DRAW:
                first = 2 * state[SEAT]
                rugs = state[RUGS + first]
                other = np.random.randint(rugs + state[RUGS + first + 1]) >= rugs
                draw(state, rules, first + other)
            elif count == 1 or np.random.random() < exploring:
                apply_code(state, codes[np.random.randint(count)])
            else:
                who = which[state[SEAT]]
                # A turn ahead: the lay's own turn ends with it.
                depth = depths[who] - (step == LAY or step == STEER)
                if step == TURN:
                    depth -= 1
                weigh(state, depth, weights[who], stack, memo, values, frames, nodes, codes, worths)
                best = 0
                for number in range(1, count):
                    if worths[number] > worths[best] + 1e-12:
                        best = number
                apply_code(state, codes[best])
        share(state, rules, values[0])
        for seat in range(players):
            results[seat] += values[0, seat]
        for row in range(begun, rows):
            for seat in range(players):
                log[row, WORDS + seat] = values[0, seat]
                gone = state[21 + seat] > 0
                log[row, WORDS + 4 + seat] = 0 if gone else state[9 + seat] + size(
                    (state[2 * seat] | state[2 * seat + 1]) if rules & 8 else state[seat])
    random[0] += nodes[0]
    return rows
