"""A copy of a store, taken while a server writes to it, and checked."""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import mkstemp

from marrakech.rules import Refusal
from marrakech.server.storage.errors import as_store_errors
from marrakech.server.storage.wal_repair import require_sound_wal
from marrakech.table.ports import StoreError


def backup(source: Path, target: Path) -> None:
    """Copy a store as it is at one moment. A file that exists is not overwritten."""
    if not source.is_file():
        raise Refusal("file-missing", file=str(source))
    with as_store_errors(str(source)):
        require_sound_wal(source)
    with (
        new_database(target) as copy,
        as_store_errors(str(source)),
        closing(opened(source, "mode=ro")) as original,
    ):
        _require_store(original, source)
        original.backup(copy)


@contextmanager
def new_database(target: Path) -> Iterator[sqlite3.Connection]:
    """A new database that appears under its name only when it is filled, whole and on disk."""
    part = _new_part(target)
    try:
        with as_store_errors(str(target)), closing(opened(part, "mode=rw")) as copy:
            yield copy
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, and nothing beside it
            _require_whole(copy, target)
        _give_name(part, target)
        _sync(target.parent)
    finally:
        part.unlink(missing_ok=True)


def copy_beside(
    file: Path, suffix: str, fill: Callable[[sqlite3.Connection], None], size: int = 0
) -> Path:
    """Copy a store beside it, under a free name, if the disk has room for it. The size is given for
    a file that has no name any more."""
    files = (file, Path(f"{file}-wal"))
    found = sum(path.stat().st_size for path in files if path.exists())
    if shutil.disk_usage(file.parent).free < max(size, found):
        raise StoreError("store-full", file=f"{file}.{suffix}")
    target = free_name(file, suffix)
    with new_database(target) as copy:
        fill(copy)
    return target


def copy_of_open(file: Path, suffix: str, source: sqlite3.Connection) -> Path:
    """Copy what an open connection still sees of a store to a file beside its name."""
    (pages,) = source.execute("PRAGMA page_count").fetchone()
    (page_size,) = source.execute("PRAGMA page_size").fetchone()
    return copy_beside(file, suffix, source.backup, pages * page_size)


def free_name(file: Path, suffix: str) -> Path:
    """A free name beside a file."""
    for name in (f"{file.name}.{suffix}{end}" for end in ("", *(f"-{n}" for n in range(2, 100)))):
        if not (target := file.with_name(name)).exists():
            break
    return target


def opened(path: Path, options: str) -> sqlite3.Connection:
    """A connection to an existing file. It may be used and closed in another thread."""
    address = f"{path.absolute().as_uri()}?{options}"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)


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
    """Give the finished copy its name, unless that has been taken meanwhile."""
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
        raise StoreError("store-broken", file=str(path), reason="no version")


def _require_whole(connection: sqlite3.Connection, path: Path) -> None:
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise StoreError("store-broken", file=str(path), reason=verdict)


def _sync(folder: Path) -> None:
    """Flush the file's new name to disk as well."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
