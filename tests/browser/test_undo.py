"""Taking the last rug back, where everybody plays on one device."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from support.browser_player import Arrive, Player
from support.server import Device, Server

from marrakech import parse_game

PHONE: dict[str, Any] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 390, "height": 844},
}


def round_one_device(arrive: Arrive, players: int, **options: Any) -> Player:
    """Everybody plays on Ana's device."""
    ana = arrive(f"/?mode=device&players={players}", **options)
    ana.press(ana.at("start-device"))
    assert ana.is_awaited()
    return ana


def decides_until(player: Player, step: str, chance: Random) -> None:
    """Play until it is time for this step."""
    while player.fact("step") != step:
        before = int(player.fact("number"))
        player.decides(chance)
        assert player.is_awaited(before)


@pytest.mark.parametrize(("players", "options"), [(2, PHONE), (3, {})], ids=["phone", "desk"])
def test_the_last_rug_is_taken_back_until_assam_is_turned(
    arrive: Arrive, server: Server, players: int, options: dict[str, Any]
) -> None:
    chance = Random(players)
    ana = round_one_device(arrive, players, **options)
    undo = ana.at("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    decides_until(ana, "lay", chance)
    expect(undo).to_have_attribute("aria-disabled", "true")
    before, seat = ana.position(), ana.fact("seat-to-move")
    decides_until(ana, "turn", chance)
    assert ana.fact("seat-to-move") != seat

    expect(undo).to_have_attribute("aria-disabled", "false")
    ana.press(undo)
    ana.waits_for(step="lay", seat_to_move=seat)
    expect(ana.page.locator(".board")).to_have_attribute("data-position", before)
    expect(ana.page.locator("[aria-live=polite]").first).to_contain_text("takes the last rug back")
    expect(undo).to_have_attribute("aria-disabled", "true")

    log = ana.at("log-line").first
    expect(log).not_to_contain_text("lays")
    decides_until(ana, "turn", chance)
    expect(log).to_have_text(re.compile(r"^(?!.*lays.*lays).*lays"))
    expect(ana.at("log")).not_to_contain_text("takes the last rug back")
    decides_until(ana, "lay", chance)  # Assam was turned and the die was rolled
    expect(undo).to_have_attribute("aria-disabled", "true")
    with Device(server) as device:
        record = device.get(f"/api/tables/{ana.table_id()}/record").text
        events = device.events(ana.table_id())
    kinds = [event["kind"] for event in events]
    assert kinds.count("undone") == 1
    assert len(parse_game(record).actions) < kinds.count("acted")


def test_a_key_takes_it_back(arrive: Arrive) -> None:
    chance = Random(5)
    ana = round_one_device(arrive, 3)
    decides_until(ana, "lay", chance)
    seat = ana.fact("seat-to-move")
    decides_until(ana, "turn", chance)
    ana.page.keyboard.press("u")
    ana.waits_for(step="lay", seat_to_move=seat)


def test_against_bots_there_is_no_such_button(arrive: Arrive) -> None:
    ana = arrive("/?mode=bots&players=2&bot=random&start=1")
    assert ana.is_awaited()
    expect(ana.at("act")).to_be_visible()
    expect(ana.at("undo")).to_have_count(0)


def test_against_bots_no_key_takes_it_back(arrive: Arrive, server: Server) -> None:
    chance = Random(4)
    ana = arrive("/?mode=bots&players=2&bot=random&edition=en%2Bvariant&start=1")
    assert ana.is_awaited()
    decides_until(ana, "steer", chance)  # the rug lies, and Assam is not turned yet
    ana.page.keyboard.press("u")
    before = int(ana.fact("number"))
    ana.decides(chance)
    assert ana.is_awaited(before)
    with Device(server) as device:
        assert "undone" not in [event["kind"] for event in device.events(ana.table_id())]
