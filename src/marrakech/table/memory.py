"""A store and a bus in the memory of one process: for tests, and to try things out."""

import logging
from collections.abc import Callable

from marrakech.table.events import Event
from marrakech.table.ports import Conflict, Listener, Summary

log = logging.getLogger("marrakech.bus")


class MemoryStore:
    """Keeps logs as long as the process lives."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Event]] = {}
        self._summaries: dict[str, Summary] = {}

    async def create(self, table: str, events: list[Event], summary: Summary) -> None:
        """Keep the log of a new table."""
        if table in self._logs:
            raise Conflict
        self._logs[table] = list(events)
        self._summaries[table] = summary

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        """Add events behind the one with that number."""
        log = self._logs.get(table, [])
        seen = {event.command for event in log} - {None}
        if len(log) != after or not log or any(event.command in seen for event in events):
            raise Conflict
        log.extend(events)
        self._summaries[table] = summary

    async def read(self, table: str, after: int = 0) -> list[Event]:
        """Every event after that number."""
        return self._logs.get(table, [])[after:]

    async def open_tables(self, limit: int) -> list[str]:
        """Listed tables with an open seat."""
        return self._newest(
            lambda s: s.listed and s.open_seats > 0 and s.phase == "gathering", limit
        )

    async def tables_of(self, holder: str, limit: int) -> list[str]:
        """The tables at which somebody has a seat."""
        return self._newest(lambda summary: holder in summary.holders, limit)

    async def waking(self) -> list[str]:
        """The tables at which the server has something to do."""
        return self._newest(lambda summary: summary.wakes, None)

    async def forget(self, before: int) -> int:
        """Delete the tables that nothing has happened at since."""
        old = [table for table, summary in self._summaries.items() if summary.updated < before]
        for table in old:
            del self._logs[table], self._summaries[table]
        return len(old)

    def _newest(self, wanted: Callable[[Summary], bool], limit: int | None) -> list[str]:
        found = [(s.updated, table) for table, s in self._summaries.items() if wanted(s)]
        return [table for _, table in sorted(found, reverse=True)][:limit]


class MemoryBus:
    """Tells the listeners of one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def publish(self, table: str, number: int) -> None:
        """Tell everyone who listens."""
        for listener in tuple(self._listeners):
            try:
                listener(table, number)
            except Exception:  # what is kept is kept, and the others hear of it
                log.exception("a listener failed", extra={"table": table})

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Listen to every table."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
