"""Handshakes and answers that an application lets wait: a handshake has its deadline all the same,
an answer has none."""

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import cast
from unittest.mock import Mock

import pytest
import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.types import Message, Receive, Scope, Send
from support.event_loop import LONGEST_WAIT, run
from support.raw_connections import HANDSHAKE, RawResponse

from marrakech.server.audit_log import Audit
from marrakech.server.http.middleware import GuardMiddleware
from marrakech.server.metrics import Metrics
from marrakech.server.network.deadlines import Deadline
from marrakech.server.network.http_protocol import LimitedHttp
from marrakech.server.network.security_headers import security_headers
from marrakech.server.runner import configuration
from marrakech.server.settings import Settings

LONG = 1.5  # seconds: longer than a handshake may take here


async def answer_of(server: uvicorn.Server, request: bytes = HANDSHAKE) -> bytes:
    """What a handshake or a request gets until the server closes."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        reading, writing = await asyncio.open_connection(*listening.getsockname())
        writing.write(request)
        try:
            return await asyncio.wait_for(reading.read(), LONGEST_WAIT)
        except ConnectionResetError:
            return b""
        finally:
            writing.close()
            server.should_exit = True
            await serving


@pytest.mark.parametrize("answers", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_handshake_without_an_answer_is_cut(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answers: bool
) -> None:
    app = FastAPI()

    @app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await asyncio.sleep(0 if answers else LONG)
        await websocket.accept()
        await asyncio.sleep(LONG)
        await websocket.close()

    settings = Settings(data="memory:", head_timeout=0.4)
    answer = run(answer_of(uvicorn.Server(configuration(settings, app, Audit(Metrics())))))
    cut = [record.message for record in caplog.records if record.message == "connection cut"]
    assert (b" 101 " in answer, bool(cut)) == (answers, not answers)


def test_a_handshake_that_fails_in_the_application_gets_an_answer_like_any_other(
    tmp_path: Path,
) -> None:
    app = FastAPI()

    @app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        raise RuntimeError("no socket today")

    server = uvicorn.Server(configuration(Settings(data="memory:"), app, Audit(Metrics())))
    answer = RawResponse(run(answer_of(server)))
    assert (answer.status, answer.problem) == (500, "server-failed")
    assert security_headers("http").items() <= answer.headers.items()


def test_an_answer_that_takes_longer_than_a_pause_between_requests_is_awaited(
    tmp_path: Path,
) -> None:
    app = FastAPI()

    @app.get("/{answer}")
    async def late(answer: str) -> str:
        await asyncio.sleep(0 if answer == "first" else LONG)
        return answer

    requests = b"".join(
        b"GET /%s HTTP/1.1\r\nHost: localhost\r\n\r\n" % n for n in (b"first", b"last")
    )
    settings = Settings(data="memory:", idle_timeout=0.4)
    server = uvicorn.Server(configuration(settings, app, Audit(Metrics())))
    answer = run(answer_of(server, requests))
    assert answer.endswith(b'"last"')


def test_no_socket_is_opened_while_the_client_takes_nothing(tmp_path: Path) -> None:
    """A socket that begins then would never hear that it has to wait, and keep all it says."""
    app = FastAPI()

    @app.websocket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()

    server = uvicorn.Server(configuration(Settings(data="memory:"), app, Audit(Metrics())))

    async def answer() -> bytes:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            reading, writing = await asyncio.open_connection(*listening.getsockname())
            try:
                async with asyncio.timeout(LONGEST_WAIT):
                    while not server.server_state.connections:
                        await asyncio.sleep(0.01)
                    (connection,) = server.server_state.connections
                    cast("LimitedHttp", connection).pause_writing()  # as the transport does
                    writing.write(HANDSHAKE)
                    return await reading.read(65536)
            finally:
                writing.close()
                server.should_exit = True
                await serving

    assert RawResponse(run(answer())).status == 400


class Loop:
    """An event loop whose time stands still; what is due waits to be called."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def call_later(self, _: float, call: Callable[[], None]) -> Mock:
        self.due.append(call)
        return Mock()


def test_the_time_to_connect_and_to_send_a_head_is_one() -> None:
    loop = Loop()
    expired: list[str] = []
    deadline = Deadline(cast("asyncio.AbstractEventLoop", loop), expired.append)
    deadline.start("connect", 10)
    deadline.enter("head")
    (due,) = loop.due
    due()
    assert expired == ["head"]


def test_a_request_that_is_given_up_at_the_end_gets_an_answer_like_any_other(
    tmp_path: Path,
) -> None:
    sent: list[Message] = []

    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.Event().wait()

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def give_up() -> None:
        metrics = Metrics()
        guarded = GuardMiddleware(never, Settings(data="memory:"), metrics, Audit(metrics))
        scope: Scope = {"type": "http", "method": "GET", "path": "/", "scheme": "http"}
        request = asyncio.ensure_future(
            guarded({**scope, "headers": [], "state": {}}, receive, send)
        )
        await asyncio.sleep(0)
        request.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await request

    run(give_up())
    start, body = sent
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    assert (start["status"], json.loads(body["body"])["key"]) == (503, "server-failed")
    assert security_headers("http").items() <= headers.items()
