"""Requests take turns: a few in each round of the event loop, one network after the other."""

import asyncio

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from support.event_loop import run

from marrakech.server.audit_log import Audit
from marrakech.server.http.middleware import GuardMiddleware
from marrakech.server.http.request_throttle import RequestThrottle
from marrakech.server.metrics import Metrics
from marrakech.server.settings import Settings


def test_a_flood_leaves_room_for_others_and_for_other_networks() -> None:
    async def scene() -> tuple[list[str], int]:
        queue, begun, rounds = RequestThrottle(at_once=4), [], 0

        async def ask(network: str) -> None:
            await queue.turn(network)
            begun.append(network)

        flood = [asyncio.ensure_future(ask("flood")) for _ in range(200)]
        person = asyncio.ensure_future(ask("person"))
        while not all(task.done() for task in (*flood, person)):
            await asyncio.sleep(0)  # what everybody else does in the meantime
            rounds += 1
        return begun, rounds

    begun, rounds = run(scene())
    assert len(begun) == 201
    assert begun.index("person") < 12
    assert rounds >= 50


def test_requests_take_turns_in_the_middleware() -> None:
    begun: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append(scope["client"][0])
        await Response()(scope, receive, send)

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(_: Message) -> None:
        """Nobody reads the answers."""

    async def scene() -> None:
        metrics = Metrics()
        guarded = GuardMiddleware(app, Settings(data="memory:"), metrics, Audit(metrics))

        async def ask(address: str) -> None:
            scope = {"type": "http", "method": "GET", "scheme": "http", "path": "/", "state": {}}
            await guarded(scope | {"headers": [], "client": (address, 1)}, receive, send)

        await asyncio.gather(*(ask("192.0.2.1") for _ in range(200)), ask("192.0.2.2"))

    run(scene())
    assert len(begun) == 201
    assert begun.index("192.0.2.2") < 12


def test_a_request_that_gives_up_takes_nobodys_turn() -> None:
    async def scene() -> None:
        queue = RequestThrottle(at_once=1)
        asked = [asyncio.ensure_future(queue.turn("one")) for _ in range(20)]
        await asyncio.sleep(0)
        for task in asked[5:15]:
            task.cancel()
        results = await asyncio.gather(*asked, return_exceptions=True)
        assert [result is None for result in results].count(True) == 10
        await queue.turn("one")

    run(scene())
