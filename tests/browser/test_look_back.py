"""The log and the market: a line shows its turn, and opens it."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from support.browser_group import meet
from support.browser_player import Player
from support.page_checks import Arrive, act, axe, call, follows, opened, seat, sticking_out, wording
from support.screen_reader import heard, listen
from support.server import eventually

from marrakech.rules import NUMBER

Data = dict[str, Any]
PHONE = {"width": 390, "height": 844}


def acted(player: Player, table: str) -> list[Data]:
    events = call(player, f"tables/{table}/events?after=0")["events"]
    return [event for event in events if event["kind"] == "acted"]


def plays(player: Player, table: str, decisions: int) -> None:
    """Decide for everybody, behind the page's back."""
    chance = Random(7)
    for _ in range(decisions):
        act(player, table, chance.choice(call(player, f"tables/{table}")["legal"]))


def playing(arrive: Arrive, decisions: int = 12, **options: Any) -> tuple[Player, str]:
    """A table for three round one device, some turns into the game; each turn is two decisions."""
    player = arrive("", **options)
    table = seat(player, "person", "person", "person")
    plays(player, table, decisions)
    opened(player, table, phase="playing", mine="true")
    follows(player)
    return player, table


def line(player: Player, turn: int) -> Locator:
    return player.at("log-line").filter(has=player.page.locator(f"text=/^{turn}$/"))


def of_turn(events: list[Data], turn: int) -> dict[str, Data]:
    """The roll and the lay of a turn."""
    found = [event for event in events if event["turn"] == turn]
    return {event["during"]: event for event in found}


def numbers(squares: list[str]) -> str:
    return " ".join(str(NUMBER[square[:2]]) for square in squares)


def test_a_line_that_is_pointed_at_is_shown_on_the_market(arrive: Arrive) -> None:
    player, table = playing(arrive)
    happened = of_turn(acted(player, table), 3)
    overlay = player.at("overlay")
    expect(overlay).to_have_count(0)
    line(player, 3).hover()
    walk = overlay.locator("[data-mark=walk]")
    expect(walk).to_have_attribute("data-squares", numbers(happened["roll"]["path"]))
    lay = happened["lay"]["action"]
    rug = overlay.locator("[data-mark=rug]")
    expect(rug).to_have_attribute("data-squares", numbers([lay[:2], lay[2:]]))
    facing = overlay.locator("[data-mark=facing]")
    expect(facing).to_have_attribute("data-facing", happened["roll"]["path"][-1][2])
    player.at("sentence").hover()
    expect(overlay).to_have_count(0)
    line(player, 3).focus()
    player.page.keyboard.press("ArrowDown")  # by keys, the focus points
    expect(line(player, 2)).to_be_focused()
    expect(overlay).to_have_count(1)
    player.at("act").focus()
    expect(overlay).to_have_count(0)


def test_the_area_that_was_paid_for_is_shown_with_what_was_paid(arrive: Arrive) -> None:
    player, table = playing(arrive, decisions=44)
    paid = [event for event in acted(player, table) if event.get("payment")]
    assert paid, "in a game this long somebody pays"
    event = paid[-1]
    line(player, event["turn"]).hover()
    area = player.at("overlay").locator("[data-mark=area]")
    expect(area).to_have_attribute("data-squares", " ".join(event["payment"]["area"]))
    tag = player.at("overlay").get_by_test_id("price-tag")
    expect(tag).to_have_text(wording("dirhams", count=event["payment"]["paid"]))


def test_a_line_opens_its_turn_and_escape_leads_back(arrive: Arrive) -> None:
    player, table = playing(arrive)
    now = player.position()
    then = of_turn(acted(player, table), 2)["lay"]["position"]
    listen(player.page)
    line(player, 2).click()
    earlier = player.at("earlier").locator(".board")
    expect(earlier).to_have_attribute("data-position", then)
    expect(player.at("look-bar")).to_contain_text(
        re.compile(wording("replay-place", turn=2, name="Ben").pattern.strip("^$"))
    )
    expect(line(player, 2)).to_have_attribute("aria-current", "true")
    expect(player.at("act")).to_be_hidden()  # nothing can be decided by mistake
    expect(player.page.locator(".market-now")).to_have_attribute("inert", "")
    points = of_turn(acted(player, table), 2)["lay"]["points"]
    score = player.page.locator(".seat[data-seat='2'] .seat-points")
    expect(score).to_have_text(str(points[1]))
    eventually(lambda: any("Ben" in text and "Esc" in text for text in heard(player.page)))
    player.page.keyboard.press("Escape")
    expect(player.at("earlier")).to_have_count(0)
    expect(player.at("act")).to_be_visible()
    assert player.position() == now
    expect(line(player, 2)).to_be_focused()


def test_one_turn_back_and_forward(arrive: Arrive) -> None:
    player, table = playing(arrive, decisions=6)
    events = acted(player, table)
    line(player, 1).click()
    earlier = player.at("earlier").locator(".board")
    expect(player.at("look-back")).to_have_attribute("aria-disabled", "true")
    for turn in (2, 3):
        player.at("look-forward").click()
        expect(earlier).to_have_attribute("data-position", of_turn(events, turn)["lay"]["position"])
    expect(player.at("look-forward")).to_have_attribute("aria-disabled", "true")
    player.at("look-back").click()
    expect(earlier).to_have_attribute("data-position", of_turn(events, 2)["lay"]["position"])
    player.at("look-return").click()
    expect(earlier).to_have_count(0)
    # The button is gone: the keys work on the market at once.
    expect(player.page.locator(".board :focus")).to_have_count(1)


def test_who_looks_back_stays_there_and_is_told_that_the_game_goes_on(arrive: Arrive) -> None:
    player, friend = meet(arrive, "Ana", "Ben")
    table = player.table_id()
    watcher = arrive(f"/table/{table}")
    watcher.waits_for(phase="playing")
    for _ in range(2):
        act(player, table, call(player, f"tables/{table}")["legal"][0])
    expect(line(watcher, 1)).to_be_visible()
    line(watcher, 1).click()
    line(friend, 1).click()
    then = watcher.at("earlier").locator(".board")
    position = then.get_attribute("data-position") or ""
    expect(friend.at("look-news")).to_have_text(wording("look-your-turn"))
    expect(watcher.at("look-news")).to_have_text("")
    act(friend, table, call(friend, f"tables/{table}")["legal"][0])
    expect(watcher.at("look-news")).to_have_text(wording("look-gone-on"))
    expect(then).to_have_attribute("data-position", position)
    watcher.at("look-return").click()
    state = call(watcher, f"tables/{table}")
    expect(watcher.page.locator(".board")).to_have_attribute("data-position", state["position"])


def test_what_happened_while_one_looked_back_is_shown_afterwards(arrive: Arrive) -> None:
    """And the turn that was opened in the middle of it goes on to its end."""
    player = arrive("", still=False)
    player.has_chosen(speed="slow")
    table = seat(player, "person", "random", "random")
    opened(player, table, phase="playing", mine="true")
    for _ in range(2):
        act(player, table, call(player, f"tables/{table}")["legal"][0])
    eventually(lambda: len(acted(player, table)) == 9)  # each turn: a facing, a roll, a lay
    expect(player.at("act")).to_have_text(wording("skip"))
    eventually(lambda: line(player, 1).count() == 1)
    line(player, 1).click()
    own = of_turn(acted(player, table), 1)["lay"]["position"]
    expect(player.at("earlier").locator(".board")).to_have_attribute("data-position", own)
    expect(player.at("look-news")).to_have_text(wording("look-your-turn"))
    player.at("look-return").click()
    expect(player.at("act")).to_have_text(wording("skip"))
    assert player.position() != call(player, f"tables/{table}")["position"]
    player.at("act").click()
    expect(player.page.locator(".board")).to_have_attribute(
        "data-position", call(player, f"tables/{table}")["position"]
    )


def test_a_long_log_is_one_stop_of_the_tab_key(arrive: Arrive) -> None:
    player, _ = playing(arrive, decisions=20)
    expect(player.at("log-line")).to_have_count(10)
    stops = player.at("log").locator("[tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    for key, turn in (("End", 1), ("ArrowUp", 2), ("Home", 10), ("ArrowDown", 9)):
        player.page.keyboard.press(key)
        expect(line(player, turn)).to_be_focused()
        expect(stops).to_have_count(1)
    player.page.keyboard.press("Enter")
    expect(player.at("look-bar")).to_be_visible()
    player.page.keyboard.press("Tab")
    expect(player.at("log").locator(":focus")).to_have_count(0)


def test_on_a_phone_a_line_brings_the_market_into_view(arrive: Arrive) -> None:
    player, _ = playing(arrive, decisions=24, viewport=PHONE, has_touch=True)
    letters = player.page.locator(".market-now .board-letters")
    expect(letters).to_be_hidden()
    player.page.locator(".table-side summary").first.tap()
    expect(letters).to_be_visible()  # the log speaks of squares
    first = line(player, 1)
    first.scroll_into_view_if_needed()
    player.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    first.tap()
    expect(player.at("earlier").locator("[data-square=a7]")).to_be_in_viewport()
    expect(player.at("look-return")).to_be_in_viewport()
    player.at("look-return").tap()
    expect(player.at("overlay")).to_have_count(0)


def test_letters_and_numbers_come_while_they_help(arrive: Arrive) -> None:
    player, _ = playing(arrive, decisions=4)
    letters = player.page.locator(".market-now .board-letters")
    expect(letters).to_be_hidden()
    line(player, 1).hover()
    expect(letters).to_be_visible()
    player.at("sentence").hover()
    expect(letters).to_be_hidden()
    line(player, 1).click()
    expect(player.at("earlier").locator(".board-letters")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.at("act").focus()
    player.at("sentence").hover()
    expect(letters).to_be_hidden()
    stored = player.page.evaluate("() => localStorage.getItem('marrakech.settings')")
    assert '"coordinates":false' in stored


def test_after_the_end_earlier_turns_open_as_well(arrive: Arrive) -> None:
    player, table = playing(arrive, decisions=6)
    for loser in ("x1", "x2"):
        act(player, table, loser)
    player.waits_for(phase="over")
    line(player, 2).click()
    expect(player.at("earlier")).to_be_visible()
    expect(player.at("look-bar")).to_be_in_viewport()
    expect(player.at("standings")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.at("earlier")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("width", [320, 1440])
def test_an_open_turn_fits_and_an_expert_finds_nothing_wrong(
    arrive: Arrive, language: str, width: int
) -> None:
    player, _ = playing(arrive, locale=language, viewport={"width": width, "height": 800})
    if width == 320:
        player.page.locator(".table-side summary").first.click()
    player.at("log-line").nth(1).click()
    expect(player.at("look-bar")).to_be_visible()
    faults = axe(player.page, "light") + sticking_out(player.page)
    player.page.emulate_media(color_scheme="dark")
    assert faults + axe(player.page, "dark", rules=["color-contrast"]) == []
