"""The header: a menu on phones, and the logo in the same place on every page."""

import re

import pytest
from playwright.sync_api import expect
from support.page_checks import (
    Arrive,
    axe,
    button,
    language_is,
    opened,
    seat,
    sticking_out,
    wording,
)

PHONE = {"width": 320, "height": 568}
PAGES = ("nav-learn", "nav-rules", "nav-replay", "nav-editor", "nav-devices")


def test_on_a_phone_the_menu_leads_everywhere(arrive: Arrive) -> None:
    player = arrive("/", viewport=PHONE, has_touch=True)
    menu = player.page.get_by_role("navigation", name=wording("nav-menu"))
    for key in PAGES:
        player.at("menu").tap()
        expect(player.at("menu")).to_have_attribute("aria-expanded", "true")
        menu.get_by_role("link", name=wording(key)).tap()
        expect(menu).to_have_count(0)
        expect(player.page).to_have_title(re.compile(wording(key).pattern[1:-4]))
    player.at("menu").tap()
    button(menu, "settings").tap()
    expect(player.at("settings")).to_be_visible()
    button(player.page, "settings-close").tap()
    player.at("menu").tap()
    menu.locator("select").select_option("de")
    language_is(player.page, "de")


def test_the_menu_is_opened_and_closed_by_keys_and_focus_is_never_lost(arrive: Arrive) -> None:
    player = arrive("/rules", viewport=PHONE)
    menu = player.page.locator("nav#menu")
    player.at("menu").focus()
    player.page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    player.page.keyboard.press("Tab")
    expect(menu.get_by_role("link").first).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(player.at("menu")).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(menu).to_be_visible()
    for _ in range(8):
        player.page.keyboard.press("Tab")
    expect(menu).to_be_hidden()
    assert player.page.evaluate("() => document.activeElement !== document.body")


def test_a_touch_beside_the_menu_closes_it(arrive: Arrive) -> None:
    player = arrive("/rules", viewport={"width": 390, "height": 844}, has_touch=True)
    player.at("menu").tap()
    expect(player.page.locator("nav#menu")).to_be_visible()
    player.page.touchscreen.tap(200, 800)
    expect(player.page.locator("nav#menu")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_open_menu_fits_and_an_expert_finds_nothing_wrong(
    arrive: Arrive, language: str, theme: str
) -> None:
    player = arrive("/rules", viewport=PHONE, locale=language, color_scheme=theme)
    expect(player.page.locator(".board").first).to_be_visible()
    player.at("menu").click()
    expect(player.page.locator("nav#menu")).to_be_visible()
    assert axe(player.page) + sticking_out(player.page) == []


def test_the_menu_hides_where_there_is_room_for_its_links(arrive: Arrive) -> None:
    player = arrive("/", viewport={"width": 740, "height": 360})
    expect(player.at("menu")).to_be_hidden()
    expect(player.page.locator(".wide-nav")).to_be_visible()
    expect(button(player.page, "settings")).to_be_visible()


def test_a_game_on_a_phone_that_lies_down_has_the_menu(arrive: Arrive) -> None:
    player = arrive("", viewport={"width": 740, "height": 360}, has_touch=True)
    opened(player, seat(player, "person", "random"), phase="playing")
    player.at("menu").tap()
    menu = player.page.locator("nav#menu")
    for key in ("nav-learn", "nav-rules"):
        expect(menu.get_by_role("link", name=wording(key))).to_be_in_viewport(ratio=1)
    assert axe(player.page) + sticking_out(player.page) == []


@pytest.mark.parametrize("width", [320, 1440, 2560])
def test_the_logo_is_in_the_same_place_on_all_pages(arrive: Arrive, width: int) -> None:
    player = arrive("", viewport={"width": width, "height": 900})
    table = seat(player, "person", "random")
    places = set()
    for path in ("/", "/rules", "/learn", "/replay", "/editor", "/devices", f"/table/{table}"):
        player.open(path)
        expect(player.page.locator("main h1").first).to_be_attached()
        expect(player.page.locator(".loading")).to_have_count(0)
        box = player.page.locator(".brand .logo").bounding_box()
        assert box
        places.add((box["x"], box["y"]))
    opened(player, table, phase="playing")
    assert len(places) == 1, places
