"""An engine at the terminal: it plays, or it gives up and says why."""

import shutil
from pathlib import Path

import pytest
from support.command import Command
from support.engine_programs import BAD, EXAMPLE, bad_engine, command, left_of

from marrakech import parse_game

ALONE = ("--players", "2", "--bots", "2", "--plain", "--seed", "1")


def record_in(home: Path) -> str:
    (found,) = home.glob("*.mrk")
    return found.read_text("utf-8")


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The example of the docs, as a file that no other test runs at the same time."""
    return Path(shutil.copy(EXAMPLE, tmp_path))


def test_an_engine_plays_a_game(marrakech: Command, tmp_path: Path, example: Path) -> None:
    line = command(example)
    done = marrakech("play", *ALONE, "--engine", line, "--save", "game.mrk")
    assert (done.code, done.err) == (0, "")
    record = record_in(tmp_path)
    assert '[Bot1 "coverer"]\n[Bot2 "coverer"]\n' in record
    assert " x" not in record
    assert left_of(example) == []


@pytest.mark.parametrize("does", ["exits with a code", "floods", "decides on what is no action"])
def test_a_bad_engine_gives_up_and_the_reason_is_told(
    marrakech: Command, tmp_path: Path, does: str
) -> None:
    folder = tmp_path / "engine"
    folder.mkdir()
    line = bad_engine(folder, does)
    done = marrakech("play", *ALONE, "--engine", line, "--save", "game.mrk")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("The engine “") == 1
    assert done.out.count("gives up.") == 1
    record = record_in(tmp_path)
    assert f" x1 {{{BAD[does][1]}}}\n" in record
    assert parse_game(record).final().step == "over"
    assert left_of(folder) == []


def test_a_game_goes_on_with_the_engine_named_again(marrakech: Command, tmp_path: Path) -> None:
    line = command(EXAMPLE)
    begun = marrakech(
        *("play", "--name", "Ana", "--bots", "2", "--starter", "agreed", "--save", "game.mrk"),
        *("--engine", line),
        typed="e\n\nq\n",
    )
    assert begun.code == 0
    assert f"--resume game.mrk --engine '{line}'" in begun.out
    refused = marrakech("play", "--resume", "game.mrk", typed="q\n")
    assert (refused.code, refused.out) == (1, "")
    assert "no bot called “coverer”" in refused.err
    resumed = marrakech("play", "--resume", "game.mrk", "--engine", line, typed="1\n\n\nq\n")
    assert (resumed.code, resumed.err) == (0, "")
    assert parse_game(record_in(tmp_path)).actions[3] in "NESW"  # it has had its say


def test_a_bot_and_an_engine_cannot_both_be_meant(marrakech: Command) -> None:
    done = marrakech("play", "--bot", "greedy", "--engine", "x")
    assert done.code == 2
    assert "--bot and --engine" in done.err


def test_no_game_is_begun_with_what_is_no_engine(marrakech: Command, tmp_path: Path) -> None:
    done = marrakech("play", *ALONE, "--engine", "/no/such/engine", "--save", "game.mrk")
    assert (done.code, done.out) == (1, "")
    assert "could not be started" in done.err
    assert list(tmp_path.glob("*.mrk")) == []


def test_nothing_is_started_for_a_game_that_cannot_be(
    marrakech: Command, tmp_path: Path, example: Path
) -> None:
    (tmp_path / "game.mrk").touch()
    touched = tmp_path / "started"
    line = f"touch {touched}"
    done = marrakech("play", *ALONE, "--edition", "nowhere", "--engine", line)
    assert done.code == 2
    assert not touched.exists()
    kept = marrakech("play", *ALONE, "--engine", command(example), "--save", "game.mrk")
    assert (kept.code, kept.out) == (1, "")
    assert left_of(example) == []
