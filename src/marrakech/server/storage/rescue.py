"""Copies every whole table of a store, damaged or not, into a new file."""

import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from marrakech.server.storage import schema
from marrakech.server.storage.backup import copy_beside, free_name, new_database, opened
from marrakech.server.storage.errors import store_error_of
from marrakech.server.storage.first_page import fill_empty
from marrakech.server.storage.integrity import Log, Progress, StoreReport, check_store
from marrakech.server.storage.salvage import columns_of
from marrakech.server.storage.structure import UNREADABLE
from marrakech.table.ports import StoreError

log = logging.getLogger("marrakech.store")
_BY_LOG = ("tables", "events", "holders")  # made anew from the logs
_ANEW = ("analyses",)  # computed again when somebody asks for one
_OTHERWISE = (*_BY_LOG, *_ANEW, "schema_version")


def rescue_beside(file: Path, suffix: str, wal: bytes) -> Path:
    """A copy of a broken store beside it: of its main file as it is, and a -wal as it was."""
    with TemporaryDirectory(prefix=f"{file.name}.", suffix=".part", dir=file.parent) as folder:
        rebuilt = _rebuilt(Path(folder) / file.name, file, wal)
        try:
            with closing(opened(rebuilt, "mode=rw")) as source:
                return copy_beside(file, suffix, source.backup)
        except (StoreError, sqlite3.Error) as error:
            trouble = store_error_of(error, str(file))
            if trouble is None or trouble.key != "store-broken":
                raise
        target = free_name(file, suffix)
        report = rescue(rebuilt, target)
        found = {"tables": report.tables, "whole": report.whole}
        log.error("only what is left of the tables could be copied", extra=found)
        return target


def _rebuilt(path: Path, file: Path, wal: bytes) -> Path:
    shutil.copyfile(file, path)
    fill_empty(path)
    Path(f"{path}-wal").write_bytes(wal)
    return path


def rescue(path: Path, target: Path, progress: Progress = lambda done, of: None) -> StoreReport:
    """Check a store and copy what is whole into a new file, which appears when it is complete."""
    with new_database(target) as copy:

        def keep(source: sqlite3.Connection, logs: Iterator[Log]) -> None:
            for statement in schema.creation(len(schema.MIGRATIONS)):
                copy.execute(statement)
            copy.execute("BEGIN")
            for one in logs:
                _write(copy, one)
            _copy_the_rest(source, copy)
            copy.execute("COMMIT")

        return check_store(path, progress, keep)


def _write(copy: sqlite3.Connection, log: Log) -> None:
    """A log word for word, and what the lists say of its table as it follows from the log."""
    phase, listed, open_seats, players, holders, wakes, updated = log.summary
    entry = (log.table, phase, listed, open_seats, players, wakes, updated, len(log.rows))
    copy.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", entry)
    copy.executemany(
        "INSERT INTO events (table_id, number, at, kind, data, secret, command, checksum)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(log.table, *row) for row in log.rows],
    )
    copy.executemany(
        "INSERT INTO holders VALUES (?, ?)", [(log.table, holder) for holder in holders]
    )


def _copy_the_rest(source: sqlite3.Connection, copy: sqlite3.Connection) -> None:
    """Rows that belong to no table, as far as they can be read."""
    named = "SELECT name FROM sqlite_master WHERE type = 'table'"
    for (name,) in copy.execute(named).fetchall():
        if name in _OTHERWISE:
            continue
        with suppress(*UNREADABLE):
            known = set(columns_of(source, name))
            columns = [column for column in columns_of(copy, name) if column in known]
            listed, places = ", ".join(columns), ", ".join("?" * len(columns))
            for row in source.execute(f"SELECT {listed} FROM {name}"):  # noqa: S608
                insert = f"INSERT OR REPLACE INTO {name} ({listed}) VALUES ({places})"  # noqa: S608
                copy.execute(insert, row)
