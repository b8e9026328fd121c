"""The heartbeat as it is stored, and what follows from it: clocks that are held, tables saved."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.stores import OLD, ask, change, make, with_store
from support.tables import game_of

from marrakech.rules import edition_named, legal_actions
from marrakech.server.app import create_app
from marrakech.server.application import Application
from marrakech.server.clock import starting_time
from marrakech.server.heartbeat import Heartbeat
from marrakech.server.settings import Settings
from marrakech.server.storage.rescue_job import RescueJob
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.commands import Act, Command
from marrakech.table.memory import MemoryBus
from marrakech.table.ports import StoreError
from marrakech.table.recovery import hold_clocks
from marrakech.table.setup import PERSON, Clock, Setup
from marrakech.table.tables import Tables

MINUTES = 600  # seconds on each clock
HOUR, DAY = 3_600_000, 86_400_000  # milliseconds
EVENING = 1_700_000_000_000  # when a table was set up
BITS = (0, 10, 20, 24, 30, 34, 40, 47)  # of a time in milliseconds


class Time:
    """A clock that a test moves."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


async def set_up(tables: Tables) -> str:
    """A game with ten minutes for each player; the first one thinks."""
    ruleset = edition_named("default").ruleset
    setup = Setup((PERSON, PERSON), ruleset, clock=Clock("game", MINUTES))
    return (await tables.create(setup, "host", ["Ana", "Ben"])).id


async def left(tables: Tables, table_id: str) -> int:
    """The seconds that the player to move may still think."""
    deadline = (await tables.find(table_id)).deadline()
    assert deadline is not None
    return (deadline - tables.clock()) // 1000


def evening(path: Path) -> str:
    """A server runs for a minute with one table, and goes."""

    async def scene(store: SqlStore) -> str:
        time = Time(EVENING)
        table_id = await set_up(Tables(store, MemoryBus(), time))
        time.now += 60_000
        await store.heartbeat(time(), time())
        return table_id

    return str(with_store(path, scene))


def morning(
    path: Path, table_id: str, wall: int, trusted: bool = False, killed: bool = False
) -> int:
    """Another server starts at that time by the machine's clock: what the player has left. It may
    be killed before its first heartbeat."""

    async def scene(store: SqlStore) -> int:
        time = Time(starting_time(wall, await store.last_time(), trusted))
        tables = Tables(store, MemoryBus(), time)
        await hold_clocks(tables, await store.last_heartbeat(), wall)
        if not killed:
            await store.heartbeat(time())
        return await left(tables, table_id)

    return int(with_store(path, scene))


# Another start


@pytest.mark.parametrize("trusted", [False, True])
@pytest.mark.parametrize("ahead", [HOUR, -HOUR, 3 * 365 * DAY, -3 * 365 * DAY])
def test_a_wall_clock_that_was_set_between_two_starts_costs_nobody_time(
    tmp_path: Path, ahead: int, trusted: bool
) -> None:
    path = tmp_path / "tables.db"
    table_id = evening(path)
    for wall in (EVENING + 60_000 + ahead, EVENING + DAY):
        assert MINUTES - 60 <= morning(path, table_id, wall, trusted) <= MINUTES


def test_a_server_that_was_killed_in_the_future_before_its_first_heartbeat(tmp_path: Path) -> None:
    """No clock waits for that future."""
    path = tmp_path / "tables.db"
    table_id = evening(path)
    for wall, killed in ((EVENING + 1000 * DAY, True), (EVENING + DAY, False)):
        assert morning(path, table_id, wall, killed=killed) == MINUTES - 60


# A flipped bit


@pytest.mark.parametrize("trusted", [False, True])
@pytest.mark.parametrize("bit", BITS)
def test_a_flipped_bit_in_the_heartbeat_costs_nobody_time(
    tmp_path: Path, bit: int, trusted: bool
) -> None:
    path = tmp_path / "tables.db"
    table_id = evening(path)
    change(path, f"UPDATE heartbeat SET at = (at | {1 << bit}) - (at & {1 << bit}) WHERE id = 1")
    assert len(set(ask(path, "SELECT at FROM heartbeat"))) == 2
    assert morning(path, table_id, EVENING + DAY, trusted) == MINUTES - 60


@pytest.mark.parametrize("column", ["at", "trusted"])
@pytest.mark.parametrize("value", ["1.5", "'x'", "x'ff'", "NULL", "-1"])
def test_a_heartbeat_of_which_one_copy_is_damaged(tmp_path: Path, column: str, value: str) -> None:
    path = tmp_path / "tables.db"
    evening(path)
    change(path, f"UPDATE heartbeat SET {column} = {value} WHERE id = 2")

    async def scene(store: SqlStore) -> None:
        assert await store.last_heartbeat() == EVENING + 60_000
        assert await store.last_trusted() == EVENING + 60_000

    with_store(path, scene)


@pytest.mark.parametrize("at", ["NULL", str(EVENING + 199 * DAY), str(1 << 47), "-1"])
@pytest.mark.parametrize("trusted", [False, True])
def test_without_a_heartbeat_tables_are_held_from_their_last_event(
    tmp_path: Path, at: str, trusted: bool
) -> None:
    """Also from a heartbeat in the future, which cannot tell how long no server was up."""
    path = tmp_path / "tables.db"
    table_id = evening(path)
    change(path, f"UPDATE heartbeat SET at = {at}")
    assert morning(path, table_id, EVENING + DAY, trusted) == MINUTES


def test_a_store_of_0_1_0_gets_its_copies_of_the_heartbeat(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", OLD.read_text("utf-8"))

    async def scene(store: SqlStore) -> None:
        last = await store.last_heartbeat()
        assert last is not None
        assert await store.last_trusted() == last
        for later in (1, 2):
            await store.heartbeat(last + later)
            assert await store.last_heartbeat() == last + later
            assert await store.last_trusted() == last  # no wrong clock becomes the trusted one
        await store.heartbeat(last + 3, last)
        assert ask(path, "SELECT at, trusted FROM heartbeat") == [(last + 3, last)] * 3

    with_store(path, scene)


def test_a_heartbeat_that_was_lost_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    evening(path)
    change(path, "DELETE FROM heartbeat")

    async def scene(store: SqlStore) -> None:
        assert await store.last_heartbeat() is None
        await store.heartbeat(EVENING + DAY)
        assert await store.last_heartbeat() == EVENING + DAY

    with_store(path, scene)


# A file that is lost


def copies_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*rescued*"))


def test_a_rescue_that_failed_is_tried_again_after_longer_and_longer_pauses(
    tmp_path: Path,
) -> None:
    path = tmp_path / "data" / "tables.db"
    path.parent.mkdir()
    at = 0.0

    async def scene(store: SqlStore) -> None:
        nonlocal at
        rescuer = RescueJob(store, lambda: at)
        await set_up(Tables(store, MemoryBus()))
        shutil.rmtree(path.parent)
        rescuer.lost()
        for pause in (1.0, 2.0, 4.0):
            await rescuer.attempt()  # it fails: there is no folder
            path.parent.mkdir()
            await rescuer.attempt()
            assert copies_in(path.parent) == []
            path.parent.rmdir()
            at += pause
        path.parent.mkdir()
        for _ in range(2):
            await rescuer.attempt()
            assert len(copies_in(path.parent)) == 1

    with_store(path, scene)


def test_the_last_attempt_of_a_rescue_waits_for_nothing(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tables.db"
    path.parent.mkdir()

    async def scene(store: SqlStore) -> None:
        rescuer = RescueJob(store, lambda: 0.0)
        await set_up(Tables(store, MemoryBus()))
        shutil.rmtree(path.parent)
        rescuer.lost()
        await rescuer.attempt()
        path.parent.mkdir()
        await rescuer.attempt(last=True)
        assert len(copies_in(path.parent)) == 1

    with_store(path, scene)


def test_a_rescue_is_not_begun_on_a_disk_that_has_no_room_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file without a name has a size too."""
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await set_up(Tables(store, MemoryBus()))
        path.unlink()
        Path(f"{path}-wal").unlink()
        full = shutil.disk_usage(tmp_path)._replace(free=10_000)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: full)
        with pytest.raises(StoreError, match="store-full"):
            await store.rescue()

    with_store(path, scene)


def overwrite_heartbeat(path: Path) -> None:
    """Damage the page of the heartbeat in the main file, and have every connection read anew."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        rooted = "SELECT rootpage FROM sqlite_master WHERE name = 'heartbeat'"
        ((page,),), ((size,),) = other.execute(rooted), other.execute("PRAGMA page_size")
        with path.open("r+b") as file:
            file.seek((page - 1) * size)
            file.write(b"\xff" * size)
        other.execute("UPDATE schema_version SET version = version")


def test_what_the_writer_finds_broken_takes_nothing_more_and_is_rescued(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        tables = Tables(store, MemoryBus())
        table_id = await set_up(tables)
        overwrite_heartbeat(path)
        with pytest.raises(StoreError, match="store-broken"):
            await store.heartbeat(EVENING)
        table = await tables.find(table_id)
        act = Act(legal_actions(game_of(table).position)[0])
        with pytest.raises(StoreError, match="store-broken"):
            await tables.do(table_id, Command(act, "c", "host", table.number))
        copy = await store.rescue()
        kept = ask(copy, f"SELECT max(number) FROM events WHERE table_id = '{table_id}'")
        assert kept == [(table.number,)]

    with_store(path, scene)


# A store in trouble


async def be_full(store: SqlStore, path: Path) -> None:
    """From now on heartbeats can be written, but no events, until the trigger is dropped."""
    with store._writing.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 100")
    change(path, "CREATE TABLE ballast (heavy BLOB)")
    change(path, "CREATE TRIGGER full AFTER INSERT ON events "
                 "BEGIN INSERT INTO ballast VALUES (zeroblob(1000000)); END")  # fmt: skip


def test_clocks_that_could_not_be_held_are_held_later(tmp_path: Path) -> None:
    """The time in which the store was full is lost to nobody, though it is full again at once."""
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        time = Time(EVENING)
        tables = Tables(store, MemoryBus(), time)
        table_id = await set_up(tables)
        heartbeat = Heartbeat(store, tables, lambda: None)
        await heartbeat.beat()
        time.now += 2 * MINUTES * 1000
        heartbeat.note_trouble(StoreError("store-full", file=str(path)))
        await be_full(store, path)
        await heartbeat.beat()
        assert heartbeat.trouble == "store-full"
        change(path, "DROP TRIGGER full")
        await heartbeat.beat()
        assert heartbeat.trouble is None
        assert await left(tables, table_id) == MINUTES

    with_store(path, scene)


def test_clocks_that_could_not_be_held_at_the_start_are_held_later(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    table_id = evening(path)

    async def scene(store: SqlStore) -> None:
        await be_full(store, path)
        app = create_app(Settings(data=str(path)), store)
        async with app.router.lifespan_context(app):
            application: Application = app.state.application
            assert application.heartbeat.trouble == "store-full"
            change(path, "DROP TRIGGER full")
            await application.heartbeat.beat()
            assert application.heartbeat.trouble is None
            assert MINUTES - 120 < await left(application.tables, table_id) <= MINUTES - 60

    with_store(path, scene)
