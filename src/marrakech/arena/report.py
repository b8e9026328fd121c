"""The report on a contest: for each number of players the ladder, the meetings and the tests."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

from marrakech.arena.contest import Contest, LineUp
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.game import Failure, Played
from marrakech.arena.ratings import Rating, ratings
from marrakech.arena.rounds import Round
from marrakech.arena.sprt import Sprt
from marrakech.arena.think_times import quantile
from marrakech.arena.win_rates import Estimate, Performance, performance_of


class LadderRung(NamedTuple):
    """A rung of the ladder."""

    bot: str
    rating: Rating
    performance: Performance
    failures: int  # games in which it had to give up


class Meeting(NamedTuple):
    """How one contestant of a line-up did in it."""

    bot: str
    others: tuple[str, ...]
    performance: Performance


class FailureCount(NamedTuple):
    """Why a contestant had to give up, and in how many games."""

    bot: str
    failure: Failure  # the first time
    games: int


class PlayersReport(NamedTuple):
    """What the games with one number of players show."""

    players: int
    games: int
    ladder: tuple[LadderRung, ...]  # the strongest first
    meetings: tuple[Meeting, ...]
    tests: dict[LineUp, Sprt]

    @property
    def even(self) -> float:
        """The win rate of a contestant that is as good as the others."""
        return 1 / self.players

    @property
    def is_cross(self) -> bool:
        """Whether contestants met only in pairs, and in more than one pair."""
        return len(self.meetings) > 1 and all(len(set(one.others)) == 1 for one in self.meetings)

    def cross_table(self) -> dict[tuple[str, str], Estimate]:
        """What the first of a pair wins alone against the second one in all other seats."""
        cells = {}
        for bot, others, performance in self.meetings:
            if len(set(others)) == 1 and (wins := performance.wins):
                cells[bot, others[0]] = wins
                if self.players == 2:
                    cells[others[0], bot] = wins.of_the_other()
        return cells

    def steps(self) -> list[tuple[str, str, bool]]:
        """Neighbours on the ladder that met, and whether the upper one is surely better."""
        cells = self.cross_table()
        neighbours = pairwise(one.bot for one in self.ladder)
        return [(*pair, cells[pair].low > self.even) for pair in neighbours if pair in cells]


class ContestReport(NamedTuple):
    """Everything that is known about a contest so far."""

    contest: Contest
    by_players: tuple[PlayersReport, ...]
    failures: tuple[FailureCount, ...]

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(one.games for one in self.by_players)


def report(run: ContestRun) -> ContestReport:
    """What the rounds so far show."""
    games = [game for played in run.rounds for game in played.games]
    by_players = tuple(_report_of(run, players) for players in run.contest.players)
    return ContestReport(run.contest, by_players, tuple(_failure_counts(games)))


def _report_of(run: ContestRun, players: int) -> PlayersReport:
    """What the rounds with that many players show."""
    rounds = [played for played in run.rounds if len(played.line_up) == players]
    line_ups = [line_up for line_up in run.contest.line_ups() if len(line_up) == players]
    games = [game for played in rounds for game in played.games]
    rated = ratings(run.contest.contestants, games)
    failed: Counter[str] = Counter()
    for one in _failure_counts(games):
        failed[one.bot] += one.games
    ladder = [
        LadderRung(bot, rating, performance_of(bot, rounds), failed[bot])
        for bot, rating in rated.items()
    ]
    ladder.sort(key=lambda standing: -standing.rating.mu)
    meetings = _meetings(line_ups, rounds, [standing.bot for standing in ladder])
    tests = {line_up: test for line_up, test in run.tests.items() if line_up in line_ups}
    return PlayersReport(players, len(games), tuple(ladder), tuple(meetings), tests)


def _failure_counts(games: Iterable[Played]) -> list[FailureCount]:
    """Every reason of every contestant that had to give up, in order of first occurrence."""
    first: dict[tuple[str, str], Failure] = {}
    counts: Counter[tuple[str, str]] = Counter()
    for game in games:
        for failure in game.failures:
            reason = (game.seats[failure.seat - 1], failure.key)
            first.setdefault(reason, failure)
            counts[reason] += 1
    return [FailureCount(bot, failure, counts[bot, key]) for (bot, key), failure in first.items()]


def _meetings(
    line_ups: Iterable[LineUp], rounds: Sequence[Round], order: Sequence[str]
) -> Iterable[Meeting]:
    """How contestants did in each line-up. Two of a kind are two sides of one result, so only one
    is listed: the one that plays alone against copies of another, or else the one higher on the
    ladder. Of three or more different ones, all are listed."""
    for line_up in line_ups:
        mine = [played for played in rounds if played.line_up == line_up]
        different = sorted(set(line_up), key=order.index)
        shown = different if len(different) > 2 else different[:1]
        if len(line_up) > len(different):
            shown = [line_up[0]]
        for bot in shown:
            others = list(line_up)
            others.remove(bot)
            yield Meeting(bot, tuple(others), performance_of(bot, mine))


def ratings_by_players(sections: Sequence[PlayersReport]) -> dict[str, tuple[Rating, ...]]:
    """Every contestant's ratings, one for each number of players; the best on average first."""
    rated = [{one.bot: one.rating for one in section.ladder} for section in sections]
    rows = {bot: tuple(ladder[bot] for ladder in rated) for bot in rated[0]}
    return dict(sorted(rows.items(), key=lambda row: -fmean(one.mu for one in row[1])))


def as_data(found: ContestReport) -> dict[str, object]:
    """The report as data, for programs.

    With one number of players everything is at the top level; with several, what depends on the
    number is in a list.
    """
    contest = found.contest
    several = len(contest.players) > 1
    sections = [_players_data(one, contest) for one in found.by_players]
    return {
        "players": contest.players,
        "seed": contest.seed,
        "rules": contest.rules,
        "ms": contest.ms,
        "nodes": contest.nodes,
        "engines": contest.engines,
        "games": found.games,
        **({"by_players": sections} if several else sections[0]),
        "troubles": [
            {"bot": bot, "reason": failure.key, "details": failure.details, "games": games}
            for bot, failure, games in found.failures
        ],
    }


def _players_data(found: PlayersReport, contest: Contest) -> dict[str, object]:
    return {
        "players": found.players,
        "games": found.games,
        "even": found.even,
        "ladder": [
            {
                "bot": one.bot,
                "rating": one.rating._asdict(),
                **_performance_data(one.performance),
                "median_ms": quantile(one.performance.times, 0.5),
                "p99_ms": quantile(one.performance.times, 0.99),
                "failures": one.failures,
            }
            for one in found.ladder
        ],
        "meetings": [
            {"bot": one.bot, "others": one.others, **_performance_data(one.performance)}
            for one in found.meetings
        ],
        **({"cross": _cross_data(found)} if contest.cross else {}),
        "sprt": [_test_data(line_up, test) for line_up, test in found.tests.items()],
    }


def _cross_data(found: PlayersReport) -> dict[str, dict[str, object]]:
    """The cross table: the row's estimates by column, both from the top of the ladder down."""
    cells = found.cross_table()
    names = [one.bot for one in found.ladder]
    return {
        row: {other: _estimate(cells[row, other]) for other in names if (row, other) in cells}
        for row in names
    }


def _performance_data(found: Performance) -> dict[str, object]:
    return {"games": found.games, "wins": _estimate(found.wins), "margin": found.margin}


def _estimate(share: Estimate | None) -> dict[str, float] | None:
    return share._asdict() if share else None


def _test_data(line_up: LineUp, test: Sprt) -> dict[str, object]:
    return {
        "bot": line_up[0],
        "others": line_up[1:],
        "h0": test.low,
        "h1": test.high,
        "alpha": test.alpha,
        "beta": test.beta,
        "rounds": test.rounds,
        "llr": test.llr,
        "bounds": test.bounds,
        "verdict": test.verdict,
    }
