"""Connections that no client would make: bytes as they come, from any address of the loopback."""

import contextlib
import json
import socket
from collections.abc import Iterator
from typing import Any

from support.server import SERVER_TIMEOUT, Device, Server

HANDSHAKE = (
    b"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextlib.contextmanager
def connected(server: Server, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection from an address of this machine."""
    with socket.create_connection(("127.0.0.1", server.port), SERVER_TIMEOUT, (source, 0)) as line:
        yield line


def until_said(line: socket.socket, ending: bytes) -> bytes:
    """Everything that comes up to an ending; a head and its body may come one after the other."""
    answer = b""
    while not answer.endswith(ending):
        more = line.recv(65536)
        assert more, answer
        answer += more
    return answer


def until_closed(line: socket.socket) -> bytes:
    """Everything that comes until the server closes."""
    answer = b""
    with contextlib.suppress(ConnectionError):
        while got := line.recv(65536):
            answer += got
    return answer


def answer_to(server: Server, request: bytes, source: str = "127.0.0.1") -> bytes:
    """What comes back for some bytes."""
    with connected(server, source) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(request)
        return until_closed(line)


@contextlib.contextmanager
def watching(server: Server, source: str, request: bytes = HANDSHAKE) -> Iterator[bytes]:
    """What comes back for a handshake of somebody who has a seat. If it opens a socket, that
    watches their table meanwhile."""
    with Device(server) as ana:
        table = ana.create("person", "open")["table"]
        cookie = f"Cookie: marrakech={ana.cookies['marrakech']}\r\n".encode()
    with connected(server, source) as line:
        line.sendall(request.replace(b"Sec-WebSocket-V", cookie + b"Sec-WebSocket-V"))
        answer = line.recv(65536)
        if b" 101 " in answer:
            answer += watch(line, table)
        yield answer


def watch(line: socket.socket, table: str) -> bytes:
    """What a socket is told of a table that it watches from now on."""
    message = json.dumps({"t": "watch", "table": table}).encode()
    assert len(message) < 126
    line.sendall(bytes((0x81, 0x80 | len(message))) + b"\0\0\0\0" + message)
    told = b""
    while b'"t":"presence"' not in told:
        told += line.recv(65536)
    return told


class RawResponse:
    """A response, taken apart."""

    def __init__(self, text: bytes) -> None:
        head, _, self.body = text.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split(" ")[1])
        self.headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in lines)
        }

    @property
    def problem(self) -> Any:
        """The key of the refusal in it."""
        return json.loads(self.body)["key"]
