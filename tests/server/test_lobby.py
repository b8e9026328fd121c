"""The list of open tables: newest first, of each network a few, and no host who went long ago."""

import asyncio

import pytest
from support.tables import TableRig, played

from marrakech.server.lobby import (
    CACHE_SECONDS,
    CONSIDERED_TABLES,
    HOST_AWAY,
    LISTED_PER_NETWORK,
    LISTED_TABLES,
    MOST_TABLES_READ,
    SEARCH_SECONDS,
    SEARCHED_TABLES,
    Lobby,
)
from marrakech.server.presence import Presence
from marrakech.server.table_networks import TableNetworks
from marrakech.table.events import Event
from marrakech.table.ports import StoreError, TableDamaged


class Hall:
    """A rig whose tables are listed."""

    def __init__(self) -> None:
        self.rig = TableRig()
        self.seconds = 0.0
        self.restart()

    def restart(self) -> None:
        """Everything is forgotten that no log has."""
        self.rig.tables = self.rig.another()
        self.presence, self.origins = Presence(30), TableNetworks()
        self.lobby = Lobby(self.rig.tables, self.presence, self.origins, lambda: self.seconds)

    async def create(self, network: str) -> str:
        """One more table, newer than all before."""
        self.rig.now += 1
        table_id = await self.rig.create("person", "open", listed=True)
        self.origins.note(table_id, network)
        self.lobby.seen(await self.rig.find(table_id), "ana")
        return table_id

    async def shown(self) -> list[str]:
        """The list as it is a moment later, when none is kept any more."""
        self.lobby._change()
        return [table.id for table in await self.lobby.shown()]


@played
async def test_a_network_that_sets_up_hundreds_hides_nobody() -> None:
    hall = Hall()
    others = [await hall.create(f"network {n}") for n in range(20)]
    many = [await hall.create("many") for _ in range(300)]
    assert await hall.shown() == many[: -1 - LISTED_PER_NETWORK : -1] + others[::-1]


@played
async def test_a_network_that_sets_up_a_thousand_hides_nobody() -> None:
    hall = Hall()
    other = await hall.create("one")
    many = [await hall.create("many") for _ in range(CONSIDERED_TABLES + 5)]
    assert await hall.shown() == [*many[: -1 - LISTED_PER_NETWORK : -1], other]


@played
async def test_a_long_search_is_not_made_again_at_once() -> None:
    hall = Hall()
    for _ in range(CONSIDERED_TABLES):
        await hall.create("many")
    asked = count_searches(hall)
    assert len(await hall.shown()) == LISTED_PER_NETWORK
    assert asked == [CONSIDERED_TABLES, SEARCHED_TABLES]
    new = await hall.create("new")
    assert new not in await hall.shown()
    assert len(asked) == 2
    hall.seconds += SEARCH_SECONDS
    assert new in await hall.shown()


@played
async def test_the_list_has_an_end() -> None:
    hall = Hall()
    made = [await hall.create(f"network {n}") for n in range(LISTED_TABLES + 10)]
    assert await hall.shown() == made[: -1 - LISTED_TABLES : -1]


@played
async def test_a_table_is_shown_as_long_as_its_host_is_about() -> None:
    hall = Hall()
    here, away = await hall.create("a"), await hall.create("b")
    hall.presence.came(here, "ana")
    hall.presence.came(away, "ben")
    hall.seconds = HOST_AWAY
    assert await hall.shown() == [away, here]
    hall.seconds += 1
    assert await hall.shown() == [here]
    hall.presence.came(away, "ana")
    assert await hall.shown() == [away, here]


@played
async def test_after_a_restart_those_who_are_back_come_first_and_others_fill_up() -> None:
    hall = Hall()
    old = [await hall.create("many") for _ in range(LISTED_TABLES + 10)]
    hall.restart()
    assert await hall.shown() == old[: -1 - LISTED_TABLES : -1]
    back = old[:3]
    for number, table_id in enumerate(back):
        hall.presence.came(table_id, "ana")
        hall.origins.note(table_id, f"network {number}")
    new = await hall.create("new")
    assert await hall.shown() == [new, *old[:9:-1][: LISTED_TABLES - 4], *back[::-1]]
    hall.seconds += HOST_AWAY + 1
    assert await hall.shown() == back[::-1]


@played
async def test_tables_whose_host_went_long_ago_are_not_even_read() -> None:
    hall = Hall()
    for _ in range(MOST_TABLES_READ):
        await hall.create("many")
    hall.restart()
    hall.seconds += HOST_AWAY + 1
    new = await hall.create("new")
    reads = count_reads(hall)
    assert await hall.shown() == [new]
    assert not reads


@played
async def test_only_so_many_tables_are_read_for_one_list() -> None:
    hall = Hall()
    for _ in range(MOST_TABLES_READ + 10):
        await hall.create("many")
    hall.restart()
    reads = count_reads(hall, damaged=True)
    assert await hall.shown() == []
    assert len(reads) == MOST_TABLES_READ


@played
async def test_a_list_is_kept_for_a_moment_unless_a_listed_table_changes() -> None:
    hall = Hall()
    first = await hall.create("a")
    asked = count_searches(hall)
    lists = await asyncio.gather(*(hall.lobby.shown() for _ in range(20)))
    assert ([[table.id for table in one] for one in lists], len(asked)) == ([[first]] * 20, 1)
    hall.seconds += CACHE_SECONDS
    await hall.lobby.shown()
    assert len(asked) == 2
    code = (await hall.rig.find(first)).join_code
    await hall.rig.do(first, "ben", "sit", name="Ben", code=code)
    assert await hall.lobby.shown() == []


@played
async def test_a_store_in_trouble_is_no_empty_list() -> None:
    hall = Hall()
    await hall.create("a")
    hall.restart()

    async def broken(table: str, after: int = 0) -> list[Event]:
        raise StoreError("store-locked", file="x")

    hall.rig.store.read = broken  # type: ignore[method-assign]
    with pytest.raises(StoreError):
        await hall.shown()


def count_searches(hall: Hall) -> list[int]:
    """For how many open tables the store is asked from now on."""
    asked: list[int] = []
    open_tables = hall.rig.store.open_tables

    async def counted(limit: int) -> list[str]:
        asked.append(limit)
        return await open_tables(limit)

    hall.rig.store.open_tables = counted  # type: ignore[method-assign]
    return asked


def count_reads(hall: Hall, damaged: bool = False) -> list[str]:
    """Which tables are read from the store from now on."""
    reads: list[str] = []
    read = hall.rig.store.read

    async def counted(table: str, after: int = 0) -> list[Event]:
        reads.append(table)
        if damaged:
            raise TableDamaged.of(table, "checksum", 1)
        return await read(table, after)

    hall.rig.store.read = counted  # type: ignore[method-assign]
    return reads


def test_where_a_table_comes_from_does_not_change_and_is_forgotten_in_the_end() -> None:
    origins = TableNetworks(remembered=2)
    origins.note("t1", "a")
    origins.note("t1", "b")
    origins.note("t2", "")
    assert (origins.of("t1"), origins.of("t2")) == ("a", "")
    origins.note("t2", "b")
    origins.note("t3", "b")
    assert (origins.of("t1"), origins.tables_of("a")) == ("", frozenset())
    assert origins.tables_of("b") == {"t2", "t3"}
