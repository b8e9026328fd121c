"""The report on a contest: the ladder, the meetings, and the sequential tests."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
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


class ContestReport(NamedTuple):
    """Everything that is known about a contest so far."""

    contest: Contest
    games: int
    ladder: tuple[LadderRung, ...]  # the strongest first
    meetings: tuple[Meeting, ...]
    tests: dict[LineUp, Sprt]
    failures: tuple[FailureCount, ...]

    def steps(self) -> list[tuple[str, str, bool]]:
        """Neighbours on the ladder that met alone, and whether the upper one is surely better."""
        met = {(one.bot, *one.others): one.performance.wins for one in self.meetings}
        neighbours = pairwise(one.bot for one in self.ladder)
        return [
            (*pair, bool((wins := met[pair]) and wins.low > self.contest.even))
            for pair in neighbours
            if pair in met
        ]


def report(run: ContestRun) -> ContestReport:
    """What the rounds so far show."""
    contest, rounds = run.contest, run.rounds
    games = [game for played in rounds for game in played.games]
    rated = ratings(contest.contestants, games)
    failures = _failure_counts(games)
    failed: Counter[str] = Counter()
    for one in failures:
        failed[one.bot] += one.games
    ladder = [
        LadderRung(bot, rating, performance_of(bot, rounds), failed[bot])
        for bot, rating in rated.items()
    ]
    ladder.sort(key=lambda standing: -standing.rating.mu)
    meetings = _meetings(contest, rounds, [standing.bot for standing in ladder])
    return ContestReport(
        contest, len(games), tuple(ladder), tuple(meetings), run.tests, tuple(failures)
    )


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


def _meetings(contest: Contest, rounds: Sequence[Round], order: Sequence[str]) -> Iterable[Meeting]:
    """Of two contestants, the one higher on the ladder; of one against copies of another, the one;
    of more, all of them."""
    for line_up in contest.line_ups():
        mine = [played for played in rounds if played.line_up == line_up]
        different = sorted(set(line_up), key=order.index)
        shown = different if len(different) > 2 else different[:1]
        if len(line_up) > len(different):
            shown = [line_up[0]]
        for bot in shown:
            others = list(line_up)
            others.remove(bot)
            yield Meeting(bot, tuple(others), performance_of(bot, mine))


def as_data(found: ContestReport) -> dict[str, object]:
    """The report as data, for programs."""
    contest = found.contest
    return {
        "players": contest.players,
        "seed": contest.seed,
        "rules": contest.rules,
        "ms": contest.ms,
        "nodes": contest.nodes,
        "engines": contest.engines,
        "games": found.games,
        "even": contest.even,
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
        "sprt": [_test_data(line_up, test) for line_up, test in found.tests.items()],
        "troubles": [
            {"bot": bot, "reason": failure.key, "details": failure.details, "games": games}
            for bot, failure, games in found.failures
        ],
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
