"""The store on disk: what lasts and what is written together."""

import asyncio
import errno
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from support.event_loop import run
from support.stores import SUMMARY, ask, event, make, with_store

from marrakech.server.paths import default_data_path
from marrakech.server.storage import schema
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.events import Event, Seated
from marrakech.table.ports import Conflict, StoreError, TableDamaged

CHILD = Path(__file__).parent.parent / "support" / "store_writer_process.py"
KILLS = 6

# what lasts


def test_everything_is_there_after_closing_and_opening(tmp_path: Path) -> None:
    async def write(store: SqlStore) -> None:
        await store.create("t", [event(1, "c1")], SUMMARY)
        await store.append("t", 1, [event(2), event(3)], SUMMARY)
        assert await store.last_heartbeat() is None
        await store.heartbeat(5)
        await store.heartbeat(1_700_000_000_000)

    async def look(store: SqlStore) -> None:
        assert await store.read("t") == [event(1, "c1"), event(2), event(3)]
        assert await store.waking() == ["t"]
        assert [place.table for place in await store.tables_of("ana", 9)] == ["t"]
        assert await store.last_heartbeat() == 1_700_000_000_000
        with pytest.raises(Conflict):
            await store.append("t", 3, [event(4, "c1")], SUMMARY)
        await store.append("t", 3, [event(4)], SUMMARY)

    with_store(tmp_path / "tables.db", write)
    with_store(tmp_path / "tables.db", look)


def test_an_acknowledged_event_is_seen_by_another_connection_at_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        assert ask(path, "SELECT table_id, number FROM events") == [("t", 1)]
        assert ask(path, "SELECT last_number FROM tables") == [(1,)]
        assert ask(path, "PRAGMA journal_mode") == [("wal",)]

    with_store(path, scene)


def test_every_connection_waits_for_the_disk_and_knows_its_keys(tmp_path: Path) -> None:
    async def scene(store: SqlStore) -> None:
        for engine in (store._writing, store._reading):
            with engine.connect() as connection:
                for pragma, value in {
                    "synchronous": 2,
                    "foreign_keys": 1,
                    "busy_timeout": 5_000,
                }.items():
                    answer = connection.exec_driver_sql(f"PRAGMA {pragma}")
                    assert answer.scalar() == value

    with_store(tmp_path / "tables.db", scene)


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """A process appends to eight tables and is killed at random moments, again and again."""
    path = tmp_path / "tables.db"
    chance = random.Random(9)
    acknowledged: dict[str, int] = {}
    for _ in range(KILLS):
        with subprocess.Popen([sys.executable, CHILD, path], stdout=subprocess.PIPE) as child:
            assert child.stdout
            assert child.stdout.readline() == b"open\n"
            lines = [child.stdout.readline() for _ in range(chance.randrange(1, 60))]
            time.sleep(chance.uniform(0, 0.01))
            child.kill()
            for line in (*lines, *child.stdout.read().splitlines(keepends=True)):
                if line.endswith(b"\n"):
                    _, table, number = line.decode().split()
                    acknowledged[table] = int(number)

        async def check(store: SqlStore) -> None:
            for table, number in acknowledged.items():
                numbers = [event.number for event in await store.read(table)]
                assert len(numbers) >= number
                assert numbers == list(range(1, len(numbers) + 1))
                assert len(numbers) % 2 == 0  # both events of an append, or none

        with_store(path, check)
    assert acknowledged
    assert ask(path, "PRAGMA integrity_check") == [("ok",)]


@pytest.mark.parametrize(
    ("harm", "number", "reason"),
    [
        ("DELETE FROM events WHERE number = 1", 1, "gap"),
        ("DELETE FROM events WHERE number = 2", 2, "gap"),
        ("DELETE FROM events WHERE number = 3", 3, "gap"),
        ("UPDATE events SET at = at + 1 WHERE number = 2", 2, "checksum"),
        ("UPDATE events SET data = '{}', checksum = NULL WHERE number = 2", 2, "checksum"),
        ("UPDATE tables SET last_number = 2", 3, "gap"),
    ],
)
def test_a_log_of_which_anything_is_missing_is_damaged(
    tmp_path: Path, harm: str, number: int, reason: str
) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1), event(2), event(3)], SUMMARY)
        make(path, harm)
        with pytest.raises(TableDamaged) as caught:
            await store.read("t")
        assert (caught.value.number, caught.value.reason) == (number, reason)

    with_store(path, scene)


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        ("kind = 'danced'", "fold"),
        ("data = '{}'", "fold"),
        ("data = '[]'", "fold"),
        ("kind = 'moved', data = '[]'", "fold"),
        ("kind = 'moved', secret = '[]'", "fold"),
        ("""data = '{"action":"N","seat":"first"}'""", "fold"),
        ("""data = '{"action":"N","seat":1'""", "checksum"),
        ("data = ''", "checksum"),
    ],
)
def test_an_event_that_nobody_can_have_written_is_damage(
    tmp_path: Path, harm: str, reason: str
) -> None:
    """Also where no checksum tells, as in a log of version 1."""
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1), event(2), event(3)], SUMMARY)
        make(path, f"UPDATE events SET checksum = NULL; UPDATE events SET {harm} WHERE number = 2")
        with pytest.raises(TableDamaged) as caught:
            await store.read("t")
        assert caught.value.number == 2
        assert caught.value.reason.partition(":")[0] == reason

    with_store(path, scene)


def test_a_gap_in_the_numbers_is_our_mistake(tmp_path: Path) -> None:
    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        for wrong in ([event(3)], [event(2), event(4)], [event(1)]):
            with pytest.raises(ValueError, match="do not follow"):
                await store.append("t", 1, wrong, SUMMARY)
        assert await store.read("t") == [event(1)]

    with_store(tmp_path / "tables.db", scene)


# written together


def test_many_appends_cost_few_commits(tmp_path: Path) -> None:
    async def scene(store: SqlStore) -> None:
        await asyncio.gather(*(store.create(f"t{i}", [event(1)], SUMMARY) for i in range(100)))
        commits = 0
        commit = store._writer._commit

        def counted(additions: Any) -> Any:
            nonlocal commits
            commits += 1
            return commit(additions)

        store._writer._commit = counted  # type: ignore[method-assign]
        await asyncio.gather(*(store.append(f"t{i}", 1, [event(2)], SUMMARY) for i in range(100)))
        assert 1 <= commits <= 3

    with_store(tmp_path / "tables.db", scene)


def test_a_look_at_the_files_that_fails_after_a_commit_is_a_trouble(tmp_path: Path) -> None:
    """And no reason to write everything once more, and call it a conflict."""

    async def scene(store: SqlStore) -> None:
        looks = iter([None, OSError(errno.EIO, "Input/output error")])

        def require() -> None:
            if error := next(looks, None):
                raise error

        store._writer._require = require
        with pytest.raises(StoreError, match="store-unreadable"):
            await store.create("t", [event(1)], SUMMARY)
        assert await store.read("t") == [event(1)]

    with_store(tmp_path / "tables.db", scene)


def test_who_is_cancelled_while_waiting_harms_nobody(tmp_path: Path) -> None:
    """Appends, some of them cancelled at any moment: who was not cancelled has it on disk."""

    async def scene(store: SqlStore) -> None:
        chance = random.Random(4)
        kept = {f"t{i}": 1 for i in range(30)}
        await asyncio.gather(*(store.create(table, [event(1)], SUMMARY) for table in kept))
        cancelled = 0
        for _ in range(40):
            tasks = {
                table: asyncio.create_task(store.append(table, end, [event(end + 1)], SUMMARY))
                for table, end in kept.items()
            }
            await asyncio.sleep(chance.choice([0, 0.0005, 0.001, 0.002, 0.004]))
            for task in chance.sample(list(tasks.values()), 10):
                task.cancel()
            answers = await asyncio.gather(*tasks.values(), return_exceptions=True)
            cancelled += sum(isinstance(answer, asyncio.CancelledError) for answer in answers)
            await store.heartbeat(1)  # the writer has done by now what was begun
            for (table, end), answer in zip(list(kept.items()), answers, strict=True):
                numbers = [event.number for event in await store.read(table)]
                assert numbers == list(range(1, len(numbers) + 1))
                assert len(numbers) in ((end, end + 1) if answer else (end + 1,))
                kept[table] = len(numbers)
        assert cancelled > 20

    with_store(tmp_path / "tables.db", scene)


def test_who_is_cancelled_while_reading_harms_nobody(tmp_path: Path) -> None:
    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        for round_ in range(30):
            tasks = [asyncio.create_task(store.read("t")) for _ in range(20)]
            await asyncio.sleep(round_ % 6 * 0.0004)
            for task in tasks[::2]:
                task.cancel()
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(answer == [event(1)] for answer in answers[1::2])

    with_store(tmp_path / "tables.db", scene)


def test_a_text_that_no_database_takes_hurts_no_other(tmp_path: Path) -> None:
    async def scene(store: SqlStore) -> None:
        half = Event(1, 1, Seated(1, "\ud800", "", "ana"))
        huge = Event(1, 2**70, Seated(1, "Ana", "", "ana"))
        answers = await asyncio.gather(
            store.create("a", [event(1)], SUMMARY),
            store.create("b", [half], SUMMARY),
            store.create("c", [event(1)], SUMMARY),
            store.create("d", [huge], SUMMARY),
            return_exceptions=True,
        )
        kinds = [type(answer) for answer in answers]
        assert kinds == [type(None), UnicodeEncodeError, type(None), OverflowError]
        assert sorted(await store.waking()) == ["a", "c"]

    with_store(tmp_path / "tables.db", scene)


def test_closing_finishes_what_waits_and_refuses_what_comes(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene() -> None:
        store = await SqlStore.open(path)
        waiting = [
            asyncio.create_task(store.create(f"t{i}", [event(1)], SUMMARY)) for i in range(20)
        ]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        await store.close()
        for late in (store.create("t", [event(1)], SUMMARY), store.read("t"), store.ping()):
            with pytest.raises(StoreError, match="store-closed"):
                await late

    run(scene())
    assert ask(path, "SELECT count(*) FROM tables") == [(20,)]


def test_lists_are_answered_by_an_index(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)

    with_store(path, scene)
    newest = "ORDER BY updated DESC, id DESC"
    plans = {
        f"SELECT id FROM tables WHERE {schema.IS_OPEN.text} {newest} LIMIT 5": "tables_open",
        f"SELECT id FROM tables WHERE {schema.IS_WAKING.text} {newest}": "tables_waking",
        "SELECT table_id FROM holders WHERE holder = 'ana'": "holders_holder",
        "SELECT * FROM events WHERE table_id = 't' AND number > 5 ORDER BY number": "events_1",
    }
    for question, index in plans.items():
        plan = " ".join(str(row[3]) for row in ask(path, f"EXPLAIN QUERY PLAN {question}"))
        assert index in plan
        assert "TEMP B-TREE" not in plan


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_data_path() == tmp_path / ".local" / "share" / "marrakech" / "tables.db"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_data_path() == tmp_path / "data" / "marrakech" / "tables.db"


def test_nobody_else_can_read_it(tmp_path: Path) -> None:
    """It holds codes and seeds."""
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> list[int]:
        await store.create("t", [event(1)], SUMMARY)
        return [Path(f"{path}{end}").stat().st_mode & 0o777 for end in ("", "-wal", "-shm")]

    before = os.umask(0o022)
    try:
        assert with_store(path, scene) == [0o600] * 3
    finally:
        os.umask(before)
