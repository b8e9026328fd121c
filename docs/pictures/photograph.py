"""Photographs the page for the README, in a real browser: `make pictures`."""

import os
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from support.browser_player import Player
from support.chromium import find
from support.server import LONGEST_WARM_UP, serving

HERE = Path(__file__).parent
DESK = {"width": 1280, "height": 800}
HOME = {"width": 1280, "height": 880}
EXAMPLE = HERE.parent.parent / "web" / "src" / "pages" / "replay" / "example.mrk"
LARGEST_ERROR = "111"  # the moment after it
PHONE = {"width": 360, "height": 760}


def main() -> None:
    """Take every picture anew."""
    args = ["--no-sandbox"] if os.geteuid() == 0 else []
    night: dict[str, Any] = {"color_scheme": "dark", "has_touch": True, "is_mobile": True}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find(), args=args)
        home(browser, server.link)
        link = f"{server.link}/?mode=bots&start=1&name=Ana"
        game(browser, f"{link}&players=4&bots=3", "table", 14, DESK)
        game(browser, f"{link}&players=2&bots=1", "phone", 22, PHONE, **night)
        analysis(browser, server.link)
        browser.close()


def home(browser: Browser, link: str) -> None:
    """The first page."""
    player = Player(browser, link, viewport=HOME)
    player.open("/")
    player.at("start-bots").wait_for()
    player.page.wait_for_load_state("networkidle")
    player.page.screenshot(path=HERE / "home.png")
    player.leave()


def game(
    browser: Browser, link: str, name: str, decisions: int, size: dict[str, int], **more: Any
) -> None:
    """A table after this many decisions, when the next one is to be made."""
    player = Player(browser, link, viewport=size, **more)
    player.has_chosen(priceFound=True)  # no nudge over the market
    player.open(link)
    rng = Random(7)
    goes_on = player.plays(rng, decisions)
    while goes_on and not is_telling(player):
        goes_on = player.plays(rng, 2)
    player.page.mouse.move(0, 0)
    player.page.wait_for_load_state("networkidle")
    player.page.wait_for_timeout(500)
    player.page.screenshot(path=HERE / f"{name}.png")
    player.leave()


def analysis(browser: Browser, link: str) -> None:
    """An analysed game, where its largest error was made."""
    player = Player(browser, link, viewport=DESK)
    player.open("/replay")
    player.page.get_by_role("textbox").fill(EXAMPLE.read_text("utf-8"))
    player.page.locator("main .button.primary").click()
    player.at("analyse").click()
    player.at("learn-mistakes").wait_for(timeout=1000 * LONGEST_WARM_UP)
    player.page.get_by_role("slider").first.fill(LARGEST_ERROR)
    player.page.mouse.move(0, 0)
    player.page.wait_for_timeout(2000)
    player.page.screenshot(path=HERE / "analysis.png")
    player.leave()


def is_telling(player: Player) -> bool:
    """Whether Assam's arrows are all on the market, and a roll has its price."""
    file, rank = player.position().split(" ")[1][:2]
    at_the_edge = file in "ag" or rank in "17"
    player.page.wait_for_load_state("networkidle")
    return not at_the_edge and player.page.locator(".board-price-cost").count() > 0


if __name__ == "__main__":
    main()
