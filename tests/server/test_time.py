"""Time costs nobody anything: a real server is frozen, and its wall clock set, both ways."""

import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from support.server import Device, Server, eventually, serving
from support.stores import ask, change

HOUR, YEARS = 3_600, 3 * 365 * 86_400  # seconds
JUMPING = Path(__file__).parent.parent / "support" / "adjustable_clock.py"


@contextmanager
def jumping(home: Path, ahead: float, *options: str, **variables: str) -> Iterator[Server]:
    """A server whose wall clock is that many seconds ahead, and whose monotonic time can jump."""
    clocks = {"WALL": str(home / "wall"), "MONOTONIC": str(home / "monotonic")}
    set_clock(home, "wall", ahead)
    set_clock(home, "monotonic", 0)
    command = [sys.executable, str(JUMPING)]
    with serving(home, *options, command=command, **clocks, **variables) as server:
        yield server


def set_clock(home: Path, name: str, ahead: float) -> None:
    """Set a clock of a server that runs. In one step: it may be read at any time."""
    part = home / f"{name}.part"
    part.write_text(str(ahead))
    part.replace(home / name)


def left(device: Device, table: str) -> float:
    """How long the player to move may still think, in seconds."""
    state = device.state(table)
    assert state["phase"] == "playing", device.events(table)
    clocks = state["clocks"]
    thought = state["now"] - clocks["since"]
    assert thought >= 0
    return float(clocks["left"][clocks["running"] - 1] - thought) / 1000


# Frozen


def test_a_frozen_server_costs_nobody_time(tmp_path: Path) -> None:
    """By the server's clock no more time passes than by ours in which it was not stopped."""
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "person", clock={"kind": "game", "seconds": 600})["table"]
        began = time.monotonic()
        before = left(ana, table)
        server.process.send_signal(signal.SIGSTOP)
        eventually(lambda: is_stopped(server.process.pid))
        stopped = time.monotonic()
        time.sleep(3)
        went_on = time.monotonic()
        server.process.send_signal(signal.SIGCONT)
        after = left(ana, table)
        running = time.monotonic() - began - (went_on - stopped)
        assert before - after <= running
        eventually(lambda: left(ana, table) < after)  # it goes on


def is_stopped(process: int) -> bool:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "T"


def test_a_server_that_was_stopped_for_longer_than_a_turn_calls_no_time(tmp_path: Path) -> None:
    """Also who was away is not away for longer."""
    with jumping(tmp_path, 0, "--grace", "60") as server, Device(server) as ana:
        with Device(server) as ben:
            clock = {"kind": "turn", "seconds": 60}
            table = ana.create("person", "open", clock=clock, timeout="bot")
            assert ben.sit(table).status_code == 200
        table = table["table"]
        before = left(ana, table)
        set_clock(tmp_path, "monotonic", HOUR)
        heartbeats(server, 2)
        after = left(ana, table)
        assert 0 < after <= before
        answer = ana.do(table, "stand-in", seat=2, bot="greedy")
        assert (answer.status_code, answer.json()["key"]) == (409, "seat-present")
        assert "stood-in" not in [event["kind"] for event in ana.events(table)]
        eventually(lambda: left(ana, table) < after)  # it goes on


# Set while it runs


def test_a_wall_clock_that_is_set_while_it_runs(tmp_path: Path) -> None:
    """No clock runs differently, and what is deleted is what has been left for long."""
    options = ("--keep-days", "30")
    with jumping(tmp_path, 0, *options, CLEANING="0.05") as server, Device(server) as ana:
        clock = {"kind": "game", "seconds": 60}
        table = ana.create("person", "person", clock=clock)["table"]
        for ahead in (HOUR, -HOUR, YEARS, -YEARS, 0):
            before = left(ana, table)
            set_clock(tmp_path, "wall", ahead)
            old = ana.create("person", "open")["table"]
            change(server.data, f"UPDATE tables SET updated = 0 WHERE id = '{old}'")
            eventually(lambda: tables_in(server.data) == 1)  # since then it has looked for others
            state = ana.state(table)
            done = ana.do(table, "act", action=state["legal"][0], seen=state["number"])
            assert done.status_code == 200
            assert 0 < left(ana, table) <= 60
            assert before > 0
        assert sum(left_of(ana, table)) > 120 - 55
        held = [e["milliseconds"] for e in ana.events(table) if e["kind"] == "held"]
        assert sum(held) < HOUR * 1000  # none but for a disk that was slow
        times = [event["at"] for event in ana.events(table)]
        assert times == sorted(times)
        assert times[-1] - times[0] < HOUR * 1000


def left_of(device: Device, table: str) -> list[float]:
    return [one / 1000 for one in device.state(table)["clocks"]["left"]]


# Set while no server runs


@pytest.mark.parametrize(
    "ahead", [YEARS, *(pytest.param(one, marks=pytest.mark.long) for one in (HOUR, -HOUR, -YEARS))]
)
def test_a_wall_clock_that_was_set_between_two_starts(tmp_path: Path, ahead: int) -> None:
    """No clock lost more than it ran, no table is deleted, also not by the start after that."""
    with jumping(tmp_path, 0, "--keep-days", "30") as server, Device(server) as ana:
        clock = {"kind": "game", "seconds": 300}
        table = ana.create("person", "person", clock=clock)["table"]
        server.stop(signal.SIGKILL)
    with jumping(tmp_path, ahead, "--keep-days", "30") as server, Device(server) as back:
        assert 250 < left(back, table) <= 300
        state = back.state(table)
        back.cookies = ana.cookies
        done = back.do(table, "act", action=state["legal"][0], seen=state["number"])
        assert done.status_code == 200
        assert 250 < left(back, table) <= 300
        times = [event["at"] for event in back.events(table)]
        assert times == sorted(times)
        refused = [line for line in server.lines() if "no old tables" in line["message"]]
        assert len(refused) == (abs(ahead) == YEARS)
        if refused:
            assert "--trust-clock" in refused[0]["message"]
        assert server.stop() == 0
    for again in (ahead, 0):
        with jumping(tmp_path, again, "--keep-days", "30") as server, Device(server) as later:
            has_cleaned(server)
            assert 250 < left(later, table) <= 300
            assert server.stop() == 0


def test_who_vouches_for_a_clock_that_went_back_stops_nobodys_clock(tmp_path: Path) -> None:
    """What ran in the future goes on from where it was, and does not wait for the future."""
    with jumping(tmp_path, YEARS) as server, Device(server) as ana:
        table = ana.create("person", "person", clock={"kind": "game", "seconds": 300})["table"]
        assert server.stop() == 0
    with jumping(tmp_path, 0, "--trust-clock") as server, Device(server) as back:
        before = left(back, table)
        assert 250 < before <= 300
        eventually(lambda: left(back, table) < before)


def test_a_clock_that_cannot_be_believed_deletes_nothing_until_somebody_vouches_for_it(
    tmp_path: Path,
) -> None:
    with jumping(tmp_path, 0) as server, Device(server) as ana:
        ana.create("person", "open")
        assert server.stop() == 0
    for _ in range(2):  # the first wrong start must not make the second one plausible
        with jumping(tmp_path, YEARS, "--keep-days", "30") as server:
            eventually(lambda: any("no old tables" in one["message"] for one in server.lines()))
            assert server.stop() == 0
        assert ask(server.data, "SELECT count(*) FROM tables") == [(1,)]
    with jumping(tmp_path, YEARS, "--keep-days", "30", "--trust-clock") as server:
        eventually(lambda: tables_in(server.data) == 0)
        assert server.stop() == 0
    with jumping(tmp_path, YEARS, "--keep-days", "30") as server, Device(server) as ana:
        table = ana.create("person", "open")["table"]
        assert not any("no old tables" in one["message"] for one in server.lines())
        server.stop()
    with jumping(tmp_path, 0, "--trust-clock") as server, Device(server) as ana:  # back to today
        assert abs(ana.state(table)["now"] - time.time() * 1000) < HOUR * 1000


def test_a_clock_that_was_wrong_once_and_is_set_right_deletes_nothing(tmp_path: Path) -> None:
    """The server's own clock goes on from the future, but no table has grown older by that."""
    keeping = ("--keep-days", "30")
    with jumping(tmp_path, 0, *keeping) as server, Device(server) as ana:
        ana.create("person", "open")
        assert server.stop() == 0
    for ahead in (YEARS, 0):
        with jumping(tmp_path, ahead, *keeping) as server:
            has_cleaned(server)
            assert server.stop() == 0
        assert tables_in(server.data) == 1


def has_cleaned(server: Server) -> None:
    """Wait until a server has had its chance to delete: it comes before the second heartbeat."""
    heartbeats(server, 2)


def heartbeats(server: Server, count: int) -> None:
    """Wait for so many heartbeats."""
    for _ in range(count):
        before = ask(server.data, "SELECT at FROM heartbeat")
        eventually(lambda: ask(server.data, "SELECT at FROM heartbeat") != before)  # noqa: B023


def tables_in(data: Path) -> int:
    with closing(sqlite3.connect(data)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
