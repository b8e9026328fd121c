"""Which sessions watch which tables, and what they are sent when something happens there."""

import asyncio
import logging
from collections.abc import Coroutine

from marrakech.rules import Refusal
from marrakech.server.application import Application
from marrakech.server.live.messages import Watch
from marrakech.server.live.outbound import TableUpdate, presence_message, you_message
from marrakech.server.live.presence_throttle import PresenceThrottle
from marrakech.server.live.session import LiveSession
from marrakech.table.cached_table import CachedTable
from marrakech.table.phases import Playing
from marrakech.table.state import Table

log = logging.getLogger("marrakech.live")

# Who holds each seat and for whom it is reserved; last, who is host, with which code.
Seating = tuple[tuple[str, str], ...]


class Broadcaster:
    """Sends every watcher of a table what it misses."""

    def __init__(self, application: Application) -> None:
        self._tables = application.tables
        self._presence = application.presence
        self._lobby = application.lobby
        self._watchers: dict[str, set[LiveSession]] = {}
        self._seatings: dict[str, Seating] = {}  # of watched tables, as they were sent
        self._attendances: dict[str, str] = {}  # who is here, as every watcher was sent it
        self._throttle = PresenceThrottle(self._send_presence)
        self._tasks: set[asyncio.Task[None]] = set()
        self._tables.bus.subscribe(self._on_growth)

    def watch(self, session: LiveSession, cached: CachedTable, message: Watch) -> None:
        """Send a session what it misses of a table, and from now on all that happens there."""
        table = cached.table
        session.sent[table.id] = table.number
        session.note_seat(table.id, table.has_part(session.holder))
        watchers = self._watchers.setdefault(table.id, set())
        if session not in watchers:
            watchers.add(session)
            self._presence.came(table.id, session.holder)
        self._seatings.setdefault(table.id, _seating(table))
        (session.prices.add if message.prices else session.prices.discard)(table.id)
        update = TableUpdate(table, cached.wire, self._tables.clock())
        session.send(you_message(table, session.holder))
        session.send(update.after(message.after, _gets_prices(session, table)))
        self._send_newcomer(session, table)
        self._throttle_presence(table.id)

    def unwatch(self, session: LiveSession, table_id: str) -> None:
        """Send a session nothing more of a table."""
        if session.sent.pop(table_id, None) is None:
            return
        session.prices.discard(table_id)
        session.note_seat(table_id, False)
        self._watchers[table_id].discard(session)
        self._presence.went(table_id, session.holder)
        if cached := self._tables.at_hand(table_id):
            self._lobby.seen(cached.table, session.holder)
        if not self._watchers[table_id]:
            del self._watchers[table_id]
            self._seatings.pop(table_id, None)
            self._attendances.pop(table_id, None)
        self._throttle_presence(table_id)

    def _on_growth(self, table_id: str, _: int) -> None:
        """A table has new events: every watcher is sent what it misses."""
        watchers = self._watchers.get(table_id)
        if not watchers:
            return
        cached = self._tables.at_hand(table_id)
        if cached is None:  # it was evicted in the meantime
            self._spawn(self._fetch(table_id))
            return
        table = cached.table
        update = TableUpdate(table, cached.wire, self._tables.clock())
        for session in watchers:
            sent = session.sent[table_id]
            if sent >= table.number:
                continue
            session.sent[table_id] = table.number
            session.send(update.after(sent, _gets_prices(session, table)))
        self._send_seats(table)

    async def _fetch(self, table_id: str) -> None:
        try:
            table = await self._tables.find(table_id)
            self._on_growth(table_id, table.number)
        except Refusal as refusal:
            log.warning("watchers not told", extra={"table": table_id, "key": refusal.key})

    def _send_seats(self, table: Table) -> None:
        """When seats have changed hands, tell all watchers which are theirs, and who is here."""
        seating = _seating(table)
        if self._seatings.get(table.id) == seating:
            return
        self._seatings[table.id] = seating
        for session in self._watchers[table.id]:
            session.note_seat(table.id, table.has_part(session.holder))
            session.send(you_message(table, session.holder))
        self._throttle_presence(table.id)

    def _throttle_presence(self, table_id: str) -> None:
        """Send who is here soon, once for all who come and go in a moment."""
        self._throttle.due(table_id, len(self._watchers.get(table_id, ())))

    def _send_presence(self, table_id: str) -> int:
        """Send who is here, unless everybody knows; to how many."""
        cached = self._tables.at_hand(table_id)
        watchers = self._watchers.get(table_id)
        if cached is None or not watchers:
            return 0
        message = presence_message(table_id, self._presence.of(cached.table))
        if self._attendances.get(table_id) == message:
            return 0
        self._attendances[table_id] = message
        for session in watchers:
            session.send(message)
        return len(watchers)

    def _send_newcomer(self, session: LiveSession, table: Table) -> None:
        """Tell a session who is here before the others hear that it has come."""
        message = presence_message(table.id, self._presence.of(table))
        session.send(message)
        if len(self._watchers[table.id]) == 1:
            self._attendances[table.id] = message
        elif self._attendances.get(table.id) != message:
            self._attendances.pop(table.id, None)  # not everybody knows the same any more

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _gets_prices(session: LiveSession, table: Table) -> bool:
    """Whether a session wants prices, and one of its own seats is about to turn or roll."""
    if table.id not in session.prices or not isinstance(table.phase, Playing):
        return False
    position = table.phase.position
    mine = position.seat in table.seats_of(session.holder)
    return mine and position.step in ("turn", "roll")


def _seating(table: Table) -> Seating:
    seats = ((chair.holder, chair.reserved) for chair in table.chairs)
    return (*seats, (table.host, table.join_code))
