"""The steps of the game compiled for a GPU: random games end there as they end here."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from marrakech import rules
from marrakech.kernel.packed import State, state_of
from marrakech.kernel.playouts import GAMMA, play_many, play_on
from marrakech.kernel.records import Array, Words, blanks, plain_layout

cuda = pytest.importorskip("numba.cuda", reason="this Numba has no CUDA target")
needs_gpu = pytest.mark.skipif(not cuda.is_available(), reason="needs a GPU with CUDA")

Block = npt.NDArray[np.void]
GAMES = 2048
SEEDS = np.arange(GAMES, dtype=np.int64) * np.int64(GAMMA)


def copies(position: rules.Position) -> Array[State]:
    """As many copies of a position as there are games."""
    states, state = blanks(State, GAMES), state_of(position)
    for game in range(GAMES):
        states[game] = state
    return states


def as_block(states: Array[State]) -> Block:
    """The same memory, without our class."""
    return np.asarray(states).view(plain_layout(State))


@pytest.fixture(scope="module")
def play_on_gpu() -> Callable[[Block, Words, Words], None]:
    """Plays one game in each thread."""

    @cuda.jit
    def play(states, counts, turns):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < len(states):
            turns[game] = play_on(states[game], counts[game : game + 1])

    def run(states: Block, counts: Words, turns: Words) -> None:
        play[GAMES // 128, 128](states, counts, turns)

    return run


@needs_gpu
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_on_the_gpu_as_they_do_here(
    players: int, play_on_gpu: Callable[[Block, Words, Words], None]
) -> None:
    for ruleset in {edition.ruleset for edition in rules.editions.values()}:
        compare(rules.start(players, ruleset), play_on_gpu)


def compare(begin: rules.Position, play_on_gpu: Callable[[Block, Words, Words], None]) -> None:
    """Play the same games there and here."""
    there, counts, turns = copies(begin), SEEDS.copy(), np.zeros(GAMES, np.int64)
    block = as_block(there)
    play_on_gpu(block, counts, turns)
    here = blanks(State, 2)
    for game in range(GAMES):
        here[0] = state_of(begin)
        random = SEEDS[game : game + 1].copy()
        expected = play_many(here, 1, random, np.zeros(4, np.int64))
        assert (turns[game], counts[game]) == (expected, random[0])
        assert block[game].tobytes() == as_block(here)[1].tobytes()
