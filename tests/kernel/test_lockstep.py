"""The kernel plays the same game as the rules, action by action, by all rules."""

from collections import Counter

import pytest
from hypothesis import given
from support.lockstep import any_action, play_together
from support.perft_counts import COUNTS, Count
from support.positions import set_up_positions

from marrakech import Position, Refusal, apply, legal_actions, outcome, start
from marrakech.kernel import facade as twin
from marrakech.kernel import perft, position_of, state_of

BATCHES, GAMES = 2, 250
LONG_BATCHES, LONG_GAMES = 20, 1000


@pytest.mark.parametrize("batch", range(BATCHES))
def test_five_hundred_games_in_lockstep(batch: int) -> None:
    assert play_together(batch, GAMES) > 50 * GAMES


@pytest.mark.long
@pytest.mark.parametrize("batch", range(LONG_BATCHES))
def test_twenty_thousand_games_in_lockstep(batch: int) -> None:
    assert play_together(BATCHES + batch, LONG_GAMES) > 50 * LONG_GAMES


@given(set_up_positions())
def test_one_action_in_any_position_that_can_be_written(position: Position) -> None:
    state = state_of(position)
    assert twin.outcome(state) == outcome(position)
    assert twin.legal_actions(state) == legal_actions(position)
    if position.step == "over":
        return
    leavers = [f"x{n}" for n, seat in enumerate(position.seats, 1) if not seat.out]
    for action in (*legal_actions(position), *leavers):
        assert position_of(twin.apply(state, action)) == apply(position, action)
        assert position_of(state) == position


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_perft(count: Count) -> None:
    assert {depth: perft(count.position, depth) for depth in count.nodes} == count.nodes


def test_perft_at_its_ends() -> None:
    assert perft(start(4), 0) == 1
    assert perft(start(4)._replace(step="over"), 3) == 0
    with pytest.raises(Refusal) as refusal:
        perft(start(4), -1)
    assert (refusal.value.key, refusal.value.details) == ("depth-negative", {"depth": -1})


def test_the_games_in_lockstep_meet_everything_that_can_happen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: Counter[str] = Counter()

    def noted(position: Position, *rest: object) -> str:
        action = any_action(position, *rest)  # type: ignore[arg-type]
        met[action[0] if action[0] in "x*-" else position.step] += 1
        met[f"{len(position.seats)} players"] += 1
        met["somebody out"] += any(seat.out for seat in position.seats)
        met["somebody broke"] += any(not s.dirhams for s in position.seats)
        for option, value in position.ruleset.differences().items():
            met[f"{option}={value}"] += 1
        return action

    monkeypatch.setattr("support.lockstep.any_action", noted)
    play_together(0, 60)
    steps = {"turn", "roll", "lay", "steer", "x", "*", "-"}
    options = {"area=owner", "bankruptcy=play-on", "halves=colours", "pile=alternating"}
    more = {"steering=after-must", "steering=after-may", "stock=15", "tie=shared", "whole=nobody"}
    assert steps | options | more | {f"{players} players" for players in (2, 3, 4)} <= set(met)
    assert min(met["somebody out"], met["somebody broke"]) > 100
