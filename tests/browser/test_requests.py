"""What happens at a table changes the page without asking the server again."""

import re
from collections.abc import Callable
from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import Request, expect
from support.browser_group import invites
from support.browser_player import Player

Arrive = Callable[..., Player]


def gives_up(player: Player) -> None:
    player.page.get_by_text("This table", exact=True).click()
    player.at("give-up").first.click()
    player.at("dialog-yes").click()


def takes_a_turn(player: Player, chance: Random) -> None:
    """Turn and lay a rug."""
    before = 0
    for _ in range(2):
        assert player.is_awaited(before)
        before = int(player.fact("number"))
        player.decides(chance)


def watched(player: Player, table: str = "") -> list[str]:
    """Every request about this table or a position from now on, like "GET tables/*"."""
    asked: list[str] = []
    table = table or player.table_id()

    def note(request: Request) -> None:
        path = urlsplit(request.url).path.partition("/api/")[2]
        if path.startswith(("tables/", "positions")):
            asked.append(f"{request.method} {path.replace(table, '*')}")

    player.page.on("request", note)
    return asked


def test_from_gathering_to_the_end_the_table_is_asked_for_once(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=3&autostart=0&begins=listed&name=Ana&start=1")
    link = invites(ana)
    ana.waits_for(number="^[2-9]")
    asked_by_ana = watched(ana)
    ben = arrive(link)
    ben.at("sit-name").fill("Ben")
    ben.waits_for(number="^[2-9]")
    asked_by_ben = watched(ben)
    ben.at("sit").click()
    for one in (ana, ben):
        expect(one.page.locator(".chair[data-seat='2']")).to_contain_text("Ben")
    ana.page.get_by_label("Which bot").select_option("random")
    ana.at("seat-bot").click()
    expect(ben.page.locator(".chair[data-seat='3']")).to_contain_text("Tourist")
    ana.at("start").click()
    shown = ["POST tables/*/commands"]  # the seed that each has promised
    chance = Random(1)
    for player in (ana, ben):
        takes_a_turn(player, chance)
    assert ana.is_awaited()
    assert (asked_by_ana, asked_by_ben) == (shown, shown)
    gives_up(ben)
    expect(ana.page.locator(".seat[data-seat='2']")).to_contain_text("out")
    gives_up(ana)
    for one in (ana, ben):
        expect(one.at("standings")).to_be_visible()
    read = "GET tables/*/replay"
    for one in (ana, ben):
        expect(one.page.locator(".points-chart")).to_be_visible()
    assert asked_by_ana == [*shown, read]
    assert asked_by_ben == [*shown, read]


def test_a_facing_shows_its_prices_without_a_request(arrive: Arrive) -> None:
    player = arrive("/?mode=device&players=2&begins=listed&start=1")
    player.waits_for(phase="playing")
    asked = watched(player)
    assert player.is_awaited()
    player.page.locator(".board").focus()
    player.page.keyboard.press("ArrowDown")
    expect(player.page.locator(".board-price")).not_to_have_count(0)
    assert asked == []


def test_a_replay_is_one_request(arrive: Arrive) -> None:
    player = arrive("/?mode=device&players=2&begins=listed&start=1")
    assert player.plays(Random(1), decisions=2)
    gives_up(player)
    expect(player.at("standings")).to_be_visible()
    table = player.table_id()
    player.open("/rules")
    asked = watched(player, table)
    player.open(f"/replay/{table}")
    expect(player.page.locator(".player-page .board")).to_be_visible()
    assert asked == ["GET tables/*/replay"]


def test_what_each_roll_costs_is_said_in_words_without_a_request(arrive: Arrive) -> None:
    player = arrive("/?mode=device&players=2&begins=listed&start=1")
    assert player.is_awaited()
    asked = watched(player)
    player.at("text-board-switch").focus()
    player.page.keyboard.press("Enter")
    player.page.locator("[data-text-ask=prices]").click()
    expect(player.at("text-answer")).to_contain_text("If the die shows")
    assert asked == []


def test_a_table_that_was_just_set_up_does_not_ask_for_the_bots_again(arrive: Arrive) -> None:
    player = arrive("/")
    expect(player.page.locator(".segments-to-come")).to_have_count(0)
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    player.at("start-friends").click()
    expect(player.at("seat-bot")).to_have_count(1)
    player.page.get_by_label("Which bot").select_option("random")
    assert "/api/editions" not in asked


def test_the_editor_asks_once_for_the_beginning_of_a_game(arrive: Arrive) -> None:
    player = arrive("")
    asked = watched(player, "none")
    player.open("/editor")
    expect(player.page.locator(".study-findings")).to_be_visible()
    expect(player.page).to_have_url(re.compile("position="))
    player.page.wait_for_load_state("networkidle")
    assert asked == ["POST positions/start"]
