"""Live pages: one socket each, told of every table that they watch."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import AbstractContextManager, nullcontext
from typing import assert_never

from msgspec.structs import asdict
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketState

from marrakech.rules import Refusal
from marrakech.server.admission import Admission, Origins
from marrakech.server.audit_log import Audit, note_table
from marrakech.server.decoding import Do
from marrakech.server.devices.registry import Devices
from marrakech.server.http.problems import status_of
from marrakech.server.live.messages import (
    PROTOCOL,
    Done,
    Hello,
    Here,
    Outgoing,
    Ping,
    Pong,
    Unwatch,
    Watch,
    id_in,
    read_message,
)
from marrakech.server.live.outbound import TableUpdate, refused, trouble_message, you_message
from marrakech.server.live.presence import Presence
from marrakech.server.live.presence_throttle import PresencePacing
from marrakech.server.live.session import Page
from marrakech.server.lobby import Listing
from marrakech.server.metrics import Metrics
from marrakech.server.network.rate_limits import Limit, Limits, network_in
from marrakech.server.settings import Settings
from marrakech.table.absence import OFFER_SECONDS
from marrakech.table.commands import Claim, Command, SeatBot, Sit, Start
from marrakech.table.events import encode
from marrakech.table.phases import Gathering, Playing
from marrakech.table.ports import StoreError
from marrakech.table.recovery import welcome_back
from marrakech.table.state import Table
from marrakech.table.tables import Tables
from marrakech.table.wire import CommandDone

log = logging.getLogger("marrakech.live")

WATCHED = 20  # tables that one page may watch
SHARES = 10  # sockets of a network that may all send as many messages as one may, at least
TOO_FAST, TOO_SLOW, GOING_AWAY, FAILED, TRY_AGAIN = 4008, 4009, 1012, 1011, 1013

# Who holds each seat and for whom it is kept; last of all, who is host, with which code.
Seating = tuple[tuple[str, str], ...]


class Hub:
    """Everybody who watches, and who of them is here."""

    def __init__(
        self,
        tables: Tables,
        settings: Settings,
        metrics: Metrics,
        devices: Devices,
        origins: Origins,
        admission: Admission,
        audit: Audit,
    ) -> None:
        self._tables = tables
        self.devices = devices
        devices.close_sockets = self._dismiss
        self._settings = settings
        self._metrics = metrics
        self._origins = origins
        self._admission = admission
        self._audit = audit
        self.presence = Presence(settings.grace, lambda: tables.clock() / 1000)
        self.listing = Listing(tables, self.presence, origins)
        # Whoever reconnects begins anew with a socket's own limit, but not with this one.
        share = max(SHARES, settings.sockets_per_address // SHARES)
        self._messages = Limits(settings.messages * share, settings.messages_seconds)
        self._seatings: dict[str, Seating] = {}  # of watched tables, as they were told
        self._pages: set[Page] = set()
        self._told: dict[str, str] = {}  # table: who is here, as all who watch it were told
        self._trouble: str | None = None  # of the store, as all pages were told
        self._pacing = PresencePacing(self._send_presence)
        self._tasks: set[asyncio.Task[None]] = set()
        tables.bus.subscribe(self._grown)

    # What they are told

    def _grown(self, table_id: str, _: int) -> None:
        """A table has new events: whoever watches it is told what it misses."""
        pages = self.presence.watchers.get(table_id)
        if not pages:
            return
        cached = self._tables.at_hand(table_id)
        if cached is None:  # it was put away in the meantime
            self._spawn(self._fetch(table_id))
            return
        table = cached.table
        update = TableUpdate(table, cached.wire, self._tables.clock())
        for page in pages:
            sent = page.sent[table_id]
            if sent >= table.number:
                continue
            page.sent[table_id] = table.number
            page.tell(update.after(sent, _gets_prices(page, table)))
        self._tell_seats(table)

    async def _fetch(self, table_id: str) -> None:
        try:
            table = await self._tables.find(table_id)
            self._grown(table_id, table.number)
        except Refusal as refusal:
            log.warning("watchers not told", extra={"table": table_id, "key": refusal.key})

    def _tell_seats(self, table: Table) -> None:
        """When seats have changed hands, everybody hears which are theirs, and who is here."""
        seating = _seating(table)
        if self._seatings.get(table.id) == seating:
            return
        self._seatings[table.id] = seating
        for page in self.presence.watchers[table.id]:
            page.note_seat(table.id, _has_part(page, table))
            page.tell(you_message(table, page.holder))
        self._tell_presence(table.id)

    def _tell_presence(self, table_id: str) -> None:
        """Have everybody told who is here, once for all that come and go in a moment."""
        self._pacing.due(table_id, len(self.presence.watchers.get(table_id, ())))

    def _send_presence(self, table_id: str) -> int:
        """Tell who is here, unless everybody knows; how many were told."""
        cached = self._tables.at_hand(table_id)
        pages = self.presence.watchers.get(table_id)
        if cached is None or not pages:
            return 0
        message = self._presence_message(cached.table)
        if self._told.get(table_id) == message:
            return 0
        self._told[table_id] = message
        for page in pages:
            page.tell(message)
        return len(pages)

    def _tell_newcomer(self, page: Page, table: Table) -> None:
        """Tell a page who is here before the others hear that it has come."""
        message = self._presence_message(table)
        page.tell(message)
        if len(self.presence.watchers[table.id]) == 1:
            self._told[table.id] = message
        elif self._told.get(table.id) != message:
            self._told.pop(table.id, None)  # not everybody knows the same any more

    def _presence_message(self, table: Table) -> str:
        away, grace, watchers = self.presence.of(table)
        return encode(Here(away, grace, watchers, table=table.id))

    def tell_trouble(self, key: str | None) -> None:
        """Tell every page that nothing can be kept just now, or that it can be again."""
        self._trouble = key
        for page in self._pages:
            page.tell(trouble_message(key))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # A page's life

    async def serve(self, socket: WebSocket) -> None:
        """Talk to a page until it goes."""
        limit = Limit(self._settings.messages, self._settings.messages_seconds)
        try:
            visitor = await self.devices.visitor(socket)
        except StoreError:
            await socket.close(TRY_AGAIN, "server-troubled")
            return
        page = Page(socket, visitor.holder, limit, visitor.token_hash)
        self._pages.add(page)
        self._metrics.sockets.inc()
        writer = asyncio.ensure_future(page.write())
        page.tell(encode(Hello(PROTOCOL, self._tables.clock())))
        if self._trouble:
            page.tell(trouble_message(self._trouble))
        goodbye: tuple[int, str] | None = None
        try:
            goodbye = await self._listen(page)
        except asyncio.CancelledError:
            if not (page.cut or page.dismissed) or page.reader is None:
                raise
            page.reader.uncancel()
            goodbye = page.dismissed or (TOO_SLOW, "too-slow")
        except Exception:
            log.exception("page failed")
            goodbye = FAILED, "server-failed"
        finally:
            self._pages.discard(page)
            self._metrics.sockets.dec()
            writer.cancel()
            for table_id in tuple(page.sent):
                self._unwatch(page, table_id)
            # What the writer met on its way is that the line is gone.
            await asyncio.gather(writer, return_exceptions=True)
        if goodbye is not None:
            await page.close(*goodbye)

    async def _listen(self, page: Page) -> tuple[int, str] | None:
        """Hear what a page says, until it goes or has to go."""
        network = network_in(page.socket)
        while True:
            message = await page.socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            if limit := self._limit_reached(page, network):
                self._audit.limit(limit, network)
                return TOO_FAST, "too-often"
            await self._hear(page, message.get("text"))
            if not await page.has_room():
                return TOO_SLOW, "too-slow"
            if page.dismissed:  # what was awaited may have swallowed the cancellation
                return page.dismissed

    def _limit_reached(self, page: Page, network: str) -> str | None:
        """Count a message; the name of the limit that it goes beyond, if any."""
        if not page.limit.allows():
            return "messages"
        return None if self._messages.allows(network) else "messages-per-address"

    async def _hear(self, page: Page, text: str | None) -> None:
        try:
            heard = read_message(text if text is not None else "")
        except Refusal as refusal:
            page.tell(encode(refused(refusal, id_in(text or ""))))
            return
        match heard:
            case Ping():
                page.tell(encode(Pong(self._tables.clock())))
            case Unwatch():
                self._unwatch(page, heard.table)
            case Watch():
                await self._watch(page, heard)
            case Do():
                await self._do(page, heard)
            case _:
                assert_never(heard)

    async def _watch(self, page: Page, heard: Watch) -> None:
        try:
            if len(page.sent) >= WATCHED and heard.table not in page.sent:
                raise Refusal("too-many-tables", most=WATCHED)
            found = await self._tables.find(heard.table)
            await welcome_back(self._tables, found, page.holder)
            await self._tables.find(heard.table)
        except Refusal as refusal:
            self._audit.refused(page.socket.scope, refusal.key, status_of(refusal), heard.table)
            page.tell(encode(refused(refusal, None, heard.table)))
            return
        cached = self._tables.at_hand(heard.table)
        assert cached is not None, "it has just been found"
        table = cached.table
        page.sent[table.id] = table.number
        page.note_seat(table.id, _has_part(page, table))
        self.presence.came(table.id, page)
        if _has_part(page, table):
            self._origins.note(table.id, network_in(page.socket))
        self._note(page, table)
        self._seatings.setdefault(table.id, _seating(table))
        (page.prices.add if heard.prices else page.prices.discard)(table.id)
        update = TableUpdate(table, cached.wire, self._tables.clock())
        page.tell(you_message(table, page.holder))
        page.tell(update.after(heard.after, _gets_prices(page, table)))
        self._tell_newcomer(page, table)
        self._tell_presence(table.id)

    def _note(self, page: Page, table: Table) -> None:
        """Let the log know which table a page watches; whose names, only if it may."""
        seats = table.seats_of(page.holder) if self._settings.log_names else ()
        note_table(page.socket.scope, table.id, [table.chair(seat).name for seat in seats])

    def _unwatch(self, page: Page, table_id: str) -> None:
        if page.sent.pop(table_id, None) is None:
            return
        page.prices.discard(table_id)
        page.note_seat(table_id, False)
        self.presence.went(table_id, page)
        if cached := self._tables.at_hand(table_id):
            self.listing.seen(cached.table, page.holder)
        if table_id not in self.presence.watchers:
            self._seatings.pop(table_id, None)
            self._told.pop(table_id, None)
        self._tell_presence(table_id)

    # What is done

    async def _do(self, page: Page, heard: Do) -> None:
        command = Command(heard.body, heard.id, page.holder, heard.seen)
        told: Outgoing
        try:
            if not page.holder:
                raise Refusal("token-missing")
            answer = await self.do(heard.table, command, page.socket)
            told = Done(**asdict(answer), id=heard.id, table=heard.table)
        except Refusal as refusal:
            told = refused(refusal, heard.id, heard.table)
            self._audit.refused(page.socket.scope, refusal.key, status_of(refusal), heard.table)
            if isinstance(refusal, StoreError):
                self._metrics.troubles.labels(refusal.key).inc()
        page.tell(encode(told))

    async def do(self, table_id: str, command: Command, connection: HTTPConnection) -> CommandDone:
        """Do what a device wants to happen at a table, by whichever door it came."""
        began = time.perf_counter()
        what = "refused"
        try:
            done = await self._done(table_id, command, connection)
            what = "done"
            # It is kept: nothing that goes wrong from here on may turn it into a refusal.
            if cached := self._tables.at_hand(table_id):
                self.seen(cached.table, command.holder)
        finally:
            self._metrics.commands.labels(what).inc()
            self._metrics.seconds.observe(time.perf_counter() - began)
        return done

    async def _done(
        self, table_id: str, command: Command, connection: HTTPConnection
    ) -> CommandDone:
        network, body = network_in(connection), command.body
        if isinstance(body, Claim):
            await self._check_offer(table_id, body.code or "")
        admitted: AbstractContextManager[None] = nullcontext()
        if isinstance(body, SeatBot | Start) and _leaves_bots_alone(
            await self._tables.find(table_id), body
        ):
            admitted = self._admission.bots_alone_at(table_id, network)
        with admitted:
            answer = await self._tables.do(table_id, command, network)
        if answer.rematch:
            return CommandDone(rematch=answer.rematch)
        if isinstance(body, Sit | Claim):  # by which a device takes a seat
            await self.devices.keep(connection)
        if answer.code:
            return CommandDone(answer.number, answer.code, OFFER_SECONDS)
        return CommandDone(answer.number)

    async def _check_offer(self, table_id: str, code: str) -> None:
        """Refuse the code of a seat whose holder has signed a device out since it was made."""
        for chair in (await self._tables.find(table_id)).chairs:
            if (
                code
                and chair.offer == code
                and await self.devices.signed_out_since(chair.holder, chair.offered_at)
            ):
                raise Refusal("code-wrong")

    def seen(self, table: Table, holder: str) -> None:
        """Somebody has done something at a table."""
        self.presence.seen(table, holder)
        self.listing.seen(table, holder)

    def _dismiss(self, devices: frozenset[str], code: int, reason: str) -> None:
        """Close every socket of these devices at once."""
        for page in self._pages:
            if page.device in devices:
                page.dismiss(code, reason)

    async def close(self) -> None:
        """Say goodbye to everybody; they will come back."""
        open_ = WebSocketState.CONNECTED
        pages = [page for page in self._pages if page.socket.application_state is open_]
        await asyncio.gather(*(page.close(GOING_AWAY, "restart") for page in pages))


def _leaves_bots_alone(table: Table, body: SeatBot | Start) -> bool:
    """Whether a game could begin with this in which nobody but bots plays."""
    taken_by_bot = body.seat if isinstance(body, SeatBot) else None
    others = (c for n, c in enumerate(table.chairs, 1) if n != taken_by_bot)
    return isinstance(table.phase, Gathering) and all(chair.kind == "bot" for chair in others)


def _has_part(page: Page, table: Table) -> bool:
    """Whether whoever looks at a page has a seat at a table, or is its host."""
    return page.holder in table.summary().holders


def _gets_prices(page: Page, table: Table) -> bool:
    """Whether a page wants prices, and it is for one of its own seats to turn or roll."""
    if table.id not in page.prices or not isinstance(table.phase, Playing):
        return False
    position = table.phase.position
    mine = table.chair(position.seat).holder == page.holder
    return mine and position.step in ("turn", "roll")


def _seating(table: Table) -> Seating:
    seats = ((chair.holder, chair.reserved) for chair in table.chairs)
    return (*seats, (table.host, table.join_code))
