"""By which names a server may be called, and whose pages may talk to it."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers
from support.raw_connections import HANDSHAKE, RawResponse, answer_to
from support.server import Device, Server, serving

from marrakech.server.audit_log import LINES_OF_ONE
from marrakech.server.http.host_allowlist import AllowedHosts
from marrakech.server.settings import Settings

OWN = socket.gethostname()
TABLE = {"seats": ["person", "open"], "names": ["Ana"]}


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with names of its own, and a proxy at another address."""
    options = ("--host-name", "Souk.Example", "--origin", "https://friend.example:8443")
    home = tmp_path_factory.mktemp("named")
    with serving(home, *options, "--trusted-proxy", "127.0.0.9") as running:
        yield running
        assert "Traceback" not in running.log()


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.7:8000", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("localhost", True),
        ("LOCALHOST.:80", True),
        (OWN, True),
        (f"{OWN.partition('.')[0]}.local:8000", True),
        ("souk.example", True),
        ("friend.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("souk.example.evil.example", False),
        ("user@localhost", False),
        ("[::1].evil.example", False),
        ("[", False),
        ("", False),
    ],
)
def test_which_names_are_ours(host: str, known: bool) -> None:
    origins = ("https://friend.example:8443",)
    settings = Settings(data="memory:", host_names=("Souk.Example",), origins=origins)
    assert AllowedHosts(settings).allows(Headers({"host": host})) == known


def test_two_hosts_are_one_too_many_and_none_is_no_browser() -> None:
    allowed = AllowedHosts(Settings(data="memory:"))
    twice = [(b"host", b"localhost"), (b"host", b"localhost")]
    assert not allowed.allows(Headers(raw=twice))
    assert allowed.allows(Headers({}))


def test_a_foreign_name_gets_nothing(named: Server) -> None:
    foreign = {"host": "evil.example", "origin": "http://evil.example"}
    for path in ("/", "/api/tables", "/healthz", "/readyz", "/metrics", "/sw.js", "/nothing"):
        answer = httpx.get(named.link + path, headers=foreign)
        assert answer.status_code == 421, path
        details = {"host": "evil.example", "option": "--host-name"}
        assert answer.json() == {"key": "host-refused", "details": details, "place": {}}
    assert httpx.post(f"{named.link}/api/tables", json=TABLE, headers=foreign).status_code == 421
    refused = RawResponse(answer_to(named, HANDSHAKE.replace(b"localhost", b"evil.example")))
    assert (refused.status, refused.problem) == (421, "host-refused")
    lines = [line for line in named.lines() if line.get("host") == "evil.example"]
    assert [line["message"] for line in lines] == ["host refused"]  # once a minute


def test_a_flood_of_foreign_names_leaves_few_lines(named: Server) -> None:
    with httpx.Client(base_url=named.link) as client:
        for number in range(3 * LINES_OF_ONE):
            foreign = {"host": f"flood{number}.example"}
            assert client.get("/healthz", headers=foreign).status_code == 421
    lines = [line for line in named.lines() if "flood" in line.get("host", "")]
    assert len(lines) <= LINES_OF_ONE


def test_what_is_refused_for_its_name_or_origin_counts_too(tmp_path: Path) -> None:
    foreign = {"host": "evil.example", "origin": "http://evil.example"}
    limits = {"MARRAKECH_READS_PER_MINUTE": "6", "MARRAKECH_REQUESTS_PER_MINUTE": "2"}
    with serving(tmp_path, **limits) as server, httpx.Client(base_url=server.link) as client:
        statuses = [client.get("/healthz", headers=foreign).status_code for _ in range(4)]
        assert statuses == [421] * 4
        evil = {"origin": foreign["origin"]}
        statuses = [client.post("/api/device", headers=evil).status_code for _ in range(3)]
        assert statuses == [403, 403, 429]
        assert b" 101 " in _first(server, HANDSHAKE)
        wrong = HANDSHAKE.replace(b"localhost", b"evil.example")
        assert [RawResponse(answer_to(server, wrong)).status for _ in range(2)] == [421, 429]
        assert RawResponse(answer_to(server, HANDSHAKE)).status == 429


def test_somebody_with_a_browser_reads_a_sentence(named: Server) -> None:
    headers = {"host": "other.example", "accept": "text/html", "accept-language": "en"}
    answer = httpx.get(named.link, headers=headers)
    assert answer.status_code == 421
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "other.example" in answer.text
    assert "--host-name" in answer.text


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was told of a proxy, and of no name."""
    home = tmp_path_factory.mktemp("behind")
    with serving(home, "--trusted-proxy", "127.0.0.9") as running:
        yield running
        assert "Traceback" not in running.log()


def _get(path: str, host: str = "any.example") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()


def test_names_that_were_given_are_let_in(named: Server) -> None:
    for host in ("souk.example", f"souk.example:{named.port}", "friend.example"):
        assert httpx.get(f"{named.link}/healthz", headers={"host": host}).status_code == 200


def test_a_trusted_proxy_may_use_any_name_while_none_was_given(
    named: Server, behind: Server
) -> None:
    handshake = HANDSHAKE.replace(b"localhost", b"any.example")
    assert RawResponse(answer_to(behind, _get("/healthz"), "127.0.0.9")).status == 200
    assert RawResponse(answer_to(behind, _get("/healthz"))).status == 421
    assert b" 101 " in _first(behind, handshake, "127.0.0.9")
    assert b" 421 " in _first(behind, handshake)
    assert RawResponse(answer_to(named, _get("/healthz"), "127.0.0.9")).status == 421
    assert RawResponse(answer_to(named, handshake, "127.0.0.9")).status == 421
    ours = _get("/healthz", "souk.example")
    assert RawResponse(answer_to(named, ours, "127.0.0.9")).status == 200


def test_metrics_are_shown_under_our_own_names_only(behind: Server) -> None:
    for source in ("127.0.0.1", "127.0.0.9"):
        assert RawResponse(answer_to(behind, _get("/metrics"), source)).status == 421


def _first(server: Server, request: bytes, source: str = "127.0.0.1") -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), 15, (source, 0)) as line:
        line.sendall(request)
        return line.recv(65536)


@pytest.mark.parametrize(
    "name",
    ["X-Real-IP", "Via", "Forwarded", "X-Forwarded-For", "CF-Connecting-IP", "X-Azure-ClientIP"],
)
def test_metrics_are_not_for_those_behind_a_local_proxy(server: Server, name: str) -> None:
    link = f"{server.link}/metrics"
    assert httpx.get(link).status_code == 200
    assert httpx.get(link, headers={name: "192.0.2.1"}).status_code == 404


# Origins


def test_over_https_a_page_that_came_over_http_is_not_ours(behind: Server) -> None:
    def status(scheme: str, origin: str) -> int:
        body = json.dumps({"players": 2}).encode()
        head = (
            f"POST /api/positions/start HTTP/1.1\r\nHost: any.example\r\nOrigin: {origin}\r\n"
            f"X-Forwarded-Proto: {scheme}\r\nContent-Type: application/json\r\n"
            f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        return RawResponse(answer_to(behind, head.encode() + body, "127.0.0.9")).status

    assert status("https", "https://any.example") == 200
    assert status("https", "http://any.example") == 403
    assert status("http", "http://any.example") == 200
    assert status("http", "https://any.example") == 200  # a proxy further off has the TLS
    assert status("http", "ftp://any.example") == 403
    for scheme, origin, expected in (
        ("https", b"https://any.example", b" 101 "),
        ("https", b"http://any.example", b" 403 "),
    ):
        more = b"any.example\r\nX-Forwarded-Proto: " + scheme.encode() + b"\r\nOrigin: " + origin
        request = HANDSHAKE.replace(b"localhost", more)
        assert expected in _first(behind, request, "127.0.0.9")


def test_our_own_page_is_let_in_by_every_name_that_we_have(server: Server) -> None:
    """People of a local network need no option."""
    with Device(server) as ana:
        for name in ("127.0.0.1", "192.168.1.7", "[::1]", "localhost", OWN):
            host = f"{name}:{server.port}"
            headers = {"host": host, "origin": f"http://{host}"}
            assert ana.post("/api/tables", json=TABLE, headers=headers).status_code == 201
            named = f"{host}\r\nOrigin: http://{host}".encode()
            assert b" 101 " in _first(server, HANDSHAKE.replace(b"localhost", named))
