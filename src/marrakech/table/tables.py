"""All tables: commands go in, numbered events come out, and nothing is said before it is kept."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from marrakech.bots import bot_names
from marrakech.rules import Refusal, format_ruleset
from marrakech.table.commands import Command, Hold, RecordRematch, Rematch, Start
from marrakech.table.decider import decide
from marrakech.table.decision import Circumstances, Decision
from marrakech.table.dice import commitment, new_server_seed
from marrakech.table.events import Created, Event, Seated
from marrakech.table.lookalikes import distinct_name
from marrakech.table.nicknames import checked_name, new_code, new_table_id, table_id_after
from marrakech.table.phases import Cancelled
from marrakech.table.ports import Bus, Conflict, Store, StoreError, TableDamaged
from marrakech.table.public_events import happen, told
from marrakech.table.seals import Seeds, begin_if_due
from marrakech.table.setup import OPEN, PERSON, Setup
from marrakech.table.state import Table, created

log = logging.getLogger("marrakech.tables")
REMEMBERED_REFUSALS = 32  # a table's last refused commands, so that a repeat gets the same answer
TRIES = 8
STALL = 1_000  # milliseconds; a write that takes longer stops the clock
_Result = TypeVar("_Result")
# Refuses a new table, or counts it; left with an exception, it takes the count back. The text is
# the network of the request that causes the table.
Admission = Callable[[Table, str], AbstractContextManager[None]]


class Answer(NamedTuple):
    """A command was done: the number of the event that it became."""

    number: int
    code: str | None = None  # of a one-time link, for whoever asked for one
    rematch: str | None = None  # the table of the next game, for whoever asked for one


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class CachedTable:
    """What one process keeps of a table at hand: its state, its events as they go over the wire,
    and a queue for who changes it."""

    def __init__(self, table: Table, wire: list[str]) -> None:
        self.table = table
        self.wire = wire
        self.lock = asyncio.Lock()
        self.rematching = asyncio.Lock()  # two who ask at once set up one table, counted once
        self.refused: OrderedDict[str, Refusal] = OrderedDict()

    def catch_up(self, events: list[Event]) -> None:
        """Let events happen that are in the store."""
        for event in events:
            if event.number == self.table.number + 1:
                self.wire.append(happen(self.table, event))

    def remember(self, command: Command, refusal: Refusal) -> None:
        """Keep a refusal, so that the same command gets the same answer again."""
        if command.key is not None:
            self.refused[command.key] = refusal.at(refusal.place)  # without its traceback
            while len(self.refused) > REMEMBERED_REFUSALS:
                self.refused.popitem(last=False)

    def answered(self, command: Command) -> Answer | None:
        """The answer that this very command has got before."""
        if command.key is None:
            return None
        if refusal := self.refused.get(command.key):
            raise refusal.at(refusal.place)
        number = self.table.commands.get(command.key)
        return None if number is None else self.answer(number)

    def answer(self, number: int) -> Answer:
        """The answer to the command that became the event with that number."""
        codes = [chair.offer for chair in self.table.chairs if chair.offered == number]
        return Answer(number, next(iter(codes), None) or None)


class Tables:
    """The application: every table behind one door."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: Callable[[], int] = now,
        absent: Callable[[Table], Collection[int]] = lambda table: (),
        room: int = 5_000,
        bots: tuple[str, ...] = bot_names(),
        admission: Admission = lambda table, network: nullcontext(),
    ) -> None:
        self.store = store
        self.bus = bus
        self.clock = clock
        self.absent = absent
        self.bots = bots  # that can be seated here
        self.admission = admission
        self._cache: OrderedDict[str, CachedTable] = OrderedDict()
        self._room = room
        self._damaged: set[str] = set()  # tables that the log has named as damaged

    async def create(
        self,
        setup: Setup,
        host: str,
        names: Collection[str] = (),
        seed: str | None = None,
        network: str = "",
        commitments: tuple[str, ...] | None = None,
    ) -> Table:
        """Set up a table. The host sits down on the seats meant for a person, under these names,
        with seeds that are promised or one that is given in the clear."""
        checked = _distinct([checked_name(name) for name in names], self.bots)
        seeds = Seeds(seed, commitments)
        return await _to_the_end(
            self._create(new_table_id(), setup, host, checked, seeds, network, reserved={})
        )

    async def _create(
        self,
        table_id: str,
        setup: Setup,
        host: str,
        names: tuple[str, ...],
        seeds: Seeds,
        network: str,
        reserved: dict[str, str],
    ) -> Table:
        setup.seat_only(self.bots)
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
        cached = CachedTable(begun.table, [told(first), *begun.wire])
        await self._hold_after_stall(cached, at)
        await self._tell(cached)
        return cached.table

    async def find(self, table_id: str) -> Table:
        """A table as it stands now."""
        return (await self._load(table_id)).table

    async def events(self, table_id: str, after: int = 0) -> list[str]:
        """What has happened at a table after that number, as it goes over the wire."""
        return (await self._load(table_id)).wire[max(after, 0) :]

    def at_hand(self, table_id: str) -> CachedTable | None:
        """A table that need not be read from the store."""
        return self._cache.get(table_id)

    async def do(self, table_id: str, command: Command, network: str = "") -> Answer:
        """Do a command once. When this returns, what it caused is kept; whoever stops waiting for
        it does not stop it. The network counts where a command sets up a table."""
        if isinstance(command.body, Rematch):
            return await _to_the_end(self._rematch(table_id, command, command.body, network))
        return await _to_the_end(self._do(table_id, command))

    async def _do(self, table_id: str, command: Command) -> Answer:
        cached = await self._load(table_id)
        async with cached.lock:
            for _ in range(TRIES):
                if (answer := cached.answered(command)) is not None:
                    return answer
                try:
                    return await self._try(cached, command)
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
        raise Refusal("table-busy")

    async def _try(self, cached: CachedTable, command: Command) -> Answer:
        number, at = cached.table.number, self.clock()
        await self._append(cached, command, at)
        await self._hold_after_stall(cached, at)
        await self._tell(cached)
        return cached.answer(number + 1)

    async def _append(self, cached: CachedTable, command: Command, at: int) -> None:
        table = cached.table
        made = decide(table, command, Circumstances(at, self.absent(table), self.bots))
        await self.store.append(table.id, table.number, made.events, made.table.summary())
        cached.table = made.table
        cached.wire += made.wire

    async def _hold_after_stall(self, cached: CachedTable, at: int) -> None:
        """A write that began then and took long costs nobody time: whoever is to move has not
        been told yet. What was written is done, also if this cannot be."""
        now = self.clock()
        if now - at > STALL and cached.table.deadline() is not None:
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
        """Whether something was written elsewhere, or here by a write that seemed to fail; now it
        is known here too."""
        try:
            missed = await self.store.read(cached.table.id, cached.table.number)
            _catch_up(cached, missed)
        except TableDamaged as damaged:  # what is at hand is not what the log says
            self._cache.pop(cached.table.id, None)
            self._log_damage(cached.table.id, damaged)
            raise
        if missed:
            await self._tell(cached)
        return bool(missed)

    async def _tell(self, cached: CachedTable) -> None:
        """Say that a table has grown. Whoever hears of it finds it at hand, even if it was put
        away while the store was busy."""
        self._keep(cached)
        await self.bus.publish(cached.table.id, cached.table.number)

    async def _rematch(
        self, table_id: str, command: Command, body: Rematch, network: str
    ) -> Answer:
        """The table of the next game: seats have moved by one, and each waits for its person."""
        cached = await self._load(table_id)
        async with cached.rematching:
            async with cached.lock:
                await self._caught_up(cached)
            given_up = cached.table.rematch
            if not given_up or await self._is_given_up(given_up):
                cached.answered(command)
                self._try_out(cached, command)
                next_id = await self._set_up_again(cached.table, command.holder, body, network)
                try:
                    record = RecordRematch(next_id, given_up)
                    await self._do(table_id, command._replace(body=record))
                except Refusal as refusal:
                    if refusal.key != "rematch-exists":
                        raise
        table = await self.find(table_id)
        return Answer(table.number, rematch=table.rematch)

    async def _is_given_up(self, table_id: str) -> bool:
        """Whether nobody will ever play there: the table was cancelled, or is gone."""
        try:
            return isinstance((await self.find(table_id)).phase, Cancelled)
        except StoreError:  # nobody knows
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
        if await self.store.read(next_id):  # set up before, and not yet known at the old table
            return next_id
        chairs = [*table.chairs[1:], table.chairs[0]]
        mine = [chair for chair in chairs if chair.holder == holder]
        seats = tuple(
            chair.bot if chair.kind == "bot" else PERSON if chair in mine else OPEN
            for chair in chairs
        )
        reserved = {
            str(number): chair.holder
            for number, chair in enumerate(chairs, 1)
            if chair.kind == PERSON and chair not in mine
        }
        setup = replace(table.setup, seats=seats, listed=False)
        names = tuple(chair.name for chair in mine)
        seeds = Seeds(body.seed, body.commitments)
        with suppress(Conflict):  # another process has just set it up
            await self._create(next_id, setup, holder, names, seeds, network, reserved)
        return next_id

    async def _load(self, table_id: str) -> CachedTable:
        if table_id in self._cache:
            self._cache.move_to_end(table_id)
            return self._cache[table_id]
        try:
            events = await self.store.read(table_id)
            if table_id in self._cache:  # somebody else was waiting for the same log
                return self._cache[table_id]
            if not events:
                raise Refusal("table-unknown", table=table_id[:20])
            return self._keep(_fold_cached(table_id, events))
        except TableDamaged as damaged:
            self._log_damage(table_id, damaged)
            raise

    def _log_damage(self, table_id: str, damaged: TableDamaged) -> None:
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            details = {"table": table_id, "number": damaged.number, "reason": damaged.reason}
            log.error("a table is damaged; see marrakech check-store", extra=details)

    def _keep(self, cached: CachedTable) -> CachedTable:
        """Keep a table at hand; the one that was not asked for longest has to go."""
        self._cache[cached.table.id] = cached
        self._cache.move_to_end(cached.table.id)
        if len(self._cache) > self._room:
            for old, candidate in self._cache.items():
                if candidate is not cached and not candidate.lock.locked():
                    del self._cache[old]
                    break
        return cached

    def forget_all(self) -> None:
        """Put every table back into the store, where they are anyway."""
        self._cache.clear()


def _distinct(names: list[str], bots: Collection[str]) -> tuple[str, ...]:
    """The names of people who sit down together, each unlike the others and unlike a bot's."""
    found: list[str] = []
    for name in names:
        found.append(distinct_name(name, (*bots, *found)))
    return tuple(found)


def _creation(setup: Setup, host: str, reserved: dict[str, str]) -> Created:
    """The first event of a table."""
    server_seed = new_server_seed()
    return Created(
        players=len(setup.seats),
        rules=format_ruleset(setup.rules),
        edition=setup.edition,
        facing=setup.facing,
        clock=setup.clock,
        timeout=setup.timeout,
        listed=setup.listed,
        autostart=setup.autostart,
        seats=setup.seats,
        commitment=commitment(server_seed),
        server_seed=server_seed.hex(),
        host=host,
        join_code=new_code(),
        reserved=reserved,
    )


def _fold_cached(table_id: str, events: list[Event]) -> CachedTable:
    try:
        cached = CachedTable(created(table_id, events[0]), [told(events[0])])
    except Exception as error:
        raise TableDamaged.of(table_id, f"fold: {error!r}", 0) from error
    _catch_up(cached, events)
    return cached


def _catch_up(cached: CachedTable, events: list[Event]) -> None:
    """Let events happen that the store has kept; a log that makes no sense costs one table."""
    try:
        cached.catch_up(events)
    except Exception as error:
        number = cached.table.number
        raise TableDamaged.of(cached.table.id, f"fold: {error!r}", number) from error


async def _to_the_end(work: Coroutine[Any, Any, _Result]) -> _Result:
    """Wait for work; whoever stops waiting for it does not stop it."""
    return await asyncio.shield(asyncio.ensure_future(work))
