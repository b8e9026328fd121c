"""A session whose connection is slow, or gone."""

import asyncio

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect
from support.event_loop import run

from marrakech.server.live import session as module
from marrakech.server.live.session import SMALL_BACKLOG, LiveSession
from marrakech.server.network.rate_limits import RateLimit


async def gone(message: Message) -> None:
    """A connection that takes nothing any more."""
    await asyncio.sleep(0)
    if message["type"] == "websocket.send":
        raise OSError


async def silent() -> Message:
    """The handshake, and nothing else."""
    return {"type": "websocket.connect"}


def test_nothing_waits_for_room_on_a_connection_that_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "DRAIN_SECONDS", 600.0)

    async def scene() -> bool:
        socket = WebSocket({"type": "websocket"}, silent, gone)
        await socket.accept()
        one = LiveSession(socket, "ana", RateLimit(10, 1.0))
        writer = asyncio.ensure_future(one.write())
        one.send("x" * SMALL_BACKLOG)
        one.send("x" * SMALL_BACKLOG)  # more than may wait
        heard = await asyncio.wait_for(one.has_room(), 60)
        one.send("x" * (SMALL_BACKLOG + 1))  # which would take the room again
        again = await asyncio.wait_for(one.has_room(), 60)
        with pytest.raises(WebSocketDisconnect):
            await writer
        return heard and again

    assert run(scene())


def test_what_is_told_arrives_in_its_order_however_it_is_sent() -> None:
    """At once while nothing waits; after what waits, also once the connection is free again."""
    told: list[str] = []

    async def scene() -> None:
        free = asyncio.Event()

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                await free.wait()
                told.append(message["text"])

        def send_now(text: str) -> bool:
            if free.is_set():
                told.append(f"{text}!")
            return free.is_set()

        state = {"send_now": send_now}
        socket = WebSocket({"type": "websocket", "state": state}, silent, send)
        await socket.accept()
        one = LiveSession(socket, "ana", RateLimit(10, 1.0))
        writer = asyncio.ensure_future(one.write())
        free.set()
        one.send("1")
        free.clear()
        one.send("2")
        await asyncio.sleep(0.01)  # it has left the backlog, and is being sent
        one.send("3")
        free.set()  # those who wait notice a moment later
        one.send("4")
        while len(told) < 4:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)
        one.send("5")
        writer.cancel()

    run(scene())
    assert told == ["1!", "2", "3", "4", "5!"]
