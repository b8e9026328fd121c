"""What goes wrong with a store, told as a trouble with a key and never as a driver's error."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import TimeoutError as PoolTimeout

from marrakech.server.structure import told
from marrakech.table.ports import StoreTrouble

_KEYS = {
    sqlite3.SQLITE_ERROR: "store-broken",  # our statements are right, so a table is not as it was
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_CORRUPT: "store-broken",
    sqlite3.SQLITE_NOTADB: "store-broken",
    sqlite3.SQLITE_CANTOPEN: "store-unreadable",
    sqlite3.SQLITE_IOERR: "store-unreadable",
    sqlite3.SQLITE_PERM: "store-unreadable",
    sqlite3.SQLITE_READONLY: "store-unreadable",
}
_CORRUPTION = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
# A full disk is met here first when the index of the write-ahead log has to grow.
_NO_ROOM_IN_INDEX = sqlite3.SQLITE_IOERR_SHMSIZE


@contextmanager
def troubles_told(file: str) -> Iterator[None]:
    """Turn errors of the file and of the database into troubles; mistakes of ours stay as loud."""
    try:
        yield
    except StoreTrouble:
        raise
    except Exception as error:
        trouble = trouble_of(error, file)
        if trouble is None:
            raise
        raise trouble from error


def trouble_of(error: BaseException, file: str) -> StoreTrouble | None:
    """What an error means to whoever runs the store; None if it is a mistake in the program."""
    if isinstance(error, StoreTrouble):
        return error
    told_of = (_trouble_of_one(one, file) for one in _causes(error))
    return next((trouble for trouble in told_of if trouble), None)


def is_corruption(error: BaseException) -> bool:
    """Whether SQLite has met bytes in the file that no database has."""
    codes = (getattr(one, "sqlite_errorcode", None) or 0 for one in _causes(error))
    return any(code & 0xFF in _CORRUPTION for code in codes)


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error and those behind it: a rollback that fails hides the error that led to it."""
    met: BaseException | None = error
    while met is not None:
        yield getattr(met, "orig", None) or met
        met = met.__context__


def _trouble_of_one(error: BaseException, file: str) -> StoreTrouble | None:
    if isinstance(error, sqlite3.Error):
        return _from_sqlite(error, file)
    if isinstance(error, UnicodeDecodeError):  # a text of the file, or SQLite's words about it
        return StoreTrouble("store-broken", file=file, reason=told(error))
    if isinstance(error, OSError):
        if error.errno in _NO_ROOM:
            return StoreTrouble("store-full", file=file)
        return StoreTrouble("store-unreadable", file=file, reason=error.strerror or str(error))
    if isinstance(error, PoolTimeout) or type(error).__name__ == "OperationalError":
        return StoreTrouble("store-unreadable", file=file, reason=str(error))
    return None


def _from_sqlite(error: sqlite3.Error, file: str) -> StoreTrouble | None:
    code = getattr(error, "sqlite_errorcode", None) or sqlite3.SQLITE_ERROR
    key = "store-full" if code == _NO_ROOM_IN_INDEX else _KEYS.get(code & 0xFF)
    if key is None:
        return None
    return StoreTrouble(key, file=file, reason=told(error))
