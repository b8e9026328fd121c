"""What many games show about a contestant: how often it wins, by how much, how fast it is."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from marrakech.arena.game import Played
from marrakech.arena.rounds import Round
from marrakech.arena.think_times import Times, together

Z_95 = 1.959964  # 95 % of a normal distribution lie within this many standard deviations
ENOUGH_ROUNDS = 10  # to estimate their spread


class Estimate(NamedTuple):
    """A share and its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def of_the_other(self) -> "Estimate":
        """The share of the only other one."""
        return Estimate(1 - self.value, 1 - self.high, 1 - self.low)


class Performance(NamedTuple):
    """A contestant's results in some games, all of its seats together."""

    games: int
    wins: Estimate | None  # None without games
    margin: float | None
    times: Times


def performance_of(contestant: str, rounds: Iterable[Round]) -> Performance:
    """What a contestant's games in these rounds show."""
    by_luck: defaultdict[int, list[float]] = defaultdict(list)
    margins: list[int] = []
    times: list[Times] = []
    games = 0
    for number, _, played in rounds:
        for game in played:
            seats = seats_of(contestant, game)
            games += bool(seats)
            by_luck[number] += [game.victory(seat) for seat in seats]
            margins += [game.margin(seat) for seat in seats]
            times += [game.times[seat] for seat in seats]
    if not margins:
        return Performance(0, None, None, together(times))
    clusters = [scores for scores in by_luck.values() if scores]
    return Performance(games, estimate(clusters), fmean(margins), together(times))


def seats_of(contestant: str, game: Played) -> list[int]:
    """Where a contestant sits, counted from 0."""
    return [seat for seat, name in enumerate(game.seats) if name == contestant]


def score(contestant: str, played: Round) -> float:
    """A contestant's share of the victories in a round, for each of its seats."""
    return fmean(game.victory(seat) for game in played.games for seat in seats_of(contestant, game))


def estimate(clusters: Sequence[Sequence[float]]) -> Estimate:
    """The mean of scores and its interval.

    Scores with the same luck are a cluster: they are not independent, so the spread is that of
    the clusters. With too few of them, or no spread at all, the interval is Wilson's.
    """
    scores = sum(map(len, clusters))
    mean = sum(map(sum, clusters)) / scores
    deviations = [sum(cluster) - mean * len(cluster) for cluster in clusters]
    if len(clusters) < ENOUGH_ROUNDS or max(map(abs, deviations)) < 1e-9:
        return wilson(mean, scores)
    spread = sum(deviation**2 for deviation in deviations)
    error = Z_95 * sqrt(spread * len(clusters) / (len(clusters) - 1)) / scores
    return Estimate(mean, max(0.0, mean - error), min(1.0, mean + error))


def wilson(mean: float, count: int) -> Estimate:
    """Wilson's score interval for a share of that many."""
    weight = 1 + Z_95**2 / count
    middle = (mean + Z_95**2 / (2 * count)) / weight
    error = Z_95 * sqrt(mean * (1 - mean) / count + (Z_95 / (2 * count)) ** 2) / weight
    return Estimate(mean, min(mean, max(0.0, middle - error)), max(mean, min(1.0, middle + error)))
