"""A page: one socket, what it has been told, and what waits for its line."""

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from marrakech.server.limits import Limit

BACKLOG = 500  # messages that may wait for a slow line before it is cut…
BACKLOG_SIZE = 2**19  # …and characters
PATIENCE = 5.0  # seconds that a line has to take a goodbye


class Page:
    """One socket and what it has been told."""

    __slots__ = ("backlog", "cut", "holder", "limit", "reader", "sent", "socket", "waiting")

    def __init__(self, socket: WebSocket, holder: str, limit: Limit) -> None:
        self.socket = socket
        self.holder = holder
        self.limit = limit
        self.sent: dict[str, int] = {}  # table: the number of the last event it was told
        self.backlog: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self.waiting = 0  # characters in the backlog
        self.cut = False  # whether the line was too slow
        self.reader = asyncio.current_task()

    def tell(self, message: str) -> None:
        """Send a message when the line is free. A line that takes nothing any more is cut:
        whoever comes back asks for what it misses."""
        if self.cut:
            return
        try:
            self.backlog.put_nowait(message)
            self.waiting += len(message)
        except asyncio.QueueFull:
            self.waiting = BACKLOG_SIZE + 1
        if self.waiting > BACKLOG_SIZE:
            self.cut = True
            if self.reader is not None:
                self.reader.cancel()

    async def write(self) -> None:
        """Send what waits, for ever."""
        while True:
            message = await self.backlog.get()
            self.waiting -= len(message)
            await self.socket.send_text(message)

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye, if the line takes it."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.socket.close(code, reason)
