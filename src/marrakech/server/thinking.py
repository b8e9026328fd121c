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

log = logging.getLogger("marrakech.bots")


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
    """A few processes that bots share. One that dies is replaced."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, position: str) -> str:
        """What a bot chooses; "" if it could not choose anything."""
        for _ in range(2):
            pool = self._pool or self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, _choose, bot, position
                )
            except BrokenProcessPool:
                log.warning("the bots' process died and is replaced")
                if self._pool is pool:
                    self._pool = None
            except Exception:
                log.exception("a bot failed", extra={"bot": bot, "position": position})
                return ""
        return ""

    def _open(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), initializer=_settle_in
        )
        return self._pool

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
