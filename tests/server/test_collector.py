"""The garbage collector never stops the server for long, and connections need none."""

import asyncio
import gc
import socket
import weakref
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI, WebSocket
from looping import run
from raw_lines import HANDSHAKE

from marrakech.server import collector
from marrakech.server.audit import Audit
from marrakech.server.metrics import Metrics
from marrakech.server.running import configuration
from marrakech.server.settings import Settings

REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
PATIENCE = 15.0


async def until_nothing_is_left(server: uvicorn.Server, sent: bytes) -> None:
    """Connect, send something, read the answer and go away; wait until all of it is freed."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        reading, writing = await asyncio.open_connection(*listening.getsockname())
        open_ones = server.server_state.connections
        seen: weakref.WeakSet[object] = weakref.WeakSet()
        try:
            async with asyncio.timeout(PATIENCE):
                while not open_ones:
                    await asyncio.sleep(0.01)
                seen.update(open_ones)
                writing.write(sent)
                await reading.readuntil(b"\r\n\r\n")
                seen.update(open_ones)
                writing.transport.abort()
                while seen:
                    await asyncio.sleep(0.01)
        finally:
            server.should_exit = True
            await serving


@pytest.mark.parametrize("sent", [REQUEST, HANDSHAKE], ids=["request", "socket"])
def test_a_closed_connection_needs_no_collector(tmp_path: Path, sent: bytes) -> None:
    app = FastAPI()
    app.state.audit = Audit(Metrics())

    @app.get("/")
    async def home() -> str:
        return "here"

    @app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.receive()

    server = uvicorn.Server(configuration(Settings(tmp_path / "tables.db"), app))
    with collector.only_when_asked():
        run(until_nothing_is_left(server, sent))


def test_what_is_new_is_collected_and_the_collector_is_given_back() -> None:
    class Ring:
        """Something that refers to itself."""

        def __init__(self) -> None:
            self.self = self

    async def until_collected() -> None:
        ring = weakref.ref(Ring())
        assert ring() is not None
        collecting = asyncio.create_task(collector.collect())
        async with asyncio.timeout(PATIENCE):
            while ring() is not None:
                await asyncio.sleep(0.01)
        collecting.cancel()

    with collector.only_when_asked():
        assert not gc.isenabled()
        run(until_collected())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
