"""Engines on a real server, over real lines: whatever they do, everybody else plays on."""

import os
import signal
import subprocess
from pathlib import Path

import pytest
from support.command import MARRAKECH, Command, environment
from support.engine_programs import (
    BAD,
    EXAMPLE,
    bad_engine,
    command,
    engine,
    left_of,
    nothing_is_left_of,
)
from support.server import SERVER_TIMEOUT, Device, SocketClient, eventually, serving

from marrakech import parse_game
from marrakech.bots import bot_names


def play_on(page: SocketClient, table: str) -> dict[str, object]:
    """Take the first legal action whenever it is our turn, to the end; how it stands then."""
    state = page.watch(table)["state"]
    while state["phase"] != "over":
        if state["seat"] == 1:
            action = state["legal"][0]
            assert page.do(table, "act", seen=state["number"], action=action)["t"] == "done"
        state = page.receive("events", seconds=4 * SERVER_TIMEOUT)["state"]
    return dict(state)


# One of each kind; all of them are let loose on tables without a server elsewhere.
LATER = (pytest.param(does, marks=pytest.mark.long) for does in ("floods", "writes bytes"))


@pytest.mark.parametrize(
    "does", ["is killed", "hangs and minds no signal", "breaks the rules", *LATER]
)
def test_beside_a_person_and_a_bot_a_bad_engine_leaves(
    tmp_path: Path, marrakech: Command, does: str
) -> None:
    folder = tmp_path / "engine"
    folder.mkdir()
    reason = BAD[does][1]
    with serving(tmp_path, "--engine", bad_engine(folder, does)) as server:
        with Device(server) as ana:
            assert ana.get("/api/editions").json()["bots"] == [*bot_names(), "subject"]
            table = ana.create("person", "subject", "greedy")["table"]
            with ana.page() as page:
                state = play_on(page, table)
            assert state["phase"] == "over"
            left = [event for event in ana.events(table) if "reason" in event]
            assert [(e["action"], e["seat"], e["reason"]) for e in left] == [("x2", 2, reason)]
            record = ana.get(f"/api/tables/{table}/record").text
            assert f" x2 {{{reason}}}\n" in record
            assert parse_game(record).tag("Bot2") == "subject"
            again = ana.create("subject", "person")["table"]  # it can be asked anew
            eventually(lambda: "E" in [event.get("action") for event in ana.events(again)])
            assert ana.get("/readyz").status_code == 200
        (tmp_path / "game.mrk").write_text(record)
        assert marrakech("verify", "game.mrk").code == 0
        line = next(line for line in server.lines() if line["message"] == "an engine failed")
        assert (line["key"], line["logger"]) == (reason, "marrakech.engines")
        assert server.stop() == 0
        assert not [line for line in server.lines() if "error" in line]
    assert left_of(folder) == []


def test_two_engines_play_each_other(tmp_path: Path) -> None:
    both = ["--engine", command(EXAMPLE), "--engine", f"{MARRAKECH} engine --bot greedy"]
    with serving(tmp_path, *both) as server, Device(server) as ana:
        *_, first, second = ana.get("/api/editions").json()["bots"]
        assert (first, second.rstrip("-0123456789")) == ("coverer", "greedy")
        table = ana.create(first, second)["table"]
        eventually(lambda: ana.state(table)["phase"] == "over", 4 * SERVER_TIMEOUT)
        assert not [event for event in ana.events(table) if "reason" in event]


def test_the_variable_holds_commands_with_a_semicolon_between(tmp_path: Path) -> None:
    both = f"{command(EXAMPLE)} ; {command(EXAMPLE)} --twin;"
    with serving(tmp_path, MARRAKECH_ENGINES=both) as server, Device(server) as ana:
        assert ana.get("/api/editions").json()["bots"][-2:] == ["coverer", "coverer-2"]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_engine_outlives_its_server(tmp_path: Path, how: int) -> None:
    """Not even one that minds neither the end of its input nor any signal, in mid-thought."""
    folder = tmp_path / "engine"
    folder.mkdir()
    with serving(tmp_path, "--engine", bad_engine(folder, "hangs and minds no signal")) as server:
        with Device(server) as ana:
            table = ana.create("subject", "person")["table"]
            eventually(lambda: ana.state(table)["step"] == "lay")
            assert len(left_of(folder)) == 2  # a supervisor and the engine
        server.stop(how)
        nothing_is_left_of(folder)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("/no/such/engine --fast", "could not be started: No such file"),
        ("false", "stopped unexpectedly (1)"),
        ("yes", "sent too much output"),
        ("echo Python 3", "stopped unexpectedly (0)"),
        ("'open", "could not be started: No closing quotation"),
    ],
)
def test_a_server_does_not_start_with_what_is_no_engine(
    marrakech: Command, tmp_path: Path, line: str, says: str
) -> None:
    fine = engine(tmp_path)
    done = marrakech("serve", "--port", "0", "--engine", fine, "--engine", line)
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(f"Error: The engine “{line}” ")
    assert says in done.err
    assert left_of(tmp_path) == []


def test_ctrl_c_while_an_engine_starts_ends_it_all(tmp_path: Path) -> None:
    folder = tmp_path / "engine"
    folder.mkdir()
    slow = engine(folder, before="import time; time.sleep(600)")
    for arguments in (("serve", "--port", "0"), ("play", "--players", "2", "--bots", "2")):
        starting = subprocess.Popen(
            [MARRAKECH, *arguments, "--engine", slow],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=environment(tmp_path),
        )
        eventually(lambda: len(left_of(folder)) == 3)
        os.kill(starting.pid, signal.SIGINT)
        out, trouble = starting.communicate(timeout=SERVER_TIMEOUT)
        assert (starting.returncode, out, trouble) == (130, b"", b""), arguments
        nothing_is_left_of(folder)
