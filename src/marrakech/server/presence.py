"""Presence: who is here, and since when others have been away."""

import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable
from typing import NamedTuple

from marrakech.table.state import Table


class Attendance(NamedTuple):
    """Who is here."""

    away: list[int]  # seats whose people have no page open
    grace: float  # seconds that somebody may be away before a bot may play
    watchers: int  # how many spectators


class Presence:
    """Who watches which table. It is a fact of the moment and is not stored."""

    def __init__(self, grace: float, clock: Callable[[], float] = time.monotonic) -> None:
        # Table: how many pages each holder has open; "" holds those of people without a token.
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._grace = grace
        self._clock = clock  # in seconds; it stands still while the server does
        self._began = clock()
        # Table and holder: since when away, the longest first. Somebody who is missing here and has
        # no page open has been away for longer than the grace time, or since the server began.
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
        return Attendance(self._away(table), self._grace, here.total() - playing)

    def _away(self, table: Table) -> list[int]:
        here = self._here.get(table.id, Counter())
        return [n for n, c in enumerate(table.chairs, 1) if c.holder and c.holder not in here]

    def is_here(self, table_id: str, holder: str) -> bool:
        """Whether somebody has a page open that watches a table."""
        return table_id in self._here and holder in self._here[table_id]

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody watches a table."""
        return table_id in self._here

    def came(self, table_id: str, holder: str) -> None:
        """One more page of somebody's watches a table."""
        self._here[table_id][holder] += 1
        self._left.pop((table_id, holder), None)

    def went(self, table_id: str, holder: str) -> None:
        """One page fewer of somebody's watches a table."""
        here = self._here[table_id]
        here[holder] -= 1
        if here[holder] <= 0:
            del here[holder]
            if holder:
                self._gone(table_id, holder)
        if not here:
            del self._here[table_id]

    def seen(self, table: Table, holder: str) -> None:
        """Somebody has done something. If they have no page open, their grace time starts again."""
        if table.seats_of(holder):
            self._gone(table.id, holder)

    def _gone(self, table_id: str, holder: str) -> None:
        now = self._clock()
        self._left.pop((table_id, holder), None)
        self._left[table_id, holder] = now
        while self._left and next(iter(self._left.values())) <= now - self._grace:
            self._left.popitem(last=False)
