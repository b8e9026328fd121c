"""A game that waits is the first thing on the first page; a new visitor sees no empty box."""

import re

import pytest
from playwright.sync_api import Route, expect
from support.page_checks import Arrive, axe, call, seat, sticking_out, within, wording
from support.page_clock import soon

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
LIST = re.compile(r"/api/my/tables")
FIRST = "() => document.querySelector('main section')?.dataset.testid ?? ''"
TOP = "() => document.querySelector('[data-testid=start-bots]').getBoundingClientRect().top"
SHIFTED = """() => {
    window.shifted = 0;
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) window.shifted += one.value;
    }).observe({ type: "layout-shift", buffered: true });
}"""


@pytest.mark.parametrize("viewport", [SMALL, PHONE, {"width": 1440, "height": 900}])
def test_from_the_first_game_on_it_is_the_first_thing_on_the_page(
    arrive: Arrive, viewport: dict[str, int]
) -> None:
    player = arrive("/", viewport=viewport)
    player.at("start-bots").click()
    player.waits_for(phase="playing", mine="true")
    table = player.table_id()
    player.page.locator("a.brand").click()
    waits = player.at("my-tables").get_by_role("link").first
    expect(waits).to_have_attribute("href", re.compile(f"/table/{table}$"))
    expect(waits).to_contain_text(within("home-your-turn"))
    assert player.page.evaluate(FIRST) == "my-tables"
    expect(waits).to_be_in_viewport(ratio=1)
    waits.click()
    player.waits_for(phase="playing", mine="true")


def test_the_most_urgent_game_comes_first_and_the_rest_is_folded(arrive: Arrive) -> None:
    player = arrive("", viewport=PHONE)
    due = seat(player, "person", "random")
    gathering = seat(player, "person", "open")
    hurried = seat(player, "person", "greedy", clock={"kind": "turn", "seconds": 900})
    player.open("/")
    mine = player.at("my-tables")
    links = mine.locator("a[href*='/table/']")
    expect(links).to_have_count(3)
    order = links.evaluate_all("all => all.map(one => one.pathname.split('/').at(-1))")
    assert order == [hurried, due, gathering]
    expect(links.nth(0)).to_be_visible()
    expect(links.nth(1)).to_be_hidden()
    mine.locator("summary").click()
    expect(links.nth(2)).to_be_visible()
    expect(links.nth(2)).to_contain_text(within("home-table-yours"))


def test_bots_of_a_kind_are_told_apart(arrive: Arrive) -> None:
    player = arrive("")
    seat(player, "greedy", "person", "greedy")
    player.open("/")
    names = player.at("my-tables").locator(".table-names bdi")
    expect(names).to_have_text([wording("bot-lettered", bot="greedy", letter=one) for one in "AB"])


def test_a_new_visitor_sees_no_empty_box_and_nothing_moves(arrive: Arrive) -> None:
    player = arrive("", viewport=PHONE)
    player.context.add_init_script(f"({SHIFTED})()")
    with player.page.expect_response(LIST):
        player.open("/")
    expect(player.at("open-tables").locator("[aria-busy]")).to_have_count(0)
    expect(player.at("my-tables")).to_have_count(0)
    assert player.page.evaluate("shifted") < 0.01


def test_room_is_left_for_a_game_that_is_still_on_its_way(arrive: Arrive) -> None:
    player = arrive("", viewport=PHONE)
    seat(player, "person", "random")
    player.open("/")
    expect(player.at("my-tables").locator("a[href*='/table/']")).to_be_visible()
    held: list[Route] = []
    player.page.route(LIST, lambda route: held.append(route))
    player.page.reload()
    soon(player.page, lambda: held)
    expect(player.at("my-tables").locator("[aria-busy]")).to_be_visible()
    before = player.page.evaluate(TOP)
    held[0].continue_()
    expect(player.at("my-tables").locator("a[href*='/table/']")).to_be_visible()
    assert player.page.evaluate(TOP) == before
    player.page.unroute_all(behavior="ignoreErrors")


def test_a_page_that_was_touched_does_not_move_for_a_late_answer(arrive: Arrive) -> None:
    player = arrive("", viewport=PHONE)
    seat(player, "person", "random")
    held: list[Route] = []
    player.page.route(LIST, lambda route: held.append(route))
    player.open("/")
    soon(player.page, lambda: held)
    player.at("choice-bots").locator("h2").click()
    before = player.page.evaluate(TOP)
    held[0].continue_()
    expect(player.at("my-tables").locator("a[href*='/table/']")).to_be_attached()
    assert player.page.evaluate(TOP) == before
    player.page.unroute_all(behavior="ignoreErrors")


def test_when_no_game_is_left_its_place_leads_once_to_the_finished_ones(arrive: Arrive) -> None:
    player = arrive("")
    table = seat(player, "person", "open")
    player.open("/")
    expect(player.at("my-tables").locator("a[href*='/table/']")).to_be_visible()
    call(player, f"tables/{table}/commands", {"kind": "cancel", "id": "cancelled-it"})
    player.page.reload()
    expect(player.at("my-tables")).to_have_text(wording("home-finished"))
    expect(player.at("my-tables").get_by_role("link")).to_be_visible()
    player.page.wait_for_function("() => /:0/.test(localStorage['marrakech.rows'])")
    player.page.reload()
    expect(player.at("start-bots")).to_be_visible()
    expect(player.at("my-tables")).to_have_count(0)


def test_many_finished_games_hide_none_that_waits(arrive: Arrive) -> None:
    player = arrive("")
    waits = seat(player, "person", "random")
    for number in range(51):
        table = seat(player, "person", "person")
        body = {"kind": "act", "id": f"given-up-{number:04}", "seen": 0, "action": "x1"}
        call(player, f"tables/{table}/commands", body)
    player.open("/")
    links = player.at("my-tables").locator("a[href*='/table/']")
    expect(links).to_have_attribute("href", re.compile(f"/table/{waits}$"))


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_waiting_game_fits_everywhere(arrive: Arrive, language: str) -> None:
    player = arrive("", locale=language)
    for seats in (("person", "greedy", "random", "random"), ("person", "open")):
        seat(player, *seats)
    player.open("/")
    expect(player.at("my-tables").locator("summary")).to_be_visible()
    found = axe(player.page)
    for width, height in ((320, 640), (390, 844), (740, 360), (1280, 720), (1440, 900)):
        player.page.set_viewport_size({"width": width, "height": height})
        found += sticking_out(player.page, f"{width}")
    assert found == []
