"""Connections have limits: in size, in number, and in time for each of their phases."""

import contextlib
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.command import MARRAKECH
from support.raw_connections import (
    HANDSHAKE,
    RawResponse,
    answer_to,
    connected,
    until_closed,
    until_said,
    watch,
    watching,
)
from support.server import Device, Server, SocketClient, eventually, serving
from websockets.exceptions import ConnectionClosed

from marrakech.server.audit_log import Audit
from marrakech.server.metrics import Metrics
from marrakech.server.network.connections import Connections
from marrakech.server.network.open_files import RESERVED_FILES, WANTED_FILES
from marrakech.server.settings import Settings
from marrakech.server.site import BUILT

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/positions/start HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
SHORT = ("head", "body", "idle", "write")


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    short = [word for phase in SHORT for word in (f"--{phase}-timeout", "0.4")]
    home = tmp_path_factory.mktemp("hurried")
    with serving(home, *short, "--log-level", "info") as running:
        yield running
        assert "Traceback" not in running.log()


def cuts(server: Server) -> set[str]:
    """The phases in which connections were cut."""
    return {line["phase"] for line in server.lines() if line["message"] == "connection cut"}


# Sizes


@pytest.mark.parametrize("name", [b"Cookie: x=", b"X-Long: "])
def test_a_head_in_one_read_is_counted_too(server: Server, name: bytes) -> None:
    for size in (17_000, 100_000):
        answer = RawResponse(answer_to(server, GET + name + b"\\" * size + b"\r\n\r\n"))
        assert (answer.status, answer.problem) == (431, "request-big")
    fits = GET + name + b"x" * 15_000 + b"\r\nConnection: close\r\n\r\n"
    assert RawResponse(answer_to(server, fits)).status == 200


def test_a_long_address_and_many_headers_are_counted(server: Server) -> None:
    many = b"".join(b"X-%d: y\r\n" % number for number in range(20_000))
    for head in (GET + many, b"GET /" + b"x" * 200_000):
        assert RawResponse(answer_to(server, head)).status == 431


def test_the_head_of_each_request_on_a_connection_is_counted(server: Server) -> None:
    with connected(server) as line:
        for _ in range(3):
            line.sendall(GET + b"X: " + b"x" * 9000 + b"\r\n\r\n")
            assert RawResponse(until_said(line, b"}")).status == 200
        line.sendall(GET + b"X: " + b"x" * 19_000 + b"\r\n\r\n")
        assert b" 431 " in until_closed(line)


@pytest.mark.parametrize(
    "endless",
    [
        b"0\r\n" + b"X-Trailer: y\r\n" * 5000,
        b"0\r\nX-Trailer: " + b"y" * 50_000,
        b"1;" + b"x" * 50_000,
        b"1\r\n \r\n" * 10_000,
    ],
    ids=["trailers", "one long trailer", "a chunk's extension", "tiny chunks"],
)
def test_what_surrounds_a_body_is_counted(server: Server, endless: bytes) -> None:
    answer = answer_to(server, CHUNKED + endless)
    assert RawResponse(answer).status == 431
    assert RawResponse(answer).problem == "request-big"


def test_a_trailer_is_no_header(server: Server) -> None:
    request = CHUNKED.replace(b"\r\n\r\n", b"\r\nContent-Type: application/json\r\n\r\n")
    body = b'd\r\n{"players":2}\r\n0\r\nOrigin: http://evil.example\r\n\r\n'
    with connected(server) as line:
        line.sendall(request + body)
        assert b" 200 " in line.recv(65536)


def test_empty_lines_before_a_request_are_counted(server: Server) -> None:
    assert RawResponse(answer_to(server, b"\r\n" * 20_000)).status == 431


def test_a_handshake_with_a_line_too_long_for_it_is_answered(server: Server) -> None:
    request = HANDSHAKE.replace(b"Sec-WebSocket-V", b"X: " + b"x" * 9000 + b"\r\nSec-WebSocket-V")
    answer = RawResponse(answer_to(server, request))
    assert (answer.status, answer.problem) == (431, "request-big")


@pytest.mark.parametrize("more", [b"Content-Length: 2", b"Transfer-Encoding: chunked"])
def test_a_handshake_with_a_body_is_not_called_too_big(server: Server, more: bytes) -> None:
    answer = RawResponse(answer_to(server, HANDSHAKE[:-2] + more + b"\r\n\r\n{}"))
    assert (answer.status, answer.problem) == (400, "request-invalid")


def test_a_handshake_has_room_for_the_cookies_of_others(server: Server) -> None:
    """Of other programs on the same host, whatever their ports."""
    with Device(server) as ana:
        table = ana.create("person", "open")["table"]
        others = "; ".join(f"other{number}={'x' * 300}" for number in range(30))
        cookies = f"Cookie: {others}; marrakech={ana.cookies['marrakech']}\r\n\r\n"
    with connected(server) as line:
        line.sendall(HANDSHAKE[:-2] + cookies.encode())
        assert b" 101 " in until_said(line, b"}")
        assert b'"seats":[1]' in watch(line, table)


def test_requests_that_wait_for_an_answer_are_few(server: Server) -> None:
    with connected(server) as line:
        line.sendall((GET + b"\r\n") * 2000)
        assert until_closed(line).count(b" 200 ") < 100


@pytest.mark.parametrize(
    ("begin", "chunk"),
    [(b"", b"1000\r\n" + b" " * 4096 + b"\r\n"), (b"7fffffff\r\n", b" " * 4096)],
    ids=["many chunks", "one chunk"],
)
def test_a_body_that_nobody_reads_has_an_end(server: Server, begin: bytes, chunk: bytes) -> None:
    """The answer comes before the body is complete, and what follows is not read for ever."""
    request = b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with connected(server) as line, contextlib.suppress(ConnectionError):
        line.sendall(request + begin)
        for _ in range(10_000):
            line.sendall(chunk)
        pytest.fail("it was read to the end")


# Times


@pytest.mark.parametrize(
    ("begun", "phase"),
    [
        (GET + b"X: y", "head"),
        (HANDSHAKE[:-2], "head"),
        (b"\r\n\r\n", "head"),
        (POST + b"Content-Length: 9\r\n\r\n{", "body"),
        (CHUNKED + b"5\r\n{", "body"),
        (CHUNKED + b"0\r\nX: y\r\n", "body"),
    ],
)
def test_a_request_that_does_not_go_on_is_refused(
    hurried: Server, begun: bytes, phase: str
) -> None:
    answer = RawResponse(answer_to(hurried, begun))
    assert (answer.status, answer.problem) == (408, "request-slow")
    eventually(lambda: phase in cuts(hurried))


def test_each_head_on_a_connection_has_its_own_deadline(tmp_path: Path) -> None:
    with serving(tmp_path, "--head-timeout", "0.4") as server, connected(server) as line:
        line.sendall(GET + b"\r\n")
        assert b" 200 " in line.recv(65536)
        line.sendall(GET)
        assert b" 408 " in until_closed(line)  # and not closed as an idle one, without a word
        eventually(lambda: "head" in cuts(server))


def test_a_request_that_goes_on_byte_by_byte_is_refused(hurried: Server) -> None:
    with connected(hurried) as line:
        line.settimeout(0.05)
        got = b""
        line.sendall(GET)
        with contextlib.suppress(ConnectionError):
            for _ in range(300):
                line.sendall(b"X")
                with contextlib.suppress(TimeoutError):
                    got = line.recv(65536)
                if got:
                    break
        assert b" 408 " in got


def test_a_connection_on_which_nothing_comes_is_closed(hurried: Server) -> None:
    assert answer_to(hurried, b"") == b""
    eventually(lambda: "connect" in cuts(hurried))
    with connected(hurried) as line:  # nor does it stay open after a request
        line.sendall(GET + b"\r\n")
        assert b" 200 " in until_closed(line)


def test_a_connection_that_was_answered_too_early_is_closed_like_any_other(
    hurried: Server,
) -> None:
    """The answer comes before the body, and after the body nothing comes any more."""
    with connected(hurried) as line:
        line.sendall(b"POST /nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n")
        assert b" 404 " in until_said(line, b"}")
        line.sendall(b"{}")
        assert until_closed(line) == b""


def test_a_refused_client_is_not_listened_to_for_ever(hurried: Server) -> None:
    with connected(hurried) as line:
        line.sendall(GET + b"X: " + b"x" * 20_000)
        assert b" 431 " in until_closed(line)

        def is_gone() -> bool:
            try:
                line.sendall(b"x")
            except ConnectionError:
                return True
            return False

        eventually(is_gone)


def test_an_answer_that_nobody_takes_is_given_up(hurried: Server) -> None:
    request = f"GET /assets/{biggest_asset()} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with contextlib.ExitStack() as closing:
        line: socket.socket | None = None

        def asks_on() -> bool:
            nonlocal line
            try:
                if line is None:
                    line = closing.enter_context(socket.socket())
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                    line.connect(("127.0.0.1", hurried.port))
                line.sendall(request * 10)
            except ConnectionError:  # for the test it may have been too idle for once
                line = None
            return "write" in cuts(hurried)

        eventually(asks_on, 30)


def test_a_socket_outlives_every_deadline(hurried: Server) -> None:
    """They are deadlines of phases, and a socket that is open is in none of them."""
    with SocketClient(hurried) as page:
        for _ in range(2):
            assert b" 408 " in answer_to(hurried, GET)  # as long as a head may take, and longer
        page.sync()


# Numbers


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for a dozen connections, half of them from one address."""
    home = tmp_path_factory.mktemp("small")
    options = ("--connections", "12", "--connections-per-address", "100")
    with serving(home, *options, "--trusted-proxy", "127.0.0.9") as running:
        yield running
        assert "Traceback" not in running.log()


def test_one_address_has_half_of_the_room_and_the_idle_give_way(small: Server) -> None:
    with contextlib.ExitStack() as closing:
        for address in ("127.0.0.2", "127.0.0.3"):
            for _ in range(6):
                closing.enter_context(connected(small, address))
            assert RawResponse(answer_to(small, b"", address)).status == 429
        # It is full now; a client that asks for something gets room nonetheless.
        for _ in range(3):
            assert gets_in(small)
    limits = {line["limit"] for line in small.lines() if line["message"] == "limit reached"}
    assert limits == {"connections-per-address", "connections"}


ENDING = GET + b"Connection: close\r\n\r\n"
UPLOAD = POST + (
    b"Content-Type: application/json\r\nContent-Length: 13\r\nExpect: 100-continue\r\n\r\n"
)
# What an attacker sends, and what comes back once there is nothing more to do for us.
PARKED = {
    "nothing": (b"", b""),
    "a part of a head": (GET, b""),
    "no next request": (GET + b"\r\n", b"}"),
    "no body": (UPLOAD, b"100 Continue\r\n\r\n"),
    "a body that nobody reads": (GET + b"Content-Length: 9\r\n\r\n{", b"}"),
    "nothing through a socket": (HANDSHAKE, b"}"),
}


def biggest_asset() -> str:
    """The path of the file that takes longest to send."""
    return max((BUILT / "assets").iterdir(), key=lambda file: file.stat().st_size).name


def gets_in(server: Server, source: str = "127.0.0.4") -> bool:
    """Whether somebody from another address is answered."""
    answer = answer_to(server, ENDING, source)
    return bool(answer) and RawResponse(answer).status == 200


@contextlib.contextmanager
def visiting(server: Server, number: int) -> Iterator[socket.socket]:
    """Somebody from an address of their own who is answered and stays."""
    with connected(server, f"127.0.1.{number}") as line:
        line.sendall(GET + b"\r\n")
        assert b" 200 " in until_said(line, b"}")
        yield line


def stay(visitors: list[socket.socket]) -> None:
    """See to it that nobody had to go: everybody is answered again."""
    for line in visitors:
        line.sendall(GET + b"\r\n")
        assert b" 200 " in until_said(line, b"}")


@pytest.mark.parametrize("sent", PARKED)
def test_a_client_that_keeps_us_waiting_gives_way_to_visitors(small: Server, sent: str) -> None:
    request, heard = PARKED[sent]
    with contextlib.ExitStack() as closing:
        for address in ("127.0.0.2", "127.0.0.3"):
            for _ in range(5):
                line = closing.enter_context(connected(small, address))
                line.sendall(request)
                until_said(line, heard)
            closing.enter_context(connected(small, address))
        stay([closing.enter_context(visiting(small, number)) for number in range(1, 11)])


def test_a_client_that_does_not_read_the_answer_gives_way_to_visitors(small: Server) -> None:
    request = f"GET /assets/{biggest_asset()} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    with connected(small) as line:  # the first client waits until the files are read
        line.sendall(request)
        assert b" 200 " in line.recv(65536)
    with contextlib.ExitStack() as closing:
        lines = [closing.enter_context(socket.socket()) for _ in range(12)]
        for number, line in enumerate(lines):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.bind((f"127.0.0.{2 + number % 2}", 0))
            line.connect(("127.0.0.1", small.port))
        for _ in range(8):  # the system keeps some megabytes for each
            for line in lines:
                with contextlib.suppress(ConnectionError):
                    line.sendall(request * 7)
            time.sleep(0.3)
        stay([closing.enter_context(visiting(small, number)) for number in range(1, 11)])


def test_a_slow_upload_goes_on_while_others_have_more_connections(small: Server) -> None:
    body = b'{"players":2}'
    with contextlib.ExitStack() as closing:
        line = closing.enter_context(connected(small, "127.0.0.5"))
        line.sendall(UPLOAD)
        until_said(line, b"100 Continue\r\n\r\n")
        for number in range(11):
            other = closing.enter_context(connected(small, f"127.0.0.{2 + number % 2}"))
            other.sendall(UPLOAD)
            until_said(other, b"100 Continue\r\n\r\n")
        for number in range(12):  # the last ones displace those who have nothing to ask any more
            line.sendall(body[number : number + 1])
            closing.enter_context(visiting(small, number + 1))
        line.sendall(body[12:])
        assert b" 200 " in line.recv(65536)


def test_players_stay_and_sockets_of_nobody_go(small: Server) -> None:
    with contextlib.ExitStack() as closing:
        ana = closing.enter_context(Device(small))
        table = ana.create("person", "open")["table"]
        page = closing.enter_context(ana.page())
        page.watch(table)
        for number in range(20):
            line = closing.enter_context(connected(small, f"127.0.0.{2 + number % 4}"))
            line.sendall(HANDSHAKE)
            assert b" 101 " in until_said(line, b"}")
        stay([closing.enter_context(visiting(small, number)) for number in range(1, 8)])
        page.sync()


def test_spectators_give_way_to_players(small: Server) -> None:
    with contextlib.ExitStack() as closing:
        ana = closing.enter_context(Device(small))
        table = ana.create("person", "open")["table"]
        for number in range(20):
            line = closing.enter_context(connected(small, f"127.0.0.{2 + number % 4}"))
            line.sendall(HANDSHAKE)
            assert b" 101 " in until_said(line, b"}")
            watch(line, table)
        page = closing.enter_context(ana.page())
        page.watch(table)
        stay([closing.enter_context(visiting(small, number)) for number in range(1, 8)])
        page.sync()


def test_nobody_is_kept_out_for_what_a_foreign_page_makes_their_browser_ask(
    tmp_path: Path,
) -> None:
    """A picture whose address is too long; trailers, on the other hand, no browser sends."""
    long = b"GET /x?" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"
    trailers = CHUNKED + b"0\r\nX-Trailer: " + b"y" * 20_000
    limits = {"MARRAKECH_OFFENCES_PER_MINUTE": "3"}
    with serving(tmp_path, **limits) as server:
        for _ in range(5):
            assert RawResponse(answer_to(server, long)).status == 431
        for _ in range(4):
            assert RawResponse(answer_to(server, trailers)).status == 431
        assert RawResponse(answer_to(server, long)).status == 429
        reached = {line["limit"] for line in server.lines() if line["message"] == "limit reached"}
        assert reached == {"head", "chunks", "offences-per-minute"}


def test_of_one_network_s_players_some_are_safe() -> None:
    connections = Connections(Settings(data="memory:"), Audit(Metrics()))
    sockets = [Socket() for _ in range(60)]
    assert [connections.keep(one, "192.0.2.1") for one in sockets] == [True] * 50 + [False] * 10
    assert connections.keep(Socket(), "192.0.2.2")
    assert connections.keep(sockets[0], "192.0.2.1")  # it is safe already
    connections.let_go(sockets[0])
    assert connections.keep(sockets[50], "192.0.2.1")


class Socket:
    """One that never gives way here."""

    def give_way(self, limit: str) -> None:
        """It is not asked."""


def still_there(line: socket.socket) -> bool:
    """Whether a connection on which an answer came can be asked once more."""
    try:
        line.sendall(GET + b"\r\n")
        return bool(line.recv(65536))
    except ConnectionError:
        return False


def test_who_has_waited_longest_gives_way_and_no_request_that_is_under_way(tmp_path: Path) -> None:
    body = b'{"players":2}'
    with contextlib.ExitStack() as closing:
        server = closing.enter_context(serving(tmp_path, "--connections", "4"))
        busy = closing.enter_context(connected(server, "127.0.0.2"))
        busy.sendall(POST + b"Content-Type: application/json\r\nContent-Length: 13\r\n\r\n")
        idle = []
        for number in range(3, 7):
            idle.append(closing.enter_context(connected(server, f"127.0.0.{number}")))
            idle[-1].sendall(GET + b"\r\n")
            assert b" 200 " in until_said(idle[-1], b"}")
        assert [still_there(line) for line in idle] == [False, True, True, True]
        busy.sendall(body)
        assert b" 200 " in busy.recv(65536)


def test_a_proxy_may_have_them_all(small: Server) -> None:
    with contextlib.ExitStack() as closing:
        lines = [closing.enter_context(connected(small, "127.0.0.9")) for _ in range(11)]
        for line in lines:
            line.sendall(GET + b"\r\n")
            assert b" 200 " in line.recv(65536)


def test_sockets_leave_room_for_requests(small: Server) -> None:
    with contextlib.ExitStack() as closing:

        def opens() -> bool:
            return b" 101 " in closing.enter_context(watching(small, "127.0.0.9"))

        for _ in range(10):
            eventually(opens)  # once the sockets of other tests are gone
        answer = RawResponse(closing.enter_context(watching(small, "127.0.0.9")))
        assert (answer.status, answer.problem) == (503, "server-full")
        assert gets_in(small)


def test_many_handshakes_in_one_read_open_one_socket(small: Server) -> None:
    filler = b"X: " + b"x" * (512 - len(HANDSHAKE) - 5) + b"\r\n"
    padded = HANDSHAKE[:-2] + filler + b"\r\n"
    assert len(padded) == 512
    with contextlib.ExitStack() as closing:

        def opens(request: bytes) -> bool:
            return b" 101 " in closing.enter_context(watching(small, "127.0.0.9", request))

        eventually(lambda: opens(padded * 100))  # once the sockets of other tests are gone
        closing.close()
        for _ in range(10):  # all the sockets that there can be
            eventually(lambda: opens(HANDSHAKE))


def test_no_socket_is_opened_before_an_earlier_answer_is_sent(server: Server) -> None:
    for earlier in (1, 3):
        answer = answer_to(server, (GET + b"\r\n") * earlier + HANDSHAKE)
        assert b" 200 " in answer
        assert b" 101 " not in answer
    with connected(server) as line:  # one after the other it may be
        line.sendall(GET + b"\r\n")
        assert b" 200 " in until_said(line, b"}")
        line.sendall(HANDSHAKE)
        assert b" 101 " in line.recv(65536)


def test_a_network_that_is_cut_again_and_again_is_kept_out(tmp_path: Path) -> None:
    limits = {"MARRAKECH_OFFENCES_PER_MINUTE": "3"}
    ending = GET + b"Connection: close\r\n\r\n"
    endless = CHUNKED + b"0\r\nX-Trailer: " + b"y" * 20_000
    with (
        serving(tmp_path, "--trusted-proxy", "127.0.0.9", **limits) as server,
        SocketClient(server) as page,
    ):
        for source in ("127.0.0.1", "127.0.0.9"):
            for _ in range(4):
                assert RawResponse(answer_to(server, endless, source)).status == 431
        answer = RawResponse(answer_to(server, ending))
        assert (answer.status, answer.problem) == (429, "too-often")
        page.sync()  # a client that was there before stays
        assert RawResponse(answer_to(server, ending, "127.0.0.2")).status == 200
        assert (
            RawResponse(answer_to(server, ending, "127.0.0.9")).status == 200
        )  # people come through it


def test_reading_records_costs_more_than_other_requests(tmp_path: Path) -> None:
    limits = {"MARRAKECH_REQUESTS_PER_MINUTE": "40"}
    with serving(tmp_path, **limits) as server, Device(server) as ana:
        statuses = [ana.post("/api/records", json={"record": "x"}).status_code for _ in range(4)]
        assert statuses == [422, 422, 429, 429]
        assert ana.post("/api/positions/start", json={"players": 2}).status_code == 200


def test_open_files_are_raised_to_what_the_system_allows() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    code = (
        "import resource; from marrakech.server.network.open_files import *\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, "
        "(256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))\n"
        "raise_open_files(); print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
        "print(room_for_connections())"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [int(line) for line in said.stdout.split()] == [most, most - RESERVED_FILES]


def test_a_server_raises_its_own_limit_of_open_files(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    command = ("sh", "-c", 'ulimit -S -n 256 && exec "$@"', "sh", MARRAKECH)
    with serving(tmp_path, command=command) as server:
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] == most


def test_connections_leave_descriptors_for_the_server_itself(tmp_path: Path) -> None:
    """More come, from many addresses, than there can be open files."""
    command = ("sh", "-c", 'ulimit -n 256 && exec "$@"', "sh", MARRAKECH)
    patient = ("--head-timeout", "60")
    with serving(tmp_path, *patient, command=command) as server, contextlib.ExitStack() as closing:
        for number in range(300):
            closing.enter_context(connected(server, f"127.0.1.{number % 30 + 1}"))
        with Device(server) as ana:
            assert ana.create("person", "open")["phase"] == "gathering"


def test_reading_has_a_limit_too(tmp_path: Path) -> None:
    limits = {"MARRAKECH_READS_PER_MINUTE": "5"}
    with serving(tmp_path, **limits) as server, Device(server) as ana:
        statuses = [ana.get("/api/editions").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert ana.post("/api/positions/start", json={"players": 2}).status_code == 200


# Frames

MASK = b"\0\0\0\0"
PING, PONG, EMPTY = b"\x89\x80" + MASK, b"\x8a\x80" + MASK, b"\x00\x80" + MASK


@pytest.mark.parametrize(
    "frames", [PING * 50_000, PONG * 50_000, b"\x01\x80" + MASK + EMPTY * 50_000]
)
def test_frames_that_say_nothing_are_counted(server: Server, frames: bytes) -> None:
    with connected(server) as line:
        line.sendall(HANDSHAKE)
        assert b" 101 " in line.recv(65536)
        with contextlib.suppress(ConnectionError):
            line.sendall(frames)
        assert b"\x0f\xa8too-often" in until_closed(line)  # 4008


@pytest.mark.parametrize(
    "frames", [b"\x81\x81" + MASK + b"\xff" + b"\x88\x80" + MASK, b"\x81\x01x"]
)
def test_frames_that_nobody_can_read_end_the_socket_and_are_logged(
    server: Server, frames: bytes
) -> None:
    """No text where one is promised, and a close right after it; a frame without a mask."""
    before = len(limits_of(server))
    with connected(server, "127.0.9.9") as line:
        line.sendall(HANDSHAKE)
        assert b" 101 " in line.recv(65536)
        line.sendall(frames)
        until_closed(line)
    if frames[1] == 1:
        assert eventually(lambda: limits_of(server)[before:]) == [("unreadable", "127.0.9.9")]
    assert "Traceback" not in server.log()


def limits_of(server: Server) -> list[tuple[str, str]]:
    """The limits that were reached by that address, and by which."""
    lines = [line for line in server.lines() if line["message"] == "limit reached"]
    found = [(line["limit"], line["network"]) for line in lines]
    return [one for one in found if one[1] == "127.0.9.9"]


def cpu_seconds(server: Server) -> float:
    """How long the server's process has worked so far."""
    figures = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, figures[11:13])) / os.sysconf("SC_CLK_TCK")


def test_frames_behind_the_one_too_many_cost_next_to_nothing(tmp_path: Path) -> None:
    """A read brings thousands of them at once, and nobody else is heard meanwhile."""
    with serving(tmp_path) as server:

        def cost(frames: bytes) -> float:
            before = cpu_seconds(server)
            for _ in range(20):
                with connected(server) as line:
                    line.sendall(HANDSHAKE)
                    assert b" 101 " in line.recv(65536)
                    with contextlib.suppress(ConnectionError):
                        line.sendall(frames)
                    until_said(line, b"too-often")
            return cpu_seconds(server) - before

        cost(PING * 50)
        assert cost(PING * 50_000) < 3 * cost(PING * 50) + 0.2


def test_pings_within_reason_are_answered(ana: Device) -> None:
    with ana.page() as page:
        for _ in range(25):
            assert page.line.ping().wait(10)
        page.sync()


def test_too_many_pings_in_a_while_close_the_socket(ana: Device) -> None:
    with ana.page() as page:
        with contextlib.suppress(ConnectionClosed):
            while page.line.ping().wait(10):
                pass
        with pytest.raises(ConnectionClosed) as closed:
            page.receive("never")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4008


# Messages


@pytest.mark.parametrize("message", [b"\x81\x80" + MASK, b"\x82\x80" + MASK], ids=["text", "bytes"])
def test_a_flood_of_messages_counts_against_its_network(tmp_path: Path, message: bytes) -> None:
    """It is cut before it reaches the application, and a client that does it again is kept out."""
    limits = {"MARRAKECH_OFFENCES_PER_MINUTE": "1"}
    with serving(tmp_path, **limits) as server:
        for _ in range(2):
            with connected(server) as line:
                line.sendall(HANDSHAKE)
                assert b" 101 " in line.recv(65536)
                with contextlib.suppress(ConnectionError):
                    line.sendall(message * 1000)
                assert b"\x0f\xa8too-often" in until_closed(line)  # 4008
        assert RawResponse(answer_to(server, GET + b"Connection: close\r\n\r\n")).status == 429


def test_reconnecting_does_not_begin_the_count_of_messages_anew(tmp_path: Path) -> None:
    def asks(server: Server) -> bool:
        with contextlib.suppress(ConnectionClosed), SocketClient(server) as page:
            for _ in range(90):
                page.say("ping")
            page.sync()  # fewer than one socket may send
        return "messages-per-address" in server.log()

    with serving(tmp_path, "--sockets-per-address", "20") as server:
        assert not asks(server)
        eventually(lambda: asks(server))


@pytest.mark.long
def test_answers_to_our_own_pings_are_not_counted(tmp_path: Path) -> None:
    pongs = 0
    with serving(tmp_path, "--ping", "0.3") as server, connected(server) as line:
        line.sendall(HANDSHAKE)
        got = b""
        while pongs < 32:
            more = line.recv(65536)
            assert more, "it was closed"
            got += more
            while (at := got.find(b"\x89\x04")) >= 0 and len(got) >= at + 6:
                line.sendall(b"\x8a\x84" + MASK + got[at + 2 : at + 6])
                got = got[at + 6 :]
                pongs += 1
        line.sendall(PING)
        while b"\x8a\x00" not in got:
            more = line.recv(65536)
            assert more, "it was closed"
            got += more
