"""A session: one WebSocket, what has been sent over it, and what waits to be sent."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from marrakech.server.network.rate_limits import RateLimit

BACKLOG_MESSAGES = 500  # messages that may wait for a slow connection before it is cut…
BACKLOG_SIZE = 2**19  # …and characters
SMALL_BACKLOG = 2**16  # characters that may wait while more is read from a client
DRAIN_SECONDS = 5.0  # that a client has to take what waits, or a close


class LiveSession:
    """One WebSocket and what has been sent over it."""

    __slots__ = (
        "backlog",
        "cut",
        "device",
        "dismissed",
        "holder",
        "limit",
        "plays_at",
        "prices",
        "reader",
        "room",
        "send_now",
        "sending",
        "sent",
        "socket",
        "waiting",
    )

    def __init__(self, socket: WebSocket, holder: str, limit: RateLimit, device: str = "") -> None:
        self.socket = socket
        self.device = device  # the hash of its token
        self.holder = holder
        self.limit = limit
        self.sent: dict[str, int] = {}  # table it watches: the number of the last event sent
        self.prices: set[str] = set()  # tables of which it wants the prices of its own rolls
        self.plays_at: set[str] = set()  # those of these tables at which it has a seat
        # How the connection sends something at once, where it can.
        self.send_now: Callable[[str], bool] | None = socket.scope.get("state", {}).get("send_now")
        self.sending = False  # whether something from the backlog is being sent
        self.backlog: asyncio.Queue[str] = asyncio.Queue(BACKLOG_MESSAGES)
        self.waiting = 0  # characters in the backlog
        self.room = asyncio.Event()  # whether the backlog is small
        self.room.set()
        self.cut = False  # whether the connection was too slow, or is gone
        self.dismissed: tuple[int, str] | None = None  # why it has to end: a code and a reason
        self.reader = asyncio.current_task()

    def send(self, message: str) -> None:
        """Send a message as soon as the connection takes it. One that takes nothing any more is
        cut: a client that comes back asks for what it misses."""
        if self.cut or self.dismissed:
            return
        nothing_waits = self.backlog.empty() and not self.sending
        if nothing_waits and self.send_now is not None and self.send_now(message):
            return
        try:
            self.backlog.put_nowait(message)
            self.waiting += len(message)
            if self.waiting > SMALL_BACKLOG:
                self.room.clear()
        except asyncio.QueueFull:
            self.waiting = BACKLOG_SIZE + 1
        if self.waiting > BACKLOG_SIZE:
            self.cut = True
            if self.reader is not None:
                self.reader.cancel()

    def note_seat(self, table_id: str, has_seat: bool) -> None:
        """Tell the connection whether its client plays. One whose client does not gives way when
        there is no room."""
        (self.plays_at.add if has_seat else self.plays_at.discard)(table_id)
        note = self.socket.scope.get("state", {}).get("plays")
        if note is not None:
            note(bool(self.plays_at))

    def dismiss(self, code: int, reason: str) -> None:
        """End the session, whatever it is doing."""
        if self.cut or self.dismissed or self.reader is None:
            return
        self.dismissed = code, reason
        self.reader.cancel()

    async def write(self) -> None:
        """Send what waits, until the connection is gone."""
        try:
            while True:
                message = await self.backlog.get()
                self.waiting -= len(message)
                self.sending = True
                await self.socket.send_text(message)
                self.sending = False
                if self.waiting <= SMALL_BACKLOG:
                    self.room.set()
        finally:
            self.cut = True  # and nothing waits for room in its backlog
            self.room.set()

    async def has_room(self) -> bool:
        """Wait until the backlog is small; False if the client does not take it in time."""
        await asyncio.sleep(0)  # let the writer have its turn, however fast a client asks
        if self.room.is_set():
            return True
        try:
            # wait_for() of Python 3.11 swallows a cancellation that comes when the room does.
            async with asyncio.timeout(DRAIN_SECONDS):
                await self.room.wait()
        except TimeoutError:
            return False
        return True

    async def close(self, code: int, reason: str) -> None:
        """Close the socket, if the client still takes that."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                await self.socket.close(code, reason)
