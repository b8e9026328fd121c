"""A handshake has its deadline, though it is the application that lets it wait."""

import asyncio
import socket
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI, WebSocket
from looping import run
from raw_lines import HANDSHAKE, Answer

from marrakech.server.audit import Audit
from marrakech.server.metrics import Metrics
from marrakech.server.running import configuration
from marrakech.server.security_headers import security_headers
from marrakech.server.settings import Settings

PATIENCE = 15.0
LONG = 1.5  # seconds: longer than a handshake may take here


async def answer_of(server: uvicorn.Server) -> bytes:
    """What a handshake gets until the server closes."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        reading, writing = await asyncio.open_connection(*listening.getsockname())
        writing.write(HANDSHAKE)
        try:
            return await asyncio.wait_for(reading.read(), PATIENCE)
        except ConnectionResetError:
            return b""
        finally:
            writing.close()
            server.should_exit = True
            await serving


@pytest.mark.parametrize("answers", [False, True])
def test_a_handshake_without_an_answer_is_cut(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answers: bool
) -> None:
    app = FastAPI()
    app.state.audit = Audit(Metrics())

    @app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await asyncio.sleep(0 if answers else LONG)
        await websocket.accept()
        await asyncio.sleep(LONG)
        await websocket.close()

    settings = Settings(tmp_path / "tables.db", head_timeout=0.4)
    answer = run(answer_of(uvicorn.Server(configuration(settings, app))))
    cut = [record.message for record in caplog.records if record.message == "connection cut"]
    assert (b" 101 " in answer, bool(cut)) == (answers, not answers)


def test_a_handshake_that_fails_in_the_application_gets_an_answer_like_any_other(
    tmp_path: Path,
) -> None:
    app = FastAPI()
    app.state.audit = Audit(Metrics())

    @app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        raise RuntimeError("no socket today")

    server = uvicorn.Server(configuration(Settings(tmp_path / "tables.db"), app))
    answer = Answer(run(answer_of(server)))
    assert (answer.status, answer.problem) == (500, "server-failed")
    assert security_headers("http").items() <= answer.headers.items()
