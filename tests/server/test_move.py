"""Backups of a database, and moving everything from a file to a database and back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.command import Command
from support.event_loop import run
from support.server import Device as Browser
from support.server import serving
from support.stores import SUMMARY, VERSION_1, event, make, with_store

from marrakech.rules import Refusal
from marrakech.server.storage.factory import open_store
from marrakech.server.storage.move import move
from marrakech.server.storage.transfer import copy_to_file
from marrakech.table.events import Event, Seated
from marrakech.table.ports import Device, Storage, StoreError

psycopg = pytest.importorskip("psycopg", exc_type=ImportError)
from support.postgresql import PASSWORD, ask, change  # noqa: E402

STRANGE = "Ána\0\x10\\ 🐪"
TABLES = [f"t{number:04}" for number in range(700)] + [STRANGE]


async def fill(store: Storage) -> None:
    """More rows than fit into one batch, and everything that is hard to copy."""
    await asyncio.gather(
        *(store.create(table, [event(1, "c"), event(2)], SUMMARY) for table in TABLES)
    )
    seated = Event(3, 2**53, Seated(2, STRANGE, STRANGE, holder=STRANGE), STRANGE)
    await store.append(STRANGE, 2, [seated], SUMMARY._replace(holders=(STRANGE, "ana")))
    await store.heartbeat(7_000, 6_000)
    await store.devices.add(Device("hash", "ana", STRANGE, "Linux", 1, 2))
    await store.devices.add(Device("gone", "ana", "Firefox", "Linux", 1, 2))
    await store.devices.revoke("gone", 5)
    await store.analyses.put(STRANGE, 1, "normal", bytes(range(256)))


async def content(store: Storage) -> Any:
    """All that can be read from a store."""
    return (
        [await store.read(table) for table in TABLES],
        await store.waking(),
        await store.tables_of(STRANGE, 9),
        (await store.last_heartbeat(), await store.last_trusted()),
        [await store.devices.find(one) for one in ("hash", "gone", "nobody")],
        await store.analyses.find(STRANGE, 1, "normal"),
    )


def at(address: str, scene: Callable[[Storage], Awaitable[Any]]) -> Any:
    """What a scene with the store at an address comes to."""

    async def whole() -> Any:
        store = await open_store(address)
        try:
            return await scene(store)
        finally:
            await store.close()

    return run(whole())


def test_everything_is_moved_into_a_database_and_back(postgresql: str, tmp_path: Path) -> None:
    one, other = str(tmp_path / "one.db"), str(tmp_path / "other.db")
    at(one, fill)
    before = at(one, content)
    assert len(before[0]) == len(before[1]) == len(TABLES)
    progress: list[tuple[int, int]] = []
    copied = run(move(one, postgresql, lambda *done: progress.append(done)))
    assert copied == (len(TABLES), 2 * len(TABLES) + 1)
    assert progress[-1][0] == progress[-1][1] > copied.events
    assert at(postgresql, content) == before == at(one, content)
    assert run(move(postgresql, other)) == copied
    assert at(other, content) == before

    async def go_on(store: Storage) -> None:
        await store.append(STRANGE, 3, [event(4)], SUMMARY)
        assert await store.forget(2_000) == len(TABLES)

    at(postgresql, go_on)


def test_an_old_file_is_moved(postgresql: str, tmp_path: Path) -> None:
    old = make(tmp_path / "old.db", VERSION_1.read_text("utf-8"))
    assert run(move(str(old), postgresql)).tables == 1
    assert len(at(postgresql, lambda store: store.read("anas-table"))) == 5


def refused(source: str, target: str) -> str:
    with pytest.raises(Refusal) as caught:
        run(move(source, target))
    assert PASSWORD not in repr(caught.value.details)
    return caught.value.key


def test_nothing_is_overwritten(postgresql: str, tmp_path: Path) -> None:
    one, other = str(tmp_path / "one.db"), str(tmp_path / "other.db")
    at(one, lambda store: store.create("t", [event(1)], SUMMARY))
    at(other, lambda store: store.heartbeat(5))
    assert refused(one, other) == "file-exists"
    assert refused(str(tmp_path / "none.db"), postgresql) == "file-missing"
    assert refused(postgresql, str(tmp_path / "new.db")) == "store-broken"  # it has no tables
    assert refused(one, "memory:") == refused("memory:", one) == "store-unreadable"
    run(move(other, postgresql))
    assert refused(one, postgresql) == "store-not-empty"
    assert at(postgresql, lambda store: store.last_heartbeat()) == 5
    assert not (tmp_path / "new.db").exists()


@pytest.mark.usefixtures("impatient")
def test_what_a_server_uses_stays_where_it_is(postgresql: str, tmp_path: Path) -> None:
    file = str(tmp_path / "one.db")
    at(file, lambda store: store.create("t", [event(1)], SUMMARY))

    def refusing(source: str, target: str) -> Callable[[Storage], Awaitable[Any]]:
        async def scene(store: Storage) -> None:
            with pytest.raises(StoreError, match="store-locked"):
                await move(source, target)

        return scene

    at(file, refusing(file, postgresql))
    at(postgresql, refusing(file, postgresql))
    at(postgresql, refusing(postgresql, str(tmp_path / "new.db")))
    assert run(move(file, postgresql)).tables == 1


@pytest.mark.parametrize("into_database", [True, False])
def test_what_is_interrupted_can_be_done_again(
    postgresql: str, tmp_path: Path, into_database: bool
) -> None:
    one, target = str(tmp_path / "one.db"), str(tmp_path / "two.db")
    at(one, fill)
    if into_database:
        source, target = one, postgresql
    else:
        run(move(one, postgresql))
        source = postgresql

    def stop(done: int, of: int) -> None:
        if done > of // 2:
            raise InterruptedError

    with pytest.raises((InterruptedError, StoreError)):
        run(move(source, target, stop))
    assert {path.name for path in tmp_path.iterdir()} <= {"one.db", "one.db.lock"}
    run(move(source, target))
    assert at(target, content) == at(one, content)


def test_a_copy_that_is_not_the_same_is_refused(postgresql: str, tmp_path: Path) -> None:
    """A database that changes one row on its way."""
    one = str(tmp_path / "one.db")
    at(one, fill)
    at(postgresql, lambda store: store.ping())
    change(
        postgresql,
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS"
        " $$BEGIN NEW.at := NEW.at + 1; RETURN NEW; END$$",
        "CREATE TRIGGER spoil BEFORE INSERT ON events FOR EACH ROW"
        " WHEN (NEW.table_id = 't0333' AND NEW.number = 2) EXECUTE FUNCTION spoil()",
    )
    assert refused(one, postgresql) == "store-broken"
    assert ask(postgresql, "SELECT count(*) FROM tables") == [(0,)]
    change(postgresql, "DROP TRIGGER spoil ON events")
    assert run(move(one, postgresql)).tables == len(TABLES)


def logs_in(path: Path, *tables: str) -> list[list[Event]]:
    """The logs of some tables in a file."""

    async def read(store: Storage) -> list[list[Event]]:
        return [await store.read(table) for table in tables]

    found: list[list[Event]] = with_store(path, read)
    return found


def test_a_backup_while_somebody_writes(postgresql: str, tmp_path: Path) -> None:
    """Every copy is whole: what was acknowledged before is in it, and every log is a beginning."""

    async def scene(store: Storage) -> None:
        ends = {f"t{number}": 0 for number in range(10)}

        async def write(table: str) -> None:
            await store.create(table, [event(1), event(2)], SUMMARY)
            while True:
                ends[table] += 2
                after = ends[table]
                await store.append(table, after, [event(after + 1), event(after + 2)], SUMMARY)

        writers = [asyncio.create_task(write(table)) for table in ends]
        for number in range(3):
            await asyncio.sleep(0.05)
            acknowledged = dict(ends)
            target = tmp_path / f"copy-{number}.db"
            await asyncio.to_thread(copy_to_file, postgresql, target)
            for table, end in acknowledged.items():
                (log,) = await asyncio.to_thread(logs_in, target, table)
                assert len(log) >= end
                assert len(log) % 2 == 0
        assert sum(ends.values()) > sum(acknowledged.values())
        for writer in writers:
            writer.cancel()
        await asyncio.wait(writers)

    at(postgresql, scene)


def test_the_commands(marrakech: Command, postgresql: str, tmp_path: Path) -> None:
    """A game on a file, moved into a database, played on there, and backed up."""
    with serving(tmp_path) as server, Browser(server) as ana:
        table = ana.create("person", "person")["table"]
        log, cookies = ana.events(table), ana.cookies
        assert server.stop() == 0
    moved = marrakech("move", str(server.data), postgresql)
    assert moved.code == 0, moved.err
    assert "Tables: 1," in moved.out
    again = marrakech("move", str(server.data), postgresql)
    assert again.code == 1
    assert "already has data" in again.err
    with serving(tmp_path, MARRAKECH_DATABASE=postgresql) as server, Browser(server) as ana:
        ana.cookies = cookies
        assert ana.events(table) == log
        backup = tmp_path / "backup.db"
        done = marrakech("backup", str(backup), MARRAKECH_DATABASE=postgresql)
        assert done.code == 0, done.err
        assert PASSWORD not in moved.out + again.err + done.out
        assert server.stop() == 0
    assert marrakech("check-store", str(backup)).code == 0
    assert [len(found) for found in logs_in(backup, table)] == [len(log)]
