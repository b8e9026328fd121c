"""A page: one socket, what it has been told, and what waits for its line."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from marrakech.server.network.rate_limits import Limit

BACKLOG = 500  # messages that may wait for a slow line before it is cut…
BACKLOG_SIZE = 2**19  # …and characters
LITTLE = 2**16  # characters that may wait while more is heard from a page
PATIENCE = 5.0  # seconds that a line has to take what waits, or a goodbye


class Page:
    """One socket and what it has been told."""

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

    def __init__(self, socket: WebSocket, holder: str, limit: Limit, device: str = "") -> None:
        self.socket = socket
        self.device = device  # the hash of its token
        self.holder = holder
        self.limit = limit
        self.sent: dict[str, int] = {}  # table: the number of the last event it was told
        self.prices: set[str] = set()  # tables of which it wants the prices of its own rolls
        self.plays_at: set[str] = set()  # those of these tables at which it has a seat
        # How the connection sends something at once, where it can.
        self.send_now: Callable[[str], bool] | None = socket.scope.get("state", {}).get("send_now")
        self.sending = False  # whether something from the backlog waits for the line
        self.backlog: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.waiting = 0  # characters in the backlog
        self.room = asyncio.Event()  # whether little waits
        self.room.set()
        self.cut = False  # whether the line was too slow, or is gone
        self.dismissed: tuple[int, str] | None = None  # why it has to go: a code and a reason
        self.reader = asyncio.current_task()

    def tell(self, message: str) -> None:
        """Send a message when the line is free. A line that takes nothing any more is cut:
        whoever comes back asks for what it misses."""
        if self.cut or self.dismissed:
            return
        nothing_waits = self.backlog.empty() and not self.sending
        if nothing_waits and self.send_now is not None and self.send_now(message):
            return
        try:
            self.backlog.put_nowait(message)
            self.waiting += len(message)
            if self.waiting > LITTLE:
                self.room.clear()
        except asyncio.QueueFull:
            self.waiting = BACKLOG_SIZE + 1
        if self.waiting > BACKLOG_SIZE:
            self.cut = True
            if self.reader is not None:
                self.reader.cancel()

    def note_seat(self, table_id: str, has_seat: bool) -> None:
        """Let the connection know whether somebody plays here. One on which nobody does gives way
        when there is no room."""
        (self.plays_at.add if has_seat else self.plays_at.discard)(table_id)
        tell = self.socket.scope.get("state", {}).get("plays")
        if tell is not None:
            tell(bool(self.plays_at))

    def dismiss(self, code: int, reason: str) -> None:
        """Have a page go, whatever it does just now."""
        if self.cut or self.dismissed or self.reader is None:
            return
        self.dismissed = code, reason
        self.reader.cancel()

    async def write(self) -> None:
        """Send what waits, until the line is gone."""
        try:
            while True:
                message = await self.backlog.get()
                self.waiting -= len(message)
                self.sending = True
                await self.socket.send_text(message)
                self.sending = False
                if self.waiting <= LITTLE:
                    self.room.set()
        finally:
            self.cut = True  # and nobody waits for room on it
            self.room.set()

    async def has_room(self) -> bool:
        """Wait until little waits for the line; a line that takes nothing in time has no room."""
        await asyncio.sleep(0)  # let the writer have its turn, however fast a page asks
        if self.room.is_set():
            return True
        try:
            # wait_for() of Python 3.11 swallows a cancellation that comes when the room does.
            async with asyncio.timeout(PATIENCE):
                await self.room.wait()
        except TimeoutError:
            return False
        return True

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye, if the line takes it."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.socket.close(code, reason)
