"""Deadlines of a connection: each phase of it has to be over in time."""

import asyncio
from collections.abc import Callable

LINGER_SECONDS = 2.0  # seconds that a client has to read why it is refused or cut


class Deadline:
    """One timer, for one phase at a time."""

    __slots__ = ("_expired", "_loop", "_timer", "phase")

    def __init__(self, loop: asyncio.AbstractEventLoop, expired: Callable[[str], None]) -> None:
        self._loop = loop
        self._expired: Callable[[str], None] | None = expired
        self._timer: asyncio.TimerHandle | None = None
        self.phase = ""  # none, while no time runs

    def start(self, phase: str, seconds: float) -> None:
        """A phase begins; the one before it is over."""
        self.stop()
        if self._expired is None:
            return
        self.phase = phase
        self._timer = self._loop.call_later(seconds, self._expire)

    def enter(self, phase: str) -> None:
        """The next phase begins, and has to be over by the same time as the one before it."""
        self.phase = phase

    def stop(self) -> None:
        """What was waited for has happened."""
        self.phase = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        """The connection is gone: nothing expires any more, and nothing here keeps it alive."""
        self.stop()
        self._expired = None

    def _expire(self) -> None:
        phase, self.phase, self._timer = self.phase, "", None
        if self._expired is not None:
            self._expired(phase)
