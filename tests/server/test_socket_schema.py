"""The socket's own schema: what a played game sends and receives is valid by it."""

import copy
from typing import Any

import httpx
import jsonschema_rs
import pytest
from support.server import Data, Device, Server, SocketClient, eventually


@pytest.fixture(scope="module")
def schema(server: Server) -> Data:
    answer = httpx.get(f"{server.link}/api/socket.schema.json")
    assert answer.headers["content-type"] == "application/schema+json"
    found: Data = answer.json()
    return found


def validator(schema: Data, union: str) -> Any:
    """A validator of one of the unions, strict about fields that nobody declared."""
    strict = copy.deepcopy(schema)
    for one in strict["$defs"].values():
        if "properties" in one:
            one["additionalProperties"] = False
    del strict["anyOf"]
    return jsonschema_rs.validator_for(strict | {"$ref": f"#/$defs/{union}"})


def play(server: Server, ana: Device, ben: Device, heard: list[Data], said: list[Data]) -> None:
    """A table from gathering to the end and a rematch, with prices, refusals and a hand-over."""

    def say(page: SocketClient, t: str, **message: Any) -> None:
        said.append({"t": t, **message})
        page.say(t, **message)

    def act(page: SocketClient, **command: Any) -> Data:
        name = f"command-{len(said)}"
        say(page, "do", table=table, id=name, **command)
        answers = ("done", "refused")
        return page._next(lambda one: one["t"] in answers and one.get("id") == name, 10)

    table = ana.create("person", "open", "random", clock={"kind": "turn", "seconds": 900})["table"]
    ben.post("/api/device")
    code = ana.state(table)["you"]["join_code"]
    with SocketClient(server, ana) as host, SocketClient(server, ben) as guest:
        for page in (host, guest):
            say(page, "watch", table=table, prices=True)
        assert act(guest, kind="start")["t"] == "refused"
        assert act(guest, kind="sit", name="Ben", code="wrong", seat=None)["t"] == "refused"
        assert act(guest, kind="sit", name="Ben", code=code)["t"] == "done"
        assert act(host, kind="offer", seat=1)["code"]
        for _ in range(12):
            state = eventually(lambda: (s := ana.state(table))["seat"] < 3 and s, 20)
            page = (host, guest)[state["seat"] - 1]
            answer = act(page, kind="act", action=state["legal"][0], seen=state["number"])
            assert answer["t"] == "done", answer
        for seat, page in enumerate((host, guest), 1):
            assert act(page, kind="act", action=f"x{seat}", seen=99)["t"] == "done"
        assert act(host, kind="rematch")["rematch"]
        say(host, "unwatch", table=table)
        say(host, "ping")
        host.receive("pong")
        heard += [*host.received, *guest.received]


def test_the_messages_of_a_played_game_are_valid(
    server: Server, schema: Data, ana: Device, ben: Device
) -> None:
    heard: list[Data] = []
    said: list[Data] = []
    play(server, ana, ben, heard, said)
    for union, messages in (("ServerMessage", heard), ("ClientMessage", said)):
        check = validator(schema, union)
        for message in messages:
            check.validate(message)
    assert {one["t"] for one in heard} >= {"hello", "you", "presence", "events", "done", "refused"}
    assert any("prices" in one.get("state", {}) for one in heard)
    kinds = {event["kind"] for one in heard if one["t"] == "events" for event in one["events"]}
    assert kinds >= {"created", "seated", "started", "acted", "offered", "ended", "rematched"}


@pytest.mark.parametrize(
    ("union", "wrong"),
    [
        ("ClientMessage", {"t": "watch"}),
        ("ClientMessage", {"t": "watch", "table": "x", "after": "1"}),
        ("ClientMessage", {"t": "do", "table": "x", "id": "short", "kind": "start"}),
        ("ClientMessage", {"t": "do", "table": "x", "id": "long-enough", "kind": "dance"}),
        ("ServerMessage", {"t": "hello", "protocol": 1}),
        ("ServerMessage", {"t": "events", "table": "x", "events": [{"kind": "yawned"}]}),
    ],
)
def test_what_is_no_message_is_not_valid(schema: Data, union: str, wrong: Data) -> None:
    assert not validator(schema, union).is_valid(wrong)
