"""The compiled greedy player that weights are tuned against plays like the greedy bot."""

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from support.endgames import late_position

from marrakech import Position, legal_actions, start
from marrakech.bots.greedy_bot import worth_of_actions
from marrakech.kernel import state_of
from marrakech.kernel.lookup import CODES
from marrakech.kernel.packed import State
from marrakech.kernel.records import blank, blanks
from marrakech.kernel.weights import weight_table
from marrakech.kernel.workspace import Scratch

BENCH = Path(__file__).parents[2] / "bench"
PURSES = (1, 9, 30)


@pytest.fixture
def sparring(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, which is not part of the package."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("sparring")


def done_by(sparring: Any, position: Position, bits: int) -> str:
    states = blanks(State, 2)
    states[0] = state_of(position)
    code: int = sparring.greedy_code(blank(Scratch), states, bits)
    return CODES[code]


@pytest.mark.parametrize("step", ["turn", "lay"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_does_what_the_greedy_bot_might_do(sparring: Any, players: int, step: str) -> None:
    certain = 0
    for seed in range(0, 30, 2):
        purse, rugs = PURSES[seed % 3], 4 + seed // 2
        position = late_position(players, "-", purse, rugs, step, Random(seed))
        worths = worth_of_actions(position)
        best = {one for one, worth in worths.items() if worth == max(worths.values())}
        chosen = {done_by(sparring, position, 1_000_003 * bits) for bits in range(60)}
        assert chosen == best
        certain += len(best) < len(legal_actions(position))
    assert certain > 5


def test_nothing_changed_is_the_same_and_a_change_is_not(sparring: Any) -> None:
    base = np.full((sparring.TURNS, 8), 0.5)
    numbers = len(sparring.SMALL_CHANGE) * len(sparring.CHANGED_AT)
    assert (sparring.changed(base, np.zeros(numbers)) == base).all()
    assert (
        sparring.changed(base, np.ones(numbers))[:, list(sparring.SMALL_CHANGE)] > base[0, 0]
    ).all()


def test_the_evolution_finds_what_is_best(sparring: Any) -> None:
    evolution = sparring.Evolution(6, seed=1)
    wanted = np.arange(6) / 3
    for _ in range(150):
        evolution.tell(-((evolution.ask() - wanted) ** 2).sum(1))
    assert evolution.mean == pytest.approx(wanted, abs=1e-2)


@pytest.mark.parametrize("players", [2, *(pytest.param(n, marks=pytest.mark.long) for n in (3, 4))])
def test_the_weights_in_use_win_more_than_their_share(sparring: Any, players: int) -> None:
    root = state_of(start(players))
    nearly, won = sparring.fares(root, weight_table(root), 0, 240)
    assert nearly > 1.2 / players
    assert won > 1.2 / players
    assert (nearly, won) == sparring.fares(root, weight_table(root), 0, 240)
