"""A lane: one job after the other."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Generic

from marrakech.server.analysis.backlog import AnyJob, Backlog
from marrakech.server.bots.pool import BotPool
from marrakech.server.metrics import Metrics
from marrakech.table.scheduler import NoAnswer

log = logging.getLogger("marrakech.analysis")
MOST_DEATHS = 4  # of the bots' process during a job, after which it is given up
READY_SECONDS = 0.2  # between two looks at whether the process is ready


class Lane(Generic[AnyJob]):
    """Does its jobs one by one, each in small pieces, so that bots never wait for more than one
    piece. A job goes on if the process dies, unless that happens again and again."""

    def __init__(
        self,
        kind: str,
        bot_pool: BotPool,
        metrics: Metrics,
        finish: Callable[[AnyJob], Awaitable[None]],
    ) -> None:
        self._kind = kind
        self._bot_pool = bot_pool
        self._metrics = metrics
        self._finish = finish
        self._backlog: Backlog[AnyJob] = Backlog()
        self._current: AnyJob | None = None
        self._more = asyncio.Event()
        self._places: dict[str, int] = {}

    def require_room(self, job: AnyJob) -> None:
        """Refuse a job that would be one too many."""
        self._backlog.require_room(job)

    def add(self, job: AnyJob) -> None:
        """Do a job when its turn has come."""
        self._backlog.add(job)
        self._more.set()
        self._count()

    def place(self, job: AnyJob) -> int:
        """How many jobs are done before this one."""
        return self._places.get(job.id, 0)

    async def run(self) -> None:
        """Do all jobs, for ever."""
        while True:
            if (job := self._backlog.take()) is None:
                self._more.clear()
                await self._more.wait()
                continue
            self._current = job
            self._count()
            try:
                await self._do(job)
            except Exception:
                log.exception("a job was not kept", extra={"kind": self._kind, "id": job.id})
            finally:
                self._current = None
                self._count()

    def _count(self) -> None:
        """Note how many are before each job, and tell those who wait."""
        waiting = self._backlog.in_order()
        busy = self._current is not None
        self._places = {job.id: place for place, job in enumerate(waiting, busy)}
        self._metrics.analyses_waiting.labels(self._kind).set(len(waiting))
        for job in waiting:
            job.announce()

    async def _do(self, job: AnyJob) -> None:
        deaths = 0
        job.announce()  # no other is before it any more
        while job.is_open:
            try:
                if await job.advance(self._bot_pool):
                    job.announce()
                else:
                    await asyncio.sleep(READY_SECONDS)
            except NoAnswer:
                deaths += 1
                if deaths > MOST_DEATHS:
                    self._fail(job, "the bots' process died again and again")
            except Exception:
                log.exception("an analysis failed", extra={"kind": self._kind, "id": job.id})
                self._fail(job, "error")
        self._metrics.analyses.labels(self._kind, job.status).inc()
        await self._finish(job)

    def _fail(self, job: AnyJob, reason: str) -> None:
        log.error("an analysis was given up", extra={"id": job.id, "reason": reason})
        job.status = "failed"
        job.announce()
