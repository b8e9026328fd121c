"""The luck of a game: it belongs to the seats, whoever sits there and whatever they decide."""

from random import Random

from marrakech.arena.chance import draw_chance
from marrakech.rules import Action, Position


class Luck:
    """Chance with a stream of its own for each seat, for its die and its pile.

    The third throw of a seat is the same in every game of a round, also if another seat is out
    by then, and so is the order of its pile: what was luck for one bot in one seating is luck
    for another in the next.
    """

    def __init__(self, seed: str, players: int) -> None:
        self._streams = [Random(f"{seed} seat {seat}") for seat in range(1, players + 1)]  # noqa: S311

    def draw(self, position: Position) -> Action:
        """What chance does in a position where it has its say."""
        return draw_chance(position, self._streams[position.seat - 1])
