"""What every request passes: origins, sizes, rates, headers, secrets."""

import contextlib
import json
import random
import socket
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.raw_connections import HANDSHAKE
from support.server import SERVER_TIMEOUT, Data, Device, Server, SocketClient, eventually, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from marrakech.server.network.rate_limits import RateLimit, RateLimits, network_of

TABLE = {"seats": ["person", "open"], "names": ["Ana"]}
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cache-control": "no-store",
}


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes a proxy on this machine, under a path and with another origin."""
    with serving(
        tmp_path_factory.mktemp("proxy"),
        *("--base-path", "marrakech/", "--trusted-proxy", "127.0.0.1"),
        *("--origin", "https://friend.example/", "--tables-per-hour", "2"),
    ) as running:
        yield running
        assert "Traceback" not in running.log()


def raw(server: Server, request: bytes) -> bytes:
    """What comes back for bytes that no client would send."""
    answer = b""
    line = socket.create_connection(("127.0.0.1", server.port), SERVER_TIMEOUT)
    with line, contextlib.suppress(ConnectionError):
        line.sendall(request)
        while got := line.recv(65536):
            answer += got
    return answer


def closed_by(device: Device, message: Any, text: bool | None = None) -> int:
    """The code with which the line is closed when this is sent."""
    with device.page() as page:
        with contextlib.suppress(ConnectionClosed):  # it may be closed before all is sent
            page.line.send(message, text=text)
        with pytest.raises(ConnectionClosed) as closed:
            page.receive("never")
    assert closed.value.rcvd
    return int(closed.value.rcvd.code)


# Origins


def origins(server: Server) -> dict[str, bool]:
    """Origins, and whether their pages may come in."""
    return {
        f"http://{server.address}": True,
        f"https://{server.address}": True,  # a proxy may have taken the TLS off
        "http://evil.example": False,
        f"http://evil.example:{server.port}": False,
        f"http://{server.address}.evil.example": False,
        f"http://{server.address}@evil.example": False,
        "http://127.0.0.1": False,
        "null": False,
        "": False,
        "http://[": False,
        "é": False,
    }


def test_pages_from_elsewhere_change_nothing(ana: Device) -> None:
    for origin, let_in in origins(ana.server).items():
        headers = {b"origin": origin.encode()}
        answer = ana.post("/api/tables", json=TABLE, headers=headers)
        assert answer.status_code == (201 if let_in else 403), origin
        if not let_in:
            assert answer.json() == {"key": "origin-refused", "details": {}, "place": {}}
            assert "set-cookie" not in answer.headers
            assert ana.get("/api/tables", headers=headers).status_code == 200
    assert "access-control-allow-origin" not in answer.headers


def test_pages_from_elsewhere_get_no_socket(ana: Device) -> None:
    for origin, let_in in origins(ana.server).items():
        if let_in or not origin:
            continue
        with pytest.raises(InvalidStatus) as refused:
            ana.page(origin=origin)
        answer = refused.value.response
        assert answer.status_code == 403
        assert json.loads(answer.body or b"")["key"] == "origin-refused"
        assert_headers(answer.headers)
    with ana.page(origin=f"http://{ana.server.address}") as page:
        page.sync()


def test_another_origin_can_be_let_in(behind_proxy: Server) -> None:
    with Device(behind_proxy) as device:
        with device.page(origin="https://friend.example") as page:
            page.sync()
        with pytest.raises(InvalidStatus):
            device.page(origin="http://friend.example")


# Headers


def assert_headers(headers: Any) -> None:
    for name, value in HEADERS.items():
        assert headers[name] == value
    policy = headers["content-security-policy"]
    rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == "'self'"
    assert "unsafe" not in policy
    assert "server" not in headers


def test_every_answer_has_the_headers(ana: Device) -> None:
    table = ana.create("person", "open")["table"]
    big = b"x" * 70_000
    answers = {
        200: ana.get("/healthz"),
        201: ana.post("/api/tables", json=TABLE),
        403: ana.post("/api/tables", headers={"origin": "http://evil.example"}),
        404: ana.get("/nothing"),
        405: ana.delete("/api/tables"),
        409: ana.do(table, "roll"),
        413: ana.post("/api/tables", content=big),
        422: ana.post("/api/tables", json={}),
    }
    for status, answer in answers.items():
        assert answer.status_code == status
        assert_headers(answer.headers)
    assert_headers(ana.get(f"/api/tables/{table}/events").headers)
    assert_headers(ana.get("/api/openapi.json").headers)


def test_a_socket_where_there_is_none(server: Server) -> None:
    answer = raw(server, HANDSHAKE.replace(b"/api/live", b"/api/tables"))
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"content-security-policy" in answer
    assert b"page-unknown" in answer


# Sizes


def test_a_body_has_a_limit_whether_it_says_so_or_not(ana: Device) -> None:
    def pieces(count: int) -> Iterator[bytes]:
        for _ in range(count):
            yield b" " * 1000

    for path in ("/api/tables", "/api/positions", "/api/tables/x/commands"):
        for content in (b" " * 70_000, pieces(70), pieces(3000)):
            with contextlib.suppress(httpx.WriteError):  # it may hang up before all is sent
                kind = {"content-type": "application/json"}
                answer = ana.post(path, content=content, headers=kind)
                assert answer.status_code == 413
                assert answer.json() == {"key": "request-big", "details": {}, "place": {}}
                assert_headers(answer.headers)
    fits = b" " * 60_000 + json.dumps(TABLE).encode()
    kind = {"content-type": "application/json"}
    assert ana.post("/api/tables", content=fits, headers=kind).status_code == 201


def test_strange_hosts_and_lengths_are_no_error_of_ours(server: Server) -> None:
    body = json.dumps(TABLE).encode()
    for host in (b"[", b"", b"a b", b"\xff", b"x" * 5000, b"[::1]:x"):
        length = b"Content-Length: %d\r\n" % len(body)
        head = b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nHost: " + host
        answer = raw(server, head + b"\r\nConnection: close\r\n" + length + b"\r\n" + body)
        assert answer.startswith((b"HTTP/1.1 421", b"HTTP/1.1 400", b"HTTP/1.1 431")), host
    for length in (b"-1", b"x", b"9" * 30, b"\xb2", b"1, 1"):
        head = (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: "
        )
        answer = raw(server, head + length + b"\r\n\r\n")
        assert answer[:10] in (b"HTTP/1.1 4", b""), length


def test_a_frame_has_a_limit_in_one_piece_or_in_many(ana: Device) -> None:
    for message in ("x" * 8193, ["x" * 4096] * 3, b"x" * 100_000):
        assert closed_by(ana, message) == 1009
    assert closed_by(ana, ["x"] * 8193) == 4008
    with ana.page() as page:
        page.line.send(json.dumps({"t": "ping"}) + " " * 8000)
        page.receive("pong")


# Rates


def test_a_hundred_messages_in_twenty_seconds(ana: Device) -> None:
    with ana.page() as page, ana.page() as other:
        for _ in range(100):
            page.sync()
        page.say("ping")
        with pytest.raises(ConnectionClosed) as closed:
            page.receive("pong")
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4008, "too-often")
        other.sync()


def test_limits_forget_what_is_long_ago_and_whom_they_cannot_remember() -> None:
    now = 0.0
    one = RateLimit(2, 10, lambda: now)
    assert [one.allows() for _ in range(3)] == [True, True, False]
    now = 10.0
    assert one.allows()
    many = RateLimits(1, 10, lambda: now, remembered=2)
    assert [many.allows(who) for who in "abab"] == [True, True, False, False]
    assert many.allows("c")
    assert many.allows("a")  # forgotten, for there is room for two


def test_a_large_limit_needs_no_more_memory_than_a_small_one() -> None:
    now = 1000.0
    large = RateLimit(6000, 60, lambda: now)
    assert sum(large.allows() for _ in range(7000)) == 6000
    large.take_back()
    assert [large.allows(), large.allows()] == [True, False]
    kept = [getattr(large, name) for name in large.__slots__]
    assert all(sys.getsizeof(one) < 1000 for one in kept)
    now += 60
    assert 0 < sum(large.allows() for _ in range(7000)) < 6000  # they are not all long ago
    now += 120
    assert sum(large.allows() for _ in range(7000)) == 6000
    allowed = 0
    for _ in range(600):  # a client that keeps to the limit is never refused…
        now += 1
        allowed += sum(large.allows() for _ in range(100))
    assert allowed >= 0.99 * 60_000 - 6000


def test_whom_a_limit_counts_as_one() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8::1") == network_of("2001:db8::2:3")
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth0")
    assert network_of("unix:") == "unix:"


def test_tables_per_address_and_whose_word_counts(behind_proxy: Server, server: Server) -> None:
    def create(running: Server, address: str) -> httpx.Response:
        headers = {"x-forwarded-for": address}
        with Device(running, **headers) as device:
            return device.post("/api/tables", json=TABLE)

    assert [create(behind_proxy, "192.0.2.1").status_code for _ in range(3)] == [201, 201, 429]
    assert create(behind_proxy, "192.0.2.1").json()["key"] == "too-often"
    assert [create(behind_proxy, f"2001:db8::{n}").status_code for n in range(3)] == [201, 201, 429]


def test_who_is_no_proxy_cannot_claim_to_be_another(tmp_path: Path) -> None:
    """Neither its address nor https is believed, and a rematch counts as a table."""
    with serving(tmp_path, "--tables-per-hour", "2") as server, Device(server) as ana:
        forged = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}
        ana.headers.update(forged)
        assert "secure" not in ana.post("/api/device").headers["set-cookie"].lower()
        first = ana.post("/api/tables", json={"seats": ["person"] * 2, "names": ["Ana", "Ben"]})
        assert first.status_code == 201
        name = first.json()["table"]
        ana.do(name, "act", action="x1", seen=99)
        following = ana.do(name, "rematch").json()["rematch"]
        assert ana.do(name, "rematch").json() == {"rematch": following}
        ana.headers["x-forwarded-for"] = "192.0.2.2"
        assert ana.post("/api/tables", json=TABLE).status_code == 429
        ana.do(following, "act", action="x1", seen=99)
        assert ana.do(following, "rematch").json()["key"] == "too-often"
        assert httpx.get(f"{server.link}/metrics", headers=forged).status_code == 404


# Behind a proxy


def test_the_cookie_behind_a_proxy(behind_proxy: Server) -> None:
    for number, scheme in enumerate(("https", "http")):
        headers = {"x-forwarded-proto": scheme, "x-forwarded-for": f"198.51.100.{number}"}
        for link in (behind_proxy.link, f"http://{behind_proxy.address}"):
            answer = httpx.post(f"{link}/api/device", headers=headers)
            cookie = answer.headers["set-cookie"].lower()
            assert cookie.startswith("__secure-marrakech=" if scheme == "https" else "marrakech=")
            assert "path=/marrakech;" in cookie
            assert ("; secure" in cookie) == (scheme == "https")
            opener = answer.headers.get("cross-origin-opener-policy")
            assert opener == ("same-origin" if scheme == "https" else None)
            lasting = answer.headers.get("strict-transport-security")
            assert lasting == ("max-age=31536000" if scheme == "https" else None)


def test_the_api_under_a_path_says_so(behind_proxy: Server) -> None:
    assert behind_proxy.link.endswith("/marrakech")
    described = httpx.get(f"{behind_proxy.link}/api/openapi.json").json()
    assert described["servers"] == [{"url": "/marrakech"}]


# Secrets


def test_nothing_is_compressed(ana: Device) -> None:
    with ana.page(compression="deflate") as page:
        assert page.line.response
        assert "sec-websocket-extensions" not in page.line.response.headers
    answer = ana.get("/api/editions", headers={"accept-encoding": "gzip, br"})
    assert "content-encoding" not in answer.headers


def test_secrets_are_in_no_log_and_in_nobody_elses_hands(
    ana: Device, ben: Device, cid: Device
) -> None:
    """All that the store keeps secret, looked for in the log and in what others are told."""
    server = ana.server
    table = ana.create("person", "open", "open", seed="seed-of-ana")
    name = table["table"]
    ben.sit(table, seed="seed-of-ben")
    cid.create("person", "open")
    told: list[Any] = []
    with ana.page() as page, ben.page() as other, cid.page() as spectator:
        for one in (page, other, spectator):
            one.watch(name)
        offer = other.do(name, "offer", seat=2)["code"]
        page.do(name, "seat-bot", seat=3, bot="random")
        page.do(name, "act", action="S", seen=ana.state(name)["number"])
        for one in (other, spectator):
            one.sync()
        told = [*spectator.received, *[m for m in other.received if m.get("code") != offer]]
        told += [cid.state(name), cid.events(name), cid.get(f"/api/tables/{name}/record").text]
        told += [ben.state(name), cid.get("/api/tables").json(), ben.get("/api/my/tables").json()]
    with contextlib.closing(sqlite3.connect(f"file:{server.data}?mode=ro", uri=True)) as store:
        rows = store.execute("SELECT secret FROM events WHERE table_id = ?", (name,)).fetchall()
    secrets: set[str] = {ana.cookies["marrakech"], ben.cookies["marrakech"], offer}
    for (row,) in rows:
        secrets |= {value for value in json.loads(row).values() if isinstance(value, str) and value}
    assert len(secrets) >= 7  # two tokens and their holders, two codes, the server's seed
    others, log = json.dumps(told), server.log()
    assert '"route": "/api/tables/{table}/commands"' in log
    for secret in secrets:
        assert secret not in others
        assert secret not in log
    assert "seed-of" not in log
    link = f"/api/tables/{name}?code=SECRET-IN-A-LINK"
    ana.get(link)
    ana.get(f"/nothing/{link}")
    with ana.page() as page:
        page.sync()
    assert "SECRET-IN" not in server.log()


# Whatever else may come in


def junk(chance: random.Random, table: str) -> str | bytes | list[str]:
    """A message that somebody might send who does not mean well."""
    words: list[Any] = [table, "", "x" * 64, 0, -1, 2**63, 1e999, None, [], {}, "\ud800", "\x00"]
    fields = ["t", "table", "seen", "action", "seat", "name", "code", "bot", "seed", "after", "x"]
    kinds = ["watch", "unwatch", "ping", "do", "dance", 7, None]
    doing = ["sit", "act", "offer", "claim", "rematch", "roll", "start", "hold", "back", "seed"]
    message: Data = {field: chance.choice(words) for field in chance.sample(fields, 5)}
    message |= {"t": chance.choice(kinds), "kind": chance.choice(doing), "id": "a" * 8}
    if chance.random() < 0.5:
        message["table"] = table
    text = json.dumps(message)
    cut = chance.randrange(len(text))
    choices: list[str | bytes | list[str]] = [text] * 3
    choices.extend(
        [
            text[:cut],
            text[:cut] + chr(chance.randrange(1, 0xD7FF)) + text[cut:],
            [text[:cut], text[cut:]],
            text.encode(),
            chance.randbytes(cut),
            "[" * 8000,
            '{"t":' * 1500,
            '{"t":"watch","table":' + "9" * 5000 + "}",
            '{"t":"ping","t":"ping"}',
            "\ufeff" + text,
            "",
        ]
    )
    return chance.choice(choices)


@pytest.mark.parametrize("seed", range(8))
def test_junk_does_no_harm(ana: Device, seed: int) -> None:
    chance = random.Random(seed)
    table = ana.create("person", "open")
    with ana.page() as page:
        for _ in range(98):
            page.line.send(junk(chance, table["table"]))
        assert page.do("nowhere", "roll", id="the-last")["key"] == "table-unknown"
        assert {message["t"] for message in page.received} > {"refused"}
    assert ana.get("/healthz").status_code == 200
    assert "Traceback" not in ana.server.log()


@pytest.mark.parametrize("text", [b"\xff", b"\xed\xa0\x80", b'{"t":"ping"}\xc3', b"\xf8\x88\x80"])
def test_invalid_text_closes_the_connection(ana: Device, text: bytes) -> None:
    assert closed_by(ana, text, text=True) == 1007
    assert "Traceback" not in ana.server.log()


def test_invalid_frames_close_the_connection(server: Server) -> None:
    chance = random.Random(3)
    for length in (1, 2, 10, 100, 1000):
        with socket.create_connection(("127.0.0.1", server.port), SERVER_TIMEOUT) as line:
            line.sendall(HANDSHAKE)
            assert line.recv(100).startswith(b"HTTP/1.1 101")
            line.sendall(chance.randbytes(length))
            if length >= 100:
                with contextlib.suppress(ConnectionError):
                    while line.recv(100):
                        pass
    for broken in (HANDSHAKE.replace(b"13", b"99"), HANDSHAKE.replace(b"A==", b"A="), b"\x00" * 99):
        assert b" 101 " not in raw(server, broken)
    with SocketClient(server) as page:
        page.sync()
    sockets = "marrakech_sockets 0.0"
    eventually(lambda: sockets in httpx.get(f"{server.link}/metrics").text)
