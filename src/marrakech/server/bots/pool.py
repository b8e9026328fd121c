"""The process in which bots think, from outside: people's requests never wait for it."""

import asyncio
import logging
import multiprocessing
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection
from types import ModuleType
from typing import ParamSpec, TypeAlias, TypeVar

from marrakech.bots import SearchResult, get_ready, is_slow_to_start
from marrakech.server.bots import worker
from marrakech.server.bots.fair_queue import FairQueue, Priority
from marrakech.table.scheduler import NoAnswer

log = logging.getLogger("marrakech.bots")
ANSWER_SECONDS = 30.0  # that a bot may take at most
USUAL, LEAST = 0.2, 0.01  # seconds that a bot is given: if no other bot waits, and at least
WARM_UP_AFTER = 3.0  # seconds after which a process warms up even if no bot needs it yet
REPLACE_SECONDS = 1.0  # until a process that died is replaced
NO_RESULT = SearchResult("")  # of a bot that failed
DEFAULT_PRIORITY = Priority()

Task: TypeAlias = Callable[[str, str, float], SearchResult]  # of the process, for a bot
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class BotPool:
    """The process that bots share. One that dies or hangs is replaced, and warms up again."""

    def __init__(self, warm_up: Callable[[], None] = get_ready) -> None:
        self._warm_up = warm_up
        self._queue = FairQueue()  # a bot's time does not run while it waits
        self._warm = asyncio.Event()
        self._pool: ProcessPoolExecutor | None = None
        self._wake_up: Connection | None = None  # tells the process to warm up
        self._closed = False

    def start(self) -> None:
        """Start the process; it warms up a little later, after the server's first requests."""
        if self._pool is not None or self._closed:
            return
        try:
            self._open()
        except OSError as error:
            log.warning("bots have no process yet", extra={"reason": type(error).__name__})
            asyncio.get_running_loop().call_later(REPLACE_SECONDS, self.start)

    def is_ready(self, bot: str) -> bool:
        """Whether a bot can think now. If it cannot, the process starts to warm up."""
        if self._warm.is_set() or not is_slow_to_start(bot):
            return True
        self._send_wake_up()
        return False

    async def think(self, bot: str, position: str, priority: Priority = DEFAULT_PRIORITY) -> str:
        """What a bot chooses; "" if it failed to. No answer if its process died or took too
        long: that is not the bot's choice."""
        return (await self._when_ready(worker.choose, bot, position, priority)).action

    async def explain(
        self, bot: str, position: str, priority: Priority = DEFAULT_PRIORITY
    ) -> SearchResult:
        """What a bot chooses and why; nothing if it failed to."""
        return await self._when_ready(worker.think, bot, position, priority)

    async def in_background(
        self,
        network: str,
        task: Callable[_Given, _Result],
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> _Result:
        """Have the process do a small piece of something else, when no bot of any game waits for it
        and once all bots are ready. No answer if the process died or took too long."""
        piece = partial(task, *given, **named)
        while True:
            await self._warmth()
            async with self._queue.turn(Priority(people=False, network=network, background=True)):
                if self._warm.is_set():
                    return await self._run("", piece)

    async def _warmth(self) -> None:
        """Wait until every bot is ready."""
        if not self._warm.is_set():
            self.start()
            self._send_wake_up()
            await self._warm.wait()

    async def _when_ready(
        self, task: Task, bot: str, position: str, priority: Priority
    ) -> SearchResult:
        """A bot that is not ready is waited for as long as it takes."""
        while True:
            if not self.is_ready(bot):
                await self._warmth()
            async with self._queue.turn(priority) as waiting:
                if self.is_ready(bot):  # and no other process has come in the meantime
                    return await self._ask(task, bot, position, share(waiting))

    async def _ask(self, task: Task, bot: str, position: str, seconds: float) -> SearchResult:
        try:
            return await self._run(bot, partial(task, bot, position, seconds))
        except NoAnswer:
            raise
        except Exception:
            log.exception("a bot failed", extra={"bot": bot, "position": position})
            return NO_RESULT

    async def _run(self, bot: str, work: Callable[[], _Result]) -> _Result:
        """Have the process do something for a bot, or for none. One that dies or hangs is
        replaced."""
        pool = self._pool
        try:
            pool = pool or self._open()
            result = asyncio.get_running_loop().run_in_executor(pool, work)
            return await asyncio.wait_for(result, ANSWER_SECONDS)
        except (BrokenProcessPool, OSError) as error:  # one of these is TimeoutError
            reason = type(error).__name__
            log.warning("the bots' process is replaced", extra={"bot": bot, "reason": reason})
            if self._drop(pool):
                self.start()
            raise NoAnswer(reason) from None

    # The process

    def _open(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        reader, writer = spawn.Pipe(duplex=False)
        waiting, wake_up = spawn.Pipe(duplex=False)
        try:
            setup = (writer, waiting, self._warm_up)
            pool = ProcessPoolExecutor(1, spawn, worker.initialize, setup)
            with _alone():
                pool.submit(worker.confirm_start)
        except BaseException:
            reader.close()
            wake_up.close()
            raise
        finally:
            writer.close()  # the process has its own end; ours would hide that it is gone
            waiting.close()
        self._pool, self._wake_up = pool, wake_up
        asyncio.get_running_loop().call_later(WARM_UP_AFTER, self._send_wake_up)
        listening = (pool, reader, asyncio.get_running_loop())
        threading.Thread(target=self._listen, args=listening, daemon=True).start()
        return pool

    def _listen(
        self, pool: ProcessPoolExecutor, pipe: Connection, loop: asyncio.AbstractEventLoop
    ) -> None:
        """Wait, in a thread of its own, until a process is warm, and then until it is gone."""
        with pipe, suppress(RuntimeError):  # the loop may be closed
            try:
                while (reason := pipe.recv_bytes()) != worker.READY:
                    log.error("bots cannot get ready", extra={"reason": reason.decode()})
                loop.call_soon_threadsafe(self._warmed, pool)
                pipe.recv_bytes()  # nothing more is sent: it ends with the process
            except (EOFError, OSError):
                loop.call_soon_threadsafe(self._lost, pool)

    def _send_wake_up(self) -> None:
        """Have the process warm up now, unless it has been told already."""
        if self._wake_up is not None:
            with suppress(OSError), self._wake_up as pipe:  # it may be gone: the next one is told
                pipe.send_bytes(b"")
            self._wake_up = None

    def _warmed(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._warm.set()
            log.info("bots are ready")

    def _lost(self, pool: ProcessPoolExecutor) -> None:
        if self._drop(pool) and not self._closed:
            log.warning("the bots' process is gone and will be replaced")
            asyncio.get_running_loop().call_later(REPLACE_SECONDS, self.start)

    def _drop(self, pool: ProcessPoolExecutor | None) -> bool:
        """End the process of a pool, even one that would never come to an end; whether it was
        the one in use."""
        if pool is None or self._pool is not pool:
            return False
        self._pool = None
        if self._wake_up is not None:
            self._wake_up.close()
            self._wake_up = None
        self._warm.clear()
        processes = tuple((pool._processes or {}).values())
        pool.shutdown(wait=False)
        for process in processes:
            process.kill()
        return True

    def close(self) -> None:
        """End the process."""
        self._closed = True
        self._drop(self._pool)


@contextmanager
def _alone() -> Iterator[None]:
    """Keep a process that is being spawned from loading the program that runs the server: it needs
    nothing of it, and would take three times as long to start."""
    program = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = program


def share(waiting: int) -> float:
    """The seconds that a bot is given while this many others of its class wait."""
    return max(LEAST, USUAL / (1 + waiting))
