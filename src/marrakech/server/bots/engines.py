"""Programs that play at tables: each in a process of its own, asked by one table at a time."""

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from marrakech.bots import bot_names
from marrakech.bots.engines import INTERACTIVE_BUDGET, EngineBot, EngineFailed, safe_name
from marrakech.rules import parse_position
from marrakech.server.bots.fair_queue import FairQueue, Priority
from marrakech.table.scheduler import NoAnswer
from marrakech.table.setup import OPEN, PERSON

log = logging.getLogger("marrakech.engines")
Ask = Callable[[str, str, Priority], Awaitable[str]]  # a bot's name, a position: an action
FORGIVEN_ENDINGS = 3  # times in a row that it may be ended from outside without giving up a seat


class Engines:
    """The engines that a server offers beside its own bots."""

    def __init__(self, bots: Sequence[EngineBot]) -> None:
        self._engines: dict[str, _Engine] = {}
        for bot in bots:
            taken = (PERSON, OPEN, *bot_names(), *self._engines)
            self._engines[safe_name(bot.name, taken)] = _Engine(bot)

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called at tables."""
        return tuple(self._engines)

    def before(self, others: Ask) -> Ask:
        """A way to ask any bot: an engine if the name is one's, or else the others."""

        async def think(bot: str, position: str, priority: Priority) -> str:
            if bot in self._engines:
                return await self._engines[bot].think(position, priority)
            if bot not in bot_names():  # an engine of an earlier run
                raise EngineFailed("engine-not-started", engine=bot, detail="")
            return await others(bot, position, priority)

        return think

    def close(self) -> None:
        """End them all."""
        for engine in self._engines.values():
            engine.close()


class _Engine:
    """One engine and the thread that waits for its answers."""

    def __init__(self, bot: EngineBot) -> None:
        self._bot = bot
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=bot.name)
        self._queue = FairQueue()
        self._ended = 0  # from outside, in a row

    async def think(self, position: str, priority: Priority) -> str:
        async with self._queue.turn(priority):
            return await self._think(position)

    async def _think(self, position: str) -> str:
        loop = asyncio.get_running_loop()
        try:
            action = await loop.run_in_executor(self._thread, self._choose, position)
        except EngineFailed as failed:
            said = {"key": failed.key, **failed.details, "stderr": self._bot.stderr_tail}
            log.warning("an engine failed", extra=said)
            if self._was_ended():
                raise NoAnswer(failed.key) from None
            raise
        self._ended = 0
        return action

    def _choose(self, position: str) -> str:
        return self._bot.choose(parse_position(position), INTERACTIVE_BUDGET)

    def _was_ended(self) -> bool:
        """Whether it was ended from outside, as when a machine shuts down: not the engine's fault,
        unless it happens again and again."""
        self._ended += self._bot.exit_code == -signal.SIGTERM
        return self._bot.exit_code == -signal.SIGTERM and self._ended <= FORGIVEN_ENDINGS

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._bot.interrupt()
        self._thread.shutdown()
        self._bot.close()


@contextmanager
def started(commands: Sequence[str], starting: Callable[[str], None]) -> Iterator[Engines]:
    """Engines, as long as they are needed. One that cannot be used is refused."""
    bots: list[EngineBot] = []
    try:
        for command in commands:
            starting(command)
            bots.append(EngineBot(command))
    except BaseException:
        for bot in bots:
            bot.close()
        raise
    engines = Engines(bots)
    try:
        yield engines
    finally:
        engines.close()
