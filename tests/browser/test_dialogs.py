"""Dialogs: the page behind them stays where it is; what they give away is whole and clean."""

import re

import pytest
from playwright.sync_api import expect
from support.browser_group import invites
from support.browser_player import Player
from support.page_checks import Arrive, button, finished, opened, seat, wording

MARKS = re.compile("[\u2066-\u2069]")
CAN_SCROLL = "() => getComputedStyle(document.documentElement).overflowY !== 'hidden'"
NAMES = ["Apprentice of Fes", "Wilhelmina Katharina", "Maximilian-Alexander"]


def over(arrive: Arrive, **options: object) -> Player:
    player = arrive("", viewport={"width": 390, "height": 640}, **options)
    table = finished(player, "person", "person", "person", names=NAMES)
    opened(player, table, phase="over")
    expect(player.page.locator(".points-chart")).to_be_visible()
    return player


def scrolled(player: Player) -> float:
    found: float = player.page.evaluate("scrollY")
    return found


@pytest.mark.parametrize("which", ["share", "settings"])
def test_the_page_behind_a_dialog_does_not_scroll(arrive: Arrive, which: str) -> None:
    player = over(arrive)
    if which == "share":
        button(player.page, "share").click()
    else:
        player.at("menu").click()
        player.page.locator("header.top button[aria-haspopup=dialog]:visible").click()
    dialog = player.page.locator("dialog:modal")
    expect(dialog).to_be_visible()
    before, width = scrolled(player), player.page.evaluate("document.body.clientWidth")
    player.page.mouse.move(4, 4)  # beside the dialog
    player.page.mouse.wheel(0, 400)
    player.page.mouse.wheel(0, -800)
    player.page.mouse.wheel(0, 400)
    player.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    assert not can_scroll(player)
    assert scrolled(player) == before
    player.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    player.page.wait_for_function(CAN_SCROLL)
    assert player.page.evaluate("document.body.clientWidth") == width


@pytest.mark.parametrize("height", [720, 400])
def test_the_list_of_keys_opens_at_its_beginning(arrive: Arrive, height: int) -> None:
    player = arrive("", viewport={"width": 1280, "height": height})
    opened(player, seat(player, "person", "person"), mine="true")
    player.page.keyboard.press("?")
    dialog = player.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=wording("keys-title"))).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_text(wording("keys-arrows"))).to_be_in_viewport(ratio=1)
    close = button(player.page, "close")
    expect(close).to_be_focused()
    dialog.get_by_text(wording("keys-price")).scroll_into_view_if_needed()
    expect(close).to_be_in_viewport(ratio=1)
    player.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)


def can_scroll(player: Player) -> bool:
    found: bool = player.page.evaluate(CAN_SCROLL)
    return found


def test_the_share_dialog_shows_its_whole_text(arrive: Arrive) -> None:
    player = over(arrive)
    button(player.page, "share").click()
    field = player.page.locator("dialog textarea")
    text = field.input_value()
    assert all(name in text for name in NAMES)
    assert text.endswith(f"/table/{player.table_id()}?lang=en")
    assert not MARKS.search(text)
    fits = field.evaluate("one => one.scrollHeight <= one.clientHeight && !one.scrollTop")
    assert fits


def test_copied_texts_have_no_marks_of_direction(arrive: Arrive) -> None:
    player = over(arrive, permissions=["clipboard-read", "clipboard-write"])
    button(player.page, "share").click()
    button(player.page.locator("dialog"), "copy").click()
    expect(button(player.page.locator("dialog"), "copied")).to_be_visible()
    copied = player.page.evaluate("navigator.clipboard.readText()")
    assert copied == player.page.locator("dialog textarea").input_value()
    assert "Wilhelmina" in copied
    assert not MARKS.search(copied)


SHARES = """window.shared = [];
navigator.share = async what => { window.shared.push(what); };"""


def test_shared_texts_have_none_either(arrive: Arrive) -> None:
    player = arrive("")
    player.context.add_init_script(SHARES)
    table = finished(player, "person", "person", "person", names=NAMES)
    opened(player, table, phase="over")
    button(player.page, "share").click()
    host = arrive("")
    host.context.add_init_script(SHARES)
    host.open("/?mode=friends&players=3&begins=listed&name=Ana&start=1")
    invites(host)
    host.page.locator(".invite").get_by_role("button", name="Share").first.click()
    for one in (player, host):
        [what] = one.page.evaluate("shared")
        assert what["text"]
        assert not MARKS.search(what["text"])


def test_a_link_in_a_field_shows_its_beginning(arrive: Arrive) -> None:
    host = arrive("/?mode=friends&players=2&begins=listed&name=Ana&start=1")
    invites(host)
    field = host.at("invite-link")
    field.focus()
    start, end, direction = field.evaluate(
        "one => [one.selectionStart, one.selectionEnd, one.selectionDirection]"
    )
    assert (start, end) == (0, len(field.input_value()))
    assert direction == "backward"
