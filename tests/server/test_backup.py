"""Copies of a store, taken while it is written to."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from support.stores import SUMMARY, VERSION_1, ask, event, make, with_store
from typer.testing import CliRunner

from marrakech.cli.backup import backup as backup_command
from marrakech.rules import Refusal
from marrakech.server.storage import backup as backing_up
from marrakech.server.storage.backup import backup
from marrakech.server.storage.sql_store import SqlStore

command = typer.Typer()
command.command()(backup_command)


def refusal(source: Path, target: Path) -> str:
    before = sorted(target.parent.glob("*")) if target.parent.exists() else []
    with pytest.raises(Refusal) as caught:
        backup(source, target)
    assert (sorted(target.parent.glob("*")) if target.parent.exists() else []) == before
    return caught.value.key


def test_a_backup_while_somebody_writes(tmp_path: Path) -> None:
    """Every copy is whole: what was acknowledged before is in it, and every log is a beginning."""
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        ends = dict.fromkeys((f"t{i}" for i in range(10)), 0)
        stop = False

        async def write(table: str) -> None:
            await store.create(table, [event(1), event(2)], SUMMARY)
            ends[table] = 2
            while not stop:
                after = ends[table]
                await store.append(table, after, [event(after + 1), event(after + 2)], SUMMARY)
                ends[table] = after + 2

        writers = [asyncio.create_task(write(table)) for table in ends]
        for number in range(5):
            await asyncio.sleep(0.05)
            acknowledged = dict(ends)
            target = tmp_path / f"copy-{number}.db"
            await asyncio.to_thread(backup, path, target)
            assert ask(target, "PRAGMA integrity_check") == [("ok",)]
            counts = "SELECT table_id, count(*), max(number) FROM events GROUP BY table_id"
            found = {table: (count, last) for table, count, last in ask(target, counts)}
            for table, end in acknowledged.items():
                count, last = found.get(table, (0, 0))  # it may not have been made yet
                assert end <= count == last
                assert count % 2 == 0
        async with asyncio.timeout(20):  # they write on
            while sum(ends.values()) <= sum(acknowledged.values()):
                await asyncio.sleep(0.01)
        stop = True
        await asyncio.gather(*writers)

    with_store(path, scene)


def test_a_copy_is_one_file_and_a_store(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    backup(path, target)
    assert list(target.parent.iterdir()) == [target]

    async def scene(store: SqlStore) -> None:
        assert len(await store.read("anas-table")) == 5
        await store.append("anas-table", 5, [event(6)], SUMMARY)

    with_store(target, scene)
    assert len(ask(path, "SELECT * FROM events")) == 5


def test_what_a_killed_server_left_is_copied_with_its_log(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    left = tmp_path / "left.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("UPDATE heartbeat SET at = 7")
    connection.commit()
    for suffix in ("", "-wal"):
        Path(f"{left}{suffix}").write_bytes(Path(f"{path}{suffix}").read_bytes())
    connection.close()
    backup(left, tmp_path / "copy.db")
    assert ask(tmp_path / "copy.db", "SELECT at FROM heartbeat") == [(7,)]


def test_nobody_else_can_read_a_copy(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    path.chmod(0o644)
    backup(path, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


KILLED = """
import os, signal, sys
from pathlib import Path
from marrakech.server.storage import backup
backup._require_whole = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
backup.backup(Path(sys.argv[1]), Path(sys.argv[2]))
"""


def test_a_copy_that_was_killed_midway_is_none(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    target = tmp_path / "copy.db"
    done = subprocess.run([sys.executable, "-c", KILLED, path, target])
    assert done.returncode == -signal.SIGKILL
    assert not target.exists()
    assert [left.stat().st_mode & 0o777 for left in tmp_path.glob("*.part")] == [0o600]
    backup(path, target)
    assert ask(target, "SELECT count(*) FROM events") == [(5,)]


def test_a_name_that_is_taken_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    target = tmp_path / "copy.db"
    monkeypatch.setattr(backing_up, "_require_whole", lambda *_: target.write_text("precious"))
    with pytest.raises(Refusal, match="file-exists"):
        backup(path, target)
    assert sorted(tmp_path.iterdir()) == [target, path]
    assert target.read_text() == "precious"


def test_a_copy_where_files_have_no_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def link(*_: Path) -> None:
        raise PermissionError

    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    monkeypatch.setattr(os, "link", link)
    backup(path, tmp_path / "copy.db")
    assert sorted(tmp_path.iterdir()) == [tmp_path / "copy.db", path]
    assert refusal(path, tmp_path / "copy.db") == "file-exists"


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    target = tmp_path / "precious.txt"
    target.write_text("precious")
    assert refusal(path, target) == "file-exists"
    assert refusal(path, path) == "file-exists"
    assert target.read_text() == "precious"


def test_what_cannot_be_copied(tmp_path: Path) -> None:
    junk = tmp_path / "junk.db"
    junk.write_bytes(b"junk" * 4_000)
    other = make(tmp_path / "other.db", "CREATE TABLE recipes (tea TEXT)")
    good = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    assert refusal(tmp_path / "none.db", tmp_path / "copy.db") == "file-missing"
    assert refusal(tmp_path, tmp_path / "copy.db") == "file-missing"
    assert refusal(junk, tmp_path / "copy.db") == "store-broken"
    assert refusal(other, tmp_path / "copy.db") == "store-broken"
    assert refusal(good, tmp_path / "nowhere" / "copy.db") == "file-unwritable"


def test_a_damaged_store_gives_no_copy(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    ((page,),) = ask(path, "SELECT rootpage FROM sqlite_master WHERE name = 'events'")
    damaged = bytearray(path.read_bytes())
    damaged[(page - 1) * 4_096 : page * 4_096] = b"\xff" * 4_096
    path.write_bytes(damaged)
    assert refusal(path, tmp_path / "copy.db") == "store-broken"


def test_the_command(tmp_path: Path) -> None:
    path = make(tmp_path / "tables.db", VERSION_1.read_text("utf-8"))
    run = CliRunner().invoke
    done = run(command, [str(tmp_path / "a.db"), "--data", str(path)])
    assert (done.exit_code, str(tmp_path / "a.db") in done.output) == (0, True)
    done = run(command, [str(tmp_path / "b.db")], env={"MARRAKECH_DATA": str(path)})
    assert done.exit_code == 0
    assert ask(tmp_path / "b.db", "SELECT count(*) FROM events") == [(5,)]
    done = run(command, [str(tmp_path / "b.db"), "--data", str(path)])
    assert done.exit_code == 1
    assert "was not overwritten" in done.output
    home = {"XDG_DATA_HOME": str(tmp_path), "MARRAKECH_DATA": ""}
    done = run(command, [str(tmp_path / "c.db")], env=home)
    assert done.exit_code == 1
    assert f"{tmp_path}/marrakech/tables.db: file not found" in done.output
    assert run(command, []).exit_code == 2
