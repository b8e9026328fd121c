"""Reads what can still be read of a database whose structure is damaged."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress

from marrakech.server.storage import schema
from marrakech.server.storage.carving import COLUMNS, Pages, events_of
from marrakech.server.storage.checksums import Row, StoredEvent, checksum, stored_event
from marrakech.server.storage.structure import UNREADABLE

_LARGEST_ROWID = 2**61


def salvage(source: sqlite3.Connection, target: sqlite3.Connection, pages: Pages) -> None:
    """Fill an empty database with every row that can be reached, by its table or by an index, and
    with every event that can be recognised."""
    for statement in schema.creation(len(schema.MIGRATIONS)):
        target.execute(statement)
    target.execute("BEGIN")
    target.execute("DELETE FROM heartbeat")
    for name, columns in _tables(target):
        present = [column for column in columns if _has(source, name, column)]
        for row in _reachable(source, name, present):
            _keep(target, name, present, row)
    if _is_indexed(source):
        _follow_index(source, target)
    for row in events_of(pages, _known_tables(target)):
        _keep(target, "events", list(COLUMNS), row)
    target.execute("COMMIT")


def _known_tables(target: sqlite3.Connection) -> list[str]:
    """The tables that any row speaks of."""
    named = """SELECT id FROM tables UNION SELECT table_id FROM events
        UNION SELECT table_id FROM holders"""
    return [name for (name,) in target.execute(named) if isinstance(name, str)]


def _is_indexed(source: sqlite3.Connection) -> bool:
    """Whether events are found by something else than reading all of them."""
    with suppress(*UNREADABLE):
        return bool(source.execute("PRAGMA index_list(events)").fetchall())
    return False


def _follow_index(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    columns = dict(_tables(target))["events"]
    present = [column for column in columns if _has(source, "events", column)]
    for (table,) in target.execute("SELECT id FROM tables").fetchall():
        for row in _by_index(source, table, present):
            _keep(target, "events", present, row)


def _tables(target: sqlite3.Connection) -> list[tuple[str, list[str]]]:
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'schema_version'"
    names = [name for (name,) in target.execute(named).fetchall()]
    return [(name, columns_of(target, name)) for name in names]


def columns_of(connection: sqlite3.Connection, name: str) -> list[str]:
    """The columns of a table."""
    return [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]


def _has(source: sqlite3.Connection, name: str, column: str) -> bool:
    with suppress(*UNREADABLE):
        return column in columns_of(source, name)
    return False


def _reachable(source: sqlite3.Connection, name: str, columns: list[str]) -> Iterator[Row]:
    """Every row of a table from the first to the last, skipping damaged pages."""
    if not columns:
        return
    wanted = f"SELECT rowid, {', '.join(columns)} FROM {name} NOT INDEXED"  # noqa: S608 (our own names)
    last, left = -1, _most_rows(source)
    while left > 0:
        try:
            for rowid, *row in source.execute(f"{wanted} WHERE rowid > ? ORDER BY rowid", (last,)):
                last, left = max(last, rowid), left - 1  # damage can also put rows out of order
                yield tuple(row)
                if not left:
                    return
            return
        except UNREADABLE:
            beyond = _next_reachable(source, name, last)
        if beyond is None:
            return
        with suppress(*UNREADABLE):  # from there back to the damage
            back = f"{wanted} WHERE rowid > ? AND rowid <= ? ORDER BY rowid DESC LIMIT ?"
            for _, *row in source.execute(back, (last, beyond, left)):
                left -= 1
                yield tuple(row)
        last = beyond


def _most_rows(source: sqlite3.Connection) -> int:
    """More rows than a file of that size can hold: pages that lead in a circle have an end."""
    (pages,), (size,) = (
        source.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size")
    )
    return int(pages * size // 4)


def _next_reachable(source: sqlite3.Connection, name: str, last: int) -> int | None:
    """The number of a row after the damage, found in ever larger steps."""
    asked = f"SELECT rowid FROM {name} NOT INDEXED WHERE rowid > ? ORDER BY rowid LIMIT 1"  # noqa: S608 (our own names)
    step = 1
    while step < _LARGEST_ROWID:
        with suppress(*UNREADABLE, OverflowError):
            row = source.execute(asked, (last + step,)).fetchone()
            if row is None:
                return None
            if row[0] > last:
                return int(row[0])
        step *= 2
    return None


def _by_index(source: sqlite3.Connection, table: str, columns: list[str]) -> Iterator[Row]:
    """The events of a table, as far as the index leads to them."""
    asked = f"SELECT {', '.join(columns)} FROM events WHERE table_id = ? ORDER BY number"  # noqa: S608 (our own names)
    with suppress(*UNREADABLE):
        for row in source.execute(asked, (table,)):
            yield tuple(row)


def _keep(target: sqlite3.Connection, name: str, columns: list[str], row: Row) -> None:
    """Keep a row; of two for the same event, the one with the right checksum."""
    what = "REPLACE" if name == "events" and _is_intact(columns, row) else "IGNORE"
    places = ", ".join("?" * len(columns))
    with suppress(*UNREADABLE):  # not even a row
        insert = f"INSERT OR {what} INTO {name} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608 (our own names)
        target.execute(insert, row)


def _is_intact(columns: list[str], row: Row) -> bool:
    found = dict(zip(columns, row, strict=True))
    table, event = found.get("table_id"), stored_event([*map(found.get, StoredEvent._fields)])
    if not isinstance(table, str) or event is None:
        return False
    return checksum(table, event) == found.get("checksum")
