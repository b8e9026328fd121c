"""The store in PostgreSQL: what is refused at the start, what lasts, who may write."""

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from support.event_loop import run
from support.proxy import proxy
from support.server import Device, Server, eventually, serving
from support.stores import SUMMARY, event

from marrakech.locales import catalogue
from marrakech.server.storage import postgresql as opening
from marrakech.server.storage import schema, writer
from marrakech.server.storage.postgresql_store import PostgresqlStore
from marrakech.table.events import Event
from marrakech.table.ports import Conflict, StoreError

psycopg = pytest.importorskip("psycopg", exc_type=ImportError)
from support.postgresql import PASSWORD, ask, change, cluster, database  # noqa: E402

from marrakech.server.storage import postgresql_connection  # noqa: E402

Scene = Callable[[PostgresqlStore], Awaitable[Any]]
ROOT = os.geteuid() == 0


def with_store(address: str, scene: Scene, alone: bool = True) -> Any:
    """What a scene with the store at that address comes to."""

    async def whole() -> Any:
        store = await PostgresqlStore.open(address, alone)
        try:
            return await scene(store)
        finally:
            await store.close()

    return run(whole())


def refused(address: str) -> StoreError:
    """How opening a database is refused: in a sentence, and without the password."""
    with pytest.raises(StoreError) as caught:
        with_store(address, PostgresqlStore.ping)
    sentence = catalogue("en").explain(caught.value)
    assert "postgresql://" in sentence
    assert PASSWORD not in sentence + str(caught.value) + repr(caught.value.details)
    return caught.value


# refusals


def test_what_cannot_be_reached_is_refused(postgresql: str) -> None:
    server, _, name = postgresql.rpartition("/")
    for address, reason in {
        postgresql.replace(PASSWORD, "wrong"): "password authentication failed",
        f"{server}/nothing": 'database "nothing" does not exist',
        f"postgresql://ana:{PASSWORD}@127.0.0.1:1/{name}": "refused",
        f"postgresql://ana:{PASSWORD}@127.0.0.1:port/{name}": "malformed address",
        f"postgresql:///{name}?host=/nowhere&password={PASSWORD}": "/nowhere",
    }.items():
        trouble = refused(address)
        assert trouble.key == "store-unreadable"
        assert reason in str(trouble.details["reason"])


@pytest.mark.parametrize(
    ("setting", "key", "detail"),
    [
        ("synchronous_commit = off", "store-unsafe", "synchronous_commit=off"),
        ("default_transaction_read_only = on", "store-unreadable", "transaction_read_only=on"),
    ],
)
def test_a_database_that_cannot_keep_the_promise_is_refused(
    postgresql_server: str, setting: str, key: str, detail: str
) -> None:
    with database(postgresql_server, setting) as address:
        trouble = refused(address)
        assert trouble.key == key
        assert detail in trouble.details.values()
        assert ask(address, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]


def test_a_server_that_does_not_wait_for_its_disk_is_refused(postgresql_server: str) -> None:
    with cluster(fsync="off") as own:
        trouble = refused(own.address("postgres"))
    assert (trouble.key, trouble.details["setting"]) == ("store-unsafe", "fsync=off")


def test_a_server_that_is_too_old_is_refused(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "OLDEST", 99)
    trouble = refused(postgresql)
    assert trouble.key == "store-server-old"
    assert trouble.details["needed"] == 99


def test_a_package_that_is_missing_is_named(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    trouble = refused(postgresql)
    assert trouble.key == "store-extra"
    assert "marrakech[postgresql]" in str(trouble.details["command"])


def test_the_database_of_another_program_is_refused_and_left_alone(postgresql: str) -> None:
    change(postgresql, "CREATE TABLE letters (id int)")
    assert refused(postgresql).key == "store-broken"
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert ask(postgresql, tables) == [("letters",)]


def test_a_newer_store_is_refused_and_left_alone(postgresql: str) -> None:
    with_store(postgresql, PostgresqlStore.ping)
    change(postgresql, "UPDATE schema_version SET version = 99")
    trouble = refused(postgresql)
    assert (trouble.key, trouble.details["found"]) == ("store-newer", 99)
    assert ask(postgresql, "SELECT version FROM schema_version") == [(99,)]


# versions


def make_version(address: str, version: int) -> None:
    """A database as that version left it, with a table of three events."""
    statements = map(opening.in_postgresql, schema.creation(version))
    rows = (
        f"('t', {number}, {number}, 'acted', '{{\"action\":\"N\",\"seat\":1}}', '{{}}', NULL)"
        for number in (1, 2, 3)
    )
    change(
        address,
        *statements,
        "INSERT INTO tables VALUES ('t', 'playing', false, 0, 4, true, 1000, 3)",
        f"INSERT INTO events VALUES {', '.join(rows)}",
    )


@pytest.mark.parametrize("version", [0, 1, 2])
def test_many_that_start_at_once_migrate_it_once(postgresql: str, version: int) -> None:
    if version:
        make_version(postgresql, version)

    async def start() -> int:
        store = await PostgresqlStore.open(postgresql, alone=False)
        try:
            if version == 1:
                assert len(await store.read("t")) == 3
            return len(await store.waking())
        finally:
            await store.close()

    async def scene() -> list[int]:
        return await asyncio.gather(*(start() for _ in range(6)))

    assert run(scene()) == [1 if version else 0] * 6
    assert ask(postgresql, "SELECT version FROM schema_version") == [(len(schema.MIGRATIONS),)]


def test_a_migration_that_fails_changes_nothing(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_version(postgresql, 1)
    bad = ("ALTER TABLE tables ADD COLUMN title TEXT", "DELETE FROM events", "UPDATE nothing SET x")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, bad))
    with pytest.raises(Exception, match="syntax error"):
        with_store(postgresql, PostgresqlStore.ping)
    assert ask(postgresql, "SELECT version FROM schema_version") == [(1,)]
    assert ask(postgresql, "SELECT count(*) FROM events") == [(3,)]
    monkeypatch.undo()
    with_store(postgresql, PostgresqlStore.ping)


def test_texts_are_compared_byte_by_byte(postgresql: str) -> None:
    with_store(postgresql, PostgresqlStore.ping)
    others = """SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type = 'text'
        AND collation_name IS DISTINCT FROM 'C'"""
    assert ask(postgresql, others) == []


def test_lists_are_answered_by_an_index(postgresql: str) -> None:
    with_store(postgresql, PostgresqlStore.ping)
    newest = "ORDER BY updated DESC, id DESC"
    for question, index in {
        f"SELECT id FROM tables WHERE {schema.IS_OPEN.text} {newest} LIMIT 5": "tables_open",
        f"SELECT id FROM tables WHERE {schema.IS_WAKING.text} {newest}": "tables_waking",
        "SELECT table_id FROM holders WHERE holder = 'ana'": "holders_holder",
        "SELECT * FROM events WHERE table_id = 't' AND number > 5 ORDER BY number": "events_pkey",
    }.items():
        with psycopg.connect(postgresql) as connection:
            connection.execute("SET enable_seqscan = off")  # there is nothing in it yet
            plan = str(connection.execute(f"EXPLAIN {question}").fetchall())
        assert index in plan


# who may write


async def outcome(attempt: Awaitable[None]) -> str:
    try:
        await attempt
    except Conflict:
        return "conflict"
    return "kept"


def test_of_all_that_two_processes_write_the_keys_let_one_pass(postgresql: str) -> None:
    """Groups of appends to the same tables in different orders, and one command many times."""

    async def scene() -> None:
        stores = [await PostgresqlStore.open(postgresql, alone=False) for _ in range(2)]
        one, other = stores
        tables = [f"t{number}" for number in range(30)]
        await asyncio.gather(*(one.create(table, [event(1)], SUMMARY) for table in tables))
        chance = random.Random(16)
        for end in range(1, 8):
            attempts = [
                (table, store.append(table, end, [event(end + 1, f"c{end}")], SUMMARY))
                for store in stores
                for table in chance.sample(tables, 30)
            ]
            answers = await asyncio.gather(*(outcome(attempt) for _, attempt in attempts))
            kept = [table for (table, _), it in zip(attempts, answers, strict=True) if it == "kept"]
            assert sorted(kept) == sorted(tables)
        copies = (outcome(store.append("t0", 8, [event(9, "c")], SUMMARY)) for store in stores * 25)
        assert sorted(await asyncio.gather(*copies)) == ["conflict"] * 49 + ["kept"]
        again = one.append("t1", 8, [event(9, "c3")], SUMMARY)  # the other one did it, perhaps
        assert await outcome(again) == "conflict"
        creations = (outcome(store.create("new", [event(1)], SUMMARY)) for store in stores * 5)
        assert sorted(await asyncio.gather(*creations)) == ["conflict"] * 9 + ["kept"]
        assert [e.number for e in await other.read("t0")] == list(range(1, 10))
        for store in stores:
            await store.close()

    run(scene())


def test_what_another_process_deletes_takes_no_more_events(postgresql: str) -> None:
    async def scene() -> None:
        stores = [await PostgresqlStore.open(postgresql, alone=False) for _ in range(2)]
        for number in range(60):
            await stores[0].create(f"t{number}", [event(1)], SUMMARY)
        appending = (outcome(stores[0].append(f"t{n}", 1, [event(2)], SUMMARY)) for n in range(60))
        _, *answers = await asyncio.gather(stores[1].forget(2_000), *appending)
        assert set(answers) <= {"kept", "conflict"}
        for number in range(60):
            log = await stores[0].read(f"t{number}")
            assert len(log) == (2 if log else 0)
        for store in stores:
            await store.close()

    run(scene())


async def until_it_waits(address: str) -> None:
    """The store waits for a lock that somebody else has."""
    waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with asyncio.timeout(30):
        while not await asyncio.to_thread(ask, address, waits):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(("first", "then"), [("a", "b"), ("b", "a")])
def test_who_waits_in_a_circle_begins_again(
    postgresql: str, monkeypatch: pytest.MonkeyPatch, first: str, then: str
) -> None:
    """Rows are locked in one order. Where somebody has another one, the database ends the circle,
    and nobody notices."""
    if first == "a":  # as in our order: then there is no circle
        monkeypatch.setattr(writer, "ATTEMPTS", 1)

    async def scene(store: PostgresqlStore) -> None:
        await asyncio.gather(*(store.create(one, [event(1)], SUMMARY) for one in "ab"))
        locking = "UPDATE tables SET players = players WHERE id = %s"
        with psycopg.connect(postgresql) as other:
            other.execute(locking, [first])
            appending = asyncio.gather(
                *(store.append(one, 1, [event(2)], SUMMARY) for one in (then, first))
            )
            await until_it_waits(postgresql)
            await asyncio.to_thread(other.execute, locking, [then])
        await appending
        assert [len(await store.read(one)) for one in "ab"] == [2, 2]

    with_store(postgresql, scene)


@pytest.mark.usefixtures("impatient")
def test_one_server_at_a_time(postgresql: str) -> None:
    async def scene(store: PostgresqlStore) -> None:
        with pytest.raises(StoreError, match="store-locked"):
            await PostgresqlStore.open(postgresql)
        await store.create("t", [event(1)], SUMMARY)

    with_store(postgresql, scene)
    with_store(postgresql, PostgresqlStore.ping)


@pytest.mark.usefixtures("impatient")
def test_a_server_that_lost_its_lock_writes_nothing_while_another_has_it(postgresql: str) -> None:
    async def scene(store: PostgresqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        await asyncio.to_thread(cut_off, postgresql)
        other = await PostgresqlStore.open(postgresql)
        for _ in range(2):
            with pytest.raises(StoreError):
                await store.append("t", 1, [event(2)], SUMMARY)
        await other.append("t", 1, [event(2, "c")], SUMMARY)
        await other.close()
        await store.append("t", 2, [event(3)], SUMMARY)
        assert await store.read("t") == [event(1), event(2, "c"), event(3)]

    with_store(postgresql, scene)


@pytest.mark.usefixtures("impatient")
def test_a_locked_table_is_told(postgresql: str) -> None:
    async def scene(store: PostgresqlStore) -> None:
        with psycopg.connect(postgresql) as another:
            another.execute("LOCK TABLE events IN EXCLUSIVE MODE")
            with pytest.raises(StoreError, match="store-locked"):
                await store.create("t", [event(1)], SUMMARY)
        await store.create("t", [event(1)], SUMMARY)

    with_store(postgresql, scene)


# trouble


def cut_off(address: str) -> None:
    """Cut every connection that a database has."""
    ours = "application_name = 'marrakech' AND datname = current_database()"
    ask(address, f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {ours}")


async def append_for_ever(store: PostgresqlStore, table: str, ends: dict[str, int]) -> None:
    """What was acknowledged is in `ends`; after an error it looks what is really there."""
    while True:
        try:
            end = len(await store.read(table))
            assert end >= ends[table]
            while True:
                added = [event(end + 1, f"c{end}"), event(end + 2)]
                if end:
                    await store.append(table, end, added, SUMMARY)
                else:
                    await store.create(table, added, SUMMARY)
                end += 2
                ends[table] = end
        except (StoreError, Conflict) as trouble:
            if isinstance(trouble, StoreError):
                assert trouble.key == "store-unreadable"
            ends["refused"] += 1
            await asyncio.sleep(0.01)


async def until_all_go_on(ends: dict[str, int], writing: list[asyncio.Task[None]]) -> None:
    before = dict(ends)
    async with asyncio.timeout(60):
        while any(ends[one] <= before[one] for one in ends if one != "refused"):
            await asyncio.sleep(0.01)
            for task in writing:
                if task.done():
                    task.result()


def play_through(address: str, harm: Callable[[int], None], times: int) -> dict[str, int]:
    """Append to eight tables while harm is done; what was acknowledged is there."""

    async def scene(store: PostgresqlStore) -> dict[str, int]:
        ends = {f"t{number}": 0 for number in range(8)} | {"refused": 0}
        tables = [one for one in ends if one != "refused"]
        writing = [asyncio.create_task(append_for_ever(store, one, ends)) for one in tables]
        for number in range(times):
            await until_all_go_on(ends, writing)
            await asyncio.to_thread(harm, number)
        await until_all_go_on(ends, writing)
        for task in writing:
            task.cancel()
        await asyncio.wait(writing)
        assert all(task.cancelled() for task in writing)
        for table in tables:
            numbers = [e.number for e in await store.read(table)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) >= ends[table]
            assert len(numbers) % 2 == 0  # both events of an append, or none
        return ends

    found: dict[str, int] = with_store(address, scene)
    return found


def test_nothing_is_lost_when_connections_are_cut(postgresql: str) -> None:
    ends = play_through(postgresql, lambda _: cut_off(postgresql), 8)
    assert ends["refused"] >= 8


def test_nothing_is_lost_when_postgresql_is_killed(
    postgresql_server: str, record_property: Callable[[str, object], None]
) -> None:
    """It crashes, stays away for a while and comes back, in full play."""
    with cluster() as own:

        def crash(number: int) -> None:
            own.stop()
            time.sleep(0.3 * (number % 2))
            own.start()

        ends = play_through(own.address("postgres"), crash, 4)
        assert ends.pop("refused") >= 4
        record_property(
            "counted",
            f"PostgreSQL killed 4 times: {sum(ends.values())} events acknowledged, none lost",
        )


def test_a_line_that_carries_nothing_is_given_up(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was sent may be stored or not; nothing is acknowledged, and it goes on afterwards."""
    monkeypatch.setattr(postgresql_connection, "ANSWER_SECONDS", 0.5)
    monkeypatch.setitem(opening._DRIVER_OPTIONS, "connect_timeout", 2)
    port = int(postgresql.rpartition(":")[2].partition("/")[0])
    with proxy(port) as line:

        async def scene(store: PostgresqlStore) -> None:
            await store.create("t", [event(1)], SUMMARY)
            line.hold()
            for attempt in (store.append("t", 1, [event(2, "c")], SUMMARY), store.read("t")):
                with pytest.raises(StoreError, match="store-unreadable"):
                    await attempt
            line.release()
            line.cut()
            if len(await store.read("t")) == 1:
                await store.append("t", 1, [event(2, "c")], SUMMARY)
            await store.append("t", 2, [event(3)], SUMMARY)
            assert await store.read("t") == [event(1), event(2, "c"), event(3)]

        with_store(postgresql.replace(f":{port}/", f":{line.port}/"), scene, alone=False)


@pytest.fixture
def small_disk(postgresql_server: str) -> Iterator[tuple[str, Path]]:
    """A database on a file system of twenty megabytes, and a file in which nothing is kept. Its
    PostgreSQL is its own: while a disk is full, no database can be checkpointed."""
    with cluster() as own, _mounted(own.folder / "disk") as disk:
        ballast, space = disk / "ballast", disk / "space"
        ballast.write_bytes(b"x" * 4_000_000)
        space.mkdir()
        assert own.user is not None
        os.chown(space, own.user.pw_uid, own.user.pw_gid)
        change(
            own.address("postgres"),
            f"CREATE TABLESPACE small LOCATION '{space}'",
            "CREATE DATABASE small TABLESPACE small",
        )
        yield own.address("small"), ballast
        own.stop()


@contextmanager
def _mounted(folder: Path) -> Iterator[Path]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=20m,mode=0755", "tmpfs", str(folder)]
    if not ROOT or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root can mount a small disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def test_a_full_disk_refuses_and_goes_on_when_it_is_freed(small_disk: tuple[str, Path]) -> None:
    address, ballast = small_disk
    large = "".join(random.Random(1).choices("abcdefghijklmnopqrstuvwxyz", k=20_000))

    async def scene(store: PostgresqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        end = 1
        trouble = None
        while trouble is None and end < 3_000:
            try:
                await store.append("t", end, [event(end + 1, text=large)], SUMMARY)
                end += 1
            except StoreError as error:
                trouble = error.key
        assert trouble == "store-full"
        ballast.unlink()
        assert len(await store.read("t")) == end
        await store.append("t", end, [event(end + 1, text=large)], SUMMARY)
        assert len(await store.read("t")) == end + 1

    with_store(address, scene)


def test_what_no_database_takes_hurts_no_other(postgresql: str) -> None:
    async def scene(store: PostgresqlStore) -> None:
        huge = Event(1, 2**70, event(1).body)
        answers = await asyncio.gather(
            store.create("a", [event(1)], SUMMARY),
            store.create("b", [huge], SUMMARY),
            store.create("c", [event(1)], SUMMARY),
            store.create("d", [event(1, "\ud800")], SUMMARY),
            return_exceptions=True,
        )
        kinds = [type(answer).__name__ for answer in answers]
        assert kinds == ["NoneType", "DataError", "NoneType", "UnicodeEncodeError"]
        assert sorted(await store.waking()) == ["a", "c"]

    with_store(postgresql, scene)


@pytest.mark.parametrize("text", ["\0", "\x10", "\x100", "\x10p\0\x10\x10", "\\0", ""])
def test_any_control_character_comes_back(text: str) -> None:
    from marrakech.server.storage.postgresql_texts import escaped, unescaped

    assert "\0" not in escaped(text)
    assert unescaped(escaped(text)) == text


# a real server


def test_a_game_goes_on_after_kill_9_and_while_the_database_was_away(
    postgresql_server: str, tmp_path: Path
) -> None:
    with cluster() as own:
        address = own.address("postgres")

        def look(server: Server) -> None:
            assert "postgresql://postgres@127.0.0.1" in server.log()
            assert PASSWORD not in server.log()
            assert "Traceback" not in server.log()

        with serving(tmp_path, MARRAKECH_DATABASE=address) as server, Device(server) as ana:
            table = ana.create("person", "person")["table"]
            log = ana.events(table)
            assert log
            own.stop()
            assert ana.do(table, "react", reaction="hello").status_code == 503
            assert ana.get("/readyz").status_code == 503
            own.start()
            eventually(lambda: ana.get("/readyz").status_code == 200)
            assert ana.events(table) == log
            look(server)
            server.stop(9)
            cookies = ana.cookies
        with serving(tmp_path, MARRAKECH_DATABASE=address) as server, Device(server) as again:
            again.cookies = cookies
            assert again.events(table) == log
            look(server)
            assert server.stop() == 0
            assert not (tmp_path / "tables.db").exists()
