"""A store and a bus in the memory of one process: for tests, and for trying things out."""

import logging
from collections.abc import Callable
from dataclasses import replace

from marrakech.table.events import Event
from marrakech.table.phases import PHASES, PhaseName
from marrakech.table.ports import (
    LONGEST_BEAT,
    NEVER_SEEN,
    AnalysisStore,
    Conflict,
    Device,
    DeviceStore,
    Listener,
    ListPlace,
    Rescuer,
    StoreError,
    Summary,
)

log = logging.getLogger("marrakech.bus")


class MemoryStore:
    """Stores everything as long as the process lives."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Event]] = {}
        self._summaries: dict[str, Summary] = {}
        self._heartbeat: int | None = None
        self._trusted: int | None = None
        self._closed = False
        self.devices: DeviceStore = MemoryDevices(self)
        self.analyses: AnalysisStore = MemoryAnalyses(self)
        self.rescuer: Rescuer = NothingToRescue()

    # Tables

    async def create(self, table: str, events: list[Event], summary: Summary) -> None:
        """Store the log of a new table."""
        self.require_open()
        if table in self._logs:
            raise Conflict
        self._logs[table] = list(events)
        self._summaries[table] = summary

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        """Add events after the one with that number."""
        self.require_open()
        known = self._logs.get(table, [])
        seen = {event.command for event in known} - {None}
        if len(known) != after or not known or any(event.command in seen for event in events):
            raise Conflict
        known.extend(events)
        self._summaries[table] = summary

    async def read(self, table: str, after: int = 0) -> list[Event]:
        """Every event after that number."""
        self.require_open()
        return self._logs.get(table, [])[after:]

    async def open_tables(self, limit: int) -> list[str]:
        """Listed tables with an open seat."""
        return self._newest(
            lambda s: s.listed and s.open_seats > 0 and s.phase == "gathering", limit
        )

    async def tables_of(
        self,
        holder: str,
        limit: int,
        phases: tuple[PhaseName, ...] = PHASES,
        after: ListPlace | None = None,
    ) -> list[ListPlace]:
        """The tables at which somebody has a seat, by their places in that list."""
        found = self._newest(lambda s: holder in s.holders and s.phase in phases, None)
        places = [ListPlace(self._summaries[one].updated, one) for one in found]
        return [place for place in places if after is None or place < after][:limit]

    async def waking(self) -> list[str]:
        """The tables at which the server has something to do."""
        return self._newest(lambda summary: summary.wakes, None)

    async def forget(self, before: int) -> int:
        """Delete the tables that nothing has happened at since."""
        old = [table for table, summary in self._summaries.items() if summary.updated < before]
        for table in old:
            del self._logs[table], self._summaries[table]
        return len(old)

    def _newest(self, wanted: Callable[[Summary], bool], limit: int | None) -> list[str]:
        self.require_open()
        found = [(s.updated, table) for table, s in self._summaries.items() if wanted(s)]
        return [table for _, table in sorted(found, reverse=True)][:limit]

    def has(self, table: str) -> bool:
        """Whether there is such a table."""
        self.require_open()
        return table in self._logs

    def holders(self) -> set[str]:
        """Everybody who has a seat at a table, or is its host."""
        return {holder for summary in self._summaries.values() for holder in summary.holders}

    # Heartbeats

    async def heartbeat(self, now: int, trusted: int | None = None) -> None:
        """Store that the server is up."""
        self.require_open()
        if trusted is None:
            trusted = self._heartbeat if self._trusted is None else self._trusted
        self._heartbeat, self._trusted = now, trusted

    async def last_heartbeat(self) -> int | None:
        """The last time at which a server is known to have been up."""
        self.require_open()
        return self._heartbeat

    async def last_time(self) -> int | None:
        """The last heartbeat, or the last event shortly after it."""
        self.require_open()
        beat = self._heartbeat
        if beat is None:
            return None
        times = (summary.updated for summary in self._summaries.values())
        return max((at for at in times if beat <= at <= beat + LONGEST_BEAT), default=beat)

    async def last_trusted(self) -> int | None:
        """The last time that was trusted."""
        self.require_open()
        return self._heartbeat if self._trusted is None else self._trusted

    # As a whole

    def require_available(self) -> None:
        """Memory does not go away."""

    async def ping(self) -> None:
        """Raise if it is closed."""
        self.require_open()

    async def close(self) -> None:
        """Take nothing more."""
        self._closed = True

    def require_open(self) -> None:
        """Refuse what comes after the end."""
        if self._closed:
            raise StoreError("store-closed", file="memory:")


class MemoryDevices:
    """Stores devices as long as the process lives."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._stored: dict[str, Device] = {}

    @property
    def _devices(self) -> dict[str, Device]:
        self._store.require_open()
        return self._stored

    async def find(self, token_hash: str) -> Device | None:
        """The device with that token."""
        return self._devices.get(token_hash)

    async def of(self, holder: str) -> list[Device]:
        """The devices of a holder that are signed in."""
        found = [one for one in self._devices.values() if one.holder == holder]
        signed_in = [one for one in found if one.revoked is None]
        return sorted(signed_in, key=lambda one: (-one.last_seen, one.token_hash))

    async def add(self, device: Device) -> None:
        """Store a device, unless it is stored already."""
        self._devices.setdefault(device.token_hash, replace(device, revoked=None))

    async def join(self, maker: Device, device: Device) -> bool:
        """Give a device the maker's holder and store both."""
        await self.add(maker)
        stored = self._devices[maker.token_hash]
        if stored.holder != device.holder or stored.revoked is not None:
            return False
        known = self._devices.get(device.token_hash, replace(device, revoked=None))
        joined = replace(known, holder=device.holder, last_seen=device.last_seen)
        self._devices[device.token_hash] = joined
        return True

    async def seen(self, token_hash: str, now: int) -> None:
        """Store when a device was last seen."""
        if token_hash in self._devices:
            self._devices[token_hash] = replace(self._devices[token_hash], last_seen=now)

    async def revoke(self, token_hash: str, now: int) -> None:
        """Sign a device out."""
        device = self._devices.get(token_hash)
        if device is not None and device.revoked is None:
            self._devices[token_hash] = replace(device, revoked=now)

    async def revoke_all(self, holder: str, now: int) -> frozenset[str]:
        """Sign all devices of a holder out."""
        hashes = frozenset(device.token_hash for device in await self.of(holder))
        for token_hash in hashes:
            await self.revoke(token_hash, now)
        return hashes

    async def revoke_others(self, device: Device, now: int) -> frozenset[str]:
        """At the first use of a device, sign out all others of the same holder."""
        last_seen = {one.token_hash: one.last_seen for one in await self.of(device.holder)}
        if last_seen.get(device.token_hash) != NEVER_SEEN:
            return frozenset()
        await self.seen(device.token_hash, now)
        others = frozenset(last_seen) - {device.token_hash}
        for token_hash in others:
            await self.revoke(token_hash, now)
        return others

    async def revoked_since(self, holder: str, since: int) -> bool:
        """Whether a device of a holder was signed out at that time or later."""
        found = (one for one in self._devices.values() if one.holder == holder)
        return any(one.revoked is not None and one.revoked >= since for one in found)

    async def forget(self, before: int) -> None:
        """Delete the devices of holders who have no table left and were not seen since."""
        recent = {one.holder for one in self._devices.values() if one.last_seen >= before}
        kept = recent | self._store.holders()
        self._stored = {
            token_hash: one for token_hash, one in self._devices.items() if one.holder in kept
        }


class MemoryAnalyses:
    """Stores analyses as long as the process lives."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._stored: dict[str, tuple[int, str, bytes]] = {}

    async def find(self, table: str, version: int, depth: str) -> bytes | None:
        """The analysis of a table's game by that version and depth."""
        if not self._store.has(table):
            self._stored.pop(table, None)
        found = self._stored.get(table)
        return found[2] if found is not None and found[:2] == (version, depth) else None

    async def put(self, table: str, version: int, depth: str, data: bytes) -> None:
        """Store the analysis of a table's game instead of any other."""
        if self._store.has(table):
            self._stored[table] = (version, depth, data)


class NothingToRescue:
    """The rescuer of a store that cannot be lost before its process is."""

    def lost(self) -> None:
        """There is nothing to copy."""

    def found(self) -> None:
        """There was nothing to copy."""

    async def attempt(self, last: bool = False) -> None:
        """Copy nothing."""


class MemoryBus:
    """Calls the listeners of one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def publish(self, table: str, number: int) -> None:
        """Call every listener."""
        for listener in tuple(self._listeners):
            try:
                listener(table, number)
            except Exception:  # what is stored is stored, and the other listeners are called
                log.exception("a listener failed", extra={"table": table})

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Listen to every table."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
