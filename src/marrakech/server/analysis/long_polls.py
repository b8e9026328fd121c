"""Long polls: requests that are answered when there is news, or after a few seconds."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from marrakech.server.analysis.jobs import Job

WAIT_SECONDS = 4.0  # for news
GATHER_SECONDS = 0.15  # in which more may come, so that not every turn is a request of its own
# Requests that may wait; those that come after them are answered at once.
MOST_OF_NETWORK, MOST = 100, 1000


class LongPolls:
    """Has requests wait for news of a job."""

    def __init__(self, most_of_network: int = MOST_OF_NETWORK, most: int = MOST) -> None:
        self._most_of_network = most_of_network
        self._most = most
        self._networks: Counter[str] = Counter()  # how many wait from each
        self._jobs: Counter[Job] = Counter()  # and for each
        self._closed = False

    async def wait(self, job: Job, has_news: Callable[[], bool], network: str) -> None:
        """Wait until there is news that a client does not know yet."""
        if (
            self._closed
            or self._networks[network] >= self._most_of_network
            or self._networks.total() >= self._most
        ):
            return
        self._networks[network] += 1
        self._jobs[job] += 1
        try:
            await self._wait(job, has_news)
        finally:
            self._networks -= Counter([network])
            self._jobs -= Counter([job])

    async def _wait(self, job: Job, has_news: Callable[[], bool]) -> None:
        if not has_news():
            with suppress(TimeoutError):
                async with asyncio.timeout(WAIT_SECONDS):
                    await job.news()
        if job.status == "running" and not self._closed:
            await asyncio.sleep(GATHER_SECONDS)

    def close(self) -> None:
        """Let everybody go: the server is about to stop."""
        self._closed = True
        for job in self._jobs:
            job.announce()
