"""A contest in progress: the rounds so far, and which line-ups are still wanted."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from marrakech.arena.contest import Contest, Fixture, LineUp, schedule, seatings
from marrakech.arena.rounds import Round
from marrakech.arena.sprt import Sprt
from marrakech.arena.win_rates import score


@dataclass
class ContestRun:
    """The part of a contest that has been played, in the order of its schedule."""

    contest: Contest
    rounds: list[Round] = field(default_factory=list)
    tests: dict[LineUp, Sprt] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.contest.sprt is not None:
            low, high = self.contest.sprt
            for line_up in self.contest.line_ups():
                even = 1 / len(line_up)
                plain = even * (1 - even)
                self.tests[line_up] = Sprt(low, high, plain / len(seatings(line_up)))

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(len(played.games) for played in self.rounds)

    def is_wanted(self, line_up: LineUp) -> bool:
        """Whether a line-up should play on: not if its test is decided."""
        return line_up not in self.tests or self.tests[line_up].verdict == "open"

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """The rounds to be played; each is left out if it is not wanted when its turn comes."""
        return (
            fixture for fixture in schedule(self.contest, games) if self.is_wanted(fixture.line_up)
        )

    def note(self, played: Round) -> None:
        """Add a round that was played."""
        self.rounds.append(played)
        if played.line_up in self.tests:
            test = self.tests[played.line_up]
            self.tests[played.line_up] = test.plus(score(played.line_up[0], played))
