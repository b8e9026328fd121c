"""The tracks look the same after half a turn and in a mirror along either diagonal, and after no
other turn or mirror."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from support.drawn_market import assam, market

from marrakech import apply

FILES = "abcdefg"
WAYS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
Move: TypeAlias = Callable[[int, int], tuple[int, int]]

EDGES = (
    *(f"{file}7N" for file in FILES),
    *(f"g{rank}E" for rank in range(1, 8)),
    *(f"{file}1S" for file in FILES),
    *(f"a{rank}W" for rank in range(1, 8)),
)


def tracks() -> set[tuple[str, str]]:
    """Where each track leaves the market, and where it comes back."""
    return {(leaves, assam(apply(market(assam=leaves, step="roll"), "1"))) for leaves in EDGES}


def moved(spot: str, move: Move) -> str:
    """Where a square and a facing come to lie when the market is moved about its middle."""
    file, rank = move(FILES.index(spot[0]) - 3, int(spot[1]) - 4)
    way = move(*WAYS[spot[2]])
    facing = next(name for name, direction in WAYS.items() if direction == way)
    return f"{FILES[file + 3]}{rank + 4}{facing}"


def moved_tracks(move: Move) -> set[tuple[str, str]]:
    return {(moved(leaves, move), moved(returns, move)) for leaves, returns in tracks()}


@pytest.mark.parametrize(
    "move",
    [
        pytest.param(lambda east, north: (-east, -north), id="half turn"),
        pytest.param(lambda east, north: (north, east), id="mirror from a1 to g7"),
        pytest.param(lambda east, north: (-north, -east), id="mirror from a7 to g1"),
    ],
)
def test_the_tracks_look_the_same_after_a(move: Move) -> None:
    assert moved_tracks(move) == tracks()


@pytest.mark.parametrize(
    "move",
    [
        pytest.param(lambda east, north: (-north, east), id="quarter left"),
        pytest.param(lambda east, north: (north, -east), id="quarter right"),
        pytest.param(lambda east, north: (-east, north), id="mirror from north to south"),
        pytest.param(lambda east, north: (east, -north), id="mirror from west to east"),
    ],
)
def test_the_tracks_look_different_after_a(move: Move) -> None:
    assert moved_tracks(move) != tracks()
