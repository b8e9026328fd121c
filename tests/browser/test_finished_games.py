"""The finished games of a device, under Records: when, with whom, who won, and the way to each."""

import re
from pathlib import Path

from playwright.sync_api import Route, expect
from support.browser_player import Player
from support.page_checks import (
    Arrive,
    axe,
    button,
    call,
    finished,
    seat,
    sticking_out,
    within,
)
from support.server import serving


def gives_up(player: Player, number: int) -> str:
    """A game that is over as soon as it has begun."""
    table = seat(player, "person", "person")
    body = {"kind": "act", "id": f"given-up-{number:04}", "seen": 0, "action": "x1"}
    call(player, f"tables/{table}/commands", body)
    return table


def test_a_finished_game_is_found_under_records_and_opens(arrive: Arrive) -> None:
    player = arrive("")
    table = finished(player)
    player.open("/")
    player.page.locator(".wide-nav a[href$='/replay']").click()
    row = player.at("finished-games").get_by_role("link")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Ana")
    expect(row).to_contain_text("Ben")
    expect(row).to_contain_text(within("did-win", count=1, names="Ben"))
    assert row.locator("time").get_attribute("datetime")
    assert axe(player.page) == []
    row.click()
    player.page.wait_for_url(re.compile(f"/replay/{table}"))
    expect(player.page.locator(".board")).to_be_visible()


def test_the_winner_reads_that_it_was_they(arrive: Arrive) -> None:
    ana, ben = arrive(""), arrive("")
    made = seat(ana, "person", "open")
    code = call(ana, f"tables/{made}")["you"]["join_code"]
    call(ben, "device", {})
    sit = {"kind": "sit", "id": "ben-sits-down", "name": "Ben", "code": code}
    call(ben, f"tables/{made}/commands", sit)
    over = {"kind": "act", "id": "ana-gives-up", "seen": 0, "action": "x1"}
    call(ana, f"tables/{made}/commands", over)
    for player, said in (
        (ben, within("games-you-won")),
        (ana, within("did-win", count=1, names="Ben")),
    ):
        player.open("/replay")
        expect(player.at("finished-games").get_by_role("link")).to_contain_text(said)


def test_older_games_come_when_asked_for_and_get_the_focus(arrive: Arrive) -> None:
    player = arrive("")
    tables = [gives_up(player, number) for number in range(23)]
    player.open("/replay")
    rows = player.at("finished-games").get_by_role("link")
    expect(rows).to_have_count(5)
    player.at("older-games").click()
    expect(rows).to_have_count(20)
    expect(rows.nth(5)).to_be_focused()
    player.at("older-games").focus()
    player.page.keyboard.press("Enter")
    expect(rows).to_have_count(23)
    expect(rows.nth(20)).to_be_focused()
    expect(player.at("older-games")).to_have_count(0)
    found = rows.evaluate_all("all => all.map(one => one.pathname.split('/').at(-1))")
    assert found == tables[::-1]


def test_how_long_games_are_kept_is_said(arrive: Arrive, tmp_path: Path) -> None:
    with serving(tmp_path, "--keep-days", "30") as server:
        player = arrive("", link=server.link)
        finished(player)
        player.open("/replay")
        expect(player.at("finished-games")).to_contain_text(within("games-kept", days=30))
        player.page.goto("about:blank")


def test_without_any_game_and_without_a_server_the_list_says_so(arrive: Arrive) -> None:
    player = arrive("/replay")
    expect(player.at("finished-games")).to_contain_text(within("games-none"))
    player.excuse("ERR_FAILED")

    def lose(route: Route) -> None:
        route.abort()

    player.page.route("**/api/my/games*", lose)
    player.page.reload()
    expect(player.at("finished-games")).to_contain_text(within("server-unreachable"))
    player.page.unroute("**/api/my/games*")
    button(player.page, "study-again").click()
    expect(player.at("finished-games")).to_contain_text(within("games-none"))


def test_the_list_fits_on_the_smallest_phone_and_from_right_to_left(arrive: Arrive) -> None:
    for language in ("en", "ar"):
        player = arrive("", locale=language, viewport={"width": 320, "height": 640})
        finished(player, "person", "person", "person", "person")
        player.open("/replay")
        expect(player.at("finished-games").get_by_role("link")).to_have_count(1)
        assert sticking_out(player.page) == []
