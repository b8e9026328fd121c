"""Logs, lists and heartbeats in SQL: what stores have in common, whichever database they use."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import (
    BigInteger,
    Connection,
    Engine,
    Executable,
    and_,
    bindparam,
    delete,
    func,
    select,
    tuple_,
)

from marrakech.server.storage.checksums import event_of, require_intact
from marrakech.server.storage.database import READERS
from marrakech.server.storage.errors import as_store_errors
from marrakech.server.storage.heartbeat_copies import BEATS, agreed, write_beat
from marrakech.server.storage.insertion import addition
from marrakech.server.storage.schema import (
    IS_OPEN,
    IS_WAKING,
    events,
    holders,
    schema_version,
    tables,
)
from marrakech.server.storage.sql_analyses import SqlAnalyses
from marrakech.server.storage.sql_devices import Rows, SqlDevices
from marrakech.server.storage.writer import Result, Writer
from marrakech.table.events import Event
from marrakech.table.memory import NothingToRescue
from marrakech.table.phases import PHASES, PhaseName
from marrakech.table.ports import (
    LONGEST_BEAT,
    AnalysisStore,
    DeviceStore,
    ListPlace,
    Rescuer,
    StoreError,
    Summary,
)

FORGOTTEN_AT_ONCE = 50  # tables deleted in one transaction; others can write between two

_newest = (tables.c.updated.desc(), tables.c.id.desc())
_later = and_(events.c.table_id == tables.c.id, events.c.number > bindparam("after"))
_read = (  # at least one row for a table that exists, so that a lost end is noticed too
    select(tables.c.last_number, *(c for c in events.c if c is not events.c.table_id))
    .select_from(tables.outerjoin(events, _later))
    .where(tables.c.id == bindparam("table"))
    .order_by(events.c.number)
)
_open = select(tables.c.id).where(IS_OPEN).order_by(*_newest).limit(bindparam("most"))
_tables_of = (
    select(tables.c.updated, tables.c.id)
    .join(holders, holders.c.table_id == tables.c.id)
    .where(holders.c.holder == bindparam("who"))
    .where(tables.c.phase.in_(bindparam("phases", expanding=True)))
    .order_by(*_newest)
    .limit(bindparam("most"))
)
_tables_further_down = _tables_of.where(
    tuple_(tables.c.updated, tables.c.id) < tuple_(bindparam("updated"), bindparam("table"))
)
WAKING = select(tables.c.id).where(IS_WAKING).order_by(*_newest)
_old = select(tables.c.id).where(tables.c.updated < bindparam("before")).limit(FORGOTTEN_AT_ONCE)
_delete_tables = delete(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_last_event = select(func.max(tables.c.updated)).where(
    tables.c.updated.between(bindparam("beat"), bindparam("beat", type_=BigInteger) + LONGEST_BEAT)
)
_version = select(schema_version.c.version)


class SqlLogs:
    """Stores everything in a database. What is acknowledged is committed, and thereby on disk."""

    def __init__(self, writing: Engine, reading: Engine, file: str) -> None:
        self._writing = writing
        self._reading = reading
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._file = file
        self._writer = Writer(writing, file, self.require_available, self._note_break)
        self.devices: DeviceStore = SqlDevices(self)
        self.analyses: AnalysisStore = SqlAnalyses(self)
        self.rescuer: Rescuer = NothingToRescue()
        self._closed = False

    async def close(self) -> None:
        """Finish what is being written and close all connections."""
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._dispose)

    def _dispose(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    def require_available(self) -> None:
        """Raise if what was opened is no longer there, or is broken."""

    def _note_break(self, error: StoreError) -> None:
        """The database was found to be broken."""

    async def create(self, table: str, events: list[Event], summary: Summary) -> None:
        """Store the log of a new table."""
        await self._writer.add(addition(table, None, events, summary))

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        """Add events after the one with that number."""
        await self._writer.add(addition(table, after, events, summary))

    async def read(self, table: str, after: int = 0) -> list[Event]:
        """Every event after that number."""
        rows = await self.fetch(_read, table=table, after=after)
        if not rows:
            return []
        last = rows[0][0]
        found = [row[1:] for row in rows if row[1] is not None]
        require_intact(table, found, min(after, last), last)
        return [event_of(table, row) for row in found]

    async def open_tables(self, limit: int) -> list[str]:
        """Listed tables with an open seat."""
        return [row[0] for row in await self.fetch(_open, most=limit)]

    async def tables_of(
        self,
        holder: str,
        limit: int,
        phases: tuple[PhaseName, ...] = PHASES,
        after: ListPlace | None = None,
    ) -> list[ListPlace]:
        """The tables at which somebody has a seat, by their places in that list."""
        wanted = {"who": holder, "most": limit, "phases": phases}
        if after:
            rows = await self.fetch(_tables_further_down, **wanted, **after._asdict())
        else:
            rows = await self.fetch(_tables_of, **wanted)
        return [ListPlace(*row) for row in rows]

    async def waking(self) -> list[str]:
        """The tables at which the server has something to do."""
        return [row[0] for row in await self.fetch(WAKING)]

    async def forget(self, before: int) -> int:
        """Delete the tables that nothing has happened at since."""

        def forget_some(connection: Connection) -> int:
            ids = list(connection.scalars(_old, {"before": before}))
            if ids:
                connection.execute(_delete_tables, {"ids": ids})
            return len(ids)

        forgotten = 0
        while some := await self._writer.run(forget_some):
            forgotten += some
        return forgotten

    async def heartbeat(self, now: int, trusted: int | None = None) -> None:
        """Store that the server is up."""
        await self._writer.run(lambda connection: write_beat(connection, now, trusted))

    async def last_heartbeat(self) -> int | None:
        """The last time at which a server is known to have been up."""
        return agreed([row.at for row in await self.fetch(BEATS)])

    async def last_time(self) -> int | None:
        """The last heartbeat, or the last event shortly after it."""
        beat = await self.last_heartbeat()
        if beat is None:
            return None
        ((event,),) = await self.fetch(_last_event, beat=beat)
        return max(beat, event or 0)

    async def last_trusted(self) -> int | None:
        """The last time that was trusted; version 1 trusted every heartbeat."""
        beats = await self.fetch(BEATS)
        trusted = agreed([row.trusted for row in beats])
        return agreed([row.at for row in beats]) if trusted is None else trusted

    async def ping(self) -> None:
        """Raise if the store does not answer."""
        await self.fetch(_version)

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Write something in a transaction of its own."""
        return await self._writer.run(work)

    async def fetch(self, statement: Executable, **details: object) -> Rows:
        """The rows that a statement finds."""
        if self._closed:
            raise StoreError("store-closed", file=self._file)
        loop = asyncio.get_running_loop()
        with as_store_errors(self._file):
            return await loop.run_in_executor(self._readers, self._read_now, statement, details)

    def _read_now(self, statement: Executable, details: dict[str, object]) -> Rows:
        with self._reading.connect() as connection:
            return connection.execute(statement, details).all()
