"""The WebSocket hub: all sessions, from the handshake to the close."""

import asyncio
import logging
from typing import assert_never

from starlette.websockets import WebSocket, WebSocketState

from marrakech.rules import Refusal
from marrakech.server.application import Application
from marrakech.server.audit_log import note_table
from marrakech.server.decoding import Do
from marrakech.server.live.broadcaster import Broadcaster
from marrakech.server.live.messages import (
    PROTOCOL,
    Hello,
    Ping,
    Pong,
    Unwatch,
    Watch,
    id_in,
    read_message,
)
from marrakech.server.live.outbound import done_message, refused_message, trouble_message
from marrakech.server.live.session import LiveSession
from marrakech.server.network.clients import client_of
from marrakech.server.network.rate_limits import RateLimit, RateLimits, network_of_request
from marrakech.server.refusals import status_of
from marrakech.table.commands import Command
from marrakech.table.events import encode
from marrakech.table.ports import StoreError
from marrakech.table.state import Table

log = logging.getLogger("marrakech.live")

MOST_WATCHED = 20  # tables that one session may watch
NETWORK_SHARES = 10  # at least: sockets of a network that may each send as much as one may
TOO_FAST, TOO_SLOW, GOING_AWAY, FAILED, TRY_AGAIN = 4008, 4009, 1012, 1011, 1013


class Hub:
    """All sessions."""

    def __init__(self, application: Application) -> None:
        self._application = application
        self._settings = settings = application.settings
        self._clock = application.tables.clock
        self._audit = application.audit
        self._metrics = application.metrics
        self._broadcaster = Broadcaster(application)
        # A client that reconnects starts afresh with its session's limit, but not with this one.
        share = max(NETWORK_SHARES, settings.sockets_per_address // NETWORK_SHARES)
        self._messages = RateLimits(settings.messages * share, settings.messages_seconds)
        self._sessions: set[LiveSession] = set()
        self._trouble: str | None = None  # of the store, as all sessions were told
        application.devices.close_sockets = self._dismiss
        application.heartbeat.on_change = self._send_trouble

    # A session's life

    async def serve(self, socket: WebSocket) -> None:
        """Talk to a client until it goes."""
        limit = RateLimit(self._settings.messages, self._settings.messages_seconds)
        try:
            visitor = await self._application.devices.visitor(client_of(socket))
        except StoreError:
            await socket.close(TRY_AGAIN, "server-troubled")
            return
        session = LiveSession(socket, visitor.holder, limit, visitor.token_hash)
        self._sessions.add(session)
        self._metrics.sockets.inc()
        writer = asyncio.ensure_future(session.write())
        session.send(encode(Hello(PROTOCOL, self._clock())))
        if self._trouble:
            session.send(trouble_message(self._trouble))
        close: tuple[int, str] | None = None
        try:
            close = await self._listen(session)
        except asyncio.CancelledError:
            if not (session.cut or session.dismissed) or session.reader is None:
                raise
            session.reader.uncancel()
            close = session.dismissed or (TOO_SLOW, "too-slow")
        except Exception:
            log.exception("session failed")
            close = FAILED, "server-failed"
        finally:
            self._sessions.discard(session)
            self._metrics.sockets.dec()
            writer.cancel()
            for table_id in tuple(session.sent):
                self._broadcaster.unwatch(session, table_id)
            # All that the writer can have met is that the connection is gone.
            await asyncio.gather(writer, return_exceptions=True)
        if close is not None:
            await session.close(*close)

    async def _listen(self, session: LiveSession) -> tuple[int, str] | None:
        """Handle what a client sends, until it goes or has to go."""
        network = network_of_request(session.socket)
        while True:
            message = await session.socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            if limit := self._limit_reached(session, network):
                self._audit.limit(limit, network)
                return TOO_FAST, "too-often"
            await self._handle(session, message.get("text") or "")
            if not await session.has_room():
                return TOO_SLOW, "too-slow"
            if session.dismissed:  # what was awaited may have swallowed the cancellation
                return session.dismissed

    def _limit_reached(self, session: LiveSession, network: str) -> str | None:
        """Count a message; the name of the limit that it exceeds, if any."""
        if not session.limit.allows():
            return "messages"
        return None if self._messages.allows(network) else "messages-per-address"

    async def _handle(self, session: LiveSession, text: str) -> None:
        """Read one message and do what it asks for."""
        try:
            message = read_message(text)
        except Refusal as refusal:
            session.send(refused_message(refusal, id_in(text)))
            return
        match message:
            case Ping():
                session.send(encode(Pong(self._clock())))
            case Unwatch():
                self._broadcaster.unwatch(session, message.table)
            case Watch():
                await self._watch(session, message)
            case Do():
                client = client_of(session.socket)
                command = Command(message.body, message.id, session.holder, message.seen)
                try:
                    done = await self._application.do(message.table, command, client)
                    session.send(done_message(message.id, message.table, done))
                except Refusal as refusal:
                    self._refuse(session, refusal, message.id, message.table)
            case _:
                assert_never(message)

    async def _watch(self, session: LiveSession, message: Watch) -> None:
        try:
            if len(session.sent) >= MOST_WATCHED and message.table not in session.sent:
                raise Refusal("too-many-tables", most=MOST_WATCHED)
            network = network_of_request(session.socket)
            cached = await self._application.watch(message.table, session.holder, network)
        except Refusal as refusal:
            self._refuse(session, refusal, None, message.table)
            return
        self._note(session, cached.table)
        self._broadcaster.watch(session, cached, message)

    def _refuse(
        self, session: LiveSession, refusal: Refusal, command: str | None, table: str
    ) -> None:
        """Tell a client why something was not done, and the log that it was refused."""
        self._audit.refused(session.socket.scope, refusal.key, status_of(refusal), table)
        if isinstance(refusal, StoreError):
            self._metrics.troubles.labels(refusal.key).inc()
        session.send(refused_message(refusal, command, table))

    def _note(self, session: LiveSession, table: Table) -> None:
        """Note for the log which table a session watches; the names of its players, only if
        they may be logged."""
        seats = table.seats_of(session.holder) if self._settings.log_names else ()
        note_table(session.socket.scope, table.id, [table.chair(seat).name for seat in seats])

    # All of them

    def _send_trouble(self, key: str | None) -> None:
        """Tell every session that nothing can be stored just now, or that it can be again."""
        self._trouble = key
        for session in self._sessions:
            session.send(trouble_message(key))

    def _dismiss(self, devices: frozenset[str], code: int, reason: str) -> None:
        """Close every socket of these devices at once."""
        for session in self._sessions:
            if session.device in devices:
                session.dismiss(code, reason)

    async def close(self) -> None:
        """Close every socket; the clients will come back."""
        open_ = WebSocketState.CONNECTED
        sessions = [one for one in self._sessions if one.socket.application_state is open_]
        await asyncio.gather(*(one.close(GOING_AWAY, "restart") for one in sessions))
