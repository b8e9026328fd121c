"""The first page: three choices, every option, presets by address, and the lists of tables."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Route, expect
from support.browser_player import Player
from support.page_checks import Arrive, button, call, finished, seat, sticking_out, wording
from support.server import Server, eventually, unharmed

from marrakech import OPTIONS, presets
from marrakech.locales import page_catalogue


def choice(player: Player, mode: str) -> Locator:
    return player.at(f"choice-{mode}")


def pick(where: Locator, legend: str, label: str) -> None:
    """One of a few choices that stand side by side, found as a reader finds it."""
    group = where.get_by_role("group", name=wording(legend), exact=True)
    group.get_by_role("radio", name=re.compile(f"^{re.escape(label)}$")).check(force=True)


def table_of(player: Player) -> dict[str, object]:
    """What the server says of the table to which the page has gone."""
    player.page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    player.waits_for(phase="gathering|playing")
    return call(player, f"tables/{player.page.url.rpartition('/')[2]}")


def kinds(table: dict[str, object]) -> list[str]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return sorted(one["bot"] or one["kind"] for one in seats)


def names(table: dict[str, object]) -> list[str]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return sorted(one["name"] for one in seats if one["kind"] == "person")


def test_play_now_is_one_touch_to_a_game_against_two_bots(arrive: Arrive) -> None:
    player = arrive("/")
    player.at("start-bots").click()
    table = table_of(player)
    assert table["phase"] == "playing"
    assert kinds(table) == ["greedy", "greedy", "person"]
    assert names(table) == ["Player 1"]


def test_playing_against_bots_can_be_changed_first(arrive: Arrive) -> None:
    player = arrive("/")
    bots = choice(player, "bots")
    pick(bots, "home-opponents", "1")
    pick(bots, "home-strength", page_catalogue("en").say("bot-called", bot="random"))
    player.at("start-bots").click()
    assert kinds(table_of(player)) == ["person", "random"]


BELOW = "() => document.querySelector('.options').getBoundingClientRect().top + scrollY"


@pytest.mark.parametrize("mode", ["friends", "device"])
@pytest.mark.parametrize("width", [320, 390, 1440])
def test_a_bot_among_people_moves_nothing(arrive: Arrive, mode: str, width: int) -> None:
    player = arrive(
        f"/?mode={mode}&players=4&begins=listed", viewport={"width": width, "height": 900}
    )
    expect(player.page.locator(".segments-to-come")).to_have_count(0)

    def places() -> list[float]:
        go = player.at(f"start-{mode}").evaluate("one => one.getBoundingClientRect().top + scrollY")
        below = player.page.evaluate(BELOW)
        return [go, below]

    before = places()
    for bots in ("1", "2", "0"):
        pick(choice(player, mode), "home-bots-among", bots)
        expect(choice(player, mode).locator("select")).to_have_count(0 if bots == "0" else 1)
        assert places() == before
    assert sticking_out(player.page) == []


def test_each_choice_has_a_bot_of_its_own_and_keeps_it(arrive: Arrive) -> None:
    player = arrive("/?mode=friends&players=3&bots=1")
    friends = choice(player, "friends").locator("select")
    expect(friends).to_have_value("greedy")
    pick(
        choice(player, "bots"),
        "home-strength",
        page_catalogue("en").say("bot-called", bot="random"),
    )
    expect(friends).to_have_value("greedy")
    friends.select_option("novice")
    bots = choice(player, "bots").get_by_role("group", name=wording("home-strength"))
    expect(bots.get_by_role("radio", name=wording("bot-called", bot="random"))).to_be_checked()
    player.open("/?mode=friends&players=3&bots=1")
    expect(friends).to_have_value("novice")
    expect(bots.get_by_role("radio", name=wording("bot-called", bot="random"))).to_be_checked()
    player.at("start-friends").click()
    assert kinds(table_of(player)) == ["novice", "open", "person"]


def test_a_table_for_friends_waits_for_them(arrive: Arrive) -> None:
    player = arrive("/")
    friends = choice(player, "friends")
    pick(friends, "home-players", "4")
    pick(friends, "home-bots-among", "1")
    friends.get_by_label(wording("home-name")).fill("  Zoë  ")
    player.at("start-friends").click()
    table = table_of(player)
    assert table["phase"] == "gathering"
    assert kinds(table) == ["greedy", "open", "open", "person"]
    assert names(table) == ["Zoë"]
    link = re.compile(r"^http.*/table/[\w-]+\?lang=en#join-")
    expect(player.at("invite-link")).to_have_value(link)


def test_on_this_device_everybody_is_named_and_it_begins(arrive: Arrive) -> None:
    player = arrive("/")
    device = choice(player, "device")
    pick(device, "home-players", "3")
    for number, name in enumerate(("Ana", "بن", ""), 1):
        device.get_by_label(wording("home-name-of", number=number)).fill(name)
    player.at("start-device").click()
    table = table_of(player)
    assert table["phase"] == "playing"
    assert names(table) == ["Ana", "Player 3", "بن"]
    you = table["you"]
    assert isinstance(you, dict)
    assert you["seats"] == [1, 2, 3]


def test_every_option_can_be_chosen_and_reaches_the_server(arrive: Arrive) -> None:
    player = arrive("/?mode=device")
    player.at("options").locator("summary").click()
    wanted = {option: values[1] for option, values in OPTIONS.items() if option != "pile"}
    for option, value in wanted.items():
        player.at(f"option-{option}").select_option(value)
    options = player.at("options")
    pick(options, "home-facing", page_catalogue("en").say("facing", facing="W"))
    pick(options, "home-clock", page_catalogue("en").say("home-clock-value", kind="game"))
    options.get_by_label(wording("home-clock-minutes")).fill("7")
    options.get_by_label(wording("home-clock-increment")).fill("3")
    options.get_by_label(wording("home-clock-increment")).blur()
    pick(options, "home-timeout", page_catalogue("en").say("home-timeout-value", timeout="bot"))
    player.at("start-device").click()
    setup = table_of(player)["setup"]
    assert isinstance(setup, dict)
    assert setup["rules"] == ",".join(sorted(f"{name}={value}" for name, value in wanted.items()))
    assert setup["edition"] is None
    assert setup["facing"] == "W"
    assert setup["clock"] == {"kind": "game", "seconds": 420, "increment": 3}
    assert setup["timeout"] == "bot"


def test_what_cannot_be_played_together_is_explained_and_not_set_up(arrive: Arrive) -> None:
    player = arrive("/?mode=device")
    player.at("options").locator("summary").click()
    player.at("option-pile").select_option("alternating")
    player.at("option-stock").select_option("15")
    expect(player.at("options").get_by_role("alert")).to_have_text(wording("home-clash"))
    player.at("start-device").click()
    expect(choice(player, "device").get_by_role("alert")).to_have_text(wording("home-clash"))
    assert "/table/" not in player.page.url
    player.at("option-stock").select_option("24")
    expect(player.at("options").get_by_role("alert")).to_have_count(0)
    player.at("start-device").click()
    setup = table_of(player)["setup"]
    assert isinstance(setup, dict)
    assert setup["rules"] == "pile=alternating"


def test_every_edition_is_there_and_one_reaches_the_server(arrive: Arrive) -> None:
    player = arrive("/?mode=device")
    player.at("options").locator("summary").click()
    expect(player.at("edition")).to_be_visible()
    offered = player.at("edition").locator("option").evaluate_all("all => all.map(o => o.value)")
    assert sorted(value for value in offered if value) == sorted(presets)
    player.at("edition").select_option("cs")
    player.at("start-device").click()
    setup = table_of(player)["setup"]
    assert isinstance(setup, dict)
    assert setup["edition"] == "cs"


GOOD = {
    "mode": "friends",
    "players": "4",
    "bots": "1",
    "bot": "random",
    "edition": "fr+variant",
    "facing": "E",
    "clock": "turn:45",
    "timeout": "bot",
    "listed": "1",
    "autostart": "0",
    "begins": "listed",
    "name": "Zoë",
}


def test_an_address_sets_everything_and_a_reload_keeps_it(arrive: Arrive) -> None:
    player = arrive(f"/?{urlencode(GOOD)}")
    expect(player.at("edition")).to_have_value("fr+variant")
    player.page.reload()
    expect(player.at("edition")).to_have_value("fr+variant")
    expect(player.at("preset-bad")).to_have_count(0)
    player.at("start-friends").click()
    table = table_of(player)
    assert kinds(table) == ["open", "open", "person", "random"]
    seats, setup = table["seats"], table["setup"]
    assert isinstance(seats, list)
    assert isinstance(setup, dict)
    assert seats[0]["name"] == "Zoë"
    said = {name: setup[name] for name in ("edition", "facing", "timeout", "listed", "autostart")}
    assert said == {
        "edition": "fr+variant",
        "facing": "E",
        "timeout": "bot",
        "listed": True,
        "autostart": False,
    }
    assert setup["clock"] == {"kind": "turn", "seconds": 45, "increment": 0}


def test_what_makes_no_sense_in_an_address_is_told_and_waits(arrive: Arrive) -> None:
    player = arrive("")
    for part in ("players=9", "clock=turn:0", "edition=xx", "bot=deep", "rules=tie=7", "what=1"):
        player.open(f"/?{part}&start=1&facing=N")
        expect(player.at("preset-bad")).to_contain_text(part.removesuffix("=1"))
        assert "/table/" not in player.page.url
    button(player.at("preset-bad"), "home-notice-close").click()
    expect(player.at("preset-bad")).to_have_count(0)
    player.at("options").locator("summary").click()
    north = player.at("options").get_by_role("radio", name=wording("facing", facing="N"))
    expect(north).to_be_checked()


def test_what_was_told_and_closed_stays_closed(arrive: Arrive) -> None:
    player = arrive("")
    waiting: list[Route] = []
    player.page.route(re.compile("/api/editions"), lambda route: waiting.append(route))
    player.open("/?what=1")
    button(player.at("preset-bad"), "home-notice-close").click()
    # The page is asked in between: only then does what it wants to fetch come to be known here.
    eventually(lambda: player.page.title() and waiting)
    for route in waiting:
        route.continue_()
    expect(player.at("edition")).to_be_attached()
    expect(player.at("preset-bad")).to_have_count(0)


def test_an_address_can_start_at_once_and_back_does_not_start_again(arrive: Arrive) -> None:
    player = arrive("/rules")
    player.open("/?mode=bots&players=2&start=1")
    assert kinds(table_of(player)) == ["greedy", "person"]
    player.page.go_back()
    player.page.wait_for_url(re.compile("/rules$"))


def test_choices_go_into_the_address(arrive: Arrive) -> None:
    player = arrive("/")
    pick(choice(player, "device"), "home-players", "3")
    player.page.wait_for_url(re.compile(r"\?mode=device&players=3$"))
    player.page.reload()
    device = choice(player, "device")
    three = device.get_by_role("group", name=wording("home-players")).get_by_role("radio", name="3")
    expect(three).to_be_checked()


@pytest.fixture
def unvisited(tmp_path: Path, kernel_ready: None) -> Iterator[Server]:
    """A server on which no other test has set up a table that all can find."""
    with unharmed(tmp_path) as running:
        yield running


def test_empty_lists_say_so_and_anothers_open_table_appears(
    unvisited: Server, arrive: Arrive
) -> None:
    player = arrive("/", link=unvisited.link)
    expect(player.at("open-tables")).to_contain_text(page_catalogue("en").say("home-open-none"))
    other = arrive("", link=unvisited.link)
    table = seat(other, "person", "open", listed=True, rules="tie=shared")
    player.page.reload()
    row = player.at("open-tables").locator("li", has=player.page.locator(f"[href*='{table}']"))
    expect(row).to_contain_text("Ana")
    row.get_by_role("link", name=wording("home-sit")).click()
    player.page.wait_for_url(re.compile(f"/table/{table}$"))
    player.waits_for(phase="gathering")


def test_my_tables_lead_back_to_them(arrive: Arrive) -> None:
    player = arrive("")
    table = seat(player, "person", "random")
    finished(player)
    player.open("/")
    mine = player.at("my-tables")
    expect(mine.locator(f"[href$='/table/{table}']")).to_contain_text(
        page_catalogue("en").say("home-your-turn")
    )
    expect(mine.get_by_role("link", name=wording("home-finished"))).to_be_visible()
    mine.locator(f"[href$='/table/{table}']").click()
    player.waits_for(phase="playing", mine="true")


def test_back_leads_from_the_table_to_the_first_page_and_forward_again(arrive: Arrive) -> None:
    player = arrive("/")
    player.at("start-bots").click()
    player.waits_for(phase="playing")
    there = player.page.url
    player.page.go_back()
    expect(player.at("start-bots")).to_be_visible()
    expect(player.page.locator("h1")).to_be_focused()
    player.page.go_forward()
    player.waits_for(phase="playing")
    assert player.page.url == there


def test_each_link_leads_to_its_page_and_back(arrive: Arrive) -> None:
    player = arrive("/")
    # Going back while an address is being written has no effect: the editor's gets a position.
    for page, more in (("learn", ""), ("rules", ""), ("replay", ""), ("editor", r"\?position=.+")):
        player.page.locator(f"a.more-link[href$='/{page}']").click()
        player.page.wait_for_url(re.compile(f"/{page}{more}$"))
        expect(player.page.locator("main h1")).to_be_attached()
        player.page.go_back()
        expect(player.at("start-bots")).to_be_visible()


def test_a_table_can_be_watched_by_its_link_or_its_name(arrive: Arrive) -> None:
    host, watcher = arrive(""), arrive("/")
    table = seat(host, "person", "random")
    field = watcher.page.get_by_label(wording("home-watch-label"))
    field.fill("no table at all")
    field.press("Enter")
    expect(watcher.page.locator("#watch-trouble")).to_have_text(wording("home-watch-empty"))
    field.fill(f"{host.link}/table/{table}")
    field.press("Enter")
    watcher.waits_for(phase="playing", mine="false")


def test_the_foot_of_the_page_leads_to_the_licences(arrive: Arrive) -> None:
    player = arrive("/")
    player.page.get_by_role("link", name=wording("nav-licences")).click()
    player.page.wait_for_url(re.compile(r"/licences\.txt$"))
    expect(player.page.locator("body")).to_contain_text("preact")
