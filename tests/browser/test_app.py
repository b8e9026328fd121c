"""The page as an app: it can be installed, opens without the server, and is never stale."""

import re
import shutil
import signal
import struct
from pathlib import Path

from playwright.sync_api import Response, expect
from support.browser_player import Player
from support.page_checks import ROOT, Arrive, call, within
from support.server import serving

READY = "() => navigator.serviceWorker.ready.then(ready => ready.active.state)"
IN_CHARGE = "() => navigator.serviceWorker.controller !== null"


def png_size(body: bytes) -> str:
    assert body[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", body[16:24])
    return f"{width}x{height}"


def test_the_manifest_is_one_that_browsers_install(arrive: Arrive) -> None:
    player = arrive("/", service_workers="allow")
    page = player.page
    link = page.locator("link[rel=manifest]").evaluate("one => one.href")
    manifest = page.context.request.get(link).json()
    assert manifest["name"] == manifest["short_name"] == "Marrakech"
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.context.request.get(link.rpartition("/")[0] + "/" + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert png_size(answer.body()) == icon["sizes"]
            sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["url"] == link
    assert told["errors"] == []
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in faults if one["errorId"] != "in-incognito"] == []


def settled(player: Player) -> None:
    """Until the service worker is in charge of the page."""
    assert player.page.evaluate(READY) in ("activating", "activated")
    player.page.wait_for_function(IN_CHARGE)


def test_every_page_opens_while_the_server_is_away(arrive: Arrive, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        player = arrive("/", link=server.link, service_workers="allow")
        settled(player)
        server.stop(signal.SIGKILL)
        player.excuse("ERR_CONNECTION_REFUSED", "status of 50", "Failed to fetch", "WebSocket")
        player.excuse(".woff2")  # letters of other languages' names that were still on their way
        for path in ("/rules", "/replay", "/"):
            player.open(path)
            expect(player.page.locator("main h1").first).to_be_attached()
        expect(player.at("open-tables")).to_contain_text(within("home-lists-trouble"))
        player.at("start-bots").click()
        alert = player.at("choice-bots").get_by_role("alert")
        expect(alert).to_have_text(re.compile("."))


def test_a_second_visit_takes_its_parts_from_the_device(arrive: Arrive) -> None:
    player = arrive("/", service_workers="allow")
    settled(player)
    asked: list[str] = []

    def hear(answer: Response) -> None:
        if "/assets/" in answer.url and not answer.from_service_worker:
            asked.append(answer.url)

    player.page.on("response", hear)
    player.page.reload()
    expect(player.at("start-bots")).to_be_visible()
    assert asked == []


def test_what_the_server_knows_is_never_kept(arrive: Arrive) -> None:
    player = arrive("/", service_workers="allow")
    settled(player)
    player.at("start-bots").click()
    player.waits_for(phase="playing")
    kept = player.page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys())
                for (const one of await (await caches.open(name)).keys()) found.push(one.url);
            return found;
        }"""
    )
    assert kept
    assert [url for url in kept if "/api/" in url or "/table/" in url] == []
    assert call(player, "my/tables")


def another_build(home: Path) -> Path:
    """The same package, with a page that says that it is the second."""
    shutil.copytree(ROOT / "src", home)
    site = home / "marrakech/server/site"
    shell = site / "index.html"
    marked = shell.read_text("utf-8").replace("</head>", '<meta name="build" content="2"></head>')
    assert 'content="2"' in marked
    shell.write_text(marked, "utf-8")
    worker = site / "sw.js"
    worker.write_text(worker.read_text("utf-8") + "\n// the second\n", "utf-8")
    (site / "sw.js.gz").unlink()
    return home


def test_a_new_build_is_taken_at_once(arrive: Arrive, tmp_path: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    with serving(tmp_path / "first") as server:
        player = arrive("/", link=server.link, service_workers="allow")
        settled(player)
        player.page.reload()
        expect(player.at("start-bots")).to_be_visible()
        expect(player.page.locator("meta[name=build]")).to_have_count(0)
        port = str(server.port)
        player.excuse("net::ERR_", "WebSocket", "Failed to fetch", "status of 50")
        server.stop()
    package = str(another_build(tmp_path / "package"))
    with serving(tmp_path / "second", MARRAKECH_PORT=port, PYTHONPATH=package):
        player.page.reload()
        expect(player.page.locator("meta[name=build]")).to_have_count(1)
        expect(player.at("start-bots")).to_be_visible()
