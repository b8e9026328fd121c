"""Where the numbers in kernel/weights.py come from: games of searchers, and what they show.

Two players: the points that a player still gains are fitted by least squares to what can be seen of
a position, for each number of turns left; then the sharpness that makes the winners likeliest.
Three and four: the winners themselves are fitted, by a multinomial logit. Prints rows for KNOTS,
and how the new weights fare against the old ones and against points in sight, one turn ahead.
"""

import argparse
from typing import Any

import numpy as np

from marrakech import ruleset, start
from marrakech.kernel.areas import AROUND, COUNT, SQUARED, areas_of, lane
from marrakech.kernel.bits import size
from marrakech.kernel.evaluation import CHEAPEST_FACING, note_boards, note_dues
from marrakech.kernel.jit import compiled
from marrakech.kernel.moves import colours_shown, owner_of, rugs_left, turns_left
from marrakech.kernel.packed import State, state_of
from marrakech.kernel.records import Array, Numbers, blank, blanks
from marrakech.kernel.self_play import (
    LogEntry,
    SelfPlay,
    play_searchers,
    search_player,
    with_weights,
)
from marrakech.kernel.weights import weight_table
from marrakech.kernel.workspace import TURNS, Scratch, Workspace

ONE_TURN = (1, 0, 12, False)  # one turn ahead, every lay, nobody naive
FEATURES = 10  # dirhams, then what is weighed, then turns left and whether the player is out
SCALE = np.array([10, 5, 500, 500, 2, 1, 50, 3.0])  # brings features to about one
PRINTED_AT = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 40, 48)


@compiled
def see(scratch: Scratch, log: Array[LogEntry], seen: Numbers) -> None:
    """Write down the features of every seat in every state of the log."""
    areas = np.zeros((4, 3))
    for row in range(len(log)):
        state = log[row].state
        turns = turns_left(state)
        note_boards(scratch, state)
        note_dues(scratch, state, state.seat, CHEAPEST_FACING)
        areas[:] = 0.0
        for colour in range(4):
            owner = owner_of(state, colour)
            if owner < state.players and not state.out[owner]:
                found = areas_of(scratch.boards[colour], scratch.area_cache)
                for kind in (SQUARED, AROUND, COUNT):
                    areas[owner, kind] += lane(found, kind)
        for seat in range(state.players):
            mine = rugs_left(state, seat)
            seen[row, seat, 0] = state.dirhams[seat]
            seen[row, seat, 1] = size(colours_shown(state, seat))
            seen[row, seat, 2] = areas[seat, SQUARED] * (turns - mine)
            seen[row, seat, 3] = -(areas[:, SQUARED].sum() - areas[seat, SQUARED]) * mine
            seen[row, seat, 4] = scratch.seat_dues[seat]
            seen[row, seat, 5] = state.seat == seat
            seen[row, seat, 6] = areas[seat, AROUND]
            seen[row, seat, 7] = areas[seat, COUNT]
            seen[row, seat, 8] = turns
            seen[row, seat, 9] = state.out[seat] > 0


def self_play_of(root: State, weights: list[Numbers], seed: int) -> SelfPlay:
    """Games of players with these weights, by seat."""
    series = blank(SelfPlay)
    series.start, series.random = root, seed
    for seat, table in enumerate(weights):
        series.players[seat] = with_weights(search_player(*ONE_TURN), table)
    return series


def played(root: State, games: int, weights: list[Numbers], seed: int) -> Any:
    """States in which turns begin, with wins and points at the end; a little is left to chance."""
    series = self_play_of(root, weights, seed)
    series.exploring = 0.03
    log: Any = blanks(LogEntry, games * 50)
    return log[: play_searchers(blank(Workspace), series, games, log)]


def wins(root: State, one: Numbers, others: Numbers, games: int) -> float:
    """How often one wins against the others, over all seats."""
    players, won = int(root.players), 0.0
    each = games // players
    for seat in range(players):
        series = self_play_of(root, [one if at == seat else others for at in range(players)], seat)
        play_searchers(blank(Workspace), series, each, blanks(LogEntry, 0))
        won += series.wins[seat]
    return won / (each * players)


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
    """A row of weights: a multinomial logit of which seat wins, by Newton's method."""
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


def fitted(logs: list[Any], players: int) -> Numbers:
    """Weights for each number of turns left, from states with nearly as many."""
    log = np.concatenate(logs)
    seen = np.zeros((len(log), players, FEATURES))
    see(blank(Scratch), log, seen)
    won, points = log["wins"][:, :players], log["points"][:, :players]
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
    old = weight_table(root)
    current = simple.copy()
    current[:, 2:5] = 0.004, 0.004, 0.6  # income, outgo, dues
    for number in range(wanted.rounds):
        logs = [played(root, wanted.games, [current] * players, 100 + number)]
        if players > 2:  # half of the games in company that looks at points only
            for seat in range(players):
                tables = [current if at == seat else simple for at in range(players)]
                logs.append(played(root, wanted.games // players, tables, 7 + seat))
        current = fitted(logs, players)
        print(f"round {number + 1}: wins {wins(root, current, simple, 4000):.1%} against points,")
        print(f"         {wins(root, current, old, 4000):.1%} against the weights that are in use")
    for turns in PRINTED_AT:
        print(f"        ({turns}, {', '.join(f'{weight:.4g}' for weight in current[turns])}),")


if __name__ == "__main__":
    main()
