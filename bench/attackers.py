"""Hostile connections of one kind, from many addresses of the loopback; it ends on its own.

Run by `hostile.py` in a process of its own, so that what it does is not measured.
"""

import argparse
import asyncio
import json
import os
import resource
from collections import Counter
from dataclasses import dataclass
from typing import cast

import uvloop

HOST = b"Host: localhost\r\n"
HANDSHAKE = (
    b"GET /api/live HTTP/1.1\r\n" + HOST + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bWFycmFrZWNobWFycmFrZQ==\r\n\r\n"
)
POST = b"POST /api/positions/start HTTP/1.1\r\n" + HOST
PING = b"\x89\x80\0\0\0\0"
BOMB = b"GET /healthz HTTP/1.1\r\n" + HOST + b'Cookie: x="' + b"\\" * 100_000 + b'"\r\n\r\n'
PAGE = b"GET /api/editions HTTP/1.1\r\n" + HOST + b"\r\n"
AGAIN = 1.0  # seconds until who was cut comes back


@dataclass(frozen=True)
class Kind:
    """What a hostile connection sends: something first, then something else for ever."""

    first: bytes
    then: bytes = b""
    every: float = 1.0  # seconds
    reads: bool = True


KINDS = {
    "idle": Kind(b""),
    "slow-head": Kind(b"GET / HTTP/1.1\r\n" + HOST, b"X"),
    "slow-body": Kind(POST + b"Content-Length: 60000\r\n\r\n", b" "),
    "half-handshake": Kind(HANDSHAKE[:-2]),
    "slow-reader": Kind(PAGE, PAGE, 10.0, reads=False),
    "ping-flood": Kind(HANDSHAKE, PING * 1000, 0.1),
    "trailers": Kind(
        POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X-T: " + b"y" * 4000 + b"\r\n", 0.1
    ),
    "cookie-bomb": Kind(BOMB, BOMB),
}


class Hostile(asyncio.Protocol):
    """One connection; `gone` is called once it has been cut."""

    def __init__(self, kind: Kind, counts: Counter[str], gone: asyncio.Event) -> None:
        self._kind = kind
        self._counts = counts
        self._gone = gone
        self._paused = False
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._transport = cast("asyncio.Transport", transport)
        self._counts["opened"] += 1
        self._transport.write(self._kind.first)
        if not self._kind.reads:
            self._transport.pause_reading()
        if self._kind.then:
            self._later()

    def _later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._kind.every, self._go_on)

    def _go_on(self) -> None:
        assert self._transport is not None
        if not self._paused and not self._transport.is_closing():
            self._transport.write(self._kind.then)
            self._counts["bytes"] += len(self._kind.then)
        self._later()

    def pause_writing(self) -> None:
        """The server takes nothing for now."""
        self._paused = True

    def resume_writing(self) -> None:
        """It does again."""
        self._paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has cut it."""
        self._counts["cut"] += 1
        if self._timer is not None:
            self._timer.cancel()
        self._gone.set()


async def keep_one(port: int, kind: Kind, source: str, counts: Counter[str]) -> None:
    """Hold one hostile connection open, again and again."""
    loop = asyncio.get_running_loop()
    while True:
        gone = asyncio.Event()
        try:
            await loop.create_connection(
                lambda gone=gone: Hostile(kind, counts, gone),  # type: ignore[misc]
                "127.0.0.1",
                port,
                local_addr=(source, 0),
            )
            await gone.wait()
        except OSError:
            counts["failed"] += 1
        await asyncio.sleep(AGAIN)


async def attack(chosen: argparse.Namespace) -> Counter[str]:
    """All of them, for that many seconds."""
    counts: Counter[str] = Counter()
    tasks = []
    for number in range(chosen.count):
        source = f"127.0.1.{1 + number % chosen.networks}"
        tasks.append(
            asyncio.ensure_future(keep_one(chosen.port, KINDS[chosen.kind], source, counts))
        )
        if number % 50 == 49:
            await asyncio.sleep(0.02)  # let the server's queue be
    await asyncio.sleep(chosen.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return counts


def main() -> None:
    """Attack, then print what became of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--port", type=int, required=True, help="of a server on this machine")
    parser.add_argument("--count", type=int, default=2000, help="connections at once")
    parser.add_argument("--networks", type=int, default=20, help="addresses they come from, to 250")
    parser.add_argument("--seconds", type=float, default=10)
    chosen = parser.parse_args()
    os.nice(10)  # who measures comes first
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(json.dumps(uvloop.run(attack(chosen))))


if __name__ == "__main__":
    main()
