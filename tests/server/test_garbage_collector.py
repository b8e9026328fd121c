"""The garbage collector never stops the server for long, and connections need none."""

import asyncio
import gc
import socket
import weakref
from collections import Counter
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI, Request, WebSocket
from support.event_loop import LONGEST_WAIT, run
from support.raw_connections import HANDSHAKE

from marrakech.server import garbage_collector as collector
from marrakech.server.audit_log import Audit
from marrakech.server.metrics import Metrics
from marrakech.server.runner import configuration
from marrakech.server.settings import Settings

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
SLOW = REQUEST.replace(b"/ ", b"/slow ")
BODY = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n" + b"x" * 1000
UNMASKED = b"\x81\x02hi"  # no client may send that
PARTS = ("marrakech.server", "uvicorn", "websockets")  # whose objects are parts of a connection


async def come_and_go(server: uvicorn.Server, sent: bytes, more: bytes, answered: bool) -> None:
    """Connect, send something, read what comes back, send more, and go away; wait until the server
    has noticed, and the objects of the connection itself are freed."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        reading, writing = await asyncio.open_connection(*listening.getsockname())
        open_ones = server.server_state.connections
        seen: weakref.WeakSet[object] = weakref.WeakSet()
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                while not open_ones:
                    await asyncio.sleep(0.01)
                writing.write(sent)
                if answered:
                    await reading.readuntil(b"\r\n\r\n")
                else:
                    while not server.server_state.tasks:
                        await asyncio.sleep(0.01)
                seen.update(open_ones)
                writing.write(more)
                await writing.drain()
                await asyncio.sleep(0.05)
                writing.transport.abort()
                while seen or server.server_state.tasks:
                    await asyncio.sleep(0.01)
        finally:
            server.should_exit = True
            await serving


def garbage() -> Counter[str]:
    """The parts of connections that only the collector finds."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        kinds = (type(one) for one in gc.garbage)
        return Counter(kind.__name__ for kind in kinds if kind.__module__.startswith(PARTS))
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


CONNECTIONS = {
    "a request": (REQUEST, b"", True),
    "half a request": (REQUEST, BODY, True),
    "requests that wait": (SLOW + REQUEST + BODY, b"", False),
    "a socket": (HANDSHAKE, b"", True),
    "a socket with a frame that nobody can read": (HANDSHAKE, UNMASKED, True),
}


@pytest.mark.parametrize(("sent", "more", "answered"), CONNECTIONS.values(), ids=CONNECTIONS)
def test_a_closed_connection_needs_no_collector(
    tmp_path: Path, sent: bytes, more: bytes, answered: bool
) -> None:
    app = FastAPI()

    @app.get("/")
    async def home() -> str:
        return "here"

    @app.get("/slow")
    async def slow(request: Request) -> str:
        while not await request.is_disconnected():
            await asyncio.sleep(0.01)
        return "too late"

    @app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.receive()

    server = uvicorn.Server(configuration(Settings(data="memory:"), app, Audit(Metrics())))
    with collector.only_when_asked():
        run(come_and_go(server, sent, more, answered))
        assert not garbage()


class Ring:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.self = self


async def until_collected(ring: weakref.ref[Ring]) -> None:
    """Let the collector run until it has found something."""
    collecting = asyncio.create_task(collector.collect())
    async with asyncio.timeout(LONGEST_WAIT):
        while ring() is not None:
            await asyncio.sleep(0.01)
    collecting.cancel()


def test_what_is_new_is_collected_and_the_collector_is_given_back() -> None:
    with collector.only_when_asked():
        assert not gc.isenabled()
        run(until_collected(weakref.ref(Ring())))
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_what_is_old_is_collected_when_memory_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    with collector.only_when_asked():
        ring = weakref.ref(kept := Ring())
        gc.collect(0)
        del kept  # it has outlived a collection: those of what is new do not look at it
        sizes = iter([0, 0, collector.FULL_COLLECTION_GROWTH])
        monkeypatch.setattr(collector, "memory", lambda: next(sizes, 0))
        run(until_collected(ring))
