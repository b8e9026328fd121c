"""Luck averages to zero over many games between any players, whatever the evaluator thinks, unless
the dice are loaded."""

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from support.analysed_games import bots_game

from marrakech import Action, Position, parse_ruleset, start
from marrakech.analysis import Analysis, Evaluator, KernelEvaluator, Luck, analyse
from marrakech.arena import draw_chance
from marrakech.bots import bot_named

LEVELS = ("greedy", "novice", "merchant", "random")
NOTHING = 1e-9  # less than this was rounded: to the weights, the colour of a rug does not matter
Chance = Callable[[Position, Random], Action]


def analysed(
    start: Position,
    games: int,
    evaluator: Evaluator,
    levels: tuple[str, ...] = LEVELS,
    chance: Chance = draw_chance,
) -> Iterator[Analysis]:
    """Whole games of bots, whose levels take turns in the seats. Games that somebody abandons would
    be a biased choice."""
    for number in range(games):
        random = Random(f"{start} {number}")
        named = [levels[(seat + number) % len(levels)] for seat in range(len(start.seats))]
        bots = [bot_named(level, random) for level in named]
        yield analyse(bots_game(start, bots, random, chance), evaluator)


def deviations(found: list[Analysis]) -> dict[str, float]:
    """How many standard errors the mean of each kind of luck is away from zero, by seat."""
    kinds: dict[str, list[float]] = {}
    for one in found:
        for seat, totals in enumerate(one.seats, 1):
            kinds.setdefault(f"own {seat}", []).append(totals.own_luck)
            kinds.setdefault(f"others' {seat}", []).append(totals.others_luck)
        drawn = [step for step in one.steps() if isinstance(step, Luck) and step.step == "draw"]
        if drawn:
            kinds.setdefault("drawing", []).append(sum(step.gains[0] for step in drawn))
    return {
        kind: fmean(luck) / (stdev(luck) / sqrt(len(luck)))
        for kind, luck in kinds.items()
        if stdev(luck) > NOTHING
    }


def explained(found: list[Analysis]) -> float:
    """The part of the variance of results that is gone when luck is subtracted."""
    results = [totals.result for one in found for totals in one.seats]
    adjusted = [totals.luck_adjusted for one in found for totals in one.seats]
    return 1 - (stdev(adjusted) / stdev(results)) ** 2


@pytest.mark.parametrize("players", [2, 4])
def test_luck_averages_to_zero(players: int, quick: Evaluator) -> None:
    found = [*analysed(start(players), 30, quick)]
    assert max(map(abs, deviations(found).values())) < 4


def test_a_loaded_die_shows(quick: Evaluator) -> None:
    """One that is rolled twice, and the better roll counts. This shows that the tests can fail."""

    def lucky(position: Position, random: Random) -> Action:
        one, other = draw_chance(position, random), draw_chance(position, random)
        if position.step != "roll" or position.seat != 1:
            return one
        following = quick.look(position).following
        return max(one, other, key=lambda roll: following[roll][0])

    found = deviations([*analysed(start(2), 12, quick, chance=lucky)])
    assert found["own 1"] > 4
    assert found["others' 2"] < -4


@pytest.mark.long
@pytest.mark.parametrize("learned", [True, False])
@pytest.mark.parametrize(
    ("players", "rules"),
    [
        (2, "-"),
        (2, "pile=alternating"),
        (2, "steering=after-must"),
        (3, "-"),
        (3, "steering=after-may"),
        (4, "-"),
        (4, "bankruptcy=play-on,tie=shared"),
    ],
)
def test_luck_averages_to_zero_over_many_games(players: int, rules: str, learned: bool) -> None:
    evaluator = KernelEvaluator("quick", learned)
    found = [*analysed(start(players, parse_ruleset(rules)), 200, evaluator)]
    assert max(map(abs, deviations(found).values())) < 4


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_averages_to_zero_at_the_usual_depth_too(players: int) -> None:
    found = [*analysed(start(players), 60, KernelEvaluator("normal"))]
    assert max(map(abs, deviations(found).values())) < 4


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_among_equals_luck_explains_much_of_the_result(players: int, quick: Evaluator) -> None:
    found = [*analysed(start(players), 150, quick, ("merchant",))]
    assert explained(found) > 0.3
