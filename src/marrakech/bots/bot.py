"""What every bot promises, and how to get one by its name."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from marrakech.bots.greedy_bot import GreedyBot
from marrakech.bots.random_bot import RandomBot
from marrakech.rules import Action, Position, Refusal
from marrakech.rules.refusal import excerpt


class Bot(Protocol):
    """A player made of code. The same random numbers make it play the same game."""

    name: str

    def choose(self, position: Position, budget: float | None = None) -> Action:
        """One of the legal actions of a position in which a player decides.

        The budget is how many seconds it may think; without one it takes the time it likes.
        """
        ...


_BOTS: dict[str, Callable[[Random], Bot]] = {
    RandomBot.name: RandomBot,
    GreedyBot.name: GreedyBot,
}


def bot_names() -> tuple[str, ...]:
    """Every bot there is, the weakest first."""
    return tuple(_BOTS)


def bot_named(name: str, random: Random) -> Bot:
    """The bot of that name; an unknown one is refused."""
    if name not in _BOTS:
        raise Refusal("bot-unknown", name=excerpt(name), names=" ".join(_BOTS))
    return _BOTS[name](random)
