"""A connection to PostgreSQL that gives up on a server that does not answer any more.

TCP notices that a machine or a network is gone, but not that a program is stopped, or that
something in between swallows everything.
"""

import time
from collections.abc import Generator
from typing import Any

import psycopg

ANSWER_SECONDS = 20.0  # that the server may take for one answer


class ImpatientConnection(psycopg.Connection[Any]):
    """A connection that is closed if an answer takes too long: then nothing is known of what was
    asked, and nothing is acknowledged."""

    patience: float | None = None  # seconds, if not the usual ones

    def wait(self, gen: Generator[Any, Any, Any], *more: Any, **options: Any) -> Any:
        """Wait for what psycopg waits for, but not for ever."""
        patience = ANSWER_SECONDS if self.patience is None else self.patience
        return super().wait(self._until(gen, time.monotonic() + patience), *more, **options)

    def _until(self, gen: Generator[Any, Any, Any], end: float) -> Generator[Any, Any, Any]:
        try:
            waiting = next(gen)
            while True:
                ready = yield waiting
                if not ready and time.monotonic() > end:
                    self.pgconn.finish()
                    raise psycopg.OperationalError("no answer")
                waiting = gen.send(ready)
        except StopIteration as done:
            return done.value
