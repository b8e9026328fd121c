"""A contest: who plays whom, by which rules, and how long they may think."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

from marrakech.bots import Budget
from marrakech.rules import Position, Refusal, parse_ruleset, start
from marrakech.rules.refusal import excerpt

LineUp: TypeAlias = tuple[str, ...]  # one contestant for each seat, in any order
DEFAULT_MS = 10.0


@dataclass(frozen=True)
class Contest:
    """Everything that decides which games are played, apart from how many."""

    bots: tuple[str, ...]
    players: int = 2
    against: str | None = None  # takes all seats but one
    rules: str = "-"  # as in a position
    seed: int = 1
    ms: float | None = DEFAULT_MS  # for a decision
    nodes: int | None = None
    sprt: tuple[float, float] | None = None  # the two win rates that it decides between
    engines: Mapping[str, str] = field(default_factory=dict, hash=False)  # commands by name

    def __post_init__(self) -> None:
        for number, bot in enumerate(self.bots):
            if bot in (*self.bots[:number], self.against):
                raise Refusal("arena-twice", bot=excerpt(bot))
        if len(self.bots) + (self.against is not None) < 2:
            raise Refusal("arena-alone")

    @property
    def contestants(self) -> tuple[str, ...]:
        """Everybody who plays."""
        return self.bots if self.against is None else (*self.bots, self.against)

    @property
    def even(self) -> float:
        """The win rate of a contestant that is as good as the others."""
        return 1 / self.players

    @property
    def budget(self) -> Budget:
        """How long a bot may think about a decision."""
        return Budget(None if self.ms is None else self.ms / 1000, self.nodes)

    def start(self) -> Position:
        """How every game begins."""
        return start(self.players, parse_ruleset(self.rules))

    def line_ups(self) -> tuple[LineUp, ...]:
        """Which contestants meet. A sequential test plays only the line-ups of the first bot."""
        met = tuple(self._all_line_ups())
        return met if self.sprt is None else tuple(one for one in met if one[0] == self.bots[0])

    def _all_line_ups(self) -> Iterator[LineUp]:
        others = self.players - 1
        if self.against is not None:
            yield from ((bot, *[self.against] * others) for bot in self.bots)
        elif self.players <= len(self.bots):
            yield from combinations(self.bots, self.players)
        else:  # too few for a table of different ones: one of each against copies of another
            yield from ((one, *[rest] * others) for one, rest in permutations(self.bots, 2))


class Match(NamedTuple):
    """One game to be played: who sits where, and the number of the round whose luck it has."""

    seats: tuple[str, ...]
    number: int


class Fixture(NamedTuple):
    """A round to be played: one line-up in every seating, all with the same luck."""

    number: int
    line_up: LineUp

    def matches(self) -> tuple[Match, ...]:
        """Its games."""
        return tuple(Match(seats, self.number) for seats in seatings(self.line_up))


def seatings(line_up: LineUp) -> tuple[LineUp, ...]:
    """Every way to seat a line-up; copies of one contestant are not told apart."""
    return tuple(dict.fromkeys(permutations(line_up)))


def total_games(contest: Contest, games: int) -> int:
    """The number of games if each line-up plays that many, rounded up to whole rounds."""
    sizes = [len(seatings(line_up)) for line_up in contest.line_ups()]
    return sum(-(-games // size) * size for size in sizes)


def schedule(contest: Contest, games: int) -> Iterator[Fixture]:
    """The rounds in order: each line-up plays that many games, rounded up to whole rounds.

    More games only add rounds at the end, so a contest can be extended at any time.
    """
    line_ups = contest.line_ups()
    lasting = {line_up: -(-games // len(seatings(line_up))) for line_up in line_ups}
    for number in range(1, max(lasting.values(), default=0) + 1):
        for line_up in line_ups:
            if number <= lasting[line_up]:
                yield Fixture(number, line_up)
