"""Single bits are flipped all over a real file: no traceback, and no damage that goes unnoticed."""

import random
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from looping import run
from stores import ask

from marrakech.rules import Refusal, edition_named, legal_actions
from marrakech.server.checking import Report, check_store
from marrakech.server.device_store import Device, DeviceStore
from marrakech.server.rescue import rescue
from marrakech.server.store import SqlStore
from marrakech.table.commands import Command
from marrakech.table.memory import MemoryBus
from marrakech.table.ports import StoreTrouble
from marrakech.table.setup import PERSON, Setup
from marrakech.table.tables import Tables

Events = dict[str, list[str]]
HOST = "host"


class Flip(NamedTuple):
    """Where a bit is flipped."""

    byte: int
    bit: int


async def _fill(path: Path) -> None:
    """Tables with checksums, at which some turns have been played."""
    store = await SqlStore.open(path)
    tables = Tables(store, MemoryBus())
    chance = random.Random(5)
    for players in (2, 3, 4, 2, 3, 4):
        names = ["Ana", "Ben", "Cid", "Dea"][:players]
        seats, rules = (PERSON,) * players, edition_named("default").ruleset
        table = await tables.create(Setup(seats, rules), HOST, names)
        for number in range(chance.randrange(6, 14)):
            stands = await tables.find(table.id)
            assert stands.position is not None
            data = {"action": chance.choice(legal_actions(stands.position))}
            command = Command("act", f"command-{number}", HOST, stands.number, data)
            await tables.do(table.id, command)
    await DeviceStore(store).add(Device("hash", HOST, "", "", 0, 0))
    await store.close()


async def _events(path: Path, ids: list[str]) -> Events:
    """What a server would tell of each table that it can still play at."""
    store = await SqlStore.open(path)
    try:
        tables = Tables(store, MemoryBus())
        told: Events = {}
        for table_id in ids:
            try:
                told[table_id] = await tables.events(table_id)
            except Refusal as refusal:
                assert refusal.key in ("table-damaged", "table-unknown", "store-broken")
        await store.waking()
        return told
    finally:
        await store.close()


@cache
def _whole(folder: Path) -> tuple[bytes, Events]:
    """A file with some tables, and what has happened at each."""
    path = folder / "whole.db"
    run(_fill(path))
    with closing(sqlite3.connect(path)) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM tables")]
    assert check_store(path).is_whole
    events = run(_events(path, ids))
    assert len(events) == len(ids) == 6
    return path.read_bytes(), events


def _checked(path: Path) -> Report | None:
    """The report, or None for a file that is not even a store."""
    try:
        return check_store(path)
    except Refusal as refusal:
        assert refusal.key in ("store-none", "store-newer")
        return None


def try_flip(folder: Path, flip: Flip) -> str:
    """What a flipped bit comes to: nothing, a table, or the file."""
    with TemporaryDirectory(dir=folder) as place:
        return _try_flip(Path(place) / "flip.db", flip, *_whole(folder))


def _try_flip(path: Path, flip: Flip, content: bytes, events: Events) -> str:
    damaged = bytearray(content)
    damaged[flip.byte] ^= 1 << flip.bit
    path.write_bytes(damaged)
    report = _checked(path)
    assert path.read_bytes() == bytes(damaged), "checking only reads"
    if report is not None and not report.is_whole:
        _require_rescue(path, events)
    try:
        told = run(_events(path, list(events)))
    except StoreTrouble as trouble:
        assert trouble.key in ("store-broken", "store-newer", "store-unreadable"), trouble
        assert report is None or not report.is_whole, (flip, trouble)
        return "file"
    assert all(told[table_id] == events[table_id] for table_id in told), flip
    assert len(told) >= len(events) - 1, flip
    if len(told) < len(events):
        assert report is not None
        assert not report.is_whole, flip
        return "table"
    return "nothing"


def _require_rescue(path: Path, events: Events) -> Events:
    """Whatever is rescued is as it was."""
    target = path.with_suffix(".rescued")
    rescue(path, target)
    assert check_store(target).is_whole
    told = run(_events(target, list(events)))
    assert all(told[table_id] == events[table_id] for table_id in told)
    return told


def flips(folder: Path, count: int, seed: int) -> list[Flip]:
    content, _ = _whole(folder)
    chance = random.Random(seed)
    return [Flip(chance.randrange(len(content)), chance.randrange(8)) for _ in range(count)]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the files are."""
    return tmp_path_factory.mktemp("flips")


@pytest.mark.parametrize("seed", [0])
def test_single_bits(folder: Path, seed: int) -> None:
    results = [try_flip(folder, flip) for flip in flips(folder, 50, seed)]
    assert set(results) >= {"nothing", "file"}


def test_single_bits_of_the_header(folder: Path) -> None:
    """Where one bit decides how all of the file is read."""
    for byte in range(0, 100, 3):
        try_flip(folder, Flip(byte, byte % 8))


@pytest.mark.parametrize("begin", [0, 1_024, 2_048, 3_072])
def test_single_bits_of_the_first_page_cost_no_table(folder: Path, begin: int) -> None:
    """It says which tables there are and where: we know the one, and the other can be found."""
    content, events = _whole(folder)
    path = folder / f"first-{begin}.db"
    for byte in range(begin, begin + 1_024, 23):
        damaged = bytearray(content)
        damaged[byte] ^= 1 << (byte // 23 % 8)
        path.write_bytes(damaged)
        path.with_suffix(".rescued").unlink(missing_ok=True)
        try:
            report = check_store(path)
        except Refusal as refusal:
            assert refusal.key == "store-newer", byte
            continue
        if not report.is_whole:
            assert _require_rescue(path, events) == events, byte


@pytest.mark.parametrize("name", ["events", "devices", "tables"])
def test_single_bits_of_where_a_table_begins(folder: Path, name: str) -> None:
    content, events = _whole(folder)
    byte = content.index(b"CREATE TABLE " + name.encode()) - 1
    path = folder / f"root-{name}.db"
    for bit in range(8):
        damaged = bytearray(content)
        damaged[byte] ^= 1 << bit
        path.write_bytes(damaged)
        path.with_suffix(".rescued").unlink(missing_ok=True)
        assert not check_store(path).is_whole
        assert _require_rescue(path, events) == events, bit
        assert ask(path.with_suffix(".rescued"), "SELECT holder FROM devices") == [(HOST,)], bit


def test_a_first_page_of_zeros(folder: Path) -> None:
    """Nothing says that it was a store of ours."""
    content, _ = _whole(folder)
    path = folder / "zeros.db"
    path.write_bytes(bytes(4_096) + content[4_096:])
    with pytest.raises(Refusal, match="store-none"):
        check_store(path)


def test_single_bits_of_events(folder: Path) -> None:
    """In the text of an event with a checksum: it costs that table, and nothing else."""
    content, _ = _whole(folder)
    for byte in (content.index(b'"name":"Dea"') + 8, content.rindex(b'"action":') + 11):
        assert try_flip(folder, Flip(byte, 2)) == "table"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 140))
def test_many_more_single_bits(folder: Path, seed: int) -> None:
    for flip in flips(folder, 200, seed):
        try_flip(folder, flip)
