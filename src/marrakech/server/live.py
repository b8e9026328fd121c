"""Live pages: one socket each, told of every table that they watch."""

import asyncio
import logging
import time
from collections.abc import Coroutine

from pydantic import TypeAdapter, ValidationError
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketState

from marrakech.rules import Refusal
from marrakech.server.limits import Limit, Limits, network_of
from marrakech.server.metrics import Metrics
from marrakech.server.page import Page
from marrakech.server.presence import Presence
from marrakech.server.problems import problem_of
from marrakech.server.settings import Settings
from marrakech.server.shapes import Do, Incoming, Ping, Unwatch, Watch
from marrakech.table.commands import Command
from marrakech.table.events import encode
from marrakech.table.ports import StoreTrouble
from marrakech.table.state import Table
from marrakech.table.tables import Tables
from marrakech.table.wire import private_data, standing

log = logging.getLogger("marrakech.live")

_INCOMING: TypeAdapter[Watch | Unwatch | Ping | Do] = TypeAdapter(Incoming)
WATCHED = 20  # tables that one page may watch
MOMENT = 0.05  # seconds in which who comes and goes is told at once
TOO_FAST, TOO_SLOW, GOING_AWAY, FAILED = 4008, 4009, 1012, 1011

Seating = tuple[tuple[str, str], ...]  # who holds each seat, and for whom it is kept


class Hub:
    """Everybody who watches, and who of them is here."""

    def __init__(
        self, tables: Tables, settings: Settings, metrics: Metrics, creations: Limits
    ) -> None:
        self._tables = tables
        self._settings = settings
        self._metrics = metrics
        self._creations = creations
        self.presence = Presence(settings.grace)
        self._seatings: dict[str, Seating] = {}  # of watched tables, as they were told
        self._pages: set[Page] = set()
        self._due: set[str] = set()  # tables whose watchers are to be told who is here
        self._tasks: set[asyncio.Task[None]] = set()
        tables.bus.subscribe(self._grown)

    # What they are told

    def _grown(self, table_id: str, _: int) -> None:
        """A table has new events: whoever watches it is told what it misses."""
        pages = self.presence.watchers.get(table_id)
        if not pages:
            return
        desk = self._tables.at_hand(table_id)
        if desk is None:  # it was put away in the meantime
            self._spawn(self._fetch(table_id))
            return
        table = desk.table
        state = encode(standing(table, self._tables.clock()))
        messages: dict[int, str] = {}
        for page in pages:
            sent = page.sent[table_id]
            if sent >= table.number:
                continue
            if sent not in messages:
                messages[sent] = _events_message(table_id, desk.wire[sent:], state)
            page.sent[table_id] = table.number
            page.tell(messages[sent])
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
            page.tell(_you_message(table, page.holder))
        self._tell_presence(table.id)

    def _tell_presence(self, table_id: str) -> None:
        """Tell who is here, once for all that come and go in a moment."""
        if table_id not in self._due:
            self._due.add(table_id)
            asyncio.get_running_loop().call_later(MOMENT, self._send_presence, table_id)

    def _send_presence(self, table_id: str) -> None:
        self._due.discard(table_id)
        desk = self._tables.at_hand(table_id)
        if desk is not None and (pages := self.presence.watchers.get(table_id)):
            message = encode({"t": "presence", "table": table_id, **self.presence.data(desk.table)})
            for page in pages:
                page.tell(message)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # A page's life

    async def serve(self, socket: WebSocket, holder: str) -> None:
        """Talk to a page until it goes."""
        limit = Limit(self._settings.messages, self._settings.messages_seconds)
        page = Page(socket, holder, limit)
        self._pages.add(page)
        self._metrics.sockets.inc()
        writer = asyncio.ensure_future(page.write())
        page.tell(encode({"t": "hello", "protocol": 1, "now": self._tables.clock()}))
        goodbye: tuple[int, str] | None = None
        try:
            goodbye = await self._listen(page)
        except asyncio.CancelledError:
            if not page.cut or page.reader is None:
                raise
            page.reader.uncancel()
            goodbye = TOO_SLOW, "too-slow"
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
        while True:
            message = await page.socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            if not page.limit.allows():
                return TOO_FAST, "too-often"
            await self._hear(page, message.get("text"))
            if not await page.has_room():
                return TOO_SLOW, "too-slow"

    async def _hear(self, page: Page, text: str | None) -> None:
        try:
            heard = _INCOMING.validate_json(text if text is not None else "")
        except ValidationError as error:
            what = str(error.errors()[0]["type"])[:60]
            page.tell(encode({"t": "refused", "id": None, **_invalid(what)}))
            return
        match heard:
            case Ping():
                page.tell(encode({"t": "pong", "now": self._tables.clock()}))
            case Unwatch():
                self._unwatch(page, heard.table)
            case Watch():
                await self._watch(page, heard)
            case Do():
                await self._do(page, heard)

    async def _watch(self, page: Page, heard: Watch) -> None:
        try:
            if len(page.sent) >= WATCHED and heard.table not in page.sent:
                raise Refusal("too-many-tables", most=WATCHED)
            await self._welcome_back(await self._tables.find(heard.table), page.holder)
            await self._tables.find(heard.table)
        except Refusal as refusal:
            told = {"t": "refused", "id": None, "table": heard.table, **problem_of(refusal)}
            page.tell(encode(told))
            return
        desk = self._tables.at_hand(heard.table)
        assert desk is not None, "it has just been found"
        table = desk.table
        page.sent[table.id] = table.number
        self.presence.came(table.id, page)
        self._seatings.setdefault(table.id, _seating(table))
        state = encode(standing(table, self._tables.clock()))
        page.tell(_you_message(table, page.holder))
        page.tell(_events_message(table.id, desk.wire[heard.after :], state))
        self._tell_presence(table.id)

    async def _welcome_back(self, table: Table, holder: str) -> None:
        """Who returns gets the seat back from the bot that stood in."""
        if table.phase == "playing" and any(table.chair(n).bot for n in table.seats_of(holder)):
            try:
                await self._tables.do(table.id, Command("back", holder=holder))
            except StoreTrouble as trouble:
                log.warning("seat not given back", extra={"table": table.id, "key": trouble.key})

    def _unwatch(self, page: Page, table_id: str) -> None:
        if page.sent.pop(table_id, None) is None:
            return
        self.presence.went(table_id, page)
        if table_id not in self.presence.watchers:
            self._seatings.pop(table_id, None)
        self._tell_presence(table_id)

    # What is done

    async def _do(self, page: Page, heard: Do) -> None:
        command = Command(heard.kind, heard.id, page.holder, heard.seen, heard.data())
        told: dict[str, object] = {"t": "done", "id": heard.id, "table": heard.table}
        try:
            if not page.holder:
                raise Refusal("token-missing")
            told |= await self.do(heard.table, command, page.socket)
        except Refusal as refusal:
            told |= {"t": "refused", **problem_of(refusal)}
            if isinstance(refusal, StoreTrouble):
                self._metrics.troubles.labels(refusal.key).inc()
        page.tell(encode(told))

    async def do(
        self, table_id: str, command: Command, connection: HTTPConnection
    ) -> dict[str, object]:
        """Do what a device wants to happen at a table, by whichever door it came."""
        began = time.perf_counter()
        what = "refused"
        try:
            done = await self._done(table_id, command, connection)
            self.presence.seen(await self._tables.find(table_id), command.holder)
            what = "done"
        finally:
            self._metrics.commands.labels(what).inc()
            self._metrics.seconds.observe(time.perf_counter() - began)
        return done

    async def _done(
        self, table_id: str, command: Command, connection: HTTPConnection
    ) -> dict[str, object]:
        if command.kind == "rematch":
            table = await self._tables.find(table_id)
            if table.phase == "over" and not table.rematch:
                self.count_table(connection)
            return {"rematch": await self._tables.rematch(table_id, command)}
        answer = await self._tables.do(table_id, command)
        return {"number": answer.number} | ({"code": answer.code} if answer.code else {})

    def count_table(self, connection: HTTPConnection) -> None:
        """A table is about to be set up: too many from one address are refused."""
        address = connection.client.host if connection.client else ""
        if not self._creations.allows(network_of(address)):
            raise Refusal("too-often")
        self._metrics.tables.inc()

    async def close(self) -> None:
        """Say goodbye to everybody; they will come back."""
        open_ = WebSocketState.CONNECTED
        pages = [page for page in self._pages if page.socket.application_state is open_]
        await asyncio.gather(*(page.close(GOING_AWAY, "restart") for page in pages))


def _seating(table: Table) -> Seating:
    return tuple((chair.holder, chair.reserved) for chair in table.chairs)


def _you_message(table: Table, holder: str) -> str:
    return encode({"t": "you", "table": table.id, **private_data(table, holder)})


def _events_message(table_id: str, wire: list[str], state: str) -> str:
    events = ",".join(wire)
    return f'{{"t":"events","table":"{table_id}","events":[{events}],"state":{state}}}'


def _invalid(what: str) -> dict[str, object]:
    return {"key": "request-invalid", "details": {"where": "message", "what": what}, "place": {}}
