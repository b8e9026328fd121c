"""Who did what, in the log: traceable by network, and never with anything secret in it."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.raw_connections import HANDSHAKE, RawResponse, answer_to, connected
from support.server import Data, Device, Server, eventually, serving

from marrakech.server.audit_log import LINES_OF_ONE, Audit
from marrakech.server.logs import JsonLines
from marrakech.server.metrics import Metrics

HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting.md"


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that logs what people do."""
    options = ("--log-level", "info", "--trusted-proxy", "127.0.0.1")
    with serving(tmp_path_factory.mktemp("talkative"), *options) as running:
        yield running


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual log level."""
    with serving(tmp_path_factory.mktemp("usual"), "--head-timeout", "0.4") as running:
        yield running


def line(server: Server, message: str, **fields: object) -> Data:
    """A line of the log, once it is there."""
    wanted = {"message": message, **fields}
    found: Data = eventually(
        lambda: next((one for one in server.lines() if one.items() >= wanted.items()), None)
    )
    return found


def test_refusals_say_who_where_and_why(talkative: Server) -> None:
    with Device(talkative, **{"x-forwarded-for": "2001:db8::7"}) as ana:
        table = ana.create("person", "open")["table"]
        ana.do(table, "roll")
        found = line(talkative, "refused", table=table)
        assert found["network"] == "2001:db8::/64"
        assert found["route"] == "/api/tables/{table}/commands"
        assert (found["key"], found["status"]) == ("wrong-phase", 409)
        assert found["level"] == "info"
        with ana.page(headers={"X-Forwarded-For": "192.0.2.9"}) as page:
            page.do(table, "roll")
        found = line(talkative, "refused", table=table, network="192.0.2.9")
        assert (found["key"], found["status"]) == ("wrong-phase", 409)


def test_what_was_typed_is_not_in_the_log(talkative: Server) -> None:
    with Device(talkative) as ana:
        ana.get("/api/tables/SECRET-CODE")
        ana.do("SECRET-CODE", "roll")
        with ana.page() as page:
            page.do("SECRET-CODE", "roll")
        line(talkative, "refused", key="table-unknown")
    assert "SECRET" not in talkative.log()


def test_sockets_say_when_they_come_and_go(talkative: Server) -> None:
    with Device(talkative) as ana:
        table = ana.create("person", "open")["table"]
        with ana.page(headers={"X-Forwarded-For": "192.0.2.1"}) as page:
            page.watch(table)
            line(talkative, "socket opened", network="192.0.2.1")
        found = line(talkative, "socket closed", network="192.0.2.1")
        assert found["tables"] == [table]
        assert found["code"] == 1000
        assert found["seconds"] >= 0
        assert "names" not in found
        with ana.page(headers={"X-Forwarded-For": "192.0.2.2"}) as page:
            for _ in range(101):
                page.say("ping")
            found = line(talkative, "socket closed", network="192.0.2.2")
        assert found["code"] == 4008


def test_a_socket_that_is_not_there_is_refused_and_was_never_open(talkative: Server) -> None:
    by_proxy = b"X-Forwarded-For: 192.0.2.3\r\n\r\n"
    request = HANDSHAKE.replace(b"/api/live", b"/api/dead")[:-2] + by_proxy
    assert RawResponse(answer_to(talkative, request)).status == 404
    assert line(talkative, "refused", network="192.0.2.3")["key"] == "page-unknown"
    lines = [one for one in talkative.lines() if one.get("network") == "192.0.2.3"]
    assert {one["message"] for one in lines} == {"refused"}


# What goes beyond a limit, and the limit.
BEYOND = {
    "frames": HANDSHAKE + b"\x89\x80\0\0\0\0" * 100,
    "messages": HANDSHAKE + b"\x81\x80\0\0\0\0" * 101,
    "head": b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "handshake": HANDSHAKE.replace(b"Version: 13", b"Version: 12"),
    "unreadable": b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
}


@pytest.mark.parametrize("limit", BEYOND)
def test_behind_a_proxy_limits_are_reached_by_the_client_and_not_the_proxy(
    talkative: Server, limit: str
) -> None:
    network = f"192.0.2.{100 + list(BEYOND).index(limit)}"
    told = f"Host: localhost\r\nX-Forwarded-For: {network}\r\n".encode()
    request = BEYOND[limit].replace(b"Host: localhost\r\n", told)
    if limit == "head":
        request = request[:-2] + b"X: " + b"x" * 20_000
    head, _, frames = request.partition(b"\r\n\r\n")
    with connected(talkative) as connection:
        connection.sendall(head + b"\r\n\r\n")
        if frames:
            assert b" 101 " in connection.recv(65536)
            connection.sendall(frames)
        assert line(talkative, "limit reached", network=network)["limit"] == limit


def test_refused_handshakes_are_no_errors_of_ours(usual: Server) -> None:
    for _ in range(3):
        answer_to(usual, HANDSHAKE[:-2] + b"Origin: http://evil.example\r\n\r\n")
        answer_to(usual, HANDSHAKE.replace(b"/api/live", b"/api/dead"))
    line(usual, "refused", key="origin-refused")
    assert not [one for one in usual.lines() if one["level"] == "error"]


def test_devices_say_when_they_come_and_go(talkative: Server) -> None:
    with (
        Device(talkative, **{"x-forwarded-for": "192.0.2.21"}) as cached,
        Device(talkative, **{"x-forwarded-for": "192.0.2.22"}) as phone,
    ):
        cached.create("person", "open")
        line(talkative, "device new", network="192.0.2.21")
        code = cached.post("/api/devices/link").json()["code"]
        phone.post("/api/device")
        assert phone.post("/api/devices/join", json={"code": code}).is_success
        line(talkative, "device joined", network="192.0.2.22")
        assert cached.post("/api/devices/sign-out", json={"everywhere": True}).is_success
        line(talkative, "device signed out", network="192.0.2.21")
    assert code not in talkative.log()


def test_names_only_where_they_are_asked_for(tmp_path: Path) -> None:
    options = ("--log-level", "info", "--log-names")
    with serving(tmp_path, *options) as server, Device(server) as ana:
        table = ana.create("person", "open")["table"]
        with ana.page() as page:
            page.watch(table)
        assert line(server, "socket closed")["names"] == ["Ana"]


def test_abuse_can_be_traced_with_the_usual_log_level(usual: Server) -> None:
    answer_to(usual, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 20_000)
    assert line(usual, "limit reached", limit="head")["network"] == "127.0.0.1"
    answer_to(usual, b"GET / HTTP/1.1\r\n")
    assert line(usual, "connection cut", phase="head")["network"] == "127.0.0.1"
    answer_to(usual, HANDSHAKE[:-2] + b"Origin: http://evil.example\r\n\r\n")
    assert line(usual, "refused", key="origin-refused")["status"] == 403
    with Device(usual) as ana, Device(usual) as ben:
        table = ana.create("person", "open")
        ben.do(table["table"], "sit", name="Ben", code="wrong-code")
        found = line(usual, "refused", key="code-wrong")
        assert (found["table"], found["level"]) == (table["table"], "warning")
        ben.do(table["table"], "roll")
    assert not [one for one in usual.lines() if one.get("key") == "wrong-phase"]
    assert "wrong-code" not in usual.log()


def test_a_flood_is_few_lines_that_say_how_many_were_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    audit = Audit(Metrics())
    for _ in range(1000):
        audit.limit("frames", "192.0.2.1")
    assert len(caplog.records) == LINES_OF_ONE
    audit.limit("frames", "192.0.2.2")
    last = vars(caplog.records[-1])
    assert (last["network"], last["left_out"]) == ("192.0.2.2", 1000 - LINES_OF_ONE)
    for number in range(10_000):
        audit.limit("frames", f"2001:db8:{number:x}::/64")
    assert len(caplog.records) < 1000


def filtered(line: str) -> str | None:
    """Which network the filter in the docs finds in a line, with fail2ban's pattern of one."""
    text = HOSTING.read_text("utf-8")
    found = re.search(r"^failregex = (.+)\n +(.+)$", text, re.MULTILINE)
    assert found
    for one in found.groups():
        pattern = one.replace("<SUBNET>", r"(?P<subnet>[0-9a-fA-F:.]+(?:/\d+)?)")
        if hit := re.search(pattern, line):
            return hit["subnet"]
    return None


def logged(message: str, network: str, **fields: object) -> str:
    """A line as the log has it."""
    record = logging.LogRecord("marrakech.audit", logging.WARNING, "", 0, message, (), None)
    vars(record).update({"network": network, **fields})
    return JsonLines().format(record)


def test_the_filter_in_the_docs_finds_the_networks_of_real_lines(usual: Server) -> None:
    answer_to(usual, b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n")
    line(usual, "limit reached", limit="unreadable")
    assert "127.0.0.1" in map(filtered, usual.log().splitlines())
    for limit in ("frames", "chunks", "reads-per-minute", "connections-per-address"):
        beyond = logged("limit reached", "2001:db8::/64", limit=limit, left_out=3)
        assert filtered(beyond) == "2001:db8::/64"
    for phase in ("head", "body"):
        assert filtered(logged("connection cut", "192.0.2.1", phase=phase)) == "192.0.2.1"


@pytest.mark.parametrize(
    "innocent",
    [
        logged("request", "192.0.2.1"),
        logged("limit reached", "192.0.2.1", limit="connections"),  # others have filled the room
        logged("limit reached", "192.0.2.1", limit="sockets"),
        logged("limit reached", "192.0.2.1", limit="head"),  # of a picture on a foreign page
        logged("connection cut", "192.0.2.1", phase="connect"),  # browsers open some in advance
        logged("connection cut", "192.0.2.1", phase="write"),  # phones vanish
        logged("connection cut", "192.0.2.1", phase="close"),
        logged("host refused", "192.0.2.1", host='"message": "limit reached"'),
    ],
)
def test_the_filter_in_the_docs_passes_over_the_innocent(innocent: str) -> None:
    assert filtered(innocent) is None
