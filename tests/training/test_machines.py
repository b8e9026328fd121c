"""Positions to learn from: each once, with chances counted from the next player on."""

from typing import Any

import numpy as np
import pytest

from training.cpu_self_play import CpuGames, Trajectories
from training.machines import Cpu, Gpu
from training.network import fresh
from training.returns import lambda_returns
from training.settings import RunSettings
from training.starts import starts_for

SETTINGS = RunSettings(players=3, games=10, batch=64, hidden=16)


@pytest.fixture(scope="module")
def played() -> Trajectories:
    random = np.random.default_rng(1)
    which, luck = np.zeros(10, np.int32), random.integers(-(2**62), 2**62, 10)
    return CpuGames(starts_for(3), 45, 1).play(fresh(16, 1), which, luck, 0.1)


def learned_from(batches: Any) -> list[tuple[float, ...]]:
    """Every position with its chances, in any order."""
    found = [(np.asarray(rows), np.asarray(targets)) for rows, targets in batches]
    assert {len(rows) for rows, _ in found[:-1]} == {SETTINGS.batch}
    return sorted(
        (*rows.tolist(), *targets.tolist())
        for batch in found
        for rows, targets in zip(*batch, strict=True)
    )


def test_every_position_comes_once_with_the_chances_of_its_own_players(
    played: Trajectories,
) -> None:
    returns = lambda_returns(played, SETTINGS.trace)
    expected = []
    for turn, game in zip(*np.nonzero(played.alive), strict=True):
        mover = int(played.movers[turn, game])
        chances = [float(returns[turn, game, (mover + number) % 3]) for number in range(3)]
        expected.append((*played.rows[turn, game].tolist(), *chances))
    batches = Cpu.batches(Cpu.__new__(Cpu), played, SETTINGS, np.random.default_rng(1))
    assert learned_from(batches) == sorted(expected)


def test_positions_are_shuffled_by_their_seed(played: Trajectories) -> None:
    first, same, other = (
        next(Cpu.batches(Cpu.__new__(Cpu), played, SETTINGS, np.random.default_rng(seed)))[0]
        for seed in (1, 1, 2)
    )
    assert (first == same).all()
    assert not (first == other).all()


def test_pytorch_batches_are_the_same_in_another_order(played: Trajectories) -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch, the extra `training`")
    arrays = Trajectories._make([torch.tensor(array) for array in played])
    here = Cpu.batches(Cpu.__new__(Cpu), played, SETTINGS, np.random.default_rng(1))
    there, again = (
        list(Gpu.batches(Gpu.__new__(Gpu), arrays, SETTINGS, np.random.default_rng(1)))
        for _ in range(2)
    )
    assert np.allclose(learned_from(here), learned_from(there), atol=1e-6)
    assert all((one[0] == other[0]).all() for one, other in zip(there, again, strict=True))
