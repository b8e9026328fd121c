"""From the weights of a run to the network in the package, and back."""

import json
import sys
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

from marrakech.kernel.features import ROWS
from marrakech.kernel.network import HIDDEN, folder, name_of, read_network
from training import export
from training.cpu_self_play import CpuGames
from training.learn import train
from training.network import Parameters, chances, fresh, load
from training.settings import RunSettings, Unusable
from training.shipped import quantised, restored, shipped
from training.starts import starts_for

SHORT = RunSettings(
    players=2, rounds=1, games=2, batch=64, hidden=HIDDEN, rate=0.001, exploring=0.0
)


@pytest.fixture(autouse=True)
def on_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """These runs are the same on machines with a GPU."""
    monkeypatch.setenv("MARRAKECH_TRAIN_ON", "cpu")


def same(one: Parameters, other: Parameters) -> bool:
    pairs = zip(one.arrays().values(), other.arrays().values(), strict=True)
    return all((first == second).all() for first, second in pairs)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_shipped_network_survives_the_way_back_and_forth(players: int) -> None:
    """The integers lose next to nothing, and doing it twice loses no more."""
    with np.load(folder() / name_of(players)) as arrays:
        known = dict(arrays)
    again = quantised(restored(known))
    for name in ("first", "second"):
        assert np.abs(again[name].astype(int) - known[name].astype(int)).max() <= 1, name
    for name in ("step", "scale", "second_bias", "third", "third_bias"):
        assert again[name] == pytest.approx(known[name], rel=1e-3), name


def test_small_integers_value_positions_like_the_weights_they_came_from() -> None:
    """Weights that are not integers yet: half as many steps, or one step for all columns instead of
    one for each, would be off by more."""
    games = CpuGames(starts_for(3), 45, 1)
    played = games.play(shipped(3), np.zeros(4, np.int32), np.arange(4), 0.0)
    rows = played.rows[played.alive]
    assert len(rows) > 100
    learned, random = shipped(3), np.random.default_rng(1)
    for layer in (learned.first, learned.second):
        layer *= random.uniform(0.8, 1.25, layer.shape).astype(np.float32)
    arrays = quantised(learned)
    rounded = restored(arrays)
    assert (np.abs(rounded.first[:ROWS] - learned.first[:ROWS]) <= 0.501 * arrays["step"]).all()
    assert np.abs(chances(learned, rows, 3) - chances(rounded, rows, 3)).max() < 0.002


def test_a_run_can_begin_with_the_network_that_is_shipped(tmp_path: Path) -> None:
    still = replace(SHORT, shipped=True, rate=0.0)
    assert same(train(still, tmp_path / "still"), shipped(2))
    moved = train(replace(SHORT, shipped=True), tmp_path / "moved")
    assert not same(moved, shipped(2))
    with pytest.raises(Unusable, match="begun with --shipped True, not False"):
        train(replace(still, shipped=False), tmp_path / "still")


def test_a_shipped_network_has_one_width() -> None:
    with pytest.raises(Unusable, match=f"^--shipped needs --hidden {HIDDEN}, not 64$"):
        replace(SHORT, shipped=True, hidden=64)


def test_what_a_run_never_met_is_worth_nothing(tmp_path: Path) -> None:
    """Those rows are still as random as they began."""
    train(SHORT, tmp_path / "run")
    file = export.export(tmp_path / "run", tmp_path / "out")
    assert file.name == name_of(2)
    network, table = read_network(file)
    assert network.table
    met = np.abs(load(tmp_path / "run" / "net.npz").first - fresh(HIDDEN, 1).first).max(axis=1) > 0
    assert 50 < met[:ROWS].sum() < 3000
    assert (table[:ROWS].any(axis=1) <= met[:ROWS]).all()
    assert (table[:ROWS].any(axis=1) & met[:ROWS]).sum() > 50


def test_what_was_known_before_a_run_is_kept(tmp_path: Path) -> None:
    train(replace(SHORT, shipped=True, rate=0.0), tmp_path / "run")
    _, table = read_network(export.export(tmp_path / "run", tmp_path))
    with np.load(folder() / name_of(2)) as arrays:
        assert np.abs(table[:ROWS].astype(int) - arrays["first"]).max() <= 1


def test_the_command_writes_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    train(SHORT, tmp_path / "run")
    words = ["export", str(tmp_path / "run"), "--out", str(tmp_path / "out")]
    monkeypatch.setattr(sys, "argv", words)
    export.main()
    assert capsys.readouterr().out.splitlines()[-1].startswith(f"{name_of(2)}: ")
    assert read_network(tmp_path / "out" / name_of(2))[0].table


@pytest.mark.parametrize("kind", ["missing", "junk", "narrow"])
def test_a_folder_that_is_no_run_is_refused(
    tmp_path: Path,
    kind: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = tmp_path / "run"
    if kind != "missing":
        run.mkdir()
        narrow = json.dumps(asdict(replace(SHORT, hidden=16)))
        (run / "settings.json").write_text("{" if kind == "junk" else narrow, "utf-8")
    monkeypatch.setattr(sys, "argv", ["export", str(run), "--out", str(tmp_path / "out")])
    with pytest.raises(SystemExit) as ended:
        export.main()
    assert ended.value.code == 2
    said = "has 16 sums" if kind == "narrow" else "is not the folder of a finished run"
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
