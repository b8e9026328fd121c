"""The bots that look ahead with the compiled kernel: one turn, or as many as there is time for."""

from functools import cache
from typing import TYPE_CHECKING

from marrakech.bots.bot import SeededBot
from marrakech.bots.thought import CHANCE, Budget, Thought, Worth
from marrakech.rules import Position

if TYPE_CHECKING:
    from marrakech.kernel import Searcher

_CLOSE = 1e-9  # worths that differ by less are the same


@cache
def _searcher() -> "Searcher":
    """One for all: what it remembers is true for everybody."""
    from marrakech.kernel import Searcher

    return Searcher()


class SearchBot(SeededBot):
    """Plays for the best chance to win; chance breaks ties."""

    seconds = 0.05  # it thinks so long if nobody says how long it may
    stages: tuple[tuple[int, int], ...]  # how many turns to look ahead, and how many lays to try

    def think(self, position: Position, budget: Budget | None = None) -> Thought:
        """What gives it the best chance to win, as far as it can see in its time."""
        from marrakech.kernel import Stage

        seconds, nodes = budget or Budget(self.seconds)
        stages = tuple(Stage(*stage) for stage in self.stages)
        found = _searcher().search(position, stages, seconds, nodes)
        most = max(found.worths.values())
        action = self._random.choice(
            [one for one, worth in found.worths.items() if worth > most - _CLOSE]
        )
        worths = sorted(
            (Worth(one, worth) for one, worth in found.worths.items()),
            key=lambda worth: (worth.action != action, -worth.value),
        )
        return Thought(action, tuple(worths), CHANCE, found.stage.turns, found.nodes)


class MerchantBot(SearchBot):
    """Looks one turn ahead, to the taxes that areas will earn and to the danger that is left."""

    name = "merchant"
    stages = ((1, 12),)


class MasterBot(SearchBot):
    """Looks two turns ahead at everything, and further at what promises the most."""

    name = "master"
    stages = ((2, 12), (3, 2), (3, 4), (3, 12), (4, 2), (4, 4))
