"""The 101 actions that there are. An action is its text."""

from typing import NamedTuple, TypeAlias

from marrakech.rules.colours import COLOURS, Colour
from marrakech.rules.market import FACINGS, NEIGHBOURS, SQUARES, Facing, Square

Action: TypeAlias = str


class Lay(NamedTuple):
    """The two squares of a rug, the lower one first, and how its halves point at each other."""

    first: Square
    second: Square
    ahead: str  # on the first half: ">" or "^"
    behind: str  # on the second half: "<" or "v"


def _lay(first: Square, second: Square) -> Lay:
    return Lay(first, second, *("><" if second == first + 1 else "^v"))


FACES: dict[Action, Facing] = {facing: facing for facing in FACINGS}
SLIPPERS: dict[Action, int] = {"1": 1, "2": 2, "3": 3, "4": 4}
LAYS: dict[Action, Lay] = {
    SQUARES[first] + SQUARES[second]: _lay(first, second)
    for first in range(49)
    for second in sorted(NEIGHBOURS[first])
    if first < second
}
RETURN: Action = "-"  # no lay is legal: the rug goes back to the box
DRAWS: dict[Action, Colour] = {"*" + colour: colour for colour in COLOURS}
LEAVERS: dict[Action, int] = {f"x{seat}": seat for seat in (1, 2, 3, 4)}

ACTIONS = frozenset((*FACES, *SLIPPERS, *LAYS, RETURN, *DRAWS, *LEAVERS))
