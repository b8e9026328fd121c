"""Long polls: requests that are answered when there is news, or after a few seconds."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from marrakech.server.analysis.jobs import Job

WAIT_SECONDS = 4.0  # for news
GATHER_SECONDS = 0.15  # in which more may come, so that not every turn is a request of its own
MOST_OF_NETWORK, MOST = (
    100,
    1000,
)  # requests that wait; whoever comes after them is answered at once


class LongPolls:
    """Has requests wait for news of a job."""

    def __init__(self) -> None:
        self._waiting: Counter[str] = Counter()

    async def wait(self, job: Job, has_news: Callable[[], bool], network: str) -> None:
        """Wait until there is news that a client does not know yet."""
        if self._waiting[network] >= MOST_OF_NETWORK or self._waiting.total() >= MOST:
            return
        self._waiting[network] += 1
        try:
            if not has_news():
                with suppress(TimeoutError):
                    async with asyncio.timeout(WAIT_SECONDS):
                        await job.news()
            if job.status == "running":
                await asyncio.sleep(GATHER_SECONDS)
        finally:
            self._waiting[network] -= 1
            if not self._waiting[network]:
                del self._waiting[network]
