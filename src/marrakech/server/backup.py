"""A copy of a store, taken while a server writes to it, and checked."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import mkstemp

from marrakech.rules import Refusal
from marrakech.server.troubles import troubles_told
from marrakech.table.ports import StoreTrouble


def backup(source: Path, target: Path) -> None:
    """Copy a store as it is at one moment. A file that exists is not overwritten."""
    if not source.is_file():
        raise Refusal("file-missing", file=str(source))
    part = _new_part(target)
    try:
        with troubles_told(str(source)), closing(_opened(source, "ro")) as original:
            _require_store(original, source)
            with troubles_told(str(target)), closing(_opened(part, "rw")) as copy:
                original.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, and nothing beside it
                _require_whole(copy, target)
        _give_name(part, target)
        _sync(target.parent)
    finally:
        part.unlink(missing_ok=True)


def _opened(path: Path, mode: str) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, isolation_level=None)


def _new_part(target: Path) -> Path:
    """A new file beside the target, for its owner alone, in which the copy is made."""
    if target.exists():
        raise Refusal("file-exists", file=str(target))
    try:
        handle, name = mkstemp(".part", f"{target.name}.", target.parent)
    except OSError as error:
        raise _unwritable(target, error) from None
    os.close(handle)
    return Path(name)


def _give_name(part: Path, target: Path) -> None:
    """Let the copy appear under its name, whole, unless somebody else has taken that."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise Refusal("file-exists", file=str(target)) from None
    except OSError:  # not every file system has links
        _rename(part, target)


def _rename(part: Path, target: Path) -> None:
    if target.exists():
        raise Refusal("file-exists", file=str(target))
    try:
        part.rename(target)
    except OSError as error:
        raise _unwritable(target, error) from None


def _unwritable(target: Path, error: OSError) -> Refusal:
    reason = error.strerror or str(error)
    return Refusal("file-unwritable", file=str(target), reason=reason)


def _require_store(connection: sqlite3.Connection, path: Path) -> None:
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'")
    if known.fetchone() is None:
        raise StoreTrouble("store-broken", file=str(path), reason="no version")


def _require_whole(connection: sqlite3.Connection, path: Path) -> None:
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise StoreTrouble("store-broken", file=str(path), reason=verdict)


def _sync(folder: Path) -> None:
    """Let the file's new name be on disk as well."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
