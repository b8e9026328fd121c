"""The benchmark of decisions and what measures bots: decisions.py, regret.py and searches.py."""

from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from marrakech import legal_actions, start

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Its modules, by their names; they are not part of the package."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module


def test_there_are_as_many_decisions_of_each_kind(bench: Any) -> None:
    regret = bench("regret")
    found = [*regret.decisions(regret.FILE)]
    kinds = Counter((len(d.position.seats), d.phase, d.position.step) for d in found)
    assert len(kinds) == 3 * 3 * 2
    assert len(set(kinds.values())) == 1
    assert len(found) > 200
    assert len({decision.position for decision in found}) == len(found)
    for decision in found:
        assert set(decision.worths) == set(legal_actions(decision.position))
        assert len(decision.worths) > 1


def test_a_decision_is_what_its_kind_says(bench: Any) -> None:
    decisions = bench("decisions")
    for kind in decisions.kinds(1):
        position = decisions.decision(kind)
        assert (len(position.seats), position.step) == (kind.players, kind.step)
        part = decisions.PHASES.index(kind.phase)
        left, most = map(decisions.rugs_left, (position, start(kind.players)))
        assert most * (2 - part) // 3 < left <= most * (3 - part) // 3
        assert decisions.decision(kind) == position


def test_the_better_choices_get_the_more_games(bench: Any) -> None:
    decisions, regret = bench("decisions"), bench("regret")
    kind = decisions.Kind(3, "late", "lay", 0)
    entry = decisions.json.loads(decisions.judged(8, kind))
    played = [games for _, _, games in entry["choices"].values()]
    assert min(played) == 8
    assert max(played) == 32
    assert entry["phase"] == "late"
    assert decisions.json.loads(decisions.judged(8, kind)) == entry
    assert regret.parse_position(entry["position"]) == decisions.decision(kind)


def test_what_a_choice_costs_is_what_it_is_worth_less_than_the_best(bench: Any) -> None:
    regret = bench("regret")
    known = next(regret.decisions(regret.FILE))
    best = max(known.worths, key=lambda one: known.worths[one])
    assert known.cost(best) == 0
    assert all(known.cost(one) > 0 for one in known.worths if one != best)


def test_a_better_bot_loses_less(bench: Any) -> None:
    regret, searches = bench("regret"), bench("searches")
    costs = {}
    for name in ("random", "greedy", "champion@2"):
        bot = searches.player(name, Random(1))
        lost = [d.cost(bot.choose(d.position)) for d in regret.decisions(regret.FILE)]
        costs[name] = sum(lost) / len(lost)
    assert costs["champion@2"] < costs["greedy"] < costs["random"]


def test_stages_are_read_as_they_are_written(bench: Any) -> None:
    searches = bench("searches")
    stages = [searches.stage_of(one) for one in ("1", "2,all,0.02", "3,2,naive")]
    assert [one.turns for one in stages] == [1, 2, 3]
    assert [one.width for one in stages] == [searches.EVERY, searches.EVERY, 2]
    assert [one.temperature for one in stages] == [0.0, 0.02, 0.0]
    assert [one.naive for one in stages] == [False, False, True]


def test_one_player_sits_in_every_seat_in_turn(bench: Any) -> None:
    victories = bench("searches").play_round("1", "random", 3, 1)
    assert len(victories) == 3
    assert sum(victories) > 1
