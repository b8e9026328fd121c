"""What every bot promises."""

from abc import ABC, abstractmethod
from random import Random

from marrakech.bots.search_result import Budget, Thought
from marrakech.rules import Action, Position


class Bot(ABC):
    """A player made of code. The same random numbers make it play the same game."""

    name: str

    @abstractmethod
    def think(self, position: Position, budget: Budget | None = None) -> Thought:
        """One of the legal actions of a position in which a player decides, and the reasons."""

    def choose(self, position: Position, budget: Budget | None = None) -> Action:
        """One of the legal actions of a position in which a player decides."""
        return self.think(position, budget).action

    def begin_anew(self) -> None:  # noqa: B027 (most remember nothing)
        """Forget what it has learnt, if anything: another game begins."""

    def close(self) -> None:  # noqa: B027 (most hold nothing)
        """Let go of what it holds, if anything: it will not be asked again."""


class SeededBot(Bot):
    """A bot that lives in this program and takes its chances from random numbers."""

    def __init__(self, random: Random) -> None:
        self._random = random
