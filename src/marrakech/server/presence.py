"""Presence: who is here, and since when who is not."""

import time
from collections import OrderedDict, defaultdict

from marrakech.server.page import Page
from marrakech.table.state import Table


class Presence:
    """Which pages watch which table. It is a fact of the moment: no log knows it."""

    def __init__(self, grace: float) -> None:
        self.watchers: defaultdict[str, set[Page]] = defaultdict(set)
        self._grace = grace
        self._began = time.monotonic()
        # Table and holder: since when away, the longest first. Who is missing here and has no
        # page open has been away for longer than the grace time, or since the server began.
        self._left: OrderedDict[tuple[str, str], float] = OrderedDict()

    def absent(self, table: Table) -> list[int]:
        """The seats whose people have been away for longer than the grace time."""
        limit = time.monotonic() - self._grace
        return [
            seat
            for seat in self._away(table)
            if self._left.get((table.id, table.chair(seat).holder), self._began) <= limit
        ]

    def data(self, table: Table) -> dict[str, object]:
        """Which seats' people are away, and how many only watch."""
        pages = self.watchers.get(table.id, ())
        return {
            "away": self._away(table),
            "grace": self._grace,
            "watchers": sum(not table.seats_of(page.holder) for page in pages),
        }

    def _away(self, table: Table) -> list[int]:
        here = {page.holder for page in self.watchers.get(table.id, ())}
        return [n for n, c in enumerate(table.chairs, 1) if c.holder and c.holder not in here]

    def came(self, table_id: str, page: Page) -> None:
        """A page watches a table from now on."""
        self.watchers[table_id].add(page)
        self._left.pop((table_id, page.holder), None)

    def went(self, table_id: str, page: Page) -> None:
        """A page watches a table no more."""
        pages = self.watchers[table_id]
        pages.discard(page)
        if not pages:
            del self.watchers[table_id]
        if page.holder and all(other.holder != page.holder for other in pages):
            self._gone(table_id, page.holder)

    def seen(self, table: Table, holder: str) -> None:
        """Somebody has done something. For who has no page open, the grace time begins anew."""
        if table.seats_of(holder):
            self._gone(table.id, holder)

    def _gone(self, table_id: str, holder: str) -> None:
        now = time.monotonic()
        self._left.pop((table_id, holder), None)
        self._left[table_id, holder] = now
        while self._left and next(iter(self._left.values())) <= now - self._grace:
            self._left.popitem(last=False)
