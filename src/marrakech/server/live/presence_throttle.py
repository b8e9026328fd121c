"""Pacing: how often those who watch a table are told who is here."""

import asyncio
from collections.abc import Callable

MOMENT = 0.05  # seconds in which all who come and go are told of at once
FEW = 10  # watchers who need not wait for those of other tables
EACH = 0.0005  # seconds for each watcher who was told, until the next crowd's turn

Later = Callable[[float, Callable[[], None]], object]


class PresenceThrottle:
    """Has a table's watchers told a moment after somebody comes or goes. Where there are many of
    them, tables take turns: hundreds of sockets that come and go at the same tables would
    otherwise have each other told thousands of times a second."""

    def __init__(self, tell: Callable[[str], int], later: Later | None = None) -> None:
        self._tell = tell  # how many it has told comes back
        self._later = later
        self._few: set[str] = set()
        self._crowds: dict[str, None] = {}  # in the order of their turns
        self._turn_follows = False

    def due(self, table_id: str, watchers: int) -> None:
        """Somebody has come to a table or gone, and so many watch it now."""
        if table_id in self._few or table_id in self._crowds:
            return
        if watchers <= FEW:
            self._few.add(table_id)
            self._call(MOMENT, lambda: self._tell_few(table_id))
            return
        self._crowds[table_id] = None
        if not self._turn_follows:
            self._turn_follows = True
            self._call(MOMENT, self._next_crowd)

    def _tell_few(self, table_id: str) -> None:
        self._few.discard(table_id)
        self._tell(table_id)

    def _next_crowd(self) -> None:
        if not self._crowds:
            self._turn_follows = False
            return
        table_id = next(iter(self._crowds))
        del self._crowds[table_id]
        self._call(self._tell(table_id) * EACH, self._next_crowd)

    def _call(self, seconds: float, work: Callable[[], None]) -> None:
        later = self._later or asyncio.get_running_loop().call_later
        later(seconds, work)
