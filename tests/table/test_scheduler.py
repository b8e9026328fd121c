"""The scheduler of the tables: bots move, clocks run out, and nothing stands still."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from support.event_loop import LONGEST_WAIT
from support.tables import VARIANT, TableRig, game_of, played

from marrakech import format_game, legal_actions, parse_game, parse_position
from marrakech.table import scheduler as table_scheduler
from marrakech.table.dice import verify_game
from marrakech.table.events import Event
from marrakech.table.memory import MemoryStore
from marrakech.table.ports import StoreError, Summary
from marrakech.table.record import record_of
from marrakech.table.scheduler import NoAnswer, Scheduler, Think
from marrakech.table.setup import Clock
from marrakech.table.state import Table
from marrakech.table.tables import now


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_scheduler, "RETRY_SECONDS", 0.001)


async def first(bot: str, position: str, table: Table) -> str:
    """Thinks of the first thing that is legal."""
    await asyncio.sleep(0)
    return legal_actions(parse_position(position))[0]


async def junk(bot: str, position: str, table: Table) -> str:
    """Thinks of nothing sensible."""
    return "junk"


@asynccontextmanager
async def kept(rig: TableRig, think: Think = first) -> AsyncIterator[Scheduler]:
    """A rig with a scheduler."""
    scheduler = Scheduler(rig.tables, think)
    running = asyncio.ensure_future(scheduler.run())
    try:
        yield scheduler
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await scheduler.close()


async def until(rig: TableRig, table_id: str, come: Callable[[Table], bool]) -> Table:
    """The table once something has come about."""
    async with asyncio.timeout(LONGEST_WAIT):
        while not come(table := await rig.find(table_id)):
            await asyncio.sleep(0.001)
    return table


def over(table: Table) -> bool:
    return table.phase.name == "over"


# Bots


@pytest.mark.parametrize("rules", ["-", VARIANT])
@played
async def test_bots_play_with_each_other_to_the_end(rules: str) -> None:
    rig = TableRig()
    async with kept(rig):
        table_id = await rig.create("random", "greedy", rules=rules)
        table = await until(rig, table_id, over)
    assert len(game_of(table).actions) > 100


@played
async def test_a_bot_moves_when_its_turn_comes_and_waits_when_it_is_a_persons() -> None:
    rig = TableRig()
    async with kept(rig):
        table_id = await rig.create("person", "random", "greedy")
        await rig.turn(table_id)
        table = await until(rig, table_id, lambda table: table.seat_to_move == 1)
        assert len(game_of(table).actions) == 9
        await asyncio.sleep(0.01)
        assert (await rig.find(table_id)).number == table.number


@played
async def test_bots_that_were_to_move_do_so_after_a_restart() -> None:
    rig = TableRig()
    table_id = await rig.create("random", "person")
    rig.tables = rig.another()
    async with kept(rig):
        await until(rig, table_id, lambda table: table.seat_to_move == 2)


@played
async def test_a_bot_that_stands_in_moves_at_once_and_stops_when_the_player_is_back() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    asked = asyncio.Event()
    answer = asyncio.Event()

    async def slow(bot: str, position: str, table: Table) -> str:
        asked.set()
        await answer.wait()
        return await first(bot, position, table)

    async with kept(rig, slow):
        rig.away = {1}
        await rig.do(table_id, "ben", "stand-in", seat=1)
        await asked.wait()
        await rig.do(table_id, "ana", "back")
        before = await rig.log(table_id)
        answer.set()
        await asyncio.sleep(0.01)
        assert await rig.log(table_id) == before
        await rig.do(table_id, "ben", "stand-in", seat=1)
        await until(rig, table_id, lambda table: table.seat_to_move == 2)


@played
async def test_a_bot_that_thinks_of_nothing_legal_gives_up_and_the_record_says_why() -> None:
    rig = TableRig()
    async with kept(rig, junk):
        table_id = await rig.create("random", "person", "person")
        table = await until(rig, table_id, lambda table: table.seat_to_move == 2)
        assert game_of(table).actions == ["x1"]
    await rig.finish(table_id)
    record = record_of(await rig.find(table_id))
    assert record is not None
    text = format_game(record)
    assert "\n1. x1 {bot-illegal}\n" in text
    assert parse_game(text) == record
    verify_game(record)


@played
async def test_a_bot_that_does_not_answer_is_asked_again_and_does_not_give_up() -> None:
    rig = TableRig()
    asked = 0

    async def late(bot: str, position: str, table: Table) -> str:
        nonlocal asked
        asked += 1
        if asked < 5:
            raise NoAnswer
        return await first(bot, position, table)

    async with kept(rig, late):
        table_id = await rig.create("random", "person")
        table = await until(rig, table_id, lambda table: table.seat_to_move == 2)
        assert "x1" not in game_of(table).actions


@played
async def test_a_bot_does_not_choose_what_chance_does() -> None:
    rig = TableRig()
    table_id = await rig.full(3, rules=VARIANT)
    table = await rig.find(table_id)
    table.chair(1).bot = "random"  # as no table should be
    await rig.serve(table_id, "bot-act", action="4")
    assert game_of(await rig.find(table_id)).actions == ["x1"]


# Trouble


class Troubled(MemoryStore):
    """Refuses to read and write for a while."""

    troubles = 0
    mistakes = 0

    def _stumble(self) -> None:
        if self.troubles:
            self.troubles -= 1
            raise StoreError("store-locked", file="here")
        if self.mistakes:
            self.mistakes -= 1
            raise ZeroDivisionError

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        self._stumble()
        await super().append(table, after, events, summary)

    async def read(self, table: str, after: int = 0) -> list[Event]:
        self._stumble()
        return await super().read(table, after)

    async def waking(self) -> list[str]:
        self._stumble()
        return await super().waking()


@pytest.mark.parametrize("what", ["troubles", "mistakes"])
@pytest.mark.parametrize("times", [1, 2, 3, 9])
@played
async def test_it_tries_again_when_the_store_is_in_trouble(what: str, times: int) -> None:
    store = Troubled()
    rig = TableRig(store)
    table_id = await rig.create("random", "person")
    rig.tables = rig.another()
    setattr(store, what, times)
    async with kept(rig):
        async with asyncio.timeout(LONGEST_WAIT):
            while store.troubles or store.mistakes:
                await asyncio.sleep(0.001)
        await until(rig, table_id, lambda table: table.seat_to_move == 2)


@played
async def test_time_runs_out_although_the_store_is_in_trouble() -> None:
    store = Troubled()
    rig = TableRig(store)
    table_id = await rig.full(2, clock=Clock("turn", 30))
    rig.now += 30_000
    store.troubles = 5
    async with kept(rig):
        await until(rig, table_id, over)


@played
async def test_one_table_that_cannot_be_read_does_not_hold_up_the_others() -> None:
    rig = TableRig()
    good = await rig.create("random", "person")
    rig.now += 1
    bad = await rig.create("random", "person")
    rig.store._logs[bad][1] = rig.store._logs[bad][1]._replace(number=7)  # type: ignore[attr-defined]
    rig.tables = rig.another()
    async with kept(rig):
        await until(rig, good, lambda table: table.seat_to_move == 2)


@played
async def test_a_deleted_table_is_given_up() -> None:
    rig = TableRig()

    async def deleting(bot: str, position: str, table: Table) -> str:
        await rig.store.forget(rig.now + 1)
        return await first(bot, position, table)

    async with kept(rig, deleting) as scheduler:
        table_id = await rig.create("random", "person")
        assert scheduler._thinking == {table_id}
        async with asyncio.timeout(LONGEST_WAIT):
            while scheduler._thinking:
                await asyncio.sleep(0.001)
    assert rig.tables.at_hand(table_id) is None


# Clocks


@played
async def test_time_that_ran_out_while_nobody_looked_is_called_at_once() -> None:
    rig = TableRig()
    table_id = await rig.full(3, clock=Clock("turn", 30))
    rig.now += 30_000
    rig.tables = rig.another()
    async with kept(rig):
        await until(rig, table_id, lambda table: table.seat_to_move == 2)
        rig.now += 29_999
        await rig.do(table_id, "ana", "offer", seat=1)
        await asyncio.sleep(0.01)
        assert game_of(await rig.find(table_id)).actions == ["x1"]


@played
async def test_time_runs_out_by_itself() -> None:
    rig = TableRig()
    began = now()
    rig.tables.clock = now
    async with kept(rig):
        table_id = await rig.full(2, clock=Clock("turn", 1))
        table = await until(rig, table_id, over)
    assert game_of(table).actions[-1] == "x1"
    assert 1000 <= table.updated - began < 5000


@played
async def test_no_time_is_called_while_nobody_can_do_anything() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=Clock("turn", 30))
    rig.now += 30_000
    fair = False
    scheduler = Scheduler(rig.tables, first, lambda: fair)
    running = asyncio.ensure_future(scheduler.run())
    await asyncio.sleep(0.05)
    assert (await rig.find(table_id)).phase.name == "playing"
    fair = True
    await until(rig, table_id, over)
    running.cancel()
    await scheduler.close()


@played
async def test_the_bot_takes_over_when_time_runs_out_and_gives_back() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=Clock("game", 30), timeout="bot")
    rig.now += 30_000
    rig.tables = rig.another()
    async with kept(rig):
        await until(rig, table_id, lambda table: table.seat_to_move == 2)
        await rig.do(table_id, "ana", "back")
        await rig.turn(table_id)
        table = await rig.find(table_id)
        assert (table.seat_to_move, table.bot_to_move()) == (1, "")
        assert table.deadline() == rig.now + 30_000


@played
async def test_a_clock_takes_no_more_room_however_much_is_played() -> None:
    rig = TableRig()
    async with kept(rig) as scheduler:
        table_id = await rig.full(2, clock=Clock("game", 86_400, 60))
        for _ in range(60):
            await rig.step(table_id)
            rig.now += 500
        assert len(scheduler._deadlines) < 5


@played
async def test_a_deadline_that_was_put_off_is_not_forgotten() -> None:
    rig = TableRig()
    async with kept(rig) as scheduler:
        table_id = await rig.full(2, clock=Clock("turn", 30))
        rig.now += 20_000
        await rig.turn(table_id)
        rig.now += 29_999
        scheduler._alarm.set()
        await asyncio.sleep(0.01)
        assert (await rig.find(table_id)).phase.name == "playing"
        rig.now += 1
        scheduler._alarm.set()
        await until(rig, table_id, over)


@played
async def test_who_is_closed_hears_no_more() -> None:
    rig = TableRig()
    async with kept(rig):
        pass
    table_id = await rig.create("random", "person")
    await asyncio.sleep(0.005)
    assert (await rig.find(table_id)).seat_to_move == 1
