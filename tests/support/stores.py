"""A store in a file, for tests: opened, looked into, put together by hand."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from support.event_loop import run

from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.events import Acted, Event
from marrakech.table.ports import Summary

SUMMARY = Summary("playing", False, 0, 4, ("ana",), True, 1_000)
VERSION_1 = Path(__file__).parent.parent / "data" / "stores" / "version-1.sql"
# As a real server of 0.1.0 left it.
OLD = Path(__file__).parent.parent / "data" / "stores" / "0.1.0.sql"


def event(number: int, command: str | None = None, text: str = "N") -> Event:
    """An event like any other."""
    return Event(number, number, Acted(text, 1), command)


def with_store(path: Path, scene: Callable[[SqlStore], Awaitable[Any]]) -> Any:
    """What a scene with the store in that file comes to."""

    async def whole() -> Any:
        store = await SqlStore.open(path)
        try:
            return await scene(store)
        finally:
            await store.close()

    return run(whole())


def make(path: Path, script: str) -> Path:
    """A database made by a script."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return path


def change(path: Path, statement: str) -> None:
    """Change the database in a file, also while a server uses it."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def ask(path: Path, question: str) -> list[tuple[Any, ...]]:
    """What the database in a file answers."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()
