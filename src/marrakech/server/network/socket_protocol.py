"""Sockets with limits: how many frames may come, and how long handshake and writing may take."""

from asyncio import BaseTransport
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidMessage
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from marrakech.rules import Refusal
from marrakech.server.network.connections import Connections
from marrakech.server.network.deadlines import LINGER_SECONDS, Deadline
from marrakech.server.network.rate_limits import RateLimit
from marrakech.server.network.security_headers import whole_response

SOCKET_BYTES_AT_ONCE = 256  # bytes that are parsed before the frames in them are counted
MOST_CONTROL_FRAMES = 30  # pings, pongs and further parts of messages; browsers send about three
TOO_MANY = 4008


class LimitedSocket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(
        self, connections: Connections, asked_over: str, asked_from: str, **given: Any
    ) -> None:
        super().__init__(**given)
        self._asked_over = asked_over  # the scheme of the handshake
        self._asked_from = asked_from  # the address that it comes from
        self._connections = connections
        settings = connections.settings
        self._frames = RateLimit(MOST_CONTROL_FRAMES, settings.messages_seconds)
        # The application counts messages too, but only gets them after all are parsed.
        self._messages = RateLimit(settings.messages + 1, settings.messages_seconds)
        self._patience = settings.write_timeout
        self._flooded = False
        self._plays = False  # whether its page watches a table at which it has a seat
        self._left = False
        self._handshake = Deadline(self.loop, self._expired)
        self._writing = Deadline(self.loop, self._expired)

    def connection_made(self, transport: BaseTransport) -> None:
        """An HTTP connection, admitted before, becomes a socket."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._handshake.start("handshake", self._connections.settings.head_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        super().connection_lost(exc)
        self._handshake.end()
        self._writing.end()
        self._leave()
        # Both refer to the connection that they are part of: it is freed without them.
        self.conn.parser_exc = self.conn.handshake_exc = None
        self.conn.parser.close()

    def give_way(self, limit: str) -> None:
        """Be closed at once: there is no room, and this client does not play."""
        self._connections.limit_reached(limit, self._client_address())
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        """Make room for another socket."""
        if not self._left:
            self._left = True
            self._connections.work(self)
            self._connections.let_go(self)
            self._connections.leave(self._address, socket=True)

    def plays(self, plays: bool) -> None:
        """The application says whether its page has a seat at a table that it watches."""
        self._plays = plays
        self._note_state()

    def _note_state(self) -> None:
        """Tell whether we wait for the client: only then may the socket give way."""
        if self._left:
            return
        address = self._client_address()
        plays = self._plays and not self._writing.phase
        if self._handshake.phase:
            self._connections.work(self)
        elif not (plays and self._connections.keep(self, address)):
            self._connections.wait(self, address, socket=True)

    def _client_address(self) -> str:
        """The address that the socket comes from, also by way of a proxy."""
        client = self.scope["client"] if self.handshake_initiated else None
        return client[0] if client else self._asked_from

    # What is read

    def data_received(self, data: bytes) -> None:
        """Bytes have come. A few at a time are parsed: a thousand pings fit into one read."""
        for begin in range(0, len(data), SOCKET_BYTES_AT_ONCE):
            if self._flooded or self.transport.is_closing():
                return
            super().data_received(data[begin : begin + SOCKET_BYTES_AT_ONCE])
            if self.conn.parser_exc is not None and self.conn.handshake_exc is None:
                self._connections.limit_reached("unreadable", self._client_address())
            elif not self.close_sent and self.conn.handshake_exc is not None:
                self._refuse_handshake(self.conn.handshake_exc)

    def handle_connect(self, event: Request) -> None:
        """The handshake has come; one that is wrong gets an answer with all its headers."""
        wrong = self.conn.accept(event).status_code
        if wrong != 101:
            self._refuse_wrong(str(wrong))
            return
        super().handle_connect(event)
        self.scope["state"]["from_proxy"] = self._connections.trusts(self._address)
        self.scope["state"]["plays"] = self.plays
        self.scope["state"]["send_now"] = self.send_now

    def _refuse_handshake(self, error: Exception) -> None:
        """Answer a handshake that could not be read to its end."""
        if isinstance(error, InvalidMessage):
            self._refuse_wrong("unreadable")
        else:  # a line too long, or too many: the library's own limits are narrower than ours
            self._connections.limit_reached("head", self._client_address())
            self._refuse(431, Refusal("request-big"))

    def _refuse_wrong(self, what: str) -> None:
        """Answer a handshake that no browser would make."""
        self._connections.limit_reached("handshake", self._client_address())
        self._refuse(400, Refusal("request-invalid", where="handshake", what=what))

    def start_keepalive(self) -> None:
        """The handshake is complete."""
        self._handshake.stop()
        self._note_state()
        super().start_keepalive()

    def _allows(self, frames: RateLimit) -> bool:
        """Count a frame; one too many closes the socket."""
        if self._flooded:
            return False
        if frames.allows():
            return True
        self._flooded = True
        self._connections.limit_reached("frames", self._client_address())
        if self.conn.state is State.OPEN:
            self.conn.send_close(TOO_MANY, "too-often")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait(
            {"type": "websocket.disconnect", "code": TOO_MANY, "reason": "too-often"}
        )
        self.stop_keepalive()
        # What else comes is read and thrown away for a moment: closing at once could lose the code.
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        self._plays = False
        self._note_state()
        return False

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if self._allows(self._frames):
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A message."""
        if self._allows(self._messages):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message that is no text."""
        if self._allows(self._messages):
            super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """A message is complete. If it is not the text it claims to be and a close came right after
        it, no more can be said about that: the library would fail."""
        if self.conn.state is not State.OPEN and self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """A ping."""
        if self._allows(self._frames):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong. One that answers our own ping costs nothing, however often we ping."""
        asked_for = self.pending_ping_payload is not None
        if (asked_for and event.data == self.pending_ping_payload) or self._allows(self._frames):
            super().handle_pong(event)

    # What is written

    def pause_writing(self) -> None:
        """The client takes nothing for now."""
        super().pause_writing()
        self._writing.start("write", self._patience)
        self._note_state()

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        if self._writing.phase == "write":
            self._writing.stop()
            self._note_state()

    def keepalive_timeout(self) -> None:
        """A ping was not answered."""
        super().keepalive_timeout()
        self._start_closing()

    def send_now(self, text: str) -> bool:
        """Send a text at once, past all that an application's message usually goes through; False
        if the client has to take something else first, or takes nothing any more."""
        if not (self.handshake_complete and self.writable.is_set()):
            return False
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """What the application sends. A handshake that it has refused is complete as well, though
        uvicorn takes it for one that was forgotten, and logs an error each time."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    async def run_asgi(self) -> None:
        """Serve the socket to its end, and see to it that its descriptor is given back."""
        await super().run_asgi()
        for ours in ("plays", "send_now"):  # without a cycle of references it is freed at once
            self.scope["state"].pop(ours)
        if not self.disconnected:
            self._start_closing()

    def send_500_response(self) -> None:
        """The application failed before it took the socket, or the server goes away."""
        if not self.initial_response and not self.handshake_complete:
            self._refuse(500, Refusal("server-failed"))

    def _refuse(self, status: int, refusal: Refusal) -> None:
        self.handshake_complete = self.close_sent = True
        self._handshake.stop()
        self.transport.write(whole_response(status, refusal, self._asked_over))
        self.transport.close()
        self._start_closing()

    def _start_closing(self) -> None:
        """Nothing more is said; what is left has to be taken in time."""
        self._writing.start("close", self._patience)
        self._note_state()

    def _expired(self, phase: str) -> None:
        self._connections.cut(phase, self._client_address())
        self.transport.abort()
