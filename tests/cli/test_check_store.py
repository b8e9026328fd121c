"""`marrakech check-store` and `serve`, given files with a flipped bit: sentences, no tracebacks."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from support.command import Command
from support.store_damage import flipped, killed_image
from support.stores import OLD, make, with_store

from marrakech.server.storage.sql_store import SqlStore


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with tables in it, as today's version leaves it."""
    path = make(tmp_path / "tables.db", OLD.read_text("utf-8"))
    with_store(path, SqlStore.ping)
    with closing(sqlite3.connect(path)) as connection, connection:
        device = "INSERT INTO devices VALUES (?, 'ana', ?, '', 0, 0, NULL)"
        connection.executemany(device, [(str(n), "x" * 3_000) for n in range(200)])
    return path


def flip(path: Path, byte: int, bit: int) -> None:
    content = bytearray(path.read_bytes())
    content[byte] ^= 1 << bit
    path.write_bytes(content)


@pytest.mark.parametrize("byte", [53, 55])
def test_a_reason_of_any_length(marrakech: Command, store: Path, byte: int) -> None:
    """Each page of a file is not what it should be if one bit of the header is wrong."""
    flip(store, byte, 2)
    for command in (["check-store"], ["check-store", "--json"], ["serve", "--port", "0", "--data"]):
        done = marrakech(*command, str(store))
        assert done.code == 1, command
        assert "Traceback" not in done.err


def test_a_definition_that_is_no_text_any_more(marrakech: Command, store: Path) -> None:
    """SQLite quotes the very bytes in its message."""
    flip(store, store.read_bytes().index(b"NULL,\n            open_seats") + 3, 7)
    for command in (["check-store"], ["serve", "--port", "0", "--data"]):
        done = marrakech(*command, str(store))
        assert done.code == 1, done
        assert "Traceback" not in done.err
        assert "malformed" in done.err
    done = marrakech("check-store", str(store), "--rescue", "new.db")
    assert "6 intact tables have been copied" in done.out
    assert marrakech("check-store", "new.db").code == 0


def test_a_copy_with_the_first_letter_wrong(marrakech: Command, store: Path) -> None:
    whole = store.with_name("whole.db")
    shutil.copy(store, whole)
    flip(store, 0, 0)
    done = marrakech("check-store", str(store), "--rescue", "new.db")
    assert done.code == 1
    assert "6 intact tables have been copied" in done.out
    assert store.read_bytes()[1:] == whole.read_bytes()[1:]


def test_a_flipped_bit_in_the_log_of_a_killed_server(marrakech: Command, tmp_path: Path) -> None:
    image = killed_image(tmp_path / "killed.db")
    wal = flipped(image.wal, 32 + 2_000, 2)
    path = image._replace(wal=wal).write(tmp_path / "flipped.db")
    done = marrakech("serve", "--port", "0", "--data", str(path))
    assert done.code == 1
    assert "frame 1 of flipped.db-wal is not as it was written" in done.err
    assert "marrakech check-store" in done.err
    done = marrakech("check-store", str(path), "--rescue", "new.db")
    assert done.code == 1
    assert "frame 1 of flipped.db-wal is not as it was written" in done.err
    assert f"{len(image.events)} intact tables have been copied" in done.out
