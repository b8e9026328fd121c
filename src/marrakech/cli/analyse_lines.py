"""An analysed game line by line, as its record has it.

A turn of the analysis begins with the draws before it; in a record they end the line before.
"""

from collections.abc import Iterator
from math import fsum
from typing import NamedTuple

from marrakech.analysis import Analysis, Chances, Correction, Decision, Luck
from marrakech.rules import Action, Game


class Line(NamedTuple):
    """A line of a record, and what the player whose turn it is had of it. On line 0, both players
    draw."""

    number: int
    seat: int
    actions: tuple[Action, ...]
    before: Chances
    after: Chances
    luck: float  # its own
    decisions: tuple[Decision, ...]

    @property
    def error(self) -> float:
        """What its decisions gained it: zero or less."""
        return fsum(step.error for step in self.decisions)


def lines_of(game: Game, found: Analysis) -> Iterator[Line]:
    """The lines of a game, as far as it was analysed."""
    positions = game.positions()
    acted = [step for step in found.steps() if not isinstance(step, Correction)]
    for number, first, end in game.turns():
        seat, steps = positions[first].seat, acted[first:end]
        own = [
            step.gains[seat - 1] for step in steps if isinstance(step, Luck) and step.seat == seat
        ]
        decisions = tuple(step for step in steps if isinstance(step, Decision))
        ends = steps[0].before, steps[-1].after
        yield Line(number, seat, game.actions[first:end], *ends, fsum(own), decisions)
