"""Everything that goes wrong with a store, for real: each has its key and its sentence."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from support.stores import SUMMARY, VERSION_1, ask, event, make, with_store
from support.tables import creation

from marrakech.locales import catalogue
from marrakech.server.storage import database as opening
from marrakech.server.storage import schema
from marrakech.server.storage.backup import backup
from marrakech.server.storage.rescue import rescue
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.events import Event
from marrakech.table.folding import created
from marrakech.table.ports import StoreError

LARGE = "x" * 20_000
ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def trouble_in(path: Path) -> StoreError:
    """How opening a file is refused; the sentence for it can be said, and the file is let go."""
    for _ in range(2):  # a refusal leaves no lock behind
        with pytest.raises(StoreError) as caught:
            with_store(path, SqlStore.ping)
        assert caught.value.details["file"] == str(path)
        assert str(path) in catalogue("en").explain(caught.value)
    return caught.value


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if not ROOT or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root can mount a small disk")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


# full


async def fill(store: SqlStore, table: str, end: int) -> int:
    """Append until it is refused; the number of the last event that was acknowledged."""
    while end < 1_000:
        try:
            await store.append(table, end, [event(end + 1, text=LARGE)], SUMMARY)
        except StoreError as trouble:
            assert trouble.key == "store-full"
            assert "free some space" in catalogue("en").explain(trouble)
            return end
        end += 1
    raise AssertionError("nothing was refused")


def test_a_full_disk_refuses_and_goes_on_when_it_is_freed(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(b"x" * 300_000)

    async def scene(store: SqlStore) -> int:
        await store.create("t", [event(1)], SUMMARY)
        end = await fill(store, "t", 1)
        end = await fill(store, "t", end)  # smaller ones may have fitted, large ones still do not
        assert len(await store.read("t")) == end
        ballast.unlink()
        await store.append("t", end, [event(end + 1, text=LARGE)], SUMMARY)
        return end + 1

    end = with_store(small_disk / "tables.db", scene)
    assert end > 5
    numbers = [row[0] for row in ask(small_disk / "tables.db", "SELECT number FROM events")]
    assert numbers == list(range(1, end + 1))


def test_a_full_disk_refuses_everyone_who_waits(small_disk: Path) -> None:
    async def scene(store: SqlStore) -> None:
        tables = [f"t{i}" for i in range(100)]
        large = [event(1, text=LARGE)]
        answers = await asyncio.gather(
            *(store.create(table, large, SUMMARY) for table in tables), return_exceptions=True
        )
        keys = {answer.key for answer in answers if isinstance(answer, StoreError)}
        assert keys == {"store-full"}
        kept = [table for table, answer in zip(tables, answers, strict=True) if answer is None]
        assert sorted(await store.waking()) == sorted(kept)
        await store.create("small", [event(1)], SUMMARY)

    with_store(small_disk / "tables.db", scene)


def test_a_new_store_on_a_full_disk(small_disk: Path) -> None:
    with pytest.raises(OSError, match="No space"):
        (small_disk / "ballast").write_bytes(b"x" * 2_000_000)
    assert trouble_in(small_disk / "tables.db").key == "store-full"


def test_a_database_that_may_not_grow(tmp_path: Path) -> None:
    """The same without a disk of its own: the number of pages is limited, then set free."""

    async def limit(store: SqlStore, pages: int) -> None:
        with store._writing.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        await limit(store, 60)
        end = await fill(store, "t", 1)
        assert len(await store.read("t")) == end
        clash = [event(1, text=LARGE), event(2, "c"), event(3, "c")]  # leads to the savepoints
        with pytest.raises(StoreError, match="store-full"):
            await store.create("clash", clash, SUMMARY)
        await limit(store, 1_000_000)
        await store.append("t", end, [event(end + 1, text=LARGE)], SUMMARY)
        assert len(await store.read("t")) == end + 1

    with_store(tmp_path / "tables.db", scene)


# locked


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    child = Path(__file__).parent.parent / "support" / "store_writer_process.py"
    with subprocess.Popen([sys.executable, child, path], stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"open\n"
        assert trouble_in(path).key == "store-locked"
        process.kill()
        process.stdout.read()
    with_store(path, SqlStore.ping)


def test_a_second_store_in_the_same_process_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        with pytest.raises(StoreError, match="store-locked"):
            await SqlStore.open(path)
        await store.create("t", [event(1)], SUMMARY)

    with_store(path, scene)


HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


def test_another_program_that_holds_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "LOCK_SECONDS", 0.2)
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        command = [sys.executable, "-c", HOLD, str(path)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe) as process:
            assert process.stdout
            assert process.stdout.readline() == b"held\n"
            for attempt in (store.append("t", 1, [event(2)], SUMMARY), store.heartbeat(1)):
                with pytest.raises(StoreError, match="store-locked"):
                    await attempt
            assert await store.read("t") == [event(1)]
            process.communicate()
        await store.append("t", 1, [event(2)], SUMMARY)

    with_store(path, scene)


# broken


def test_a_file_of_junk(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"This was never a database. " * 500)
    before = path.read_bytes()
    assert trouble_in(path).key == "store-broken"
    assert path.read_bytes() == before


@pytest.mark.parametrize("left", [50, 4_096, 20_000, -4_096])
def test_a_file_that_was_cut_off(tmp_path: Path, left: int) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    whole = path.read_bytes()
    assert len(whole) > 20_000
    path.write_bytes(whole[:left])
    assert trouble_in(path).key == "store-broken"


def test_a_file_that_is_damaged_inside(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    whole = path.read_bytes()
    path.write_bytes(whole[:4_096] + b"\xff" * (len(whole) - 4_096))
    assert trouble_in(path).key == "store-broken"


def damaged(path: Path, name: str) -> Path:
    """A store in which the first page of a table or an index is overwritten."""
    make(path, VERSION_1.read_text("utf-8"))
    with_store(path, SqlStore.ping)  # as today's version writes it
    ((page,),) = ask(path, f"SELECT rootpage FROM sqlite_master WHERE name = '{name}'")
    ((size,),) = ask(path, "PRAGMA page_size")
    content = bytearray(path.read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("name", ["tables", "events", "holders", "heartbeat", "tables_waking"])
def test_damage_in_the_middle(tmp_path: Path, name: str) -> None:
    assert trouble_in(damaged(tmp_path / "tables.db", name)).key == "store-broken"


@pytest.mark.parametrize("name", ["heartbeat", "tables_waking"])
def test_damage_in_a_large_file_where_a_start_would_meet_it(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "LARGEST_CHECKED", 0)
    assert trouble_in(damaged(tmp_path / "tables.db", name)).key == "store-broken"


@pytest.mark.parametrize("name", ["events", "heartbeat"])
def test_a_store_without_one_of_its_tables(tmp_path: Path, name: str) -> None:
    script = f"{VERSION_1.read_text('utf-8')}; DROP TABLE {name};"
    assert trouble_in(make(tmp_path / "tables.db", script)).key == "store-broken"


def test_damage_that_is_met_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "LARGEST_CHECKED", 0)
    path = damaged(tmp_path / "tables.db", "events")

    async def scene(store: SqlStore) -> None:
        for attempt in (
            store.read("anas-table"),
            store.append("anas-table", 5, [event(6)], SUMMARY),
        ):
            with pytest.raises(StoreError, match="store-broken"):
                await attempt

    with_store(path, scene)


def test_a_database_of_something_else(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", "CREATE TABLE recipes (tea TEXT)")
    assert trouble_in(path).key == "store-broken"
    assert ask(path, "SELECT name FROM sqlite_master") == [("recipes",)]


def test_an_empty_file_beside_its_log(tmp_path: Path) -> None:
    """SQLite would delete the log, which may have everything: so nothing is touched."""
    path, child = (
        tmp_path / "tables.db",
        Path(__file__).parent.parent / "support" / "store_writer_process.py",
    )
    wal = Path(f"{path}-wal")
    with subprocess.Popen([sys.executable, child, path], stdout=subprocess.PIPE) as process:
        assert process.stdout
        while not process.stdout.readline().startswith(b"acknowledged"):
            pass
        process.kill()
        process.stdout.read()
    os.truncate(path, 0)
    before = wal.read_bytes()
    assert before
    trouble = trouble_in(path)
    assert trouble.key == "store-broken"
    assert (path.read_bytes(), wal.read_bytes()) == (b"", before)
    rescued = tmp_path / "rescued.db"
    assert rescue(path, rescued).tables >= 1
    assert (path.read_bytes(), wal.read_bytes()) == (b"", before)


def test_a_rescue_leaves_out_analyses_which_can_be_computed_again(tmp_path: Path) -> None:
    path, rescued = tmp_path / "tables.db", tmp_path / "rescued.db"
    backup_file = tmp_path / "backup.db"

    async def scene(store: SqlStore) -> None:
        table = creation("person", "open")
        begun = created("t", Event(1, 5, table))
        await store.create("t", [Event(1, 5, table)], begun.summary())
        await store.analyses.put("t", 1, "normal", b"found")

    with_store(path, scene)
    backup(path, backup_file)
    assert ask(backup_file, "SELECT data FROM analyses") == [(b"found",)]
    assert rescue(path, rescued).whole == 1
    assert ask(rescued, "SELECT table_id FROM events") == [("t",)]
    assert ask(rescued, "SELECT * FROM analyses") == []
    with_store(rescued, SqlStore.ping)


def test_an_empty_file_is_a_new_store(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    with_store(path, SqlStore.ping)
    assert ask(path, "SELECT version FROM schema_version") == [(len(schema.MIGRATIONS),)]


# unreadable


def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    trouble = trouble_in(tmp_path / "nowhere" / "tables.db")
    assert trouble.key == "store-unreadable"
    assert trouble.details["reason"] == "No such file or directory"


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "tables.db").mkdir()
    assert trouble_in(tmp_path / "tables.db").key == "store-unreadable"


def test_a_disk_that_is_read_only(small_disk: Path) -> None:
    path = small_disk / "tables.db"
    with_store(path, SqlStore.ping)
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    trouble = trouble_in(path)
    assert trouble.key == "store-unreadable"
    assert trouble.details["reason"] == "Read-only file system"


def test_a_database_that_may_only_be_read(tmp_path: Path) -> None:
    """The same without a disk of its own: writing ends while the store is open."""

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        with store._writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = ON")
        with pytest.raises(StoreError, match="store-unreadable"):
            await store.append("t", 1, [event(2)], SUMMARY)
        assert await store.read("t") == [event(1)]

    with_store(tmp_path / "tables.db", scene)


def test_readers_who_wait_for_one_another_for_too_long(tmp_path: Path) -> None:
    async def scene(store: SqlStore) -> None:
        store._reading.pool._timeout = 0.1  # type: ignore[attr-defined]
        with ExitStack() as busy:
            for _ in range(opening.READERS):
                busy.enter_context(store._reading.connect())
            with pytest.raises(StoreError, match="store-unreadable"):
                await store.read("t")
        assert await store.read("t") == []

    with_store(tmp_path / "tables.db", scene)


@pytest.mark.skipif(ROOT, reason="root may write everywhere")
def test_a_folder_without_permission(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    with_store(folder / "tables.db", SqlStore.ping)
    (folder / "tables.db").chmod(0o400)
    assert trouble_in(folder / "tables.db").key == "store-unreadable"
    folder.chmod(0o500)
    assert trouble_in(folder / "other.db").key == "store-unreadable"
    folder.chmod(0o700)
