"""Bots in a process of their own, which may die or hang."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from timeit import timeit

import pytest
from sitting import House, played

from marrakech import format_position, legal_actions, start
from marrakech.server import thinking
from marrakech.server.thinking import Thinkers
from marrakech.table import keeper as keeping
from marrakech.table.keeper import Keeper, NoAnswer

PATIENCE = 30  # seconds
START = start(2)


@asynccontextmanager
async def thinkers() -> AsyncIterator[Thinkers]:
    """Thinkers, as long as they are needed."""
    found = Thinkers()
    try:
        yield found
    finally:
        found.close()


def worker(found: Thinkers) -> int:
    """The process in which bots think."""
    assert found._pool is not None
    (pid,) = found._pool._processes
    return pid


async def choice(found: Thinkers) -> str:
    """What a bot chooses in the end."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await found.think("random", format_position(START))
            except NoAnswer:
                await asyncio.sleep(0.01)


@played
async def test_a_process_that_is_killed_is_replaced() -> None:
    async with thinkers() as found:
        for _ in range(3):
            assert await choice(found) in legal_actions(START)
            os.kill(worker(found), signal.SIGKILL)
        assert await choice(found) in legal_actions(START)


@played
async def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async with thinkers() as found:
        assert await choice(found)
        hanging = worker(found)
        monkeypatch.setattr(thinking, "LONGEST", 0.3)
        os.kill(hanging, signal.SIGSTOP)
        with pytest.raises(NoAnswer, match="TimeoutError"):
            await found.think("random", format_position(START))
        monkeypatch.undo()
        assert await choice(found) in legal_actions(START)
        assert worker(found) != hanging


@played
async def test_who_waits_for_others_does_not_lose_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with thinkers() as found:
        assert await choice(found)
        monkeypatch.setattr(thinking, "_choose", partial(timeit, number=1))
        monkeypatch.setattr(thinking, "LONGEST", 1.0)
        slow = "import time; time.sleep(0.3)"
        assert all(await asyncio.gather(*(found.think(slow, "pass") for _ in range(5))))


@played
async def test_a_bot_that_fails_has_chosen_nothing() -> None:
    async with thinkers() as found:
        assert await found.think("random", "junk") == ""


@played
async def test_bots_whose_process_dies_again_and_again_do_not_give_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeping, "RETRY", 0.01)
    house = House()
    kills = 0
    async with thinkers() as found:

        async def mortal(bot: str, position: str) -> str:
            nonlocal kills
            if kills < 4:
                await choice(found)
                os.kill(worker(found), signal.SIGKILL)
                kills += 1
            return await found.think(bot, position)

        keeper = Keeper(house.tables, mortal)
        running = asyncio.ensure_future(keeper.run())
        table_id = await house.create("random", "person")
        async with asyncio.timeout(PATIENCE):
            while (table := await house.find(table_id)).seat_to_move == 1:
                await asyncio.sleep(0.01)
        running.cancel()
        await keeper.close()
    assert kills == 4
    assert table.phase == "playing"
    assert "x1" not in table.actions
