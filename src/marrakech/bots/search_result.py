"""What a bot is given to think with, and what it says when it has thought."""

from typing import NamedTuple

from marrakech.rules import Action

POINTS = "points"  # ahead of the best other player
CHANCE = "chance"  # of winning, from 0 to 1


class Budget(NamedTuple):
    """How long a bot may think: seconds, positions looked at, or both; without either, as it likes.

    The same random numbers and the same nodes give the same play on every machine; seconds do not.
    """

    seconds: float | None = None
    nodes: int | None = None


class Worth(NamedTuple):
    """What a bot believes one of its choices to be worth."""

    action: Action
    value: float


class Thought(NamedTuple):
    """What a bot chooses, and why."""

    action: Action
    worths: tuple[Worth, ...] = ()  # of every legal action, the best first; nothing if it has none
    measure: str = ""  # what the worths are: POINTS or CHANCE
    turns: int = 0  # how many turns it looked ahead
    nodes: int = 0  # how many positions it looked at
