"""A client that reads nothing is disconnected in time, even if little is waiting for it."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI, Response, WebSocket
from support.event_loop import run
from support.raw_connections import HANDSHAKE

from marrakech.server.audit_log import Audit
from marrakech.server.metrics import Metrics
from marrakech.server.runner import configuration
from marrakech.server.settings import Settings

LITTLE, MUCH = 40_000, 400_000  # bytes: more than the system buffers, and more than the server does
CUT_TIMEOUT = 15.0  # seconds
GET = b"GET /some HTTP/1.1\r\nHost: localhost\r\n"


def application(size: int, ends: bool) -> FastAPI:
    """An application that sends this many bytes; a socket is then closed or stays open."""
    app = FastAPI()
    app.add_api_route("/some", lambda: Response(b"x" * size))

    @app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.send_text("x" * size)
        if not ends:
            await websocket.receive()

    return app


async def until_cut(server: uvicorn.Server, request: bytes, told: pytest.LogCaptureFixture) -> str:
    """The phase in which a client that reads nothing is disconnected."""
    loop = asyncio.get_running_loop()
    with socket.create_server(("127.0.0.1", 0)) as listening, socket.socket() as line:
        for end, size in ((listening, socket.SO_SNDBUF), (line, socket.SO_RCVBUF)):
            end.setsockopt(socket.SOL_SOCKET, size, 4096)  # buffer as little as possible
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        line.setblocking(False)
        await loop.sock_connect(line, listening.getsockname())
        await loop.sock_sendall(line, request)
        phase = ""
        with suppress(TimeoutError):
            async with asyncio.timeout(CUT_TIMEOUT):
                while not phase:
                    await asyncio.sleep(0.02)
                    cut = [one for one in told.records if one.message == "connection cut"]
                    phase = str(vars(cut[0])["phase"]) if cut else ""
        line.close()
        server.should_exit = True
        await serving
        return phase


@pytest.mark.parametrize(
    ("request_", "size", "ends", "ping", "phase"),
    [
        (GET + b"\r\n", MUCH, True, 15.0, "write"),
        (GET + b"\r\n", LITTLE, True, 15.0, "close"),
        (GET + b"Connection: close\r\n\r\n", LITTLE, True, 15.0, "close"),
        (HANDSHAKE, MUCH, False, 15.0, "write"),
        (HANDSHAKE, LITTLE, True, 15.0, "close"),
        (HANDSHAKE, LITTLE, False, 0.2, "close"),
    ],
    ids=[
        "an answer",
        "the rest of an answer",
        "the last answer",
        "a message",
        "a socket's last message",
        "a socket that answers no ping",
    ],
)
def test_it_is_cut(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    request_: bytes,
    size: int,
    ends: bool,
    ping: float,
    phase: str,
) -> None:
    settings = Settings(data="memory:", idle_timeout=0.4, write_timeout=0.4, ping=ping)
    server = uvicorn.Server(configuration(settings, application(size, ends), Audit(Metrics())))
    assert run(until_cut(server, request_, caplog)) == phase
