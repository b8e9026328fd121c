"""A server that would go back does not start: a rescued copy beside its file has more."""

import os
import shutil
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from support.command import Command, Done
from support.server import Device, Server, eventually, serving
from support.store_damage import killed_image
from support.stores import SUMMARY, ask, change, event, make, with_store

from marrakech.server.storage.backup import backup
from marrakech.server.storage.integrity import check_store
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.ports import StoreError


def empty(wal: Path) -> None:
    os.truncate(wal, 0)


def overwrite(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.write(bytes(file.stat().st_size))


def copies(server: Server) -> list[Path]:
    return [Path(line["copy"]) for line in server.lines() if "were copied" in line["message"]]


def move(ana: Device, table: str) -> httpx.Response:
    state = ana.state(table)
    return ana.do(table, "act", action=state["legal"][0], seen=state["number"])


def restarted(marrakech: Command, data: Path) -> Done:
    """How a start with the same file ends; it does not wait for a signal."""
    return marrakech("serve", "--port", "0", "--data", str(data))


@pytest.mark.parametrize(
    ("harm", "how"),
    [(empty, signal.SIGTERM), (overwrite, signal.SIGTERM), (Path.unlink, signal.SIGKILL)],
)
def test_a_restart_after_the_wal_was_lost(
    tmp_path: Path, marrakech: Command, harm: Callable[[Path], None], how: signal.Signals
) -> None:
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "person")["table"]
        assert move(ana, table).status_code == 200
        before, cookies = ana.events(table), ana.cookies
        harm(Path(f"{server.data}-wal"))
        (copy,) = eventually(lambda: copies(server))
        server.stop(how)
    for _ in range(2):  # as often as a supervisor tries
        done = restarted(marrakech, server.data)
        assert (done.code, done.out) == (1, "")
        assert str(copy) in done.err.replace("\n", "")
    for suffix in ("-wal", "-shm"):
        Path(f"{server.data}{suffix}").unlink(missing_ok=True)
    copy.rename(server.data)
    with serving(tmp_path) as again, Device(again) as back:
        back.cookies = cookies
        assert back.events(table) == before
        assert move(back, table).status_code == 200


def test_the_file_was_deleted(tmp_path: Path, marrakech: Command) -> None:
    """Who moves the copy away begins anew, and has been told so."""
    with serving(tmp_path) as server, Device(server) as ana:
        table = ana.create("person", "person")["table"]
        for suffix in ("", "-wal", "-shm"):
            Path(f"{server.data}{suffix}").unlink()
        (copy,) = eventually(lambda: copies(server))
        server.stop(signal.SIGKILL)
    assert str(copy) in restarted(marrakech, server.data).err.replace("\n", "")
    copy.rename(tmp_path / "put-away.db")
    with serving(tmp_path) as again, Device(again) as ana:
        assert ana.get(f"/api/tables/{table}").status_code == 404


# What counts


def copy_of(path: Path, name: str = "rescued-20260102-030405") -> Path:
    copy = Path(f"{path}.{name}")
    backup(path, copy)
    return copy


async def two_tables(store: SqlStore) -> None:
    await store.create("t", [event(1), event(2)], SUMMARY)
    await store.create("u", [event(1)], SUMMARY)
    await store.heartbeat(1_000)


def refusal(path: Path) -> StoreError:
    with pytest.raises(StoreError, match="store-behind") as caught:
        with_store(path, SqlStore.ping)
    return caught.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with two tables."""
    path = tmp_path / "tables.db"
    with_store(path, two_tables)
    return path


def test_a_copy_with_nothing_new(path: Path) -> None:
    copy_of(path)
    with_store(path, SqlStore.ping)
    with_store(path, lambda store: store.append("t", 2, [event(3)], SUMMARY))
    with_store(path, SqlStore.ping)


@pytest.mark.parametrize("name", ["rescued-20260102-030405", "rescued-20260102-030405-12"])
def test_a_copy_with_a_longer_log(path: Path, name: str) -> None:
    copy = copy_of(path, name)
    change(path, "DELETE FROM events WHERE table_id = 't' AND number = 2")
    change(path, "UPDATE heartbeat SET at = 9000")  # the end of a log is never deleted
    assert refusal(path).details == {"file": str(path), "copy": str(copy)}


def test_the_newest_copy_is_named(path: Path) -> None:
    names = ["rescued-20260102-030405-9", "rescued-20260102-030405-10", "rescued-20251231-235959"]
    newest = [copy_of(path, name) for name in names][1]
    change(path, "DELETE FROM events")
    assert refusal(path).details["copy"] == str(newest)


def test_a_copy_with_another_table(path: Path) -> None:
    copy_of(path)
    change(path, "DELETE FROM events WHERE table_id = 'u'")
    refusal(path)


def test_a_table_that_was_deleted_for_its_age_since(path: Path) -> None:
    copy_of(path)

    async def scene(store: SqlStore) -> None:
        await store.heartbeat(2_000)
        assert await store.forget(10**6) == 2

    with_store(path, scene)
    with_store(path, SqlStore.ping)


def test_a_file_that_cannot_be_read(path: Path) -> None:
    """The copy has what is wanted: a rescue of the file would have less."""
    copy_of(path)
    overwrite(path)
    refusal(path)


def test_a_link_to_the_file(path: Path) -> None:
    copy_of(path)
    change(path, "DELETE FROM events")
    link = path.with_name("link.db")
    link.symlink_to(path)
    refusal(link)


def junk(copy: Path) -> None:
    copy.write_bytes(b"This was never a database. " * 500)


def another_database(copy: Path) -> None:
    copy.unlink()
    make(copy, "CREATE TABLE recipes (tea TEXT)")


def damage(copy: Path) -> None:
    ((page,),) = ask(copy, "SELECT rootpage FROM sqlite_master WHERE name = 'devices'")
    with copy.open("r+b") as file:
        file.seek((page - 1) * 4_096)
        file.write(b"\xff" * 4_096)


def cut_short(copy: Path) -> None:
    os.truncate(copy, 5_000)


@pytest.mark.parametrize("harm", [junk, another_database, damage, cut_short])
def test_a_copy_that_is_no_use_is_only_told_of(
    path: Path, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    copy = copy_of(path)
    harm(copy)
    change(path, "DELETE FROM events")
    with_store(path, SqlStore.ping)
    (record,) = caplog.records
    assert (record.message, record.__dict__["copy"]) == ("a rescued copy is damaged", str(copy))


def test_files_that_only_have_such_a_name(path: Path) -> None:
    copy = copy_of(path)
    shutil.copy(copy, f"{path}.rescued-20260102-030405.part")
    shutil.copy(copy, f"{path}.backup")
    copy.unlink()
    copy.mkdir()
    os.mkfifo(f"{path}.rescued-20260102-030406")
    change(path, "DELETE FROM events")
    with_store(path, SqlStore.ping)


# A log of zeros, and no copy


@pytest.mark.parametrize("zeros", [32, 4_096, None])
def test_a_log_that_begins_with_zeros(tmp_path: Path, zeros: int | None) -> None:
    """SQLite would go on without any of it."""
    image = killed_image(tmp_path / "killed.db")
    wal = bytes(zeros or len(image.wal)) + image.wal[zeros or len(image.wal) :]
    path = image._replace(wal=wal).write(tmp_path / "tables.db")
    with pytest.raises(StoreError, match="store-broken"):
        with_store(path, SqlStore.ping)
    assert Path(f"{path}-wal").read_bytes() == wal
    assert check_store(path).structure == [
        "the beginning of tables.db-wal is not as it was written"
    ]


@pytest.mark.parametrize("size", [0, 32])
def test_a_log_that_was_only_just_begun(tmp_path: Path, size: int) -> None:
    """After a power cut even its header can have zeros, but then nothing was committed by it."""
    path = tmp_path / "tables.db"
    with_store(path, two_tables)
    Path(f"{path}-wal").write_bytes(bytes(size))
    assert check_store(path).structure == []
    with_store(path, lambda store: store.append("t", 2, [event(3)], SUMMARY))
