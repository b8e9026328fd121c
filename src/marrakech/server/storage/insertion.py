"""Additions to logs, and the few statements that write any number of them at once."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from marrakech.server.storage.checksums import StoredEvent, checksum
from marrakech.server.storage.schema import events, holders, tables
from marrakech.table.events import Event, encode, public_data, secret_data
from marrakech.table.ports import Conflict, Summary

ColumnValues = dict[str, object]  # by the names of the columns


class Addition(NamedTuple):
    """Events for the end of a log, encoded already."""

    table: str
    after: int | None  # None: the table is new
    rows: list[ColumnValues]
    summary: Summary

    @property
    def end(self) -> int:
        """The number of the last event once this is written."""
        return (self.after or 0) + len(self.rows)


class _Existing(NamedTuple):
    """Where a table stands before anything is added."""

    end: int
    holders: set[str]


def addition(table: str, after: int | None, added: Sequence[Event], summary: Summary) -> Addition:
    """Events encoded for the database. Numbers with a gap would spoil a log for ever."""
    if any(event.number != number for number, event in enumerate(added, (after or 0) + 1)):
        raise ValueError(f"numbers of events do not follow {after or 0}")
    return Addition(table, after, [_event_row(table, event) for event in added], summary)


def _event_row(table: str, event: Event) -> ColumnValues:
    number, at, body, command = event
    shown, hidden = encode(public_data(body)), encode(secret_data(body))
    stored = StoredEvent(number, at, event.kind, shown, hidden, command)
    return {"table_id": table, **stored._asdict(), "checksum": checksum(table, stored)}


_existing = (
    select(tables.c.id, tables.c.last_number, holders.c.holder)
    .outerjoin(holders, holders.c.table_id == tables.c.id)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
)
_new_table = insert(tables)
_new_summary = update(tables).where(tables.c.id == bindparam("table"))
_new_events = insert(events)
_new_holders = insert(holders)
_old_holders = delete(holders).where(
    holders.c.table_id == bindparam("table"), holders.c.holder == bindparam("who")
)


def write(connection: Connection, additions: list[Addition]) -> list[Exception | None]:
    """Write the additions that fit the ends of their logs; for each, the error if it does not."""
    existing = _existing_tables(connection, {one.table for one in additions})
    ends: dict[str, int] = {table: known.end for table, known in existing.items()}
    fits, last, rows = list[bool](), dict[str, Addition](), list[ColumnValues]()
    for one in additions:
        fits.append(ends.get(one.table) == one.after)
        if fits[-1]:
            ends[one.table] = one.end
            last[one.table] = one
            rows += one.rows
    _write_tables(connection, last.values(), existing)
    if rows:
        connection.execute(_new_events, rows)
    _write_holders(connection, last.values(), existing)
    return [None if fit else Conflict() for fit in fits]


def write_each(connection: Connection, additions: list[Addition]) -> list[Exception | None]:
    """The same, one by one: an addition that cannot be written does not affect the others."""
    return [_write_alone(connection, one) for one in additions]


def _write_alone(connection: Connection, one: Addition) -> Exception | None:
    try:
        with connection.begin_nested():
            return write(connection, [one])[0]
    except IntegrityError:  # a command id that the table has seen, or another server was faster
        return Conflict()
    except DataError as error:  # a number that PostgreSQL does not take
        return error
    except DBAPIError:
        raise
    except Exception as error:  # a text or a number that no database takes
        return error


def _existing_tables(connection: Connection, ids: set[str]) -> dict[str, _Existing]:
    found: dict[str, _Existing] = {}
    for table, end, holder in connection.execute(_existing, {"ids": list(ids)}):
        known = found.setdefault(table, _Existing(end, set()))
        if holder is not None:
            known.holders.add(holder)
    return found


def _write_tables(
    connection: Connection, last: Iterable[Addition], existing: dict[str, _Existing]
) -> None:
    # Everybody takes the locks of PostgreSQL's rows in the same order, so nobody waits in a circle.
    ordered = sorted(last, key=lambda one: one.table)
    old = [_table_row(one, "table") for one in ordered if one.table in existing]
    new = [_table_row(one, "id") for one in ordered if one.table not in existing]
    if old:
        connection.execute(_new_summary, old)
    if new:
        connection.execute(_new_table, new)


def _table_row(one: Addition, key: str) -> ColumnValues:
    phase, listed, open_seats, players, _, wakes, updated = one.summary
    return {
        key: one.table,
        "phase": phase,
        "listed": listed,
        "open_seats": open_seats,
        "players": players,
        "wakes": wakes,
        "updated": updated,
        "last_number": one.end,
    }


def _write_holders(
    connection: Connection, last: Iterable[Addition], existing: dict[str, _Existing]
) -> None:
    """Only what has changed: somebody comes or goes much less often than something happens."""
    come, gone = list[ColumnValues](), list[ColumnValues]()
    for one in last:
        now = set(one.summary.holders)
        before = existing[one.table].holders if one.table in existing else set[str]()
        if now != before:
            come += [{"table_id": one.table, "holder": holder} for holder in now - before]
            gone += [{"table": one.table, "who": holder} for holder in before - now]
    if gone:
        connection.execute(_old_holders, gone)
    if come:
        connection.execute(_new_holders, come)
