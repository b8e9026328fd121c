"""A checksum for each stored event, so that a damaged one is noticed before anybody plays on it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias
from zlib import crc32

from msgspec import ValidationError

from marrakech.table.events import Event, decode_body
from marrakech.table.ports import TableDamaged

# Any column of a damaged file may hold a value of any type.
SqlValue: TypeAlias = int | float | str | bytes | None
Row: TypeAlias = Sequence[SqlValue]
EventRow: TypeAlias = Row  # number, at, kind, data, secret, command, checksum


class StoredEvent(NamedTuple):
    """An event as it is stored."""

    number: int
    at: int
    kind: str
    data: str
    secret: str
    command: str | None


def stored_event(values: Row) -> StoredEvent | None:
    """An event from the values of its columns; None where one does not have the right type."""
    match values:
        case [int(number), int(at), str(kind), str(data), str(secret), str() | None as command]:
            return StoredEvent(number, at, kind, data, secret, command)
    return None


def checksum(table: str, event: StoredEvent) -> int:
    """The checksum over everything that is stored of an event."""
    number, at, kind, data, secret, command = event
    by = "" if command is None else f"+{command}"
    text = f"{table}\0{number}\0{at}\0{kind}\0{data}\0{secret}\0{by}"
    return crc32(text.encode("utf-8", "surrogatepass"))


def require_intact(table: str, rows: Iterable[EventRow], after: int, last: int) -> None:
    """Refuse a log with a gap, an end that is missing, or an event that was changed.

    Events of version 1 have no checksum. Once a log has one, every later event must have one too.
    """
    known = after
    checked = False
    for *values, found in rows:
        known += 1
        if values[0] != known:
            raise TableDamaged.of(table, "gap", known)
        if found is None and not checked:
            continue
        checked = True
        event = stored_event(values)
        if event is None or found != checksum(table, event):
            raise TableDamaged.of(table, "checksum", known)
    if known != last:
        raise TableDamaged.of(table, "gap", min(known, last) + 1)


def event_of(table: str, row: EventRow) -> Event:
    """The event in a row whose checksum has been looked at; one of version 1 may have none."""
    stored = stored_event(row[:-1])
    if stored is None:
        raise TableDamaged.of(table, "checksum", row[0] if isinstance(row[0], int) else 0)
    number, at, kind, data, secret, command = stored
    try:
        return Event(number, at, decode_body(kind, data, secret), command)
    except ValidationError as error:
        raise TableDamaged.of(table, f"fold: {error}", number) from None
    except (ValueError, TypeError, RecursionError):
        raise TableDamaged.of(table, "checksum", number) from None
