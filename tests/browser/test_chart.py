"""The points by turn: a cursor for finger, mouse and keys, whole names, a way into the replay."""

import re

from playwright.sync_api import Locator, expect
from support.browser_player import Player
from support.page_checks import Arrive, call, finished, opened, sticking_out
from support.screen_reader import plain

from marrakech.locales import page_catalogue

LONG = ["Apprentice of Fes", "Wilhelmina Katharina", "Maximilian-Alexander"]


def said(key: str, **details: str | int) -> str:
    return plain(page_catalogue("en").say(key, **details))


def ended(arrive: Arrive, turns: int = 6, **options: object) -> tuple[Player, str]:
    player = arrive("", **options)
    table = finished(player, "person", "person", turns=turns)
    opened(player, table, phase="over")
    expect(player.page.locator(".points-chart")).to_be_visible()
    return player, table


def chart(player: Player) -> Locator:
    return player.page.get_by_role("slider", name=said("chart-walk"))


def points_after(player: Player, table: str, turn: int) -> list[int]:
    plies = call(player, f"tables/{table}/replay")["plies"]
    found: list[int] = [ply for ply in plies if ply["turn"] == turn][-1]["points"]
    return found


def moment_after(player: Player, table: str, turn: int) -> int:
    plies = call(player, f"tables/{table}/replay")["plies"]
    return max(number for number, ply in enumerate(plies, 1) if ply["turn"] == turn)


def test_keys_walk_along_the_turns_and_enter_opens_the_replay_there(arrive: Arrive) -> None:
    player, table = ended(arrive)
    slider = chart(player)
    slider.focus()
    for key in ("Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        player.page.keyboard.press(key)
    expect(slider).to_have_attribute("aria-valuenow", "2")
    ana, ben = points_after(player, table, 2)
    spoken = said("chart-value", turn=2, points=f"Ana: {ana} and Ben: {ben}")
    assert plain(slider.get_attribute("aria-valuetext") or "") == spoken
    expect(player.page.locator(".points-here")).to_have_count(1)
    shown = player.page.locator(".points-reading b")
    expect(shown).to_have_text([str(ana), str(ben)])
    player.page.keyboard.press("Enter")
    moment = moment_after(player, table, 2)
    expect(player.page).to_have_url(re.compile(rf"/replay/{table}\?ply={moment}$"))
    expect(player.page.locator(".study-slider input")).to_have_value(str(moment))
    player.page.go_back()
    expect(player.at("standings")).to_be_visible()


def test_a_mouse_points_at_a_turn_and_a_click_opens_it(arrive: Arrive) -> None:
    player, table = ended(arrive)
    box = chart(player).bounding_box()
    assert box
    player.page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + 60)
    turn = int(chart(player).get_attribute("aria-valuenow") or "")
    assert 0 < turn < 6
    expect(player.at("chart-watch")).to_have_text(re.compile(rf"\b{turn}\b"))
    player.page.mouse.down()
    player.page.mouse.up()
    moment = moment_after(player, table, turn)
    expect(player.page).to_have_url(re.compile(rf"/replay/{table}\?ply={moment}$"))


def test_a_finger_only_moves_the_cursor_and_the_link_leads_on(arrive: Arrive) -> None:
    player, table = ended(arrive, has_touch=True, viewport={"width": 390, "height": 844})
    slider = chart(player)
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box
    player.page.touchscreen.tap(box["x"] + box["width"] * 0.5, box["y"] + 60)
    watch = player.at("chart-watch")
    turn = int(slider.get_attribute("aria-valuenow") or "")
    assert 0 < turn < 6
    expect(player.page).to_have_url(re.compile("/table/"))
    size = watch.bounding_box()
    assert size
    assert size["height"] >= 44
    watch.tap()
    moment = moment_after(player, table, turn)
    expect(player.page).to_have_url(re.compile(rf"/replay/{table}\?ply={moment}$"))


def test_nothing_below_moves_when_the_cursor_appears(arrive: Arrive) -> None:
    player, _ = ended(arrive, viewport={"width": 390, "height": 844})
    below = player.page.locator(".points-chart summary")
    chart(player).focus()
    before = below.bounding_box()
    player.page.keyboard.press("Home")
    expect(player.at("chart-watch")).to_be_visible()
    assert below.bounding_box() == before


def test_names_are_whole_on_the_smallest_phone(arrive: Arrive) -> None:
    player = arrive("", viewport={"width": 320, "height": 640})
    people = {"names": LONG}
    made = call_table(player, people)
    opened(player, made, phase="over")
    names = player.page.locator(".points-name")
    expect(names).to_have_text(LONG)
    cut = names.evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"
    )
    assert cut == 0
    assert sticking_out(player.page) == []


def call_table(player: Player, people: dict[str, list[str]]) -> str:
    """A finished table of these people."""
    return finished(player, "person", "person", "person", turns=4, **people)


def test_a_line_ends_where_its_player_goes_out(arrive: Arrive) -> None:
    player, table = ended(arrive, turns=3)
    chart(player).focus()
    player.page.keyboard.press("End")
    last = call(player, f"tables/{table}/replay")["plies"][-1]
    out = said("seat-out-mark")
    expect(player.page.locator(".points-reading b")).to_have_text([out, str(last["points"][1])])
    expect(player.page.locator(".points-last")).to_have_count(1)


def test_in_the_replay_keys_on_the_chart_move_the_market(arrive: Arrive) -> None:
    player, table = ended(arrive)
    player.open(f"/replay/{table}")
    slider = chart(player)
    slider.focus()
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    moment = moment_after(player, table, 2)
    expect(player.page.locator(".study-slider input")).to_have_value(str(moment))
