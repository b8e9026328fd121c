"""HTTP with limits on the size of requests, the time of each phase of a connection, and the number
of connections. What breaks a limit is refused before it reaches the application."""

import asyncio
from functools import partial
from typing import Any, cast

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from marrakech.rules import Refusal
from marrakech.server.devices.cookies import without_foreign_cookies
from marrakech.server.network.connections import Connections
from marrakech.server.network.deadlines import LINGER_SECONDS, Deadline
from marrakech.server.network.security_headers import whole_response
from marrakech.server.network.socket_protocol import LimitedSocket

HTTP_BYTES_AT_ONCE = 512  # bytes that are parsed before they are counted
MOST_PIPELINED = 16  # requests that may wait for the answer to another; no browser sends any
# Made once: in an attack thousands of them are sent each second.
FULL_RESPONSE = whole_response(503, Refusal("server-full"))
TOO_OFTEN = whole_response(429, Refusal("too-often"))


class LimitedHttp(HttpToolsProtocol):
    """One connection."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._connections = connections
        self._settings = connections.settings
        self._admitted = False
        self._refused = False
        self._upgraded = False  # whether a socket has taken the connection over
        self._reading = Deadline(self.loop, self._expired)
        self._writing = Deadline(self.loop, self._expired)
        self._running: RequestResponseCycle | None = None  # the request that is being answered
        self._in_body = False
        self._piece = 0  # bytes that are being parsed
        self._overhead = 0  # bytes of this request that are not its body: head, chunks, trailers
        self._body = 0  # bytes of its body

    # From the first moment to the last

    def connection_made(  # type: ignore[override]  # as uvicorn has it
        self, transport: asyncio.Transport
    ) -> None:
        """Somebody has connected: let them in, or say that there is no room."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        limit = self._connections.admit(self._address)
        if limit is None:
            self._admitted = True
            self._reading.start("connect", self._settings.head_timeout)
            self._note_state()
            return
        self._connections.limit_reached(limit, self._address)
        self._refused = True
        self.transport.write(FULL_RESPONSE if limit == "connections" else TOO_OFTEN)
        self._close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        self._disconnect()
        self._reading.end()
        self._writing.end()
        self._leave()
        # Without a cycle of references it is freed at once. What is still being answered holds it
        # until then; what waits for its answer never gets one.
        self.pipeline.clear()
        self.cycle = cast("RequestResponseCycle", None)
        if not self._is_answering():
            self._running = None

    def give_way(self, limit: str) -> None:
        """Be closed at once: there is no room, and nothing is being answered here."""
        self._connections.limit_reached(limit, self._address)
        self._refused = True
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        """Make room for another connection."""
        if self._admitted:
            self._admitted = False
            self._connections.work(self)
            self._connections.leave(self._address)

    def _close(self) -> None:
        """Close once everything is sent, however little of it is taken."""
        self._reading.stop()
        self.transport.close()
        self._writing.start("close", self._settings.write_timeout)
        self._note_state()

    def _note_state(self) -> None:
        """Tell whether we wait for the client: only then may the connection give way."""
        if not self._admitted:
            return
        if self._is_served():
            self._connections.work(self)
        else:
            idle = self._reading.phase == "idle" and not self._writing.phase
            self._connections.wait(self, self._address, idle=idle)

    def _is_served(self) -> bool:
        """Whether a request that is complete is being answered, and the answer is taken."""
        running = self._running
        answering = running is not None and not (running.response_complete or running.more_body)
        return answering and not self._writing.phase

    def _is_answering(self) -> bool:
        """Whether an answer is still to be completed."""
        return self._running is not None and not self._running.response_complete

    # What is read

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        if self._refused or self._upgraded:
            return
        self._unset_keepalive_if_required()
        if self._reading.phase == "connect":
            self._reading.enter("head")
        elif self._reading.phase in ("", "idle") and not self._busy():
            self._reading.start("head", self._settings.head_timeout)
        for begin in range(0, len(data), HTTP_BYTES_AT_ONCE):
            self._parse(data[begin : begin + HTTP_BYTES_AT_ONCE])
            if self._refused or self._upgraded or self.transport.is_closing():
                return

    def _busy(self) -> bool:
        """Whether a request is under way. What comes then is its body, or waits for its answer."""
        return self._in_body or (self.cycle is not None and not self.cycle.response_complete)

    def _parse(self, piece: bytes) -> None:
        if self._overhead + len(piece) > self._settings.head:
            self._refuse(431, Refusal("request-big"), "chunks" if self._in_body else "head")
            return
        self._piece = len(piece)
        self._overhead += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self._upgrade()
            elif self.cycle is not None:
                # Nothing can be read after an upgrade to what we do not speak.
                self.cycle.keep_alive = False
        except httptools.HttpParserError:
            unreadable = Refusal("request-invalid", where="request", what="unreadable")
            self._refuse(400, unreadable, "unreadable")

    def on_message_begin(self) -> None:
        """A request begins, somewhere in this piece."""
        super().on_message_begin()
        self._in_body = False
        self._overhead = self._piece
        self._body = 0
        self.scope["state"]["from_proxy"] = self._connections.trusts(self._address)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is complete. Trailers are counted and forgotten: they are no headers."""
        if not self._in_body:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete, and the body follows."""
        self._reading.start("body", self._settings.body_timeout)
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse(429, Refusal("too-often"), "pipeline")
            return
        super().on_headers_complete()  # it fails where the address cannot be read
        self._in_body = True

    def on_body(self, body: bytes) -> None:
        """A part of the body has come."""
        self._overhead -= len(body)
        self._body += len(body)
        super().on_body(body)
        if self._body > 2 * self._settings.body and self.cycle.response_complete:
            self._refuse(413, Refusal("request-big"), "body")

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._in_body = False
        self._reading.stop()
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self._reading.start("idle", self._settings.idle_timeout)
        self._note_state()

    # What is written

    def on_response_complete(self) -> None:
        """An answer is complete, though not necessarily taken."""
        super().on_response_complete()
        self._unset_keepalive_if_required()  # the time between two requests is counted here
        if self.transport.is_closing():
            self._close()
        elif not self._is_answering() and not self._reading.phase:
            self._reading.start("idle", self._settings.idle_timeout)
        self._note_state()

    def pause_writing(self) -> None:
        """The client takes nothing for now."""
        super().pause_writing()
        self._writing.start("write", self._settings.write_timeout)
        self._note_state()

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        if self._writing.phase == "write":
            self._writing.stop()
            self._note_state()

    # What is refused

    def _expired(self, phase: str) -> None:
        if phase == "idle":
            self._close()
            return
        if phase != "linger":
            self._connections.cut(phase, self._client_address())
        if phase in ("head", "body"):
            self._refuse(408, Refusal("request-slow"))
        elif phase == "connect":
            self._close()
        else:
            self.transport.abort()

    def _refuse(self, status: int, refusal: Refusal, limit: str | None = None) -> None:
        """Answer a request that does not reach the application, and close. For a moment everything
        else is read and thrown away: closing at once could lose the answer."""
        if limit:
            self._connections.limit_reached(limit, self._client_address())
        self._refused = True
        running = self._running if self._is_answering() else None
        if self._can_answer():
            self.transport.write(whole_response(status, refusal, self._scheme()))
            self._disconnect()
            self.transport.write_eof()
            self.flow.resume_reading()
            self._reading.start("linger", LINGER_SECONDS)
        elif running is not None:
            self._reading.stop()
            self.pipeline.clear()
            running.keep_alive = False  # its answer is the last one
        else:
            self._close()
        self._note_state()

    def _can_answer(self) -> bool:
        """Whether what the client expects next is the answer to the request that is refused."""
        if self.pipeline or self.transport.is_closing():
            return False
        if self._in_body:
            return not self.cycle.response_started
        return self.cycle is None or self.cycle.response_complete

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _disconnect(self) -> None:
        """Let the application know that the client is gone."""
        if self._running is not None and self._is_answering():
            self._running.disconnected = True
            self._running.message_event.set()

    def _scheme(self) -> str:
        """The scheme as far as it is known before the head is complete."""
        forwarded = self._header(b"x-forwarded-proto")
        return self._connections.scheme(self._address, str(self.scheme), forwarded)

    def _client_address(self) -> str:
        """The client's address, as far as it is known before the head is complete."""
        return self._connections.client(self._address, self._header(b"x-forwarded-for"))

    def _header(self, name: bytes) -> str:
        """A header of this request that has come already."""
        return dict(self.headers or ()).get(name, b"").decode("latin-1")

    def _upgrade(self) -> None:
        """Become a socket, unless an answer is still to be sent: it would be sent into the socket,
        and this connection would count as waiting for ever. Nor while the client takes nothing: the
        socket would never be told to wait."""
        if self.pipeline or self._busy() or self.flow.write_paused:
            wrong = Refusal("request-invalid", where="request", what="upgrade")
            self._refuse(400, wrong, "handshake")
        else:
            self.handle_websocket_upgrade()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which has limits of its own. What else is in the same read is dropped:
        a client may not send anything before it has the answer."""
        if not self._connections.admit_socket():
            self._refuse(503, Refusal("server-full"), "sockets")
            return
        self._reading.stop()
        self._writing.stop()
        self._connections.work(self)
        self._admitted = False  # it is for the socket to leave
        self._upgraded = True
        asked = self._scheme(), self._client_address()
        # The handshake is parsed once more, by a library that takes shorter lines than we do.
        self.scope["headers"] = without_foreign_cookies(self.scope["headers"])
        socket = partial(LimitedSocket, self._connections, *asked)
        self.ws_protocol_class = cast("type[LimitedSocket]", socket)
        super().handle_websocket_upgrade()
        self._reading.end()
        self._writing.end()
        self.parser = cast("httptools.HttpRequestParser", None)
