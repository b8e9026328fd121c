"""The server is killed while people set up tables, sit down and move to other devices."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from support.event_loop import run
from support.flaky_devices import Device
from support.killable_server import KillableServer, running_server
from support.log_invariants import check_devices, check_log, logs_in

KILLS = 4
PARTIES = 4  # that gather at the same time


class Hall:
    """Parties that gather, again and again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.devices: list[Device] = []
        self.created: list[str] = []
        self.closing = False

    async def run(self) -> None:
        while not self.closing:
            await self._party()

    def _device(self, name: str) -> Device:
        self.devices.append(Device(self.url, name))
        return self.devices[-1]

    async def _party(self) -> None:
        """Four people sit down, one of them moves; each has then exactly one seat."""
        people = [self._device(f"guest {n}") for n in range(5)]
        host, *guests, late = people
        setup = {"seats": ["person", "open", "open", "open"], "names": ["host"], "autostart": False}
        made = await host.ask("POST", "/tables", setup)
        table, code = made["table"], made["you"]["join_code"]
        self.created.append(table)
        await asyncio.gather(*(device.sit(table, code) for device in guests))
        await asyncio.gather(*(device.watch(table) for device in people))
        early = random.choice(guests)
        (seat,) = (await early.ask("GET", f"/tables/{table}"))["you"]["seats"]
        offer = (await early.do(table, "offer", seat=seat))["code"]
        await late.do(table, "claim", code=offer)
        held = [(await d.ask("GET", f"/tables/{table}"))["you"]["seats"] for d in people]
        assert held[people.index(early)] == []
        assert held[people.index(late)] == [seat]
        assert sorted(seat for seats in held for seat in seats) == [1, 2, 3, 4]
        await asyncio.gather(*(device.close() for device in people))


async def gather_under_kills(server: KillableServer, kills: int) -> Hall:
    hall = Hall(server.url)
    parties = [asyncio.ensure_future(hall.run()) for _ in range(PARTIES)]
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0, 0.3))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    hall.closing = True
    async with asyncio.timeout(20):
        await asyncio.gather(*parties)
    return hall


def test_kills_while_gathering(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    with running_server(tmp_path) as server:
        hall = run(gather_under_kills(server, KILLS))
        assert server.kills == KILLS
        assert server.stop() == 0
        logs = run(logs_in(server))
        assert "Traceback" not in server.log.read_text()
    tables = {table: check_log(table, log) for table, log in logs.items()}
    assert set(hall.created) <= set(tables)
    acknowledged = check_devices(hall.devices, logs)
    assert acknowledged == 5 * len(hall.created) > KILLS
    record_property(
        "counted",
        f"{server.kills} kills while gathering: {len(hall.created)} tables acknowledged, "
        f"{len(tables) - len(hall.created)} whole ones that nobody heard of, {acknowledged} "
        "commands, none lost, none doubled",
    )
