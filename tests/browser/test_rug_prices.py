"""What a rug costs is found by pointing at it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Request, expect
from support.browser_group import meet
from support.browser_player import Player
from support.page_checks import Arrive, act, axe, call, opened, seat, sticking_out, wording

from marrakech import parse_position
from marrakech.rules import NUMBER, SQUARES
from marrakech.table.position_info import area_info


def playing(arrive: Arrive, decisions: int = 8, **options: Any) -> Player:
    """A few rugs lie on the market, and a direction is to be chosen."""
    player = arrive("", **options)
    table = seat(player, "person", "person", "person")
    for _ in range(decisions):
        act(player, table, call(player, f"tables/{table}")["legal"][0])
    opened(player, table, phase="playing", mine="true")
    expect(player.page.locator(".board")).to_have_attribute("data-position", re.compile("."))
    return player


def rugs(player: Player) -> list[str]:
    """The squares that can be pointed at: with a rug, and away from Assam and his arrows."""
    position = parse_position(player.position())
    here = position.assam
    away = [
        square
        for square in range(49)
        if abs(square % 7 - here % 7) + abs(square // 7 - here // 7) > 1
    ]
    return [SQUARES[square] for square in away if position.board[square]]


def areas_asked(player: Player) -> list[Request]:
    asked: list[Request] = []

    def note(one: Request) -> None:
        if "/positions/area" in one.url:
            asked.append(one)

    player.page.on("request", note)
    return asked


def test_a_mouse_over_a_rug_shows_its_area_and_price(arrive: Arrive) -> None:
    player = playing(arrive)
    asked = areas_asked(player)
    found = rugs(player)
    assert len(found) > 3
    for square in found:
        player.page.locator(f"[data-square={square}]").hover(force=True)
        expected = area_info(parse_position(player.position()), NUMBER[square])
        expect(player.at("price-area")).to_have_attribute("data-area", " ".join(expected.area))
        owner = ["Ana", "Ben", "Cid"][(expected.owner or 0) - 1]
        tag = player.at("price-tag")
        expect(tag).to_have_text(wording("price-tag", owner=owner, count=expected.price))
    assert len(asked) == 1  # for all of them
    player.at("sentence").hover()
    expect(player.at("price-area")).to_have_count(0)


def test_a_rug_that_is_being_chosen_is_not_disturbed(arrive: Arrive) -> None:
    player = playing(arrive, decisions=9)
    player.waits_for(step="lay", mine="true")
    asked = areas_asked(player)
    for square in rugs(player):
        player.page.locator(f"[data-square={square}]").hover(force=True)
    expect(player.at("price-area")).to_have_count(0)
    assert asked == []


def test_ones_own_rug_says_what_others_pay(arrive: Arrive) -> None:
    ana, _ = meet(arrive, "Ana", "Ben")
    ana.waits_for(mine="true")
    for _ in range(2):
        act(ana, ana.table_id(), call(ana, f"tables/{ana.table_id()}")["legal"][0])
    ana.waits_for(mine="false", step="turn")
    rug = ana.page.locator(".board-rug")
    expect(rug).to_have_count(1)
    square = (rug.get_attribute("data-rug") or "")[:2]
    ana.page.locator(f"[data-square={square}]").hover(force=True)
    expect(ana.at("price-tag")).to_have_text(wording("price-tag-yours", count=2))


def test_a_tap_shows_the_price_at_the_rug_and_the_nudge_goes_for_good(arrive: Arrive) -> None:
    player = playing(arrive, viewport={"width": 320, "height": 640}, has_touch=True)
    nudge = player.at("price-nudge")
    expect(nudge).to_be_visible()
    top = "one => one.getBoundingClientRect().top"
    place = player.at("act").evaluate(top)
    square = rugs(player)[0]
    player.page.locator(f"[data-square={square}]").tap(force=True)
    expected = area_info(parse_position(player.position()), NUMBER[square])
    expect(player.at("price-area")).to_have_attribute("data-area", " ".join(expected.area))
    expect(player.at("price-tag")).to_be_in_viewport(ratio=0.99)
    expect(nudge).to_have_count(0)
    expect(player.page.locator(".sentence-beside.asked")).to_be_visible()
    assert player.at("act").evaluate(top) == pytest.approx(place, abs=1)
    player.at("sentence").tap()  # anywhere else
    expect(player.at("price-area")).to_have_count(0)
    player.page.reload()
    player.waits_for(step="turn", mine="true")
    expect(player.page.locator("button[data-facing]:visible").first).to_be_visible()
    expect(nudge).to_have_count(0)


def test_the_nudge_can_be_closed_and_waits_for_a_rug(arrive: Arrive) -> None:
    player = arrive("")
    table = seat(player, "person", "person")
    opened(player, table, phase="playing", step="turn", mine="true")
    nudge = player.at("price-nudge")
    expect(nudge).to_have_count(0)  # there is no rug to point at
    for _ in range(2):
        act(player, table, call(player, f"tables/{table}")["legal"][0])
    expect(nudge).to_be_visible()
    nudge.locator("button").click()
    expect(nudge).to_have_count(0)
    player.page.reload()
    player.waits_for(step="turn", mine="true")
    expect(player.page.locator("button[data-facing]:visible").first).to_be_visible()
    expect(nudge).to_have_count(0)


def test_the_nudge_is_there_for_one_turn(arrive: Arrive) -> None:
    player = arrive("")
    table = seat(player, "person", "person")
    opened(player, table, phase="playing", step="turn", mine="true")
    for _ in range(2):
        act(player, table, call(player, f"tables/{table}")["legal"][0])
    expect(player.at("price-nudge")).to_be_visible()
    for _ in range(2):
        act(player, table, call(player, f"tables/{table}")["legal"][0])
    player.waits_for(step="turn", mine="true")
    expect(player.page.locator("button[data-facing]:visible").first).to_be_visible()
    expect(player.at("price-nudge")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_price_and_the_nudge_fit(arrive: Arrive, language: str) -> None:
    player = playing(arrive, locale=language, viewport={"width": 320, "height": 640})
    faults = sticking_out(player.page) + axe(player.page, "nudge")
    for square in rugs(player):
        player.page.locator(f"[data-square={square}]").hover(force=True)
        tag, market = player.at("price-tag"), player.page.locator(".table-market")
        expect(tag).to_be_visible()
        box, around = tag.bounding_box(), market.bounding_box()
        assert box
        assert around
        assert box["x"] >= around["x"] - 1
        assert box["x"] + box["width"] <= around["x"] + around["width"] + 1
    assert faults + sticking_out(player.page) == []
