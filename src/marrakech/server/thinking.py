"""Where bots think: in a process of their own, so that nobody's page waits for them."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import SystemRandom

from marrakech.bots import bot_named
from marrakech.rules import parse_position
from marrakech.table.keeper import NoAnswer

log = logging.getLogger("marrakech.bots")
LONGEST = 30.0  # seconds that a bot may think


def _settle_in() -> None:
    """Ctrl-C is the server's business; without the server there is nothing to think about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)


def _choose(bot: str, position: str) -> str:
    return bot_named(bot, SystemRandom()).choose(parse_position(position))


class Thinkers:
    """A few processes that bots share. One that dies or hangs is replaced."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._free = asyncio.Semaphore(processes)  # nobody's time runs while others are served
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, position: str) -> str:
        """What a bot chooses; "" if it failed to. No answer if its process died or took too
        long: that is not the bot's choice."""
        async with self._free:
            pool = self._pool
            try:
                pool = pool or self._open()
                choice = asyncio.get_running_loop().run_in_executor(pool, _choose, bot, position)
                return await asyncio.wait_for(choice, LONGEST)
            except (BrokenProcessPool, OSError) as error:  # one of these is TimeoutError
                self._drop(pool)
                reason = type(error).__name__
                log.warning("the bots' process is replaced", extra={"bot": bot, "reason": reason})
                raise NoAnswer(reason) from None
            except Exception:
                log.exception("a bot failed", extra={"bot": bot, "position": position})
                return ""

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), initializer=_settle_in
        )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """End the processes of a pool, even one that would never come to an end."""
        if self._pool is pool:
            self._pool = None
        if pool is not None:
            processes = tuple((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    def close(self) -> None:
        """Let them go."""
        self._drop(self._pool)
