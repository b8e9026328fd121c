"""What every bot promises."""

from abc import ABC, abstractmethod
from random import Random

from marrakech.bots.search_result import Budget, SearchResult
from marrakech.rules import Action, Position


class Bot(ABC):
    """A player made of code. The same random numbers make it play the same game."""

    name: str
    slow_to_start = False  # whether it needs what get_ready prepares

    judges = False  # whether it can judge positions

    @abstractmethod
    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        """A legal action for a position in which a player decides, and the reasons."""

    def choose(self, position: Position, budget: Budget | None = None) -> Action:
        """A legal action for a position in which a player decides."""
        return self.think(position, budget).action

    def judge(self, position: Position) -> tuple[float, ...]:
        """Each seat's chance to win, without any search, in a position in which a turn begins, or
        a rug is drawn before one."""
        raise NotImplementedError

    def new_game(self) -> None:  # noqa: B027 (most remember nothing)
        """Forget what it has learnt, if anything: a new game begins."""

    def close(self) -> None:  # noqa: B027 (most hold nothing)
        """Release what it holds, if anything: it will not be asked again."""


class SeededBot(Bot):
    """A bot that runs in this program and draws on random numbers."""

    def __init__(self, random: Random) -> None:
        self._random = random
