"""The window's title: one for every state of a table, and one separator everywhere."""

import re

from playwright.sync_api import expect
from support.browser_group import meet
from support.page_checks import Arrive, act, call, finished, opened, seat
from support.screen_reader import plain

from marrakech.locales import page_catalogue


def title(key: str, **details: str | int) -> str:
    say = page_catalogue("en").say
    return plain(say("page-title", page=say(key, **details)))


def test_a_title_for_every_state_of_a_table(arrive: Arrive) -> None:
    player = arrive("")
    player.excuse("status of 404")
    gathering = seat(player, "person", "open", autostart=False)
    opened(player, gathering, phase="gathering")
    expect(player.page).to_have_title(title("title-gathering"))
    call(player, f"tables/{gathering}/commands", {"kind": "cancel", "id": "a-cancelling"})
    expect(player.page).to_have_title(title("table-cancelled-title"))
    player.open("/table/nosuchtable")
    expect(player.page).to_have_title(title("table-gone-title"))
    player.open("/")
    expect(player.page).to_have_title("Marrakech")


def test_the_title_says_whose_turn_it_is_and_how_it_ended(arrive: Arrive) -> None:
    ana, ben = meet(arrive, "Ana", "Ben")
    table = ana.table_id()
    watcher = arrive(f"/table/{table}")
    expect(ana.page).to_have_title(title("title-my-turn"))
    expect(ben.page).to_have_title(title("title-playing"))
    expect(watcher.page).to_have_title(title("title-playing"))
    act(ana, table, "x1")
    expect(ben.page).to_have_title(title("title-you-won"))
    for one in (ana, watcher):
        expect(one.page).to_have_title(title("title-won", count=1, names="Ben"))


def test_a_replay_names_its_players(arrive: Arrive) -> None:
    player = arrive("/replay")
    expect(player.page).to_have_title(title("nav-replay"))
    table = finished(player)
    player.open(f"/replay/{table}")
    expect(player.page).to_have_title(title("title-replay", names="Ana and Ben"))
    player.page.locator(".record-does a[href$='/replay']").click()
    expect(player.page).to_have_title(title("nav-replay"))
    player.open("/editor")
    expect(player.page).to_have_title(title("nav-editor"))


def test_there_is_one_separator() -> None:
    messages = {key for key in page_catalogue("en").keys if key.startswith("title-")}
    assert messages
    details: dict[str, str | int] = {"count": 1, "names": "Ana"}
    for key in messages:
        assert not re.search("Marrakech|–|·", page_catalogue("en").say(key, **details)), key
