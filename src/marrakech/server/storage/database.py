"""How a SQLite database is opened: its address, and what is set on every connection."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import ConnectionPoolEntry

from marrakech.server.storage import schema
from marrakech.server.storage.backup import copy_beside
from marrakech.server.storage.file_watch import FileWatch
from marrakech.server.storage.rescued_copies import require_newest
from marrakech.server.storage.structure import (
    schema_problems,
    stored_version,
    structure_problems,
    version_problems,
)
from marrakech.server.storage.wal_repair import require_sound_wal, wal_name
from marrakech.table.ports import StoreError

LOCK_SECONDS = 5.0  # that a statement waits for another program's lock
READERS = 4  # connections that read while one writes
LARGEST_CHECKED = 256 * 2**20  # bytes of a file that is checked before it is used

_PRAGMAS = ("foreign_keys = ON", "journal_mode = WAL", "synchronous = FULL")


def address_of(data: Path | str) -> URL:
    """The address of a database; a path means a SQLite file."""
    if isinstance(data, str) and "://" in data:
        return make_url(data)
    return URL.create("sqlite", database=str(data))


def writing_engine(address: URL, watch: FileWatch | None = None) -> Engine:
    """One connection, for the writer alone."""
    engine = create_engine(
        address,
        pool_size=1,
        max_overflow=0,
        pool_reset_on_return=None,
        hide_parameters=True,  # no log may show what people keep secret
        connect_args=_driver_options(address),
    )
    if is_sqlite(address):
        _prepare_connections(engine, watch)
        event.listen(engine, "begin", _begin)
    return engine


def reading_engine(address: URL, watch: FileWatch | None = None) -> Engine:
    """Connections for single statements that read; none of them waits for the writer."""
    engine = create_engine(
        address,
        pool_size=READERS,
        max_overflow=0,
        pool_reset_on_return=None,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        connect_args=_driver_options(address),
    )
    if is_sqlite(address):
        _prepare_connections(engine, watch)
    return engine


def _prepare_connections(engine: Engine, watch: FileWatch | None) -> None:
    """Set up each new connection. One that is opened late must not create or change a file that has
    taken the place of ours: so the file is checked before it is opened, and before it is used."""

    def require(*_: object) -> None:
        if watch is not None:
            watch.require()

    event.listen(engine, "do_connect", require)
    event.listen(engine, "connect", require)
    event.listen(engine, "connect", _set_pragmas)


def probe(address: URL) -> Path | None:
    """Open a SQLite file once, so that what is wrong with it shows first. If it has to be migrated,
    a copy is left beside it, and its path is returned."""
    if is_sqlite(address) and address.database:
        require_newest(address.database)
        _require_beginning(address.database)
        require_sound_wal(Path(address.database))
        with closing(sqlite3.connect(address.database, timeout=LOCK_SECONDS)) as connection:
            connection.execute("PRAGMA schema_version")
            if Path(address.database).stat().st_size <= LARGEST_CHECKED:
                _require_whole(connection, address.database)
            version = _sound_version(connection, address.database)
            if version and version < len(schema.MIGRATIONS):
                return _copy_before_migration(connection, address.database, version)
    return None


def _require_beginning(file: str) -> None:
    """SQLite takes an empty file for a new database, and deletes a log that is beside it. But no
    file is ever empty when its log is begun, so this one has been cut off."""
    real, log = Path(os.path.realpath(file)), wal_name(Path(file))
    if not real.stat().st_size and log.exists() and log.stat().st_size:
        raise StoreError("store-broken", file=file, reason=f"0 bytes beside {log.name}")


def _require_whole(connection: sqlite3.Connection, file: str) -> None:
    for problem in structure_problems(connection):
        raise StoreError("store-broken", file=file, reason=problem)


def _sound_version(connection: sqlite3.Connection, file: str) -> int | None:
    """The version of a store whose tables are defined as they should be; None if it has none."""
    version = stored_version(connection)
    if version is not None:
        for problem in version_problems(connection, version):
            raise StoreError("store-broken", file=file, reason=problem)
        schema.require_known(version, file)
        for problem in schema_problems(connection, version):
            raise StoreError("store-broken", file=file, reason=problem)
    return version


def _copy_before_migration(connection: sqlite3.Connection, file: str, version: int) -> Path:
    """Leave a copy beside a file that is about to be migrated: there is no other way back."""
    try:
        real = Path(os.path.realpath(file))
        return copy_beside(real, f"v{version}-backup", connection.backup)
    except StoreError as error:
        if error.key == "store-broken":  # the copy is as damaged as the file
            reason = error.details["reason"]
            raise StoreError(error.key, file=file, reason=reason) from None
        raise


def is_sqlite(address: URL) -> bool:
    """Whether the store is a file of SQLite's."""
    return address.get_backend_name() == "sqlite"


def _driver_options(address: URL) -> dict[str, object]:
    """We begin transactions ourselves: the driver would leave some statements out of them. A
    connection passes from thread to thread, and one uses it at a time."""
    if not is_sqlite(address):
        return {}
    return {"timeout": LOCK_SECONDS, "isolation_level": None, "check_same_thread": False}


def _set_pragmas(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
