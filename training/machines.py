"""Where games are played and learned from: on the CPU, or on a GPU that PyTorch finds."""

import os
from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np

from marrakech.kernel.packed import State
from marrakech.kernel.records import Array
from training.cpu_self_play import CpuGames, Trajectories
from training.network import NumpyLearner, Parameters
from training.returns import lambda_returns
from training.settings import RunSettings, Unusable

Batches: TypeAlias = Iterator[tuple[Any, Any]]  # the rows of positions, and what these were worth
WARP = 64  # on a GPU, 32 threads have two sums each, or a multiple of that


def has_gpu() -> bool:
    """Whether PyTorch finds a GPU. MARRAKECH_TRAIN_ON=cpu leaves it alone."""
    if os.environ.get("MARRAKECH_TRAIN_ON") == "cpu":
        return False
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())


class Cpu:
    """Games and learning on the CPU."""

    name = "cpu"

    def __init__(
        self, parameters: Parameters, starts: Array[State], turns: int, settings: RunSettings
    ) -> None:
        self.learner = NumpyLearner(parameters)
        self.games = CpuGames(starts, turns, os.cpu_count() or 1)

    def batches(
        self, played: Trajectories, settings: RunSettings, random: np.random.Generator
    ) -> Batches:
        """Every position in which a turn began, shuffled, with what it turned out to be worth: each
        seat's chance to win, from the next player on."""
        targets = lambda_returns(played, settings.trace)
        turn, game = np.nonzero(played.alive)
        order = random.permutation(len(turn))
        seats = (played.movers[:, :, None] + np.arange(settings.players)) % settings.players
        targets = np.take_along_axis(targets, seats.astype(np.int64), axis=2)
        for first in range(0, len(order), settings.batch):
            chosen = order[first : first + settings.batch]
            yield played.rows[turn[chosen], game[chosen]], targets[turn[chosen], game[chosen]]

    def parameters(self) -> Parameters:
        """The weights as they are now."""
        return self.learner.parameters

    def optimiser_state(self) -> dict[str, Any]:
        """What is needed to go on learning."""
        return self.learner.optimiser.state()

    def resume(self, state: dict[str, Any]) -> None:
        """Go on learning from a state."""
        self.learner.optimiser.resume(state)


class Gpu:
    """Games and learning on a GPU."""

    name = "gpu"

    def __init__(
        self, parameters: Parameters, starts: Array[State], turns: int, settings: RunSettings
    ) -> None:
        if settings.hidden % WARP:
            raise Unusable(f"--hidden must be a multiple of {WARP} on a GPU, not {settings.hidden}")
        from training.cuda_self_play import CudaGames
        from training.torch_network import TorchLearner

        self.learner = TorchLearner(parameters)
        self.games = CudaGames(starts, turns, settings.games, settings.hidden)

    def batches(
        self, played: Trajectories, settings: RunSettings, random: np.random.Generator
    ) -> Batches:
        """As on the CPU."""
        import torch

        targets = lambda_returns(played, settings.trace)
        places = torch.nonzero(played.alive.flatten()).flatten()
        shuffle = torch.Generator(places.device).manual_seed(int(random.integers(2**63)))
        places = places[torch.randperm(len(places), generator=shuffle, device=places.device)]
        seats = torch.arange(settings.players, device=places.device)
        seats = (played.movers.long()[:, :, None] + seats) % settings.players
        targets = torch.gather(targets, 2, seats).flatten(0, 1)
        rows = played.rows.flatten(0, 1)
        for first in range(0, len(places), settings.batch):
            chosen = places[first : first + settings.batch]
            yield rows[chosen], targets[chosen]

    def parameters(self) -> Parameters:
        """The weights as they are now."""
        from training.torch_network import on_host

        return on_host(self.learner.parameters)

    def optimiser_state(self) -> dict[str, Any]:
        """What is needed to go on learning."""
        return self.learner.state()

    def resume(self, state: dict[str, Any]) -> None:
        """Go on learning from a state."""
        self.learner.resume(state)


Machine: TypeAlias = Cpu | Gpu
