"""The networks in the package: turning weights into small integers, and back."""

from typing import Any

import numpy as np

from marrakech.kernel.features import ROWS
from marrakech.kernel.network import FIRST_MOST, HIDDEN, SECOND_MOST, SHIFT, folder, name_of
from training.network import Parameters


def quantised(parameters: Parameters) -> dict[str, Any]:
    """The weights as a file of the package has them: the first two layers as small integers.

    Each column of the first layer is divided by its own step before rounding, and the second layer
    is multiplied by the steps to make up for it. Then each unit of the second layer is divided by
    its own scale in the same way.
    """
    first = np.asarray(parameters.first[:ROWS])
    step = np.maximum(np.abs(first).max(axis=0), 1e-6) / FIRST_MOST
    second = (np.asarray(parameters.second) * step[:, None] * (1 << SHIFT)).T
    scale = np.maximum(np.abs(second).max(axis=1), 1e-12) / SECOND_MOST
    return {
        "first": np.rint(first / step).astype(np.int16),
        "step": step.astype(np.float32),
        "second": np.rint(second / scale[:, None]).astype(np.int16),
        "scale": scale.astype(np.float32),
        "second_bias": np.asarray(parameters.second_bias, np.float32),
        "third": np.asarray(parameters.third, np.float32),
        "third_bias": np.asarray(parameters.third_bias, np.float32),
    }


def restored(arrays: dict[str, Any]) -> Parameters:
    """The weights from which a network was made, as exactly as its integers allow."""
    step, scale = arrays["step"], arrays["scale"]
    first = np.zeros((ROWS + 1, HIDDEN), np.float32)  # the last row is that of an empty slot
    first[:ROWS] = arrays["first"] * step
    second = (arrays["second"] * scale[:, None]).T / (step[:, None] * (1 << SHIFT))
    rest = (arrays[name].copy() for name in ("second_bias", "third", "third_bias"))
    return Parameters(first, np.ascontiguousarray(second, np.float32), *rest)


def shipped(players: int) -> Parameters:
    """The weights of the network in the package for that many players."""
    with np.load(folder() / name_of(players)) as arrays:
        return restored(dict(arrays))
