"""Rolling out a decision: what is known after each round, and when it ends."""

from itertools import islice
from math import sqrt
from random import Random

import numpy as np
import pytest
from support.endgames import late_position
from support.tables import refused

from marrakech import Position, apply, legal_actions, parse_position, start
from marrakech.analysis import roll_out
from marrakech.analysis.rollouts import ROUND
from marrakech.kernel import Rollouts

LATE = late_position(3, "-", 9, 6, "lay", Random(3))


def test_each_round_adds_games_to_every_choice_and_narrows_the_intervals() -> None:
    states = [*roll_out(LATE, games=20 * ROUND)]
    assert [state.games for state in states] == [ROUND * number for number in range(1, 21)]
    for state in states:
        assert tuple(choice.action for choice in state.choices) == legal_actions(LATE)
        assert {choice.games for choice in state.choices} == {state.games}
        assert (state.seat, state.step) == (LATE.seat, "lay")
    first, last = states[0], states[-1]
    assert last.error < first.error / 2
    for choice in last.choices:
        assert choice.high - choice.low == pytest.approx(2 * 1.96 * choice.error, rel=1e-3)
        assert choice.worth == pytest.approx((choice.high + choice.low) / 2)


def test_worths_and_differences_are_those_of_the_games() -> None:
    rollouts = Rollouts(LATE, seed=4)
    rollouts.play(24)
    *_, state = roll_out(LATE, games=24, seed=4)
    best = state.best
    assert best.behind == best.behind_error == 0
    for choice in state.choices:
        worths = rollouts.worths(choice.action)
        less = rollouts.worths(best.action) - worths
        assert choice.worth == pytest.approx(worths.mean())
        assert choice.error == pytest.approx(np.std(worths, ddof=1) / sqrt(24))
        assert choice.behind == pytest.approx(less.mean())
        assert choice.behind_error == pytest.approx(np.std(less, ddof=1) / sqrt(24))
        assert choice.behind >= 0


def test_the_same_luck_makes_differences_surer_than_worths() -> None:
    *_, state = roll_out(LATE, games=200)
    apart = [
        (choice.behind_error, sqrt(choice.error**2 + state.best.error**2))
        for choice in state.choices
        if choice is not state.best
    ]
    assert sum(found for found, _ in apart) < sum(independent for _, independent in apart)


def test_the_same_seed_gives_the_same_and_another_seed_does_not() -> None:
    states = [[*roll_out(LATE, games=2 * ROUND, seed=seed)] for seed in (1, 1, 2)]
    assert states[0] == states[1] != states[2]
    assert hash(states[0][0]) == hash(states[1][0])  # nothing in it can be changed


@pytest.mark.parametrize("games", [2, 3, 7, ROUND, ROUND + 1, 2 * ROUND + 3])
def test_it_ends_with_as_many_games_as_asked_for(games: int) -> None:
    *_, state = roll_out(LATE, games=games)
    assert games <= state.games <= games + 1


def test_it_ends_when_no_error_is_larger() -> None:
    states = [*roll_out(LATE, error=0.02)]
    assert states[-1].error <= 0.02
    assert all(state.error > 0.02 for state in states[:-1])
    assert len(states) > 1


def test_it_ends_after_some_time_but_not_without_a_round() -> None:
    assert len([*roll_out(LATE, seconds=0)]) == 1


def test_without_a_limit_it_goes_on_for_as_long_as_it_is_asked() -> None:
    assert len([*islice(roll_out(LATE), 30)]) == 30


def test_deep_ones_find_the_same_with_fewer_games() -> None:
    position = late_position(3, "-", 9, 9, "turn", Random(8))
    (*_, plain), (*_, deep) = (
        roll_out(position, games=400, seed=seed, deep=deep)
        for seed, deep in ((1, False), (2, True))
    )
    assert deep.error < plain.error
    for one, other in zip(plain.choices, deep.choices, strict=True):
        assert one.worth == pytest.approx(other.worth, abs=5 * (one.error + other.error))


CLEAR = "7/7/2r>r<3/7/7/7/7 c4N turn 2 30:r11,30:b12,30:y12 -"
ALL_RED = "/".join(["r" * 7] * 7)
NOTHING = {
    "one": parse_position(f"{ALL_RED} d4S lay 2 9:r5,9:b5,9:y1 halves=colours"),
    "roll": apply(parse_position(CLEAR), "N"),
    "draw": start(2),
}


@pytest.mark.parametrize(("step", "position"), NOTHING.items())
def test_only_a_decision_with_several_choices_is_rolled_out(step: str, position: Position) -> None:
    """It is refused at once, not when the first state is taken."""
    with refused("rollout-nothing", step=step):
        roll_out(position)
