"""How a database is opened: its address, what is set on every connection, and for whom alone."""

import fcntl
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from marrakech.table.ports import StoreTrouble

PATIENCE = 5.0  # seconds that a statement waits for somebody else's lock
READERS = 4  # connections that read while one writes
LARGEST_CHECKED = 256 * 2**20  # bytes of a file that is looked through before it is used

_PRAGMAS = ("foreign_keys = ON", "journal_mode = WAL", "synchronous = FULL")


def address_of(data: Path | str) -> URL:
    """The address of a database; a path means a SQLite file."""
    if isinstance(data, str) and "://" in data:
        return make_url(data)
    return URL.create("sqlite+aiosqlite", database=str(data))


def writing_engine(address: URL) -> AsyncEngine:
    """One connection, for the writer alone."""
    engine = create_async_engine(
        address,
        pool_size=1,
        max_overflow=0,
        pool_reset_on_return=None,
        hide_parameters=True,  # no log shall show what people keep secret
        **_driver_options(address),
    )
    if _is_sqlite(address):
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def reading_engine(address: URL) -> AsyncEngine:
    """Connections for single statements that read; none of them waits for the writer."""
    engine = create_async_engine(
        address,
        pool_size=READERS,
        max_overflow=0,
        pool_reset_on_return=None,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        **_driver_options(address),
    )
    if _is_sqlite(address):
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def probe(address: URL) -> None:
    """Open a SQLite file once by hand, so that what is wrong with it shows before all else.

    The driver starts a thread for a connection, and one that fails can outlive the server's loop.
    """
    if _is_sqlite(address) and address.database:
        _make(address.database)
        with closing(sqlite3.connect(address.database, timeout=PATIENCE)) as connection:
            connection.execute("PRAGMA schema_version")
            if Path(address.database).stat().st_size <= LARGEST_CHECKED:
                _require_whole(connection, address.database)


def _make(file: str) -> None:
    """See to it that a new file, and what SQLite puts beside it, is for its owner alone."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _require_whole(connection: sqlite3.Connection, file: str) -> None:
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise StoreTrouble("store-broken", file=file, reason=verdict)


def _is_sqlite(address: URL) -> bool:
    return address.get_backend_name() == "sqlite"


def _driver_options(address: URL) -> dict[str, Any]:
    """Leave it to us where a transaction begins: the driver would leave out some statements."""
    if not _is_sqlite(address):
        return {}
    return {"connect_args": {"timeout": PATIENCE, "isolation_level": None}}


def _set_pragmas(connection: Any, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class FileLock:
    """Keeps a second server away from a file. It ends with the process, however that ends."""

    def __init__(self, address: URL) -> None:
        self._handle: int | None = None
        if _is_sqlite(address) and address.database:
            self._take(address.database)

    def _take(self, file: str) -> None:
        handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            raise StoreTrouble("store-locked", file=file) from None
        self._handle = handle

    def release(self) -> None:
        """Let others have the file."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
