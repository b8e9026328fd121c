"""A job: something that takes a while, and that people wait for."""

import asyncio
from typing import Literal, NamedTuple

from marrakech.server.bots.pool import BotPool

JobStatus = Literal["waiting", "running", "done", "failed"]


class Asker(NamedTuple):
    """Who asks for a job."""

    network: str
    holder: str = ""  # whose device it is; "" for one without a token

    @property
    def device(self) -> str:
        """What a limit counts as one device: all of a network that have no token are one."""
        return self.holder or self.network


class Job:
    """Something that is done in small pieces in the bots' process, once for everybody."""

    def __init__(self, id_: str, asker: Asker) -> None:
        self.id = id_
        self.asker = asker  # the first
        self.status: JobStatus = "waiting"
        self._news = asyncio.Event()

    @property
    def is_open(self) -> bool:
        """Whether there is more to come."""
        return self.status in ("waiting", "running")

    async def advance(self, bot_pool: BotPool) -> bool:
        """Do one piece; False if the process was not ready for it."""
        raise NotImplementedError

    def announce(self) -> None:
        """Tell everybody who waits that there is news."""
        self._news.set()
        self._news = asyncio.Event()

    async def news(self) -> None:
        """Wait until there is some."""
        await self._news.wait()
