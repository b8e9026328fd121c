"""Whole games at tables: set up, sit down, play, move to another device, until the game is over."""

import asyncio
import random
from typing import Any, NamedTuple

from support.flaky_devices import Device, Message

VARIANT = "steering=after-must"
SETUPS: list[Message] = [
    {"seats": ["person", "open"]},
    {"seats": ["person", "open", "greedy", "open"], "clock": {"kind": "turn", "seconds": 120}},
    {"seats": ["person", "greedy", "open"], "rules": VARIANT},
    {
        "seats": ["open", "person", "open", "random"],
        "rules": VARIANT,
        "clock": {"kind": "game", "seconds": 240, "increment": 1},
    },
]


class Guest(NamedTuple):
    """A device at a table."""

    table: str
    device: Device


class TableScenarios:
    """Games one after the other, at several tables at a time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.devices: list[Device] = []
        self.created: list[str] = []  # tables that the server has told of
        self.present: set[Guest] = set()
        self.closing = False  # whether no further evening begins
        self.moves = 0  # seats that went to another device
        self.games = 0  # that were played to the end

    async def run(self, setup: Message) -> None:
        """One evening after the other."""
        while not self.closing:
            await self._evening(setup)

    def rest(self) -> None:
        """Nobody does anything new."""
        self.closing = True
        for device in self.devices:
            device.resting = True

    def settled(self) -> bool:
        """Whether everybody has every answer, and every table waits for somebody or is over."""
        for device in self.devices:
            device.check()
        return not any(device.unanswered for device in self.devices) and all(
            not (watched := device.tables[table]).state["phase"]
            or watched.to_move == 0
            or any(
                watched.to_move in other.device.tables[table].seats
                for other in self.present
                if other.table == table
            )
            for table, device in self.present
        )

    async def converged(self) -> bool:
        """Whether everybody at every table knows the very log that the server has."""
        if not self.settled():
            return False
        asker = self.devices[0]
        for table in {guest.table for guest in self.present}:
            log = (await asker.ask("GET", f"/tables/{table}/events"))["events"]
            stands = await asker.ask("GET", f"/tables/{table}")
            for guest in self.present:
                if guest.table == table:
                    known = guest.device.tables[table]
                    if known.events != log or known.state["number"] != stands["number"]:
                        return False
                    assert known.state.get("position") == stands.get("position")
        return self.settled()

    def _device(self, name: str) -> Device:
        self.devices.append(Device(self.url, name))
        self.devices[-1].resting = self.closing
        return self.devices[-1]

    async def _come(self, table: str, device: Device) -> Guest:
        await device.watch(table)
        guest = Guest(table, device)
        self.present.add(guest)
        return guest

    async def _evening(self, setup: Message) -> None:
        host, watcher = self._device("host"), self._device("watcher")
        body: dict[str, Any] = {**setup, "names": [host.name]}
        made = await host.ask("POST", "/tables", body)
        table, code = made["table"], made["you"]["join_code"]
        self.created.append(table)
        guests = [self._device(f"guest {n}") for n in range(setup["seats"].count("open"))]
        here = [await self._come(table, device) for device in (host, watcher, *guests)]
        await asyncio.gather(*(device.sit(table, code) for device in guests))
        for device in guests:  # a seat that was taken over HTTP shows on the next line
            await device.watch(table)
        here.append(await self._move_a_seat(table, guests[0]))
        while any(guest.device.tables[table].state["phase"] != "over" for guest in here):
            for guest in here:
                guest.device.check()
            await asyncio.sleep(0.02)
        while any(guest.device.unanswered for guest in here):
            await asyncio.sleep(0.02)
        logs = [guest.device.tables[table].events for guest in here]
        assert all(log == logs[0] for log in logs)
        self.present -= set(here)
        await asyncio.gather(*(guest.device.close() for guest in here))
        self.games += 1

    async def _move_a_seat(self, table: str, old: Device) -> Guest:
        """Somewhere in the game somebody goes on with another device."""
        after = random.randint(1, 60)
        while len(old.tables[table].events) < after or not old.tables[table].seats:
            await asyncio.sleep(0.02)
        old.resting = True
        while old.unanswered:
            await asyncio.sleep(0.01)
        (seat,) = old.tables[table].seats
        code = (await old.do(table, "offer", seat=seat))["code"]
        new = self._device(f"{old.name} again")
        guest = await self._come(table, new)
        await new.do(table, "claim", code=code)
        self.moves += 1
        return guest
