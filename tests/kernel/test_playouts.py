"""Random games of the kernel: the same for a seed, and as likely as those of the rules."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random

import numpy as np
import pytest
from support.drawn_market import TWO, market
from support.endgames import DECISIONS, GAMES, at_random, late_position

from marrakech import Position, apply, legal_actions, outcome, parse_ruleset, start
from marrakech.arena.chance import draw_chance
from marrakech.kernel import playouts, position_of, state_of
from marrakech.kernel.playouts import any_chance, lay_any

SURE = 4.5  # standard deviations


def test_the_same_seed_gives_the_same_counts_however_many_threads() -> None:
    counts = [playouts(start(4), 70_001, seed=7, threads=threads) for threads in (1, 2, 3, None)]
    assert len(set(counts)) == 1
    assert counts[0] != playouts(start(4), 70_001, seed=8)
    assert counts[0].games == 70_001
    assert sum(counts[0].wins) == pytest.approx(70_001)


def test_portions_have_random_numbers_of_their_own() -> None:
    once, twice = (playouts(start(3), games, seed=1) for games in (20_000, 40_000))
    assert twice.wins != tuple(2 * won for won in once.wins)


def test_no_games_and_a_game_that_is_over() -> None:
    assert playouts(start(3), 0) == (0, 0, (0.0, 0.0, 0.0))
    over = start(2)._replace(step="over")
    assert playouts(over, 5) == (5, 0, (2.5, 2.5))


@pytest.mark.parametrize(("players", "rules", "purse", "step"), DECISIONS)
def test_as_often_as_it_must_be_where_all_can_be_counted(
    players: int, rules: str, purse: int, step: str
) -> None:
    """Shares and turns of the last turns, exactly, against two hundred thousand games."""
    rugs = 2 if step == "lay" else 1
    position = late_position(players, rules, purse, rugs, step, Random(players))
    won, turns = at_random(position)
    assert 0 < won[position.seat - 1] < 1
    found = playouts(position, 200_000, seed=players)
    for share, wins in zip(won, found.wins, strict=True):
        spread = sqrt(max(share * (1 - share), 1e-9) / found.games)
        assert abs(wins / found.games - share) < SURE * spread + 1e-9
    assert found.turns / found.games == pytest.approx(turns, abs=0.02)


@pytest.mark.parametrize(("players", "rules", "purse"), GAMES)
def test_whole_games_win_and_last_like_those_of_the_rules(
    players: int, rules: str, purse: int
) -> None:
    begin = start(players, parse_ruleset(rules))
    begin = begin._replace(seats=tuple(s._replace(dirhams=3 * purse) for s in begin.seats))
    random = Random(players)
    games = [rules_playout(begin, random) for _ in range(150)]
    found = playouts(begin, 100_000, seed=players)
    for seat in range(players):
        agree([won[seat] for won, _ in games], found.wins[seat] / found.games)
    agree([turns for _, turns in games], found.turns / found.games)


def rules_playout(position: Position, random: Random) -> tuple[list[float], int]:
    """One game through the rules: parts of the victory by seat, and how many turns."""
    turns = 0
    while position.step != "over":
        turns += position.step == "roll"
        chance = position.step in ("roll", "draw")
        action = draw_chance(position, random) if chance else random.choice(legal_actions(position))
        position = apply(position, action)
    winners = outcome(position).winners
    seats = range(1, len(position.seats) + 1)
    return [(seat in winners) / len(winners) for seat in seats], turns


def agree(sample: Sequence[float], mean: float) -> None:
    """The mean of a sample is as near to the true one as chance allows."""
    average = sum(sample) / len(sample)
    spread = sqrt(sum((one - average) ** 2 for one in sample) / len(sample) ** 2)
    assert abs(average - mean) <= SURE * spread + 1e-9


BLUE_BESIDE = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  b> b< .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


def test_every_legal_lay_is_as_likely_as_the_others() -> None:
    position = market(BLUE_BESIDE, step="lay")
    legal = legal_actions(position)
    assert len(legal) == 11  # one of the twelve would cover the blue rug
    after = {apply(position, lay): lay for lay in legal}
    random = Random(1)
    seen: Counter[str] = Counter()
    for _ in range(11_000):
        state = state_of(position)
        lay_any(state, random.getrandbits(63))
        seen[after[position_of(state)]] += 1
    assert chi_square(seen, dict.fromkeys(legal, 1000)) < 36  # one in ten thousand is above


@pytest.mark.parametrize(
    ("position", "shares"),
    [
        (market(assam="d7S", step="roll"), {"1": 1, "2": 2, "3": 2, "4": 1}),
        (market(BLUE_BESIDE, step="draw", seats=TWO.replace("r12b12*r", "r9b3")), {"r": 3, "b": 1}),
    ],
)
def test_the_die_and_the_piles_are_as_they_are(position: Position, shares: dict[str, int]) -> None:
    random = np.random.default_rng(1)
    seen: Counter[str] = Counter()
    for bits in random.integers(-(2**63), 2**63, 12_000):
        state = state_of(position)
        any_chance(state, bits)
        drawn = position_of(state)
        steps = abs(drawn.assam - position.assam) // 7
        seen[str(steps) if position.step == "roll" else drawn.seats[0].top] += 1
    total = sum(shares.values())
    assert chi_square(seen, {one: 12_000 * part / total for one, part in shares.items()}) < 22


def chi_square(seen: Counter[str], expected: dict[str, float]) -> float:
    """How far the counts are from the expected ones."""
    assert set(seen) <= set(expected)
    return sum((seen[one] - often) ** 2 / often for one, often in expected.items())
