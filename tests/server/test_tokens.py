"""One token for each device, whatever races, and the cookie that holds it."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from secrets import token_urlsafe

import httpx
import pytest
from fastapi import FastAPI
from starlette import requests
from support.event_loop import run
from support.server import Device, Server, SocketClient, serving
from support.tokens import as_device, token_info
from websockets.exceptions import ConnectionClosed

from marrakech.server.app import create_app
from marrakech.server.devices.cookies import CookieMiddleware, find_cookie
from marrakech.server.settings import Settings

TABLE = {"seats": ["person", "open"], "names": ["Ana"]}
SIT = {"kind": "sit", "id": "12345678", "name": "Ben"}
TLS = {"x-forwarded-proto": "https"}


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that speaks TLS."""
    home = tmp_path_factory.mktemp("secure")
    with serving(home, "--trusted-proxy", "127.0.0.1") as running:
        yield running


def table_of(server: Server, token: str) -> str:
    """A table that a program has set up with a token of its own making."""
    with as_device(server, f"marrakech={token}") as program:
        return str(program.post("/api/tables", json=TABLE).json()["table"])


# One token


def test_only_one_endpoint_hands_out_tokens(server: Server, ana: Device) -> None:
    name = ana.create("person", "open")["table"]
    requests = [
        *(("GET", path, None) for path in ("/", "/devices", "/api/tables", "/api/my/tables")),
        *(("GET", f"/api/{path}", None) for path in ("device", "devices", f"tables/{name}")),
        ("POST", "/api/tables", TABLE),
        ("POST", f"/api/tables/{name}/commands", SIT),
        ("POST", f"/api/tables/{name}/hint", {"seen": 1}),
        ("POST", "/api/devices/link", None),
        ("POST", "/api/devices/join", {"code": "x"}),
        ("POST", "/api/devices/sign-out", {"everywhere": True}),
    ]

    def ask(request: tuple[str, str, object]) -> httpx.Response:
        method, path, body = request
        return httpx.request(method, server.link + path, json=body, timeout=15)

    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(ask, [*requests, *requests]))
    assert len(answers) >= 20
    for answer in answers:
        assert "set-cookie" not in answer.headers, answer.url
    refused = {a.url.path for a in answers if a.status_code == 403}
    assert refused >= {"/api/tables", f"/api/tables/{name}/commands", "/api/devices/link"}
    assert {a.json()["key"] for a in answers if a.status_code == 403} <= {
        "token-missing",
        "not-seated",
        "hint-people",
    }
    assert httpx.get(f"{server.link}/api/my/tables").json() == {"tables": []}
    assert httpx.get(f"{server.link}/api/my/games").json()["games"] == []
    assert "set-cookie" in httpx.post(f"{server.link}/api/device").headers


def test_whether_cookies_are_kept_can_be_asked(server: Server, ana: Device) -> None:
    nobody = httpx.get(f"{server.link}/api/device").json()
    assert nobody == token_info("none", signed_out=False)
    ana.introduce()
    assert ana.get("/api/device").json() == token_info("known", signed_out=False)


def test_tokens_are_limited_for_each_network(tmp_path: Path) -> None:
    with serving(tmp_path, MARRAKECH_DEVICES_PER_HOUR="2") as server:
        answers = [httpx.post(f"{server.link}/api/device") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["key"] == "too-often"
        token = answers[0].headers["set-cookie"].partition(";")[0]
        with as_device(server, token) as known:
            assert known.post("/api/device").json()["status"] == "known"


def test_links_and_their_uses_are_limited_for_each_network(tmp_path: Path) -> None:
    with serving(tmp_path, MARRAKECH_DEVICES_PER_HOUR="5") as server, Device(server) as ana:
        ana.introduce()
        link = [ana.post("/api/devices/link").status_code for _ in range(2)]
        join = [ana.post("/api/devices/join", json={"code": "x"}).status_code for _ in range(3)]
        assert (link, join) == ([200, 200], [403, 403, 429])
        assert ana.post("/api/devices/link").status_code == 429


# The cookie


def test_of_two_cookies_the_first_valid_one_counts(server: Server) -> None:
    one, other = token_urlsafe(32), token_urlsafe(32)
    name = table_of(server, one)
    cookies = f'x="; marrakech=; marrakech={one}; marrakech={other}'
    with as_device(server, cookies) as device:
        assert device.get(f"/api/tables/{name}").json()["you"]["seats"] == [1]
    headers = [(b"cookie", f"marrakech={one}".encode()), (b"cookie", f"marrakech={other}".encode())]
    found = find_cookie(headers, "__Host-marrakech", "marrakech")
    assert found is not None
    assert found.token == one


@pytest.mark.parametrize("quote", ['"', ""])
def test_cookies_of_others_are_never_parsed(server: Server, quote: str) -> None:
    """15 kB of backslashes keep Python's parser busy for half a second, 100 kB for 20."""
    token = token_urlsafe(32)
    name = table_of(server, token)
    bad = "x=" + quote + "\\" * 15_000 + quote
    with as_device(server, f"{bad}; marrakech={token}") as device:
        assert device.get(f"/api/tables/{name}").json()["you"]["seats"] == [1]
        assert device.get("/api/editions").status_code == 200
    shorter = "x=" + quote + "\\" * 7_000 + quote  # the longest that a handshake may have is 8 kB
    with SocketClient(server, headers={"Cookie": f"{shorter}; marrakech={token}"}) as page:
        page.watch(name)
        assert page.receive("you")["seats"] == [1]


def test_python_s_parser_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even by the framework."""

    def parse(_: str) -> dict[str, str]:
        raise AssertionError("parsed")

    monkeypatch.setattr(requests, "cookie_parser", parse)
    app = FastAPI()
    app.add_middleware(CookieMiddleware)
    app.add_api_route("/", lambda: "answered")

    async def scene() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            answer = await client.get("/", headers={"cookie": 'x="\\\\\\"'})
        assert answer.json() == "answered"

    run(scene())
    outermost: object = create_app(Settings(data="memory:")).user_middleware[0].cls
    assert outermost is CookieMiddleware


def test_the_name_under_tls_has_a_prefix(secure: Server) -> None:
    with Device(secure, **TLS) as ana:
        cookie = ana.post("/api/device").headers["set-cookie"]
        assert re.match(r"__Host-marrakech=[\w-]{43};", cookie)
        assert re.search(r"(?i); path=/;", cookie)
        assert "; secure" in cookie.lower()
        assert "domain" not in cookie.lower()


def test_the_name_under_tls_below_a_path_has_the_prefix_that_allows_a_path(tmp_path: Path) -> None:
    options = ("--trusted-proxy", "127.0.0.1", "--base-path", "/games")
    with serving(tmp_path, *options) as server:
        cookie = httpx.post(f"{server.link}/api/device", headers=TLS).headers["set-cookie"]
        assert re.match(r"__Secure-marrakech=[\w-]{43};", cookie)
        assert re.search(r"(?i); path=/games;", cookie)
        assert "; secure" in cookie.lower()
        assert "domain" not in cookie.lower()
        with as_device(server, cookie.partition(";")[0], **TLS) as known:
            assert known.get("/api/device").json() == token_info("known")


def test_who_planted_a_cookie_has_no_part_in_what_follows(secure: Server) -> None:
    """Another host of the domain can set a cookie with the old name, and knows its token."""
    planted, helper = token_urlsafe(32), token_urlsafe(32)
    of_attacker = table_of(secure, planted)
    with (
        as_device(secure, f"__Host-marrakech={planted}", **TLS) as attacker,
        as_device(secure, f"__Host-marrakech={helper}", **TLS) as second,
    ):
        code = attacker.post("/api/devices/link").json()["code"]
        assert second.post("/api/devices/join", json={"code": code}).status_code == 200
        link = attacker.post("/api/devices/link").json()["code"]
        with (
            as_device(secure, f"marrakech={planted}", **TLS) as victim,
            SocketClient(secure, headers={"Cookie": f"marrakech={planted}"}) as page,
        ):
            cookie = victim.post("/api/device").headers["set-cookie"]
            renewed = cookie.partition("=")[2][:43]
            name = table_of(secure, renewed)
            with pytest.raises(ConnectionClosed):  # nor by a socket that is open
                page.receive("never")
        for device in (attacker, second):
            assert device.get(f"/api/tables/{name}").json()["you"]["seats"] == []
            assert device.get("/api/device").json()["signed_out"]
        with as_device(secure, f"__Host-marrakech={token_urlsafe(32)}", **TLS) as third:
            joining = third.post("/api/devices/join", json={"code": link})
            assert joining.json()["key"] == "device-link-wrong"
    with as_device(secure, f"__Host-marrakech={renewed}", **TLS) as victim:
        for table in (name, of_attacker):
            assert victim.get(f"/api/tables/{table}").json()["you"]["seats"] == [1]


def renewed_by(server: Server, token: str) -> str:
    """The new token that somebody with a cookie of the old name gets."""
    with as_device(server, f"marrakech={token}", **TLS) as old:
        answer = old.post("/api/device")
        assert answer.json() == token_info("known")
        return answer.headers["set-cookie"].partition("=")[2][:43]


def test_neither_a_lost_answer_nor_two_at_once_cost_a_seat(secure: Server) -> None:
    for _ in range(5):
        token = token_urlsafe(32)
        name = table_of(secure, token)
        renewed_by(secure, token)  # and the answer does not arrive
        with ThreadPoolExecutor(2) as tabs:
            both = list(tabs.map(partial(renewed_by, secure), (token, token)))
        assert len(set(both)) == 2
        kept = both[1]  # by the browser, in which the last one wins
        with as_device(secure, f"__Host-marrakech={kept}", **TLS) as carried:
            assert carried.get(f"/api/tables/{name}").json()["you"]["seats"] == [1]
        for gone in (token, both[0]):
            with as_device(secure, f"__Host-marrakech={gone}", **TLS) as other:
                assert other.get("/api/device").json()["signed_out"]


def test_a_new_token_counts_alone_also_if_the_server_was_restarted_before_its_first_use(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, "--trusted-proxy", "127.0.0.1") as server:
        planted = token_urlsafe(32)
        name = table_of(server, planted)
        renewed = renewed_by(server, planted)
    with (
        serving(tmp_path, "--trusted-proxy", "127.0.0.1") as server,
        as_device(server, f"__Host-marrakech={planted}", **TLS) as attacker,
        as_device(server, f"__Host-marrakech={renewed}", **TLS) as victim,
    ):
        listed = attacker.get("/api/devices").json()["devices"]
        assert all(one["last_seen"] >= one["created"] > 0 for one in listed)
        assert victim.get(f"/api/tables/{name}").json()["you"]["seats"] == [1]
        assert attacker.get("/api/device").json()["signed_out"]
        assert victim.get(f"/api/tables/{name}").json()["you"]["seats"] == [1]


def test_a_cookie_of_0_1_0_is_carried_over(secure: Server) -> None:
    token = token_urlsafe(32)
    name = table_of(secure, token)
    with as_device(secure, f"marrakech={token}", **TLS) as old:
        assert old.get(f"/api/tables/{name}").json()["you"]["seats"] == [1]
        assert old.get("/api/device").json() == token_info("known", old_name=True)
        answer = old.post("/api/device")
        assert answer.json() == token_info("known")
        assert answer.headers["set-cookie"].startswith("__Host-marrakech=")
        assert token not in answer.headers["set-cookie"]
        renewed = answer.headers["set-cookie"].partition("=")[2][:43]
    both = f"marrakech={token}; __Host-marrakech={renewed}"
    with as_device(secure, both, **TLS) as carried:
        assert carried.get(f"/api/tables/{name}").json()["you"]["seats"] == [1]
        assert carried.get("/api/device").json() == token_info("known")
        assert "set-cookie" not in carried.post("/api/device").headers
