"""Finds the pages with which the tables of a store begin, by where they lead and what is in them.

The format: https://sqlite.org/fileformat.html#b_tree_pages.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from marrakech.server.storage import schema
from marrakech.server.storage.carving import LEAST_TEXT, row_types

_INNER, _LEAF = 5, 13  # how the pages of a table begin; those of an index begin otherwise
_HEADS = {_INNER: 12, _LEAF: 8}  # bytes before the places of the rows
_DEEPEST = 20  # pages from the first to the one with rows; SQLite has no more
_TEXT, _NUMBER, _NOTHING = "tin"  # what a column of a row holds


def beginnings(path: Path, size: int) -> set[int]:
    """The pages with which a table can begin: no other page of a table leads to them."""
    pages, children = set[int](), set[int]()
    with path.open("rb") as file:
        file.seek(size)
        for number, page in enumerate(iter(lambda: file.read(size), b""), 2):
            if page[0] in _HEADS:
                pages.add(number)
            if page[0] == _INNER:
                children |= set(_children(page))
    return pages - children


def roots_by_content(path: Path, size: int) -> dict[str, int]:
    """Where each table begins that has rows, as these show. Pages that are no longer used can have
    old rows, but a table begins at a page that was there before them: so the first one counts."""
    patterns, roots = _row_patterns(), dict[str, int]()
    for number in sorted(beginnings(path, size)):
        row = "".join(map(_letter, _first_row(path, size, number)))
        for name, pattern in patterns.items():
            if pattern.fullmatch(row):
                roots.setdefault(name, number)
    return roots


def _children(page: bytes) -> Iterator[int]:
    """The pages to which an inner page of a table leads."""
    yield int.from_bytes(page[8:12])
    for at in _places(page):
        yield int.from_bytes(page[at : at + 4])


def _places(page: bytes) -> Iterator[int]:
    """Where the rows of a page are, or what leads to its children."""
    head, count = _HEADS[page[0]], min(int.from_bytes(page[3:5]), len(page) // 2)
    for place in range(head, head + 2 * count, 2):
        yield int.from_bytes(page[place : place + 2])


def _first_row(path: Path, size: int, number: int) -> list[int]:
    """The types of what is in the first row of a table; none if it has no row."""
    with path.open("rb") as file:
        for _ in range(_DEEPEST):
            file.seek((number - 1) * size)
            page = file.read(size)
            at = next(_places(page), None) if page and page[0] in _HEADS else None
            if at is None:
                return []
            if page[0] == _LEAF:
                return row_types(page, at)
            number = max(int.from_bytes(page[at : at + 4]), 1)
    return []


def _row_patterns() -> dict[str, re.Pattern[str]]:
    """What the rows of each table look like, with a letter for each column."""
    with closing(sqlite3.connect(":memory:")) as reference:
        for statement in schema.creation(len(schema.MIGRATIONS)):
            reference.execute(statement)
        named = "SELECT name FROM sqlite_master WHERE type = 'table'"
        names = [name for (name,) in reference.execute(named).fetchall()]
        return {name: re.compile("".join(_columns(reference, name))) for name in names}


def _columns(reference: sqlite3.Connection, name: str) -> Iterator[str]:
    """Rows from before a column was added end without it."""
    columns = reference.execute(f"PRAGMA table_info({name})").fetchall()
    has_one_key = sum(bool(column[5]) for column in columns) == 1
    for _, _, kind, is_required, _, is_key in columns:
        letter = _TEXT if kind == "TEXT" else _NUMBER
        if is_key and has_one_key and kind == "INTEGER":  # the row's own number, which is not in it
            yield _NOTHING
        else:
            yield letter if is_required else f"[{letter}{_NOTHING}]?"


def _letter(kind: int) -> str:
    """What a value of that type is."""
    if kind >= LEAST_TEXT and kind % 2:
        return _TEXT
    return _NOTHING if kind == 0 else _NUMBER
