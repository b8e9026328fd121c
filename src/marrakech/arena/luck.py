"""The luck of a game: a die and piles of its own, whoever sits where and whatever they decide."""

from random import Random

from marrakech.arena.chance import draw_chance
from marrakech.rules import Action, Position


class Luck:
    """Chance with a stream for the die and one for each pile.

    The third throw is the same in every game of a round, and so is the order of the pile of
    each seat: what was luck for one bot in one seating is luck for another in the next.
    """

    def __init__(self, seed: str, players: int) -> None:
        self._die = Random(f"{seed} die")  # noqa: S311 (games, not secrets)
        self._piles = [Random(f"{seed} pile {seat}") for seat in range(1, players + 1)]  # noqa: S311

    def draw(self, position: Position) -> Action:
        """What chance does in a position where it has its say."""
        stream = self._die if position.step == "roll" else self._piles[position.seat - 1]
        return draw_chance(position, stream)
