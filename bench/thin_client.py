"""A WebSocket client that costs next to nothing, so that a benchmark measures the server."""

import asyncio
import struct
from collections.abc import Callable
from typing import cast

OnMessage = Callable[["ThinSocket", str], None]


class ThinSocket(asyncio.Protocol):
    """One socket: text frames in and out, nothing else."""

    __slots__ = ("_buffer", "_on_message", "_opened", "_transport", "number")

    def __init__(self, number: int, on_message: OnMessage) -> None:
        self.number = number
        self._on_message = on_message
        self._buffer = b""
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there; the handshake comes next."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has come in."""
        self._buffer += data
        if not self._opened.done():
            head, found, self._buffer = self._buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._opened.set_result(None)
        while frame := self._frame():
            opcode, text = frame
            if opcode == 1:
                self._on_message(self, text.decode())
            elif opcode == 9:
                self._write(0x8A, text)

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._buffer
        if len(data) < 2:
            return None
        size, begin = data[1] & 127, 2
        if size == 126 and len(data) >= 4:
            size, begin = struct.unpack_from(">H", data, 2)[0], 4
        elif size == 127 and len(data) >= 10:
            size, begin = struct.unpack_from(">Q", data, 2)[0], 10
        elif size >= 126:
            return None
        if len(data) < begin + size:
            return None
        self._buffer = data[begin + size :]
        return data[0] & 15, data[begin : begin + size]

    def send(self, text: str) -> None:
        """Send a text frame. Its mask is zero, which is a mask like any other."""
        self._write(0x81, text.encode())

    def _write(self, head: int, data: bytes) -> None:
        assert self._transport is not None
        size = bytes((0x80 | len(data),)) if len(data) < 126 else struct.pack(">BH", 254, len(data))
        self._transport.write(bytes((head,)) + size + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()


async def open_socket(
    port: int, path: str, token: str, number: int, on_message: OnMessage
) -> ThinSocket:
    """A socket to this machine, with a device's token in its cookie."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: ThinSocket(number, on_message), "127.0.0.1", port
    )
    assert socket._transport is not None
    socket._transport.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: bWFycmFrZWNobWFycmFrZQ==\r\n"
        f"Cookie: marrakech={token}\r\n\r\n".encode()
    )
    await socket._opened
    return socket
