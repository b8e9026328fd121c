"""Common random numbers: a seat has the same luck whichever bot sits there."""

from random import Random

from marrakech.arena.chance import draw_chance
from marrakech.rules import Action, Position


class Luck:
    """Chance, with a stream of random numbers for each seat, for its die and its pile.

    The third roll of a seat is the same in every game of a round, even if another seat is out by
    then, and so is the order of its pile: luck that helps one bot in one seating helps another in
    the next.
    """

    def __init__(self, seed: str, players: int) -> None:
        self._streams = [Random(f"{seed} seat {seat}") for seat in range(1, players + 1)]

    def draw(self, position: Position) -> Action:
        """What chance does in a position where it decides."""
        return draw_chance(position, self._streams[position.seat - 1])
