"""The market in words: a whole game without seeing it, in languages of every kind."""

import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser_player import Player
from support.input_methods import Reader, tab_to
from support.languages import through
from support.page_checks import (
    Arrive,
    act,
    axe,
    button,
    call,
    opened,
    seat,
    sticking_out,
    within,
    wording,
)
from support.screen_reader import heard, listen, plain, to_be_told
from support.server import Device, Server, eventually

from marrakech import parse_game
from marrakech.locales import direction, page_catalogue


def reading(arrive: Arrive, language: str = "en", **options: Any) -> Player:
    """Somebody who has chosen the text board, at no table yet."""
    player = arrive("", locale=language, **options)
    player.has_chosen(textBoard=True)
    player.hand = Reader()
    return player


def at_table(arrive: Arrive, **wanted: Any) -> Player:
    player = reading(arrive)
    opened(player, seat(player, "person", "person", facing="N", **wanted), mine="true")
    expect(player.page.locator(".text-board")).to_be_visible()
    return player


def answer(player: Player, typed: str) -> str:
    """What the box answers."""
    player.at("text-box").fill(typed)
    player.at("text-box").press("Enter")
    return plain(player.at("text-answer").inner_text())


@pytest.mark.parametrize("language", through("ar"))
def test_a_whole_game_is_played_and_heard_in_words(
    arrive: Arrive, server: Server, language: str
) -> None:
    player = reading(arrive, language)
    table = seat(player, "person", "random", rules="stock=15")
    opened(player, table, phase="playing")
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    expect(player.page.locator("html")).to_have_attribute("dir", direction(language))
    tab_to(player.page, player.at("text-box"))
    listen(player.page)
    assert not player.plays(Random(language))
    with Device(server) as device:
        game = parse_game(device.get(f"/api/tables/{table}/record").text)
    name = page_catalogue(language).say("bot-called", bot="random")
    outcome = plain(player.at("sentence").inner_text())
    eventually(lambda: outcome in heard(player.page)[-1])
    told = " ".join(heard(player.page))
    expected = list(to_be_told(game, ["Ana", name], language))
    assert len(expected) > 20  # somebody may soon be out of dirhams
    at = 0
    for sentence in expected:  # each in its turn, however often it comes
        assert sentence in told[at:], sentence
        at = told.index(sentence, at) + len(sentence)
    assert outcome in told[at:]
    # A player who cannot see it reads the market at the end as well, and is not lost.
    expect(player.page.locator(".text-squares button")).to_have_count(49)
    expect(player.page.locator(".text-squares button").first).to_be_visible()
    assert player.page.evaluate("document.activeElement !== document.body")


def test_it_is_found_with_the_first_tabs_and_kept(arrive: Arrive) -> None:
    player = arrive("/")
    opened(player, seat(player, "person", "person"), mine="true")
    switch = player.at("text-board-switch")
    expect(player.page.locator(".text-board")).to_have_count(0)
    expect(player.page.locator(".board :focus")).to_have_count(1)
    player.page.keyboard.press("Shift+Tab")
    expect(switch).to_be_focused()
    expect(switch).to_be_in_viewport()
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".text-board")).to_be_visible()
    player.page.reload()
    expect(player.page.locator(".text-board")).to_be_visible()
    assert axe(player.page, "text board") == []


def test_squares_are_buttons_with_one_tab_stop(arrive: Arrive) -> None:
    player = at_table(arrive)
    grid = player.page.get_by_role("grid", name=wording("text-squares"))
    expect(grid.get_by_role("row")).to_have_count(7)
    squares = grid.get_by_role("button")
    expect(squares).to_have_count(49)
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    d4 = grid.get_by_role(
        "button",
        name=within(
            "text-square", square="d4", rug="bare", other="none", assam="N", **{"with": ""}
        ),
    )
    expect(d4).to_have_count(1)
    d4.focus()
    for key, square in (
        ("ArrowUp", "d5"),
        ("ArrowRight", "e5"),
        ("End", "g5"),
        ("ArrowRight", "g5"),
        ("PageDown", "g1"),
        ("Home", "a1"),
        ("ArrowDown", "a1"),
        ("ArrowLeft", "a1"),
        ("PageUp", "a7"),
    ):
        player.page.keyboard.press(key)
        expect(player.page.locator(f"[data-text-square={square}]")).to_be_focused()
    expect(grid.locator("[tabindex='0']")).to_have_count(1)


def test_everything_that_can_be_asked_is_answered(arrive: Arrive) -> None:
    player = at_table(arrive)
    say = page_catalogue("en").say
    turned = plain(say("text-overview", turn=1, square="d4", facing="N"))
    assert answer(player, "o").startswith(turned)
    assert "Ana: 30 dirhams" in answer(player, "I")
    assert answer(player, "t") == plain(say("text-last-none"))
    assert answer(player, "a") == "You can turn Assam to face: west, north and east."
    answer(player, "c")
    costs = "If the die shows: 1: d5, nothing to pay. 2: d6"
    eventually(lambda: plain(player.at("text-answer").inner_text()).startswith(costs))
    assert answer(player, "D4") == plain(say("editor-area-bare", square="d4"))
    for nonsense in ("x", "d9", "hello", "d4d5d6"):
        assert answer(player, nonsense) == plain(say("text-box-unknown", text=nonsense))
        expect(player.at("text-box")).to_have_value(nonsense)


def test_what_happened_is_said_before_the_answer_to_a_later_question(arrive: Arrive) -> None:
    """One queue: nothing that was said late overwrites what was said since."""
    player = at_table(arrive)
    listen(player.page)
    turned = answer(player, "N")
    eventually(lambda: heard(player.page)[-1:] == [turned])
    known = len(heard(player.page))
    player.page.clock.install()
    player.page.clock.pause_at(time.time() + 3600)
    before = player.fact("number")
    answer(player, "R")
    expect(player.table()).not_to_have_attribute("data-number", before)
    asked = answer(player, "I")
    again = answer(player, "o")  # nobody waits for the answer to the last question any more
    player.page.clock.run_for(2000)
    happened, last = heard(player.page)[known:]
    assert "rolls" in happened
    assert last == again != asked


def test_what_is_not_allowed_is_said_with_what_is(arrive: Arrive) -> None:
    player = at_table(arrive)
    say = page_catalogue("en").say
    for typed, action in (("s", "S"), ("d5d6", "d5d6"), ("-", "-")):
        said = answer(player, typed)
        assert said.startswith(plain(say("text-not-now", action=action)))
        assert "You can turn Assam" in said


def test_a_rug_is_chosen_by_its_halves_and_taken_back(arrive: Arrive) -> None:
    player = at_table(arrive)
    answer(player, "n")
    answer(player, "r")
    player.waits_for(step="lay", mine="true")
    legal = player.legal()
    first, second = legal[0][:2], legal[0][2:]
    far = next(s for s in ("a1", "g7", "a7", "g1") if not any(s in lay for lay in legal))
    told = player.at("text-answer")

    def press(square: str) -> None:
        player.page.locator(f"[data-text-square={square}]").click()

    press(far)
    expect(told).to_have_text(wording("text-no-rug", square=far))
    press(first)
    expect(told).to_contain_text(second)
    press(far)
    expect(told).to_have_text(wording("text-no-pair", first=first, second=far))
    press(second)
    expect(player.page.locator(f"[data-text-choice={legal[0]}]")).to_have_attribute(
        "aria-pressed", "true"
    )
    player.page.keyboard.press("Escape")
    expect(told).to_have_text(wording("text-half-undone"))
    press(first)
    press(second)
    player.page.keyboard.press("Enter")
    player.waits_for(seat_to_move="2")
    label = player.page.locator(f"[data-text-square={first}]").get_attribute("aria-label") or ""
    assert second in label
    assert re.search("(red|blue) rug", plain(label))


def test_a_half_is_forgotten_when_something_else_is_chosen_or_happens(arrive: Arrive) -> None:
    player = at_table(arrive)
    answer(player, "n")
    answer(player, "r")
    player.waits_for(step="lay", mine="true")
    lay, other = player.legal()[0], player.legal()[-1]
    first = player.page.locator(f"[data-text-square={lay[:2]}]")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    answer(player, other)
    expect(player.page.locator(f"[data-text-choice={other}]")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(first).to_have_attribute("aria-pressed", str(lay[:2] in other).lower())
    answer(player, "")
    player.waits_for(seat_to_move="2", step="turn")
    expect(player.page.locator(".text-squares [aria-pressed=true]")).to_have_count(0)


def test_the_turn_is_the_servers(arrive: Arrive) -> None:
    player = reading(arrive)
    table = seat(player, "person", "person", "person")
    opened(player, table, step="turn", mine="true")
    act(player, table, "x3")
    player.waits_for(number="[0-9]+")
    eventually(lambda: len(call(player, f"tables/{table}")["legal"]) == 3)
    assert answer(player, "o").startswith("Turn 1.")


def test_keys_of_other_alphabets_ask_too(arrive: Arrive) -> None:
    player = at_table(arrive)
    player.page.locator("[data-text-square=d4]").focus()
    player.page.evaluate(
        """() => document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", {key: "ι", code: "KeyI", bubbles: true}))"""
    )
    eventually(lambda: "Ana: 30" in plain(player.at("text-answer").inner_text()))
    assert answer(player, "d۴").startswith("d4 is empty")


def test_an_answer_does_not_outlive_its_language(arrive: Arrive) -> None:
    player = at_table(arrive)
    assert answer(player, "i")
    player.page.locator("header .tongue select").select_option("de")
    expect(player.at("text-answer")).to_have_text("")


# How often nothing has had the focus after the page had changed.
LOSES = """() => {
    window.lost = 0;
    new MutationObserver(() => {
        if (document.activeElement === document.body) window.lost += 1;
    }).observe(document.querySelector(".table-page"), { childList: true, subtree: true });
}"""


def test_the_focus_stays_whatever_is_pressed(arrive: Arrive) -> None:
    player = at_table(arrive)
    facing = player.page.locator("[data-text-choice=N]")
    facing.focus()
    player.page.evaluate(LOSES)
    player.page.keyboard.press("Enter")  # it was chosen already: he looks that way
    expect(player.at("text-answer")).to_have_text(wording("text-would-turn", facing="N"))
    player.page.keyboard.press("r")
    player.waits_for(step="lay", mine="true")
    assert player.page.evaluate("lost") == 0, "the button had to go, and the focus had to stay"
    player.page.locator("[data-text-choice]").first.focus()
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Escape")
    expect(player.at("text-answer")).to_have_text(wording("text-half-undone"))
    player.at("act").focus()
    player.page.keyboard.press("Enter")  # nothing is chosen: it leads to the squares
    expect(player.page.locator(".text-squares :focus")).to_have_count(1)


def test_a_typed_choice_is_taken_back_in_the_box(arrive: Arrive) -> None:
    player = at_table(arrive)
    answer(player, "w")
    west = player.page.locator("[data-text-choice=W]")
    expect(west).to_have_attribute("aria-pressed", "true")
    player.at("text-box").press("Escape")
    expect(west).to_have_attribute("aria-pressed", "false")


def test_a_clock_is_read_out_with_the_seats(arrive: Arrive) -> None:
    player = at_table(arrive, clock={"kind": "turn", "seconds": 900})
    assert re.search(r"Clock: 1[45]:\d\d\.", answer(player, "i"))


def test_letters_ask_on_the_squares_unless_they_are_switched_off(arrive: Arrive) -> None:
    player = at_table(arrive)
    player.page.locator("[data-text-square=d4]").focus()
    for key, question in (("i", "Ana: 30"), ("a", "You can turn Assam"), ("p", "d4 is empty")):
        player.page.keyboard.press(key)
        eventually(lambda: question in plain(player.at("text-answer").inner_text()))  # noqa: B023
    player.page.keyboard.press("/")
    expect(player.at("text-box")).to_be_focused()
    player.page.evaluate(
        """() => localStorage.setItem("marrakech.settings",
            JSON.stringify({textBoard: true, letters: false, speed: "none"}))"""
    )
    player.page.reload()
    expect(player.page.locator(".text-board")).to_be_visible()
    player.page.locator("[data-text-square=d4]").focus()
    player.page.keyboard.press("i")
    player.page.keyboard.press("/")
    expect(player.page.locator("[data-text-square=d4]")).to_be_focused()
    expect(player.at("text-answer")).to_have_text("")


def expect_heard(player: Player, beginning: str, times: int) -> None:
    """Until that many sentences were announced that begin like that."""
    eventually(lambda: sum(one.startswith(beginning) for one in heard(player.page)) == times)


def test_the_same_answer_is_read_out_again(arrive: Arrive) -> None:
    player = at_table(arrive)
    listen(player.page)
    for times in (1, 2):
        button(player.page, "text-ask-seats").click()
        expect_heard(player, "Ana: 30", times)


def test_its_targets_are_large_and_it_fits(arrive: Arrive) -> None:
    for width, least in ((320, 40), (360, 44), (1280, 44)):
        player = reading(arrive, viewport={"width": width, "height": 700})
        opened(player, seat(player, "person", "person"), mine="true")
        boxes = player.page.locator(".text-squares button").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(b => [b.width, b.height])"
        )
        assert min(min(box) for box in boxes) >= least
        assert sticking_out(player.page, str(width)) == []
