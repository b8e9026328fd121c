"""Several browsers at one table: from a link that was sent to a game that everybody sees alike."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser_group import invites, meet
from support.browser_player import Player
from support.server import Device, Server

Arrive = Callable[..., Player]

CLICKS = "addEventListener('click', () => window.name += '.', true)"


def clicks(player: Player) -> int:
    """How often somebody has clicked since their browser was opened."""
    return len(player.page.evaluate("window.name"))


def counted(player: Player, path: str) -> Player:
    player.context.add_init_script(CLICKS)
    player.open(path)
    return player


def agree(everybody: list[Player], number: int) -> None:
    """All see the same market, after that event."""
    for one in everybody:
        one.waits_for(number=f"^{number}$")
        expect(one.page.locator(".board:not([data-busy])")).to_be_visible()
    first = everybody[0]
    expect(first.page.locator(".board")).to_have_attribute("data-position", re.compile("."))
    for one in everybody[1:]:
        expect(one.page.locator(".board")).to_have_attribute("data-position", first.position())
        for seat in range(1, first.page.locator(".seats .seat").count() + 1):
            row = f".seats .seat[data-seat='{seat}'] .seat-score"
            words = first.page.locator(row).get_attribute("title") or ""
            expect(one.page.locator(row)).to_have_attribute("title", words)


def to_move(everybody: list[Player], table: str, server: Server) -> tuple[Player, int]:
    """Who is to decide now, once the server waits for a person; and the last event's number."""
    with Device(server) as device:
        state = device.state(table)
    for one in everybody:
        one.waits_for(number=f"^{state['number']}$")
    chosen = everybody[int(state["seat"]) - 1]
    assert chosen.is_awaited()
    return chosen, state["number"]


def test_two_friends_need_no_more_than_three_clicks_until_the_game_is_on(arrive: Arrive) -> None:
    ana = counted(arrive(""), "/")
    ana.at("start-friends").click()
    link = invites(ana)
    ben = counted(arrive(""), link)
    ben.at("sit").click()
    for one in (ana, ben):
        one.waits_for(phase="playing")
    assert clicks(ana) + clicks(ben) <= 3
    assert clicks(ana) >= 1 <= clicks(ben)  # so they are counted at all


@pytest.mark.parametrize(
    "names", [["Ana", "Ben"], pytest.param(["Ana", "بن", "Cid"], marks=pytest.mark.long)]
)
def test_positions_agree_in_all_browsers_after_every_turn(
    arrive: Arrive, server: Server, names: list[str]
) -> None:
    everybody = meet(arrive, *names)
    table = everybody[0].table_id()
    watcher = arrive(f"/table/{table}")
    chance = Random(len(names))
    for one in [*everybody, watcher]:
        for seat, name in enumerate(names, 1):
            row = one.page.locator(f".seats .seat[data-seat='{seat}'] .seat-name")
            expect(row).to_have_text(name)
    for _ in range(4 * len(names)):
        player, number = to_move(everybody, table, server)
        agree([*everybody, watcher], number)
        others = [one for one in [*everybody, watcher] if one is not player]
        assert [one.fact("mine") for one in others] == ["false"] * len(others)
        player.decides(chance)
        player.waits_for(number=f"^(?!{number}$)")
    _, number = to_move(everybody, table, server)
    agree([*everybody, watcher], number)


def test_who_only_watches_can_do_nothing(arrive: Arrive, server: Server) -> None:
    ana, ben = meet(arrive, "Ana", "Ben")
    watcher = arrive(f"/table/{ana.table_id()}")
    watcher.waits_for(phase="playing", mine="false")
    expect(watcher.page.get_by_text("You’re watching.")).to_be_visible()
    expect(ben.page.get_by_text("One person is watching.")).to_be_visible()
    with Device(server) as device:
        before = device.state(ana.table_id())["number"]
        for square in ("d4", "d5", "e4"):
            for _ in range(2):
                watcher.page.locator(f"[data-square={square}]").click(force=True)
        expect(watcher.page.locator("button[data-facing]:visible")).to_have_count(0)
        watcher.at("act").dispatch_event("click")
        for test_id in ("give-up", "offer", "stand-in", "rematch"):
            expect(watcher.at(test_id)).to_have_count(0)
        assert device.state(ana.table_id())["number"] == before


def test_who_comes_too_late_is_told_so_and_may_watch(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=3&autostart=0&begins=listed&start=1")
    link = invites(ana)
    for _ in range(2):
        guest = arrive(link)
        guest.at("sit").click()
        expect(guest.page.get_by_text("you", exact=True)).to_be_visible()
    late = arrive(link)
    expect(late.at("sit")).to_have_count(0)
    expect(late.page.get_by_text(re.compile("watch", re.I)).first).to_be_visible()
    expect(late.page.get_by_text(re.compile("full|taken|Everyone is here")).first).to_be_visible()
    ana.at("start").click()
    late.waits_for(phase="playing", mine="false")
    expect(late.page.get_by_text("You’re watching.")).to_be_visible()
    expect(late.page.get_by_text("If one of these seats is yours").first).to_be_visible()


def test_a_link_that_was_cut_is_refused_where_the_form_was(arrive: Arrive) -> None:
    link = invites(arrive("/?mode=friends&players=2&autostart=0&start=1"))
    ben = arrive(link[:-3])
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    expect(ben.at("sit-refused")).to_contain_text("This link doesn’t open a seat")
    expect(ben.at("sit-refused")).to_be_focused()
    expect(ben.at("sit")).to_have_count(0)
    expect(ben.at("notice")).to_have_count(0)
    ben.page.evaluate("link => { location.href = link; }", link)
    expect(ben.at("sit-name")).to_have_value("Ben")


def test_who_hesitates_until_the_table_is_full_can_watch(arrive: Arrive, server: Server) -> None:
    ana = arrive("/?mode=friends&players=2&autostart=0&start=1")
    link = invites(ana)
    slow = arrive(link)
    expect(slow.at("sit")).to_be_visible()
    with Device(server) as quick:
        table, code = ana.table_id(), link.partition("#join-")[2]
        assert quick.do(table, "sit", name="Quick", code=code).status_code == 200
        expect(slow.page.get_by_text("Quick", exact=True)).to_be_visible()
    expect(slow.at("sit")).to_have_count(0)
    expect(slow.page.locator("main")).to_contain_text("All seats are taken. You can watch")
