"""A real server is killed at random moments under play, and nothing that was said is lost."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from support.event_loop import run
from support.killable_server import KillableServer, running_server
from support.log_invariants import check_devices, check_log, check_standing, logs_in
from support.table_scenarios import SETUPS, TableScenarios

from marrakech.table.dice import verify_game
from marrakech.table.record import record_of

CONVERGES_WITHIN = 5.0  # seconds


async def kill_and_restart(server: KillableServer, kills: int) -> None:
    """Kill the server so often, sometimes as soon as it is back, sometimes in full play."""
    for _ in range(kills):
        await asyncio.sleep(random.choice([random.uniform(0, 0.1), random.uniform(0, 0.9)]))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


async def play_under_kills(server: KillableServer, kills: int) -> tuple[TableScenarios, float]:
    """Evenings with kills; how long it took until all knew the same after the last restart."""
    scenarios = TableScenarios(server.url)
    evenings = [asyncio.ensure_future(scenarios.run(setup)) for setup in SETUPS]
    killing = asyncio.ensure_future(kill_and_restart(server, kills))
    try:
        await asyncio.wait([killing, *evenings], return_when=asyncio.FIRST_COMPLETED)
        for evening in evenings:
            if evening.done():
                evening.result()
        await killing
        restarted = time.monotonic()
        scenarios.rest()
        while not await scenarios.converged():
            assert time.monotonic() < restarted + CONVERGES_WITHIN, "they do not converge"
            await asyncio.sleep(0.02)
        took = time.monotonic() - restarted
    finally:
        for task in (killing, *evenings):
            task.cancel()
        ended = await asyncio.gather(killing, *evenings, return_exceptions=True)
        await asyncio.gather(*(device.close() for device in scenarios.devices))
    for end in ended:
        if isinstance(end, Exception):
            raise end
    return scenarios, took


def tracebacks(log: str) -> list[str]:
    """What went wrong by the server's own words. The bots' process has a right to complain when
    its server is killed while it is being started."""
    told = log.split("Traceback (most recent call last):")[1:]
    return [text[:2000] for text in told if "spawn_main" not in text[:300]]


def run_kills(
    home: Path, kills: int, record_property: Callable[[str, object], None], database: str = ""
) -> None:
    with running_server(home, database) as server:
        scenarios, took = run(play_under_kills(server, kills))
        assert server.kills == kills
        assert server.left_behind() == []
        assert server.stop() == 0
        logs = run(logs_in(server))
        assert tracebacks(server.log.read_text()) == []
    tables = {table: check_log(table, log) for table, log in logs.items()}
    assert set(scenarios.created) <= set(tables)
    acknowledged = check_devices(scenarios.devices, logs)
    check_standing(scenarios.devices, tables)
    for table in tables.values():
        if table.phase.name == "over":
            game = record_of(table)
            assert game is not None
            assert verify_game(game) > 0
    record_property(
        "counted",
        f"{server.kills} kills: {acknowledged} commands acknowledged, none lost, none "
        f"doubled; {sum(map(len, logs.values()))} events at {len(tables)} tables, "
        f"{scenarios.games} games to the end, {scenarios.moves} seats moved; all agreed after "
        f"{took:.2f} s; a restart took {sum(server.starts) / len(server.starts):.2f} s, at "
        f"most {max(server.starts):.2f} s",
    )
    assert acknowledged > kills


def test_twenty_kills(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    run_kills(tmp_path, 20, record_property)


def test_five_kills_of_a_server_with_a_database(
    tmp_path: Path, record_property: Callable[[str, object], None], postgresql: str
) -> None:
    run_kills(tmp_path, 5, record_property, postgresql)


@pytest.mark.long
def test_a_hundred_kills_of_a_server_with_a_database(
    tmp_path: Path, record_property: Callable[[str, object], None], postgresql: str
) -> None:
    run_kills(tmp_path, 100, record_property, postgresql)


@pytest.mark.long
def test_five_hundred_kills(tmp_path: Path, record_property: Callable[[str, object], None]) -> None:
    run_kills(tmp_path, 500, record_property)
