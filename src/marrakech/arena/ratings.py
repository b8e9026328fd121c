"""Ratings by openskill's Plackett–Luce model, from the ranks of each game."""

from collections.abc import Iterable, Mapping
from statistics import fmean
from typing import NamedTuple

from marrakech.arena.game import Played


class Rating(NamedTuple):
    """How strong a contestant is estimated to be, and how sure that is."""

    mu: float
    sigma: float


def ratings(contestants: Iterable[str], games: Iterable[Played]) -> Mapping[str, Rating]:
    """Each contestant's rating after these games, in their order.

    A contestant with several seats in a game is rated for each of them, and then gets the mean.
    """
    from openskill.models import PlackettLuce  # slow to load

    model = PlackettLuce()
    known = {name: model.rating() for name in contestants}
    for game in games:
        before = [[model.rating(known[one].mu, known[one].sigma)] for one in game.seats]
        after = model.rate(before, ranks=[float(rank) for rank in game.ranks])
        for name in set(game.seats):
            mine = [team[0] for one, team in zip(game.seats, after, strict=True) if one == name]
            known[name] = model.rating(
                fmean(rating.mu for rating in mine), fmean(rating.sigma for rating in mine)
            )
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
