"""Win rates and their intervals, margins, times."""

from collections import Counter
from math import ceil
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.contests import game, round_won

from marrakech.arena.game import Played
from marrakech.arena.rounds import Round
from marrakech.arena.think_times import quantile, time_class, together
from marrakech.arena.win_rates import estimate, performance_of, score, wilson

PAIR = ("a", "b")


def test_a_win_rate_is_over_all_seats_of_a_contestant() -> None:
    rounds = [round_won(1, PAIR, "a", "b"), round_won(2, PAIR, "a", "a")]
    mine, theirs = (performance_of(name, rounds) for name in PAIR)
    assert mine.games == theirs.games == 4
    assert mine.wins is not None
    assert theirs.wins is not None
    assert (mine.wins.value, theirs.wins.value) == (0.75, 0.25)
    assert (mine.margin, theirs.margin) == (5, -5)
    assert mine.times == {100: 12}


def test_three_seats_of_one_count_a_third_each() -> None:
    line_up = ("a", "b", "b", "b")
    played = round_won(1, line_up, "a", "b", "b", "b")
    # Where b "wins" here, all three of its seats share the victory.
    assert score("a", played) == 0.25
    assert score("b", played) == pytest.approx(0.25)
    assert performance_of("b", [played]).games == 4


def test_a_shared_victory_counts_in_equal_parts() -> None:
    shared = Played(PAIR, (50, 50), (1, 1), (Counter(), Counter()))
    rounds = [Round(1, PAIR, (shared, game(("b", "a"), "a")))]
    assert score("a", rounds[0]) == 0.75


def test_without_games_there_is_nothing_to_say() -> None:
    found = performance_of("c", [round_won(1, PAIR, "a", "b")])
    assert found == (0, None, None, Counter())


def test_luck_that_cancels_out_within_rounds_leaves_a_narrow_interval() -> None:
    """Each wins one game of every round: that is strong evidence that they are even."""
    cancelling = [[1.0, 0.0]] * 50 + [[1.0, 1.0], [0.0, 0.0]]
    mixed = [[1.0, 1.0], [0.0, 0.0]] * 26
    narrow, wide = estimate(cancelling), estimate(mixed)
    assert narrow.value == wide.value == 0.5
    assert narrow.high - narrow.low < (wide.high - wide.low) / 4
    naive = wilson(0.5, 104)
    assert narrow.high - narrow.low < naive.high - naive.low < wide.high - wide.low


def test_games_with_the_same_luck_are_one_cluster_regardless_of_who_met() -> None:
    """In each round a wins against b and loses against c, or the reverse: together always even."""
    rounds = []
    for number in range(1, 31):
        fate = ("a", "a") if number % 2 else ("b", "b")
        other = ("c", "c") if number % 2 else ("a", "a")
        rounds += [round_won(number, PAIR, *fate), round_won(number, ("a", "c"), *other)]
    against_b = performance_of("a", [played for played in rounds if played.line_up == PAIR]).wins
    overall = performance_of("a", rounds).wins
    assert overall == wilson(0.5, 120)  # there is no spread at all
    assert against_b == estimate([[1.0, 1.0], [0.0, 0.0]] * 15)


def test_the_interval_to_the_digit() -> None:
    """Ten scores with a variance of 10/36: plus or minus 1.96 · sqrt(10/36 / 10)."""
    assert estimate([[1.0], [0.0]] * 5) == pytest.approx((0.5, 0.17334, 0.82666), abs=1e-4)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_always_and_never_are_not_certain(share: float) -> None:
    found = estimate([[share, share]] * 50)
    assert found.value == share
    assert found.high - found.low == pytest.approx(0.037, abs=0.001)


def test_few_rounds_are_wilsons() -> None:
    assert estimate([[1.0, 0.0], [1.0, 1.0]]) == wilson(0.75, 4)
    assert wilson(0.5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)


@given(st.lists(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=4), min_size=1))
def test_an_interval_holds_its_value_and_is_one_of_shares(clusters: list[list[float]]) -> None:
    value, low, high = estimate(clusters)
    assert 0 <= low <= value <= high <= 1
    assert low < high


@pytest.mark.parametrize("dependent", [0.0, 0.6])
def test_nineteen_intervals_in_twenty_hold_the_truth(dependent: float) -> None:
    """Even if the two games of a round tend to end alike."""
    random = Random(7)
    held = 0
    for _ in range(1000):
        clusters = []
        for _ in range(60):
            first = float(random.random() < 0.4)
            same = random.random() < dependent
            clusters.append([first, first if same else float(random.random() < 0.4)])
        _, low, high = estimate(clusters)
        held += low <= 0.4 <= high
    assert 920 <= held <= 975


@given(st.lists(st.floats(1e-5, 100), min_size=1), st.sampled_from([0.5, 0.9, 0.99]))
def test_quantiles_are_right_to_a_hundredth(seconds: list[float], share: float) -> None:
    found = quantile(together(Counter([time_class(one)]) for one in seconds), share)
    exact = sorted(seconds)[ceil(share * len(seconds)) - 1] * 1000
    assert found == pytest.approx(exact, rel=0.0101)


def test_no_decisions_have_no_quantile() -> None:
    assert quantile(Counter(), 0.5) is None
    assert time_class(0) == time_class(1e-9) == 0
