"""What somebody sees at once who has never been here: what can be done, and where."""

import re
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect
from support.browser_player import Player
from support.page_checks import Arrive, act, call, finished, opened, seat
from support.page_tour import Tour

Box = dict[str, float]


def box(where: Locator) -> Box:
    found = where.bounding_box()
    assert found
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "end": y + height}


def comes(arrive: Arrive, width: int, height: int, **options: Any) -> Player:
    return arrive("", viewport={"width": width, "height": height}, **options)


def played(player: Player, step: str, seed: int, turns: int = 12) -> str:
    """A table on which rugs lie, and somebody is at that step."""
    table, chance = seat(player, "person", "person", "person"), Random(seed)
    for decision in range(200):
        state = call(player, f"tables/{table}")
        if decision >= 2 * turns and state["position"].split()[2] == step:
            return table
        act(player, table, chance.choice([one for one in state["legal"] if one[0] != "x"]))
    raise AssertionError


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_rugs_that_may_be_laid_show_their_cloth(arrive: Arrive, theme: str) -> None:
    player = comes(arrive, 390, 844, color_scheme=theme)
    opened(player, played(player, "lay", 3), step="lay", mine="true")
    expect(player.page.locator(".board-offered").first).to_be_attached()
    legal = [one for one in player.legal() if re.fullmatch("([a-g][1-7]){2}", one)]
    joints = player.page.locator(".board-hint-joint")
    expect(joints).to_have_count(len(legal))
    for joint in joints.all():
        assert min(box(joint)["width"], box(joint)["height"]) >= 14
    cloth, line = player.page.locator(".board-hint").first.evaluate(
        """one => {
            const tint = document.createElement("i");
            tint.style.color = "var(--edge)";
            one.append(tint);
            return [getComputedStyle(tint).color, getComputedStyle(one, "::before").borderTopColor];
        }"""
    )
    assert cloth == line


CHIPS = """() => {
    const square = name => document.querySelector(`[data-square=${name}]`).getBoundingClientRect();
    const [a7, u] = [square("a7"), square("a7").width];
    const at = (one, name) => Number(one.style.getPropertyValue(name)) * u;
    const chips = [...document.querySelectorAll(".board-price")].map(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const [x, y] = [left - a7.left - at(one, "--x"), top - a7.top - at(one, "--y")];
        return { left, top, right, bottom, within: [x, y, x + right - left, y + bottom - top] };
    });
    const discs = [...document.querySelectorAll(".board-arrow:not([hidden]) svg")].map(one => {
        const { left, top, width } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + width / 2, r: 0.46 * width };
    });
    const found = [];
    const near = (value, low, high) => Math.max(low, Math.min(high, value));
    chips.forEach((chip, index) => {
        const [left, top, right, bottom] = chip.within.map(side => side / u);
        if (left < -0.01 || top < -0.01 || right > 1.01 || bottom > 1.08)
            found.push(`outside: ${chip.within.map(side => (side / u).toFixed(2))}`);
        for (const { x, y, r } of discs) {
            const aside = x - near(x, chip.left, chip.right);
            const way = Math.hypot(aside, y - near(y, chip.top, chip.bottom));
            if (r - way > 0.16 * u) found.push(`under an arrow by ${(r - way) / u}`);
        }
        for (const other of chips.slice(index + 1))
            if (chip.left < other.right && other.left < chip.right
                && chip.top < other.bottom - 1 && other.top < chip.bottom - 1)
                found.push("over another");
    });
    return chips.length ? found : ["none"];
}"""


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (1280, 800)])
def test_what_a_roll_costs_stands_in_its_square(arrive: Arrive, width: int, height: int) -> None:
    player = comes(arrive, width, height)
    found = []
    for seed in range(3):
        opened(player, played(player, "turn", seed), step="turn", mine="true")
        arrows = player.page.locator("button[data-facing]:visible")
        expect(arrows).to_have_count(3)
        for arrow in arrows.all():
            if arrow.get_attribute("aria-pressed") != "true":
                player.press(arrow)
            expect(arrow).to_have_attribute("aria-pressed", "true")
            found += settled(player)
    assert found == []


CORNER = "5y>y</7/7/7/7/7/7 {at} turn 1 30:r12,30:b12,30:y11,30:g12 -"


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize(("at", "way"), [("g6E", "N"), ("f7N", "E")])
def test_two_rolls_that_end_in_a_corner_cost_once(
    arrive: Arrive, width: int, at: str, way: str
) -> None:
    """Beside the corner one roll goes into it, and another rides its track back to it."""
    where = quote(CORNER.format(at=at))
    player = arrive(f"/editor?position={where}", viewport={"width": width, "height": 800})
    player.press(player.page.locator(f"button[data-facing={way}]:visible"))
    expect(player.page.locator(".board-price-two")).to_have_count(1)
    assert settled(player) == []


def settled(player: Player) -> list[str]:
    """What is wrong with the marks once prices have come."""
    expect(player.page.locator(".board-price")).not_to_have_count(0)
    found: list[str] = player.page.evaluate(CHIPS)
    return found


@pytest.mark.parametrize(
    ("width", "height"),
    [(1280, 800), (1366, 768), (1440, 900), (1024, 768), (390, 844), (375, 667)],
)
def test_play_is_seen_without_scrolling(arrive: Arrive, width: int, height: int) -> None:
    player = comes(arrive, width, height)
    Tour(player).go("home")
    assert box(player.at("start-bots"))["end"] <= height


def lines(name: Locator) -> int:
    """How many lines a name takes."""
    tall = float(name.evaluate("one => parseFloat(getComputedStyle(one).lineHeight)"))
    return round(box(name)["height"] / tall)


def test_a_records_names_are_whole_and_its_speeds_in_sight(arrive: Arrive) -> None:
    player = comes(arrive, 1280, 800)
    Tour(player).go("replay")
    names = player.page.locator(".study-standings .player bdi")
    assert [lines(name) for name in names.all()] == [1, 1, 1, 1]
    for name in names.all():
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert box(player.page.locator(".study-speeds"))["end"] <= 800


def test_a_clock_leaves_a_name_its_room(arrive: Arrive) -> None:
    player = comes(arrive, 1280, 800)
    table = seat(player, "person", "greedy", clock={"kind": "turn", "seconds": 900})
    opened(player, table, phase="playing", mine="true")
    names = player.page.locator(".seat-name")
    expect(names).to_have_count(2)
    assert [lines(name) for name in names.all()] == [1, 1]
    for clock in player.page.locator(".seat-clock").all():
        assert box(clock)["width"] > 0


@pytest.mark.parametrize(("width", "height"), [(740, 360), (844, 390)])
def test_on_its_side_a_phone_shows_market_and_words(
    arrive: Arrive, width: int, height: int
) -> None:
    player = comes(arrive, width, height)
    for stop, seen in (
        ("replay", [".study-told", ".control-row", ".study-slider"]),
        ("learn", [".learn-task", ".learn-does .primary"]),
    ):
        Tour(player).go(stop)
        player.page.evaluate("() => scrollTo(0, 0)")
        market = box(player.page.locator(".board"))
        assert market["end"] <= height
        for one in seen:
            beside = box(player.page.locator(one))
            assert beside["end"] <= height, one
            assert beside["right"] <= market["x"] or beside["x"] >= market["right"], one


@pytest.mark.parametrize("language", ["en", "fr", "ar"])
def test_an_answer_leaves_the_lessons_button_where_it_is(arrive: Arrive, language: str) -> None:
    player = comes(arrive, 375, 667, locale=language)
    player.open("/learn")
    player.page.locator("button[data-facing=W]").click()
    does = player.page.locator(".learn-does .primary")
    before = box(does)
    assert before["end"] <= 667
    does.click()
    expect(player.page.locator(".learn-answer.is-other")).to_be_visible()
    assert box(does)["y"] == before["y"]


def test_forced_colours_mark_only_who_is_to_move(arrive: Arrive) -> None:
    player = comes(arrive, 390, 844, forced_colors="active")
    table = seat(player, "person", "person", "person")
    opened(player, table, phase="playing", mine="true")
    bars = player.page.locator(".seat").evaluate_all(
        "all => all.map(one => getComputedStyle(one).borderInlineStartColor)"
    )
    canvas = player.page.evaluate(
        """() => {
            const one = document.body.appendChild(document.createElement("i"));
            one.style.color = "Canvas";
            return getComputedStyle(one).color;
        }"""
    )
    assert [bar != canvas for bar in bars] == [True, False, False]


def test_a_charts_names_and_points_are_texts_of_their_own(arrive: Arrive) -> None:
    player = comes(arrive, 390, 844, locale="ar")
    table = finished(player, "person", "person", "person")
    opened(player, table, phase="over")
    names, points = (player.page.locator(f".points-reading {one}") for one in ("bdi", "b"))
    expect(names).to_have_text(["Ana", "Ben", "Cid"])
    assert re.fullmatch(r"\d+", points.last.inner_text())
    lines = player.page.locator(".points-lines").text_content() or ""
    assert not re.search("[\u2066-\u2069]", lines)


def test_words_grow_on_a_very_large_screen(arrive: Arrive) -> None:
    player = comes(arrive, 1440, 900)
    sizes = []
    for width in (1440, 1800, 2560):
        player.page.set_viewport_size({"width": width, "height": 1440})
        player.open("/rules")
        size = player.page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)")
        sizes.append(size)
    assert sizes[0] == sizes[1] == 16
    assert 19 <= sizes[2] <= 21
