"""What measures luck, rollouts and depths: luck.py, rollouts.py and depths.py."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from marrakech.bots import bot_names

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Its modules, by their names; they are not part of the package."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module


def test_luck_explains_all_or_nothing(bench: Any) -> None:
    luck = bench("luck")
    random = np.random.default_rng(1)
    causes = random.normal(size=(500, 3, 2))
    all_of_it = np.dstack([0.3 + causes.sum(2), causes])
    nothing = np.dstack([random.normal(size=(500, 3)), causes])
    half = np.dstack([causes.sum(2) + random.normal(size=(500, 3)) * np.sqrt(2), causes])
    found = [luck.explained(games) for games in (all_of_it, nothing, half)]
    assert found == pytest.approx([1, 0, 0.5], abs=0.05)


def test_every_pairing_is_in_the_summary_once(bench: Any) -> None:
    luck = bench("luck")
    rows = json.loads(luck.SUMMARY.read_text("utf-8"))
    pairs = [luck.Pairing(*(row[name] for name in luck.Pairing._fields)) for row in rows]
    assert pairs == [*luck.pairings()]
    assert len(pairs) == 3 * len(bot_names()) * (len(bot_names()) + 1) // 2
    for row in rows:
        assert 0 <= row["low"] <= row["explained"] + 0.01
        assert row["explained"] <= row["high"] + 0.01 <= 1.01
        assert row["games"] >= 200


def test_a_game_of_a_pairing_is_kept_and_read_again(
    bench: Any, kernel_ready: None, tmp_path: Path
) -> None:
    luck = bench("luck")
    pairing = luck.Pairing(3, "random", "novice")
    seats = luck.analysed(pairing, 0, luck.KernelEvaluator("quick"))
    assert sum(result for result, _, _ in seats) == pytest.approx(1)
    (tmp_path / "kept").write_text(json.dumps([*pairing, 0, seats]) + "\n", "utf-8")
    assert luck.read(tmp_path / "kept") == {pairing: {0: seats}}


def test_errors_are_close_within_a_tenth_or_a_tenth_of_a_point(bench: Any) -> None:
    pair = bench("depths").Pair
    assert pair(0.108, 0.1).close
    assert not pair(0.112, 0.1).close
    assert pair(0.0009, 0.0).close
    assert not pair(0.0012, 0.0).close


def test_a_player_who_takes_only_the_best_expects_what_the_look_says(
    bench: Any, kernel_ready: None
) -> None:
    depths = bench("depths")
    game = depths.play(3, 1, ("greedy",))
    position = game.positions()[game.turns()[20].first]
    tree = depths.Expectimax(1).tree(position)
    seat = position.seat - 1
    assert depths.soft(tree, 0, seat) == pytest.approx(tree.chances[0], abs=1e-9)
    soft = [depths.soft(tree, temperature, seat)[seat] for temperature in (0, 0.01, 0.1)]
    assert soft == sorted(soft, reverse=True)
    ends = [*depths.leaves(tree, position)]
    assert {node for node, _ in ends} == {n for n, below in enumerate(tree.following) if not below}
