"""Seats explain themselves."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from support.browser_player import Player
from support.page_checks import Arrive, act, axe, call, opened, seat, sticking_out, within, wording

from marrakech.locales import page_catalogue

SIZES = [(320, 640), (390, 844), (768, 1024), (1440, 900)]


def row(player: Player, number: int) -> Locator:
    return player.page.locator(f"[data-testid=seat][data-seat='{number}']")


def playing(arrive: Arrive, *seats: str, **options: Any) -> Player:
    player = arrive("", **options)
    opened(player, seat(player, *seats), phase="playing", mine="true")
    return player


def test_a_seat_that_is_touched_says_how_its_points_come_about(arrive: Arrive) -> None:
    player = playing(arrive, "person", "greedy", has_touch=True)
    about = player.at("seat-about")
    row(player, 2).tap(position={"x": 5, "y": 5})  # anywhere
    expect(about).to_have_count(1)
    expect(about).to_contain_text(within("seat-score", count=30, squares=0, points=30))
    expect(about).to_contain_text(within("bot-about", bot="greedy"))
    row(player, 1).tap()
    expect(about).to_have_count(1)
    expect(row(player, 1).get_by_test_id("seat-about")).to_be_visible()
    player.at("sentence").tap()
    expect(about).to_have_count(0)


def test_a_pile_of_two_colours_is_explained(arrive: Arrive) -> None:
    player = playing(arrive, "person", "greedy")
    state = call(player, f"tables/{player.table_id()}")
    top = state["position"].split()[4].split(",")[0].split("*")[1]
    visible = row(player, 1).locator(".seat-rug.next .seat-next")
    expect(visible).to_be_visible()
    expect(visible).to_have_text(wording("seat-next-mark"))
    row(player, 1).click()
    about = player.at("seat-about")
    expect(about).to_contain_text(within("seat-pile-two", whose="you"))
    expect(about).to_contain_text(within("seat-pile-next", letter=top))
    expect(about.locator("li")).to_have_count(2)


def test_keys_open_a_seat_and_escape_closes_it(arrive: Arrive) -> None:
    player = playing(arrive, "person", "person", "greedy")
    player.at("undo").focus()  # the last button before the seats
    player.page.keyboard.press("Tab")
    about = player.at("seat-about")
    for number in (1, 2):
        button = row(player, number).locator("button")
        expect(button).to_be_focused()
        expect(row(player, number).get_by_test_id("seat-about")).to_be_visible()
        expect(button).to_have_attribute("aria-expanded", "true")
        expect(button).to_have_accessible_description(
            within("seat-score", count=30, squares=0, points=30)
        )
        player.page.keyboard.press("Tab")
    player.page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    expect(row(player, 3).locator("button")).to_be_focused()


def test_a_player_who_is_out_is_explained(arrive: Arrive) -> None:
    player = playing(arrive, "person", "person", "person")
    act(player, player.table_id(), "x2")
    expect(row(player, 2)).to_contain_text("out")
    row(player, 2).click()
    expect(player.at("seat-about")).to_contain_text(within("seat-about-out"))


def test_numbers_have_words_where_there_is_room(arrive: Arrive) -> None:
    player = playing(arrive, "person", "greedy", "random")
    word = page_catalogue("en").say("standings-points")
    shown = row(player, 1).locator(".seat-total", has_text=word)
    for width, height, visible in ((1440, 900, True), (768, 1024, True), (320, 640, False)):
        player.page.set_viewport_size({"width": width, "height": height})
        if visible:
            expect(shown.locator(".seat-word")).to_be_visible()
        else:
            expect(shown.locator(".seat-word")).to_be_hidden()


def test_marks_are_always_under_the_name(arrive: Arrive) -> None:
    player = arrive("")
    table = seat(player, "person", "greedy", "random", names=["Al"])
    opened(player, table, phase="playing", mine="true")
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        for number in (1, 2, 3):
            name = row(player, number).locator(".seat-name").bounding_box()
            marks = row(player, number).locator(".seat-marks").bounding_box()
            assert name
            assert marks
            assert marks["y"] >= name["y"] + name["height"] - 1, (width, number)
            assert abs(marks["x"] - name["x"]) < 1, (width, number)


LIGHTNESS = """one => {
    const canvas = new OffscreenCanvas(1, 1).getContext(
        "2d", { willReadFrequently: true });
    const of = colour => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return of(getComputedStyle(one).backgroundColor)
        - of(getComputedStyle(document.documentElement).backgroundColor);
}"""


def test_ones_own_seat_stands_out_at_night(arrive: Arrive) -> None:
    player = playing(arrive, "person", "greedy", "random", color_scheme="dark")
    mine = row(player, 1)
    expect(mine).to_have_attribute("aria-current", "true")
    assert mine.evaluate(LIGHTNESS) > 20
    mine.evaluate("one => one.classList.remove('to-move')")  # regardless of whose turn it is
    assert mine.evaluate(LIGHTNESS) > 12


@pytest.mark.parametrize("language", ["en", "ar"])
def test_an_open_seat_fits_and_an_expert_finds_nothing_wrong(arrive: Arrive, language: str) -> None:
    player = playing(arrive, "person", "person", locale=language)
    faults = []
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        for number in (1, 2):
            row(player, number).locator(".seat-name").click()
            about = player.at("seat-about")
            expect(about).to_be_in_viewport(ratio=0.99)
            faults += sticking_out(player.page, f"{width} {number}")
            if width in (320, 1440):
                faults += axe(player.page, f"{width} {number}")
            player.page.keyboard.press("Escape")
            expect(about).to_have_count(0)
    assert faults == []
