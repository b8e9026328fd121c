"""The network: rows added up, two small layers, a chance to win for each seat. With NumPy alone."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from marrakech.kernel.features import ROWS
from marrakech.kernel.network import SECOND
from marrakech.kernel.records import Floats

RowArray: TypeAlias = npt.NDArray[np.integer[Any]]  # positions × slots


@dataclass
class Parameters:
    """The weights. The last row of the first layer stands for no feature, and stays zero."""

    first: Any  # rows × hidden
    second: Any  # hidden × SECOND
    second_bias: Any
    third: Any  # SECOND × 4: a logit for each seat, counted from the next player
    third_bias: Any

    def arrays(self) -> dict[str, Any]:
        """All of them by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @property
    def hidden(self) -> int:
        """How many sums the first layer has."""
        return int(self.first.shape[1])


def fresh(hidden: int, seed: int) -> Parameters:
    """Small random weights."""
    random = np.random.default_rng(seed)

    def normal(*shape: int, scale: float) -> Floats:
        return (random.standard_normal(shape) * scale).astype(np.float32)

    first = normal(ROWS + 1, hidden, scale=0.1)
    first[ROWS] = 0
    return Parameters(
        first,
        normal(hidden, SECOND, scale=hidden**-0.5),
        np.zeros(SECOND, np.float32),
        normal(SECOND, 4, scale=0.1),
        np.zeros(4, np.float32),
    )


def save_arrays(file: Path, arrays: Mapping[str, npt.ArrayLike]) -> None:
    """Write arrays by name; a file that was there is replaced as a whole."""
    draft = file.with_suffix(".part.npz")
    with draft.open("wb") as opened:
        cast("Callable[..., None]", np.savez)(opened, **arrays)
        opened.flush()
        os.fsync(opened.fileno())
    draft.replace(file)


def save(parameters: Parameters, file: Path) -> None:
    """Write the weights."""
    save_arrays(file, {name: np.asarray(one) for name, one in parameters.arrays().items()})


def load(file: Path) -> Parameters:
    """Read the weights."""
    with np.load(file) as arrays:
        return Parameters(**{name: arrays[name] for name in arrays.files})


def chances(parameters: Parameters, rows: RowArray, players: int) -> Floats:
    """Each seat's chance to win, counted from the next player, for many positions at once."""
    logits = _forward(parameters, rows)[-1][:, :players]
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def _forward(parameters: Parameters, rows: RowArray) -> tuple[Floats, ...]:
    first = np.maximum(parameters.first[rows].sum(axis=1), 0)
    second = np.maximum(first @ parameters.second + parameters.second_bias, 0)
    return first, second, second @ parameters.third + parameters.third_bias


class Adam:
    """The optimiser Adam, without weight decay."""

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = parameters
        self.steps = 0
        self._mean = {name: np.zeros_like(one) for name, one in parameters.arrays().items()}
        self._square = {name: np.zeros_like(one) for name, one in parameters.arrays().items()}

    def step(self, gradients: dict[str, Floats], rate: float) -> None:
        """Go a step down the gradients."""
        self.steps += 1
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            weights = getattr(self.parameters, name)
            weights -= rate * correction * mean / (np.sqrt(square) + 1e-8)

    def state(self) -> dict[str, Any]:
        """What is needed to go on."""
        means = {f"mean.{name}": one for name, one in self._mean.items()}
        return (
            {"steps": self.steps}
            | means
            | {f"square.{name}": one for name, one in self._square.items()}
        )

    def resume(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        self.steps = int(state["steps"])
        for name in self._mean:
            self._mean[name][:], self._square[name][:] = (
                state[f"mean.{name}"],
                state[f"square.{name}"],
            )


class NumpyLearner:
    """Learns on the CPU."""

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = parameters
        self.optimiser = Adam(parameters)

    def learn(self, rows: RowArray, targets: Floats, rate: float) -> float:
        """One step on a batch of positions and what they were worth. Returns the loss."""
        loss, gradients = gradients_of(self.parameters, rows, targets)
        self.optimiser.step(gradients, rate)
        return loss


def gradients_of(
    parameters: Parameters, rows: RowArray, targets: Floats
) -> tuple[float, dict[str, Floats]]:
    """The cross-entropy of the network's chances, and how it changes with each weight."""
    first, second, logits = _forward(parameters, rows)
    players = targets.shape[1]
    seen = logits[:, :players]
    powers = np.exp(seen - seen.max(axis=1, keepdims=True))
    found = powers / powers.sum(axis=1, keepdims=True)
    loss = float(-(targets * np.log(found + 1e-9)).sum(axis=1).mean())
    of_logits = np.zeros_like(logits)
    of_logits[:, :players] = (found - targets) / len(rows)
    of_second = of_logits @ parameters.third.T * (second > 0)
    of_first = of_second @ parameters.second.T * (first > 0)
    of_rows = np.zeros_like(parameters.first)
    for slot in range(rows.shape[1]):
        np.add.at(of_rows, rows[:, slot], of_first)
    of_rows[-1] = 0
    return loss, {
        "first": of_rows,
        "second": first.T @ of_second,
        "second_bias": of_second.sum(axis=0),
        "third": second.T @ of_logits,
        "third_bias": of_logits.sum(axis=0),
    }
