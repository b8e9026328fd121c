"""A page whose line is slow, or gone."""

import asyncio

import pytest
from looping import run
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from marrakech.server import page
from marrakech.server.limits import Limit
from marrakech.server.page import LITTLE, Page


async def gone(message: Message) -> None:
    """A line that takes nothing any more."""
    await asyncio.sleep(0)
    if message["type"] == "websocket.send":
        raise OSError


async def silent() -> Message:
    """The handshake, and nothing else."""
    return {"type": "websocket.connect"}


def test_nobody_waits_for_room_on_a_line_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "PATIENCE", 600.0)

    async def scene() -> bool:
        socket = WebSocket({"type": "websocket"}, silent, gone)
        await socket.accept()
        one = Page(socket, "ana", Limit(10, 1.0))
        writer = asyncio.ensure_future(one.write())
        one.tell("x" * LITTLE)
        one.tell("x" * LITTLE)  # more than may wait
        heard = await asyncio.wait_for(one.has_room(), 60)
        one.tell("x" * (LITTLE + 1))  # which would take the room again
        again = await asyncio.wait_for(one.has_room(), 60)
        with pytest.raises(WebSocketDisconnect):
            await writer
        return heard and again

    assert run(scene())
