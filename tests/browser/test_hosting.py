"""Gathering, waiting, leaving, giving up, running out of time, and playing again."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Route, expect
from support.browser_group import invites, meet
from support.browser_player import Player
from support.server import Device, Server

Arrive = Callable[..., Player]

TURN = re.compile("Your turn")
HEARING = """
window.heard = [];
new MutationObserver(() => {
    const said = document.querySelector(".announcer")?.textContent;
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
AT_TABLE = re.compile("Game in progress")


def row(player: Player, seat: int) -> Locator:
    return player.page.locator(f"[data-testid=seat][data-seat='{seat}']")


def opens(player: Player, fold: str) -> None:
    """Unfold what lies folded beside the market."""
    player.page.get_by_text(fold, exact=True).click()


# Before the game


def test_the_host_seats_bots_removes_and_begins(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=3&autostart=0&begins=listed&name=Ana&start=1")
    link = invites(ana)
    ben = arrive(link)
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    expect(row(ana, 2)).to_contain_text("Ben")
    expect(ben.at("start")).to_have_count(0)
    expect(ben.at("seat-bot")).to_have_count(0)
    expect(ana.at("start")).to_have_attribute("aria-disabled", "true")
    ana.at("start").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.at("start")).to_be_focused()
    ana.at("seat-bot").click()
    expect(row(ana, 3)).to_contain_text("Apprentice")
    row(ana, 3).get_by_role("button", name="Remove").click()
    expect(row(ana, 3)).to_contain_text("Open seat")
    ana.page.get_by_label("Which bot").select_option("random")
    ana.at("seat-bot").click()
    expect(row(ana, 3)).to_contain_text("Tourist")
    row(ana, 2).get_by_role("button", name="Remove").click()
    expect(ben.page.get_by_text("You’re watching.")).to_be_visible()
    ben.open(link)  # it still opens a seat
    ben.at("sit").click()
    expect(row(ana, 2)).to_contain_text("Ben")
    ben.waits_for(phase="gathering")
    ana.at("start").click()
    for one in (ana, ben):
        one.waits_for(phase="playing")


def test_a_seat_offers_what_fits_the_player_who_has_just_sat_down(arrive: Arrive) -> None:
    """By the event alone: a bot seated a moment later would take the place of that person."""
    ana = arrive("/?mode=friends&players=3&autostart=0&begins=listed&name=Ana&start=1")
    ben = arrive(invites(ana))
    expect(row(ana, 2).get_by_test_id("seat-bot")).to_be_visible()
    held: list[Route] = []
    ana.page.route(re.compile(r"/api/tables/\w+$"), lambda route: held.append(route))
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    expect(row(ana, 2)).to_contain_text("Ben")
    expect(row(ana, 2).get_by_test_id("seat-bot")).to_have_count(0)
    expect(row(ana, 2).get_by_role("button", name="Remove")).to_be_visible()
    for route in held:
        route.continue_()
    ana.page.unroute_all()


def test_a_guest_gets_up_and_the_seat_is_open_again(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=3&begins=listed&name=Ana&start=1")
    ben = arrive(invites(ana))
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    expect(row(ana, 2)).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Leave").click()
    expect(row(ana, 2)).to_contain_text("Open seat")
    ben.open(invites(ana))
    expect(ben.at("sit-name")).to_have_value("Ben")  # as before, nothing to type


def test_cancelling_a_table_asks_first(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=2&start=1")
    link = invites(ana)
    ben = arrive(link)
    expect(ben.at("sit")).to_be_visible()
    ana.page.get_by_role("button", name="Cancel the table").click()
    ana.page.get_by_role("button", name="Keep it").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.waits_for(phase="gathering")
    ana.page.get_by_role("button", name="Cancel the table").click()
    ana.at("dialog-yes").click()
    for one in (ana, ben):
        heading = one.page.get_by_role("heading", name="This table was cancelled")
        expect(heading).to_be_visible()


# Away


def test_a_bot_plays_for_an_absent_player_until_they_come_back(arrive: Arrive) -> None:
    ana, ben = meet(arrive, "Ana", "Ben")
    assert ana.is_awaited()
    ben.open("/rules")
    expect(row(ana, 2)).to_contain_text("away")
    bar = ana.at("away-bar")
    expect(bar).to_contain_text("has been away for a while")
    under, above = bar.bounding_box(), ana.at("last").bounding_box()
    assert under
    assert above
    apart = under["x"] + under["width"] <= above["x"] or under["y"] >= above["y"] + above["height"]
    assert apart
    bar.get_by_role("button", name="Wait").click()
    expect(bar).to_have_count(0)
    ana.page.reload()
    expect(bar).to_be_visible()
    ana.at("stand-in").click()
    expect(row(ana, 2)).to_contain_text("bot playing")
    number = int(ana.fact("number"))
    ana.plays(Random(2), decisions=2)
    assert ana.fact("seat-to-move") == "1"
    assert int(ana.fact("number")) > number + 5  # its turn and his
    ben.open(f"/table/{ana.table_id()}")
    expect(ben.at("notice")).to_contain_text("A bot played for you")
    expect(row(ana, 2)).not_to_contain_text("bot playing")
    assert ana.plays(Random(3), decisions=1)
    ana.decides(Random(3))
    assert ben.is_awaited()


def test_a_link_that_got_about_is_made_void_and_a_namesake_gets_a_number(arrive: Arrive) -> None:
    ana = arrive("/?mode=friends&players=3&begins=listed&name=Ana&start=1")
    old = invites(ana)
    ana.at("invite-renew").click()
    expect(ana.at("notice")).to_contain_text("The old one no longer works.")
    expect(ana.at("invite-link")).not_to_have_value(old)
    stranger = arrive(old)
    stranger.at("sit-name").fill("Ana")
    stranger.at("sit").click()
    expect(stranger.at("sit-refused")).to_contain_text("This link doesn’t open a seat")
    stranger.open(invites(ana))
    stranger.at("sit").click()
    expect(row(ana, 2)).to_contain_text("Ana 2")


def test_a_seat_goes_along_to_another_device(arrive: Arrive) -> None:
    ana, _ = meet(arrive, "Ana", "Ben")
    assert ana.is_awaited()
    opens(ana, "This table")
    ana.at("offer").click()
    field = ana.at("seat-link")
    expect(field).to_have_value(re.compile(r"#seat-[\w-]+"))
    expect(ana.page.get_by_text(re.compile(r"within \W*15\W* minutes"))).to_be_visible()
    link = field.input_value()
    phone = arrive(link)
    phone.waits_for(phase="playing", mine="false")
    phone.at("claim").click()
    assert phone.is_awaited()
    expect(phone.page).not_to_have_url(re.compile("#seat"))
    expect(field).to_have_count(0)  # the link has done its work
    ana.waits_for(mine="false")
    expect(ana.page.get_by_text("You’re watching.")).to_be_visible()
    phone.decides(Random(1))
    phone.waits_for(step="lay")
    late = arrive(link)  # it works once
    late.at("claim").click()
    expect(late.at("notice")).to_be_visible()
    late.waits_for(mine="false")


# The end


def test_giving_up_asks_first_and_playing_again_leads_both_to_the_next_table(
    arrive: Arrive, server: Server
) -> None:
    ana, ben = meet(arrive, "Ana", "Ben")
    assert ana.is_awaited()
    before = ana.fact("number")
    opens(ana, "This table")
    ana.at("give-up").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    assert (ana.fact("number"), ana.fact("phase")) == (before, "playing")
    ana.at("give-up").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.at("give-up").click()
    ana.at("dialog-yes").click()
    expect(ben.at("sentence")).to_have_text("You win!")
    expect(ana.at("sentence")).to_contain_text("wins.")
    expect(ana.at("standings").locator("tbody tr").last).to_contain_text("gave up")
    expect(ana.at("standings").locator("tr[data-seat='1']")).to_contain_text("you")
    expect(ana.at("standings").locator("tr[data-seat='2']")).not_to_contain_text("you")
    for one in (ana, ben):
        expect(one.at("sentence")).to_be_in_viewport()
    first = ana.table_id()
    ana.at("rematch").click()
    ana.waits_for(phase="gathering")
    expect(ben.page.locator(".over-again > p")).to_contain_text("Ana")
    ben.at("rematch").click()
    for one in (ana, ben):
        one.waits_for(phase="playing")
    assert ana.table_id() == ben.table_id() != first
    with Device(server) as device:
        chairs = device.state(ben.table_id())["seats"]
    assert sorted(chair["name"] for chair in chairs) == ["Ana", "Ben"]


def test_who_runs_out_of_time_is_out(arrive: Arrive) -> None:
    ana = arrive("/?mode=bots&players=2&bot=random&begins=listed&clock=turn:2&name=Ana&start=1")
    assert ana.is_awaited()
    expect(row(ana, 1).locator(".seat-clock")).to_have_text(re.compile("0:0"))
    expect(ana.at("standings")).to_be_visible()
    expect(ana.at("standings").locator("tr[data-seat='1']")).to_contain_text("ran out of time")
    expect(ana.at("log")).to_contain_text("has run out of time")


def test_a_bot_plays_on_where_time_means_that(arrive: Arrive) -> None:
    ana = arrive("/?mode=bots&players=2&bot=random&begins=listed&clock=turn:2&timeout=bot&start=1")
    expect(ana.at("standings")).to_be_visible(timeout=60_000)  # bots play the whole game
    expect(ana.at("standings")).not_to_contain_text("ran out of time")
    expect(ana.at("log")).to_contain_text("has run out of time; a bot takes over")
    assert not ana.decided


def test_the_title_says_when_it_is_my_turn(arrive: Arrive) -> None:
    ana, ben = meet(arrive, "Ana", "Ben")
    expect(ana.page).to_have_title(TURN)
    expect(ben.page).to_have_title(AT_TABLE)
    ana.plays(Random(4), decisions=1)
    ana.decides(Random(4))
    expect(ben.page).to_have_title(TURN)
    expect(ana.page).to_have_title(AT_TABLE)


def test_who_plays_alone_here_is_you_and_hears_of_the_colour_once(arrive: Arrive) -> None:
    ana = arrive("", still=False)
    ana.context.add_init_script(HEARING)
    ana.open("/?mode=bots&players=2&bot=random&begins=listed&name=Ana&start=1")
    assert ana.is_awaited()
    ana.page.wait_for_function("() => heard.some(one => one.includes('Your turn'))")
    ana.page.wait_for_timeout(500)  # in which it would be said again
    said = [one for one in ana.page.evaluate("heard") if "Your turn" in one]
    assert len(said) == 1
    colour = {"r": "red", "b": "blue"}[ana.position().split("*")[1][0]]
    ana.at("act").click()
    expect(ana.at("sentence")).to_have_text("You’re playing.")
    expect(ana.at("sentence")).to_have_text(re.compile(f"Lay your \\W?{colour}\\W? rug"))
    weave = ana.at("log").locator("li").first.locator(".swatch rect").first
    expect(weave).to_have_attribute("style", re.compile(f"--{colour}"))


def test_no_address_is_too_long_to_be_told_that_there_is_no_such_table(arrive: Arrive) -> None:
    ana = arrive("")
    ana.excuse("422")
    ana.open("/table/" + 3000 * "a")
    expect(ana.page.locator("main h1")).to_have_text("Table not found")
