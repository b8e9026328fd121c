"""Clocks stand still while no server runs."""

import time
from pathlib import Path

from crash.devices import Device
from looping import run
from served import Served, served

CLOCK = 5  # seconds for the whole game
HEARTBEAT = (
    1.0  # between two of the server's traces; what a killed server did after its last is lost
)
PATIENCE = 2.0  # of this test: with a slow machine a server runs for a while before it is killed


async def time_left(server: Served, table: str) -> float:
    """How long the player to move may still think, in seconds."""
    asker = Device(server.url, "asker")
    stands = await asker.ask("GET", f"/tables/{table}")
    await asker.close()
    assert stands["phase"] == "playing"
    clocks = stands["clocks"]
    assert clocks["since"] <= stands["now"]
    left = clocks["left"][clocks["running"] - 1] - (stands["now"] - clocks["since"])
    return float(left / 1000)


async def new_game(server: Served) -> str:
    host = Device(server.url, "host")
    clock = {"kind": "game", "seconds": CLOCK}
    setup = {"seats": ["person", "person"], "names": ["Ana", "Ben"], "clock": clock}
    made = await host.ask("POST", "/tables", setup)
    await host.close()
    return str(made["table"])


def test_a_long_time_without_a_server_costs_nobody_time(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = run(new_game(server))
        time.sleep(0.5)
        before = run(time_left(server, table))
        server.kill()
        time.sleep(CLOCK)
        server.start()
        after = run(time_left(server, table))
        assert before - PATIENCE < after < before + HEARTBEAT + 0.1
        assert 0 < after <= CLOCK


def test_dying_again_at_once_gives_nobody_time(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = run(new_game(server))
        time.sleep(1.2)
        before = run(time_left(server, table))
        for _ in range(3):
            server.kill()
            server.start()
        after = run(time_left(server, table))
        assert before - PATIENCE < after < before + HEARTBEAT + 0.1


def test_a_clock_that_ran_out_under_a_server_is_called_after_all(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = run(new_game(server))
        server.kill()
        server.start()
        deadline = time.monotonic() + CLOCK + HEARTBEAT + 5
        while (events := run(_events(server, table)))[-1]["kind"] != "ended":
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert [event.get("reason") for event in events if event["kind"] == "acted"][-1] == "time"


async def _events(server: Served, table: str) -> list[dict[str, object]]:
    asker = Device(server.url, "asker")
    answer = await asker.ask("GET", f"/tables/{table}/events")
    await asker.close()
    return list(answer["events"])
