"""A host that is not localhost, over plain http: browsers withhold much there; the game works."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Route, expect
from support.browser_player import Player
from support.server import Server

Arrive = Callable[..., Player]

ELSEWHERE = "market.example"
WITHHELD = """() => [
  isSecureContext, crypto.subtle, crypto.randomUUID, navigator.clipboard, navigator.serviceWorker,
].map(Boolean)"""


@pytest.fixture
def come(arrive: Arrive, server: Server) -> Arrive:
    """Somebody comes by that name. Chromium says in the console what it withholds there."""

    def coming(path: str) -> Player:
        player = arrive("", link=f"http://{ELSEWHERE}:{server.port}")
        player.open(path)
        return player

    return coming


def test_a_game_over_plain_http_from_the_invitation_to_the_dice(come: Arrive) -> None:
    ana = come("/?mode=friends&begins=listed")
    assert ana.page.evaluate(WITHHELD) == [False] * 5
    ana.at("start-friends").click()
    field = ana.at("invite-link")
    here = re.escape(ana.link)
    expect(field).to_have_value(re.compile(rf"^{here}/table/\w+\?lang=en#join-[\w-]+$"))
    invitation = field.input_value()
    expect(ana.page.get_by_text("only works on this computer")).to_have_count(0)
    copies(ana, invitation)
    ben = come(invitation)
    ben.at("sit").click()
    assert ana.plays(Random(1), decisions=1)
    ana.decides(Random(1))
    assert ben.is_awaited()
    ben.page.get_by_text("This table", exact=True).click()
    ben.at("give-up").click()
    ben.at("dialog-yes").click()
    for one in (ana, ben):
        one.at("dice-check").click()
        expect(one.at("dice-result")).to_have_text(re.compile("All .* match the seeds"))


def copies(ana: Player, text: str) -> None:
    """The copy button works without a clipboard of the browser's: what it copied can be pasted."""
    ana.page.locator(".invite .copy-button").first.click()
    expect(ana.page.locator(".invite .copy-button").first).to_have_text("Copied")
    field = ana.page.evaluate_handle("document.body.appendChild(document.createElement('input'))")
    field.evaluate("element => element.focus()")
    ana.page.keyboard.press("Control+V")
    assert field.evaluate("element => element.value") == text
    field.evaluate("element => element.remove()")


def test_dice_that_were_changed_on_the_way_are_found_out(come: Arrive) -> None:
    ana = come("/?mode=device&players=2&start=1")
    assert ana.plays(Random(2), decisions=2)
    ana.page.get_by_text("This table", exact=True).click()
    ana.at("give-up").first.click()
    ana.at("dialog-yes").click()
    expect(ana.at("standings")).to_be_visible()
    ana.page.route("**/replay", with_another_seed)
    ana.page.reload()
    ana.at("dice-check").click()
    expect(ana.at("dice-result")).to_have_text(re.compile("seed of seat .* does not match"))


def with_another_seed(route: Route) -> None:
    """The server's own answer, but for what one seat added to the dice."""
    _, port_and_path = route.request.url.split(f"//{ELSEWHERE}")
    answer = route.fetch(url=f"http://127.0.0.1{port_and_path}")
    route.fulfill(response=answer, body=answer.text().replace('"SeatSeed1":"', '"SeatSeed1":"x'))
