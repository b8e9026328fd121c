"""What every bot promises, and how to get one by its name."""

from random import Random
from typing import Protocol

from marrakech.bots.random_bot import RandomBot
from marrakech.rules import Action, Position, Refusal


class Bot(Protocol):
    """A player made of code. The same random numbers make it play the same game."""

    name: str

    def choose(self, position: Position) -> Action:
        """One of the legal actions of a position in which a player decides."""
        ...


_BOTS = {RandomBot.name: RandomBot}


def bot_names() -> tuple[str, ...]:
    """Every bot there is, the weakest first."""
    return tuple(_BOTS)


def bot_named(name: str, random: Random) -> Bot:
    """The bot of that name; an unknown one is refused."""
    if name not in _BOTS:
        raise Refusal("bot-unknown", name=name, names=" ".join(_BOTS))
    return _BOTS[name](random)
