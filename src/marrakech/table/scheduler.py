"""The scheduler: has bots move and clocks run out."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from marrakech.bots.engines import EngineFailed
from marrakech.rules import Refusal, format_position
from marrakech.table.commands import BotAct, Command, TimeOut
from marrakech.table.phases import Playing
from marrakech.table.ports import StoreError
from marrakech.table.state import Table
from marrakech.table.tables import Tables

_Result = TypeVar("_Result")
# A bot's name and a position to an action; the table says who waits for it.
Think = Callable[[str, str, Table], Awaitable[str]]

log = logging.getLogger("marrakech.scheduler")
RETRY_SECONDS = 1.0  # seconds until something that failed is tried again
LONGEST_RETRY_SECONDS = 60.0  # seconds until a bot that failed to answer many times is asked again


class NoAnswer(Exception):
    """A bot was asked and could not answer: its process died, or took too long."""


class Scheduler:
    """Watches every table, and does what no player does: bots' moves, and timeouts."""

    def __init__(
        self, tables: Tables, think: Think, fair: Callable[[], bool] = lambda: True
    ) -> None:
        self._tables = tables
        self._think = think
        self._fair = fair  # whether players can act: if not, nobody's time runs out
        self._thinking: set[str] = set()  # tables at which a bot is being asked
        self._tasks: set[asyncio.Task[None]] = set()
        self._deadlines: list[tuple[int, str]] = []  # a heap
        self._next: dict[str, int] = {}  # the deadline in the heap that counts for a table
        self._alarm = asyncio.Event()
        self._unsubscribe = tables.bus.subscribe(self._on_growth)

    async def run(self) -> None:
        """Wake the tables that wait for the server, then watch the clocks for ever."""
        self._spawn(self._wake_all())
        while True:
            await self._wait_for_next()
            due = self._tables.clock()
            while self._deadlines and self._deadlines[0][0] <= due:
                deadline, table_id = heapq.heappop(self._deadlines)
                if self._next.get(table_id) == deadline:
                    del self._next[table_id]
                    self._spawn(self._call_time(table_id))

    async def _wake_all(self) -> None:
        waking = await self._retry("*", self._tables.store.waking)
        for table_id in waking or ():
            self._spawn(self._look(table_id))  # one that cannot be read does not delay others

    async def close(self) -> None:
        """Stop watching; bots that are thinking are not waited for."""
        self._unsubscribe()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _on_growth(self, table_id: str, _: int) -> None:
        cached = self._tables.at_hand(table_id)
        if cached is not None:
            self._schedule(cached.table)

    async def _look(self, table_id: str) -> None:
        table = await self._retry(table_id, lambda: self._tables.find(table_id))
        if table is not None:
            self._schedule(table)

    def _schedule(self, table: Table) -> None:
        if table.bot_to_move() and table.id not in self._thinking:
            self._thinking.add(table.id)
            self._spawn(self._let_bots_move(table.id))
        deadline = table.deadline()
        # One that is later is set when the earlier one has turned out not to be due.
        if deadline is not None and deadline < self._next.get(table.id, deadline + 1):
            self._next[table.id] = deadline
            heapq.heappush(self._deadlines, (deadline, table.id))
            self._alarm.set()

    async def _wait_for_next(self) -> None:
        self._alarm.clear()
        ahead = None
        if self._deadlines:
            ahead = max(0, self._deadlines[0][0] - self._tables.clock()) / 1000
        with suppress(TimeoutError):
            await asyncio.wait_for(self._alarm.wait(), ahead)

    async def _let_bots_move(self, table_id: str) -> None:
        """One bot after the other, until it is a person's turn."""
        try:
            while await self._retry(table_id, lambda: self._one_move(table_id)):
                pass
        finally:
            self._thinking.discard(table_id)

    async def _one_move(self, table_id: str) -> bool:
        """Whether a bot was to move; it has done so, unless somebody was faster."""
        table = await self._tables.find(table_id)
        game, bot = table.phase, table.bot_to_move()
        if not bot or not isinstance(game, Playing):
            return False
        body = await self._decision(bot, format_position(game.position), table)
        command = Command(body, seen=table.number)
        try:
            await self._tables.do(table_id, command)
        except StoreError:
            raise
        except Refusal as refusal:  # somebody came back, gave up or was faster: look again
            log.debug("bot refused", extra={"table": table_id, "key": refusal.key})
        return True

    async def _decision(self, bot: str, position: str, table: Table) -> BotAct:
        """What a bot does; an engine that fails does nothing, for a reason."""
        try:
            return BotAct(await self._think(bot, position, table))
        except EngineFailed as failed:
            log.warning("an engine gives up", extra={"bot": bot, "key": failed.key})
            return BotAct("", failed.fault)

    async def _call_time(self, table_id: str) -> None:
        """End a player's time, or see how much there is still."""
        await self._retry(table_id, lambda: self._time_out(table_id))
        await self._look(table_id)

    async def _time_out(self, table_id: str) -> None:
        while not self._fair():
            await asyncio.sleep(RETRY_SECONDS)
        await self._tables.do(table_id, Command(TimeOut()))

    async def _retry(self, table_id: str, work: Callable[[], Awaitable[_Result]]) -> _Result | None:
        """Do something, and try again while it fails: a table must not stand still. What is refused
        is not tried again."""
        unanswered, logged = 0, ""
        while True:
            try:
                return await work()
            except NoAnswer:
                log.warning("a bot did not answer", extra={"table": table_id})
                unanswered = min(unanswered + 1, 10)
            except StoreError as error:
                if error.key != logged:  # only once: the trouble may last
                    logged = error.key
                    log.warning("waits for the store", extra={"table": table_id, "key": logged})
            except Refusal:
                return None
            except Exception:
                log.exception("failed at a table", extra={"table": table_id})
            await asyncio.sleep(
                min(RETRY_SECONDS * 2 ** max(0, unanswered - 1), LONGEST_RETRY_SECONDS)
            )

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
