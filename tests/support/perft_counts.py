"""The perft counts in tests/data: a position, and how many sequences there are by their length."""

from pathlib import Path
from typing import NamedTuple

from marrakech import Position, parse_position


class Count(NamedTuple):
    """One line of a file."""

    name: str
    position: Position
    nodes: dict[int, int]  # by depth

    def __str__(self) -> str:
        return self.name


def _read(path: Path) -> list[Count]:
    counts = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        position, *parts = line.split(" ;")
        pairs = (part.removeprefix("D").split(" ") for part in parts)
        nodes = {int(depth): int(count) for depth, count in pairs}
        counts.append(Count(f"{path.stem}-{number}", parse_position(position), nodes))
    return counts


COUNTS = [
    count
    for path in sorted((Path(__file__).parent.parent / "data").glob("*.perft"))
    for count in _read(path)
]
