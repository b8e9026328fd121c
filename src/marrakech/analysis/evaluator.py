"""What an evaluator promises: to look through a turn completely, and to say what it sees."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from marrakech.rules import Action, Position

Chances: TypeAlias = tuple[float, ...]  # of each seat to win; together they are 1

SAME_WORTH = 1e-12  # choices that differ by less are worth the same: they were rounded differently


class Look(Protocol):
    """A position that an evaluator has looked at, and everything that can follow it in this turn.

    Where chance decides, the chances are the average of what can follow. Where a player decides,
    they are those of the best choice for that player, the first of several that are worth the same.
    """

    @property
    def chances(self) -> Chances:
        """Each seat's chance to win."""
        ...

    @property
    def following(self) -> Mapping[Action, Chances]:
        """The chances after each legal action, in the order of the rules; empty where the turn
        ends. A rug that is drawn before a turn belongs to that turn."""
        ...

    def after(self, action: Action) -> "Look":
        """The same look, one action further."""
        ...


class Evaluator(Protocol):
    """Values positions. It values a game that is over by its result."""

    def look(self, position: Position) -> Look:
        """A look through the turn in progress, or through the one that begins."""
        ...
