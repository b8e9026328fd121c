"""Those who watch are told who is here: a few after a moment, crowds in their turn."""

import heapq
from collections.abc import Callable
from itertools import count

from marrakech.server.live.presence_throttle import (
    BATCH_SECONDS,
    SECONDS_PER_WATCHER,
    SMALL_CROWD,
    PresenceThrottle,
)


class Hall:
    """Tables with watchers, and a clock that is set by hand."""

    def __init__(self, **watchers: int) -> None:
        self.watchers = watchers
        self.told: list[str] = []
        self.now = 0.0
        self._works: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()
        self.pacing = PresenceThrottle(self._send, self._later)

    def _later(self, seconds: float, work: Callable[[], None]) -> None:
        heapq.heappush(self._works, (self.now + seconds, next(self._numbers), work))

    def _send(self, table: str) -> int:
        self.told.append(table)
        return self.watchers[table]

    def come(self, *tables: str) -> None:
        """Somebody comes to these tables."""
        for table in tables:
            self.pacing.due(table, self.watchers[table])

    def wait(self, seconds: float) -> None:
        """Time passes."""
        end = self.now + seconds
        while self._works and self._works[0][0] <= end:
            self.now, _, work = heapq.heappop(self._works)
            work()
        self.now = end


def test_all_who_come_in_a_moment_are_told_of_at_once() -> None:
    hall = Hall(few=SMALL_CROWD, crowd=SMALL_CROWD + 1)
    for _ in range(20):
        hall.come("few", "crowd")
    assert not hall.told
    hall.wait(BATCH_SECONDS)
    assert hall.told == ["few", "crowd"]
    hall.wait(1)
    hall.come("few", "crowd")
    hall.wait(BATCH_SECONDS)
    assert hall.told == ["few", "crowd"] * 2


def test_crowds_take_turns_and_nobody_is_forgotten() -> None:
    hall = Hall(**{f"crowd{n}": 400 for n in range(5)})
    hall.come(*hall.watchers)
    hall.wait(BATCH_SECONDS)
    hall.come("crowd0")
    assert hall.told == ["crowd0"]
    hall.wait(5 * 400 * SECONDS_PER_WATCHER)
    assert hall.told == [*hall.watchers, "crowd0"]


def test_however_much_comes_and_goes_only_so_many_are_told() -> None:
    hall = Hall(**{f"crowd{n}": 450 for n in range(12)}, few=3)
    for _ in range(1000):
        hall.come(*hall.watchers)
        hall.wait(0.01)
    messages = sum(hall.watchers[table] for table in hall.told if table != "few")
    assert messages <= 10 / SECONDS_PER_WATCHER + 450
    assert hall.told.count("few") >= 100  # and a table with few does not wait for them
    assert all(hall.told.count(f"crowd{n}") >= 3 for n in range(12))
