"""The log that a killed server leaves is damaged, torn by a power cut, or older than its header."""

import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest
from support.store_damage import Image, events_in, flipped, killed_image, rescued
from support.stores import SUMMARY, event, with_store

from marrakech.server.storage.backup import backup
from marrakech.server.storage.integrity import check_store
from marrakech.server.storage.sql_store import SqlStore
from marrakech.server.storage.wal_repair import read_wal, wal_of
from marrakech.table.ports import StoreError

HEADER, FRAME = 32, 24 + 4_096


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the files are."""
    return tmp_path_factory.mktemp("wal")


@cache
def killed(folder: Path) -> Image:
    image = killed_image(folder / "killed.db")
    assert len(read_wal(image.wal).frames) * FRAME + HEADER < len(image.wal)
    return image


def ends_of_commits(image: Image) -> list[int]:
    """The bytes of the log up to the end of each transaction."""
    return [HEADER + f.number * FRAME for f in read_wal(image.wal).frames if f.is_commit]


def last_byte(image: Image) -> int:
    return ends_of_commits(image)[-1]


def require_rescued(folder: Path, byte: int, bit: int) -> None:
    """The log is refused, told of, left as it is, and saved; that costs one table at most."""
    whole = killed(folder)
    image = whole._replace(wal=flipped(whole.wal, byte, bit))
    path = image.write(folder / "flipped.db")
    report = check_store(path)
    assert "flipped.db-wal is not as it was written" in report.structure[0], (byte, bit)
    assert len(rescued(path, image.events)) >= len(image.events) - 1, (byte, bit)
    with pytest.raises(StoreError, match="store-broken"):
        events_in(path, [])
    assert Path(f"{path}-wal").read_bytes() == image.wal, (byte, bit)


def flips(image: Image, frames: int, seed: int) -> Iterator[tuple[int, int]]:
    """Bits of each field of the header, and of each field of some frames."""
    chance = random.Random(seed)
    fields = (0, 4, 8, 12, 16, 20, 24)
    for field in (*fields, 28):
        yield field + chance.randrange(4), chance.randrange(8)
    count = (last_byte(image) - HEADER) // FRAME
    for index in (0, count - 1, *chance.sample(range(1, count - 1), frames)):
        begin = HEADER + index * FRAME
        for field in fields[:-1]:
            yield begin + field + chance.randrange(4), chance.randrange(8)
        yield begin + chance.randrange(24, FRAME - 4), chance.randrange(8)
        yield begin + FRAME - 1, chance.randrange(8)


def test_single_bits(folder: Path) -> None:
    for byte, bit in flips(killed(folder), 0, 0):
        require_rescued(folder, byte, bit)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 6))
def test_many_more_single_bits(folder: Path, seed: int) -> None:
    for byte, bit in flips(killed(folder), 20, seed):
        require_rescued(folder, byte, bit)


def test_a_bit_that_no_longer_counts(folder: Path) -> None:
    """Of a log that began earlier, and is in the main file."""
    image = killed(folder)
    damaged = image._replace(wal=flipped(image.wal, last_byte(image) + 5_000, 3))
    path = damaged.write(folder / "older.db")
    assert check_store(path).is_whole
    assert events_in(path, list(image.events)) == image.events


def test_zeros_in_the_middle(folder: Path) -> None:
    """No single bit, and not the end: whatever later frames do not make up for is lost."""
    image = killed(folder)
    begin = HEADER + 10 * FRAME
    path = image._replace(wal=image.wal[:begin] + bytes(FRAME) + image.wal[begin + FRAME :]).write(
        folder / "zeros.db"
    )
    assert "frame 11 of zeros.db-wal" in check_store(path).structure[0]
    with pytest.raises(StoreError, match="store-broken"):
        events_in(path, [])
    with pytest.raises(StoreError, match="store-broken"):
        backup(path, folder / "backup.db")
    assert len(rescued(path, image.events)) >= len(image.events) - 1


def torn(image: Image) -> Iterator[bytes]:
    """The log after a power cut in its last commit: some of its sectors were not written yet, and
    have zeros or what was there before."""
    *_, begin, end = ends_of_commits(image)
    before, after = image.wal[:begin], image.wal[end:]
    last = image.wal[begin:end]
    for at in range(0, len(last), 1_536):
        yield before + last[:at]
        yield before + last[:at] + bytes(512) + last[at + 512 :] + after
        yield before + bytes(at) + last[at:]
        yield before + last[:at] + random.Random(at).randbytes(512) + last[at + 512 :] + after


def test_a_commit_that_a_power_cut_has_torn(folder: Path) -> None:
    """It was never acknowledged: the server goes on without it, and all others are there."""
    image = killed(folder)
    committed = {frame.number for frame in read_wal(image.wal).frames}
    for wal in torn(image):
        found = read_wal(wal)
        assert not found.damaged
        whole = wal == image.wal[: len(wal)] and len(wal) >= last_byte(image)
        assert whole == ({frame.number for frame in found.frames} == committed)


def test_a_torn_commit_is_no_reason_to_refuse(folder: Path) -> None:
    image = killed(folder)
    path = image._replace(wal=image.wal[: last_byte(image) - 1]).write(folder / "torn.db")
    assert check_store(path).is_whole
    told = events_in(path, list(image.events))
    assert sum(told[table] != events for table, events in image.events.items()) == 1


def test_what_was_undone_is_no_damage(tmp_path: Path) -> None:
    """Frames of a large transaction that was undone stay behind the end, with the same salts."""
    path = tmp_path / "tables.db"

    async def scene(store: SqlStore) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("PRAGMA cache_size = 1")
            other.execute("BEGIN")
            for number in range(300):
                values = (str(number), "x" * 3_000)
                other.execute("INSERT INTO devices VALUES (?, 'a', ?, '', 0, 0, NULL)", values)
            other.execute("ROLLBACK")
        await store.create("t", [event(1)], SUMMARY)
        wal = wal_of(path)
        assert not wal.damaged
        assert len(wal.frames) * FRAME < Path(f"{path}-wal").stat().st_size / 2

    with_store(path, scene)


WRITES = """
import itertools, sqlite3, sys
store = sqlite3.connect(sys.argv[1], timeout=10, isolation_level=None)
store.execute("PRAGMA synchronous = FULL")
print("begun", flush=True)
for count in itertools.count():
    store.execute("UPDATE heartbeat SET at = ?", (count,))
    if count % 20 == 0:
        store.execute("PRAGMA wal_checkpoint(RESTART)")
"""


def test_no_false_alarm_while_another_program_writes(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with_store(path, SqlStore.ping)
    with subprocess.Popen(
        [sys.executable, "-c", WRITES, str(path)], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == b"begun\n"
        for _ in range(300):
            assert not wal_of(path).damaged
        process.kill()
