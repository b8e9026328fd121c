"""What pages send is understood as they send it: today's page, and that of 0.1.0, which may still
be open in somebody's browser when the server is updated."""

import json
from secrets import token_urlsafe
from typing import Any

import pytest
from support.server import Data, Device, Server, SocketClient
from support.tables import refused

from marrakech.server.decoding import Do, read_command
from marrakech.server.live.messages import read_message
from marrakech.table.commands import (
    Act,
    Back,
    Cancel,
    Claim,
    ClientCommand,
    Leave,
    Offer,
    React,
    Rematch,
    Remove,
    RenewCode,
    Reveal,
    Roll,
    SeatBot,
    Seed,
    Sit,
    StandIn,
    Start,
    Undo,
    people_can,
)

HASH = "0f" * 32
SEED = "Xo2fLkq0-mW_9tBvRzaC"

BY_BOTH: list[tuple[str, Data, ClientCommand]] = [
    ("remove", {"seat": 2}, Remove(2)),
    ("leave", {"seat": 2}, Leave(2)),
    ("seat-bot", {"seat": 3}, SeatBot(3)),
    ("seat-bot", {"seat": 3, "bot": "greedy"}, SeatBot(3, "greedy")),
    ("start", {}, Start()),
    ("cancel", {}, Cancel()),
    ("act", {"seen": 12, "action": "N"}, Act("N")),
    ("act", {"seen": 12, "action": "x1"}, Act("x1")),
    ("roll", {"seen": 12}, Roll()),
    ("stand-in", {"seat": 4}, StandIn(4)),
    ("back", {}, Back()),
    ("offer", {"seat": 1}, Offer(1)),
    ("claim", {"code": SEED}, Claim(SEED)),
]
BY_0_1_0: list[tuple[str, Data, ClientCommand]] = [
    ("sit", {"name": "Ána", "seed": SEED}, Sit("Ána", seed=SEED)),
    ("sit", {"name": "Ana", "seed": SEED, "code": "c"}, Sit("Ana", code="c", seed=SEED)),
    ("sit", {"name": "Ana", "seed": SEED, "seat": 2}, Sit("Ana", 2, seed=SEED)),
    ("seed", {"seat": 1, "seed": "my-own"}, Seed(1, "my-own")),
    ("rematch", {"seed": SEED}, Rematch(SEED)),
]
BY_TODAYS: list[tuple[str, Data, ClientCommand]] = [
    ("sit", {"name": "Ana", "commitment": HASH}, Sit("Ana", commitment=HASH)),
    (
        "sit",
        {"name": "Ana", "commitment": HASH, "code": "c", "seat": 4},
        Sit("Ana", 4, "c", commitment=HASH),
    ),
    ("seed", {"seat": 1, "commitment": HASH, "seen": 7}, Seed(1, commitment=HASH)),
    ("reveal", {"seat": 1, "seed": SEED}, Reveal(1, SEED)),
    ("renew-code", {}, RenewCode()),
    ("undo", {"seen": 12}, Undo()),
    ("react", {"reaction": "hello"}, React("hello")),  # of a spectator
    ("react", {"reaction": "well-played", "seat": 2}, React("well-played", 2)),
    ("rematch", {"commitments": [HASH, HASH]}, Rematch(commitments=(HASH, HASH))),
    ("rematch", {"commitments": []}, Rematch(commitments=())),  # of a host without a seat
]
ALL = BY_BOTH + BY_0_1_0 + BY_TODAYS


@pytest.mark.parametrize(("kind", "data", "body"), ALL)
def test_a_command_is_understood_as_a_page_sends_it(
    kind: str, data: Data, body: ClientCommand
) -> None:
    command = {**data, "kind": kind, "id": SEED}
    meant = Do(SEED, data.get("seen"), body, "T")
    assert read_message(json.dumps({"t": "do", "table": "T", **command})) == meant
    assert read_command(json.dumps(command).encode(), "T") == meant


def test_pages_send_every_kind() -> None:
    assert {kind for kind, *_ in ALL} == set(people_can())


class OldPage:
    """A page of 0.1.0: it has a socket, and whatever it sends there has to be done."""

    def __init__(self, device: Device, table: str) -> None:
        self.page: SocketClient = device.page()
        self.table = table
        self.page.watch(table)

    def __enter__(self) -> "OldPage":
        return self

    def __exit__(self, *_: object) -> None:
        self.page.close()

    def do(self, kind: str, **data: Any) -> Data:
        command = {**data, "kind": kind, "id": token_urlsafe(15)}
        self.page.say("do", table=self.table, **command)
        answer = self.page.answer(command["id"])
        assert answer["t"] == "done", answer
        return answer


def test_pages_of_0_1_0_spend_an_evening(server: Server) -> None:
    with Device(server) as ana, Device(server) as ben, Device(server) as other:
        rules = {"rules": "steering=after-must", "autostart": False, "seed": SEED}
        table = ana.create("person", "open", "open", **rules)
        name, code = table["table"], table["you"]["join_code"]
        ben.introduce()
        other.introduce()
        with OldPage(ana, name) as host, OldPage(ben, name) as guest:
            for _ in range(2):
                guest.do("sit", name="Ben", seed=SEED, code=code)
                host.do("remove", seat=2)
            guest.do("sit", name="Ben", seed=SEED, code=code)
            guest.do("leave", seat=2)
            guest.do("sit", name="Ben", seed=SEED, code=code)
            guest.do("seed", seat=2, seed="my-own")
            host.do("seat-bot", seat=3)
            host.do("seat-bot", seat=3, bot="random")
            host.do("start")
            assert ana.state(name)["step"] == "roll"
            seen = host.do("roll", seen=ana.state(name)["number"])["number"]
            state = ana.state(name)
            assert (state["number"], state["seat"]) == (seen, 1)
            host.do("act", seen=seen, action=state["legal"][0])
            offered = guest.do("offer", seat=2)["code"]
            with OldPage(other, name) as there:
                there.do("claim", code=offered)
                there.do("act", seen=0, action="x2")
                host.do("act", seen=0, action="x1")
                following = there.do("rematch", seed=SEED)["rematch"]
        with OldPage(ana, following) as host:
            reserved = ana.state(following)["you"]["reserved"]
            host.do("sit", name="Ana", seed=SEED, seat=reserved[0])
        assert ana.state(following)["you"]["seats"] == reserved
        given_up = ana.create("person", "open")["table"]
        with OldPage(ana, given_up) as host:
            host.do("cancel")


def test_fields_of_other_kinds_may_be_there_with_nothing_in_them() -> None:
    """As a client may send them that was made from the description of 0.1.0."""
    empty = dict.fromkeys(("action", "seat", "name", "code", "bot", "seed", "commitment"))
    sent = {"kind": "start", "id": "12345678", "seen": None, "commitments": None, **empty}
    over_http = read_command(json.dumps(sent).encode(), "anywhere")
    over_socket = read_message(json.dumps({"t": "do", "table": "anywhere", **sent}))
    assert isinstance(over_http.body, Start)
    assert isinstance(over_socket, Do)
    assert isinstance(over_socket.body, Start)
    for wrong in ({"tune": None}, {"bot": "greedy"}):
        with refused("request-invalid"):
            read_command(json.dumps(sent | wrong).encode(), "anywhere")


NO_CLOCK = {"kind": "none", "seconds": 0, "increment": 0}
USUAL_TABLE: Data = {
    "seats": ["person", "greedy", "greedy"],
    "names": ["Ána"],
    "edition": "default",
    "facing": "S",
    "clock": NO_CLOCK,
    "timeout": "out",
    "listed": False,
    "autostart": True,
    "seed": SEED,
}


@pytest.mark.parametrize(
    "other",
    [
        {},
        {"seats": ["person", "person"], "names": ["Ana", "Spieler 2"]},
        {"seats": ["open", "person", "novice"], "listed": True, "autostart": False},
        {"edition": None, "rules": "steering=after-may,whole=nobody", "facing": "N"},
        {"clock": {"kind": "turn", "seconds": 30, "increment": 0}, "timeout": "bot"},
        {"clock": {"kind": "game", "seconds": 600, "increment": 5}},
        {"seed": None, "commitments": [HASH]},
    ],
)
def test_a_page_of_0_1_0_sets_up_its_table(ana: Device, other: Data) -> None:
    created = ana.post("/api/tables", json=USUAL_TABLE | other)
    assert created.status_code == 201, created.text


def test_everything_else_that_a_page_of_0_1_0_asks_for_is_answered(ana: Device) -> None:
    """With the bodies that its script sent, which has no other requests than these."""
    table = ana.post("/api/tables", json=USUAL_TABLE).json()["table"]
    record = ana.get(f"/api/tables/{table}/record").text
    position = ana.state(table)["position"]
    for path in ("tables", "my/tables", f"tables/{table}", f"tables/{table}/events?after=0"):
        assert ana.get(f"/api/{path}").status_code == 200, path
    for path in ("bots", "editions", "devices", "device"):
        assert ana.get(f"/api/{path}").status_code == 200, path
    bodies: list[tuple[str, Data]] = [
        ("device", {}),
        ("records", {"record": record}),
        ("positions", {"position": position}),
        ("positions", {"position": position, "action": "S"}),
        ("positions/start", {"players": 3, "rules": "-", "facing": "S"}),
        ("positions/area/d4", {"position": position}),
        ("devices/link", {}),
        ("devices/sign-out", {"everywhere": True}),
    ]
    for path, body in bodies:
        answer = ana.post(f"/api/{path}", json=body)
        assert answer.status_code == 200, (path, answer.text)


def test_devices_of_0_1_0_join_and_sign_out_one_by_one(server: Server) -> None:
    with Device(server) as phone, Device(server) as laptop:
        phone.create("person", "greedy")
        laptop.introduce()
        code = phone.post("/api/devices/link", json={}).json()["code"]
        joined = laptop.post("/api/devices/join", json={"code": code})
        assert joined.status_code == 200, joined.text
        other = next(one["id"] for one in joined.json()["devices"] if not one["this"])
        signed_out = laptop.post("/api/devices/sign-out", json={"device": other})
        assert signed_out.json() == {"here": False}
