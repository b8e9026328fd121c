"""The store in SQL: SQLite in a file."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL, Connection, Executable, and_, bindparam, delete, func, select, tuple_

from marrakech.server.storage.backup import copy_of_open
from marrakech.server.storage.checksums import event_of, require_intact
from marrakech.server.storage.database import (
    READERS,
    address_of,
    is_sqlite,
    probe,
    reading_engine,
    writing_engine,
)
from marrakech.server.storage.errors import as_store_errors
from marrakech.server.storage.file_lock import FileLock
from marrakech.server.storage.file_watch import FileWatch
from marrakech.server.storage.heartbeat_copies import BEATS, agreed, write_beat
from marrakech.server.storage.insertion import addition
from marrakech.server.storage.rescue import rescue_beside
from marrakech.server.storage.rescue_job import RescueJob
from marrakech.server.storage.rescued_copies import RESCUED_SUFFIX
from marrakech.server.storage.schema import (
    IS_OPEN,
    IS_WAKING,
    events,
    holders,
    migrate,
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

log = logging.getLogger("marrakech.store")
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
_waking = select(tables.c.id).where(IS_WAKING).order_by(*_newest)
_old = select(tables.c.id).where(tables.c.updated < bindparam("before")).limit(FORGOTTEN_AT_ONCE)
_delete_tables = delete(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_last_event = select(func.max(tables.c.updated)).where(
    tables.c.updated.between(bindparam("beat"), bindparam("beat") + LONGEST_BEAT)
)
_content = select(
    func.count(), func.coalesce(func.max(tables.c.updated), 0), func.sum(tables.c.last_number)
).select_from(tables)
_version = select(schema_version.c.version)


class SqlStore:
    """Stores everything in a database. What is acknowledged is committed, and thereby on disk."""

    def __init__(self, address: URL, file: str) -> None:
        on_disk = address.database if is_sqlite(address) else None
        self._lock = FileLock(on_disk)
        self._watch = FileWatch(on_disk) if on_disk else None
        self._writing = writing_engine(address, self._watch)
        self._reading = reading_engine(address, self._watch)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._file = file
        self._broken: str | None = None  # why nothing may be written any more
        self._writer = Writer(self._writing, file, self.require_available, self._note_break)
        self.devices: DeviceStore = SqlDevices(self)
        self.analyses: AnalysisStore = SqlAnalyses(self)
        self.rescuer: Rescuer = RescueJob(self) if self._watch else NothingToRescue()
        self._closed = False

    @classmethod
    async def open(cls, data: Path | str) -> "SqlStore":
        """The store in a file, or at an address of SQLAlchemy's: made if new, migrated if old."""
        address = address_of(data)
        file = str(data) if address.database == str(data) else address.render_as_string()
        with as_store_errors(file):
            store = cls(address, file)
            try:
                await store._migrate(address)
                await _to_its_end(store._open_readers)
                if store._watch:
                    store._watch.begin()
            except BaseException:
                await store.close()
                raise
        return store

    async def _migrate(self, address: URL) -> None:
        copy = await asyncio.to_thread(probe, address)
        await _to_its_end(lambda: self._migrate_now(copy))
        if copy:
            log.warning("store migrated; the old one was copied", extra={"copy": str(copy)})

    def _migrate_now(self, copy: Path | None) -> None:
        try:
            with self._writing.begin() as connection:
                migrate(connection, self._file)
        except BaseException:
            if copy:  # nothing was changed, so there is nothing to go back to
                copy.unlink(missing_ok=True)
            raise

    def _open_readers(self) -> None:
        """Open every connection now, as none could be opened any more once the file is gone, and
        let each read what a server asks for when it starts."""
        with ExitStack() as open_:
            for _ in range(READERS):
                connection = open_.enter_context(self._reading.connect())
                for question in (BEATS, _waking):
                    connection.execute(question).all()

    async def close(self) -> None:
        """Finish what is being written and release the file."""
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._dispose)
        if self._watch:
            self._watch.end()
        self._lock.release()

    def _dispose(self) -> None:
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()

    def require_available(self) -> None:
        """Raise if the files of the store are not the ones that were opened, or have ever been
        found to be broken: whatever is done to them then, what was lost does not come back."""
        if self._broken is not None:
            raise StoreError("store-broken", file=self._file, reason=self._broken)
        if self._watch:
            with self._break_noted():
                self._watch.require()

    @contextmanager
    def _break_noted(self) -> Iterator[None]:
        try:
            yield
        except StoreError as error:
            if error.key == "store-broken":
                self._note_break(error)
            raise

    def _note_break(self, error: StoreError) -> None:
        """Write nothing more to a broken store: what is left of its files stays as it is."""
        self._broken = str(error.details["reason"])
        self._lock.forbid_checkpoint()

    async def rescue(self) -> Path:
        """Copy the store to a new file beside its name: as the open connections still see it if it
        is gone, or from the main file and what the -wal had if one of the two is broken."""
        if self._watch is None:
            raise ValueError(f"{self._file} is not a file, so it cannot be lost")
        real, suffix = self._watch.real, datetime.now(UTC).strftime(RESCUED_SUFFIX)
        with as_store_errors(self._file):
            if self._broken is not None:
                return await asyncio.to_thread(rescue_beside, real, suffix, self._watch.wal())
            return await asyncio.to_thread(self._copy_now, real, suffix)

    def _copy_now(self, real: Path, suffix: str) -> Path:
        with self._reading.connect() as connection:
            source = connection.connection.driver_connection
            assert isinstance(source, sqlite3.Connection)
            return copy_of_open(real, suffix, source)

    async def content(self) -> tuple[int, ...]:
        """Numbers that change with every event at any table; none for a broken store, which takes
        no more events."""
        if self._broken is not None:
            return ()
        (found,) = await self.fetch(_content)
        return tuple(int(number or 0) for number in found)

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
        return [row[0] for row in await self.fetch(_waking)]

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
        """Raise if the store does not answer, or if its file is not the one that was opened."""
        if not self._closed:
            self.require_available()
        with self._break_noted():
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


async def _to_its_end(work: Callable[[], None]) -> None:
    """Do something in a thread. A caller that is cancelled meanwhile still waits for its end: the
    file must not be released before."""
    done = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        await asyncio.shield(done)
    except asyncio.CancelledError:
        await asyncio.wait([done])
        raise
