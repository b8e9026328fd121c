"""What an invitation says: who asks, to what, and what to do when it is too late."""

import re

import pytest
from playwright.sync_api import expect
from support.browser_group import invites, meet
from support.browser_player import Player
from support.page_checks import Arrive, axe, call, sticking_out, within, wording

HOST = "/?mode=friends&players=2&begins=listed&name=Ana&start=1"


def heading(player: Player, key: str, **details: str) -> None:
    expect(player.page.locator("main h1")).to_have_text(wording(key, **details))


def test_an_invitation_says_who_invites_and_to_what(arrive: Arrive) -> None:
    three = HOST.replace("players=2", "players=3&bots=1&bot=random&clock=turn:45")
    link = invites(arrive(three))
    ben = arrive(link)
    heading(ben, "invited-by", name="Ana")
    head = ben.page.locator(".gathering-head")
    expect(head).to_contain_text(within("home-gist-players", count=3))
    expect(head).to_contain_text(within("home-clock-turn", seconds=45))
    assert axe(ben.page) == []


@pytest.mark.parametrize("language", ["en", "ar"])
def test_it_fits_everywhere(arrive: Arrive, language: str) -> None:
    ben = arrive(invites(arrive(HOST)), locale=language)
    expect(ben.at("sit")).to_be_visible()
    found = []
    for width, height in ((320, 640), (390, 844), (740, 360), (1280, 720), (1440, 900)):
        ben.page.set_viewport_size({"width": width, "height": height})
        found += sticking_out(ben.page, f"{width}")
        assert ben.at("sit").bounding_box()["y"] < height or width == 740  # type: ignore[index]
    assert found == []


def test_the_lessons_lead_back_to_the_invitation(arrive: Arrive) -> None:
    ben = arrive(invites(arrive(HOST)), viewport={"width": 320, "height": 568})
    ben.at("new-here").get_by_role("link", name=wording("home-learn")).click()
    expect(ben.page.locator(".learn-task")).to_be_visible()
    expect(ben.at("way-back")).to_be_in_viewport(ratio=1)
    assert sticking_out(ben.page) == []
    ben.page.reload()
    ben.at("way-back").click()
    expect(ben.at("sit")).to_be_visible()
    ben.at("new-here").get_by_role("link", name=wording("read-rules")).click()
    expect(ben.page.locator(".board").first).to_be_visible()
    ben.at("way-back").click()
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    ben.waits_for(phase="playing")
    ben.open("/learn")
    expect(ben.page.locator(".learn-task")).to_be_visible()
    expect(ben.at("way-back")).to_have_count(0)


def test_no_way_back_is_kept_once_the_table_was_opened_again(arrive: Arrive) -> None:
    """Whatever has become of it: the address holds the code that opens a seat."""
    link = invites(arrive(HOST))
    mia = arrive(link)
    mia.at("new-here").get_by_role("link", name=wording("home-learn")).click()
    expect(mia.at("way-back")).to_be_visible()
    ben = arrive(link)
    ben.at("sit").click()
    ben.waits_for(phase="playing")
    mia.at("way-back").click()
    mia.waits_for(phase="playing")
    kept = "() => sessionStorage.getItem('marrakech.invitation')"
    mia.page.wait_for_function(f"() => ({kept})() === null")


def test_the_last_lesson_ends_at_the_invitation(arrive: Arrive) -> None:
    ben = arrive(invites(arrive(HOST)))
    ben.at("new-here").get_by_role("link", name=wording("home-learn")).click()
    for _ in range(7):
        ben.page.get_by_role("button", name=wording("learn-skip")).click()
    ben.at("learn-play").click()
    expect(ben.at("sit")).to_be_visible()


def test_who_opens_it_during_the_game_reads_that_all_seats_are_taken(arrive: Arrive) -> None:
    ana = arrive(HOST)
    link = invites(ana)
    ben = arrive(link)
    ben.at("sit").click()
    ben.waits_for(phase="playing")
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    late = arrive(link, viewport={"width": 320, "height": 640})
    dialog = late.page.get_by_role("dialog")
    expect(dialog).to_have_accessible_name(wording("seats-taken-title"))
    expect(dialog).to_contain_text(within("seats-taken-text"))
    assert axe(late.page) + sticking_out(late.page) == []
    dialog.get_by_role("button", name=wording("seats-taken-watch")).click()
    expect(dialog).to_have_count(0)
    late.waits_for(phase="playing", mine="false")
    assert "#" not in late.page.url
    late.open(link)
    dialog.get_by_role("link", name=wording("seats-taken-own")).click()
    expect(late.at("start-friends")).to_be_visible()


def test_who_is_overtaken_while_reading_is_told_as_well(arrive: Arrive) -> None:
    link = invites(arrive(HOST))
    mia = arrive(link)
    expect(mia.at("sit")).to_be_visible()
    ben = arrive(link)
    ben.at("sit").click()
    ben.waits_for(phase="playing")
    expect(mia.page.get_by_role("dialog")).to_have_accessible_name(wording("seats-taken-title"))


def test_who_has_read_that_all_seats_are_taken_is_not_told_again(arrive: Arrive) -> None:
    ana = arrive(f"{HOST}&autostart=0")
    link = invites(ana)
    mia = arrive("")
    mia.page.clock.install()
    mia.open(link)
    expect(mia.at("sit")).to_be_visible()
    ben = arrive(link)
    ben.at("sit").click()
    heading(mia, "seats-taken-title")
    expect(mia.page.get_by_text(wording("watching-full"))).to_be_visible()
    mia.page.clock.fast_forward(5000)  # long enough to read it
    ana.at("start").click()
    mia.waits_for(phase="playing")
    expect(mia.page.locator(".board")).to_be_visible()
    expect(mia.page.get_by_role("dialog")).to_have_count(0)


def test_a_full_table_that_has_not_begun_says_that_all_seats_are_taken(arrive: Arrive) -> None:
    link = invites(arrive(f"{HOST}&autostart=0"))
    arrive(link).at("sit").click()
    late = arrive(link)
    heading(late, "seats-taken-title")
    expect(late.page.get_by_text(wording("watching-full"))).to_be_visible()


def test_somebody_who_is_away_is_not_said_to_be_here(arrive: Arrive) -> None:
    ana = arrive(f"{HOST}&autostart=0")
    ben = arrive(invites(ana))
    ben.at("sit-name").fill("Ben")
    ben.at("sit").click()
    heading(ana, "gathering-title-full")
    ben.open("/rules")
    heading(ana, "seats-taken-title")
    expect(ana.page.locator(".gathering-head p")).to_have_text(
        wording("gathering-away", names="Ben")
    )


def rematch_of_three(arrive: Arrive) -> list[Player]:
    """Ana, Ben and Mia have played; Ana has asked for another game."""
    everybody = meet(arrive, "Ana", "Ben", "Mia")
    table = everybody[0].table_id()
    for seat, player in enumerate(everybody[:2], 1):
        body = {"kind": "act", "id": f"gives-up-{seat:04}", "seen": 0, "action": f"x{seat}"}
        call(player, f"tables/{table}/commands", body)
    for one in everybody:
        one.waits_for(phase="over")
    everybody[0].at("rematch").click()
    everybody[0].waits_for(phase="gathering")
    return everybody


def test_a_rematch_says_who_has_been_asked_and_who_has_come(arrive: Arrive) -> None:
    ana, ben, mia = rematch_of_three(arrive)
    heading(ana, "gathering-title-again")
    asked = ana.at("asked")
    expect(asked).to_contain_text(within("gathering-asked", names="Ben and Mia"))
    expect(asked).to_contain_text(within("gathering-here", names="Ana"))
    expect(ana.at("seat").filter(has_text="Ben")).to_contain_text(within("mark-asked"))
    expect(ana.at("invite-link")).to_be_hidden()
    assert axe(ana.page) == []
    ben.at("rematch").click()
    # He is known: he sits down without being asked again, under his name.
    for one in (ana, ben):
        expect(one.at("asked")).to_contain_text(within("gathering-asked", names="Mia"))
        expect(one.at("asked")).to_contain_text(within("gathering-here", names="Ben and Ana"))
    mia.at("rematch").click()
    for one in (ana, ben, mia):
        one.waits_for(phase="playing")


def test_the_host_of_a_rematch_can_give_a_seat_away_or_cancel_it(arrive: Arrive) -> None:
    ana, ben, _ = rematch_of_three(arrive)
    ana.page.set_viewport_size({"width": 320, "height": 640})
    ana.page.locator(".invite-again > summary").click()
    assert sticking_out(ana.page) == []
    link = invites(ana)
    dea = arrive(link)
    heading(dea, "seats-taken-title")  # they are kept for Ben and Mia
    expect(dea.at("sit")).to_have_count(0)
    ana.page.get_by_role("button", name=wording("remove-name", name="Mia")).click()
    heading(dea, "invited-by", name="Ana")
    dea.at("sit-name").fill("Dea")
    dea.at("sit").click()
    expect(ana.at("asked")).to_contain_text(re.compile("Ben"))
    expect(ana.at("asked")).not_to_contain_text("Mia")
    expect(ana.at("seat").filter(has_text="Dea")).to_be_visible()
    expect(ben.at("rematch")).to_have_text(wording("rematch-join"))
    body = {"kind": "cancel", "id": "cancels-it"}
    call(ana, f"tables/{ana.table_id()}/commands", body)
    ben.page.reload()
    expect(ben.at("rematch")).to_have_text(wording("rematch"))
    expect(ben.page.locator(".over-again > p")).to_have_count(0)


def test_a_new_link_is_no_further_in_than_the_rest(arrive: Arrive) -> None:
    ana = arrive(HOST)
    words = "one => { const range = document.createRange(); range.selectNodeContents(one);"
    words += " return range.getBoundingClientRect().left; }"
    renew = ana.at("invite-renew").evaluate(words)
    title = ana.page.locator("#invite-title").evaluate(words)
    assert abs(renew - title) < 2
