"""The store in SQL: SQLite in a file."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL, func, select

from marrakech.server.storage.backup import copy_of_open
from marrakech.server.storage.database import (
    READERS,
    address_of,
    probe,
    reading_engine,
    writing_engine,
)
from marrakech.server.storage.errors import as_store_errors
from marrakech.server.storage.file_lock import FileLock
from marrakech.server.storage.file_watch import FileWatch
from marrakech.server.storage.heartbeat_copies import BEATS
from marrakech.server.storage.rescue import rescue_beside
from marrakech.server.storage.rescue_job import RescueJob
from marrakech.server.storage.rescued_copies import RESCUED_SUFFIX
from marrakech.server.storage.schema import (
    migrate,
    tables,
)
from marrakech.server.storage.sql_logs import WAKING, SqlLogs
from marrakech.table.ports import (
    StoreError,
)

log = logging.getLogger("marrakech.store")
_content = select(
    func.count(), func.coalesce(func.max(tables.c.updated), 0), func.sum(tables.c.last_number)
).select_from(tables)


class SqlStore(SqlLogs):
    """Stores everything in a SQLite file, and notices when something happens to it."""

    def __init__(self, address: URL, file: str) -> None:
        on_disk = address.database
        self._lock = FileLock(on_disk)
        self._watch = FileWatch(on_disk) if on_disk else None
        self._broken: str | None = None  # why nothing may be written any more
        writing = writing_engine(address, self._watch)
        super().__init__(writing, reading_engine(address, self._watch), file)
        if self._watch:
            self.rescuer = RescueJob(self)

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
                for question in (BEATS, WAKING):
                    connection.execute(question).all()

    async def close(self) -> None:
        """Finish what is being written and release the file."""
        await super().close()
        if self._watch:
            self._watch.end()
        self._lock.release()

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

    async def ping(self) -> None:
        """Raise if the store does not answer, or if its file is not the one that was opened."""
        if not self._closed:
            self.require_available()
        with self._break_noted():
            await super().ping()


async def _to_its_end(work: Callable[[], None]) -> None:
    """Do something in a thread. A caller that is cancelled meanwhile still waits for its end: the
    file must not be released before."""
    done = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        await asyncio.shield(done)
    except asyncio.CancelledError:
        await asyncio.wait([done])
        raise
