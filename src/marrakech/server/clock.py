"""The server's clock: it never jumps, and it stands still while the server does."""

import asyncio
import time
from collections.abc import Callable

TICK = 0.25  # seconds between two ticks
LONGEST_TICK_GAP = 1.0  # seconds without a tick after which the server counts as having been frozen
CENTURY = 36_525 * 86_400_000  # milliseconds


class SteadyClock:
    """Milliseconds since 1970 by the wall clock when the server started, plus the time for which
    the server has been running since.

    Players' time runs by this clock. If the wall clock is set, or the server is stopped, suspended
    or blocked for a while, it costs them nothing.
    """

    def __init__(self, start: int, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._now = float(start)  # at the last tick
        self._latest = self._now  # the latest time that was returned: it never goes back
        self._ticked = monotonic()

    def __call__(self) -> int:
        """The time. Without ticks it soon stands still."""
        self._latest = max(self._latest, self._now + self._since_tick(self._monotonic()))
        return int(self._latest)

    def tick(self) -> None:
        """The server is running."""
        at = self._monotonic()
        self._now = max(self._latest, self._now + self._since_tick(at))
        self._ticked = at

    def _since_tick(self, at: float) -> float:
        """Milliseconds since the last tick, or none after a gap in which nobody could play."""
        gap = at - self._ticked
        return 0.0 if gap > LONGEST_TICK_GAP else gap * 1000

    async def run(self) -> None:
        """Tick for ever."""
        while True:
            self.tick()
            await asyncio.sleep(TICK)


def wall_time() -> int:
    """Milliseconds since 1970 as the machine's clock has it."""
    return time.time_ns() // 1_000_000


def starting_time(wall: int, last: int | None, trusted: bool) -> int:
    """Where the clock starts: never before the last heartbeat, or time would be counted twice.
    A heartbeat in another century is damage. A machine's clock that is trusted always counts."""
    if last is None or trusted or not 0 <= last < wall + CENTURY:
        return wall
    return max(wall, last)
