"""Looking ahead: every turn, every roll and every lay for as many turns as asked.

Each player takes what is best for themselves (max^n); chance is weighed exactly. What one of two
players wins the other loses, so with two what cannot change the choice any more is not looked at
(pruning.py). That finds the same, only sooner.
"""

import numpy as np

from marrakech.kernel.bits import lowest, size
from marrakech.kernel.evaluation import (
    COLOUR_NUMBERS,
    NO_LAY,
    SEAT_NUMBERS,
    Numbers,
    cheapest_turn,
    judge,
    judge_lays,
    turns_left,
)
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import LAY_BESIDE, Words
from marrakech.kernel.moves import draw, face, lay_rug, legal_lays, walk
from marrakech.kernel.outcome import rank_of
from marrakech.kernel.packed import (
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
from marrakech.kernel.pruning import (
    AHEAD,
    BRIEF,
    HIGH,
    LEAST,
    LOW,
    MOST,
    NUMBERS,
    OPEN_HIGH,
    OPEN_LOW,
    PROBE,
    PROMISE,
    TO_TRY,
    TRIED,
    briefly,
    enough_for,
    narrow,
    pass_up,
    pays_to_probe,
)

LEVELS = 64  # five to a turn, at most
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
        walk(state, rules, (choice & 3) + 1)
    elif step == DRAW:
        draw(state, rules, 2 * state[SEAT] + (choice & 3))
    else:
        face(state, rules, (state[ASSAM] + 3 + choice) & 3)


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


@inlined
def promising(
    state: Words,
    rules: int,
    depth: int,
    width: int,
    naive: bool,
    weights: Numbers,
    memo: Words,
    ints: Words,
    pad: Numbers,
    mine: Numbers,
    frame: Words,
    window: Numbers,
    count: Words,
) -> int:
    """What is to be tried in a state; and note what promises the most."""
    step, promises = state[STEP], window[PROMISE:LEAST]
    to_try = choices(state, rules, depth)
    promises[:] = 0.0
    if step == TURN:
        cheapest = cheapest_turn(state, rules, memo, ints)
        promises[cheapest] = 1.0
        if naive or frame[BRIEF]:
            to_try = 1 << cheapest
    elif step in (ROLL, DRAW):
        promises[1] = promises[2] = 1.0
        window[LEAST:MOST], window[MOST:NUMBERS] = 0.0, 1.0
        if not naive and not frame[BRIEF] and pays_to_probe(state, rules, depth, to_try, window):
            promises[PROBE : 2 * PROBE] = 2.0
            to_try |= to_try << PROBE
    elif step != LAY or (turns_left(state, rules) <= 1 and not naive):
        return to_try  # the last lay is followed by nothing that a judgement could spare
    elif rules & PLAYERS == 2 or size(to_try) > width:
        count[NODES] += judge_lays(
            state, rules, weights, memo, ints, pad, mine, promises, naive, OPEN_HIGH
        )
        if size(to_try) > width:
            to_try = best_of(to_try, width, promises)
    return to_try


@compiled
def enter(
    state: Words,
    rules: int,
    depth: int,
    width: int,
    naive: bool,
    weights: Numbers,
    memo: Words,
    ints: Words,
    pad: Numbers,
    mine: Numbers,
    frame: Words,
    window: Numbers,
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
    naive = naive and state[SEAT] != count[ME]
    if naive or frame[BRIEF]:
        width = 1
    if depth == 0 and step == LAY and turns_left(state, rules) > 1:
        enough = enough_for(state[SEAT], rules, window)
        count[NODES] += judge_lays(
            state, rules, weights, memo, ints, pad, mine, window[PROMISE:LEAST], naive, enough
        )
        return
    frame[TO_TRY] = promising(
        state, rules, depth, width, naive, weights, memo, ints, pad, mine, frame, window, count
    )
    for seat in range(rules & PLAYERS):
        mine[seat] = 0.0
    if step != ROLL and step != DRAW:
        mine[state[SEAT] & 3] = -1.0


@compiled
def next_choice(to_try: int, rules: int, promises: Numbers) -> int:
    """Between two players the choice that promises the most, since the sooner it is known the less
    is left to look at; the first otherwise."""
    best = lowest(to_try)
    to_try &= to_try - 1
    while to_try and rules & PLAYERS == 2:
        number = lowest(to_try)
        to_try &= to_try - 1
        if promises[number] > promises[best]:
            best = number
    return best


@compiled
def look(
    states: Words,
    depth: int,
    width: int,
    naive: bool,
    weights: Numbers,
    memo: Words,
    values: Numbers,
    count: Words,
) -> bool:
    """Find what each seat can expect in the first state if that many turns more are played well.

    Wherever more turns follow a lay, only so many lays as the width says are tried, those that
    promise the most. Others who are naive turn Assam where it is cheapest and lay what leaves them
    most points ahead at once. False if the limit of the count came first.
    """
    # Not by recursion: code that calls itself does not come back whole from the disk.
    rules = states[0, RULES]
    begins = ROLL if rules & STEER_AFTER else TURN
    frames = np.zeros((states.shape[0], 4), np.int64)
    windows = np.zeros((states.shape[0], NUMBERS))
    windows[0, LOW], windows[0, HIGH] = OPEN_LOW, OPEN_HIGH
    ints, pad = np.full(COLOUR_NUMBERS, -1, np.int64), np.zeros(SEAT_NUMBERS)
    level = 0
    while count[NODES] < count[LIMIT]:
        state, frame, window = states[level], frames[level], windows[level]
        depth -= state[STEP] == begins
        enter(
            state,
            rules,
            depth,
            width,
            naive,
            weights,
            memo,
            ints,
            pad,
            values[level],
            frame,
            window,
            count,
        )
        while not frame[TO_TRY]:
            if level == 0:
                return True
            level -= 1
            state, frame, window = states[level], frames[level], windows[level]
            pass_up(state, rules, frame, values[level + 1], values[level], window)
        frame[TRIED] = next_choice(frame[TO_TRY], rules, window[PROMISE:LEAST])
        frame[TO_TRY] ^= 1 << frame[TRIED]
        narrow(state, rules, frame, values[level], window, windows[level + 1])
        frames[level + 1, BRIEF] = briefly(state, frame)
        depth = frame[AHEAD]
        level += 1
        states[level, :] = state
        take(states[level], rules, frame[TRIED])
    return False
