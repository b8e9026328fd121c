"""The settings: each is kept and does something, and a device that keeps nothing still plays."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect
from support.browser_player import Player
from support.page_checks import (
    Arrive,
    act,
    button,
    call,
    language_is,
    opened,
    seat,
    within,
    wording,
)

from marrakech.locales import page_catalogue

PLACE = "marrakech.settings"


def settings(player: Player) -> Locator:
    """The dialog, opened."""
    button(player.page, "settings").click()
    dialog = player.at("settings")
    expect(dialog).to_be_visible()
    return dialog


def choose(dialog: Locator, key: str, **which: str) -> None:
    """One of a strip of choices, whose heading has the same key without its last word."""
    strip = dialog.get_by_role("group", name=wording(key.removesuffix("-value")))
    strip.get_by_role("radio", name=wording(key, **which)).check(force=True)


def switch(dialog: Locator, key: str) -> Locator:
    return dialog.get_by_role("switch", name=re.compile(page_catalogue("en").say(key)))


def kept(player: Player) -> dict[str, object]:
    found: dict[str, object] = json.loads(
        player.page.evaluate("place => localStorage.getItem(place) ?? '{}'", PLACE)
    )
    return found


def laying(player: Player) -> str:
    """A table at which this player is to lay a rug."""
    table = seat(player, "person", "person")
    act(player, table, call(player, f"tables/{table}")["legal"][0])
    opened(player, table, step="lay", mine="true")
    return table


def test_another_language_is_spoken_at_once_and_after_a_reload(arrive: Arrive) -> None:
    player = arrive("/")
    player.page.evaluate("() => { window.same = true }")
    dialog = settings(player)
    dialog.get_by_role("combobox").select_option("ar")
    language_is(player.page, "ar")
    expect(player.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(dialog.locator("h2")).to_have_text(wording("settings", "ar"))
    expect(dialog.get_by_role("combobox")).to_have_value("ar")
    assert player.page.evaluate("() => window.same === true")
    player.page.reload()
    language_is(player.page, "ar")
    expect(player.page.locator("html")).to_have_attribute("dir", "rtl")
    player.page.locator(".tongue select").select_option("fr")
    language_is(player.page, "fr")
    expect(player.page.locator("html")).to_have_attribute("dir", "ltr")
    expect(player.at("start-bots")).to_have_text(wording("home-bots-go", "fr"))


def test_the_language_of_the_browser_is_spoken_unless_another_is_chosen(arrive: Arrive) -> None:
    player = arrive("/", locale="fr-CA")
    language_is(player.page, "fr")
    stranger = arrive("/", locale="sw")
    language_is(stranger.page, "en")


def test_noon_and_night_look_different_and_stay(arrive: Arrive) -> None:
    player = arrive("/", color_scheme="light")
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    noon = player.page.evaluate(ground)
    choose(settings(player), "settings-theme-value", theme="dark")
    expect(player.page.locator("html")).to_have_attribute("data-theme", "dark")
    night = player.page.evaluate(ground)
    assert night != noon
    player.page.reload()
    expect(player.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert player.page.evaluate(ground) == night
    choose(settings(player), "settings-theme-value", theme="system")
    expect(player.page.locator("html")).not_to_have_attribute("data-theme", "dark")
    assert player.page.evaluate(ground) == noon


@pytest.mark.parametrize("asks", [True, False])
def test_a_rug_needs_a_second_click_unless_that_is_switched_off(arrive: Arrive, asks: bool) -> None:
    player = arrive("/")
    if not asks:
        switch(settings(player), "settings-confirm").uncheck(force=True)
    table = laying(player)
    number = call(player, f"tables/{table}")["number"]
    square = call(player, f"tables/{table}")["legal"][0][:2]
    player.page.locator(f"[data-square={square}]").click()
    if asks:
        expect(player.at("act")).to_have_attribute("aria-disabled", "false")
        assert call(player, f"tables/{table}")["number"] == number
        player.at("act").click()
    player.waits_for(step="turn", seat_to_move="2")


def test_the_devices_own_bars_take_the_colour_of_the_theme(arrive: Arrive) -> None:
    player = arrive("/")
    bars = player.page.locator("meta[name=theme-color]")
    usual = [bar.get_attribute("content") for bar in bars.all()]
    dialog = settings(player)
    choose(dialog, "settings-theme-value", theme="dark")
    for bar in bars.all():
        expect(bar).to_have_attribute("content", "rgb(23, 20, 26)")
    choose(dialog, "settings-theme-value", theme="system")
    for bar, colour in zip(bars.all(), usual, strict=True):
        expect(bar).to_have_attribute("content", colour or "")


def test_letters_at_the_edge_are_shown_when_wanted(arrive: Arrive) -> None:
    player = arrive("")
    opened(player, seat(player, "person", "person"), phase="playing")
    board = player.page.locator(".board")
    expect(board).not_to_have_class(re.compile("board-lettered"))
    expect(player.page.locator(".board-letters")).not_to_be_visible()
    switch(settings(player), "settings-coordinates").check(force=True)
    expect(board).to_have_class(re.compile("board-lettered"))
    expect(player.page.locator(".board-letters")).to_be_visible()
    player.page.reload()
    expect(board).to_have_class(re.compile("board-lettered"))


def test_at_once_means_that_nothing_moves(arrive: Arrive) -> None:
    player = arrive("/", still=False)
    choose(settings(player), "settings-speed-value", speed="none")
    opened(player, seat(player, "person", "person"), phase="playing", mine="true")
    player.page.evaluate(
        """() => {
            window.busy = 0;
            new MutationObserver(() => window.busy++).observe(
                document.querySelector(".board"), { attributeFilter: ["data-busy"] });
        }"""
    )
    player.at("act").click()
    player.waits_for(step="lay", mine="true")
    assert player.page.evaluate("() => window.busy") == 0


def test_the_key_m_switches_the_sounds_but_not_while_somebody_writes(arrive: Arrive) -> None:
    player = arrive("/")
    expect(player.at("start-bots")).to_be_visible()
    player.page.keyboard.press("m")
    expect(player.page.locator(".announcer")).to_contain_text(within("sounds-now", state="off"))
    assert kept(player)["sounds"] is False
    player.page.reload()
    expect(switch(settings(player), "settings-sounds")).not_to_be_checked()
    player.page.keyboard.press("Escape")
    expect(player.at("settings")).to_have_count(0)
    name = player.at("choice-friends").get_by_label(wording("home-name"))
    name.press_sequentially("Mum")
    expect(name).to_have_value("Mum")
    assert kept(player)["sounds"] is False
    name.blur()
    player.page.keyboard.press("Shift+M")
    expect(player.page.locator(".announcer")).to_contain_text(within("sounds-now", state="on"))
    assert kept(player)["sounds"] is True


def test_letters_do_nothing_where_that_is_wanted(arrive: Arrive) -> None:
    player = arrive("/")
    switch(settings(player), "settings-letters").click()
    player.page.keyboard.press("Escape")
    expect(player.at("settings")).to_have_count(0)
    player.page.keyboard.press("m")
    assert kept(player)["sounds"] is True
    opened(player, seat(player, "person", "person"), mine="true")
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    assert kept(player)["letters"] is False


def test_the_name_is_kept_and_used(arrive: Arrive) -> None:
    player = arrive("/")
    settings(player).get_by_label(wording("settings-name")).fill("Zoë")
    player.page.reload()
    player.at("start-bots").click()
    player.waits_for(phase="playing")
    seats = call(player, f"tables/{player.page.url.rpartition('/')[2]}")["seats"]
    assert "Zoë" in [one["name"] for one in seats]


def test_another_tab_follows(arrive: Arrive) -> None:
    player = arrive("/")
    other = player.context.new_page()
    other.goto(player.link)
    settings(player).get_by_role("combobox").select_option("fr")
    language_is(other, "fr")


BROKEN = {
    "nonsense": "localStorage.setItem(place, '{nonsense');"
    "localStorage.setItem('marrakech.editions', '{}')",
    "other things": "localStorage.setItem(place, JSON.stringify({theme: 7, speed: 'warp', x: 1}))",
    "full": "Storage.prototype.setItem = () => "
    "{ throw new DOMException('', 'QuotaExceededError') }",
    "forbidden": "Object.defineProperty(window, 'localStorage', "
    "{ get() { throw new DOMException('', 'SecurityError') } })",
}


@pytest.mark.parametrize(
    "how",
    [
        "forbidden",
        *(pytest.param(one, marks=pytest.mark.long) for one in BROKEN if one != "forbidden"),
    ],
)
def test_a_device_that_keeps_nothing_still_plays(arrive: Arrive, how: str) -> None:
    player = arrive("")
    player.context.add_init_script(f"(place => {{ {BROKEN[how]} }})('{PLACE}')")
    player.open("/")
    dialog = settings(player)
    dialog.get_by_role("combobox").select_option("fr")
    language_is(player.page, "fr")
    player.page.keyboard.press("Escape")
    player.at("start-bots").click()
    player.waits_for(phase="playing", mine="true")
    player.at("act").click()
    player.waits_for(step="lay")
