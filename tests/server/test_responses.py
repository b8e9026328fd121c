"""Every kind of response has the security headers, also those sent before the application."""

import contextlib
from collections.abc import Iterator

import pytest
from support.raw_connections import (
    HANDSHAKE,
    RawResponse,
    answer_to,
    connected,
    until_closed,
    until_said,
    watching,
)
from support.server import Server, serving

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
POST = b"POST /api/positions/start HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
EXPECTED = {
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "cache-control",
}
KINDS = {
    "ok": (200, GET + b"\r\n"),
    "page": (200, b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
    "not found": (404, GET.replace(b"healthz", b"nothing") + b"\r\n"),
    "method": (405, GET.replace(b"GET /healthz", b"DELETE /api/tables") + b"\r\n"),
    "invalid": (422, POST + b"Content-Length: 2\r\n\r\n{}"),
    "origin": (403, POST + b"Origin: http://evil.example\r\n\r\n"),
    "host": (421, GET.replace(b"localhost", b"evil.example") + b"\r\n"),
    "body": (413, POST + b"Content-Length: 70000\r\n\r\n"),
    "garbage": (400, b"\x00\x01\x02 nothing of the kind\r\n\r\n"),
    "head": (431, GET + b"X: " + b"x" * 20_000),
    "slow head": (408, GET),
    "slow body": (408, POST + b"Content-Length: 2\r\n\r\n{"),
    "no such socket": (404, HANDSHAKE.replace(b"/api/live", b"/api/tables")),
    "socket's origin": (403, HANDSHAKE[:-2] + b"Origin: http://evil.example\r\n\r\n"),
    "socket's host": (421, HANDSHAKE.replace(b"localhost", b"evil.example")),
    "socket's version": (400, HANDSHAKE.replace(b"13", b"99")),
    "socket's key": (400, HANDSHAKE.replace(b"A==", b"A=")),
    "socket's head": (431, HANDSHAKE[:-2] + b"X: " + b"x" * 9000 + b"\r\n\r\n"),
}


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short timeouts, few connections, and a proxy that tells it of TLS."""
    short = ("--head-timeout", "0.5", "--body-timeout", "0.5", "--connections", "8")
    home = tmp_path_factory.mktemp("hurried")
    with serving(home, *short, "--trusted-proxy", "127.0.0.9") as running:
        yield running
        assert "Traceback" not in running.log()


@pytest.mark.parametrize("kind", KINDS)
def test_over_http(hurried: Server, kind: str) -> None:
    status, request = KINDS[kind]
    answer = RawResponse(answer_to(hurried, request))
    assert answer.status == status
    assert answer.headers.keys() >= EXPECTED
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind != "garbage" and "host" not in kind]
)
def test_over_tls(hurried: Server, kind: str) -> None:
    status, request = KINDS[kind]
    first, _, rest = request.partition(b"\r\n")
    request = first + b"\r\nX-Forwarded-Proto: https\r\n" + rest
    answer = RawResponse(answer_to(hurried, request, "127.0.0.9"))
    assert answer.status == status
    assert answer.headers.keys() >= EXPECTED
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("kind", ["ok", "head", "socket's version"])
def test_a_client_that_is_no_proxy_cannot_claim_tls(hurried: Server, kind: str) -> None:
    status, request = KINDS[kind]
    request = request.replace(b"\r\n", b"\r\nX-Forwarded-Proto: https\r\n", 1)
    answer = RawResponse(answer_to(hurried, request))
    assert answer.status == status
    assert "strict-transport-security" not in answer.headers


def test_without_room(hurried: Server) -> None:
    with contextlib.ExitStack() as closing:
        for _ in range(4):
            assert b" 101 " in closing.enter_context(watching(hurried, "127.0.0.2"))
        answer = RawResponse(answer_to(hurried, b"", "127.0.0.2"))
        assert (answer.status, answer.problem) == (429, "too-often")
        assert answer.headers.keys() >= EXPECTED
        for _ in range(3):
            assert b" 101 " in closing.enter_context(watching(hurried, "127.0.0.3"))
        last = RawResponse(closing.enter_context(watching(hurried, "127.0.0.3")))
        assert (last.status, last.problem) == (503, "server-full")  # sockets never take all
        assert last.headers.keys() >= EXPECTED


@pytest.mark.parametrize("before", [b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"])
@pytest.mark.parametrize(
    "line",
    [
        b"CONNECT a:1 HTTP/1.1",
        b"GET http://a:0x/?code=secret HTTP/1.1",
        b"GET http://a:99999999/ HTTP/1.1",
        b"GET http://" + b"[" * 9000 + b" HTTP/1.1",
    ],
)
def test_an_address_that_cannot_be_read_is_answered_and_not_logged(
    hurried: Server, line: bytes, before: bytes
) -> None:
    with connected(hurried) as client:
        if before:
            client.sendall(before)
            until_said(client, b"}")
        client.sendall(line + b"\r\nHost: localhost\r\n\r\n")
        answer = RawResponse(until_closed(client))
    assert (answer.status, answer.problem) == (400, "request-invalid")
    assert answer.headers.keys() >= EXPECTED
    assert "secret" not in hurried.log()
