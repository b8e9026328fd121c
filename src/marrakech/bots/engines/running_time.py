"""The time by which a program is waited for: while we are stopped ourselves, it stands still."""

from time import monotonic

STEP = 0.25  # seconds after which whoever waits looks at the time again
LONGEST_GAP = 1.0  # seconds between two looks, after which we count as having been stopped


class RunningTime:
    """Seconds in which this process was running.

    A container that is paused and a machine that is suspended stop the program as well: it has
    had no time to answer. The time has to be looked at every STEP while it is to count.
    """

    def __init__(self) -> None:
        self._seconds = 0.0
        self._looked = monotonic()

    def __call__(self) -> float:
        """The time now."""
        at = monotonic()
        gap, self._looked = at - self._looked, at
        if gap <= LONGEST_GAP:
            self._seconds += gap
        return self._seconds
