"""Games between searchers, all in compiled code: what the weights are tuned with."""

import numpy as np

from marrakech.kernel.evaluation import Numbers
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import MOST_ACTIONS, Words
from marrakech.kernel.outcome import points_of
from marrakech.kernel.packed import DRAW, OVER, PLAYERS, ROLL, RULES, SEAT, STEP, TURN, WORDS
from marrakech.kernel.playouts import STEP_ON, any_chance, mixed, one_of
from marrakech.kernel.search import LEVELS, LIMIT, ME, look, share
from marrakech.kernel.transitions import apply_code, legal_codes

NO_LIMIT = 1 << 62
# What a player of these games is: turns to look ahead when turning Assam, and after a lay; how many
# lays are tried; whether the others are taken to be naive.
TURNS_AHEAD, TURNS_AFTER, WIDTH, NAIVE = range(4)


@compiled
def best_code(
    root: Words,
    plan: Words,
    weights: Numbers,
    states: Words,
    memo: Words,
    values: Numbers,
    codes: Words,
    count: Words,
) -> int:
    """What is worth the most to whoever decides."""
    turning = root[STEP] == TURN
    depth = plan[TURNS_AHEAD] - 1 if turning else plan[TURNS_AFTER]
    best, most = codes[0], -1.0
    for number in range(legal_codes(root, codes)):
        states[0, :] = root
        apply_code(states[0], codes[number])
        look(states, depth, plan[WIDTH], plan[NAIVE] > 0, weights, memo, values, count)
        worth = values[0, root[SEAT]]
        if worth > most + 1e-12:
            best, most = codes[number], worth
    return best


@compiled
def play_searchers(
    start: Words,
    games: int,
    plans: Words,
    weights: Numbers,
    who: Words,
    memo: Words,
    random: Words,
    exploring: float,
    results: Numbers,
    log: Numbers,
) -> int:
    """Play games; wins by seat are added to the results. As far as it has room, the log gets each
    state in which a turn begins and how its game ended: wins and points by seat. How many.

    Exploring is how often a player does anything at all instead.
    """
    states, values = np.zeros((LEVELS, WORDS), np.int64), np.zeros((LEVELS, 4))
    codes, count = np.zeros(MOST_ACTIONS, np.int64), np.zeros(3, np.int64)
    count[LIMIT] = NO_LIMIT
    state = start.copy()
    rules, rows = state[RULES], 0
    for _ in range(games):
        state[:] = start
        begun = rows
        while state[STEP] != OVER:
            random[0] += STEP_ON
            bits = mixed(random[0])
            if state[STEP] == TURN and rows < log.shape[0]:
                log[rows, :WORDS] = state
                rows += 1
            if state[STEP] == ROLL or state[STEP] == DRAW:
                any_chance(state, rules, bits)
                continue
            number = legal_codes(state, codes)
            if number == 1 or (bits >> 32 & 0xFFFF) < exploring * 0x10000:
                apply_code(state, codes[one_of(bits, number)])
                continue
            player = who[state[SEAT]]
            count[ME] = state[SEAT]
            code = best_code(
                state, plans[player], weights[player], states, memo, values, codes, count
            )
            apply_code(state, code)
        share(state, rules, values[0])
        for seat in range(rules & PLAYERS):
            results[seat] += values[0, seat]
            for row in range(begun, rows):
                log[row, WORDS + seat] = values[0, seat]
                log[row, WORDS + 4 + seat] = points_of(state, rules, seat)
    return rows
