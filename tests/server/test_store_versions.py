"""Stores of other versions: the older are migrated, the newer refused."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from support.event_loop import run
from support.stores import SUMMARY, VERSION_1, ask, event, make, with_store

from marrakech.server.storage import schema
from marrakech.server.storage import sql_store as store_module
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.events import Seated
from marrakech.table.ports import StoreError


def test_a_store_of_version_1_opens(tmp_path: Path) -> None:
    """A file as the first version wrote it. Every later version must read it."""
    path = make(tmp_path / "old.db", VERSION_1.read_text("utf-8"))

    async def scene(store: SqlStore) -> None:
        log = await store.read("anas-table")
        assert [e.kind for e in log] == ["created", "seated", "started", "acted", "acted"]
        assert isinstance(log[1].body, Seated)
        assert (log[1].body.name, log[1].body.holder) == ("Ána", "h1")
        assert log[3].command == "c3"
        assert [place.table for place in await store.tables_of("h1", 9)] == ["anas-table"]
        assert await store.waking() == ["anas-table"]
        assert await store.last_heartbeat() == 1_700_000_009_000
        await store.append("anas-table", 5, [event(6)], SUMMARY)

    with_store(path, scene)
    assert ask(path, "SELECT version FROM schema_version") == [(len(schema.MIGRATIONS),)]


def test_an_older_store_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = make(tmp_path / "old.db", VERSION_1.read_text("utf-8"))
    more = ("ALTER TABLE tables ADD COLUMN title TEXT", "UPDATE tables SET title = 'x'")
    again = ("UPDATE tables SET title = title || 'y'",)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, more, again))
    for _ in range(2):
        with_store(path, SqlStore.ping)
        assert ask(path, "SELECT title FROM tables") == [("xy",)]
        assert ask(path, "SELECT version FROM schema_version") == [(len(schema.MIGRATIONS),)]


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = make(tmp_path / "old.db", VERSION_1.read_text("utf-8"))
    before = ask(path, "SELECT sql FROM sqlite_master"), ask(path, "SELECT * FROM events")
    bad = ("ALTER TABLE tables ADD COLUMN title TEXT", "DELETE FROM events", "UPDATE nothing SET x")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, bad))
    with pytest.raises(Exception, match="syntax error"):
        with_store(path, SqlStore.ping)
    assert before == (
        ask(path, "SELECT sql FROM sqlite_master"),
        ask(path, "SELECT * FROM events"),
    )
    monkeypatch.undo()
    with_store(path, SqlStore.ping)


def test_a_start_that_is_stopped_while_it_migrates_keeps_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread cannot be stopped: the store is migrated all the same, and only then let go."""
    path = make(tmp_path / "old.db", VERSION_1.read_text("utf-8"))
    begun, go_on = threading.Event(), threading.Event()

    def slow(*given: Any) -> None:
        begun.set()
        assert go_on.wait(60)
        schema.migrate(*given)

    monkeypatch.setattr(store_module, "migrate", slow)

    async def scene() -> None:
        opening = asyncio.create_task(SqlStore.open(path))
        await asyncio.to_thread(begun.wait, 60)
        opening.cancel()
        await asyncio.sleep(0.05)
        assert not opening.done()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await opening

    run(scene())
    assert ask(path, "SELECT version FROM schema_version") == [(len(schema.MIGRATIONS),)]
    (copy,) = tmp_path.glob("*v1-backup*")
    assert ask(copy, "SELECT version FROM schema_version") == [(1,)]
    monkeypatch.undo()
    with_store(path, SqlStore.ping)  # nobody else has it any more


def test_a_newer_store_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = make(tmp_path / "new.db", VERSION_1.read_text("utf-8"))
    make(path, "UPDATE schema_version SET version = 99; CREATE TABLE of_the_future (x)")
    with pytest.raises(StoreError) as caught:
        with_store(path, SqlStore.ping)
    assert caught.value.key == "store-newer"
    known = len(schema.MIGRATIONS)
    assert caught.value.details == {"file": str(path), "found": 99, "known": known}
    assert ask(path, "SELECT version FROM schema_version") == [(99,)]
