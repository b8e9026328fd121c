"""The arrows around Assam: nothing lies under them, nothing of them is cut off, and a ring around
one is for people who use keys."""

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from support.browser_player import Player
from support.page_checks import Arrive, opened, seat

SIZES = [(320, 640), (390, 844), (740, 360), (1280, 720)]
PHONE: dict[str, Any] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 390, "height": 844},
}
AREA = "7/3b>b<b>b</7/7/7/7/7 g5E turn 1 30:r12,30:b12,30:y12 -"
EMPTY = "7/7/7/7/7/7/7 {at} turn 1 30:r12,30:b12,30:y12 -"
# How far a price reaches below the upper edge of an arrow's disc, in squares.
UNDER = """() => {
    const arrow = document.querySelector(".board-arrow-N svg").getBoundingClientRect();
    const disc = arrow.top + 0.04 * arrow.height;
    const price = [...document.querySelectorAll(".board-price-N")];
    const u = document.querySelector("[data-square=g6]").getBoundingClientRect().height;
    return price.map(one => (one.getBoundingClientRect().bottom - disc) / u);
}"""
# What of a picture that is painted lies outside of the arrow's clip, or of the page.
CUT = """() => {
    const found = [];
    for (const arrow of document.querySelectorAll(".board-arrow.board-at-edge:not([hidden])")) {
        const clip = getComputedStyle(arrow).clipPath;
        const box = arrow.getBoundingClientRect();
        const sides = clip.slice("polygon(".length, -1).split(/,(?![^(]*\\))/).map(corner =>
            corner.trim().match(/calc\\([^)]*\\)|[^ ]+/g).map((text, axis) => {
                const size = axis ? box.height : box.width;
                const parts = text.match(/-?\\s?[\\d.]+(%|px)/g) ?? [];
                const sum = parts.reduce((total, part) => total + (part.endsWith("%")
                    ? parseFloat(part.replace(" ", "")) / 100 * size
                    : parseFloat(part.replace(" ", ""))), 0);
                return sum + (axis ? box.top : box.left);
            }));
        const inside = (x, y) => sides.every(([ax, ay], index) => {
            const [bx, by] = sides[(index + 1) % sides.length];
            return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -0.5;
        });
        const star = arrow.querySelector(".board-arrow-star").getBoundingClientRect();
        const [x, y] = [star.left + star.width / 2, star.top + star.height / 2];
        const disc = arrow.querySelector(".board-arrow-picture").getBoundingClientRect();
        const ring = disc.width / 2 + 4;
        const reach = Math.max(star.width / 2, ring);
        for (const [px, py] of [[x - reach, y], [x + reach, y], [x, y - reach], [x, y + reach]]) {
            if (!inside(px, py)) found.push(`${arrow.dataset.facing}: cut at ${px - x},${py - y}`);
            if (px < -0.5 || px > document.documentElement.clientWidth + 0.5)
                found.push(`${arrow.dataset.facing}: off the page by ${px}`);
        }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push("the page scrolls sideways");
    return found;
}"""


def comes(arrive: Arrive, position: str, width: int, height: int) -> Player:
    where = f"/editor?position={quote(position)}"
    player = arrive(where, viewport={"width": width, "height": height})
    expect(player.page.locator("button[data-facing]:visible").first).to_be_visible()
    return player


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_price_lies_under_an_arrow(arrive: Arrive, width: int, height: int) -> None:
    """Assam on g5 faces east: a roll of one rides back to g6, under the arrow to the north."""
    player = comes(arrive, AREA, width, height)
    expect(player.page.locator(".board-price-N")).to_have_count(1)
    (under,) = player.page.evaluate(UNDER)
    assert under < 0.1


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("at", ["g7E", "a1W", "d7N"])
def test_nothing_of_an_outward_arrow_is_cut_off(
    arrive: Arrive, at: str, width: int, height: int
) -> None:
    player = comes(arrive, EMPTY.format(at=at), width, height)
    player.page.evaluate(
        "() => document.querySelectorAll('.board-arrow').forEach("
        "one => one.classList.add('board-advised'))"
    )
    assert player.page.evaluate(CUT) == []


# Whether the star of the arrow in focus is free of the ring, and the focus is shown all the same.
STAR = """() => {
    const arrow = document.querySelector(".board-arrow.board-at-edge:not([hidden])");
    const disc = arrow.querySelector(".board-arrow-disc");
    const calm = getComputedStyle(disc).stroke;
    arrow.classList.add("board-advised");
    document.documentElement.dataset.keys = "";
    arrow.focus({ focusVisible: true });
    const ring = getComputedStyle(arrow.querySelector(".board-arrow-picture")).outlineStyle;
    return ring === "none" && getComputedStyle(disc).stroke !== calm;
}"""


def test_the_focus_hides_no_star_at_the_edge(arrive: Arrive) -> None:
    player = comes(arrive, EMPTY.format(at="d7N"), 1280, 720)
    assert player.page.evaluate(STAR)


RING = """() => {
    const at = document.activeElement;
    const ring = at.querySelector(".board-arrow-picture");
    return at.closest(".board") !== null && getComputedStyle(ring ?? at).outlineStyle !== "none";
}"""


def test_a_phone_shows_no_ring_before_a_key_is_used(arrive: Arrive) -> None:
    player = arrive("", **PHONE)
    table = seat(player, "person", "person")
    opened(player, table, step="turn", mine="true")
    focused = player.page.locator("button[data-facing]:focus")
    expect(focused).to_have_count(1)
    assert not player.page.evaluate(RING)
    player.page.reload()
    expect(focused).to_have_count(1)
    assert not player.page.evaluate(RING)
    player.page.keyboard.press("Shift")
    assert player.page.evaluate(RING)
    player.page.locator(".table-action").tap()
    assert not player.page.evaluate(RING)
