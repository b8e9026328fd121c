"""Checks whether a store is whole, and which tables are damaged. It only reads, even beside a
running server."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from marrakech.rules import Refusal
from marrakech.server.storage import schema
from marrakech.server.storage.backup import opened
from marrakech.server.storage.carving import Pages
from marrakech.server.storage.checksums import EventRow, event_of, require_intact
from marrakech.server.storage.errors import as_store_errors
from marrakech.server.storage.first_page import fill_empty, has_wrong_root, page_size, rebuilt
from marrakech.server.storage.salvage import salvage
from marrakech.server.storage.structure import (
    UNREADABLE,
    problem_text,
    schema_problems,
    stored_version,
    structure_problems,
    version_problems,
)
from marrakech.server.storage.wal_repair import Wal, wal_name, wal_of
from marrakech.table.folding import created, fold
from marrakech.table.ports import Summary, TableDamaged
from marrakech.table.state import Table

MOST_PROBLEMS = 100  # of the file's structure that are reported

Progress = Callable[[int, int], None]  # tables that were checked, of how many


class Damage(NamedTuple):
    """What is wrong with one table."""

    table: str
    problem: str  # checksum, gap, fold, or summary: then the log is whole
    number: int  # of the event, or 0

    @property
    def log_is_whole(self) -> bool:
        """Whether the table can be rescued although something about it is wrong."""
        return self.problem == "summary"


@dataclass
class StoreReport:
    """What was found in a file."""

    file: str
    version: int
    tables: int = 0
    structure: list[str] = field(default_factory=list)
    damage: list[Damage] = field(default_factory=list)
    schema_is_lost: bool = False  # the file does not say where its tables are

    @property
    def is_whole(self) -> bool:
        """Whether nothing is wrong."""
        return not self.structure and not self.damage

    @property
    def whole(self) -> int:
        """How many logs are whole."""
        return self.tables - sum(not damage.log_is_whole for damage in self.damage)


class Log(NamedTuple):
    """The log of a table that is whole, with the summary that follows from it."""

    table: str
    rows: list[EventRow]
    summary: Summary


def check_store(
    path: Path,
    progress: Progress = lambda done, of: None,
    keep: Callable[[sqlite3.Connection, Iterator[Log]], None] | None = None,
) -> StoreReport:
    """Check all of a file. `keep` is given every log that is whole, as it is found."""
    with as_store_errors(str(path)), ExitStack() as open_:
        _require_readable(path)
        wal = wal_of(path)
        source = open_.enter_context(_with_a_sound_wal(path, wal))
        connection = open_.enter_context(closing(opened_for_reading(source)))
        report = _look_at_structure(connection, source, str(path))
        report.structure[:0] = wal.problems(wal_name(path).name)[:MOST_PROBLEMS]
        if report.schema_is_lost:
            connection = open_.enter_context(_with_our_schema(source, str(path)))
        if report.structure:
            pages = Pages(path, page_size(path), wal)
            connection = open_.enter_context(_salvaged(connection, pages))
        logs = _whole_logs(connection, report, progress)
        if keep is None:
            for _ in logs:
                pass
        else:
            keep(connection, logs)
    return report


@contextmanager
def _with_a_sound_wal(path: Path, wal: Wal) -> Iterator[Path]:
    """The file, or a copy of it with its log put right."""
    if not wal.damaged:
        yield path
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        fill_empty(copy)
        wal_name(copy).write_bytes(wal.content())
        yield copy


def _require_readable(path: Path) -> None:
    if not path.is_file():
        raise Refusal("file-missing", file=str(path))
    try:
        with path.open("rb"):
            pass
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refusal("file-unreadable", file=str(path), reason=reason) from None


def opened_for_reading(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing. Without a write-ahead log beside the file nobody has it
    open, and SQLite need not make files of its own to coordinate with anybody. An empty file has no
    log either, for SQLite: it would delete the one that is there."""
    has_log = path.stat().st_size and os.path.lexists(wal_name(path))
    connection = opened(path, "mode=ro" if has_log else "immutable=1")
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    return connection


def _look_at_structure(connection: sqlite3.Connection, path: Path, file: str) -> StoreReport:
    known = len(schema.MIGRATIONS)
    try:
        connection.execute("BEGIN")  # all of it as it is at one moment
        version = stored_version(connection)
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # can it be read?
        ours = version is not None or _has_our_tables(connection)
    except UNREADABLE as error:
        return StoreReport(file, known, structure=[problem_text(error)], schema_is_lost=True)
    if not ours:
        return StoreReport(file, known, structure=["no version"], schema_is_lost=True)
    report = StoreReport(file, min(version or known, known))
    try:
        report.structure += _version_problems(connection, version, file)
        report.structure += structure_problems(connection, MOST_PROBLEMS)
        different = schema_problems(connection, report.version)
        report.structure += different
        report.schema_is_lost = bool(different or (report.structure and has_wrong_root(path)))
    except UNREADABLE as error:
        report.structure.append(problem_text(error))
        report.schema_is_lost = True
    return report


def _version_problems(connection: sqlite3.Connection, version: int | None, file: str) -> list[str]:
    if version is None:
        return ["no version"]
    problems = version_problems(connection, version)
    if not problems:
        schema.require_known(version, file)
    return problems


def _has_our_tables(connection: sqlite3.Connection) -> bool:
    named = "SELECT count(*) FROM sqlite_master WHERE name IN ('tables', 'events', 'holders')"
    return bool(connection.execute(named).fetchone()[0])


@contextmanager
def _with_our_schema(path: Path, file: str) -> Iterator[sqlite3.Connection]:
    """The same file as if its first page were as we would write it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = rebuilt(path, Path(folder))
        if copy is None:
            raise Refusal("store-none", file=file)
        with closing(opened(copy, "immutable=1")) as connection:
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            yield connection


@contextmanager
def _salvaged(connection: sqlite3.Connection, pages: Pages) -> Iterator[sqlite3.Connection]:
    """What can still be read of a file whose structure is damaged, as a database of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(sqlite3.connect(Path(folder) / "salvaged.db", isolation_level=None)) as copy,
    ):
        salvage(connection, copy, pages)
        yield copy


def _whole_logs(
    connection: sqlite3.Connection, report: StoreReport, progress: Progress
) -> Iterator[Log]:
    named = "SELECT id FROM tables UNION SELECT table_id FROM events"
    names = [str(name) for (name,) in connection.execute(named)]
    checked = report.version >= 2 or bool(report.structure)  # a salvaged one has today's columns
    report.tables = len(names)
    for done, name in enumerate(names, 1):
        try:
            log, stored = _read(connection, name, "checksum" if checked else "NULL")
        except TableDamaged as damaged:
            problem = damaged.reason.partition(":")[0]
            report.damage.append(Damage(name, problem, damaged.number))
        else:
            if stored != _expected(log):
                report.damage.append(Damage(name, "summary", 0))
            yield log
        progress(done, len(names))


def _read(
    connection: sqlite3.Connection, name: str, checksum: str
) -> tuple[Log, tuple[object, ...]]:
    """A log that is whole, and what the store's lists say of its table."""
    rows = connection.execute(
        f"SELECT number, at, kind, data, secret, command, {checksum} FROM events"  # noqa: S608
        " WHERE table_id = ? ORDER BY number",
        (name,),
    ).fetchall()
    entry = connection.execute(
        "SELECT phase, listed, open_seats, players, wakes, updated, last_number FROM tables"
        " WHERE id = ?",
        (name,),
    ).fetchone()
    found = "SELECT holder FROM holders WHERE table_id = ? ORDER BY holder"
    holders = tuple(holder for (holder,) in connection.execute(found, (name,)))
    last = entry[-1] if entry and isinstance(entry[-1], int) else 0
    # An entry that knows of fewer events than there are is wrong itself.
    require_intact(name, rows, 0, max(last, len(rows), 1))
    return Log(name, rows, _folded(name, rows).summary()), (entry, holders)


def _folded(name: str, rows: list[EventRow]) -> Table:
    first = event_of(name, rows[0])
    try:
        table = created(name, first)
    except Exception:
        raise TableDamaged.of(name, "fold", first.number) from None
    for row in rows[1:]:
        event = event_of(name, row)
        try:
            fold(table, event)
        except Exception:
            raise TableDamaged.of(name, "fold", event.number) from None
    return table


def _expected(log: Log) -> tuple[object, ...]:
    phase, listed, open_seats, players, holders, wakes, updated = log.summary
    return (phase, listed, open_seats, players, wakes, updated, len(log.rows)), tuple(holders)
