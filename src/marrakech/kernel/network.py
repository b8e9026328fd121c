"""A network that learned from its own games what a position is worth, in small integers.

Its first layer is a table with a row for each feature; the rows of the features that a position has
are added up (accumulator.py). What is positive of these sums goes through two small layers and
becomes each seat's chance to win.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated, TypeAlias, cast

import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from marrakech.kernel.features import LEARNED_FLAGS, ROWS
from marrakech.kernel.jit import inlined
from marrakech.kernel.packed import STEER_AFTER, State
from marrakech.kernel.records import Floats, Record, Word, blank

HIDDEN, SECOND = 256, 32  # sums of the first layer, units of the second
FIRST_MOST = 511  # the largest weight of the first layer
SECOND_MOST = 1000  # and of the second: so small that no sum of products leaves 32 bits
SHIFT = 2  # how many bits of the sums the second layer leaves out

Small: TypeAlias = npt.NDArray[np.int16]

_LAYERS = ("second", "scale", "second_bias", "third", "third_bias")


class Network(Record):
    """The weights after the first layer, and where the first layer is."""

    table: Word  # the address of its numbers of 16 bits; 0 if there is no network
    second: Annotated[Small, np.int16, (SECOND, HIDDEN)]
    scale: Annotated[Floats, np.float32, (SECOND,)]
    second_bias: Annotated[Floats, np.float32, (SECOND,)]
    third: Annotated[Floats, np.float32, (SECOND, 4)]
    third_bias: Annotated[Floats, np.float32, (4,)]


def folder() -> Path:
    """Where the networks are."""
    return Path(__file__).parent / "networks"


def name_of(players: int) -> str:
    """The file of the network for that many players."""
    return f"players-{players}.npz"


def read_network(file: Path) -> tuple[Network, Small]:
    """A network and its first layer; keep a reference to the layer while the network is in use."""
    network = blank(Network)
    with np.load(file) as arrays:
        if arrays["first"].shape != (ROWS, HIDDEN):
            raise ValueError(f"{file.name} was made for other features of positions")
        table = np.zeros((ROWS + 1, HIDDEN), np.int16)  # the last row is that of an empty slot
        table[:ROWS] = arrays["first"]
        for name in _LAYERS:
            setattr(network, name, arrays[name])
    network.table = table.ctypes.data
    return network, table


@cache
def _shipped(players: int) -> tuple[Network, Small]:
    return read_network(folder() / name_of(players))


def network_for(state: State) -> Network | None:
    """The network that values such a position, loaded when it is first needed. None has learned the
    variant, in which Assam is turned after a lay, or an option that was added since."""
    if state.rules & STEER_AFTER or state.rules >> LEARNED_FLAGS:
        return None
    return _shipped(int(state.players))[0]


def _as_pointer(typing: object, address: object) -> tuple[object, Callable[..., ir.Value]]:
    """The address of numbers of 16 bits as a pointer to them."""

    def generate(
        context: object, builder: ir.IRBuilder, signature: object, arguments: list[ir.Value]
    ) -> ir.Value:
        return builder.inttoptr(arguments[0], ir.IntType(16).as_pointer())

    return types.CPointer(types.int16)(types.int64), generate


_pointer = cast("Callable[[int], object]", intrinsic(_as_pointer))
_array_at = numba.__dict__["carray"]  # its types are not declared


@inlined
def first_layer(network: Network) -> Small:
    """The rows of the first layer; NONE, counted from the end, is the row of zeros."""
    return _array_at(_pointer(network.table), (ROWS + 1, HIDDEN))
