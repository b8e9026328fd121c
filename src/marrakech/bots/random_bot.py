"""The bot that takes any legal action, each as likely as the others."""

from random import Random

from marrakech.rules import Action, Position, legal_actions


class RandomBot:
    """Plays at random."""

    name = "random"

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, position: Position, budget: float | None = None) -> Action:
        """Any legal action. It needs no time worth a budget."""
        return self._random.choice(legal_actions(position))
