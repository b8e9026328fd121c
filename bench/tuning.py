"""Where the numbers in kernel/weights.py come from: games of searchers, and what they show.

Two players: the points that a player still gains are fitted by least squares to what can be seen of
a position, for each number of turns left; then the sharpness that makes the winners likeliest.
Three and four: the winners themselves are fitted, by a multinomial logit. Prints rows for KNOTS,
and how the new weights fare against the old ones and against points in sight, one turn ahead.
"""

import argparse

import numpy as np

from marrakech import ruleset, start
from marrakech.kernel.bits import size
from marrakech.kernel.evaluation import (
    BOARDS,
    COLOUR_NUMBERS,
    DUE,
    INCOME,
    Numbers,
    areas_of,
    blank_memo,
    note_boards,
    note_dues,
    turns_left,
)
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import Words
from marrakech.kernel.moves import colours_shown, owner_of, rugs_left
from marrakech.kernel.packed import DIRHAMS, OUT, PLAYERS, RULES, SEAT, WORDS, state_of
from marrakech.kernel.self_play import play_searchers
from marrakech.kernel.weights import TURNS, weights_for

ONE_TURN = (1, 0, 12, 0)  # as selfplay.py has it: one turn ahead, every lay, nobody naive
SEEN = 10  # dirhams, then what the weights are for, then turns left and whether somebody is out
SCALE = np.array([10, 5, 500, 500, 2, 1, 50, 3.0])  # brings what is seen to about one
AT = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 40, 48)


@compiled
def see(states: Words, seen: Numbers) -> None:
    """What the weights weigh, of every seat in every state."""
    memo, ints, pad = (
        np.full((1 << 14, 2), -1, np.int64),
        np.full(COLOUR_NUMBERS, -1, np.int64),
        np.zeros(40),
    )
    for row in range(states.shape[0]):
        state = states[row]
        rules = state[RULES]
        turns = turns_left(state, rules)
        note_boards(state, rules, ints)
        pad[DUE : DUE + 4] = 0.0
        note_dues(state, rules, state[SEAT], -1, memo, ints, pad)
        areas = np.zeros((4, 3))
        for colour in range(4):
            owner = owner_of(rules, colour)
            if owner < rules & PLAYERS and not state[OUT + owner]:
                packed = areas_of(ints[BOARDS + colour], memo)
                areas[owner, 0] += packed & 0xFFFF
                areas[owner, 1] += packed >> 16 & 0xFFFF
                areas[owner, 2] += packed >> 32
        for seat in range(rules & PLAYERS):
            mine = rugs_left(state, rules, seat)
            seen[row, seat, 0] = state[DIRHAMS + seat]
            seen[row, seat, 1] = size(colours_shown(state, rules, seat))
            seen[row, seat, 2] = areas[seat, 0] * (turns - mine)
            seen[row, seat, 3] = -(areas[:, 0].sum() - areas[seat, 0]) * mine
            seen[row, seat, 4] = pad[DUE + seat]
            seen[row, seat, 5] = state[SEAT] == seat
            seen[row, seat, 6] = areas[seat, 1]
            seen[row, seat, 7] = areas[seat, 2]
            seen[row, seat, 8] = turns
            seen[row, seat, 9] = state[OUT + seat] > 0


def played(root: Words, games: int, players: list[Numbers], who: list[int], seed: int) -> Numbers:
    """States in which turns begin, with wins and points at the end; a little is left to chance."""
    log, results = np.zeros((games * 50, WORDS + 8)), np.zeros(4)
    plans = np.array([ONE_TURN] * len(players))
    seats, random = np.array(who), np.array([seed])
    weights = np.stack(players)
    rows = play_searchers(
        root, games, plans, weights, seats, blank_memo(), random, 0.03, results, log
    )
    return log[:rows]


def wins(root: Words, one: Numbers, others: Numbers, games: int) -> float:
    """How often one wins against the others, over all seats."""
    players, won = int(root[RULES]) & PLAYERS, 0.0
    plans, log = np.array([ONE_TURN] * 2), np.zeros((0, WORDS + 8))
    for seat in range(players):
        who, results = np.ones(players, np.int64), np.zeros(4)
        who[seat] = 0
        weights, random = np.stack([one, others]), np.array([seat])
        each = games // players
        play_searchers(root, each, plans, weights, who, blank_memo(), random, 0.0, results, log)
        won += results[seat]
    return won / (games // players * players)


def by_points(seen: Numbers, points: Numbers, won: Numbers) -> Numbers:
    """A row of weights: points gained by least squares, then the likeliest sharpness."""
    still = ~((points == 0) | (seen[:, :, 9] > 0)).any(1)
    features, gained = seen[still][:, :, 1:8], points[still] - seen[still][:, :, 0]
    features = features - features.mean(1, keepdims=True)
    gained = gained - gained.mean(1, keepdims=True)
    weights, *_ = np.linalg.lstsq(features.reshape(-1, 7), gained.reshape(-1), rcond=None)
    promised = seen[:, :, 0] + seen[:, :, 1:8] @ weights
    promised[seen[:, :, 9] > 0] = -np.inf
    sharpnesses = np.geomspace(0.03, 0.6, 40)
    likelihoods = [np.log((_softmax(k * promised) * won).sum(1) + 1e-9).mean() for k in sharpnesses]
    return np.array([sharpnesses[int(np.argmax(likelihoods))], *weights])


def by_winners(seen: Numbers, won: Numbers) -> Numbers:
    """A row of weights: a multinomial logit of who wins, by Newton's method."""
    features, out = seen[:, :, :8] / SCALE, seen[:, :, 9] > 0
    weights = np.zeros(8)
    for _ in range(12):
        chances = _softmax(np.where(out, -np.inf, features @ weights))
        mean = np.einsum("rs,rsk->rk", chances, features)
        slope = np.einsum("rs,rsk->k", won - chances, features)
        bend = np.einsum("rs,rsk,rsl->kl", chances, features, features) - mean.T @ mean
        weights += np.linalg.solve(bend + np.eye(8) * len(seen) * 1e-3, slope)
    weights /= SCALE
    sharpness = max(weights[0], 0.005)
    return np.array([sharpness, *(weights[1:] / sharpness)])


def _softmax(numbers: Numbers) -> Numbers:
    powers = np.exp(numbers - numbers.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def fitted(logs: list[Numbers], players: int) -> Numbers:
    """Weights for each number of turns left, from states with nearly as many."""
    log = np.concatenate(logs)
    seen = np.zeros((len(log), players, SEEN))
    see(log[:, :WORDS].astype(np.int64), seen)
    won, points = log[:, WORDS : WORDS + players], log[:, WORDS + 4 : WORDS + 4 + players]
    left = seen[:, 0, 8]
    last = int(left.max())
    table = np.zeros((TURNS, 8))
    for turns in range(1, last + 1):
        near = abs(left - turns) <= 1 + turns // 6
        rows = seen[near], points[near], won[near]
        table[turns] = by_points(*rows) if players == 2 else by_winners(rows[0], rows[2])
    table[0], table[last + 1 :] = table[1], table[last]
    return table


def main() -> None:
    """Tune for one kind of game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--stock", default="24", choices=("24", "15"))
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--rounds", type=int, default=2)
    wanted = parser.parse_args()
    players = wanted.players
    root = state_of(start(players, ruleset({"stock": wanted.stock})))
    simple = np.zeros((TURNS, 8))
    simple[:, :2] = 0.1, 1.0  # points in sight and nothing else
    old = weights_for(root)
    current = simple.copy()
    current[:, INCOME : INCOME + 3] = 0.004, 0.004, 0.6
    for number in range(wanted.rounds):
        logs = [played(root, wanted.games, [current], [0] * players, 100 + number)]
        if players > 2:  # half of the games in company that looks at points only
            for seat in range(players):
                who = [int(seat != other) for other in range(players)]
                logs.append(played(root, wanted.games // players, [current, simple], who, 7 + seat))
        current = fitted(logs, players)
        print(f"round {number + 1}: wins {wins(root, current, simple, 4000):.1%} against points,")
        print(f"         {wins(root, current, old, 4000):.1%} against the weights that are in use")
    for turns in AT:
        print(f"        ({turns}, {', '.join(f'{weight:.4g}' for weight in current[turns])}),")


if __name__ == "__main__":
    main()
