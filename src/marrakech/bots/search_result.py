"""How long a bot may think, and what it found."""

from typing import Literal, NamedTuple, TypeAlias

from marrakech.rules import Action

Measure: TypeAlias = Literal["", "points", "chance"]  # what a worth is; "" if there are none
POINTS_AHEAD: Measure = "points"  # of the best other player
CHANCE_TO_WIN: Measure = "chance"  # from 0 to 1


class Budget(NamedTuple):
    """How long a bot may think: in seconds, in positions searched, or both; or as long as it likes.

    The same random numbers and the same nodes give the same play on every machine; seconds do not.
    """

    seconds: float | None = None
    nodes: int | None = None


class Worth(NamedTuple):
    """What a bot expects of one of its choices."""

    action: Action
    value: float


class SearchResult(NamedTuple):
    """What a bot chooses, and why."""

    action: Action
    worths: tuple[Worth, ...] = ()  # of every legal action, the best first; empty if it has none
    measure: Measure = ""
    turns: int = 0  # how many turns it looked ahead
    nodes: int = 0  # how many positions it searched
