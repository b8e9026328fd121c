"""Many games and many sequences at once, over all cores."""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from marrakech.kernel.packed import State, state_of
from marrakech.kernel.playouts import WIN, play_many
from marrakech.kernel.records import blanks
from marrakech.kernel.transitions import perft_of
from marrakech.rules import Position, Refusal

_BATCH = 20_000  # games that are played in one go, with random numbers of their own


class PlayoutCounts(NamedTuple):
    """What random games came to."""

    games: int
    turns: int
    wins: tuple[float, ...]  # by seat; a shared victory counts in equal parts


def perft(position: Position, depth: int) -> int:
    """The number of sequences of that many actions; every legal action is a branch, chance too."""
    if depth < 0:
        raise Refusal("depth-negative", depth=depth)
    if depth == 0:
        return 1
    states = blanks(State, depth)
    states[0] = state_of(position)
    return int(perft_of(states, depth))


def playouts(
    position: Position, games: int, seed: int = 0, threads: int | None = None
) -> PlayoutCounts:
    """Random games from a position. The same seed gives the same games, however many threads."""
    root = state_of(position)
    seats = len(position.seats)

    def batch(number: int) -> tuple[int, ...]:
        states = blanks(State, 2)
        states[0] = root
        wins = np.zeros(4, np.int64)
        random = np.random.SeedSequence((seed, number)).generate_state(1, np.uint64).view(np.int64)
        count = min(_BATCH, games - number * _BATCH)
        turns = play_many(states, count, random, wins)  # without the lock: threads run at once
        return turns, *(int(won) for won in wins)

    batches = range(-(-games // _BATCH))
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        turns, *wins = (
            sum(column) for column in zip((0,) * 5, *pool.map(batch, batches), strict=True)
        )
    return PlayoutCounts(games, turns, tuple(won / WIN for won in wins[:seats]))
