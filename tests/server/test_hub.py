"""Live play over sockets: told everything once, in order, whatever happens to the line."""

import asyncio
import contextlib
import json
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from support.event_loop import run
from support.raw_connections import HANDSHAKE
from support.server import SERVER_TIMEOUT, Data, Device, Server, SocketClient, eventually, serving
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus


def started(ana: Device, ben: Device, *more: str, **wanted: object) -> str:
    """A table at which Ana and Ben have begun to play."""
    table = ana.create("person", "open", *more, **wanted)
    assert ben.sit(table).status_code == 200
    name: str = table["table"]
    return name


def to_move(state: Data) -> int:
    return int(state["position"].split()[3])


def play(pages: dict[int, SocketClient], table: str, actions: int) -> None:
    """Let the player to move do something legal, this many times."""
    chance = random.Random(1)
    page = next(iter(pages.values()))
    for _ in range(actions):
        page.say("watch", table=table, after=2**31)
        state = page.receive("events", lambda m: not m["events"])["state"]
        if state["phase"] == "over":
            return
        legal = [action for action in state["legal"] if not action.startswith("x")]
        told = pages[to_move(state)].do(
            table, "act", action=chance.choice(legal), seen=state["number"]
        )
        assert told["t"] == "done", told


# Told everything, once


def test_everybody_is_told_every_event_once(ana: Device, ben: Device, cid: Device) -> None:
    table = started(ana, ben)
    with ana.page() as first, ben.page() as second, cid.page() as third:
        assert first.receive("hello")["protocol"] == 1
        for page in (first, second, third):
            page.watch(table)
        play({1: first, 2: second}, table, 10)
        last = ana.state(table)["number"]
        for page in (first, second, third):
            page.sync()
            assert page.numbers(table) == list(range(1, last + 1))
        told = [e for m in third.received if m["t"] == "events" for e in m["events"]]
        assert told == ana.events(table)
        rolls = [e for e in told if e["kind"] == "acted" and e["action"] in "1234"]
        assert rolls
        assert all(len(roll["path"]) >= int(roll["action"]) for roll in rolls)


@pytest.mark.parametrize("after", [0, 1, 3, 2**31])
def test_watching_from_a_number_on(ana: Device, ben: Device, after: int) -> None:
    table = started(ana, ben)
    last = ana.state(table)["number"]
    with ben.page() as page:
        told = page.watch(table, after)
        assert [event["number"] for event in told["events"]] == list(range(after + 1, last + 1))
        assert told["state"]["number"] == last
        assert page.receive("you")["seats"] == [2]


def test_a_repeat_and_a_return_are_the_same_thing(ana: Device, ben: Device) -> None:
    table = started(ana, ben)
    with ana.page() as first, ben.page() as second:
        first.watch(table)
        second.watch(table)
        play({1: first, 2: second}, table, 3)
        seen = ana.state(table)["number"]
    with ana.page() as first, ben.page() as second:
        for page in (first, second):
            assert page.watch(table, seen)["events"] == []
        play({1: first, 2: second}, table, 3)
        assert first.watch(table, seen)["events"] == ana.events(table, seen)
    with ana.page() as late:
        assert late.watch(table, seen)["events"] == ana.events(table, seen)


def test_one_page_watches_several_tables_but_not_any_number(ana: Device) -> None:
    tables = [ana.create("person", "open")["table"] for _ in range(21)]
    with ana.page() as page:
        for table in tables[:20]:
            assert len(page.watch(table)["events"]) == 2
        page.say("watch", table=tables[20])
        told = page.receive("refused")
        assert (told["key"], told["table"]) == ("too-many-tables", tables[20])
        assert page.watch(tables[3])["events"]
        page.say("unwatch", table=tables[3])
        page.say("unwatch", table="never-watched")
        assert page.watch(tables[20])["events"]
        ana.do(tables[3], "seed", seat=1, seed="unheard")
        ana.do(tables[4], "seed", seat=1, seed="heard")
        told = page.receive("events", lambda m: m["events"] and m["events"][0]["kind"] == "seeded")
        assert told["table"] == tables[4]


def test_a_command_that_cannot_be_read_is_answered_by_its_id(ana: Device) -> None:
    """Its sender waits for that."""
    with ana.page() as page:
        for lacking in (
            {"kind": "leave"},
            {"kind": "dance", "seat": 1},
            {"kind": "roll", "bot": 1},
        ):
            page.say("do", table="anywhere", id="is-awaited", **lacking)
            told = page.receive("refused")
            assert (told["key"], told["id"]) == ("request-invalid", "is-awaited")


def test_a_table_that_is_not_there(ana: Device) -> None:
    with ana.page() as page:
        page.say("watch", table="nowhere")
        told = page.receive("refused")
        assert (told["key"], told["table"], told["id"]) == ("table-unknown", "nowhere", None)
        assert page.do("nowhere", "roll")["t"] == "refused"


# Presence


def test_a_spectator_can_do_nothing_and_is_a_number(ana: Device, ben: Device, cid: Device) -> None:
    table = started(ana, ben)
    cid.create("person", "open")  # a cookie of its own, and no seat here
    number = ana.state(table)["number"]
    with ana.page() as page, cid.page() as spectator, SocketClient(ana.server) as nameless:
        page.watch(table)
        spectator.watch(table)
        nameless.watch(table)
        assert page.receive("presence", lambda m: m["watchers"] == 2)["away"] == [2]
        assert spectator.receive("you") == {
            "t": "you",
            "table": table,
            "seats": [],
            "host": False,
            "reserved": [],
        }
        for kind, data in {
            "act": {"action": "S", "seen": number},
            "roll": {"seen": number},
            "stand-in": {"seat": 2},
            "back": {},
            "leave": {"seat": 1},
            "start": {},
            "cancel": {},
            "remove": {"seat": 1},
            "seat-bot": {"seat": 1},
            "offer": {"seat": 1},
            "claim": {"code": "x"},
            "sit": {"name": "Cid", "code": "x"},
            "seed": {"seat": 1, "seed": "x"},
            "rematch": {},
        }.items():
            assert spectator.do(table, kind, **data)["t"] == "refused"
            assert nameless.do(table, kind, **data)["key"] == "token-missing"
        spectator.close()
        page.receive("presence", lambda m: m["watchers"] == 1)
    assert ana.state(table)["number"] == number


def test_who_drops_is_shown_as_away_and_comes_back(ana: Device, ben: Device) -> None:
    table = started(ana, ben)
    with ana.page() as page:
        page.watch(table)
        page.receive("presence", lambda m: m["away"] == [2])
        with ben.page() as first, ben.page() as second:
            first.watch(table)
            second.watch(table)
            page.receive("presence", lambda m: m["away"] == [])
            first.close()
            page.sync()
            time.sleep(0.2)
            page.sync()
            assert ana.state(table)["presence"]["away"] == []  # another page is still open
        page.receive("presence", lambda m: m["away"] == [2])
        with ben.page() as again:
            again.watch(table)
            page.receive("presence", lambda m: m["away"] == [])


def test_nobody_is_told_again_what_they_know(ana: Device, ben: Device, cid: Device) -> None:
    table = started(ana, ben)
    with ana.page() as page, ben.page() as other:
        page.watch(table)
        other.watch(table)
        page.receive("presence", lambda m: m["away"] == [])
        heard = len(page.received)
        for _ in range(5):
            with ben.page() as again:  # another page of somebody who is here
                again.watch(table)
                assert again.receive("presence")["away"] == []
                time.sleep(0.1)
        with cid.page() as spectator:
            spectator.watch(table)
            page.receive("presence", lambda m: m["watchers"] == 1)
        assert [m["t"] for m in page.received[heard:]].count("presence") == 1


def test_a_bot_stands_in_after_the_grace_time_and_gives_the_seat_back(
    ana: Device, ben: Device
) -> None:
    table = started(ana, ben)
    with ana.page() as page:
        page.watch(table)
        with ben.page() as other:
            other.watch(table)
            page.receive("presence", lambda m: m["away"] == [])
            time.sleep(2)
            assert page.do(table, "stand-in", seat=2)["key"] == "seat-present"
        assert page.do(table, "stand-in", seat=2)["key"] == "seat-present"  # just gone
        time.sleep(2)
        assert page.do(table, "stand-in", seat=2, bot="greedy")["t"] == "done"
        event = page.receive("events", lambda m: m["events"])["events"][0]
        assert (event["kind"], event["bot"], event["reason"]) == ("stood-in", "greedy", "absent")
        with ben.page() as other:
            other.watch(table)
            page.receive("events", lambda m: any(e["kind"] == "returned" for e in m["events"]))
        assert ben.state(table)["seats"][1]["bot"] is None


def test_who_plays_without_a_socket_has_the_grace_time_too(ana: Device, ben: Device) -> None:
    table = started(ana, ben)
    with ana.page() as page:
        page.watch(table)
        assert page.do(table, "stand-in", seat=2)["key"] == "seat-present"
        time.sleep(2)
        assert page.do(table, "stand-in", seat=2)["t"] == "done"
        assert ben.do(table, "back").status_code == 200
        assert page.do(table, "stand-in", seat=2)["key"] == "seat-present"


@pytest.fixture
def pinging(tmp_path: Path) -> Iterator[Server]:
    """A server that soon finds out who is gone, and would cut off slow clients too."""
    with serving(tmp_path, "--grace", "1.5", "--ping", "1") as running:
        yield running


def test_a_dead_connection_is_noticed(pinging: Server) -> None:
    """Another process holds Ben's socket and is stopped: nothing closes the connection."""
    with Device(pinging) as ana, Device(pinging) as ben:
        is_noticed(ana, ben)


def is_noticed(ana: Device, ben: Device) -> None:
    table = started(ana, ben)
    script = (
        "import sys, time; from websockets.sync.client import connect\n"
        "line = connect(sys.argv[1], additional_headers={'Cookie': sys.argv[2]})\n"
        "line.send(sys.argv[3]); print(line.recv(), flush=True); time.sleep(60)"
    )
    link = f"ws://{ana.server.address}/api/live"
    cookie = f"marrakech={ben.cookies['marrakech']}"
    watch = json.dumps({"t": "watch", "table": table})
    with ana.page() as page:
        page.watch(table)
        command = [sys.executable, "-c", script, link, cookie, watch]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as other:
            try:
                page.receive("presence", lambda m: m["away"] == [])
                time.sleep(2.5)  # longer than a ping and its answer may take
                page.sync()
                assert ana.state(table)["presence"]["away"] == []
                other.send_signal(signal.SIGSTOP)
                page.receive("presence", lambda m: m["away"] == [2], seconds=5)
            finally:
                other.kill()


# Seats


def test_everybody_hears_whose_seats_are_whose(ana: Device, ben: Device, cid: Device) -> None:
    table = ana.create("person", "open", "open")
    name = table["table"]
    ben.create("person", "open")
    with ana.page() as page, ben.page() as other:
        page.watch(name)
        other.watch(name)
        assert other.receive("you")["seats"] == []
        other.do(name, "sit", name="Ben", code=table["you"]["join_code"], seat=3)
        assert other.receive("you")["seats"] == [3]
        assert page.receive("events", lambda m: m["events"][0]["kind"] == "seated")
        ana.do(name, "remove", seat=3)  # over HTTP
        assert other.receive("you", lambda m: m["seats"] == [])
        ben.sit(table, seat=2)
        assert other.receive("you", lambda m: m["seats"] == [2])
        assert page.receive("presence", lambda m: m["away"] == [] and m["watchers"] == 0)


def test_a_seat_moves_to_another_device_once(ana: Device, ben: Device, cid: Device) -> None:
    table = started(ana, ben)
    number = ana.state(table)["number"]
    cid.create("person", "open")
    with ben.page() as old, cid.page() as new, ana.page() as page:
        for one in (old, new, page):
            one.watch(table)
        code = old.do(table, "offer", seat=2)["code"]
        assert new.do(table, "claim", code=code[:-1])["key"] == "code-wrong"
        assert new.do(table, "claim", code=code)["t"] == "done"
        assert new.receive("you", lambda m: m["seats"])["seats"] == [2]
        assert old.receive("you", lambda m: not m["seats"])
        assert old.do(table, "claim", code=code)["key"] == "code-wrong"
        assert old.do(table, "act", action="x2", seen=number)["key"] == "not-your-seat"
        assert code not in json.dumps([page.received, new.received])
        assert new.do(table, "act", action="x2", seen=number)["t"] == "done"


def test_one_device_holds_several_seats(ana: Device) -> None:
    table = ana.create("person", "person", "person")["table"]
    with ana.page() as page:
        page.watch(table)
        assert page.receive("you")["seats"] == [1, 2, 3]
        play({1: page, 2: page, 3: page}, table, 9)


def test_eight_race_for_two_seats(ana: Device) -> None:
    table = ana.create("person", "open", "open")
    devices = [Device(ana.server) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda device: device.sit(table), devices))
    for device in devices:
        device.close()
    assert sorted(answer.status_code for answer in answers) == [200] * 2 + [409] * 6
    keys = {answer.json()["key"] for answer in answers if answer.status_code == 409}
    assert keys <= {"seat-taken", "wrong-phase"}
    kinds = [event["kind"] for event in ana.events(table["table"])]
    assert kinds.count("seated") == 3
    assert kinds.count("started") == 1


def test_fifty_duplicates_over_http_and_socket_make_one_event(ana: Device, ben: Device) -> None:
    table = started(ana, ben)
    state = ana.state(table)
    action = next(action for action in state["legal"] if action in "NESW")
    command = {"kind": "act", "id": secrets.token_hex(8), "action": action, "seen": state["number"]}
    headers = {"Cookie": f"marrakech={ana.cookies['marrakech']}"}

    async def all_at_once() -> list[Data]:
        link = f"ws://{ana.server.address}/api/live"
        async with contextlib.AsyncExitStack() as stack:
            client = await stack.enter_async_context(
                httpx.AsyncClient(headers=headers, timeout=SERVER_TIMEOUT)
            )
            lines = [
                await stack.enter_async_context(connect(link, additional_headers=headers))
                for _ in range(25)
            ]

            async def by_socket(line: object) -> Data:
                assert hasattr(line, "send")
                assert hasattr(line, "recv")
                await line.send(json.dumps({"t": "do", "table": table, **command}))
                while "id" not in (told := json.loads(await line.recv())):
                    pass
                return dict(told)

            async def by_http() -> Data:
                link = f"{ana.server.link}/api/tables/{table}/commands"
                return dict((await client.post(link, json=command)).json())

            works = [*map(by_socket, lines), *(by_http() for _ in range(25))]
            return list(await asyncio.wait_for(asyncio.gather(*works), SERVER_TIMEOUT))

    answers = run(all_at_once())
    assert {answer["number"] for answer in answers} == {state["number"] + 1}
    told = ana.events(table, state["number"])
    assert next(event["action"] for event in told if event["kind"] == "acted") == action
    assert len(told) in (2, 3)  # the facing, the die, and perhaps a draw


# The variant in which the player rolls the die


def test_in_the_variant_the_player_rolls_the_die(ana: Device, ben: Device) -> None:
    table = started(ana, ben, rules="steering=after-may")
    with ana.page() as page, ben.page() as other:
        other.watch(table)
        state = page.watch(table)["state"]
        assert state["position"].split()[2] == "roll"
        seen = state["number"]
        assert other.do(table, "roll", seen=seen)["key"] == "not-your-turn"
        assert page.do(table, "act", action="1", seen=seen)["key"] == "chance-decides"
        assert page.do(table, "roll")["key"] == "behind"
        assert page.do(table, "roll", seen=seen)["t"] == "done"
        rolled = other.receive("events", lambda m: m["events"] and m["events"][0]["number"] > seen)
        assert rolled["events"][0]["action"] in "1234"
        assert page.do(table, "roll", seen=seen)["key"] == "behind"


# Lines


def test_ping_and_pong(ana: Device) -> None:
    with ana.page() as page:
        page.say("ping")
        assert page.receive("pong")["now"] == pytest.approx(time.time() * 1000, abs=5000)
        assert page.line.ping().wait(5)


def test_a_slow_connection_is_cut_and_hurts_nobody(tmp_path: Path) -> None:
    """A client asks again and again and never reads: it is cut off, and the others play on."""
    with (
        serving(tmp_path, "--write-timeout", "1") as server,
        Device(server) as ana,
        Device(server) as ben,
    ):
        is_cut_and_hurts_nobody(ana, ben)


def is_cut_and_hurts_nobody(ana: Device, ben: Device) -> None:
    table = started(ana, ben)
    long = ana.create("random", "random", "random", "random")["table"]
    eventually(lambda: ana.state(long)["phase"] == "over", 40)
    with ana.page() as page, ben.page() as other, socket.socket() as slow:
        page.watch(table)
        other.watch(table)
        slow.settimeout(SERVER_TIMEOUT)
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16384)
        slow.connect(("127.0.0.1", ana.server.port))
        slow.sendall(HANDSHAKE)
        watch = json.dumps({"t": "watch", "table": long}).encode()
        frame = bytes([0x81, 0x80 | len(watch), 0, 0, 0, 0]) + watch
        assert slow.recv(100).startswith(b"HTTP/1.1 101")
        slow.sendall(frame * 99)
        play({1: page, 2: other}, table, 4)
        eventually(lambda: ana.state(long)["presence"]["watchers"] == 0, 20)
        with contextlib.suppress(ConnectionResetError):  # the end comes, with a goodbye or without
            while slow.recv(65536):
                pass
        assert ana.state(long)["presence"]["watchers"] == 0
        play({1: page, 2: other}, table, 4)


def test_a_fast_connection_may_ask_as_much_as_it_reads(ana: Device) -> None:
    long = ana.create("random", "random", "random", "random")["table"]
    eventually(lambda: ana.state(long)["phase"] == "over", 40)
    with ana.page() as page:
        for _ in range(90):
            page.say("watch", table=long)
        for _ in range(90):
            assert page.receive("events")["events"][-1]["kind"] == "ended"


def test_one_address_cannot_do_everything(tmp_path: Path) -> None:
    limits = {"MARRAKECH_REQUESTS_PER_MINUTE": "5", "MARRAKECH_SOCKETS_PER_ADDRESS": "2"}
    with serving(tmp_path, **limits) as server, Device(server) as ana:
        answers = [ana.do("nowhere", "offer", seat=1) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [404] * 4 + [429]  # and its token
        assert answers[-1].json()["key"] == "too-often"
        with ana.page() as first, ana.page():
            with pytest.raises(InvalidStatus) as refused:
                ana.page()
            assert refused.value.response.status_code == 429
            first.close()
        with ana.page() as again:
            again.receive("hello")


def test_stopping_says_goodbye_and_is_quick(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Device(server) as ana, Device(server) as ben:
        table = started(ana, ben)
        bots = ana.create("greedy", "greedy", "greedy")["table"]
        with ana.page() as page, ben.page() as other:
            page.watch(table)
            other.watch(bots)
            other.receive("events", lambda m: m["events"])
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 4
            for one in (page, other):
                with pytest.raises(ConnectionClosed) as closed:
                    one.receive("never")
                assert closed.value.rcvd
                assert closed.value.rcvd.code == 1012
        assert "Traceback" not in server.log()


def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Device(server) as ana, Device(server) as ben:
        table = started(ana, ben, clock={"kind": "game", "seconds": 60})
        with ana.page() as page, ben.page() as other:
            page.watch(table)
            other.watch(table)
            play({1: page, 2: other}, table, 6)
        before = ana.events(table)
        cookie = ana.cookies["marrakech"]
        server.process.kill()
        server.process.wait(SERVER_TIMEOUT)
    time.sleep(1.5)
    with serving(tmp_path) as server, Device(server) as ana:
        ana.cookies.set("marrakech", cookie)
        after = ana.events(table)
        assert after[: len(before)] == before
        assert [event["kind"] for event in after[len(before) :]] == ["held"]
        assert after[-1]["milliseconds"] >= 1000
        assert ana.state(table)["you"]["seats"] == [1]


def test_bots_do_not_outlive_their_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Device(server) as ana:
        name = ana.create("random", "random", rules="stock=15")["table"]
        eventually(lambda: ana.state(name)["phase"] == "over", 40)

        def children() -> list[str]:
            command = ["pgrep", "-P", str(server.process.pid)]
            found = subprocess.run(command, capture_output=True, text=True).stdout.split()
            return [pid for pid in found if Path(f"/proc/{pid}").exists()]

        alive = children()
        assert alive
        server.process.kill()
        server.process.wait(SERVER_TIMEOUT)
        eventually(lambda: not [pid for pid in alive if Path(f"/proc/{pid}").exists()])
