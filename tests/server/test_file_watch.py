"""The files of a store are deleted, replaced, cut or hidden while a real server uses them."""

import asyncio
import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy.event import listen
from support.command import MARRAKECH, Command
from support.server import SERVER_TIMEOUT, Device, Server, eventually, serving
from support.stores import SUMMARY, ask, event, make, with_store

from marrakech.server.storage.database import READERS
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.ports import StoreError


def status(server: Server) -> str:
    return str(httpx.get(f"{server.link}/readyz", timeout=SERVER_TIMEOUT).json()["status"])


def troubles(server: Server) -> list[str]:
    """The troubles that the log names, in order."""
    return [line["key"] for line in server.lines() if "is in trouble" in line["message"]]


def _was_troubled(server: Server, times: int) -> bool:
    return len(troubles(server)) == times


def copies(server: Server) -> list[Path]:
    """Where the log says that tables were copied to."""
    return [Path(line["copy"]) for line in server.lines() if "were copied" in line["message"]]


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[tuple[Server, Device, str]]:
    """A server with a table whose seats are all taken, and its host."""
    with serving(tmp_path) as server, Device(server) as ana:
        yield server, ana, ana.create("person", "person")["table"]


def move(ana: Device, table: str) -> httpx.Response:
    state = ana.state(table)
    return ana.do(table, "act", action=state["legal"][0], seen=state["number"])


def move_away(file: Path) -> None:
    file.rename(file.with_suffix(".away"))


def replace_by_copy(file: Path) -> None:
    copy = file.with_suffix(".copy")
    shutil.copy(file, copy)
    copy.replace(file)


def replace_by_link(file: Path) -> None:
    """The same file by the same name, but from where its -wal would not be found."""
    folder = file.parent / "elsewhere"
    folder.mkdir()
    file.rename(folder / file.name)
    file.symlink_to(folder / file.name)


def cut_short(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def empty(file: Path) -> None:
    os.truncate(file, 0)


EMPTYING = """
import sqlite3, sys
store = sqlite3.connect(sys.argv[1])
print(store.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())
"""

EVERY_HARM = [
    (Path.unlink, "", "store-gone"),
    (replace_by_copy, "", "store-gone"),
    (cut_short, "", "store-broken"),
    (Path.unlink, "-wal", "store-gone"),
    (move_away, "", "store-gone"),
    (replace_by_link, "", "store-gone"),
    (replace_by_copy, "-wal", "store-gone"),
    (cut_short, "-wal", "store-broken"),
    (empty, "-wal", "store-broken"),
    (Path.unlink, "-shm", "store-gone"),
]


@pytest.mark.parametrize(("harm", "suffix", "key"), EVERY_HARM)
def test_a_store_takes_nothing_more(
    tmp_path: Path, harm: Callable[[Path], None], suffix: str, key: str
) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        harm(Path(f"{path}{suffix}"))
        for attempt in (
            store.append("t", 1, [event(2)], SUMMARY),
            store.heartbeat(1),
            store.ping(),
        ):
            with pytest.raises(StoreError, match=key):
                await attempt

    with_store(path, scene)


def test_another_program_may_empty_the_wal_as_sqlite_does(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        for number in (2, 3):
            said = subprocess.run(
                [sys.executable, "-c", EMPTYING, str(path)], capture_output=True, check=True
            )
            assert said.stdout.startswith(b"(0,"), said
            assert Path(f"{path}-wal").stat().st_size == 0
            await store.ping()
            await store.append("t", number - 1, [event(number)], SUMMARY)
        assert [one.number for one in await store.read("t")] == [1, 2, 3]
        cut_short(Path(f"{path}-wal"))
        with pytest.raises(StoreError, match="store-broken"):
            await store.ping()

    with_store(path, scene)


def test_who_reads_needs_no_new_connection_once_a_file_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        path.unlink()
        found = await asyncio.gather(*(store.read("t") for _ in range(READERS)))
        assert [[one.number for one in events] for events in found] == [[1]] * READERS

    with_store(path, scene)


def test_a_connection_that_is_opened_late_makes_no_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        store._reading.dispose()
        path.unlink()
        with pytest.raises(StoreError, match="store-gone"):
            await store.read("t")
        assert not path.exists()

    with_store(path, scene)


def test_a_connection_that_is_opened_late_changes_no_file(tmp_path: Path) -> None:
    """Another one takes the place in the very moment between the look at it and its opening."""
    path, other = tmp_path / "tables.db", tmp_path / "other.db"
    make(other, "CREATE TABLE recipes (tea TEXT)")
    content = other.read_bytes()

    def take_the_place(*_: object) -> None:
        path.unlink()
        shutil.copy(other, path)

    async def scene(store: SqlStore) -> None:
        store._reading.dispose()
        listen(store._reading, "do_connect", take_the_place)
        with pytest.raises(StoreError, match="store-gone"):
            await store.read("t")
        assert path.read_bytes() == content

    with_store(path, scene)


def test_a_file_that_is_lost_during_a_commit(tmp_path: Path) -> None:
    """What was written is not acknowledged, and found again when the file is back."""
    path = tmp_path / "tables.db"
    away = tmp_path / "away.db"

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)

        def lose_it(connection: Connection) -> None:
            connection.exec_driver_sql("UPDATE heartbeat SET at = 7")
            path.rename(away)

        with pytest.raises(StoreError, match="store-gone"):
            await store._writer.run(lose_it)
        away.rename(path)
        assert await store.last_heartbeat() == 7
        await store.append("t", 1, [event(2)], SUMMARY)

    with_store(path, scene)


@pytest.mark.parametrize(("harm", "suffix", "key"), EVERY_HARM[:4])
def test_nothing_is_acknowledged_once_a_file_is_not_what_it_was(
    playing: tuple[Server, Device, str], harm: Callable[[Path], None], suffix: str, key: str
) -> None:
    server, ana, table = playing
    assert move(ana, table).status_code == 200
    before = ana.events(table)
    harm(Path(f"{server.data}{suffix}"))
    refused = move(ana, table)  # before any heartbeat can have noticed it
    assert (refused.status_code, refused.json()["key"]) == (503, "server-troubled")
    assert refused.json()["details"] == {"trouble": key}
    assert status(server) == key
    assert eventually(lambda: troubles(server)) == [key]
    assert ana.state(table)["number"] == before[-1]["number"]  # who looks can look on
    (copy,) = eventually(lambda: copies(server))
    kept = ask(copy, f"SELECT max(number) FROM events WHERE table_id = '{table}'")
    assert kept == [(before[-1]["number"],)]
    assert server.stop() == 0
    assert "Traceback" not in server.log()
    assert troubles(server) == [key]


def test_the_rescued_tables_can_be_played_on(
    playing: tuple[Server, Device, str], tmp_path: Path
) -> None:
    server, ana, table = playing
    assert move(ana, table).status_code == 200
    before = ana.events(table)
    server.data.unlink()
    (copy,) = eventually(lambda: copies(server))
    assert copy.stat().st_mode & 0o777 == 0o600
    server.stop(signal.SIGKILL)
    with serving(tmp_path, MARRAKECH_DATA=str(copy)) as again, Device(again) as back:
        back.cookies = ana.cookies
        assert back.events(table) == before
        assert move(back, table).status_code == 200


def test_the_very_same_file_may_come_back(playing: tuple[Server, Device, str]) -> None:
    server, ana, table = playing
    away = server.data.with_suffix(".away")
    server.data.rename(away)
    eventually(lambda: troubles(server))
    server.data.write_bytes(b"")  # a wrong one does not help
    assert move(ana, table).status_code == 503
    assert status(server) == "store-gone"
    server.data.unlink()
    away.rename(server.data)
    eventually(lambda: status(server) == "ok")
    assert move(ana, table).status_code == 200
    assert any("written to again" in line["message"] for line in server.lines())
    for times in (2, 3):  # it goes again: what is new is copied, and then nothing more
        server.data.rename(away)
        eventually(partial(_was_troubled, server, times))
        eventually(lambda: len(copies(server)) == 2)
        away.rename(server.data)
        eventually(lambda: status(server) == "ok")
    assert len(list(server.data.parent.glob("*rescued*"))) == 2
    events = ana.events(table)
    assert server.stop() == 0
    assert ask(server.data, "SELECT max(number) FROM events") == [(events[-1]["number"],)]


def test_open_pages_hear_of_a_trouble_and_of_its_end(playing: tuple[Server, Device, str]) -> None:
    server, ana, table = playing
    away = server.data.with_suffix(".away")
    with ana.page() as page:
        page.watch(table)
        server.data.rename(away)
        assert page.receive("trouble")["trouble"] == "store-gone"
        with ana.page() as newcomer:
            assert newcomer.receive("trouble")["trouble"] == "store-gone"
        away.rename(server.data)
        assert page.receive("trouble")["trouble"] is None
        with ana.page() as newcomer:
            newcomer.sync()
            assert "trouble" not in [message["t"] for message in newcomer.received]


def test_tables_that_could_not_be_copied_are_copied_later(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    data = str(folder / "tables.db")
    with serving(tmp_path, MARRAKECH_DATA=data) as server, Device(server) as ana:
        table = ana.create("person", "person")["table"]
        number = ana.state(table)["number"]
        shutil.rmtree(folder)
        eventually(lambda: any("not be copied" in line["message"] for line in server.lines()))
        folder.mkdir()
        (copy,) = eventually(lambda: copies(server))
        kept = ask(copy, f"SELECT max(number) FROM events WHERE table_id = '{table}'")
        assert kept == [(number,)]
        assert server.stop() == 0
        assert len(copies(server)) == 1


def test_a_file_that_takes_the_place_is_left_alone(playing: tuple[Server, Device, str]) -> None:
    server, ana, table = playing
    server.data.unlink()
    server.data.write_text("precious")
    for _ in range(10):  # more readers at once than connections may have been open
        assert ana.state(table)["table"] == table
    eventually(lambda: copies(server))
    assert server.stop() == 0
    assert server.data.read_text() == "precious"


AS_NOBODY = """
import asyncio, os, sys
from pathlib import Path
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.ports import StoreError

async def main(file):
    store = await SqlStore.open(file)
    if os.geteuid() == 0:  # permissions mean nothing to root
        os.chown(file, 65534, 65534)
        os.setresuid(65534, 65534, 0)
    await store.heartbeat(1)
    file.chmod(0o400)
    for attempt in (store.heartbeat(2), store.ping()):
        try:
            await attempt
        except StoreError as trouble:
            print(trouble.key)
    file.chmod(0o600)
    await store.heartbeat(3)
    os.setresuid(0, 0, 0) if os.getresuid()[2] == 0 else None
    await store.close()

asyncio.run(main(Path(sys.argv[1])))
"""


def test_a_file_that_may_not_be_written_any_more() -> None:
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        command = [sys.executable, "-c", AS_NOBODY, f"{folder}/tables.db"]
        done = subprocess.run(command, capture_output=True, text=True)
    assert (done.stdout.split(), done.stderr) == (["store-unreadable"] * 2, "")


# Root may write everywhere, unless it gives that up.
BOUND_BY_PERMISSIONS = """
import ctypes, os, sys
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE = 24, 1
ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


def test_a_server_whose_file_may_not_be_written_any_more_says_so(tmp_path: Path) -> None:
    command = (sys.executable, "-c", BOUND_BY_PERMISSIONS, MARRAKECH)
    with serving(tmp_path, command=command) as server, Device(server) as ana:
        table = ana.create("person", "person")["table"]
        before = ana.state(table)["number"]
        server.data.chmod(0o400)
        refused = move(ana, table)
        assert (refused.status_code, refused.json()["key"]) == (503, "server-troubled")
        assert refused.json()["details"] == {"trouble": "store-unreadable"}
        assert status(server) == "store-unreadable"
        assert eventually(lambda: troubles(server)) == ["store-unreadable"]
        assert ana.state(table)["number"] == before
        server.data.chmod(0o600)
        eventually(lambda: status(server) == "ok")
        assert move(ana, table).status_code == 200


def test_a_link_that_leads_elsewhere(tmp_path: Path) -> None:
    """The file is still there, but the next start would open another one."""
    real, link, other = (tmp_path / name for name in ("real.db", "link.db", "other.db"))
    link.symlink_to(real)

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        shutil.copy(real, other)
        link.unlink()
        link.symlink_to(other)
        with pytest.raises(StoreError, match="store-gone"):
            await store.append("t", 1, [event(2)], SUMMARY)
        link.unlink()
        link.symlink_to(real)
        await store.append("t", 1, [event(2)], SUMMARY)

    with_store(link, scene)


# One server to a file, by whatever name


@pytest.mark.parametrize("make", [Path.symlink_to, Path.hardlink_to])
def test_two_names_for_one_file_are_one_store(
    tmp_path: Path, make: Callable[[Path, Path], None]
) -> None:
    path, folder = tmp_path / "tables.db", tmp_path / "other"
    folder.mkdir()

    async def scene(store: SqlStore) -> None:
        await store.create("t", [event(1)], SUMMARY)
        make(folder / "name.db", path)
        with pytest.raises(StoreError, match="store-locked"):
            await SqlStore.open(folder / "name.db")

    with_store(path, scene)


@pytest.mark.parametrize("make", [Path.symlink_to, Path.hardlink_to])
def test_a_second_server_by_another_name_is_refused(
    tmp_path: Path, marrakech: Command, make: Callable[[Path, Path], None]
) -> None:
    with serving(tmp_path) as server, Device(server) as ana:
        other = tmp_path / "other.db"
        make(other, server.data)
        done = marrakech("serve", "--port", "0", "--data", str(other))
        assert (done.code, done.out) == (1, "")
        assert "is in use by another server" in done.err
        table = ana.create("person", "person")["table"]
        assert move(ana, table).status_code == 200


@pytest.mark.parametrize("name", ["tables.db", "link.db"])
def test_a_server_of_0_1_0_keeps_its_file_for_itself(tmp_path: Path, name: str) -> None:
    """It locks the file beside it, and knows of no other lock."""
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")

    async def scene(store: SqlStore) -> None:
        """Nothing: it could not be opened."""

    with (tmp_path / "tables.db.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(StoreError, match="store-locked"):
            with_store(tmp_path / name, scene)
    with_store(tmp_path / name, scene)


def test_two_symbolic_links_to_one_file(tmp_path: Path, marrakech: Command) -> None:
    real = tmp_path / "real.db"
    links = [tmp_path / "one.db", tmp_path / "two.db"]
    for link in links:
        link.symlink_to(real)
    with serving(tmp_path, MARRAKECH_DATA=str(links[0])) as server, Device(server) as ana:
        done = marrakech("serve", "--port", "0", "--data", str(links[1]))
        assert done.code == 1
        assert "is in use by another server" in done.err
        ana.create("person", "person")
        assert server.stop() == 0
    assert ask(real, "SELECT count(*) FROM tables") == [(1,)]
