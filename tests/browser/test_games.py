"""Whole games from the first page to the standings: every number of players, every way to play."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser_player import Player
from support.input_methods import tab_to
from support.server import Device, Server

from marrakech import format_action, outcome, parse_game, parse_position
from marrakech.rules import result

Arrive = Callable[..., Player]

PHONE: dict[str, Any] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 390, "height": 844},
}
WAYS: dict[str, dict[str, Any]] = {"mouse": {}, "touch": PHONE, "keys": {"keys": True}}
QUICK = [(2, "mouse"), (3, "touch")]
REST = [(count, way) for count in (2, 3, 4) for way in WAYS if (count, way) not in QUICK]
GAMES = [*QUICK, *(pytest.param(*one, marks=pytest.mark.long) for one in REST)]
DIE = re.compile("[1-4]")
COLOURS = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}


def is_told_rightly(player: Player, server: Server) -> None:
    """The end: the page, the record and the hand that played all tell of the same game."""
    table = player.table_id()
    with Device(server) as device:
        state = device.state(table)
        events = device.events(table)
        record = device.get(f"/api/tables/{table}/record").text
    game = parse_game(record)
    end = outcome(parse_position(state["position"]))
    assert state["phase"] == "over"
    assert record.splitlines()[-1] == result(parse_position(state["position"]))
    mine = [seat for seat, chair in enumerate(state["seats"], 1) if chair["kind"] == "person"]
    done = [
        "roll" if DIE.fullmatch(event["action"]) else event["action"]
        for event in events
        if event["kind"] == "acted" and event["seat"] in mine and event["action"][0] != "*"
    ]
    asked = "roll" in player.decided  # otherwise the die follows a facing by itself
    assert [one for one in done if asked or one != "roll"] == player.decided
    written = [format_action(action) for action in game.actions]
    assert written == [event["action"] for event in events if event["kind"] == "acted"]
    rows = player.at("standings").locator("tbody tr")
    expect(rows).to_have_count(len(state["seats"]))
    expect(player.at("standings").locator("tr.first")).to_have_count(len(end.winners))
    for seat in end.winners:
        expect(player.at("standings").locator(f"tr.first[data-seat='{seat}']")).to_be_visible()
    alone = list(end.winners) == mine
    ending = "You win!" if alone else "share the victory." if len(end.winners) > 1 else "wins."
    expect(player.at("sentence")).to_have_text(re.compile(re.escape(ending) + "$"))


def shows_the_next_rug(player: Player) -> None:
    """With two players: the top of everybody's pile is marked, and it is the one that is laid."""
    seats = player.position().split(" ")[4].split(",")
    for seat, text in enumerate(seats, 1):
        top = text.partition("*")[2]
        marked = player.page.locator(f"[data-testid=seat][data-seat='{seat}'] .seat-rug.next")
        if top:
            expect(marked).to_have_count(1)
            expect(marked).to_contain_text(COLOURS[top])
            expect(marked).to_contain_text("(next)")
        else:
            expect(marked).to_have_count(0)


@pytest.mark.parametrize(("count", "way"), GAMES)
def test_a_game_against_bots_is_played_to_the_end(
    arrive: Arrive, server: Server, count: int, way: str
) -> None:
    ana = arrive("/", **WAYS[way])
    sets_up_against_bots(ana, opponents=count - 1)
    watch = shows_the_next_rug if count == 2 else lambda _: None
    assert not ana.plays(Random(count), each=watch)
    is_told_rightly(ana, server)


def sets_up_against_bots(player: Player, opponents: int) -> None:
    """From the first page: that many beginners, and off."""
    choice = player.at("choice-bots")
    counts = choice.get_by_role("group", name="Opponents").get_by_role("radio")
    bots = choice.get_by_role("group", name="Strength").get_by_role("radio")
    expect(bots.first).to_be_attached()
    start = player.at("start-bots")
    for group, wanted in ((counts, counts.nth(opponents - 1)), (bots, bots.first)):
        if player.is_keys:
            tab_to(player.page, group.and_(player.page.locator(":checked")))
            while not wanted.is_checked():
                player.page.keyboard.press("ArrowRight")
        elif not wanted.is_checked():
            player.press(wanted.locator("xpath=.."))
        expect(wanted).to_be_checked()
    if player.is_keys:
        tab_to(player.page, start)
        player.page.keyboard.press("Enter")
    else:
        player.press(start)
    expect(player.table()).to_be_visible()


@pytest.mark.parametrize(
    ("count", "way"),
    [
        (4, "keys"),
        *(pytest.param(c, w, marks=pytest.mark.long) for c, w in ((2, "mouse"), (3, "touch"))),
    ],
)
def test_the_variant_rolls_lays_and_then_steers(
    arrive: Arrive, server: Server, count: int, way: str
) -> None:
    steps: list[str] = []
    ana = arrive(
        f"/?mode=bots&players={count}&bot=random&edition=en%2Bvariant&start=1", **WAYS[way]
    )
    assert not ana.plays(Random(7), each=lambda player: steps.append(player.fact("step")))
    is_told_rightly(ana, server)
    # The last rug of all ends the game, and so does a price that cannot be paid.
    assert re.fullmatch("(roll lay steer )+(roll|roll lay|roll lay steer)", " ".join(steps))


@pytest.mark.long
@pytest.mark.parametrize(("count", "way"), [(2, "touch"), (3, "keys"), (4, "mouse")])
def test_a_device_that_is_passed_round_plays_for_everybody(
    arrive: Arrive, server: Server, count: int, way: str
) -> None:
    ana = arrive(f"/?mode=device&players={count}", **WAYS[way])
    if ana.is_keys:
        tab_to(ana.page, ana.at("start-device"))
        ana.page.keyboard.press("Enter")
    else:
        ana.press(ana.at("start-device"))
    assert not ana.plays(Random(count), each=says_who_is_to_move)
    is_told_rightly(ana, server)


def says_who_is_to_move(player: Player) -> None:
    """The player who holds the device reads their own name."""
    seat = player.fact("seat-to-move")
    row = player.page.locator(f"[data-testid=seat][data-seat='{seat}']")
    name = row.locator(".seat-name").inner_text()
    expect(player.at("sentence")).to_contain_text(name)
    expect(row).to_have_attribute("aria-current", "true")
