"""Single bits are flipped all over a real file: no traceback, and no damage that goes unnoticed."""

import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from support.store_damage import (
    HOST,
    Image,
    closed_image,
    events_in,
    flipped,
    killed_image,
    rescued,
)
from support.stores import ask, make

from marrakech.rules import Refusal
from marrakech.server.storage.integrity import check_store
from marrakech.table.ports import StoreError

PAGE = 4_096
LEAF, INNER = 13, 5  # how the pages of a table begin


class Flip(NamedTuple):
    """Where a bit is flipped."""

    byte: int
    bit: int


@cache
def _whole(folder: Path) -> Image:
    """A file with some tables, and what has happened at each."""
    image = closed_image(folder / "whole.db")
    assert len(image.events) == 6
    assert _pages(image, INNER), "the events have several pages"
    return image


def _pages(image: Image, kind: int) -> list[int]:
    """Where the pages with a part of a table begin, but for the first."""
    places = range(PAGE, len(image.main), PAGE)
    return [place for place in places if image.main[place] == kind]


def try_flip(folder: Path, flip: Flip) -> str:
    """What a flipped bit comes to: nothing, a table, or the file. It never costs more than one
    table: a server has the others, or a rescue saves them."""
    image = _whole(folder)
    damaged = image._replace(main=flipped(image.main, *flip))
    path = damaged.write(folder / "flip.db")
    report = check_store(path)
    assert path.read_bytes() == damaged.main, "checking only reads"
    if not report.is_whole:
        assert len(rescued(path, image.events)) >= len(image.events) - 1, flip
    try:
        told = events_in(path, list(image.events))
    except StoreError as trouble:
        assert trouble.key in ("store-broken", "store-unreadable"), trouble
        assert not report.is_whole, (flip, trouble)
        return "file"
    assert all(told[table_id] == image.events[table_id] for table_id in told), flip
    assert len(told) >= len(image.events) - 1, flip
    if len(told) < len(image.events):
        assert not report.is_whole, flip
        return "table"
    return "nothing"


def flips(folder: Path, count: int, seed: int) -> list[Flip]:
    size = len(_whole(folder).main)
    chance = random.Random(seed)
    return [Flip(chance.randrange(size), chance.randrange(8)) for _ in range(count)]


def flips_of_heads(folder: Path, places: Iterable[int]) -> list[Flip]:
    """Every bit of what a page says of itself, and of where its first rows are."""
    return [Flip(place + byte, bit) for place, byte, bit in product(places, range(16), range(8))]


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


def test_single_bits_of_the_heads_of_pages(folder: Path) -> None:
    """Where one bit hides a whole page, or all to which it leads."""
    image = _whole(folder)
    kinds = (LEAF, INNER)
    places = [max(_pages(image, kind), key=lambda at: _events_at(image, at)) for kind in kinds]
    for flip in flips_of_heads(folder, places)[::13]:
        try_flip(folder, flip)


def _events_at(image: Image, place: int) -> int:
    return image.main[place : place + PAGE].count(b'"action"')


@pytest.mark.parametrize("begin", [0, 1_024, 2_048, 3_072])
def test_single_bits_of_the_first_page_cost_no_table(folder: Path, begin: int) -> None:
    """It says which tables there are and where: we know the one, and the other can be found."""
    image = _whole(folder)
    for byte in range(begin, begin + 1_024, 47):
        damaged = image._replace(main=flipped(image.main, byte, byte // 47 % 8))
        path = damaged.write(folder / f"first-{begin}.db")
        if not check_store(path).is_whole:
            assert rescued(path, image.events) == image.events, byte


@pytest.mark.parametrize("bit", range(8))
def test_single_bits_of_the_version(folder: Path, bit: int) -> None:
    """The tables are still defined as today: it was no newer version that wrote the file."""
    image = _whole(folder)
    root = ask(
        folder / "whole.db", "SELECT rootpage FROM sqlite_master WHERE name='schema_version'"
    )
    damaged = image._replace(main=flipped(image.main, root[0][0] * PAGE - 1, bit))
    path = damaged.write(folder / "version.db")
    assert not check_store(path).is_whole
    assert rescued(path, image.events) == image.events
    with pytest.raises(StoreError, match="store-broken"):
        events_in(path, [])


@pytest.mark.parametrize("name", ["events", "devices", "tables"])
def test_single_bits_of_where_a_table_begins(folder: Path, name: str) -> None:
    image = _whole(folder)
    byte = image.main.index(b"CREATE TABLE " + name.encode()) - 1
    for bit in range(8):
        damaged = image._replace(main=flipped(image.main, byte, bit))
        path = damaged.write(folder / f"root-{name}.db")
        assert not check_store(path).is_whole
        assert rescued(path, image.events) == image.events, bit
        assert ask(Path(f"{path}.rescued"), "SELECT holder FROM devices") == [(HOST,)], bit


def test_a_first_page_of_zeros(folder: Path) -> None:
    """What is in the other pages shows which table they belong to, and that it is ours."""
    image = _whole(folder)
    path = image._replace(main=bytes(PAGE) + image.main[PAGE:]).write(folder / "zeros.db")
    assert not check_store(path).is_whole
    assert rescued(path, image.events) == image.events
    assert ask(Path(f"{path}.rescued"), "SELECT holder FROM devices") == [(HOST,)]


def test_a_first_page_of_zeros_beside_the_log_of_a_killed_server(folder: Path) -> None:
    image = killed_image(folder / "killed.db")
    path = image._replace(main=bytes(PAGE) + image.main[PAGE:]).write(folder / "killed-zeros.db")
    assert rescued(path, image.events) == image.events


def test_rows_that_were_deleted_do_not_come_back(folder: Path) -> None:
    """Their pages are free, and look as they did."""
    path = folder / "deleted.db"
    image = _whole(folder)._replace(events={})
    image.write(path)
    kept, *deleted = _whole(folder).events
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in deleted:
            connection.execute("DELETE FROM events WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            connection.execute("DELETE FROM holders WHERE table_id = ?", (table,))
    assert ask(path, "PRAGMA freelist_count") > [(0,)]
    path.write_bytes(bytes(PAGE) + path.read_bytes()[PAGE:])
    assert list(rescued(path, _whole(folder).events)) == [kept]


@pytest.mark.parametrize("behind", [b"", bytes(3 * PAGE), b"\x0d\x05\xff" * PAGE])
def test_zeros_that_were_never_a_store(folder: Path, behind: bytes) -> None:
    path = folder / "never.db"
    path.write_bytes(bytes(PAGE) + behind)
    with pytest.raises(Refusal, match="store-none"):
        check_store(path)


def test_zeros_before_another_database(folder: Path) -> None:
    path = make(folder / "other.db", "CREATE TABLE a (b); INSERT INTO a VALUES ('x'), (2)")
    path.write_bytes(bytes(PAGE) + path.read_bytes()[PAGE:])
    with pytest.raises(Refusal, match="store-none"):
        check_store(path)


def test_single_bits_of_events(folder: Path) -> None:
    """In the text of an event with a checksum: it costs that table, and nothing else."""
    content = _whole(folder).main
    for byte in (content.index(b'"name":"Dea"') + 8, content.rindex(b'"action":') + 11):
        assert try_flip(folder, Flip(byte, 2)) == "table"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 110))
def test_many_more_single_bits(folder: Path, seed: int) -> None:
    for flip in flips(folder, 200, seed):
        try_flip(folder, flip)


@pytest.mark.long
@pytest.mark.parametrize("kind", [LEAF, INNER])
def test_every_bit_of_the_heads_of_pages(folder: Path, kind: int) -> None:
    for flip in flips_of_heads(folder, _pages(_whole(folder), kind)):
        try_flip(folder, flip)
