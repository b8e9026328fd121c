"""The heartbeat: a regular sign of life, and the first to notice that the store is in trouble."""

import asyncio
import logging
from collections.abc import Callable

from marrakech.table.ports import Storage, StoreError
from marrakech.table.recovery import make_good, resume
from marrakech.table.tables import Tables

log = logging.getLogger("marrakech.server")
BEAT_SECONDS = 1.0
LOSSES = ("store-gone", "store-broken")  # troubles of a store that has to be rescued
UNFORESEEN = "store-unreadable"  # the trouble of a store that fails in a way nobody foresaw


class Heartbeat:
    """Stores that the server is up, every second. Knows what trouble the store is in, if any."""

    def __init__(
        self, storage: Storage, tables: Tables, trusted_time: Callable[[], int | None]
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._trusted_time = trusted_time
        self.trouble: str | None = None  # the key of what the last heartbeat met
        self.on_change: Callable[[str | None], None] = lambda trouble: None

    async def hold_at_start(self, wall: int) -> None:
        """Hold the clocks; if the store cannot take that now, a later heartbeat makes it good."""
        try:
            await resume(self._tables, self._storage, wall)
        except StoreError as error:
            if error.key in LOSSES:
                raise
            self.note_trouble(error)

    async def run(self) -> None:
        """Beat for ever."""
        while True:
            await self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self, last: bool = False) -> None:
        """Store one heartbeat, or note why that failed. A lost store is rescued, at the latest by
        the last beat."""
        try:
            if self.trouble:
                await make_good(self._tables, self._storage)
            await self._storage.heartbeat(self._tables.clock(), self._trusted_time())
            self._note_recovery()
        except Exception as error:
            self.note_trouble(error)
            await self._storage.rescuer.attempt(last)

    async def check(self) -> str | None:
        """What trouble the store is in now."""
        try:
            await self._storage.ping()
        except Exception as error:
            self.note_trouble(error)
        return self.trouble

    def _note_recovery(self) -> None:
        if self.trouble:
            log.warning("the store can be written to again", extra={"job": "heartbeat"})
            self.on_change(None)
        self.trouble = None
        self._storage.rescuer.found()

    def note_trouble(self, error: Exception) -> None:
        """Announce a new trouble once: in the log, and to everybody who is connected."""
        key = error.key if isinstance(error, StoreError) else UNFORESEEN
        before, self.trouble = self.trouble, key
        if key == before:
            return
        details = error.details if isinstance(error, StoreError) else {}
        log.error(
            "the store is in trouble: nothing is acknowledged",
            extra={"job": "heartbeat", "key": key, **details},
            exc_info=None if isinstance(error, StoreError) else error,
        )
        self.on_change(key)
        if key in LOSSES:
            self._storage.rescuer.lost()
