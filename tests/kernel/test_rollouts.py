"""Rollouts: games from each choice, and what is left of their results without luck."""

from random import Random

import numpy as np
import pytest
from support.endgames import late_position, look_ahead

from marrakech import Position, apply, legal_actions, start
from marrakech.kernel import Rollouts, Searcher, Stage
from marrakech.rules import Ruleset


def nobody(position: Position) -> tuple[float, ...]:
    raise AssertionError("the end is not reached")


def exact(position: Position) -> dict[str, float]:
    """What each choice is worth to the player who decides, searched to the end."""
    return {
        action: look_ahead(apply(position, action), 99, nobody)[position.seat - 1]
        for action in legal_actions(position)
    }


@pytest.mark.parametrize("deep", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_last_turn_a_game_less_its_luck_is_worth_exactly_what_it_is(
    players: int, deep: bool
) -> None:
    spread = 0.0
    for seed in range(6):
        position = late_position(players, "-", 9, 1, "turn", Random(seed))
        rollouts = Rollouts(position, seed, deep)
        rollouts.play(12)
        for action, worth in exact(position).items():
            sample = rollouts.samples()[action]
            assert sample.worth == pytest.approx(worth, abs=1e-12)
            assert sample.error == pytest.approx(0, abs=1e-12)
            spread += sample.plain
    assert spread > 0  # the games themselves ended differently


@pytest.mark.parametrize("players", [2, 3, 4])
def test_near_the_end_they_find_what_is_so(players: int) -> None:
    """With two turns left, looking one turn ahead is nearly the best play; games are compared with
    the same play, weighed exactly by the search."""
    position = late_position(players, "-", 9, 2, "lay", Random(4))
    rollouts = Rollouts(position)
    rollouts.play(400)
    found = Searcher().search(position, (Stage(2),)).worths
    for action, sample in rollouts.samples().items():
        assert sample.worth == pytest.approx(found[action], abs=0.02 + 5 * sample.error)


def test_more_games_go_on_where_the_others_ended() -> None:
    position = late_position(3, "-", 9, 12, "turn", Random(1))
    once, twice = Rollouts(position, 7), Rollouts(position, 7)
    once.play(30)
    twice.play(10)
    twice.play(20)
    assert once.samples() == twice.samples()
    twice.play(5, [position.facing])
    assert sorted(sample.games for sample in twice.samples().values()) == [30, 30, 35]
    other = Rollouts(position, 8)
    other.play(30)
    assert other.samples() != once.samples()


def test_the_best_choice_comes_first() -> None:
    rollouts = Rollouts(late_position(4, "-", 9, 8, "lay", Random(2)))
    rollouts.play(20)
    worths = [sample.worth for sample in rollouts.samples().values()]
    assert worths == sorted(worths, reverse=True)
    assert len(worths) > 3


STARTS = [
    start(2),
    start(3),
    start(4),
    start(3, Ruleset(bankruptcy="play-on", stock="15")),
    start(2, Ruleset(steering="after-must")),
]


@pytest.mark.parametrize("deep", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("position", STARTS, ids=lambda one: f"{len(one.seats)} players")
def test_luck_is_zero_on_average_and_explains_most_of_a_result(
    position: Position, deep: bool
) -> None:
    while position.step == "draw":
        position = apply(position, legal_actions(position)[0])
    if position.step == "roll":
        position = apply(position, "2")
    rollouts = Rollouts(position, deep=deep)
    rollouts.play(120)
    luck = np.concatenate([rollouts.luck(choice) for choice in rollouts.samples()])
    assert abs(luck.mean()) < 5 * luck.std() / np.sqrt(120)  # choices share their luck
    for sample in rollouts.samples().values():
        assert sample.reduced < 0.8 * sample.plain


def test_luck_that_is_seen_a_turn_later_is_that_of_the_same_games_and_explains_more() -> None:
    position = late_position(3, "-", 9, 12, "turn", Random(1))
    soon, later = Rollouts(position), Rollouts(position, deep=True)
    for rollouts in (soon, later):
        rollouts.play(100)
    for choice, sample in soon.samples().items():
        won = [rollouts.worths(choice) + rollouts.luck(choice) for rollouts in (soon, later)]
        assert won[0] == pytest.approx(won[1], abs=1e-12)
        assert later.samples()[choice].reduced < sample.reduced


@pytest.mark.parametrize("step", ["roll", "draw", "over"])
def test_only_a_decision_can_be_looked_into(step: str) -> None:
    position = start(2)
    while position.step != step:
        position = apply(position, legal_actions(position)[0])
    with pytest.raises(ValueError, match="nobody decides"):
        Rollouts(position)
