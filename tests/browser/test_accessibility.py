"""For players who use a keyboard, a screen reader, or other colours."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser_player import NO_LINE, Player
from support.input_methods import is_armed, tab_to
from support.killable_server import running_server
from support.page_checks import Arrive, axe, button, call, opened, seat, within, wording
from support.page_clock import soon
from support.page_tour import STOPS, Tour
from support.screen_reader import heard, listen, plain
from support.server import eventually

from marrakech.locales import page_catalogue


@pytest.mark.parametrize("stop", STOPS)
def test_an_expert_finds_nothing_wrong_and_everything_fits(arrive: Arrive, stop: str) -> None:
    player = arrive("", color_scheme="light")
    tour = Tour(player)
    tour.go(stop)
    faults = axe(player.page, "light")
    player.page.emulate_media(color_scheme="dark")
    faults += axe(player.page, "dark", rules=["color-contrast"])
    assert faults + tour.problems(stop) == []


def playing(arrive: Arrive) -> Player:
    player = arrive("")
    opened(player, seat(player, "person", "person", facing="N"), step="turn", mine="true")
    return player


def test_squares_and_arrows_have_names_and_roles(arrive: Arrive) -> None:
    player = playing(arrive)
    grid = player.page.get_by_role("grid")
    expect(grid.get_by_role("row")).to_have_count(7)
    expect(grid.get_by_role("gridcell")).to_have_count(49)
    names = grid.get_by_role("gridcell").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(set(names)) == 49
    squares = [f"{file}{rank}" for rank in range(7, 0, -1) for file in "abcdefg"]
    assert all(square in name for square, name in zip(squares, names, strict=True))
    assert [square for square, name in zip(squares, names, strict=True) if "Assam" in name] == [
        "d4"
    ]
    for facing in "NEW":
        word = page_catalogue("en").say("facing", facing=facing)
        arrow = player.page.locator(".board").get_by_role("button", name=re.compile(word))
        expect(arrow).to_have_attribute("aria-pressed", str(facing == "N").lower())
    expect(player.page.locator("button[data-facing=S]")).to_be_hidden()


def test_a_refused_facing_and_the_next_rug_are_said(arrive: Arrive) -> None:
    """What only a sound or a label tells, a screen reader may not: the focus stays where it is."""
    player = playing(arrive)
    keys, told = player.page.keyboard, player.page.locator(".announcer")
    expect(told).to_have_text(re.compile(r"\w"))  # what is to be done
    player.page.locator("button[data-facing=N]").focus()
    keys.press("ArrowDown")
    expect(told).to_have_text(wording("text-not-now", action="S"))
    keys.press("Enter")
    player.waits_for(step="lay", mine="true")
    lay = player.page.locator("button[data-lay]")
    keys.press("PageDown")
    expect(lay).to_be_focused()
    first = lay.get_attribute("aria-label")
    keys.press("PageDown")
    expect(lay).not_to_have_accessible_name(first or "")
    expect(told).to_have_text(lay.get_attribute("aria-label") or "")


def test_a_turn_by_keys_is_told_and_the_focus_stays(arrive: Arrive) -> None:
    player = playing(arrive)
    keys, told = player.page.keyboard, player.page.locator(".announcer")
    listen(player.page)
    expect(told).to_have_attribute("aria-live", "polite")
    player.page.locator("button[data-facing=N]").focus()
    keys.press("ArrowRight")
    expect(player.page.locator("button[data-facing=E]")).to_be_focused()
    keys.press("Enter")
    player.waits_for(step="lay", mine="true")
    on_board = "() => document.querySelector('.board').contains(document.activeElement)"
    assert player.page.evaluate(on_board)
    keys.press("PageDown")
    expect(player.page.locator("button[data-lay]")).to_be_focused()
    expect(player.page.locator("button[data-lay]")).to_have_accessible_name(
        re.compile(r"[a-g][1-7]")
    )
    keys.press("Enter")
    player.waits_for(step="turn", seat_to_move="2", mine="true")
    assert player.page.evaluate(on_board)
    rolled = plain(page_catalogue("en").say("did-roll", name="Ana", slippers=9, square="x"))
    eventually(lambda: any(rolled.partition("9")[0] in text for text in heard(player.page)))
    turned = plain(page_catalogue("en").say("todo-shared", name="Ben", step="turn", letter="r"))
    eventually(lambda: any(turned in text for text in heard(player.page)))
    said = heard(player.page)
    colours = [page_catalogue("en").say("colour", letter=letter) for letter in "rb"]
    assert any("Ana" in text and any(one in text for one in colours) for text in said), said


def test_the_focus_is_on_the_button_that_was_pressed_again_and_again(arrive: Arrive) -> None:
    player = playing(arrive)
    player.at("act").focus()
    is_armed(player.page)
    player.page.keyboard.press("Enter")
    player.waits_for(step="lay", mine="true")
    expect(player.at("act")).to_be_focused()
    player.page.keyboard.press("Enter")
    assert player.page.evaluate("document.activeElement !== document.body")


def test_the_skip_link_comes_first_and_leads_to_the_content(arrive: Arrive) -> None:
    player = arrive("/rules")
    expect(player.page.locator("h1")).to_be_visible()
    player.page.keyboard.press("Tab")
    link = player.page.get_by_role("link", name=wording("skip-to-content"))
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("main")).to_be_focused()
    player.page.keyboard.press("Tab")
    assert player.page.evaluate("document.querySelector('main').contains(document.activeElement)")


def test_a_new_page_begins_at_its_heading(arrive: Arrive) -> None:
    player = arrive("/")
    player.page.locator("a.more-link[href$='/rules']").click()
    expect(player.page.locator("main h1")).to_be_focused()
    assert player.page.title() == f"{page_catalogue('en').say('nav-rules')} · Marrakech"


def test_a_dialog_keeps_the_focus_and_gives_it_back(arrive: Arrive) -> None:
    player = arrive("/")
    opener = button(player.page, "settings")
    opener.focus()
    player.page.keyboard.press("Enter")
    dialog = player.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    inside = "document.querySelector('dialog').contains(document.activeElement)"
    assert player.page.evaluate(inside)
    player.page.keyboard.press("Escape")
    expect(player.at("settings")).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_game_that_was_begun_by_keys_goes_on_by_keys(arrive: Arrive) -> None:
    player = arrive("/")
    tab_to(player.page, player.at("start-bots"))
    keys = player.page.keyboard
    keys.press("Enter")
    player.waits_for(step="turn", mine="true")
    expect(player.at("act")).not_to_have_class(re.compile("skip"))  # bots may have begun
    for key in ("ArrowRight", "Enter"):  # and no Tab
        keys.press(key)
    player.waits_for(step="lay", mine="true")
    keys.press("ArrowUp")
    keys.press("PageDown")
    keys.press("Enter")
    player.waits_for(number="^(?!.$)", mine="true", step="turn")


# What happens is said, and nobody loses their place


def test_what_is_skipped_is_said_all_the_same(arrive: Arrive) -> None:
    player = arrive("", still=False)
    table = seat(player, "person", "random", "random", "random", facing="N")
    opened(player, table, step="turn", mine="true")
    listen(player.page)
    before = int(player.fact("number"))
    player.page.locator(".board").evaluate(
        "board => board.querySelector('[tabindex=\"0\"]').focus()"
    )
    expect(player.at("act")).to_have_attribute("aria-disabled", "false")
    player.page.keyboard.press("Enter")
    player.waits_for(step="lay", mine="true")
    player.page.keyboard.press("PageDown")
    expect(player.at("act")).to_have_attribute("aria-disabled", "false")
    player.page.keyboard.press("Enter")
    player.waits_for(mine="false")
    soon(player.page, lambda: skips(player))
    acted = [e for e in call_events(player, table, before) if e["kind"] == "acted"]
    rolls = [event for event in acted if event["action"].isdigit()]
    assert len(rolls) == 4
    squares = [event["path"][-1][:2] for event in rolls]
    eventually(lambda: all(square in " ".join(heard(player.page)) for square in squares))


def skips(player: Player) -> bool:
    """Skip what is told; whether it is to be decided here."""
    player.page.keyboard.press("s")
    return player.fact("mine") == "true"


def call_events(player: Player, table: str, after: int) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = call(player, f"tables/{table}/events?after={after}")["events"]
    return events


def test_a_lost_connection_is_announced(arrive: Arrive, tmp_path: Path) -> None:
    with running_server(tmp_path) as here:
        player = arrive("", link=here.url)
        player.excuse(*NO_LINE)
        opened(player, seat(player, "person", "person"), step="turn", mine="true")
        listen(player.page)
        here.kill()
        lost = within("line-lost", seconds=1)
        player.page.wait_for_function(
            "text => heard.some(one => one.startsWith(text))", arg="No connection"
        )
        assert any(lost.search(one) for one in player.page.evaluate("() => heard"))
        here.start()
        back = page_catalogue("en").say("line-back")
        player.page.wait_for_function("text => heard.includes(text)", arg=back)


def test_who_seats_and_sends_away_keeps_their_place(arrive: Arrive) -> None:
    player = arrive("")
    opened(player, seat(player, "person", "open", autostart=False), phase="gathering")
    player.at("seat-bot").focus()
    player.page.keyboard.press("Enter")
    remove = player.page.locator("[data-seat='2'] button")
    expect(remove).to_have_text(wording("remove"))
    expect(remove).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(player.at("seat-bot")).to_be_focused()
