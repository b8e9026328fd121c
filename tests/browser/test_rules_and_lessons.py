"""The rules to read, and the game to learn."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from support.browser_player import Player
from support.page_checks import Arrive, button, sticking_out, wording
from support.server import Server

WITH_A_MARKET = {"things": 1, "turn": 1, "edge": 2, "pay": 1, "lay": 4}
LESSONS = ("turn", "roll", "track", "pay", "lay", "cover", "win")


def board(player: Player) -> Locator:
    return player.page.locator(".board")


def test_the_rules_have_every_section_of_their_contents(arrive: Arrive) -> None:
    player = arrive("/rules")
    links = player.page.locator(".rules-contents a")
    expect(links).to_have_count(12)
    for address in links.evaluate_all("all => all.map(one => one.hash.slice(1))"):
        section = player.page.locator(f"section#{address}")
        expect(section.locator("h2")).to_have_count(1)
        assert section.locator("p").count() > 0
        expect(section.locator(".board")).to_have_count(WITH_A_MARKET.get(address, 0))
    links.last.click()
    expect(player.page).to_have_url(re.compile("#printings$"))
    expect(player.page.locator("section#printings")).to_be_in_viewport()


def test_a_section_is_reached_by_its_address(arrive: Arrive) -> None:
    player = arrive("/rules#lay")
    expect(player.page.locator("section#lay h2")).to_be_in_viewport()


def test_the_pictures_of_the_rules_show_what_happens(arrive: Arrive) -> None:
    player = arrive("/rules")
    for section, end in [("edge", r" f3W "), ("pay", r" 26:r15,34:b12,30:y14 ")]:
        figure = player.page.locator(f"section#{section} figure").first
        before = figure.locator(".board").get_attribute("data-position")
        button(figure, "rules-show").click()
        expect(figure.locator(".board")).to_have_attribute("data-position", re.compile(end))
        assert figure.locator(".board").get_attribute("data-position") != before
        expect(button(figure, "rules-show-again")).to_be_visible()


def test_every_button_of_the_rules_says_what_it_shows(arrive: Arrive) -> None:
    player = arrive("/rules")
    shows = button(player.page, "rules-show")
    expect(shows).to_have_count(5)
    told = shows.evaluate_all(
        "all => all.map(one => one.ariaDescribedByElements?.[0]?.textContent)"
    )
    assert all(told)
    assert len(set(told)) == 5
    for one, caption in enumerate(told):
        expect(shows.nth(one)).to_have_accessible_description(caption)


@pytest.mark.parametrize("width", [320, 1000])
def test_the_way_from_the_rules_to_the_lessons_is_easy_to_hit(arrive: Arrive, width: int) -> None:
    player = arrive("/rules", viewport={"width": width, "height": 800})
    way = player.page.get_by_role("link", name=wording("rules-learn-instead"))
    box = way.bounding_box()
    assert box is not None
    assert box["height"] >= 24


def do_by_mouse(player: Player, lesson: str) -> None:
    page = player.page
    if lesson == "turn":
        page.locator("button[data-facing=E]").click()
    elif lesson in ("lay", "cover", "win"):
        square = {"lay": "c5", "cover": "e4", "win": "b4"}[lesson]
        page.locator(f"[data-square={square}]").click()
    page.locator(".learn-does .primary").click()


def do_by_keys(player: Player, lesson: str) -> None:
    """Only keys: from the heading that has the focus onto the board, and there."""
    keys = player.page.keyboard
    inside = "() => document.querySelector('.board').contains(document.activeElement)"
    for _ in range(30):
        if player.page.evaluate(inside):
            break
        keys.press("Tab")
    assert player.page.evaluate(inside)
    if lesson == "turn":
        keys.press("ArrowRight")
    elif lesson in ("lay", "cover", "win"):
        wanted = {"cover": r"e4|e5", "win": r"a4b4|b5c5"}.get(lesson, "")
        for _ in range(60):
            keys.press("PageDown")
            chosen = player.page.locator("button[data-lay]").get_attribute("data-lay") or ""
            if re.search(wanted, chosen):
                break
    keys.press("Enter")


@pytest.mark.parametrize("do", [do_by_mouse, do_by_keys], ids=["mouse", "keys"])
def test_every_lesson_can_be_done(arrive: Arrive, do: Callable[[Player, str], None]) -> None:
    player = arrive("/learn")
    for lesson in LESSONS:
        expect(player.page.locator("h2")).to_have_text(wording("learn-lesson", lesson=lesson))
        expect(player.page.locator(".learn-does .primary")).to_be_visible()
        expect(board(player)).to_have_attribute("data-position", re.compile("turn|roll|lay"))
        offered = player.page.locator("button[data-facing]:visible, .board-offered")
        if lesson not in ("roll", "track", "pay"):
            expect(offered.first).to_be_attached()
        else:
            expect(player.page.locator(".learn-does .primary")).to_be_enabled()
        do(player, lesson)
        done = wording("learn-done", lesson=lesson)
        expect(player.page.locator(".learn-answer")).to_have_text(done)
        expect(player.page.locator(".announcer")).to_have_text(done)
        onward = button(player.page, "learn-next")
        expect(onward).to_be_focused()
        expect(onward).to_be_enabled()
        player.page.keyboard.press("Enter")
    expect(player.page.locator("h2")).to_have_text(wording("learn-end-title"))
    play = player.page.get_by_role("link", name=wording("learn-play"))
    expect(play).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(player.at("start-bots")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "ar"])
@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (390, 844), (768, 1024)])
def test_the_button_of_every_lesson_is_in_view(
    arrive: Arrive, width: int, height: int, language: str
) -> None:
    player = arrive("", viewport={"width": width, "height": height}, locale=language)
    for lesson in range(1, len(LESSONS) + 1):
        player.open(f"/learn#{lesson}")
        player.page.reload()
        expect(board(player)).to_be_visible()
        assert player.page.evaluate("() => scrollY") == 0
        expect(player.page.locator(".learn-does .primary")).to_be_in_viewport(ratio=1)


def test_something_else_that_is_legal_is_told_and_can_be_done_anew(arrive: Arrive) -> None:
    player = arrive("/learn")
    player.page.locator("button[data-facing=W]").click()
    player.page.locator(".learn-does .primary").click()
    expect(player.page.locator(".learn-answer")).to_have_text(wording("learn-else", lesson="turn"))
    do_by_mouse(player, "turn")
    expect(player.page.locator(".learn-answer")).to_have_text(wording("learn-done", lesson="turn"))


WATCH = """() => {
    window.lost = 0;
    const look = () => {
        if (document.activeElement === document.body) window.lost++;
        requestAnimationFrame(look);
    };
    look();
}"""


def lost(player: Player) -> int:
    """On how many pictures nothing had the focus since it was watched."""
    found: int = player.page.evaluate("window.lost")
    return found


def test_a_lesson_keeps_the_focus_while_it_is_told(arrive: Arrive) -> None:
    player = arrive("/learn#2", still=False)
    does = button(player.page, "learn-do", step="roll")
    expect(does).to_be_enabled()
    does.focus()
    player.page.evaluate(WATCH)
    player.page.keyboard.press("Enter")
    expect(does).to_have_attribute("aria-disabled", "true")
    expect(does).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(button(player.page, "learn-next")).to_be_focused()
    assert lost(player) == 0


def test_wherever_a_lesson_leads_the_focus_goes_along(arrive: Arrive) -> None:
    player = arrive("/learn")
    title = player.page.locator("h2")
    do_by_mouse(player, "turn")
    expect(button(player.page, "learn-next")).to_be_focused()
    player.page.evaluate(WATCH)
    button(player.page, "learn-once-more").press("Enter")
    expect(button(player.page, "learn-once-more")).to_have_count(0)
    expect(title).to_be_focused()
    button(player.page, "learn-skip").press("Enter")
    expect(title).to_have_text(wording("learn-lesson", lesson="roll"))
    expect(title).to_be_focused()
    button(player.page, "learn-back").press("Enter")
    expect(title).to_have_text(wording("learn-lesson", lesson="turn"))
    expect(title).to_be_focused()
    for _ in LESSONS:
        button(player.page, "learn-skip").press("Enter")
    button(player.page, "learn-from-start").press("Enter")
    expect(title).to_have_text(wording("learn-lesson", lesson="turn"))
    expect(title).to_be_focused()
    assert lost(player) == 0


@pytest.fixture(scope="module")
def large(
    launch_browser: Callable[..., Browser], browser_type_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    """A browser whose owner wants letters of twice the usual size."""
    body = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"
    browser = launch_browser(args=[*browser_type_launch_args["args"], body])
    yield browser
    browser.close()


@pytest.mark.parametrize("width", [320, pytest.param(390, marks=pytest.mark.long), 412])
@pytest.mark.parametrize("page", ["/learn", "/learn#4", "/editor", "/replay", "/rules"])
def test_letters_of_twice_the_size_fit(
    large: Browser, server: Server, page: str, width: int
) -> None:
    player = Player(large, server.link, viewport={"width": width, "height": 800})
    player.open(page)
    expect(player.page.locator("h1")).to_be_attached()
    if page == "/replay":
        button(player.page, "replay-example").click()
    expect(player.page.locator(".board").first).to_be_visible()
    if page in ("/learn#4", "/editor", "/replay"):
        expect(player.page.locator(".study-standings")).to_be_visible()
    assert player.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert sticking_out(player.page, page) == []
    player.leave()
