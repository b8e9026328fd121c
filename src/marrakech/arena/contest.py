"""A contest: who plays whom, by which rules, and how long they may think."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, combinations, permutations
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
    players: tuple[int, ...] = (2,)  # every number of players that is played
    against: str | None = None  # takes all seats but one
    rules: str = "-"  # as in a position
    seed: int = 1
    ms: float | None = DEFAULT_MS  # for a decision
    nodes: int | None = None
    sprt: tuple[float, float] | None = None  # the two win rates that it decides between
    engines: Mapping[str, str] = field(default_factory=dict, hash=False)  # commands by name
    cross: bool = False  # each alone against every other one, also with more than two players

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
    def budget(self) -> Budget:
        """How long a bot may think about a decision."""
        return Budget(None if self.ms is None else self.ms / 1000, self.nodes)

    def start(self, players: int) -> Position:
        """How every game with that many players begins."""
        return start(players, parse_ruleset(self.rules))

    def line_ups(self) -> tuple[LineUp, ...]:
        """Which contestants meet. A sequential test plays only the line-ups of the first bot."""
        met = tuple(chain.from_iterable(map(self._line_ups_of, self.players)))
        return met if self.sprt is None else tuple(one for one in met if one[0] == self.bots[0])

    def _line_ups_of(self, players: int) -> Iterator[LineUp]:
        others = players - 1
        if self.against is not None:
            yield from ((bot, *[self.against] * others) for bot in self.bots)
        elif players == 2 or (players <= len(self.bots) and not self.cross):
            yield from combinations(self.bots, players)
        else:  # a cross table, or too few bots to be all different: one against copies of another
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

    The next round is one of a line-up that has played the fewest games. So more games only add
    rounds at the end, and a contest can be extended at any time.
    """
    sizes = {line_up: len(seatings(line_up)) for line_up in contest.line_ups()}
    for before in range(games):
        for line_up, size in sizes.items():
            if before % size == 0:
                yield Fixture(before // size + 1, line_up)
