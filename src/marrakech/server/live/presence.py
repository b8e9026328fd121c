"""Presence: who is here, and since when who is not."""

import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable
from typing import NamedTuple

from marrakech.server.live.session import Page
from marrakech.table.state import Table


class Attendance(NamedTuple):
    """Who is here."""

    away: list[int]  # seats whose people have no page open
    grace: float  # seconds that somebody may be away before a bot may play
    watchers: int


class Presence:
    """Which pages watch which table. It is a fact of the moment: no log knows it."""

    def __init__(self, grace: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.watchers: defaultdict[str, set[Page]] = defaultdict(set)
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)  # table: pages of each
        self._grace = grace
        self._clock = clock  # in seconds; it stands still while the server does
        self._began = clock()
        # Table and holder: since when away, the longest first. Who is missing here and has no
        # page open has been away for longer than the grace time, or since the server began.
        self._left: OrderedDict[tuple[str, str], float] = OrderedDict()

    def absent(self, table: Table) -> list[int]:
        """The seats whose people have been away for longer than the grace time."""
        limit = self._clock() - self._grace
        return [
            seat
            for seat in self._away(table)
            if self._left.get((table.id, table.chair(seat).holder), self._began) <= limit
        ]

    def of(self, table: Table) -> Attendance:
        """Which seats' people are away, and how many only watch."""
        here = self._here.get(table.id, Counter())
        seated = {chair.holder for chair in table.chairs if chair.holder}
        playing = sum(here.get(holder, 0) for holder in seated)
        watchers = len(self.watchers.get(table.id, ())) - playing
        return Attendance(self._away(table), self._grace, watchers)

    def _away(self, table: Table) -> list[int]:
        here = self._here.get(table.id, Counter())
        return [n for n, c in enumerate(table.chairs, 1) if c.holder and c.holder not in here]

    def came(self, table_id: str, page: Page) -> None:
        """A page watches a table from now on."""
        pages = self.watchers[table_id]
        if page not in pages:
            pages.add(page)
            self._here[table_id][page.holder] += 1
        self._left.pop((table_id, page.holder), None)

    def went(self, table_id: str, page: Page) -> None:
        """A page watches a table no more."""
        pages, here = self.watchers[table_id], self._here[table_id]
        if page in pages:
            pages.discard(page)
            here[page.holder] -= 1
        if not here[page.holder]:
            del here[page.holder]
            if page.holder:
                self._gone(table_id, page.holder)
        if not pages:
            del self.watchers[table_id], self._here[table_id]

    def seen(self, table: Table, holder: str) -> None:
        """Somebody has done something. For who has no page open, the grace time begins anew."""
        if table.seats_of(holder):
            self._gone(table.id, holder)

    def _gone(self, table_id: str, holder: str) -> None:
        now = self._clock()
        self._left.pop((table_id, holder), None)
        self._left[table_id, holder] = now
        while self._left and next(iter(self._left.values())) <= now - self._grace:
            self._left.popitem(last=False)
