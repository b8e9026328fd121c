"""Runs of the learner on the CPU: they learn, can be stopped and resumed, and refuse nonsense."""

import json
import os
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from marrakech import start
from marrakech.kernel.features import SLOTS, WALKS
from marrakech.kernel.outcome import share_victory
from marrakech.kernel.packed import OVER, State, state_of
from marrakech.kernel.records import blanks
from training import learn
from training.cpu_self_play import buffers_for, net_of, value_walks
from training.learn import train
from training.machines import Gpu
from training.network import Parameters, fresh, load
from training.settings import RunSettings, Unusable
from training.starts import starts_for
from training.turns import LookAhead, TurnNotes, begin_game, take_turn

ROOT = Path(__file__).parent.parent.parent
TINY = RunSettings(players=3, rounds=4, games=8, batch=64, hidden=16, rate=0.01)
SMALL = RunSettings(players=2, rounds=12, games=96, batch=256, hidden=32, rate=0.01, exploring=0.05)


@pytest.fixture(autouse=True)
def on_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """These runs are the same on machines with a GPU."""
    monkeypatch.setenv("MARRAKECH_TRAIN_ON", "cpu")


def wins_against_random(parameters: Parameters, games: int) -> float:
    """The share of two-player games that one turn's look-ahead wins, from either seat."""
    net = net_of(parameters)
    buffers, states = buffers_for(net), blanks(State, 1)
    state, view = states[0], buffers.views[0]
    ahead = LookAhead(np.zeros((WALKS, 4), np.float32), np.zeros(WALKS, np.int32))
    notes = TurnNotes(np.zeros(SLOTS, np.int32), np.zeros(4, np.float32))
    result = np.zeros(4)
    luck = np.random.default_rng(11).integers(-(2**62), 2**62, games)
    won = 0.0
    for game in range(games):
        states[0] = state_of(start(2))
        begin_game(state, view, luck, game, notes.rows)
        while state.step != OVER:
            value_walks(state, net, buffers, ahead)
            exploring = 0.0 if state.seat == game % 2 else 1.0
            take_turn(state, view, luck, game, ahead, exploring, notes)
        share_victory(state, result)
        won += result[game % 2]
    return won / games


def entries(folder: Path) -> list[dict[str, Any]]:
    """The lines of a log."""
    return [json.loads(line) for line in (folder / "log.jsonl").read_text("utf-8").splitlines()]


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def same(one: Parameters, other: Parameters) -> bool:
    pairs = zip(one.arrays().values(), other.arrays().values(), strict=True)
    return all((first == second).all() for first, second in pairs)


def test_a_minute_is_enough_to_beat_random_play(tmp_path: Path) -> None:
    learned = train(SMALL, tmp_path)
    log = entries(tmp_path)
    assert log[-1]["loss"] < log[0]["loss"] - 0.02
    assert wins_against_random(fresh(SMALL.hidden, SMALL.seed), 100) < 0.7
    won = wins_against_random(learned, 200)
    assert won > 0.75, f"{won:.1%} of 200 games"


def test_a_run_leaves_a_log_and_a_checkpoint(tmp_path: Path) -> None:
    folder = tmp_path / "runs" / "three"
    learned = train(TINY, folder)
    assert sorted(contents(folder)) == ["checkpoint.npz", "log.jsonl", "net.npz", "settings.json"]
    assert same(load(folder / "net.npz"), learned)
    assert json.loads((folder / "settings.json").read_text("utf-8")) == asdict(TINY)
    log = entries(folder)
    assert [entry["round"] for entry in log] == [1, 2, 3, 4]
    assert [entry["games"] for entry in log] == [8, 16, 24, 32]
    assert all(8 * 3 < entry["positions"] <= 8 * 45 for entry in log)
    assert {entry["machine"] for entry in log} == {"cpu"}
    seconds = [entry["seconds"] for entry in log]
    assert seconds == sorted(seconds)


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    first = train(TINY, tmp_path / "first")
    assert same(train(TINY, tmp_path / "again"), first)
    assert not same(train(replace(TINY, seed=2), tmp_path / "other"), first)


def test_each_round_plays_other_games(tmp_path: Path) -> None:
    """The network stays the same, so that only luck makes a difference."""
    train(replace(TINY, rate=0.0, exploring=0.0), tmp_path)
    assert len({entry["loss"] for entry in entries(tmp_path)}) == TINY.rounds


@pytest.mark.parametrize("pause", [0.0, 1000.0])
def test_a_run_that_was_killed_goes_on_as_if_nothing_had_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    """With a checkpoint after each round, and with one that is two rounds older than the log."""
    whole = train(TINY, tmp_path / "whole")
    real = learn.play_and_learn

    def dies(*arguments: object) -> tuple[float, int]:
        if arguments[3] == 3:
            raise KeyboardInterrupt
        return real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(learn, "play_and_learn", dies)
    with pytest.raises(KeyboardInterrupt):
        train(TINY, tmp_path / "killed", pause)
    assert len(entries(tmp_path / "killed")) == 3
    monkeypatch.setattr(learn, "play_and_learn", real)
    assert same(train(TINY, tmp_path / "killed"), whole)
    log = entries(tmp_path / "killed")
    assert [entry["round"] for entry in log] == [1, 2, 3, 4]
    assert [entry["loss"] for entry in log] == [e["loss"] for e in entries(tmp_path / "whole")]


def test_a_finished_run_can_be_made_longer(tmp_path: Path) -> None:
    train(TINY, tmp_path)
    before = contents(tmp_path)
    train(TINY, tmp_path)
    assert contents(tmp_path)["net.npz"] == before["net.npz"]
    assert contents(tmp_path)["log.jsonl"] == before["log.jsonl"]
    train(replace(TINY, rounds=6), tmp_path)
    assert [entry["round"] for entry in entries(tmp_path)] == [1, 2, 3, 4, 5, 6]
    assert contents(tmp_path)["net.npz"] != before["net.npz"]


OTHER: dict[str, float] = {
    "players": 4, "games": 9, "batch": 65, "hidden": 32, "rate": 0.02, "trace": 0.7,
    "exploring": 0.1, "seed": 2,
}  # fmt: skip


@pytest.mark.parametrize("name", OTHER)
def test_a_folder_of_another_run_is_refused_and_left_as_it_is(tmp_path: Path, name: str) -> None:
    train(replace(TINY, rounds=1), tmp_path)
    before = contents(tmp_path)
    other = replace(TINY, **{name: OTHER[name]})  # type: ignore[arg-type]
    said = f"the run was begun with --{name} {getattr(TINY, name)}, not {OTHER[name]}"
    with pytest.raises(Unusable, match=said):
        train(other, tmp_path)
    assert contents(tmp_path) == before


def damaged(kept: bytes, damage: str) -> bytes:
    half = len(kept) // 2
    flipped = kept[:half] + bytes([kept[half] ^ 1]) + kept[half + 1 :]
    return {"empty": b"", "torn": kept[:half], "junk": b"junk" * 100, "flipped": flipped}[damage]


@pytest.mark.parametrize("damage", ["empty", "torn", "junk", "flipped"])
def test_a_damaged_checkpoint_is_refused_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    train(replace(TINY, rounds=1), tmp_path)
    file = tmp_path / "checkpoint.npz"
    file.write_bytes(damaged(file.read_bytes(), damage))
    before = contents(tmp_path)
    with pytest.raises(Unusable, match=r"checkpoint\.npz is damaged: "):
        train(TINY, tmp_path)
    assert contents(tmp_path) == before


def test_a_network_is_not_overwritten_by_a_new_run(tmp_path: Path) -> None:
    train(replace(TINY, rounds=1), tmp_path)
    (tmp_path / "checkpoint.npz").unlink()
    before = contents(tmp_path)
    with pytest.raises(Unusable, match=r"has a network, but no checkpoint to go on from$"):
        train(TINY, tmp_path)
    assert contents(tmp_path) == before


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    train(replace(TINY, rounds=1), tmp_path)
    with np.load(tmp_path / "checkpoint.npz") as arrays:
        found = dict(arrays)
    found["weight.first"] = found["weight.first"][:-1]
    np.savez(tmp_path / "checkpoint.npz", **found)
    with pytest.raises(Unusable, match=r"was made for other features of positions$"):
        train(TINY, tmp_path)


def test_a_gpu_needs_sums_in_multiples_of_64() -> None:
    settings = replace(TINY, hidden=96)
    with pytest.raises(Unusable, match=r"^--hidden must be a multiple of 64 on a GPU, not 96$"):
        Gpu(fresh(96, 1), starts_for(3), 45, settings)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--players", "5"], "--players must be 2, 3 or 4, not 5"),
        (["--players", "two"], "invalid int value: 'two'"),
        ([], "the following arguments are required: --players"),
        (["--players", "2", "--games", "0"], "--games must be at least 1, not 0"),
        (["--players", "2", "--hidden", "-64"], "--hidden must be at least 1, not -64"),
        (["--players", "2", "--minutes", "nan"], "--minutes must be at least 0, not nan"),
        (["--players", "2", "--rounds", "-1"], "--rounds must be at least 0, not -1"),
        (["--players", "2", "--seed", "-1"], "--seed must be at least 0, not -1"),
        (["--players", "2", "--trace", "1.5"], "--trace must be between 0 and 1, not 1.5"),
        (["--players", "2", "--rate", "-0.1"], "--rate must be between 0 and 1, not -0.1"),
        (["--players", "2", "--trace", "nan"], "--trace must be between 0 and 1, not nan"),
    ],
)
def test_options_that_make_no_sense_are_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    says: str,
) -> None:
    folder = tmp_path / "run"
    monkeypatch.setattr(sys, "argv", ["learn", *options, "--out", str(folder)])
    with pytest.raises(SystemExit) as ended:
        learn.main()
    assert ended.value.code == 2
    assert says in capsys.readouterr().err
    assert not folder.exists()


@pytest.mark.parametrize(("gpu", "games", "batch"), [(False, 256, 1024), (True, 32768, 16384)])
def test_every_setting_is_an_option_with_the_same_default(
    monkeypatch: pytest.MonkeyPatch, gpu: bool, games: int, batch: int
) -> None:
    monkeypatch.setattr(learn, "has_gpu", lambda: gpu)
    chosen = vars(learn.options().parse_args(["--players", "3", "--out", "run"]))
    usual = asdict(RunSettings(players=3, games=games, batch=batch))
    assert chosen == usual | {"out": Path("run")}


def test_the_command_learns(tmp_path: Path) -> None:
    options = ["--players", "2", "--rounds", "2", "--games", "4", "--hidden", "16"]
    done = subprocess.run(
        [sys.executable, "-m", "training.learn", *options, "--out", str(tmp_path / "two")],
        cwd=ROOT,
        env=dict(os.environ),
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("round 1: ")
    assert [entry["games"] for entry in entries(tmp_path / "two")] == [4, 8]
