"""The table of positions met before: it saves work and changes nothing."""

from random import Random
from typing import Any, cast

import numpy as np
import pytest
from support.endgames import late_position

from marrakech import Position, parse_position
from marrakech.kernel import EVERY, Searcher, Stage
from marrakech.kernel.packed import state_of
from marrakech.kernel.transpositions import ENTRIES, key_of

STAGES = {
    2: (Stage(1), Stage(2), Stage(3, 1), Stage(3, 2)),
    3: (Stage(1), Stage(2), Stage(2, 4, temperature=0.02)),
    4: (Stage(1), Stage(2), Stage(2, 4, temperature=0.02)),
}


def entries(searcher: Searcher) -> Any:
    """The whole table, as an array."""
    return cast("Any", searcher._work.scratch.transpositions.entries)


def middle(players: int, seed: int) -> Position:
    return late_position(players, "-", 9, 20, "lay", Random(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_known_changes_nothing_that_is_found(players: int) -> None:
    used = Searcher()
    for seed in range(6):
        fresh = Searcher().search(middle(players, seed), STAGES[players], learned=True)
        for _ in range(2):  # the second time, from what the first left behind
            found = used.search(middle(players, seed), STAGES[players], learned=True)
            assert found.worths == fresh.worths
    assert np.count_nonzero(entries(used)["key"]) > ENTRIES / 20


def test_what_is_known_is_used() -> None:
    """A planted value comes out at the root, but for the few entries that gave way to others."""
    searcher, position = Searcher(), middle(4, 1)
    before = searcher.search(position, (Stage(2),), learned=True).worths
    assert min(before.values()) > 0.15
    entries(searcher)["values"][:] = 0.05
    after = searcher.search(position, (Stage(2),), learned=True).worths
    assert max(after.values()) < 0.1


def test_a_limit_of_nodes_finds_the_same_whatever_is_known() -> None:
    used = Searcher()
    for seed in range(4):
        used.search(middle(4, seed), STAGES[4], learned=True)
    # Nor does it matter how often was searched before: the same positions give way to others.
    for nodes in (500, *range(20_000, 120_000, 10_000)):
        fresh = Searcher().search(middle(4, 2), STAGES[4], nodes=nodes, learned=True)
        assert used.search(middle(4, 2), STAGES[4], nodes=nodes, learned=True) == fresh


def test_each_way_to_weigh_lays_has_entries_of_its_own() -> None:
    searcher, position = Searcher(), middle(4, 3)
    found = [
        searcher.search(position, (Stage(2, EVERY, naive, temperature),), learned=True).worths
        for naive, temperature in ((False, 0.0), (False, 0.02), (True, 0.0), (False, 0.0))
    ]
    assert found[0] == found[3]
    assert found[0] != found[1] != found[2] != found[0]


LAY = "5r>r</g1yv4/r>r<y^yv1g>g</b2y^byb/4r>r<1/4g2/1g>g<b>b<b1 g2W lay 2 30:r8b6*r,30:y8g7*y -"


@pytest.mark.parametrize(
    "other",
    [
        LAY.replace("g2W", "g2N"),
        LAY.replace("g2W", "g1W"),
        LAY.replace("lay 2", "lay 1"),
        LAY.replace("30:r8", "29:r8"),
        LAY.replace("r8b6", "r8b7"),
        LAY.replace("*r", "*b"),
        LAY.replace("5r>r<", "5rr"),
        LAY.replace("g1yv4", "g1yv3r"),
        LAY[:-1] + "bankruptcy=play-on",
    ],
)
def test_whatever_differs_has_another_key(other: str) -> None:
    one, changed = (state_of(parse_position(text)) for text in (LAY, other))
    assert key_of(one, 0.0) == key_of(state_of(parse_position(LAY)), 0.0)
    assert key_of(one, 0.0) != key_of(changed, 0.0)
    assert key_of(one, 0.0) != key_of(one, 0.02)


def test_no_key_is_that_of_a_blank_entry() -> None:
    states = [state_of(middle(players, seed)) for players in (2, 3, 4) for seed in range(20)]
    keys = {key_of(state, part / 100) for state in states for part in range(20)}
    assert 0 not in keys
    assert len(keys) == 20 * len(states)
