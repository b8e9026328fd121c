"""The analysis of a game: one button at its end and on every replay."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from support.browser_player import Player
from support.page_checks import (
    Arrive,
    act,
    axe,
    bots_are_ready,
    button,
    call,
    finished,
    nameless,
    opened,
    seat,
    sticking_out,
    within,
    wording,
)
from support.screen_reader import plain

from marrakech.locales import page_catalogue

PHONE = {"has_touch": True, "viewport": {"width": 390, "height": 844}}
DONE_MS = 120_000  # the machine may be busy, and its bots may have to get ready first
PARTS = ("start", "own-luck", "others-luck", "own-errors", "others-decisions", "corrections")
EXAMPLE = Path(__file__).parents[2] / "web/src/pages/replay/example.mrk"


def said(key: str, **details: str | int) -> str:
    return plain(page_catalogue("en").say(key, **details))


def chart(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=wording("analysis-walk"))


def is_done(player: Player) -> None:
    """Until everything is analysed."""
    expect(player.at("verdict")).to_be_visible(timeout=DONE_MS)


def analysis_of(player: Player, **wanted: str) -> dict[str, Any]:
    """What the server says, which is all there by now."""
    return call(player, "analyses", {**wanted})


class Held:
    """Keeps what the server says of analyses from a page until it may go on."""

    def __init__(self, player: Player) -> None:
        self.waiting: list[Route] | None = []
        player.page.route(re.compile("/api/analyses"), self._hold)

    def _hold(self, route: Route) -> None:
        if self.waiting is None:
            route.continue_()
        else:
            self.waiting.append(route)

    def go_on(self) -> None:
        waiting, self.waiting = self.waiting, None
        for route in waiting or ():
            route.continue_()


def shown(cell: str) -> float:
    """A percentage of the table as a fraction."""
    return float(plain(cell).replace("%", "").replace("\u2212", "-")) / 100


def steps_of(found: dict[str, Any]) -> list[dict[str, Any]]:
    """What each action did."""
    steps = [step for turn in found["turns"] for step in turn["steps"]]
    return [step for step in steps if step["kind"] != "correction"]


def moment_after(player: Player, table: str, turn: int) -> int:
    plies = call(player, f"tables/{table}/replay")["plies"]
    return max(number for number, ply in enumerate(plies, 1) if ply["turn"] == turn)


def chances_at(found: dict[str, Any], moment: int) -> list[str]:
    """Everyone's chances as the page writes them."""
    [step] = [one for one in steps_of(found) if one["ply"] == moment - 1]
    return [f"{round(100 * one)}%" for one in step["after"]]


def test_at_the_end_of_a_game_one_button_leads_to_all_of_it(arrive: Arrive) -> None:
    player = arrive("", **PHONE)
    bots_are_ready(player)
    table = finished(player, "person", "person", turns=6)
    opened(player, table, phase="over")
    held = Held(player)
    player.press(player.at("analyse"))
    # It is there before anything is known: how far it is, and a chart of the whole game.
    expect(player.page).to_have_url(re.compile(rf"/replay/{table}\?ply=0&analysis$"))
    expect(player.at("analysis-progress")).to_be_visible()
    title = player.page.get_by_role("heading", name=said("analysis-title"))
    expect(title).to_be_in_viewport()
    place = title.bounding_box()
    expect(chart(player)).to_have_attribute("aria-valuemax", "7")
    held.go_on()
    is_done(player)
    assert title.bounding_box() == place  # nothing has come between
    found = analysis_of(player, table=table)
    # A thumb points at a turn, and the market goes there.
    box = chart(player).bounding_box()
    assert box
    player.page.touchscreen.tap(box["x"] + box["width"] * 0.5, box["y"] + 60)
    turn = int(chart(player).get_attribute("aria-valuenow") or "")
    assert 0 < turn < 7
    moment = moment_after(player, table, turn)
    slider = player.page.locator(".study-slider input")
    expect(slider).to_have_value(str(moment))
    expect(player.page.locator(".chances-reading b")).to_have_text(chances_at(found, moment))
    # The sentences lead to their moments.
    player.press(player.at("turned"))
    expect(player.page.locator(".board")).to_be_in_viewport()
    largest = max(steps_of(found), key=lambda step: sum(map(abs, step["gains"])))
    at = largest["ply"] + 1
    expect(slider).to_have_value(str(at))
    expect(player.page).to_have_url(re.compile(rf"ply={at}&analysis$"))
    # A player who leaves and comes back finds it again, at once.
    player.page.go_back()
    expect(player.at("standings")).to_be_visible()
    Held(player)
    player.page.go_forward()
    is_done(player)
    expect(slider).to_have_value(str(at))
    assert axe(player.page) == []


def test_keys_walk_along_the_chances_and_the_sums_add_up(arrive: Arrive) -> None:
    player = arrive("/replay")
    bots_are_ready(player)
    button(player.page, "replay-example").click()
    button(player.page, "analysis-do").click()
    expect(player.page.get_by_role("heading", name=said("analysis-title"))).to_be_focused()
    is_done(player)
    expect(player.page).to_have_url(re.compile("&analysis&record="))
    found = analysis_of(player, record=EXAMPLE.read_text("utf-8"))
    slider = chart(player)
    slider.focus()
    for key, turn in [("End", 48), ("Home", 0), ("PageUp", 5), ("ArrowRight", 6), ("ArrowLeft", 5)]:
        player.page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuenow", str(turn))
        expect(player.page.locator(".study-slider input")).to_have_value(str(3 * turn))
    told = plain(slider.get_attribute("aria-valuetext") or "")
    for name, chance in zip(["Ana", "Ben", "Cid", "Dea"], chances_at(found, 15), strict=True):
        assert said("analysis-chance-of", name=name, chance=chance) in told
    # In the middle of a turn it stands between two of them.
    button(player.page, "replay-forward").click()
    expect(player.page.locator(".chances-reading b")).to_have_text(chances_at(found, 16))
    # The same as a table, which has a row for each turn and one for the start.
    player.page.locator(".chances-chart summary").click()
    rows = player.page.locator(".chances-chart tbody tr")
    expect(rows).to_have_count(49)
    # What a result is made up of adds up, for every seat.
    player.page.locator(".analysis-sums summary").click()
    sums = {
        name: [
            shown(cell)
            for cell in player.at("sums").locator(f"[data-row={name}] td").all_inner_texts()
        ]
        for name in (*PARTS, "result")
    }
    for one in range(4):
        assert sum(sums[name][one] for name in PARTS) == pytest.approx(
            sums["result"][one], abs=0.0004
        )
        assert sums["own-luck"][one] == pytest.approx(found["seats"][one]["own_luck"], abs=0.0001)
    # Every error that has a name is marked on its turn, in words too.
    errors = [step for step in steps_of(found) if step.get("grade")]
    marks = player.page.locator(".study-turns .grade-mark")
    expect(marks).to_have_count(len(errors))
    words = [said("analysis-grade", grade=step["grade"]) for step in errors]
    assert [mark.get_attribute("aria-label") for mark in marks.all()] == words
    worst = min(errors, key=lambda step: step["error"])
    player.at("worst").click()
    expect(player.page.locator(".study-slider input")).to_have_value(str(worst["ply"] + 1))
    player.page.locator(".analysis-errors summary").click()
    first = player.page.locator(".analysis-errors li").first
    expect(first).to_contain_text(within("analysis-error-turn", turn=37, name="Ana"))
    assert axe(player.page) == []
    # A link to it opens it at once for somebody else.
    other = arrive(player.page.url)
    is_done(other)
    expect(other.page.locator(".study-slider input")).to_have_value(str(worst["ply"] + 1))


def test_a_lost_connection_and_a_refusal_are_explained(arrive: Arrive) -> None:
    player = arrive("")
    bots_are_ready(player)
    running = seat(player, "person", "person")
    act(player, running, call(player, f"tables/{running}")["legal"][0])
    player.open(f"/replay/{running}")
    expect(player.page.locator(".board")).to_be_visible()
    expect(player.at("analyse")).to_have_count(0)
    player.excuse("status of 4", "ERR_FAILED")
    player.open(f"/replay/{running}?analysis")
    alert = player.at("analysis").get_by_role("alert")
    expect(alert).to_contain_text(within("analysis-too-early"))
    # With people at one device nobody is meant by “you”; a seat of one's own is.
    act(player, running, "x1")
    lost = re.compile("/api/analyses")
    player.page.route(lost, lambda route: route.abort())
    player.at("analyse-again").click()
    expect(alert).to_contain_text(within("server-unreachable"))
    player.page.unroute(lost)
    is_done(player)  # by itself
    expect(player.at("verdict")).not_to_contain_text("You")


def test_somebody_with_one_seat_reads_of_their_own_luck(arrive: Arrive) -> None:
    ana, ben = arrive(""), arrive("")
    bots_are_ready(ana)
    table = seat(ana, "person", "open")
    code = call(ana, f"tables/{table}")["you"]["join_code"]
    call(ben, "device", {})
    sit = {"kind": "sit", "id": "ben-sits-down", "name": "Ben", "code": code}
    call(ben, f"tables/{table}/commands", sit)
    for turn in range(4):
        player = (ana, ben)[turn % 2]
        for _ in range(2):
            act(player, table, call(player, f"tables/{table}")["legal"][0])
    act(ana, table, "x1")
    for player in (ana, ben):
        player.open(f"/replay/{table}?analysis")
        is_done(player)
    luck = {
        one["seat"]: one["own_luck"] + one["others_luck"]
        for one in analysis_of(ana, table=table)["seats"]
    }
    for number, player in ((1, ana), (2, ben)):
        size = "even" if abs(luck[number]) < 0.02 else "good" if luck[number] > 0 else "bad"
        sign = "+" if luck[number] > 0 else "\u2212"
        worth = f"{sign}{round(100 * abs(luck[number]))}%"
        expect(player.at("verdict")).to_contain_text(
            within("analysis-luck-you", luck=size, worth=worth)
        )


@pytest.mark.parametrize("language", ["en", "ar"])
def test_it_fits_on_the_smallest_phone_and_from_right_to_left(
    arrive: Arrive, language: str
) -> None:
    size = {"width": 320, "height": 640}
    player = arrive("/replay", locale=language, viewport=size, color_scheme="dark")
    bots_are_ready(player)
    player.page.locator(".opening-does button").first.click()
    player.at("analyse").click()
    is_done(player)
    for one in player.page.locator(".analysis details").all():
        one.evaluate("one => { one.open = true; }")
    assert sticking_out(player.page) == []
    assert nameless(player.page) == []
