"""Looking ahead: every turn, every roll and every lay for as many turns as asked.

Each player takes what is best for themselves (max^n); chance is weighed exactly.
"""

import numpy as np

from marrakech.kernel.bits import lowest, size
from marrakech.kernel.compiling import compiled
from marrakech.kernel.judging import (
    COLOUR_NUMBERS,
    NO_LAY,
    WORTHS,
    Numbers,
    cheapest_turn,
    judge,
    judge_lays,
    turns_left,
)
from marrakech.kernel.moves import draw, face, lay_rug, legal_lays, walk
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
)
from marrakech.kernel.tables import LAY_BESIDE, Words

LEVELS = 64  # five to a turn, at most
# Of every state on the way: what is still to be tried, how many turns are to be looked at after
# this one, and what is being tried.
TO_TRY, AHEAD, TRIED = range(3)
NODES, LIMIT, ME = range(3)  # positions looked at, how many there may be, and who looks


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
def best_of(choices: int, width: int, worths: Numbers) -> int:
    """That many of the choices, those that are worth the most."""
    kept = 0
    for _ in range(width):
        best = -1
        rest = choices & ~kept
        while rest:
            number = lowest(rest)
            rest &= rest - 1
            if best < 0 or worths[number] > worths[best]:
                best = number
        kept |= 1 << best
    return kept


@compiled
def enter(
    state: Words,
    rules: int,
    depth: int,
    width: int,
    ways: int,
    weights: Numbers,
    memo: Words,
    ints: Words,
    pad: Numbers,
    mine: Numbers,
    frame: Words,
    count: Words,
) -> None:
    """Judge a state where looking ahead ends, or note what is to be tried there."""
    step = state[STEP]
    count[NODES] += 1
    frame[TO_TRY], frame[AHEAD] = 0, depth
    if step == OVER:
        share(state, rules, mine)
        return
    if depth < 0:
        judge(state, rules, weights, memo, ints, pad, mine)
        return
    worths = pad[WORTHS:]
    naive = ways == 1 and state[SEAT] != count[ME]
    if depth == 0 and step == LAY and turns_left(state, rules) > 1:
        count[NODES] += judge_lays(state, rules, weights, memo, ints, pad, mine, worths, naive)
        return
    to_try = choices(state, rules, depth)
    if step == TURN and ways == 1:
        to_try = 1 << cheapest_turn(state, rules, memo, ints)
    if step == LAY and size(to_try) > width and turns_left(state, rules) > 1:
        count[NODES] += judge_lays(state, rules, weights, memo, ints, pad, mine, worths, naive)
        to_try = best_of(to_try, width, worths)
    frame[TO_TRY] = to_try
    for seat in range(rules & PLAYERS):
        mine[seat] = 0.0
    if step != ROLL and step != DRAW:
        mine[state[SEAT] & 3] = -1.0


@compiled
def pass_up(above: Words, players: int, frame: Words, found: Numbers, theirs: Numbers) -> None:
    """Weigh what was found by its chance, or take it if it is better for who decides."""
    if above[STEP] == ROLL or above[STEP] == DRAW:
        chance = likelihood(above, frame[TRIED], frame[AHEAD])
        for seat in range(players):
            theirs[seat] += chance * found[seat]
    elif found[above[SEAT] & 3] > theirs[above[SEAT] & 3]:
        for seat in range(players):
            theirs[seat] = found[seat]


@compiled
def look(
    states: Words,
    depth: int,
    width: int,
    ways: int,
    weights: Numbers,
    memo: Words,
    values: Numbers,
    count: Words,
) -> bool:
    """Find what each seat can expect in the first state if that many turns more are played well.

    Wherever more turns follow a lay, only so many lays as the width says are tried, those that
    promise the most. With only one way to turn, everybody turns where it is cheapest, and the
    others are taken to be naive. False if the limit of the count came first.
    """
    # Not by recursion: code that calls itself does not come back whole from the disk.
    rules = states[0, RULES]
    begins = ROLL if rules & STEER_AFTER else TURN
    frames = np.zeros((states.shape[0], 3), np.int64)
    ints, pad = np.full(COLOUR_NUMBERS, -1, np.int64), np.zeros(WORTHS + 13)
    level = 0
    while count[NODES] < count[LIMIT]:
        state, frame = states[level], frames[level]
        depth -= state[STEP] == begins
        enter(
            state, rules, depth, width, ways, weights, memo, ints, pad, values[level], frame, count
        )
        while not frame[TO_TRY]:
            if level == 0:
                return True
            level -= 1
            state, frame = states[level], frames[level]
            pass_up(state, rules & PLAYERS, frame, values[level + 1], values[level])
        frame[TRIED] = lowest(frame[TO_TRY])
        frame[TO_TRY] &= frame[TO_TRY] - 1
        depth = frame[AHEAD]
        level += 1
        states[level, :] = state
        take(states[level], rules, frame[TRIED])
    return False
