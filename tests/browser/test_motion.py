"""A turn tells its own story: only by moving and fading, and never against somebody's body."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser_player import Player
from support.page_checks import Arrive, act, button, call, follows, opened, seat, wording
from support.screen_reader import heard, listen
from support.server import eventually

# Every animation is noted where it begins; transitions of the style sheets are noted as they run.
NOTING = """
window.noted = [];
window.touched = new Set();
window.ran = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    const note = { what: this.getAttribute("class") ?? this.localName, frames };
    if (this.classList.contains("board-die-cube")) note.slippers = slippersOf(this);
    window.noted.push(note);
    return animate.call(this, frames, timing);
};
function slippersOf(cube) {
    const turned = new DOMMatrix(cube.style.transform);
    const nearness = face =>
        turned.multiply(new DOMMatrix(getComputedStyle(face).transform)).m33;
    const faces = [...cube.querySelectorAll(".board-die-face")];
    const near = faces.sort((a, b) => nearness(b) - nearness(a))[0];
    return near.querySelectorAll(".board-die-slipper").length;
}
const beside = ["offset", "computedOffset", "easing", "composite"];
(function look() {
    for (const one of document.getAnimations()) {
        if (one.playState !== "running") continue;
        for (const frame of one.effect.getKeyframes())
            for (const property of Object.keys(frame))
                if (!beside.includes(property) && document.querySelector("[data-busy]"))
                    window.touched.add(property);
        const { duration } = one.effect.getComputedTiming();
        const name = one.animationName ?? one.transitionProperty ?? "";
        if (duration > 1) window.ran.add(`${name} of ${one.effect.target?.className}`);
    }
    requestAnimationFrame(look);
})();
"""
DOUBLE = 600  # milliseconds in which a second click may belong to the first


def comes(arrive: Arrive, path: str = "", **options: Any) -> Player:
    player = arrive("", **options)
    player.context.add_init_script(NOTING)
    if path:
        player.open(path)
    return player


def noted(player: Player, what: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.page.evaluate("noted")
    return [note for note in found if what in note["what"].split()]


def square_of(transform: str) -> str:
    """His element is one square large and lies on a7."""
    found = re.search(r"translate\(([\d.]+)%, ([\d.]+)%\)", transform)
    assert found, transform
    return "abcdefg"[round(float(found[1]) / 100)] + str(7 - round(float(found[2]) / 100))


LESSONS = {
    "roll": (2, "7/7/7/7/7/7/7 d4E roll 1 30:r15,30:b15,30:y15 -", "3"),
    "track": (3, "7/7/7/7/7/7/7 f4E roll 1 30:r15,30:b15,30:y15 -", "3"),
    "pay": (
        4,
        "7/7/5r>r</3b>b<2/3b3/1y>y<4/7 b4E roll 1 30:r14,30:b13,30:y14 -",
        "2",
    ),
}


@pytest.mark.parametrize("lesson", LESSONS)
def test_he_walks_the_squares_of_his_walk(arrive: Arrive, lesson: str) -> None:
    number, position, roll = LESSONS[lesson]
    player = comes(arrive, f"/learn#{number}", still=False)
    walk = call(player, "positions", {"position": position})["prices"]["E"][roll]
    button(player.page, "learn-do", step="roll").click()
    done = player.page.locator(".learn-answer.is-done")
    expect(done).to_have_text(wording("learn-done", lesson=lesson))
    steps = [square_of(note["frames"][-1]["transform"]) for note in noted(player, "board-assam")]
    assert steps == [spot[:2] for spot in walk["path"]]
    dice = [note["slippers"] for note in noted(player, "board-die-cube")]
    assert dice == [int(roll)]
    payment = walk.get("payment")
    assert len(noted(player, "board-glow")) == (len(payment["area"]) if payment else 0)
    assert len(noted(player, "board-coin")) == (payment["paid"] if payment else 0)
    assert set(player.page.evaluate("[...touched]")) <= {"transform", "opacity"}


def play_a_turn(player: Player) -> None:
    player.at("act").click()
    player.waits_for(step="lay", mine="true")
    player.page.locator(".board-offered").first.click()
    player.at("act").click()
    player.waits_for(step="turn", mine="true")


def test_a_whole_turn_only_moves_and_fades(arrive: Arrive) -> None:
    player = comes(arrive, still=False, viewport={"width": 390, "height": 844})
    opened(player, seat(player, "person", "greedy"), step="turn", mine="true")
    play_a_turn(player)
    assert len(noted(player, "board-die-cube")) == 2
    assert len(noted(player, "board-roller")) == 2
    touched = set(player.page.evaluate("[...touched]"))
    assert touched
    assert touched <= {"transform", "opacity"}


@pytest.mark.long
def test_the_die_shows_what_was_rolled(arrive: Arrive) -> None:
    player = comes(arrive, still=False)
    table = seat(player, "person", "person", "person")
    opened(player, table, step="turn", mine="true")
    for turn in range(3):
        player.at("act").click()
        player.waits_for(step="lay")
        act(player, table, call(player, f"tables/{table}")["legal"][0])
        player.waits_for(step="turn", seat_to_move=str((turn + 1) % 3 + 1), mine="true")
    events = call(player, f"tables/{table}/events?after=0")["events"]
    rolls = [int(one["action"]) for one in events if re.match(r"^\d$", one.get("action", ""))]
    dice = [note["slippers"] for note in noted(player, "board-die-cube")]
    assert dice == rolls[: len(dice)]
    assert dice


def test_a_story_can_be_skipped(arrive: Arrive) -> None:
    player = comes(arrive, still=False)
    table = seat(player, "person", "person")
    player.has_chosen(speed="slow")
    opened(player, table, step="turn", mine="true")
    for how in ("click", "Escape"):
        player.at("act").click()
        skip = button(player.page, "skip")
        if how == "click":
            player.page.wait_for_timeout(DOUBLE)
            skip.click()
        else:
            expect(skip).to_be_visible()
            player.page.keyboard.press("Escape")
        player.waits_for(step="lay", mine="true")
        expect(player.page.locator(".board[data-busy]")).to_have_count(0)
        position = call(player, f"tables/{table}")["position"]
        expect(player.page.locator(".board")).to_have_attribute("data-position", position)
        player.page.wait_for_timeout(DOUBLE)
        player.page.locator(".board-offered").first.click()
        player.at("act").click()
        player.waits_for(step="turn", mine="true")


def test_a_double_click_rolls_the_die_and_skips_nothing(arrive: Arrive) -> None:
    player = comes(arrive, still=False)
    opened(player, seat(player, "person", "person"), step="turn", mine="true")
    player.at("act").dblclick()
    player.waits_for(step="lay", mine="true")
    assert len(noted(player, "board-die-cube")) == 1
    steps = len(noted(player, "board-assam"))
    player.page.wait_for_timeout(DOUBLE)
    assert steps == len(noted(player, "board-assam")) > 0


def test_to_skip_ends_every_turn_that_waits(arrive: Arrive) -> None:
    host, player = arrive(""), comes(arrive, still=False)
    player.has_chosen(speed="slow")
    table = seat(host, "person", "person", "person")
    opened(player, table, phase="playing")
    follows(player)
    for _ in range(4):
        act(host, table, call(host, f"tables/{table}")["legal"][0])
    player.waits_for(seat_to_move="3")
    expect(player.at("sentence")).to_have_text(wording("todo-playing", name="Ana"))
    player.page.keyboard.press("Escape")
    position = call(host, f"tables/{table}")["position"]
    expect(player.page.locator(".board")).to_have_attribute("data-position", position)
    expect(player.page.locator(".board[data-busy]")).to_have_count(0)
    assert len(noted(player, "board-die-cube")) <= 1, "Ben's turn was not animated"


def sentences(player: Player) -> set[str]:
    """All that was announced, whether one by one or several at once."""
    return {one for text in heard(player.page) for one in re.split(r"(?<=\.)\s", text) if one}


def test_without_motion_nothing_moves_and_the_words_say_the_same(arrive: Arrive) -> None:
    host, moving, still = arrive(""), comes(arrive, still=False), comes(arrive, at_once=False)
    table = seat(host, "person", "person", "person")
    for one in (moving, still):
        opened(one, table, phase="playing")
        follows(one)
        listen(one.page)
    for _ in range(2):
        for _ in range(2):
            act(host, table, call(host, f"tables/{table}")["legal"][0])
        position = call(host, f"tables/{table}")["position"]
        for one in (moving, still):
            board = one.page.locator(".board")
            expect(board).to_have_attribute("data-position", position, timeout=20_000)
            expect(board).not_to_have_attribute("data-busy", "true")
    eventually(lambda: len(sentences(still)) >= 6 and sentences(still) == sentences(moving))
    assert moving.page.evaluate("noted.length") > 0
    assert moving.page.evaluate("ran.size") > 0
    assert still.page.evaluate("noted") == []
    assert still.page.evaluate("[...ran]") == []
