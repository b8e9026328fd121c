"""What positions were worth, against a plain recursive reference."""

import numpy as np
import pytest

from training.cpu_self_play import Trajectories
from training.returns import lambda_returns

TURNS, GAMES = 9, 40


def random_games(seed: int) -> Trajectories:
    """Games that end early, late or at once, with turns played at random among them."""
    random = np.random.default_rng(seed)
    lengths = random.integers(0, TURNS + 1, GAMES)
    alive = np.arange(TURNS)[:, None] < lengths
    return Trajectories(
        None,
        random.dirichlet(np.ones(4), (TURNS, GAMES)).astype(np.float32) * alive[:, :, None],
        (random.random((TURNS, GAMES)) < 0.2) & alive,
        alive,
        None,
        random.dirichlet(np.ones(4), GAMES).astype(np.float32),
    )


def reference(played: Trajectories, trace: float, turn: int, game: int) -> list[float]:
    """One turn of one game, by the definition."""
    if turn == TURNS or not played.alive[turn, game]:
        return [float(part) for part in played.results[game]]
    worth = [float(part) for part in played.worths[turn, game]]
    if played.explored[turn, game]:
        return worth
    later = reference(played, trace, turn + 1, game)
    return [(1 - trace) * now + trace * then for now, then in zip(worth, later, strict=True)]


@pytest.mark.parametrize("trace", [0.0, 0.6, 1.0])
def test_returns_are_as_defined(trace: float) -> None:
    played = random_games(1)
    found = lambda_returns(played, trace)
    for turn in range(TURNS):
        for game in range(GAMES):
            expected = reference(played, trace, turn, game)
            assert found[turn, game] == pytest.approx(expected, abs=1e-6), (turn, game)


def test_a_result_reaches_back_to_the_last_random_turn_and_no_further() -> None:
    played = random_games(2)
    game = int(np.flatnonzero(played.alive.all(axis=0))[0])
    played.explored[:, game] = np.arange(TURNS) == 4
    before = lambda_returns(played, 0.6)[:, game]
    played.results[game] = 1 - played.results[game]
    after = lambda_returns(played, 0.6)[:, game]
    changed = (before != after).any(axis=1)
    assert changed.tolist() == [turn > 4 for turn in range(TURNS)]


def test_what_the_look_ahead_found_stays_as_it_was() -> None:
    played = random_games(3)
    before = played.worths.copy()
    lambda_returns(played, 0.6)
    assert (played.worths == before).all()


def test_pytorch_gives_the_same() -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch, the extra `training`")
    played = random_games(4)
    arrays = [None if one is None else torch.tensor(one) for one in played]
    assert np.allclose(
        lambda_returns(Trajectories(*arrays), 0.6).numpy(), lambda_returns(played, 0.6)
    )
