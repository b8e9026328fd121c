"""Everything fits and is said: from the smallest phone to the widest cached, in every language.

English is looked at in test_access.py: each page is opened once for all that is looked at."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser_player import Player
from support.languages import through
from support.page_checks import Arrive, act, axe, call, language_is, opened, seat, sticking_out
from support.page_tour import SIZES, STOPS, TIGHT, Tour
from support.pseudo_language import pseudo

from marrakech.locales import LANGUAGES

HALVES = {"even": list(STOPS)[::2], "odd": list(STOPS)[1::2]}


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("language", through("ar"))
def test_every_page_fits_where_it_is_tightest_and_lacks_no_word(
    arrive: Arrive, language: str, half: str
) -> None:
    player = arrive("", locale=language)
    tour, found = Tour(player), []
    for stop in HALVES[half]:
        tour.go(stop)
        language_is(player.page, language)
        found += tour.problems(stop, TIGHT)
        if language == "ar":  # mirrored; the others in the long run
            player.page.set_viewport_size({"width": 390, "height": 844})
            found += axe(player.page, stop)
    assert found == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expert_finds_nothing_wrong_in_any_language(arrive: Arrive, language: str) -> None:
    player = arrive("", locale=language, viewport={"width": 390, "height": 844})
    tour, found = Tour(player), []
    for stop in STOPS:
        tour.go(stop)
        found += axe(player.page, stop)
    assert found == []


@pytest.mark.long
def test_words_that_are_longer_by_two_fifths_fit(arrive: Arrive) -> None:
    """A language that nobody speaks: English, stretched."""
    player = arrive("")
    player.page.route(re.compile(r"/assets/en-.*\.ftl"), lambda route: route.fulfill(body=pseudo()))
    player.open("/")
    tour, found = Tour(player), []
    for stop in STOPS:
        tour.go(stop)
        expect(player.page.locator("body")).to_contain_text("ƒ")
        found += tour.problems(stop, TIGHT)
    assert found == []


def test_nothing_sticks_out_in_forced_colours(arrive: Arrive) -> None:
    player = arrive("", forced_colors="active", viewport={"width": 360, "height": 740})
    tour, found = Tour(player), []
    for stop in ("home", "turn", "over", "editor"):
        tour.go(stop)
        found += sticking_out(player.page, stop)
    assert found == []


def test_long_names_fit(arrive: Arrive) -> None:
    player = arrive("")
    names = ["W" * 30, "Maximiliane-Konstantinopel von", "ما اسمك يا صاحب السوق العزيز جدا", "i"]
    found = []
    for seats in (["person"] * 4, ["person", "person", "open"]):
        people = names[: seats.count("person")]
        table = seat(player, *seats, names=[name[:30] for name in people])
        opened(player, table, phase="playing|gathering")
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            found += sticking_out(player.page, f"{len(seats)} {width}")
    assert found == []


@pytest.mark.parametrize(("width", "least"), [(320, 40), (360, 44), (390, 44), (768, 44)])
def test_squares_are_large_enough_for_a_thumb(arrive: Arrive, width: int, least: int) -> None:
    player = arrive("", viewport={"width": width, "height": 800})
    for stop in ("turn", "learn"):
        Tour(player).go(stop)
        for square in ("a1", "d4", "g7"):
            box = player.page.locator(f"[data-square={square}]").bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= least
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
    for arrow in player.page.locator("button[data-facing]:visible").all():
        box = arrow.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24


def places(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate(
        """() => Object.fromEntries(
            ["[data-square=a1]", "[data-square=g1]", "[data-square=a7]", ".brand",
             "header.top button[aria-haspopup]"].map(one => {
                const { x, y } = document.querySelector(one).getBoundingClientRect();
                return [one, { x, y }];
            }))"""
    )
    return found


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_page_is_mirrored_and_the_market_is_not(arrive: Arrive, language: str) -> None:
    player = arrive("", locale=language)
    Tour(player).go("turn")
    language_is(player.page, language)
    there = places(player)
    a1, g1, a7 = (there[f"[data-square={square}]"] for square in ("a1", "g1", "a7"))
    assert a1["x"] < g1["x"]
    assert a7["y"] < a1["y"]
    brand, settings = there[".brand"]["x"], there["header.top button[aria-haspopup]"]["x"]
    assert (brand < settings) == (language == "en")


SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const shift of list.getEntries()) {
            if (shift.hadRecentInput) continue;
            const what = shift.sources.map(({ node }) => {
                const one = node?.nodeType === 1 ? node : node?.parentElement;
                // Words may make room for words; what is touched or looked at stays.
                const solid = one?.closest("button, .button, .board, .table-act, .fold > summary")
                    ?? (one?.matches(".seat, .seats, .fold, .log, section, aside") ? one : null);
                return solid ? `${solid.localName}.${solid.getAttribute("class")}` : "";
            }).filter(Boolean);
            window.shifts.push([shift.value, ...what]);
        }
    }).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.mark.parametrize(
    "size",
    [
        pytest.param((390, 844), id="phone"),
        pytest.param((1280, 800), id="cached", marks=pytest.mark.long),
    ],
)
def test_nothing_jumps_while_bots_play(arrive: Arrive, size: tuple[int, int]) -> None:
    player = arrive("", still=False, viewport={"width": size[0], "height": size[1]})
    player.has_chosen(speed="fast")
    table = seat(player, "person", "greedy", "random")
    opened(player, table, step="turn", mine="true")
    expect(player.page.locator("button[data-facing]:visible").first).to_be_visible()
    player.page.evaluate("() => document.fonts.ready")
    player.page.evaluate(SHIFTS)
    before = len(player.page.evaluate("shifts"))
    for _ in range(2):
        player.at("act").click()
        player.waits_for(step="lay", mine="true")
        player.page.locator(".board-offered").first.click()
        player.at("act").click()
        player.waits_for(step="turn", mine="true")
    shifts = player.page.evaluate("shifts")[before:]
    assert [shift for shift in shifts if shift[1:]] == []
    assert sum(shift[0] for shift in shifts) < 0.02, shifts


PLACES = """() => [".sentence-main", ".sentence-beside", ".table-act", ".table-seats"].map(
    one => document.querySelector(one).offsetTop)"""


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_at_a_table_moves_however_long_a_name_is(arrive: Arrive, width: int) -> None:
    player = arrive("", viewport={"width": width, "height": 800})
    names = ["Al", "Wolfeschlegelsteinhausenberger"]
    call(player, "device", {})
    made = call(player, "tables", {"seats": ["person", "person"], "names": names})
    opened(player, made["table"], step="turn", mine="true")
    places = player.page.evaluate(PLACES)
    for step, seat_to_move in (("lay", "1"), ("turn", "2"), ("lay", "2"), ("turn", "1")):
        act(player, made["table"], call(player, f"tables/{made['table']}")["legal"][0])
        player.waits_for(step=step, seat_to_move=seat_to_move, mine="true")
        assert player.page.evaluate(PLACES) == places
        full = player.at("sentence").get_attribute("title")
        assert full == player.at("sentence").text_content()


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1536, 730), (1440, 900)])
@pytest.mark.parametrize("players", [2, 4])
def test_a_laptop_shows_the_whole_game_without_scrolling(
    arrive: Arrive, size: tuple[int, int], players: int
) -> None:
    player = arrive("", viewport={"width": size[0], "height": size[1]})
    table = seat(player, "person", *["random"] * (players - 1))
    opened(player, table, phase="playing", step="turn", mine="true")
    expect(player.page.locator("button[data-facing]:visible").first).to_be_visible()
    tall = "() => document.documentElement.scrollHeight - innerHeight"
    assert player.page.evaluate(tall) == 0


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("size", [(740, 360), (844, 390)])
def test_a_phone_on_its_side_gives_its_height_to_the_market(
    arrive: Arrive, size: tuple[int, int], language: str
) -> None:
    width, height = size
    player = arrive("", viewport={"width": width, "height": height}, locale=language)
    Tour(player).go("turn")
    market = player.page.locator(".board").bounding_box()
    assert market
    assert market["height"] >= 0.94 * height
    assert market["y"] + market["height"] <= height
    for one in (".brand", "header.top button:visible", ".sentence", "[data-testid=act]"):
        box = player.page.locator(one).bounding_box()
        assert box
        # Beside the market, one below the other, and all of it in sight.
        assert box["x"] >= market["x"] + market["width"] or box["x"] + box["width"] <= market["x"]
        assert box["y"] + box["height"] <= height, one
    sentence = player.page.locator(".sentence").bounding_box()
    settings = player.page.locator("header.top button:visible").bounding_box()
    assert sentence
    assert settings
    assert sentence["y"] >= settings["y"] + settings["height"] - 4


@pytest.mark.parametrize("width", [390, 1280, 1440, 2200])
def test_the_sign_of_the_game_has_one_place_on_all_pages(arrive: Arrive, width: int) -> None:
    player = arrive("", viewport={"width": width, "height": 900})
    tour = Tour(player)
    places = []
    for stop in ("home", "rules", "turn", "over"):
        tour.go(stop)
        box = player.page.locator(".brand .logo").bounding_box()
        assert box
        places.append((stop, round(box["x"]), round(box["y"])))
    assert len({place[1:] for place in places}) == 1, places


def test_a_large_screen_leaves_no_side_of_the_market_empty(arrive: Arrive) -> None:
    player = arrive("", viewport={"width": 1440, "height": 900})
    Tour(player).go("turn")
    market = player.page.locator(".table-market").bounding_box()
    assert market
    for side in (".table-seats", ".table-side"):
        parts = player.page.locator(f"{side} :is(.seat, .log-line, .log-beside, .fold, .log)")
        ends = [box["y"] + box["height"] for one in parts.all() if (box := one.bounding_box())]
        assert max(ends) >= market["y"] + market["height"] - 60, side
