"""Levels to choose from, and hints: what the strongest bot would do, against bots only."""

import json
import os
import re
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from support.bot_values import thoughts
from support.browser_player import Player
from support.languages import EVERY
from support.page_checks import (
    Arrive,
    act,
    button,
    call,
    opened,
    seat,
    sticking_out,
    within,
    wording,
)
from support.server import Server

from marrakech import parse_position
from marrakech.bots import HINT_BOT, bot_names
from marrakech.locales import page_catalogue

LEVELS = bot_names()


def strengths(page: Page) -> Locator:
    """The strip of levels against bots."""
    return page.get_by_test_id("choice-bots").locator("fieldset").nth(1)


def against_bots(player: Player, step: str = "turn") -> str:
    """A table at which this player is to decide, alone against bots."""
    table = seat(player, "person", "greedy", "random")
    if step == "lay":
        act(player, table, call(player, f"tables/{table}")["legal"][1])
    opened(player, table, step=step, mine="true")
    expect(player.at("hint")).to_have_attribute("aria-disabled", "false")
    return table


def choices(player: Player) -> Locator:
    return player.page.locator(".hint-choices [data-action]")


def advised(player: Player) -> str:
    """What the hint says is best, which is what the strongest bot thinks is best."""
    expect(choices(player).first).to_be_visible()
    best = player.page.locator(".hint-choices [data-action]:has(.star)")
    action = best.get_attribute("data-action") or ""
    ways = thoughts(HINT_BOT, parse_position(player.position()))
    assert any(dict(one.worths)[action] == pytest.approx(one.worths[0].value) for one in ways)
    return action


# Levels


def rows(strip: Locator) -> list[int]:
    """How many levels are in each row."""
    tops = strip.locator("label").evaluate_all("all => all.map((one) => one.offsetTop)")
    return list(Counter(tops).values())


@pytest.mark.parametrize("language", EVERY)
def test_every_level_has_a_name_and_a_line_and_fits(arrive: Arrive, language: str) -> None:
    player = arrive("/", locale=language, viewport={"width": 320, "height": 640})
    strip = strengths(player.page)
    expect(strip.get_by_role("radio")).to_have_count(len(LEVELS))
    for bot in LEVELS:
        name = wording("bot-called", language, bot=bot)
        strip.get_by_role("radio", name=name).check(force=True)
        expect(strip.get_by_role("status")).to_have_text(wording("bot-about", language, bot=bot))
        assert rows(strip) == [2, 2, 2]
    say = page_catalogue(language).say
    assert len({say("bot-about", bot=bot) for bot in ("?", *LEVELS)}) == len(LEVELS) + 1
    assert sticking_out(player.page, language) == []


def test_the_level_that_was_chosen_sits_at_the_table_and_is_remembered(arrive: Arrive) -> None:
    player = arrive("/")
    usual = strengths(player.page).get_by_role("radio", name=wording("bot-called", bot="greedy"))
    expect(usual).to_be_checked()
    novice = strengths(player.page).get_by_role("radio", name=wording("bot-called", bot="novice"))
    novice.check(force=True)
    player.at("start-bots").click()
    player.waits_for(phase="playing")
    seats = call(player, f"tables/{player.table_id()}")["seats"]
    assert sorted(one["bot"] or "" for one in seats) == ["", "novice", "novice"]
    for letter in "AB":
        name = wording("bot-lettered", bot="novice", letter=letter)
        expect(player.page.locator(".seat-name").filter(has_text=name)).to_be_visible()
    player.open("/")
    expect(novice).to_be_checked()


# Hints


def test_a_hint_marks_the_market_and_goes_with_the_move(arrive: Arrive) -> None:
    player = arrive("")
    against_bots(player)
    player.at("hint").click()
    action = advised(player)
    expect(player.page.locator(".board-arrow.board-advised")).to_have_count(1)
    expect(player.page.locator(f"[data-facing={action}].board-advised")).to_be_visible()
    number, other = player.fact("number"), choices(player).last
    other.click()
    facing = other.get_attribute("data-action")
    chosen = player.page.locator(f"button[data-facing={facing}]")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(other).to_have_attribute("aria-pressed", "true")
    assert player.fact("number") == number  # chosen, not played
    player.at("act").click()
    player.waits_for(step="lay", mine="true")
    expect(player.at("hint-panel")).to_have_count(0)
    expect(player.page.locator(".board-advised")).to_have_count(0)
    player.at("hint").click()
    lay = advised(player)
    mark = player.page.locator(".board-advice")
    expect(mark).to_have_attribute("data-advised", lay)
    expect(mark).to_be_visible()
    choices(player).first.click()
    expect(player.page.locator(f".board-chosen[data-lay={lay}]")).to_be_visible()
    player.at("act").click()
    player.waits_for(step="turn", mine="true")
    expect(player.at("hint-panel")).to_have_count(0)
    expect(mark).to_be_hidden()
    assert lay in [event.get("action") for event in call(player, events(player))["events"]]


def test_a_laptop_has_room_for_a_hint_and_for_the_last_turn(arrive: Arrive) -> None:
    player = arrive("", viewport={"width": 1280, "height": 720})
    against_bots(player, "lay")
    player.at("hint").click()
    expect(choices(player).first).to_be_visible()
    tall = "() => document.documentElement.scrollHeight - innerHeight"
    assert player.page.evaluate(tall) == 0
    # As long as a turn with a payment is.
    words = "one => { one.textContent = 'Apprentice turns Assam north · rolls 3, Assam to d5 · "
    words += "pays 5 dirhams → Beginner · lays yellow on c4 and c5';"
    beside = player.page.locator(".sentence-beside")
    assert beside.evaluate(words + " return one.scrollHeight <= one.clientHeight + 1; }")


def events(player: Player) -> str:
    return f"tables/{player.table_id()}/events"


def test_a_hint_by_its_key_is_heard_and_leaves_the_focus(arrive: Arrive) -> None:
    player = arrive("", locale="ar")
    against_bots(player, "lay")
    at = "() => document.activeElement.className"
    before = player.page.evaluate(at)
    player.page.keyboard.press("h")
    action = advised(player)
    heard = player.page.locator(".announcer")
    name = page_catalogue("ar").say("bot-called", bot=HINT_BOT)
    told = {"name": name, "first": action[:2], "second": action[2:]}
    expect(heard).to_have_text(within("hint-would-lay", "ar", **told))
    expect(player.page.locator(".hint-says")).to_have_text(within("hint-would-lay", "ar", **told))
    assert player.page.evaluate(at) == before
    choices(player).nth(1).focus()
    player.page.keyboard.press("Enter")
    expect(choices(player).nth(1)).to_have_attribute("aria-pressed", "true")
    player.page.keyboard.press("h")
    expect(player.at("hint-panel")).to_have_count(0)
    expect(player.page.locator(".board-advice")).to_be_hidden()
    expect(player.page.locator(".board-chosen")).to_be_focused()


def test_without_letters_its_key_does_nothing(arrive: Arrive) -> None:
    player = arrive("")
    player.has_chosen(letters=False)
    against_bots(player)
    player.page.keyboard.press("h")
    expect(player.at("hint")).to_have_attribute("aria-expanded", "false")
    player.at("hint").click()
    expect(player.at("hint")).to_have_attribute("aria-expanded", "true")


def test_no_hint_where_another_person_plays_nor_for_spectators(arrive: Arrive) -> None:
    player = arrive("")
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    opened(player, seat(player, "person", "person", "random"), step="turn", mine="true")
    expect(player.at("hint")).to_have_count(0)
    player.page.keyboard.press("h")
    watched = against_bots(player)
    watcher = arrive("")
    opened(watcher, watched, step="turn", mine="false")
    expect(watcher.page.get_by_text(re.compile("You’re watching"))).not_to_have_count(0)
    expect(watcher.at("hint")).to_have_count(0)
    assert not [url for url in asked if url.endswith("/hint")]


def test_a_hint_that_does_not_come_says_why_and_can_be_asked_for_again(arrive: Arrive) -> None:
    player = arrive("")
    player.excuse("status of 503", "ERR_FAILED")
    answers = iter(["bot-not-ready", "hint-none"])

    def answer(route: Route) -> None:
        key = next(answers, None)
        if key is None:
            route.continue_()
        else:
            route.fulfill(status=503, body=json.dumps({"key": key, "details": {}, "place": {}}))

    player.page.route("**/hint", answer)
    against_bots(player)
    player.at("hint").click()
    panel = player.at("hint-panel")
    expect(panel).to_contain_text(within("hint-warming"))
    expect(panel).to_contain_text(within("hint-none"))
    button(panel, "table-try-again").click()
    advised(player)


@contextmanager
def stopped(server: Server) -> Iterator[None]:
    """While the bots' process stands still."""
    (thinker,) = (
        int(pid)
        for pid in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        .read_text()
        .split()
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    )
    os.kill(thinker, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(thinker, signal.SIGCONT)


def test_a_bot_that_is_not_ready_is_said_to_get_ready(arrive: Arrive, server: Server) -> None:
    player = arrive("")
    bots = [{"name": bot, "ready": bot != "greedy"} for bot in bot_names()]
    player.page.route("**/api/bots", lambda route: route.fulfill(body=json.dumps({"bots": bots})))
    table = seat(player, "person", "greedy")
    opened(player, table, step="turn", mine="true")
    with stopped(server):
        act(player, table, "E")
        act(player, table, call(player, f"tables/{table}")["legal"][0])
        name = page_catalogue("en").say("bot-called", bot="greedy")
        getting_ready = wording("todo-getting-ready", name=name)
        expect(player.at("sentence")).to_have_text(getting_ready)
        expect(player.page.locator(".announcer")).to_have_text(getting_ready)
    player.waits_for(step="turn", mine="true")
    expect(player.at("sentence")).not_to_have_text(getting_ready)
