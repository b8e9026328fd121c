"""A timer for waiting on a program: it stands still while this process is paused."""

from time import monotonic

CHECK_EVERY = 0.25  # seconds between two readings while waiting
PAUSED_AFTER = 1.0  # seconds between two readings, beyond which this process must have been paused


class RunningTime:
    """Seconds in which this process was running.

    If a container is paused or a machine suspended, the program is stopped as well and has no time
    to answer. The timer must be read every CHECK_EVERY seconds to count.
    """

    def __init__(self) -> None:
        self._seconds = 0.0
        self._last_read = monotonic()

    def __call__(self) -> float:
        """The time now."""
        at = monotonic()
        gap, self._last_read = at - self._last_read, at
        if gap <= PAUSED_AFTER:
            self._seconds += gap
        return self._seconds
