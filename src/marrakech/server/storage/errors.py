"""The errors of files and databases, translated to store errors with a key."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import TimeoutError as PoolTimeout

from marrakech.server.storage.postgresql_errors import from_postgresql, sqlstate_of
from marrakech.server.storage.structure import problem_text
from marrakech.table.ports import StoreError

_KEY_OF_CODE = {
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
_PASSING = ("40001", "40P01")  # PostgreSQL chose this transaction to end a circle of waiting ones
_CORRUPTION = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
# A full disk is met here first when the index of the write-ahead log has to grow.
_NO_ROOM_IN_INDEX = sqlite3.SQLITE_IOERR_SHMSIZE


@contextmanager
def as_store_errors(file: str) -> Iterator[None]:
    """Turn errors of the file and of the database into store errors; our own bugs stay as loud."""
    try:
        yield
    except StoreError:
        raise
    except Exception as error:
        translated = store_error_of(error, file)
        if translated is None:
            raise
        raise translated from error


def store_error_of(error: BaseException, file: str) -> StoreError | None:
    """What an error means to the operator; None if it is a bug in the program."""
    if isinstance(error, StoreError):
        return error
    translated = (_store_error_of_one(one, file) for one in _causes(error))
    return next((found for found in translated if found), None)


def is_corruption(error: BaseException) -> bool:
    """Whether SQLite has met bytes in the file that no database has."""
    codes = (getattr(one, "sqlite_errorcode", None) or 0 for one in _causes(error))
    return any(code & 0xFF in _CORRUPTION for code in codes)


def is_passing(error: BaseException) -> bool:
    """Whether the same transaction may succeed if it is begun again."""
    return any(sqlstate_of(one) in _PASSING for one in _causes(error))


def _causes(error: BaseException) -> Iterator[BaseException]:
    """An error and its causes: a rollback that fails hides the error that led to it."""
    met: BaseException | None = error
    while met is not None:
        yield getattr(met, "orig", None) or met
        met = met.__context__


def _store_error_of_one(error: BaseException, file: str) -> StoreError | None:
    if isinstance(error, sqlite3.Error):
        return _from_sqlite(error, file)
    if type(error).__module__.startswith("psycopg"):
        return from_postgresql(error, file)
    if isinstance(error, UnicodeDecodeError):  # a text of the file, or SQLite's words about it
        return StoreError("store-broken", file=file, reason=problem_text(error))
    if isinstance(error, OSError):
        if error.errno in _NO_ROOM:
            return StoreError("store-full", file=file)
        return StoreError("store-unreadable", file=file, reason=error.strerror or str(error))
    if isinstance(error, PoolTimeout) or type(error).__name__ == "OperationalError":
        return StoreError("store-unreadable", file=file, reason=str(error))
    return None


def _from_sqlite(error: sqlite3.Error, file: str) -> StoreError | None:
    code = getattr(error, "sqlite_errorcode", None) or sqlite3.SQLITE_ERROR
    key = "store-full" if code == _NO_ROOM_IN_INDEX else _KEY_OF_CODE.get(code & 0xFF)
    if key is None:
        return None
    return StoreError(key, file=file, reason=problem_text(error))
