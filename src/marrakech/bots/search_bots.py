"""The bots that search with the compiled kernel: one turn ahead, or as far as time allows."""

from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from marrakech.bots.bot import SeededBot
from marrakech.bots.search_result import CHANCE_TO_WIN, Budget, SearchResult, Worth
from marrakech.rules import Action, Position

if TYPE_CHECKING:
    from marrakech.kernel import Expectimax, Searcher, Stage

_SAME_WORTH = 1e-9  # worths that differ by less are the same
OTHERS = 0.02  # how much worse than their best choice the choices of others may be
# How many turns before the end the champion searches all of them.
_WITHIN_REACH_OF_TWO, _WITHIN_REACH_OF_SEVERAL = 4, 3

_idle_searchers: "list[Searcher]" = []
_idle_judges: "dict[bool, list[Expectimax]]" = {True: [], False: []}  # whether they have learned


@contextmanager
def _searcher() -> "Iterator[Searcher]":
    """A searcher that no other thread is using. What it has cached is valid for every bot."""
    from marrakech.kernel import Searcher

    try:
        searcher = _idle_searchers.pop()
    except IndexError:
        searcher = Searcher()
    try:
        yield searcher
    finally:
        _idle_searchers.append(searcher)


@contextmanager
def _judge(learned: bool) -> "Iterator[Expectimax]":
    """A judge of positions that no other thread is using."""
    from marrakech.kernel import Expectimax

    try:
        judge = _idle_judges[learned].pop()
    except IndexError:
        judge = Expectimax(1, learned)
    try:
        yield judge
    finally:
        _idle_judges[learned].append(judge)


class SearchBot(SeededBot):
    """Plays for the best chance to win; chance breaks ties."""

    slow_to_start = judges = True
    learned = False  # whether it judges positions by what was learned from self-play
    seconds = 0.05  # how long it thinks without a budget

    @abstractmethod
    def stages(self, position: Position) -> "tuple[Stage, ...]":
        """How far it looks first, and how much further while there is time."""

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        """The action with the best chance to win, as far as it can search in its time."""
        return self._think(position, budget, self.stages(position))

    def judge(self, position: Position) -> tuple[float, ...]:
        """Each seat's chance to win, without any search."""
        with _judge(self.learned) as judge:
            return judge.judge(position)

    def _think(
        self, position: Position, budget: Budget | None, stages: "tuple[Stage, ...]"
    ) -> SearchResult:
        seconds, nodes = budget or Budget(self.seconds)
        with _searcher() as searcher:
            found = searcher.search(position, stages, seconds, nodes, self.learned)
        most = max(found.worths.values())
        action = self._random.choice(
            [one for one, worth in found.worths.items() if worth > most - _SAME_WORTH]
        )
        worths = sorted(
            (Worth(one, worth) for one, worth in found.worths.items()),
            key=lambda worth: (worth.action != action, -worth.value),
        )
        return SearchResult(action, tuple(worths), CHANCE_TO_WIN, found.stage.turns, found.nodes)


class MerchantBot(SearchBot):
    """Looks one turn ahead, but values what areas will earn and what the next walk may cost."""

    name = "merchant"

    def stages(self, position: Position) -> "tuple[Stage, ...]":
        """One turn, however much time there is."""
        from marrakech.kernel import Stage

        return (Stage(1),)


class MasterBot(SearchBot):
    """Looks ahead for as long as it has time: wide against one player, far against several."""

    name = "master"

    def stages(self, position: Position) -> "tuple[Stage, ...]":
        """Against one player, more and more of three turns, then of four. Against several, up to
        its own next turn, assuming that the others play naively in between. They may not, but there
        is no time to search everything that they could do."""
        from marrakech.kernel import EVERY, Stage

        if len(position.seats) == 2:
            return (
                Stage(2),
                *(Stage(3, width) for width in (1, 2, EVERY)),
                *(Stage(4, width) for width in (1, 2)),
            )
        own_next = len(position.seats) + 1
        return (
            Stage(2, naive=True),
            Stage(own_next - 1, 3, naive=True),
            *(Stage(own_next, width, naive=True) for width in (1, 2, 4, EVERY)),
            Stage(own_next + 1, 2, naive=True),
        )


class ChampionBot(SearchBot):
    """Judges positions by what was learned from self-play, and looks ahead for as long as it has
    time."""

    name = "champion"
    learned = True

    def choose(self, position: Position, budget: Budget | None = None) -> Action:
        """The best chance to win. It sees further than if it had to say what the rest is worth."""
        first, *further = self.stages(position)
        stages = (first, *(stage._replace(best_only=True) for stage in further))
        return self._think(position, budget, stages).action

    def stages(self, position: Position) -> "tuple[Stage, ...]":
        """One turn, then two, with every lay. Against one player then a third turn, with more and
        more of its lays. Against several, who may judge positions otherwise, choices that are
        nearly as good as their best count too. Given the time, it sees the last turns of a game to
        the end."""
        from marrakech.kernel import EVERY, Stage

        left = sum(sum(seat.rugs) for seat in position.seats)
        if len(position.seats) == 2:
            third = (1, 2, 4, EVERY)
            stages = (Stage(1), Stage(2), *(Stage(3, width) for width in third))
            return (*stages, Stage(4)) if left == _WITHIN_REACH_OF_TWO else stages
        stages = (Stage(1), Stage(2, temperature=OTHERS))
        if left == _WITHIN_REACH_OF_SEVERAL:
            return (*stages, Stage(3, temperature=OTHERS))
        return stages
