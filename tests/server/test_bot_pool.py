"""Bots in a process of their own, which may die or hang."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from support import slow_tasks
from support.event_loop import LONGEST_WAIT
from support.tables import TableRig, game_of, played

from marrakech import format_position, legal_actions, start
from marrakech.server.bots import pool as pool_module
from marrakech.server.bots import worker as bot_worker
from marrakech.server.bots.fair_queue import Priority
from marrakech.server.bots.pool import BotPool
from marrakech.table import scheduler as table_scheduler
from marrakech.table.scheduler import NoAnswer, Scheduler
from marrakech.table.state import Table

START = start(2)


SLOW = "merchant"  # one of the bots that need what is warmed up


@asynccontextmanager
async def bot_pool(*warm_up: Callable[[], None]) -> AsyncIterator[BotPool]:
    """BotPool, as long as they are needed."""
    found = BotPool(*warm_up)
    try:
        yield found
    finally:
        found.close()


def worker(found: BotPool) -> int:
    """The process in which bots think."""
    assert found._pool is not None
    (pid,) = found._pool._processes
    return pid


async def choice(found: BotPool) -> str:
    """What a bot chooses in the end."""
    async with asyncio.timeout(LONGEST_WAIT):
        while True:
            try:
                return await found.think("random", format_position(START))
            except NoAnswer:
                await asyncio.sleep(0.01)


@played
async def test_a_process_that_is_killed_is_replaced() -> None:
    async with bot_pool() as found:
        for _ in range(3):
            assert await choice(found) in legal_actions(START)
            os.kill(worker(found), signal.SIGKILL)
        assert await choice(found) in legal_actions(START)


@played
async def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async with bot_pool() as found:
        assert await choice(found)
        hanging = worker(found)
        monkeypatch.setattr(pool_module, "ANSWER_SECONDS", 0.3)
        os.kill(hanging, signal.SIGSTOP)
        with pytest.raises(NoAnswer, match="TimeoutError"):
            await found.think("random", format_position(START))
        monkeypatch.undo()
        assert await choice(found) in legal_actions(START)
        assert worker(found) != hanging


@played
async def test_who_waits_for_others_does_not_lose_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with bot_pool() as found:
        assert await choice(found)
        monkeypatch.setattr(bot_worker, "choose", slow_tasks.think_long)
        monkeypatch.setattr(pool_module, "ANSWER_SECONDS", 1.0)
        assert all(await asyncio.gather(*(found.think("random", "") for _ in range(5))))


@played
async def test_the_more_bots_wait_the_less_time_has_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "choose", slow_tasks.tell_the_budget)
    async with bot_pool() as found:
        given = await asyncio.gather(*(found.think("random", "") for _ in range(100)))
    assert given[0] == given[-1] == "0.2"
    assert given[-5:-1] == ["0.04", "0.05", "0.067", "0.1"]
    assert given[1] == given[50] == "0.01"


@played
async def test_a_bot_says_what_it_thinks_of_every_choice() -> None:
    async with bot_pool() as found:
        thought = await found.explain("greedy", format_position(START))
    assert {worth.action for worth in thought.worths} == set(legal_actions(START))
    assert thought.worths[0] == (thought.action, max(worth.value for worth in thought.worths))
    assert (thought.measure, thought.turns) == ("points", 1)


@played
async def test_the_process_comes_up_unasked_and_lets_others_go_first() -> None:
    async with bot_pool() as found:
        found.start()
        process = worker(found)
        assert await choice(found)
        assert worker(found) == process
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, own + bot_worker.NICENESS)


async def is_done_by(work: asyncio.Future[str], others: Callable[[], bool]) -> bool:
    """Whether something is done by the time that something else has come about."""
    async with asyncio.timeout(LONGEST_WAIT):
        while not others():
            await asyncio.sleep(0.01)
    return work.done()


def warming(folder: Path) -> list[int]:
    """The processes that have begun to warm up, by their numbers."""
    return [int(path.name) for path in folder.iterdir() if path.name != "go"]


def has_warmed(folder: Path, count: int) -> bool:
    """Whether so many processes have begun to warm up, one after the other."""
    return len(warming(folder)) == count


@played
async def test_who_needs_warmth_waits_without_losing_time_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bot_pool(partial(slow_tasks.warm_up_once_told, tmp_path)) as found:
        found.start()
        assert await choice(found)
        monkeypatch.setattr(bot_worker, "choose", slow_tasks.tell_the_budget)
        monkeypatch.setattr(pool_module, "ANSWER_SECONDS", 1.0)
        slow = asyncio.ensure_future(found.think(SLOW, ""))
        for _ in range(25):  # together longer than anybody may take
            assert await found.think("greedy", "") == "0.2"
        assert not slow.done()
        assert (found.is_ready("greedy"), found.is_ready(SLOW)) == (True, False)
        (tmp_path / "go").touch()
        assert await asyncio.wait_for(slow, LONGEST_WAIT) == "0.2"
        assert found.is_ready(SLOW)
    assert not found.is_ready(SLOW)


@played
async def test_a_process_that_is_killed_while_it_warms_up_is_replaced_and_warmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_worker, "choose", slow_tasks.tell_the_budget)
    monkeypatch.setattr(pool_module, "REPLACE_SECONDS", 0.01)
    async with bot_pool(partial(slow_tasks.warm_up_once_told, tmp_path)) as found:
        slow = asyncio.ensure_future(found.think(SLOW, ""))
        for count in (1, 2):
            assert not await is_done_by(slow, partial(has_warmed, tmp_path, count))
            os.kill(worker(found), signal.SIGKILL)
        assert not await is_done_by(slow, partial(has_warmed, tmp_path, 3))
        assert not found.is_ready(SLOW)
        (tmp_path / "go").touch()
        assert await asyncio.wait_for(slow, LONGEST_WAIT) == "0.2"
        assert worker(found) in warming(tmp_path)


@played
async def test_a_warm_process_that_dies_unasked_is_replaced_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool_module, "REPLACE_SECONDS", 0.01)
    (tmp_path / "go").touch()
    async with bot_pool(partial(slow_tasks.warm_up_once_told, tmp_path)) as found:
        found.start()
        async with asyncio.timeout(LONGEST_WAIT):
            while not found.is_ready(SLOW):
                await asyncio.sleep(0.01)
            os.kill(worker(found), signal.SIGKILL)
            while len(warming(tmp_path)) < 2 or not found.is_ready(SLOW):
                await asyncio.sleep(0.01)


@played
async def test_warming_up_that_fails_is_told_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot_pool(partial(slow_tasks.warm_up_at_the_second_attempt, tmp_path)) as found:
        found.start()
        async with asyncio.timeout(LONGEST_WAIT):
            while not found.is_ready(SLOW):
                await asyncio.sleep(0.01)
    (told,) = (record for record in caplog.records if record.levelno == logging.ERROR)
    assert "no room for the cache" in told.__dict__["reason"]


@played
async def test_a_bot_that_fails_has_chosen_nothing() -> None:
    async with bot_pool() as found:
        assert await found.think("random", "junk") == ""


@played
async def test_bots_whose_process_dies_again_and_again_do_not_give_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_scheduler, "RETRY_SECONDS", 0.01)
    rig = TableRig()
    kills = 0
    async with bot_pool() as found:

        async def mortal(bot: str, position: str, table: Table) -> str:
            nonlocal kills
            if kills < 4:
                await choice(found)
                os.kill(worker(found), signal.SIGKILL)
                kills += 1
            return await found.think(bot, position)

        scheduler = Scheduler(rig.tables, mortal)
        running = asyncio.ensure_future(scheduler.run())
        table_id = await rig.create("random", "person")
        async with asyncio.timeout(LONGEST_WAIT):
            while (table := await rig.find(table_id)).seat_to_move == 1:
                await asyncio.sleep(0.01)
        running.cancel()
        await scheduler.close()
    assert kills == 4
    assert table.phase.name == "playing"
    assert "x1" not in game_of(table).actions


@played
async def test_bots_wait_for_one_piece_of_other_work_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many pieces wait, and each bot has all of its time."""
    monkeypatch.setattr(bot_worker, "choose", slow_tasks.tell_the_budget)
    (tmp_path / "go").touch()
    order: list[str] = []

    async def piece(number: int) -> None:
        order.append(await found.in_background("n", slow_tasks.note, f"{number}", tmp_path))

    async def ask(priority: Priority) -> None:
        assert await found.think("random", "", priority) == "0.2"
        order.append("bot")

    async with bot_pool(partial(slow_tasks.warm_up_once_told, tmp_path)) as found:
        await found.in_background("", slow_tasks.note, "first", tmp_path)
        pieces = [asyncio.ensure_future(piece(number)) for number in range(10)]
        await asyncio.sleep(0)
        for priority in (Priority(), Priority(people=False, network="n", surplus=True)):
            before = len(order)
            await ask(priority)
            assert order[before:].index("bot") <= 1
        await asyncio.gather(*pieces)
    assert [name for name in order if name != "bot"] == [str(number) for number in range(10)]


@played
async def test_other_work_waits_until_all_bots_are_ready_and_says_if_it_fails(
    tmp_path: Path,
) -> None:
    async with bot_pool(partial(slow_tasks.warm_up_once_told, tmp_path)) as found:
        work = asyncio.ensure_future(found.in_background("n", slow_tasks.note, "a", tmp_path))
        assert not await is_done_by(work, partial(has_warmed, tmp_path, 1))
        assert not (tmp_path / "order").exists()
        (tmp_path / "go").touch()
        assert await asyncio.wait_for(work, LONGEST_WAIT) == "a"
        with pytest.raises(ValueError, match="no such game"):
            await found.in_background("n", slow_tasks.fail)
        process = worker(found)
        os.kill(process, signal.SIGSTOP)
        lost = asyncio.ensure_future(found.in_background("n", slow_tasks.note, "b", tmp_path))
        await asyncio.sleep(0)
        os.kill(process, signal.SIGKILL)
        with pytest.raises(NoAnswer):
            await lost
        assert await found.in_background("n", slow_tasks.note, "c", tmp_path) == "c"


@played
async def test_bots_alone_wait_for_people_and_do_not_make_their_bots_weaker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_worker, "choose", slow_tasks.tell_the_budget)
    order: list[str] = []
    budgets: dict[str, str] = {}

    async def ask(name: str, priority: Priority) -> None:
        budgets[name] = await found.think("random", "", priority)
        order.append(name)

    async with bot_pool() as found:
        assert await found.think("random", "")
        alone = [ask(f"alone {n}", Priority(people=False, network="many")) for n in range(20)]
        many = [ask(f"many {n}", Priority(people=True, network="many")) for n in range(20)]
        ana = ask("Ana", Priority(people=True, network="Ana’s"))
        await asyncio.gather(*alone, *many, ana)
    assert order[0] == "alone 0"  # it was being thought of already
    assert order.index("Ana") == 2
    assert budgets["Ana"] == "0.1"
    assert not any(name.startswith("alone") for name in order[1:22])
