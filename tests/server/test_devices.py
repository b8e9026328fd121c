"""Devices that share their seats, and signing out."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from secrets import token_urlsafe
from typing import ClassVar, cast

import pytest
from starlette.datastructures import Headers
from starlette.websockets import WebSocket
from support.applications import application_of
from support.event_loop import run
from support.server import Device, Server, SocketClient
from support.stores import SUMMARY, event, with_store
from support.tokens import as_device, token_info
from websockets.exceptions import ConnectionClosed

from marrakech.server.devices.client import Client
from marrakech.server.devices.cookies import Cookie
from marrakech.server.devices.links import LINK_SECONDS, DeviceLinks
from marrakech.server.devices.registry import HOUR, Devices, hash_of
from marrakech.server.devices.user_agents import read_user_agent
from marrakech.server.live.hub import Hub
from marrakech.server.storage.sql_devices import SqlDevices
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.nicknames import holder_of
from marrakech.table.ports import Device as Kept
from marrakech.table.ports import StoreError

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


def closed(page: SocketClient) -> int:
    """The code with which the server closes a socket."""
    try:
        while True:
            page.line.recv(15)
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code


# Devices


def joined(maker: Device, other: Device) -> None:
    """Add a device by a link."""
    other.introduce()
    made = maker.post("/api/devices/link").json()
    assert made["seconds"] == LINK_SECONDS
    answer = other.post("/api/devices/join", json={"code": made["code"]})
    assert answer.status_code == 200, answer.text
    again = other.post("/api/devices/join", json={"code": made["code"]})
    assert (again.status_code, again.json()["key"]) == (403, "device-link-wrong")


def ids(device: Device) -> dict[bool, list[str]]:
    """The ids of somebody's devices: of the one that asks, and of the others."""
    listed = device.get("/api/devices").json()["devices"]
    return {this: [one["id"] for one in listed if one["this"] is this] for this in (True, False)}


def test_a_device_is_kept_once_it_takes_a_seat(server: Server, ana: Device, ben: Device) -> None:
    def kept(device: Device) -> int:
        with closing(sqlite3.connect(server.data)) as base:
            which = (hash_of(device.cookies["marrakech"]),)
            found = base.execute("SELECT count(*) FROM devices WHERE token_hash = ?", which)
            return int(found.fetchone()[0])

    ben.introduce()
    ben.headers["user-agent"] = FIREFOX
    table = ana.create("person", "open")
    assert (kept(ana), kept(ben)) == (1, 0)
    answer = ben.get("/api/devices").json()
    assert [(one["browser"], one["this"]) for one in answer["devices"]] == [("Firefox", True)]
    assert 0 <= answer["now"] - answer["devices"][0]["last_seen"] < 60_000
    with ben.page() as page:
        page.do(table["table"], "sit", name="Ben", code="wrong")
        assert kept(ben) == 0
        page.do(table["table"], "sit", name="Ben", code=table["you"]["join_code"])
        assert kept(ben) == 1
    dump = Path(server.data).read_bytes() + Path(f"{server.data}-wal").read_bytes()
    for device in (ana, ben):
        assert device.cookies["marrakech"].encode() not in dump


def test_a_device_that_joins_has_the_same_seats(ana: Device, ben: Device, cid: Device) -> None:
    name = ana.create("person", "open")["table"]
    own = ben.create("person", "open")["table"]
    with ben.page() as page:
        joined(ana, ben)
        assert closed(page) == 4002
    assert ben.state(name)["you"]["seats"] == [1]
    assert [one["table"] for one in ben.get("/api/my/tables").json()["tables"]] == [name]
    assert ben.state(own)["you"]["seats"] == []
    assert ids(ana) == {True: ids(ben)[False], False: ids(ben)[True]}
    assert ben.do(name, "offer", seat=1).status_code == 200
    joined(ben, cid)
    assert cid.state(name)["you"]["seats"] == [1]
    assert len(ids(ana)[False]) == 2


def test_a_link_opened_where_it_was_made_is_still_good(ana: Device, ben: Device) -> None:
    ana.create("person", "open")
    ben.introduce()
    code = ana.post("/api/devices/link").json()["code"]
    assert ana.post("/api/devices/join", json={"code": code}).status_code == 200
    assert ben.post("/api/devices/join", json={"code": code}).status_code == 200


def test_signing_out_one_device(ana: Device, ben: Device) -> None:
    name = ana.create("person", "open")["table"]
    joined(ana, ben)
    link = ben.post("/api/devices/link").json()["code"]
    token = ben.cookies["marrakech"]
    with ben.page() as page, ana.page() as mine:
        page.watch(name)
        mine.watch(name)
        (which,) = ids(ana)[False]
        assert ana.post("/api/devices/sign-out", json={"device": which}).json() == {"here": False}
        assert closed(page) == 4001
        mine.sync()
    assert ids(ana)[False] == []
    unknown = ana.post("/api/devices/sign-out", json={"device": which})
    assert (unknown.status_code, unknown.json()["key"]) == (404, "device-unknown")
    assert ben.get("/api/device").json() == token_info("none", signed_out=True)
    assert ben.state(name)["you"]["seats"] == []
    assert ben.do(name, "offer", seat=1).json()["key"] == "token-missing"
    with ben.page() as page:
        assert page.do(name, "offer", seat=1)["key"] == "token-missing"
    assert ana.post("/api/devices/join", json={"code": link}).status_code == 403
    fresh = ben.post("/api/device")
    assert fresh.json() == token_info("new", signed_out=True)
    assert ben.cookies["marrakech"] != token


@pytest.mark.parametrize("which", ["one", "everywhere"])
def test_signing_out_ends_the_offers_of_seats(
    ana: Device, ben: Device, cid: Device, which: str
) -> None:
    """Or the device that was signed out could have its seat back by a code that it made before."""
    name = ana.create("person", "open")["table"]
    joined(ana, ben)
    code = ben.do(name, "offer", seat=1).json()["code"]
    body = {"everywhere": True} if which == "everywhere" else {"device": ids(ana)[False][0]}
    assert ana.post("/api/devices/sign-out", json=body).status_code == 200
    cid.introduce()
    assert cid.do(name, "claim", code=code).json()["key"] == "code-wrong"
    with cid.page() as page:
        assert page.do(name, "claim", code=code)["key"] == "code-wrong"
    assert cid.state(name)["you"]["seats"] == []


def test_signing_out_here_and_everywhere(ana: Device, ben: Device) -> None:
    name = ana.create("person", "open")["table"]
    token = ana.cookies["marrakech"]
    joined(ana, ben)
    with ben.page() as page:
        answer = ana.post("/api/devices/sign-out", json={"everywhere": True})
        assert answer.json() == {"here": True}
        assert closed(page) == 4001
    assert "marrakech" not in ana.cookies
    ana.cookies.set("marrakech", token)
    for device in (ana, ben):
        assert device.get("/api/device").json()["signed_out"]
        assert device.state(name)["you"]["seats"] == []
        assert device.get("/api/devices").json()["devices"] == []


def test_a_device_of_0_1_0_that_nobody_kept_can_be_signed_out(server: Server) -> None:
    with as_device(server, f"marrakech={token_urlsafe(32)}") as old:
        assert old.post("/api/devices/sign-out", json={"everywhere": True}).json()["here"]
        assert old.get("/api/device").json()["signed_out"]


@pytest.mark.parametrize("body", [{}, {"device": "x", "everywhere": True}, {"device": ""}])
def test_signing_out_says_which(ana: Device, body: dict[str, object]) -> None:
    ana.introduce()
    answer = ana.post("/api/devices/sign-out", json=body)
    assert (answer.status_code, answer.json()["key"]) == (422, "request-invalid")


# What they are made of


def test_links_end_after_ten_minutes_and_there_is_one_for_each_device() -> None:
    now = 0.0
    links = DeviceLinks(lambda: now)
    maker = Kept("a", "h", "", "", 0, 0)
    first, second = links.make(maker), links.make(maker)
    assert links.take(first) is None
    now = LINK_SECONDS - 1
    link = links.take(second)
    assert link is not None
    assert links.take(second) is None
    links.give_back(second, link)
    now = LINK_SECONDS
    assert links.take(second) is None


def client(token: str) -> Client:
    return Client("192.0.2.1", token)


def test_nobody_joins_a_device_that_is_being_signed_out(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(tmp_path / "x.db")
        devices = Devices(store.devices, lambda: 1)
        maker = Kept("m" * 64, "ana", "", "", 1, 1)
        for number in range(20):
            other = Kept(f"{number}" * 32, "ben", "", "", 1, 1)
            code = devices.links.make(maker)
            # The link is taken before the sign-out ends it, and written after.
            joining = devices.join(other, code)
            signing_out = devices.sign_out(maker, None)
            results = await asyncio.gather(joining, signing_out, return_exceptions=True)
            kept = await devices._find(other.token_hash)
            assert kept is None or kept.revoked is not None or kept.holder == "ben", results
            maker = Kept(f"m{number}" * 16, "ana", "", "", 1, 1)
        await store.close()

    run(scene())


def test_a_join_is_written_only_while_its_maker_is_signed_in(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(tmp_path / "x.db")
        devices = store.devices
        maker, other = Kept("m" * 64, "ana", "", "", 1, 1), Kept("o" * 64, "ana", "", "", 1, 1)
        assert await devices.join(maker, other)
        assert await devices.revoke_all("ana", 2) == {maker.token_hash, other.token_hash}
        late = Kept("l" * 64, "ana", "", "", 1, 1)
        assert not await devices.join(maker, late)
        assert await devices.find(late.token_hash) is None
        await store.close()

    run(scene())


def test_what_was_offered_after_the_last_sign_out_holds(tmp_path: Path) -> None:
    one, other = Kept("o" * 64, "ana", "", "", 1, 1), Kept("f" * 64, "ana", "", "", 1, 1)

    async def scene(store: SqlStore) -> None:
        devices = store.devices
        await devices.add(one)
        await devices.add(other)
        assert not await devices.revoked_since("ana", 0)
        await devices.revoke(one.token_hash, 5)
        found = [await devices.revoked_since("ana", since) for since in (4, 5, 6)]
        assert found == [True, True, False]
        assert not await devices.revoked_since("ben", 4)

    with_store(tmp_path / "x.db", scene)


def test_only_who_is_signed_in_signs_the_others_out(tmp_path: Path) -> None:
    one, other = Kept("o" * 64, "ana", "", "", 1, 1), Kept("f" * 64, "ana", "", "", 1, 1)

    async def scene(store: SqlStore) -> None:
        devices = store.devices
        await devices.add(one)
        await devices.add(other)
        await devices.revoke(one.token_hash, 2)
        assert await devices.revoke_others(one, 3) == frozenset()
        assert await devices.of("ana") == [other]

    with_store(tmp_path / "x.db", scene)


def test_a_list_of_devices_leads_to_no_token(ana: Device, ben: Device) -> None:
    ana.create("person", "open")
    joined(ana, ben)
    shown = ana.get("/api/devices").text
    for device in (ana, ben):
        token = device.cookies["marrakech"]
        for secret in (token, hash_of(token), holder_of(token)):
            assert secret not in shown


def test_last_seen_is_written_once_an_hour(tmp_path: Path) -> None:
    now = 1_000_000
    token = token_urlsafe(32)

    async def scene() -> None:
        nonlocal now
        store = await SqlStore.open(tmp_path / "tables.db")
        kept = store.devices
        devices = Devices(kept, lambda: now)
        await devices.keep(client(token))
        seen = []
        for passed in (1, HOUR - 2, 2, 1):
            now += passed
            assert (await devices.visitor(client(token))).holder == holder_of(token)
            await devices.close()
            found = await kept.find(hash_of(token))
            assert found is not None
            seen.append(found.last_seen - 1_000_000)
        assert seen == [0, 0, HOUR + 1, HOUR + 1]
        await store.close()

    run(scene())


class Broken(SqlDevices):
    """A store that answers nothing."""

    async def find(self, token_hash: str) -> Kept | None:
        """Fail."""
        raise StoreError("store-unreadable", file="tables.db", reason=token_hash)


class Socket:
    """As much of a socket as is closed at once."""

    scope: ClassVar = {"type": "websocket", "marrakech.cookie": Cookie("marrakech", "a" * 43)}
    headers = Headers()
    code = 0

    async def close(self, code: int, reason: str) -> None:
        """Note why."""
        self.code = code


def test_a_store_in_trouble_takes_no_seat_and_lets_no_socket_hang(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(tmp_path / "tables.db")
        store.devices = Broken(store)
        application = application_of(store)
        # Only noted in the log: the seat is taken.
        await application.devices.keep(client("a" * 43))
        socket = Socket()
        await Hub(application).serve(cast("WebSocket", socket))
        assert socket.code == 1013
        await store.close()

    run(scene())


def test_devices_go_when_their_tables_are_gone_but_not_one_by_one(tmp_path: Path) -> None:
    """A token that was signed out would otherwise be as good as new."""

    async def scene() -> None:
        store = await SqlStore.open(tmp_path / "tables.db")
        kept = store.devices
        await kept.add(Kept("old", "h", "", "", 1, 1))
        await kept.revoke("old", 2)
        await kept.add(Kept("new", "h", "", "", 1, 9))
        await kept.add(Kept("seated", "ana", "", "", 1, 1))
        await store.create("t", [event(1)], SUMMARY)  # Ana has a seat there
        await kept.forget(5)
        assert await kept.find("old") is not None
        await kept.forget(10)
        assert await kept.find("old") is None
        assert await kept.find("new") is None
        assert await kept.find("seated") is not None
        await store.close()

    run(scene())


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (FIREFOX, ("Firefox", "Android")),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
            ("Edge", "Windows"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
            "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
            ("Safari", "iOS"),
        ),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/140.0.0.0 Safari/537.36",
            ("Chrome", "Linux"),
        ),
        ("python-httpx/0.28", ("", "")),
        ("", ("", "")),
    ],
)
def test_what_a_device_is_called(header: str, name: tuple[str, str]) -> None:
    assert read_user_agent(header) == name
