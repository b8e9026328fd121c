"""The write-ahead log is cut, emptied or overwritten, also in the middle of a commit."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection
from support.server import SERVER_TIMEOUT, Device, Server, eventually, serving
from support.stores import SUMMARY, ask, event, with_store

from marrakech.server.storage.backup import backup
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.ports import StoreError

LARGE = "x" * 2_000
PAGES_UNTIL_CHECKPOINT = 1_000  # in the -wal, as SQLite does it by itself


def empty(wal: Path) -> None:
    os.truncate(wal, 0)


def cut_short(wal: Path) -> None:
    os.truncate(wal, wal.stat().st_size // 2)


def overwrite(wal: Path) -> None:
    with wal.open("r+b") as file:
        file.write(bytes(wal.stat().st_size))


def flip_in_header(wal: Path) -> None:
    """A bit of the header's own checksum: the next start would not believe any of the log."""
    with wal.open("r+b") as file:
        file.seek(24)
        (byte,) = file.read(1)
        file.seek(24)
        file.write(bytes([byte ^ 1]))


HARMS = [empty, cut_short, overwrite, flip_in_header]


async def play(store: SqlStore, last: int, text: str = "N") -> None:
    """A table at which events have happened, up to that number."""
    await store.create("t", [event(1)], SUMMARY)
    for number in range(2, last + 1):
        await store.append("t", number - 1, [event(number, text=text)], SUMMARY)


def numbers_in(file: Path) -> list[int]:
    return [number for (number,) in ask(file, "SELECT number FROM events ORDER BY number")]


@pytest.mark.parametrize("harm", HARMS)
def test_a_wal_that_is_harmed_between_two_commits(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await play(store, 5)
        harm(Path(f"{path}-wal"))
        for attempt in (store.append("t", 5, [event(6)], SUMMARY), store.ping()):
            with pytest.raises(StoreError, match="store-broken"):
                await attempt
        assert numbers_in(await store.rescue()) == [1, 2, 3, 4, 5]

    with_store(path, scene)


@pytest.mark.parametrize("harm", HARMS)
def test_a_wal_that_is_harmed_during_a_commit(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    """What is appended makes the file long again: only what is in it tells."""
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await play(store, 5)

        def harm_it(connection: Connection) -> None:
            connection.exec_driver_sql("UPDATE heartbeat SET at = 7")
            harm(Path(f"{path}-wal"))

        for attempt in (store._writer.run(harm_it), store.append("t", 5, [event(6)], SUMMARY)):
            with pytest.raises(StoreError, match="store-broken"):
                await attempt
        assert numbers_in(await store.rescue()) == [1, 2, 3, 4, 5]

    with_store(path, scene)


@pytest.mark.parametrize("harm", HARMS)
def test_the_commit_that_copies_the_wal_into_the_main_file(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    """SQLite does not look at what it copies: zeros get into the main file. The rescued copy is
    made with what the log had, which is in memory."""
    path = tmp_path / "tables.db"
    wal = Path(f"{path}-wal")

    async def scene(store: SqlStore) -> None:
        await play(store, 20)
        number = 20
        while wal.stat().st_size < (PAGES_UNTIL_CHECKPOINT - 20) * 4_120:
            number += 1
            await store.append("t", number - 1, [event(number, text=LARGE)], SUMMARY)

        def write_much(connection: Connection) -> None:
            for at in range(50):
                values = f"('h{at}', '{at}', '{LARGE * 2}', '', 0, 0)"
                columns = "(token_hash, holder, browser, system, created, last_seen)"
                statement = f"INSERT INTO devices {columns} VALUES {values}"
                connection.exec_driver_sql(statement)
            harm(wal)

        with pytest.raises(StoreError, match="store-broken"):
            await store._writer.run(write_much)
        rescued = await store.rescue()
        assert numbers_in(rescued) == list(range(1, number + 1))
        assert ask(rescued, "PRAGMA integrity_check") == [("ok",)]

    with_store(path, scene)


def test_what_is_rescued_after_the_wal_began_anew(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await play(store, 500, LARGE)  # several times round
        assert path.stat().st_size > 500_000
        empty(Path(f"{path}-wal"))
        with pytest.raises(StoreError, match="store-broken"):
            await store.heartbeat(1)
        assert numbers_in(await store.rescue()) == list(range(1, 501))

    with_store(path, scene)


def test_a_main_file_that_was_cut_is_made_good_from_the_wal(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await play(store, 5)
        os.truncate(path, 0)
        with pytest.raises(StoreError, match="store-broken"):
            await store.heartbeat(1)
        assert numbers_in(await store.rescue()) == [1, 2, 3, 4, 5]

    with_store(path, scene)


def test_a_main_file_that_is_emptied_and_long_again(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await play(store, 5)
        overwrite(path)
        with pytest.raises(StoreError, match="store-broken"):
            await store.append("t", 5, [event(6)], SUMMARY)
        assert numbers_in(await store.rescue()) == [1, 2, 3, 4, 5]

    with_store(path, scene)


def test_an_older_copy_is_put_into_the_file(tmp_path: Path) -> None:
    """As `cp` does it. It is shorter, as after a VACUUM, but there was none."""
    path, older = tmp_path / "tables.db", tmp_path / "older.db"

    async def scene(store: SqlStore) -> None:
        await play(store, 5)
        backup(path, older)
        for number in range(6, 60):
            await store.append("t", number - 1, [event(number, text=LARGE)], SUMMARY)
        checkpoint = [sys.executable, "-c", CHECKPOINT, str(path), "TRUNCATE"]
        subprocess.run(checkpoint, check=True, capture_output=True)
        await store.ping()
        shutil.copyfile(older, path)
        with pytest.raises(StoreError, match="store-broken"):
            await store.append("t", 59, [event(60)], SUMMARY)

    with_store(path, scene)


def test_closing_puts_no_zeros_into_the_main_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def write(store: SqlStore) -> bytes:
        await play(store, 5)
        before = path.read_bytes()
        overwrite(Path(f"{path}-wal"))
        with pytest.raises(StoreError, match="store-broken"):
            await store.heartbeat(1)
        return before

    before = with_store(path, write)
    assert path.read_bytes() == before


def test_a_store_that_was_found_broken_stays_so(tmp_path: Path) -> None:
    """An index that knows of no log goes with a log of zeros: nothing is back by that."""
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await play(store, 5)
        overwrite(Path(f"{path}-wal"))
        with pytest.raises(StoreError, match="store-broken"):
            await store.ping()
        overwrite(Path(f"{path}-shm"))
        for attempt in (store.heartbeat(1), store.append("t", 5, [event(6)], SUMMARY)):
            with pytest.raises(StoreError, match="store-broken"):
                await attempt

    with_store(path, scene)


# What other programs may do

CHECKPOINT = """
import sqlite3, sys
store = sqlite3.connect(sys.argv[1], timeout=10)
print(*store.execute(f"PRAGMA wal_checkpoint({sys.argv[2]})").fetchone())
"""

VACUUM = """
import sqlite3, sys
store = sqlite3.connect(sys.argv[1], timeout=10)
store.execute("VACUUM")
print(*store.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())
"""


@pytest.mark.parametrize("mode", ["PASSIVE", "FULL", "RESTART", "TRUNCATE"])
def test_another_program_may_checkpoint_between_and_during_commits(
    tmp_path: Path, mode: str
) -> None:
    path = tmp_path / "tables.db"
    command = [sys.executable, "-c", CHECKPOINT, str(path), mode]

    async def scene(store: SqlStore) -> None:
        await play(store, 3)
        for number in range(4, 8):
            subprocess.run(command, check=True, capture_output=True)
            await store.ping()
            await store.append("t", number - 1, [event(number)], SUMMARY)
        empty(Path(f"{path}-wal"))
        with pytest.raises(StoreError, match="store-broken"):
            await store.ping()
        assert numbers_in(await store.rescue()) == list(range(1, 8))

    with_store(path, scene)


def test_another_program_may_make_the_file_smaller(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await play(store, 300, LARGE)
        await store.forget(10**6)
        before = path.stat().st_size
        subprocess.run([sys.executable, "-c", VACUUM, str(path)], check=True, capture_output=True)
        assert path.stat().st_size < before
        await play(store, 20, LARGE)
        os.truncate(path, path.stat().st_size // 2)
        with pytest.raises(StoreError, match="store-broken"):
            await store.ping()

    with_store(path, scene)


CHECKPOINTS_FOR_EVER = """
import itertools, sqlite3, sys
store = sqlite3.connect(sys.argv[1], timeout=10, isolation_level=None)
print("begun", flush=True)
for mode in itertools.cycle(("PASSIVE", "RESTART", "TRUNCATE", "FULL")):
    store.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()
    store.execute("UPDATE heartbeat SET at = at")
"""


def test_no_false_alarm_while_another_program_checkpoints_all_the_time(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        command = [sys.executable, "-c", CHECKPOINTS_FOR_EVER, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout
            assert process.stdout.readline() == b"begun\n"
            for number in range(2, 202):
                await store.append("t", number - 1, [event(number)], SUMMARY)
                for _ in range(10):
                    store.require_available()
            process.kill()

    with_store(path, scene)
    assert numbers_in(path) == list(range(1, 202))


# A real server


def status(server: Server) -> str:
    return str(httpx.get(f"{server.link}/readyz", timeout=SERVER_TIMEOUT).json()["status"])


def troubles(server: Server) -> list[str]:
    return [line["key"] for line in server.lines() if "is in trouble" in line["message"]]


def copies(server: Server) -> list[Path]:
    return [Path(line["copy"]) for line in server.lines() if "were copied" in line["message"]]


def move(ana: Device, table: str) -> httpx.Response:
    state = ana.state(table)
    return ana.do(table, "act", action=state["legal"][0], seen=state["number"])


@pytest.mark.parametrize("harm", [empty, overwrite])
def test_everything_acknowledged_is_rescued_and_can_be_played_on(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "person")["table"]
        for _ in range(5):
            assert move(ana, table).status_code == 200
        before = ana.events(table)
        harm(Path(f"{server.data}-wal"))
        assert move(ana, table).status_code == 503
        (copy,) = eventually(lambda: copies(server))
        assert move(ana, table).status_code == 503
        assert status(server) == "store-broken"
        assert server.stop() == 0
        assert troubles(server) == ["store-broken"]
        assert "Traceback" not in server.log()
        assert len(list(tmp_path.glob("tables.db.rescued*"))) == 1
        cookies = ana.cookies
    with serving(tmp_path, MARRAKECH_DATA=str(copy)) as again, Device(again) as back:
        back.cookies = cookies
        assert back.events(table) == before
        assert move(back, table).status_code == 200


def test_a_first_page_of_zeros_is_rescued_from(tmp_path: Path) -> None:
    """What came last is only in the log, which has the first page only if the file has grown."""
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "person")["table"]
        assert move(ana, table).status_code == 200
        with closing(sqlite3.connect(server.data)) as other:
            other.execute("PRAGMA wal_checkpoint(RESTART)")
        assert move(ana, table).status_code == 200
        before = ana.events(table)
        with server.data.open("r+b") as file:
            file.write(bytes(4_096))
        assert move(ana, table).status_code == 503
        (copy,) = eventually(lambda: copies(server))
        assert server.stop() == 0
        cookies = ana.cookies
    with serving(tmp_path, MARRAKECH_DATA=str(copy)) as again, Device(again) as back:
        back.cookies = cookies
        assert back.events(table) == before
        assert move(back, table).status_code == 200


def test_what_readyz_finds_is_in_the_log_and_ends_the_play(tmp_path: Path) -> None:
    """Damage that no look at the files shows: a page in the middle of the main file."""
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "person")["table"]
        with closing(sqlite3.connect(server.data)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            found = other.execute(
                "SELECT rootpage FROM sqlite_master WHERE name=?", ("schema_version",)
            )
            ((page,),) = found.fetchall()
        with server.data.open("r+b") as file:
            file.seek((page - 1) * 4_096)
            file.write(b"\xff" * 4_096)
        assert move(ana, table).status_code == 200  # readers read anew after each commit
        assert eventually(lambda: status(server) == "store-broken")
        assert eventually(lambda: troubles(server)) == ["store-broken"]
        refused = move(ana, table)
        assert (refused.status_code, refused.json()["details"]) == (
            503,
            {"trouble": "store-broken"},
        )
        assert server.stop(signal.SIGTERM) == 0
        assert troubles(server) == ["store-broken"]
