"""Other people's programs in `marrakech arena`: good ones, bad ones, and nothing left of any."""

import json
import os
import signal
from pathlib import Path

import pytest
from support.arena_command import rounds_of, running
from support.command import Command
from support.engine_programs import BAD, EXAMPLE, bad_engine, command, engine, nothing_is_left_of

EXAMPLES = command(EXAMPLE)


def test_an_engine_plays_under_the_name_it_gives_itself(marrakech: Command) -> None:
    args = ("arena", "random", "--engine", EXAMPLES, "--out", "results.jsonl")
    done = marrakech(*args, "-n", "4")
    assert (done.code, done.err) == (0, "")
    assert {line.split()[0] for line in done.out.splitlines()[2:]} == {"random", "coverer"}
    header, *rounds = rounds_of(marrakech.home / "results.jsonl")
    assert (header["bots"], header["engines"]) == (["random", "coverer"], {"coverer": EXAMPLES})
    assert [one["line_up"] for one in rounds] == [["random", "coverer"]] * 2
    data = json.loads(marrakech(*args, "-n", "6", "--json").out)
    assert (data["games"], data["engines"]) == (6, {"coverer": EXAMPLES})
    assert rounds_of(marrakech.home / "results.jsonl")[1:3] == rounds


def test_another_command_is_another_contest(marrakech: Command, tmp_path: Path) -> None:
    args = ("arena", "random", "-n", "2", "--out", "results.jsonl", "--engine")
    assert marrakech(*args, engine(tmp_path)).code == 0
    done = marrakech(*args, f"{engine(tmp_path)} --fast")
    assert (done.code, done.out) == (1, "")
    assert "engines is" in done.err
    assert len(rounds_of(marrakech.home / "results.jsonl")) == 2


def test_the_same_engine_twice_has_two_names(marrakech: Command) -> None:
    done = marrakech("arena", "--engine", EXAMPLES, "--engine", EXAMPLES, "-n", "2", "--json")
    assert {one["bot"] for one in json.loads(done.out)["ladder"]} == {"coverer", "coverer-2"}


def test_an_engine_can_be_named_like_a_bot(marrakech: Command) -> None:
    args = ("arena", "random", "-n", "4", "-p", "4", "--json", "--engine", EXAMPLES)
    data = json.loads(marrakech(*args, "--against", "coverer").out)
    assert [one["others"] for one in data["meetings"]] == [["coverer"] * 3]
    args = ("arena", "coverer", "random", "-n", "2", "--sprt", "0.1,0.2", "--json", "--engine")
    tests = json.loads(marrakech(*args, EXAMPLES).out)["sprt"]
    assert [(one["bot"], one["others"]) for one in tests] == [("coverer", ["random"])]


def test_an_engine_that_cannot_play_is_refused_before_the_contest(
    marrakech: Command, tmp_path: Path
) -> None:
    silent = engine(tmp_path, before="raise SystemExit('no licence')")
    for bad, says in (
        ("./nowhere", "“./nowhere” could not be started: No such file"),
        ('"', "could not be started: No closing quotation"),
        (silent, "stopped unexpectedly (no licence)."),
    ):
        done = marrakech("arena", "random", "novice", "--engine", bad, "--out", "results.jsonl")
        assert (done.code, done.out) == (1, "")
        assert says in done.err
    done = marrakech("arena", "klingon", "--engine", EXAMPLES, "--out", "results.jsonl")
    assert done.code == 2
    assert "There is no bot called “klingon”. Available: random " in done.err
    assert done.err.endswith(" coverer.\n")
    assert "It takes two" in marrakech("arena", "--engine", EXAMPLES).err
    assert not (marrakech.home / "results.jsonl").exists()
    nothing_is_left_of(tmp_path)


@pytest.mark.parametrize(
    "does", ["exits with a code", pytest.param("hangs", marks=pytest.mark.long), "breaks the rules"]
)
def test_one_that_fails_gives_up_and_everybody_else_plays_on(
    marrakech: Command, tmp_path: Path, does: str
) -> None:
    bad = bad_engine(tmp_path, does)
    done = marrakech(
        *("arena", "random", "novice", "--engine", bad, "-p", "3", "-n", "6"),
        *("--jobs", "6", "--out", "results.jsonl"),
    )
    assert done.code == 0
    assert "6 games with 3 players" in done.out
    assert done.err.startswith("subject had to give up in 6 games. The first time: The engine “")
    _, *rounds = rounds_of(marrakech.home / "results.jsonl")
    for game in rounds[0]["games"]:
        seat = game["seats"].index("subject") + 1
        assert [(one[0], one[1]) for one in game["failures"]] == [(seat, BAD[does][1])]
        assert game["ranks"][seat - 1] == 3
        assert max(game["points"]) > 30  # more than anybody begins with
    nothing_is_left_of(tmp_path)


def test_reasons_are_counted_one_by_one(marrakech: Command, tmp_path: Path) -> None:
    fickle = engine(
        tmp_path,
        """
        if asked < 9:
            play()
        elif here.exists():
            say("bestaction a1b1")
        else:
            here.touch()
            sys.exit(3)
        """,
    )
    done = marrakech(
        *("arena", "novice", "--engine", fickle, "-n", "6", "--jobs", "1", "--json"),
    )
    data = json.loads(done.out)
    found = [(one["bot"], one["reason"], one["games"]) for one in data["troubles"]]
    assert found == [("subject", "engine-crashed", 1), ("subject", "engine-illegal", 5)]
    assert {one["bot"]: one["failures"] for one in data["ladder"]} == {"novice": 0, "subject": 6}


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_however_it_ends(marrakech: Command, tmp_path: Path, how: int) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (tmp_path / "engine").mkdir()
    slow = engine(tmp_path / "engine", "time.sleep(0.02)\nplay()")
    args = ("arena", "random", "--engine", slow, "-n", "1000", "--out", "results.jsonl")
    with running(home, *args) as process:
        os.killpg(process.pid, how)
        process.communicate(timeout=60)
    assert process.returncode == (130 if how == signal.SIGINT else -how)
    nothing_is_left_of(tmp_path / "engine")
