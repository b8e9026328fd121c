"""A checksum for each stored event, so that a damaged one is noticed before anybody plays on it."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple
from zlib import crc32

from msgspec import ValidationError

from marrakech.table.events import Event, decode_body
from marrakech.table.ports import TableDamaged

# A row of the store: number, at, kind, data, secret, command, checksum.
EventRow = Sequence[Any]


class StoredEvent(NamedTuple):
    """An event as it is stored."""

    number: int
    at: int
    kind: str
    data: str
    secret: str
    command: str | None


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
    for number, *fields, found in rows:
        known += 1
        if number != known:
            raise TableDamaged.of(table, "gap", known)
        if found is None and not checked:
            continue
        checked = True
        if found != _checksum_of(table, number, fields):
            raise TableDamaged.of(table, "checksum", number)
    if known != last:
        raise TableDamaged.of(table, "gap", min(known, last) + 1)


def _checksum_of(table: str, number: int, fields: Sequence[Any]) -> int | None:
    """What the checksum should be; None where a field has not even the right type."""
    at, kind, data, secret, command = fields
    texts = (kind, data, secret, command or "")
    if not isinstance(at, int) or not all(isinstance(text, str) for text in texts):
        return None
    return checksum(table, StoredEvent(number, at, kind, data, secret, command))


def event_of(table: str, row: EventRow) -> Event:
    """The event in a row whose checksum has been looked at; one of version 1 may have none."""
    number, at, kind, data, secret, command, _ = row
    try:
        return Event(number, at, decode_body(kind, data, secret), command)
    except ValidationError as error:
        raise TableDamaged.of(table, f"fold: {error}", number) from None
    except (ValueError, TypeError, RecursionError):
        raise TableDamaged.of(table, "checksum", number) from None
