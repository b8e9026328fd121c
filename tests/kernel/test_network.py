"""The networks that are shipped: what they say of positions, against a slow reference in NumPy."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from support.endgames import Shares, late_position, look_ahead, shares

from marrakech import Position, apply, legal_actions, start
from marrakech.kernel import Searcher, Stage
from marrakech.kernel.accumulator import Accumulator, accumulate, follow_lay, take_back_lay
from marrakech.kernel.features import (
    LEARNED_FLAGS,
    NONE,
    ONE_OF_EACH,
    ROWS,
    SLOTS,
    View,
    write_rows,
)
from marrakech.kernel.lookup import LAY_BESIDE, MOST_LAYS
from marrakech.kernel.moves import cover, legal_lays, take_top
from marrakech.kernel.network import (
    FIRST_MOST,
    SECOND_MOST,
    SHIFT,
    folder,
    name_of,
    network_for,
    read_network,
)
from marrakech.kernel.packed import State, state_of
from marrakech.kernel.records import blank, blanks
from marrakech.rules import Ruleset
from training.starts import rulesets

PLAYERS = (2, 3, 4)
MOST_BYTES = 6_000_000  # all networks together, as they are shipped


def layers(players: int) -> dict[str, Any]:
    """The weights as they are in the file."""
    with np.load(folder() / name_of(players)) as arrays:
        return dict(arrays)


def rows_of(state: State) -> list[int]:
    """The features of a state, by slot."""
    rows = np.zeros(SLOTS, np.int32)
    write_rows(blank(View), state, rows)
    return [int(row) for row in rows if row != NONE]


def slow_sums(weights: dict[str, Any], state: State) -> Any:
    """The sums of the first layer, added up one by one."""
    return weights["first"][rows_of(state)].astype(np.int64).sum(axis=0)


def slow_chances(weights: dict[str, Any], state: State) -> Any:
    """Each seat's chance to win, counted from the next player."""
    totals = weights["second"].astype(np.int64) @ (
        np.maximum(slow_sums(weights, state), 0) >> SHIFT
    )
    outputs = np.maximum(totals * weights["scale"] + weights["second_bias"], 0)
    logits = (outputs @ weights["third"] + weights["third_bias"])[: state.players]
    powers = np.exp(logits - logits.max())
    return powers / powers.sum()


def positions(players: int, step: str, count: int) -> Iterator[Position]:
    """Of random games by all rules, at that step."""
    random, learned_from = Random(players), rulesets()
    for number in range(count):
        rules = learned_from[number % len(learned_from)]
        position = start(players, rules)
        turns = random.randrange(60 if players == 2 else 40)
        while position.step != step or turns > 0:
            turns -= position.step == step
            position = apply(position, random.choice(legal_actions(position)))
            if position.step == "over":
                position = start(players, rules)
        yield position


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sums_follow_every_lay_exactly(players: int) -> None:
    weights, own, lays = layers(players), blank(Accumulator), 0
    for position in positions(players, "lay", 40):
        network = network_for(state_of(position))
        assert network is not None
        states = blanks(State, 2)
        before, after = states[0], states[1]
        states[0] = state_of(position)
        colour, legal = int(before.top[before.seat]), legal_lays(before)
        take_top(before)
        accumulate(network, own, before)
        assert (own.before == slow_sums(weights, before)).all()
        for choice in range(MOST_LAYS):
            if legal >> choice & 1:
                lay = int(LAY_BESIDE[before.square, choice])
                states[1] = states[0]
                cover(after, lay, colour)
                follow_lay(network, own, before, lay, colour)
                assert (own.sums == slow_sums(weights, after)).all()
                take_back_lay(own, before)
                lays += 1
    assert lays > 200


@pytest.mark.parametrize("players", PLAYERS)
def test_the_worth_of_every_lay_is_what_the_reference_says(players: int) -> None:
    weights, searcher = layers(players), Searcher()
    for position in positions(players, "lay", 30):
        found = searcher.search(position, (Stage(1),), learned=True).worths
        for action, worth in found.items():
            after = apply(position, action)
            if after.step == "over":
                continue
            state = state_of(after)
            chances = slow_chances(weights, state)
            place = (position.seat - next_player(after)) % players
            assert worth == pytest.approx(chances[place], abs=1e-5), action


def slow_judge(weights: dict[str, Any], lay: Position) -> Shares:
    """What each seat can expect by the reference after the lay that is best for its player."""
    expected = []
    for action in legal_actions(lay):
        after = apply(lay, action)
        if after.step == "over":
            expected.append(shares(after))
            continue
        in_turn = slow_chances(weights, state_of(after))
        first = next_player(after)
        seats = range(1, len(lay.seats) + 1)
        expected.append(tuple(float(in_turn[(seat - first) % len(lay.seats)]) for seat in seats))
    return max(expected, key=lambda each: each[lay.seat - 1])


@pytest.mark.parametrize("rugs", [4, 13])
@pytest.mark.parametrize("players", PLAYERS)
def test_two_turns_ahead_it_finds_what_the_reference_finds(players: int, rugs: int) -> None:
    """Every lay, and every facing, roll and lay of the next player: by the rules and NumPy."""
    weights = layers(players)
    rules = "pile=alternating" if players == 2 else "-"  # no rug is drawn, of which it takes one
    position = late_position(players, rules, 9, rugs, "lay", Random(rugs))
    assert network_for(state_of(position)) is not None
    found = Searcher().search(position, (Stage(2),), learned=True)
    expected = {
        lay: look_ahead(apply(position, lay), 1, partial(slow_judge, weights))[position.seat - 1]
        for lay in legal_actions(position)
    }
    assert found.worths == pytest.approx(expected, abs=1e-5)
    assert found.worths != pytest.approx(
        Searcher().search(position, (Stage(1),), learned=True).worths, abs=1e-5
    )


def next_player(position: Position) -> int:
    """Whose turn begins; while a rug is drawn, that is somebody else's."""
    seat = position.seat
    while position.step == "draw":
        position = apply(position, legal_actions(position)[0])
        seat = position.seat
    return seat


@pytest.mark.parametrize("players", PLAYERS)
def test_no_sum_leaves_its_bits_whatever_the_position(players: int) -> None:
    """A position has at most one row of each group."""
    weights = layers(players)
    first, second = weights["first"].astype(np.int64), weights["second"].astype(np.int64)
    assert [one.start for one in ONE_OF_EACH[1:]] == [one.stop for one in ONE_OF_EACH[:-1]]
    assert (ONE_OF_EACH[0].start, ONE_OF_EACH[-1].stop) == (0, ROWS)
    groups = [first[one.start : one.stop] for one in ONE_OF_EACH]
    most = sum(np.maximum(group.max(axis=0), 0) for group in groups)
    least = sum(np.minimum(group.min(axis=0), 0) for group in groups)
    assert np.abs(first).max() <= FIRST_MOST
    assert np.abs(second).max() <= SECOND_MOST
    assert max(most.max(), -least.min()) < 1 << 15
    assert (np.abs(second) @ (most >> SHIFT)).max() < 1 << 31


def test_the_networks_together_are_no_larger_than_they_may_be() -> None:
    sizes = [file.stat().st_size for file in folder().iterdir()]
    assert len(sizes) == len(PLAYERS)
    assert sum(sizes) <= MOST_BYTES


def test_no_network_is_loaded_until_it_is_needed() -> None:
    script = """
from random import Random
from marrakech import start
from marrakech.bots import bot_named
from marrakech.kernel import Searcher, Stage, network
loaded = lambda: network._shipped.cache_info().currsize
steps = [loaded()]
Searcher().search(start(3), (Stage(1),))
bot_named("master", Random(1)).think(start(3))
steps.append(loaded())
Searcher().search(start(3), (Stage(1),), learned=True)
steps.append(loaded())
print(steps)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "[0, 0, 1]", done.stderr


@pytest.mark.parametrize("steering", ["after-must", "after-may"])
def test_the_variant_is_judged_as_it_was_before(steering: str) -> None:
    for players in PLAYERS:
        position = start(players, Ruleset(steering=steering))  # type: ignore[arg-type]
        while position.step != "roll":
            position = apply(position, legal_actions(position)[0])
        position = apply(position, "2")
        found = [Searcher().search(position, (Stage(1),), learned=one) for one in (True, False)]
        assert found[0] == found[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_an_option_that_no_network_has_learned_is_judged_without_one(players: int) -> None:
    state = state_of(start(players))
    assert network_for(state) is not None
    state.rules |= 1 << LEARNED_FLAGS  # the next flag that somebody adds
    assert network_for(state) is None


def test_a_network_for_other_features_is_refused(tmp_path: Path) -> None:
    arrays = layers(2)
    file = tmp_path / "old.npz"
    np.savez(file, **(arrays | {"first": arrays["first"][1:]}))
    with pytest.raises(ValueError, match=r"old\.npz was made for other features"):
        read_network(file)


def test_a_searcher_can_take_turns_between_network_and_weights() -> None:
    """What one of them has cached or added up changes nothing of what the other says."""
    position = next(positions(4, "turn", 1))
    alone = [Searcher().search(position, (Stage(2),), learned=one).worths for one in (True, False)]
    assert alone[0] != pytest.approx(alone[1], abs=0.01)
    both = Searcher()
    for learned in (True, False, True, False):
        found = both.search(position, (Stage(2),), learned=learned).worths
        assert found == alone[0 if learned else 1]
