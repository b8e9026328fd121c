"""The presence throttle: how often watchers of a table are sent who is here."""

import asyncio
from collections.abc import Callable

BATCH_SECONDS = 0.05  # seconds; everybody who comes or goes within it is announced at once
SMALL_CROWD = 10  # watchers who do not have to wait for those of other tables
SECONDS_PER_WATCHER = 0.0005  # until the next crowd's turn

Later = Callable[[float, Callable[[], None]], object]


class PresenceThrottle:
    """Sends a table's watchers who is here, a moment after somebody comes or goes. Tables with
    many watchers take turns: otherwise hundreds of sockets that come and go would cause thousands
    of messages a second."""

    def __init__(self, send: Callable[[str], int], later: Later | None = None) -> None:
        self._send = send  # returns to how many it has sent
        self._later = later
        self._few: set[str] = set()
        self._crowds: dict[str, None] = {}  # in the order of their turns
        self._turn_follows = False

    def due(self, table_id: str, watchers: int) -> None:
        """Somebody has come to a table or gone; this many watch it now."""
        if table_id in self._few or table_id in self._crowds:
            return
        if watchers <= SMALL_CROWD:
            self._few.add(table_id)
            self._call(BATCH_SECONDS, lambda: self._send_few(table_id))
            return
        self._crowds[table_id] = None
        if not self._turn_follows:
            self._turn_follows = True
            self._call(BATCH_SECONDS, self._next_crowd)

    def _send_few(self, table_id: str) -> None:
        self._few.discard(table_id)
        self._send(table_id)

    def _next_crowd(self) -> None:
        if not self._crowds:
            self._turn_follows = False
            return
        table_id = next(iter(self._crowds))
        del self._crowds[table_id]
        self._call(self._send(table_id) * SECONDS_PER_WATCHER, self._next_crowd)

    def _call(self, seconds: float, work: Callable[[], None]) -> None:
        later = self._later or asyncio.get_running_loop().call_later
        later(seconds, work)
