"""All tables: commands go in, numbered events come out, and nothing is sent before it is stored."""

import asyncio
import functools
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from typing import NamedTuple, ParamSpec, TypeVar

from msgspec.structs import asdict

from marrakech.bots import bot_names
from marrakech.rules import Refusal
from marrakech.table.cached_table import CachedTable, CommandResult
from marrakech.table.chairs import Chair
from marrakech.table.commands import Command, Hold, RecordRematch, Rematch, Start
from marrakech.table.decider import decide
from marrakech.table.decision import Circumstances, Decision
from marrakech.table.dice import commitment, new_server_seed
from marrakech.table.events import Created, Event, Seated
from marrakech.table.folding import created
from marrakech.table.lookalikes import distinct_name
from marrakech.table.nicknames import checked_name, new_code, new_table_id, table_id_after
from marrakech.table.phases import Cancelled, Gathering, Playing
from marrakech.table.ports import Bus, Conflict, Store, StoreError, TableDamaged
from marrakech.table.public_events import encode_public
from marrakech.table.seals import NO_SEEDS, Seeds, begin_if_due
from marrakech.table.setup import OPEN, PERSON, Setup, SetupInfo
from marrakech.table.state import Table

log = logging.getLogger("marrakech.tables")
APPEND_ATTEMPTS = 8  # at a table to which other processes write as well
LONGEST_WRITE = 1_000  # milliseconds; a write that takes longer stops the clock
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")
# Refuses a new table or a game that is about to begin, or counts it; an exception inside takes the
# count back. The text is the network of the request that causes it.
Admit = Callable[[Table, str], AbstractContextManager[None]]


class HostSeats(NamedTuple):
    """The host of a new table, what they bring to their own seats, and whose the others are."""

    host: str
    names: tuple[str, ...]
    seeds: Seeds
    reserved: dict[str, Chair]  # seat: who sat there in the last game, for whom it is kept


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def uninterrupted(
    work: Callable[_Given, Coroutine[object, object, _Result]],
) -> Callable[_Given, Coroutine[object, object, _Result]]:
    """Work that goes on to its end, even if its caller is cancelled."""

    @functools.wraps(work)
    async def shielded(*args: _Given.args, **kwargs: _Given.kwargs) -> _Result:
        return await asyncio.shield(asyncio.ensure_future(work(*args, **kwargs)))

    return shielded


class Tables:
    """Every table that there is."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: Callable[[], int] = now,
        absent: Callable[[Table], Collection[int]] = lambda table: (),
        room: int = 5_000,
        bots: tuple[str, ...] = bot_names(),
    ) -> None:
        self.store = store
        self.bus = bus
        self.clock = clock
        self.absent = absent
        self.bots = bots  # that can be seated here
        self.admission: Admit = lambda table, network: nullcontext()
        self.start_admission: Admit = lambda table, network: nullcontext()
        self._cache: OrderedDict[str, CachedTable] = OrderedDict()
        self._room = room
        self._damaged: set[str] = set()  # tables that the log has named as damaged

    @uninterrupted
    async def create(
        self,
        setup: Setup,
        host: str,
        names: Collection[str] = (),
        seeds: Seeds = NO_SEEDS,
        network: str = "",
    ) -> Table:
        """Set up a table. The host sits down on the seats meant for a person, under these names
        and with these seeds."""
        checked = _distinct([checked_name(name) for name in names], self.bots)
        seats = HostSeats(host, checked, seeds, {})
        return await self._create(new_table_id(), setup, seats, network)

    async def _create(self, table_id: str, setup: Setup, seats: HostSeats, network: str) -> Table:
        setup.seat_only(self.bots)
        host, names, seeds, reserved = seats
        at = self.clock()
        first = Event(1, at, _creation(setup, host, reserved))
        begun = Decision(created(table_id, first), Command(Start(), holder=host), Circumstances(at))
        people = [n for n, kind in enumerate(setup.seats, 1) if kind == PERSON]
        if len(names) != len(people):
            raise Refusal("names-missing", names=len(names), people=len(people))
        for seat, name, given in zip(people, names, seeds.of(len(people)), strict=True):
            begun.happen(Seated(seat, name, given.seed, host, given.commitment))
        begin_if_due(begun)
        with self.admission(begun.table, network):
            await self.store.create(table_id, [first, *begun.events], begun.table.summary())
        cached = CachedTable(begun.table, [encode_public(first), *begun.wire])
        await self._hold_after_stall(cached, at)
        await self._publish(cached)
        return cached.table

    async def find(self, table_id: str) -> Table:
        """A table as it stands now."""
        return (await self.load(table_id)).table

    async def events(self, table_id: str, after: int = 0) -> list[str]:
        """What has happened at a table after that number, as it goes over the wire."""
        return (await self.load(table_id)).wire[max(after, 0) :]

    def at_hand(self, table_id: str) -> CachedTable | None:
        """A table that is in memory already."""
        return self._cache.get(table_id)

    @uninterrupted
    async def do(self, table_id: str, command: Command, network: str = "") -> CommandResult:
        """Do a command once. When this returns, what it caused is stored. The network counts where
        a command sets up a table or begins a game."""
        if isinstance(command.body, Rematch):
            return await self._rematch(table_id, command, command.body, network)
        cached = await self.load(table_id)
        async with cached.lock:
            for _ in range(APPEND_ATTEMPTS):
                if (known := cached.known_result(command)) is not None:
                    return known
                number, at = cached.table.number, self.clock()
                try:
                    await self._append(cached, command, at, network)
                except Conflict:  # another process was first: look again
                    if not await self._caught_up(cached):
                        self._cache.pop(table_id, None)
                        raise Refusal("table-unknown", table=table_id[:20]) from None
                except StoreError:
                    raise
                except Refusal as refusal:  # not for something that is no longer so
                    if not await self._caught_up(cached):
                        cached.remember(command, refusal)
                        raise
                else:
                    await self._hold_after_stall(cached, at)
                    await self._publish(cached)
                    return cached.result(number + 1)
        raise Refusal("table-busy")

    async def _append(
        self, cached: CachedTable, command: Command, at: int, network: str = ""
    ) -> None:
        """Decide a command by how the table stands, and store what it causes."""
        table = cached.table
        decision = decide(table, command, Circumstances(at, self.absent(table), self.bots))
        after, number = decision.table, table.number
        begins = isinstance(table.phase, Gathering) and isinstance(after.phase, Playing)
        with self.start_admission(after, network) if begins else nullcontext():
            await self.store.append(table.id, number, decision.events, after.summary())
            cached.accept(decision)

    async def _hold_after_stall(self, cached: CachedTable, at: int) -> None:
        """A write that began then and took long costs nobody time: the player to move has not
        been told yet. What was written is done, even if this cannot be."""
        now = self.clock()
        if now - at > LONGEST_WRITE and cached.table.deadline() is not None:
            hold = Command(Hold(now - at))
            try:
                await self._append(cached, hold, now)
            except (Conflict, Refusal) as error:
                log.warning(
                    "clock not held", extra={"table": cached.table.id, "reason": str(error)}
                )
            except Exception:
                log.exception("clock not held", extra={"table": cached.table.id})

    async def _caught_up(self, cached: CachedTable) -> bool:
        """Catch up with what was written elsewhere, or by a write that seemed to fail; whether
        there was anything."""
        try:
            missed = await self.store.read(cached.table.id, cached.table.number)
            cached.catch_up(missed)
        except TableDamaged as damaged:  # what is in memory is not what the log says
            self._cache.pop(cached.table.id, None)
            self._log_damage(cached.table.id, damaged)
            raise
        if missed:
            await self._publish(cached)
        return bool(missed)

    async def _publish(self, cached: CachedTable) -> None:
        """Announce that a table has grown. Listeners find it in memory, even if it was evicted
        while the store was busy."""
        self._keep(cached)
        await self.bus.publish(cached.table.id, cached.table.number)

    async def _rematch(
        self, table_id: str, command: Command, body: Rematch, network: str
    ) -> CommandResult:
        """The table of the next game: seats have moved by one, and each waits for its person."""
        cached = await self.load(table_id)
        async with cached.rematching:
            async with cached.lock:
                await self._caught_up(cached)
            given_up = cached.table.rematch
            if not given_up or await self._is_given_up(given_up):
                cached.known_result(command)
                self._try_out(cached, command)
                next_id = await self._set_up_again(cached.table, command.holder, body, network)
                try:
                    record = RecordRematch(next_id, given_up)
                    await self.do(table_id, command._replace(body=record))
                except Refusal as refusal:
                    if refusal.key != "rematch-exists":
                        raise
        table = await self.find(table_id)
        return CommandResult(table.number, rematch=table.rematch)

    async def _is_given_up(self, table_id: str) -> bool:
        """Whether nobody will ever play there: the table was cancelled, or is gone."""
        try:
            return isinstance((await self.find(table_id)).phase, Cancelled)
        except StoreError:  # it is not known
            raise
        except Refusal:
            return True

    def _try_out(self, cached: CachedTable, command: Command) -> None:
        """Refuse a command that would be refused."""
        try:
            decide(cached.table, command, Circumstances(self.clock()))
        except Refusal as refusal:
            cached.remember(command, refusal)
            raise

    async def _set_up_again(self, table: Table, holder: str, body: Rematch, network: str) -> str:
        next_id = table_id_after(table.rematch or table.id, table.server_seed)
        if await self.store.read(next_id):  # set up before, and not yet recorded at the old table
            return next_id
        chairs = [*table.chairs[1:], table.chairs[0]]
        mine = [chair for chair in chairs if chair.holder == holder]
        seats = tuple(
            chair.bot if chair.kind == "bot" else PERSON if chair in mine else OPEN
            for chair in chairs
        )
        reserved = {
            str(number): chair
            for number, chair in enumerate(chairs, 1)
            if chair.kind == PERSON and chair not in mine
        }
        setup = replace(table.setup, seats=seats, listed=False)
        names = tuple(chair.name for chair in mine)
        own = HostSeats(holder, names, Seeds(body.seed, body.commitments), reserved)
        with suppress(Conflict):  # another process has just set it up
            await self._create(next_id, setup, own, network)
        return next_id

    async def load(self, table_id: str) -> CachedTable:
        """A table in memory, read from the store if need be."""
        if table_id in self._cache:
            self._cache.move_to_end(table_id)
            return self._cache[table_id]
        try:
            events = await self.store.read(table_id)
            if table_id in self._cache:  # somebody else was waiting for the same log
                return self._cache[table_id]
            if not events:
                raise Refusal("table-unknown", table=table_id[:20])
            return self._keep(CachedTable.of_log(table_id, events))
        except TableDamaged as damaged:
            self._log_damage(table_id, damaged)
            raise

    def _log_damage(self, table_id: str, damaged: TableDamaged) -> None:
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            details = {"table": table_id, "number": damaged.number, "reason": damaged.reason}
            log.error("a table is damaged; see marrakech check-store", extra=details)

    def _keep(self, cached: CachedTable) -> CachedTable:
        """Keep a table in memory; the least recently used one is evicted."""
        self._cache[cached.table.id] = cached
        self._cache.move_to_end(cached.table.id)
        if len(self._cache) > self._room:
            for old, candidate in self._cache.items():
                if candidate is not cached and not candidate.lock.locked():
                    del self._cache[old]
                    break
        return cached

    def forget_all(self) -> None:
        """Evict every table from memory; they are all in the store."""
        self._cache.clear()


def _distinct(names: list[str], bots: Collection[str]) -> tuple[str, ...]:
    """The names of people who sit down together, each unlike the others and unlike a bot's."""
    found: list[str] = []
    for name in names:
        found.append(distinct_name(name, (*bots, *found)))
    return tuple(found)


def _creation(setup: Setup, host: str, reserved: dict[str, Chair]) -> Created:
    """The first event of a table."""
    server_seed = new_server_seed()
    return Created(
        **asdict(SetupInfo.of(setup)),
        commitment=commitment(server_seed),
        server_seed=server_seed.hex(),
        host=host,
        join_code=new_code(),
        reserved={seat: chair.holder for seat, chair in reserved.items()},
        kept_for={seat: chair.name for seat, chair in reserved.items()},
    )
