"""The network learns by the right gradients, alike with NumPy and PyTorch, and can be kept."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from marrakech.kernel.features import NONE, ROWS, SLOTS
from training.network import (
    Adam,
    NumpyLearner,
    Parameters,
    chances,
    fresh,
    gradients_of,
    load,
    save,
)

HIDDEN = 6


def precise(parameters: Parameters) -> Parameters:
    """The same weights as longer numbers, so that tiny differences can be measured."""
    return Parameters(**{name: one.astype(np.float64) for name, one in parameters.arrays().items()})


def some_positions(count: int, players: int) -> tuple[Any, Any]:
    """Rows as a position might have them, with empty slots, and chances that add up to one."""
    random = np.random.default_rng(players)
    rows = np.array([random.choice(ROWS, SLOTS, replace=False) for _ in range(count)], np.int32)
    rows[random.random(rows.shape) < 0.3] = NONE
    return rows, random.dirichlet(np.ones(players), count).astype(np.float32)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gradients_are_what_tiny_changes_say(players: int) -> None:
    parameters = precise(fresh(HIDDEN, 3))
    rows, targets = some_positions(7, players)
    loss, gradients = gradients_of(parameters, rows, targets)
    random = np.random.default_rng(1)
    for name, weights in parameters.arrays().items():
        places = [tuple(random.integers(weights.shape)) for _ in range(12)]
        if name == "first":
            places = [(row, int(random.integers(HIDDEN))) for row in rows[:, 0] if row != NONE]
        for place in places:
            old, tiny = weights[place], 1e-6
            around = []
            for weights[place] in (old + tiny, old - tiny):
                around.append(gradients_of(parameters, rows, targets)[0])
            weights[place] = old
            slope = (around[0] - around[1]) / (2 * tiny)
            assert gradients[name][place] == pytest.approx(slope, rel=1e-4, abs=1e-8), (name, place)
    assert loss == gradients_of(parameters, rows, targets)[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_that_nobody_has_learn_nothing(players: int) -> None:
    rows, targets = some_positions(5, players)
    _, gradients = gradients_of(fresh(HIDDEN, 3), rows, targets)
    assert not gradients["third_bias"][players:].any()
    assert gradients["third_bias"][:players].all()
    assert not gradients["first"][ROWS].any()  # what stands for an empty slot


def test_an_empty_slot_adds_nothing() -> None:
    parameters = fresh(HIDDEN, 3)
    rows = np.array([[5, NONE, 9], [9, 5, NONE]])
    first, second = chances(parameters, rows, 4)
    assert (first == second).all()
    assert first.sum() == pytest.approx(1)
    assert not (first == chances(parameters, np.array([[5, 8, 9]]), 4)[0]).all()


def test_learning_brings_the_chances_to_their_targets() -> None:
    rows, targets = some_positions(6, 3)
    learner = NumpyLearner(fresh(16, 1))
    for _ in range(400):
        learner.learn(rows, targets, 0.01)
    assert np.abs(chances(learner.parameters, rows, 3) - targets).max() < 0.02


def test_adam_takes_even_steps_at_first_whatever_the_gradient() -> None:
    parameters = fresh(HIDDEN, 3)
    before = parameters.third.copy()
    gradients = {name: np.zeros_like(one) for name, one in parameters.arrays().items()}
    gradients["third"][:, 0], gradients["third"][:, 1] = 100, -0.01
    Adam(parameters).step(gradients, 0.25)
    change = parameters.third - before
    assert change[:, 0] == pytest.approx(-0.25, rel=1e-3)
    assert change[:, 1] == pytest.approx(0.25, rel=1e-3)
    assert not change[:, 2:].any()


def test_an_optimiser_goes_on_as_if_it_had_never_stopped() -> None:
    rows, targets = some_positions(8, 2)
    whole, halves = NumpyLearner(fresh(HIDDEN, 2)), NumpyLearner(fresh(HIDDEN, 2))
    for _ in range(6):
        whole.learn(rows, targets, 0.01)
    for _ in range(3):
        halves.learn(rows, targets, 0.01)
    other = NumpyLearner(halves.parameters)
    other.optimiser.resume({name: np.array(one) for name, one in halves.optimiser.state().items()})
    for _ in range(3):
        other.learn(rows, targets, 0.01)
    for name, weights in whole.parameters.arrays().items():
        assert (weights == other.parameters.arrays()[name]).all(), name


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    kept = fresh(HIDDEN, 4)
    save(fresh(HIDDEN, 5), tmp_path / "net.npz")
    save(kept, tmp_path / "net.npz")
    found = load(tmp_path / "net.npz")
    assert found.hidden == HIDDEN
    for name, weights in kept.arrays().items():
        assert (found.arrays()[name] == weights).all()
        assert found.arrays()[name].dtype == np.float32
    assert [file.name for file in tmp_path.iterdir()] == ["net.npz"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pytorch_learns_the_same(players: int) -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch, the extra `training`")
    from training.torch_network import TorchLearner, on_host

    rows, targets = some_positions(64, players)
    here, there = NumpyLearner(fresh(64, 2)), TorchLearner(fresh(64, 2), "cpu")
    for _ in range(20):
        loss = here.learn(rows, targets, 0.003)
        other = float(there.learn(torch.tensor(rows), torch.tensor(targets), 0.003))
        assert other == pytest.approx(loss, abs=0.01)  # its first layer has eight bits
    assert loss < 0.9 * NumpyLearner(fresh(64, 2)).learn(rows, targets, 0)
    again = TorchLearner(on_host(there.parameters), "cpu")
    again.resume(there.state())
    for learner in (there, again):
        learner.learn(torch.tensor(rows), torch.tensor(targets), 0.003)
    for name, weights in on_host(there.parameters).arrays().items():
        assert (weights == on_host(again.parameters).arrays()[name]).all(), name
