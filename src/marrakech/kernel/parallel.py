"""Many games and many sequences at once, over all cores."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from marrakech.kernel.packed import state_of
from marrakech.kernel.playouts import play_many
from marrakech.kernel.transitions import perft_of
from marrakech.rules import Position, Refusal

_PORTION = 20_000  # games that are played in one go, with random numbers of their own
_SHARES = 12  # a victory is counted in twelfths, so that it can be shared


class Tally(NamedTuple):
    """What random games came to."""

    games: int
    turns: int
    wins: tuple[float, ...]  # by seat; a shared victory counts in equal parts


def perft(position: Position, depth: int) -> int:
    """The number of sequences of that many actions; every legal action is a branch, chance too."""
    if depth < 0:
        raise Refusal("depth-negative", depth=depth)
    return int(perft_of(state_of(position), depth)) if depth else 1


def playouts(position: Position, games: int, seed: int = 0, threads: int | None = None) -> Tally:
    """Random games from a position. The same seed gives the same games, however many threads."""
    root = state_of(position)
    seats = len(position.seats)

    def portion(number: int) -> tuple[int, ...]:
        wins = np.zeros(4, np.int64)
        random = np.random.SeedSequence((seed, number)).generate_state(1, np.uint64).view(np.int64)
        count = min(_PORTION, games - number * _PORTION)
        turns = play_many(root, count, random, wins)  # nobody else waits: it lets go of the lock
        return turns, *(int(won) for won in wins)

    portions = range(-(-games // _PORTION))
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        turns, *wins = (
            sum(column) for column in zip((0,) * 5, *pool.map(portion, portions), strict=True)
        )
    return Tally(games, turns, tuple(won / _SHARES for won in wins[:seats]))
