"""Clocks stand still while no server runs."""

import shutil
import time
from pathlib import Path

from support.event_loop import run
from support.flaky_devices import Device
from support.killable_server import KillableServer, running_server
from support.stores import ask

CLOCK = 60  # seconds for the whole game: more than a busy machine takes for a test
SHORT = 5
DOWN = 3.0  # seconds without a server
ROUNDED = 0.05  # seconds


async def clocks(server: KillableServer, table: str) -> tuple[float, float, float]:
    """How long the player to move may still think, since when the clock runs and what time it is,
    in seconds."""
    asker = Device(server.url, "asker")
    stands = await asker.ask("GET", f"/tables/{table}")
    await asker.close()
    assert stands["phase"] == "playing"
    found, now = stands["clocks"], stands["now"]
    assert found["since"] <= now
    left = found["left"][found["running"] - 1] - (now - found["since"])
    return left / 1000, found["since"] / 1000, now / 1000


async def new_game(server: KillableServer, seconds: int = CLOCK) -> str:
    host = Device(server.url, "host")
    clock = {"kind": "game", "seconds": seconds}
    setup = {"seats": ["person", "person"], "names": ["Ana", "Ben"], "clock": clock}
    made = await host.ask("POST", "/tables", setup)
    await host.close()
    return str(made["table"])


def killed(server: KillableServer, table: str, copy: Path) -> float:
    """What the player to move had left at the last trace of a server that is now dead: what it did
    after that is lost."""
    left, since, now = run(clocks(server, table))
    server.kill()
    for end in ("", "-wal"):  # a copy, since SQLite would put the files in order
        shutil.copy(f"{server.data}{end}", f"{copy}{end}")
    ((beat,),) = ask(copy, "SELECT max(at) FROM heartbeat")
    return left + now - max(float(beat) / 1000, since)


def test_a_long_time_without_a_server_costs_nobody_time(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table = run(new_game(server))
        time.sleep(0.5)
        before = killed(server, table, tmp_path / "copy.db")
        time.sleep(DOWN)
        began = time.monotonic()
        server.start()
        after, _, _ = run(clocks(server, table))
        up = time.monotonic() - began
        assert before - up - ROUNDED < after < before + ROUNDED


def test_dying_again_at_once_gives_nobody_time(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table = run(new_game(server))
        time.sleep(1.2)  # as long as it takes to leave a trace
        before = killed(server, table, tmp_path / "copy.db")
        began = time.monotonic()
        for _ in range(2):
            server.start()
            server.kill()
        server.start()
        after, _, _ = run(clocks(server, table))
        up = time.monotonic() - began
        assert before - up - ROUNDED < after < before + ROUNDED


def test_a_clock_that_ran_out_under_a_server_is_called_after_all(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table = run(new_game(server, SHORT))
        server.kill()
        server.start()
        deadline = time.monotonic() + 60
        while (events := run(_events(server, table)))[-1]["kind"] != "ended":
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert [event.get("reason") for event in events if event["kind"] == "acted"][-1] == "time"


async def _events(server: KillableServer, table: str) -> list[dict[str, object]]:
    asker = Device(server.url, "asker")
    answer = await asker.ask("GET", f"/tables/{table}/events")
    await asker.close()
    return list(answer["events"])
