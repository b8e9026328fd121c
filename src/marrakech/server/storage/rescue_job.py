"""Copies the tables out of a lost file: at once, and again until that has succeeded."""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

log = logging.getLogger("marrakech.server")
SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds between two attempts


class Rescuable(Protocol):
    """A store whose tables can be copied to a new file."""

    async def content(self) -> tuple[int, ...]:
        """Numbers that change with every event at any table."""

    async def rescue(self) -> Path:
        """Copy the tables to a new file."""


class RescueJob:
    """Whether the tables still have to be copied out of a lost file, and when to try next."""

    def __init__(self, store: Rescuable, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._monotonic = monotonic
        self._due = False
        self._content: tuple[int, ...] | None = None  # of the tables when they were last copied
        self._pause = SHORTEST_PAUSE
        self._next = 0.0  # when it is tried again
        self._trying = asyncio.Lock()

    def lost(self) -> None:
        """The file is gone or broken: only this process still has its content."""
        self._due, self._pause, self._next = True, SHORTEST_PAUSE, 0.0

    def found(self) -> None:
        """There is nothing to copy any more."""
        self._due = False

    async def attempt(self, last: bool = False) -> None:
        """Copy the tables if that is due; the last time without a pause. An attempt goes on if its
        caller is cancelled, and the next one waits for it."""
        if self._due and (last or self._monotonic() >= self._next):
            await asyncio.shield(asyncio.ensure_future(self._try()))

    async def _try(self) -> None:
        async with self._trying:
            if not self._due:
                return
            try:
                await self._copy()
            except Exception as error:
                log.error("the tables could not be copied", extra={"reason": str(error)})
                self._next = self._monotonic() + self._pause
                self._pause = min(2 * self._pause, LONGEST_PAUSE)
            else:
                self._due = False

    async def _copy(self) -> None:
        """Copy the tables, unless the last copy has them all: a file that comes and goes must not
        fill the disk."""
        content = await self._store.content()
        if content == self._content:
            return
        copy = await self._store.rescue()
        self._content = content
        log.error("the tables were copied to a new file", extra={"copy": str(copy)})
