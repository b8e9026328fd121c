"""Finds events in the pages of a damaged file by what they look like, wherever they are.

One wrong bit in the head of a page, or in one that leads to it, hides every row of it from SQLite.
The rows are still there, and an event shows by its checksum that it is as it was written. Rows
that were deleted may be there too: so only events of tables that are known to exist are looked for.
The format: https://sqlite.org/fileformat.html#record_format.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from marrakech.server.storage.checksums import Row, SqlValue, checksum, stored_event
from marrakech.server.storage.wal_format import FRAME_HEADER
from marrakech.server.storage.wal_repair import Wal

COLUMNS = ("table_id", "number", "at", "kind", "data", "secret", "command", "checksum")
_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}  # bytes of a whole number, by its type
_CONSTANTS: dict[int, int | None] = {0: None, 8: 0, 9: 1}
LEAST_TEXT = 13  # types from here on that are odd are texts
_LONGEST_ID = 64  # bytes of a table's id
_OVERFLOW = 4  # bytes that lead to the next page of a long row


class Pages(NamedTuple):
    """The pages of a database that was perhaps never closed."""

    path: Path
    size: int  # of a page
    wal: Wal

    def versions(self) -> Iterator[bytes]:
        """Every page of the main file and of the log."""
        with self.path.open("rb") as file:
            yield from iter(lambda: file.read(self.size), b"")
        for frame in self.wal.frames:
            yield frame.content[FRAME_HEADER:]

    def latest(self, number: int) -> bytes:
        """A page as it was last written."""
        newer = self.wal.page(number)
        if newer is not None:
            return newer
        with self.path.open("rb") as file:
            file.seek(max(number - 1, 0) * self.size)
            return file.read(self.size)


def events_of(pages: Pages, tables: Iterable[str]) -> Iterator[Row]:
    """Every event of these tables whose checksum is right."""
    known = set(tables)
    looks_right = _pattern({len(table.encode()) for table in known})
    for page in pages.versions():
        for match in looks_right.finditer(page):
            row = _row(page, match.start(), pages)
            if row is not None and row[0] in known and _is_right(row):
                yield row


def has_events(pages: Pages) -> bool:
    """Whether there is any event, of whichever table, whose checksum is right."""
    looks_right = _pattern(set(range(1, _LONGEST_ID + 1)))
    rows = (
        _row(page, match.start(), pages)
        for page in pages.versions()
        for match in looks_right.finditer(page)
    )
    return any(row is not None and _is_right(row) for row in rows)


def row_types(page: bytes, at: int) -> list[int]:
    """The types of the values in a row that begins there, with its size and its number."""
    for _ in range(2):
        while page[at : at + 1] >= b"\x80":
            at += 1
        at += 1
    return _types(page[at + 1 : at + (page[at] if at < len(page) else 0)])


def _pattern(lengths: set[int]) -> re.Pattern[bytes]:
    """The beginning of a row: the size of its head, then the types of an id of such a length, of
    two whole numbers and of a short text."""
    ids = b"|".join(re.escape(_varint(LEAST_TEXT + 2 * length)) for length in sorted(lengths))
    return re.compile(rb"(?=[\x08-\x7f](?:" + ids + rb")[\x01-\x06\x08\x09]{2}[\x0d-\x7f])", re.S)


def _varint(number: int) -> bytes:
    high = number >> 7
    return bytes([0x80 | high, number & 0x7F]) if high else bytes([number])


def _row(page: bytes, at: int, pages: Pages) -> Row | None:
    """The row whose head begins there; None if there is none."""
    types = _types(page[at + 1 : at + page[at]])
    sizes = [_size(kind) for kind in types]
    if len(types) != len(COLUMNS) or None in sizes:
        return None
    length = page[at] + sum(size or 0 for size in sizes)
    content = _content(page, at, length, pages)
    place = page[at]
    row: list[SqlValue] = []
    for kind, size in zip(types, sizes, strict=True):
        part = content[place : place + (size or 0)]
        place += len(part)
        try:
            row.append(_value(kind, part))
        except UnicodeDecodeError:
            return None
    return tuple(row) if place == length else None


def _types(head: bytes) -> list[int]:
    types, number = [], 0
    for byte in head:
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            types.append(number)
            number = 0
    return types


def _size(kind: int) -> int | None:
    """The bytes that a value takes; None for one that no event has."""
    if kind in _CONSTANTS:
        return 0
    if kind >= LEAST_TEXT and kind % 2:
        return (kind - LEAST_TEXT) // 2
    return _INTEGERS.get(kind)


def _value(kind: int, part: bytes) -> int | str | None:
    if kind in _CONSTANTS:
        return _CONSTANTS[kind]
    return part.decode() if kind >= LEAST_TEXT else int.from_bytes(part, signed=True)


def _content(page: bytes, at: int, length: int, pages: Pages) -> bytes:
    """All of a row; the end of a long one is in pages of its own."""
    local = _local(length, len(page))
    content, rest = page[at : at + local], length - local
    lead = page[at + local : at + local + _OVERFLOW]
    while rest > 0 and any(lead):
        more = pages.latest(int.from_bytes(lead))
        lead, part = more[:_OVERFLOW], more[_OVERFLOW : _OVERFLOW + rest]
        if not part:
            break
        content += part
        rest -= len(part)
    return content


def _local(length: int, size: int) -> int:
    """The bytes of a row of that length that are in the page of its table."""
    if length <= size - 35:
        return length
    least = (size - 12) * 32 // 255 - 23
    some = least + (length - least) % (size - _OVERFLOW)
    return some if some <= size - 35 else least


def _is_right(row: Row) -> bool:
    table, *values, found = row
    event = stored_event(values)
    return isinstance(table, str) and event is not None and checksum(table, event) == found
