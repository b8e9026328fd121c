"""Nothing irrevocable without its button: a touch of the market only chooses."""

from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from support.browser_player import Player
from support.input_methods import chosen_rug, is_armed, is_settled, middle
from support.page_checks import Arrive, act, call, opened, seat
from support.touching import (
    IDLE,
    PHONE,
    THREE,
    VARIANT,
    WAYS,
    at_turn,
    comes,
    hits,
    number,
    plays_own_turn,
)

# A key that has been held down since before the page asked for a decision: the browser repeats it.
REPEATED = """key => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", { key, repeat: true, bubbles: true, cancelable: true }))"""


def at_lay(player: Player, *seats: str, **wanted: Any) -> str:
    """A table at which this player is to lay a rug."""
    table = seat(player, *(seats or THREE), **wanted)
    act(player, table, call(player, f"tables/{table}")["legal"][0])
    opened(player, table, step="lay", mine="true")
    expect(player.page.locator(".board-offered").first).to_be_attached()
    return table


def corner_of_two(legal: list[str]) -> tuple[str, str, str]:
    """A square with two rugs that may be laid, and the other half of each."""
    halves = [(lay[:2], lay[2:]) for lay in legal] + [(lay[2:], lay[:2]) for lay in legal]
    for square in sorted({first for first, _ in halves}):
        others = sorted(second for first, second in halves if first == square)
        if len(others) > 1:
            return square, others[0], others[1]
    raise AssertionError(legal)


# Arrows


@pytest.mark.parametrize("way", WAYS)
def test_an_arrow_only_turns_assam_however_often_it_is_touched(arrive: Arrive, way: str) -> None:
    player = comes(arrive, way)
    table = at_turn(player)
    before = number(player, table)
    for facing in call(player, f"tables/{table}")["legal"]:
        if facing not in "NESW":
            continue
        arrow = player.page.locator(f"button[data-facing={facing}]")
        for _ in range(4):
            player.press(arrow)
        expect(arrow).to_have_attribute("aria-pressed", "true")
    assert number(player, table) == before
    player.press(player.at("act"))
    player.waits_for(step="lay")


def test_a_double_click_on_an_arrow_throws_nothing(arrive: Arrive) -> None:
    player = comes(arrive, "mouse")
    table = at_turn(player)
    before = number(player, table)
    white = player.page.locator("button[data-facing][aria-pressed=false]:visible").first
    white.dblclick()
    chosen = player.page.locator("button[data-facing][aria-pressed=true]:visible")
    chosen.dblclick()
    assert number(player, table) == before


def test_in_the_variant_an_arrow_chooses_and_the_button_decides(arrive: Arrive) -> None:
    player = comes(arrive)
    table = seat(player, *THREE, rules=VARIANT)
    opened(player, table, step="roll", mine="true")
    plays_own_turn(player)
    player.waits_for(step="steer", mine="true")
    before = number(player, table)
    arrow = player.page.locator("button[data-facing]:visible").first
    for _ in range(4):
        arrow.tap()
    expect(arrow).to_have_attribute("aria-pressed", "true")
    assert number(player, table) == before
    player.at("act").tap()
    player.waits_for(step="roll", seat_to_move="2")


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_on_the_chosen_arrow_rolls_once_and_not_while_it_is_held(
    arrive: Arrive, key: str
) -> None:
    player = comes(arrive, "mouse")
    table = at_turn(player)
    player.page.locator("button[data-facing][aria-pressed=true]").focus()
    before = number(player, table)
    player.page.evaluate(REPEATED, key)
    assert number(player, table) == before
    player.page.keyboard.press(key)
    player.waits_for(step="lay")


@pytest.mark.parametrize("lesson", [1])
def test_in_the_lesson_an_arrow_only_chooses_too(arrive: Arrive, lesson: int) -> None:
    player = arrive(f"/learn#{lesson}", **PHONE)
    arrow = player.page.locator("button[data-facing=E]")
    for _ in range(4):
        arrow.tap()
    player.page.evaluate(IDLE)
    expect(arrow).to_be_visible()
    expect(player.page.locator(".learn-answer.is-done")).to_have_count(0)
    player.page.locator(".learn-does .primary").tap()
    expect(player.page.locator(".learn-answer.is-done")).to_be_visible()


# Two squares


def test_two_squares_are_exactly_those_two(arrive: Arrive) -> None:
    """Whichever rug the first square shows: the second one beside it makes the pair."""
    player = comes(arrive)
    table = at_lay(player)
    before = number(player, table)
    square, one, other = corner_of_two(player.legal())
    for second in (one, other, one):
        hits(player, square)
        expect(chosen_rug(player.page)).to_be_visible()
        hits(player, second)
        pair = "".join(sorted((square, second)))
        expect(chosen_rug(player.page)).to_have_attribute("data-lay", pair)
    assert number(player, table) == before
    player.at("act").tap()
    player.waits_for(step="turn", seat_to_move="2")
    laid = call(player, f"tables/{table}/events")["events"][-1]
    assert laid["action"] == "".join(sorted((square, one)))


def test_the_pair_of_the_report(arrive: Arrive) -> None:
    """Assam on c3: b2 shows a rug, and b3 makes it b2–b3."""
    where = quote("7/7/7/7/7/7/7 c3N lay 1 30:r15,30:b15,30:y15 -")
    player = arrive(f"/editor?position={where}", **PHONE)
    expect(player.page.locator(".board-offered").first).to_be_attached()
    x, y = middle(player.page, "b2")
    player.page.touchscreen.tap(x + 12, y)
    expect(chosen_rug(player.page)).to_have_attribute("data-lay", "b2c2")
    hits(player, "b3")
    expect(chosen_rug(player.page)).to_have_attribute("data-lay", "b2b3")


def test_a_finger_never_lays_a_rug_by_itself(arrive: Arrive) -> None:
    """Fast taps, double taps and slow ones, on every half: only the button lays."""
    player = comes(arrive)
    table = at_lay(player)
    before = number(player, table)
    square, one, other = corner_of_two(player.legal())
    for tapped in (square, square, one, one, square, other, other, other, one, square):
        hits(player, tapped)
        hits(player, tapped)
        is_settled(player.page)
        hits(player, tapped)
    assert number(player, table) == before
    expect(chosen_rug(player.page)).to_be_visible()
    player.at("act").tap()
    player.waits_for(step="turn", seat_to_move="2")


def test_a_double_click_only_chooses_and_another_click_lays(arrive: Arrive) -> None:
    player = comes(arrive, "mouse")
    table = at_lay(player)
    before = number(player, table)
    square, _, _ = corner_of_two(player.legal())
    x, y = middle(player.page, square)
    player.page.mouse.dblclick(x, y)
    expect(chosen_rug(player.page)).to_be_visible()
    for _ in range(3):
        player.page.mouse.click(x, y)  # as fast as can be, each taken for a single click
    assert number(player, table) == before
    is_settled(player.page)
    player.page.mouse.dblclick(x, y)  # its first click is one of its own
    player.waits_for(step="turn", seat_to_move="2")


def test_who_wants_no_question_lays_with_the_second_square(arrive: Arrive) -> None:
    player = comes(arrive)
    player.page.add_init_script(
        "localStorage.setItem('marrakech.settings', JSON.stringify({ confirm: false }))"
    )
    table = at_lay(player)
    before = number(player, table)
    square, one, other = corner_of_two(player.legal())
    hits(player, square)
    hits(player, square)
    shown = chosen_rug(player.page)
    expect(shown).to_be_visible()
    assert number(player, table) == before
    second = other if one in (shown.get_attribute("data-lay") or "") else one
    is_settled(player.page)
    hits(player, second)
    player.waits_for(step="turn", seat_to_move="2")
    laid = call(player, f"tables/{table}/events")["events"][-1]
    assert laid["action"] == "".join(sorted((square, second)))


# The market in words


def test_on_the_text_board_a_click_only_chooses(arrive: Arrive) -> None:
    player = comes(arrive, "mouse")
    player.page.add_init_script(
        "localStorage.setItem('marrakech.settings', JSON.stringify({ textBoard: true }))"
    )
    table = at_turn(player)
    before = number(player, table)
    for choice in player.page.locator("[data-text-choice]").all():
        choice.dblclick()
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
    assert number(player, table) == before
    is_armed(player.page)
    player.at("act").click()
    player.waits_for(step="lay", mine="true")
    before = number(player, table)
    lay = player.legal()[0]
    player.page.locator(f"[data-text-square={lay[:2]}]").click()
    player.page.locator(f"[data-text-square={lay[2:]}]").dblclick()
    expect(player.page.locator(f"[data-text-choice={lay}]")).to_have_attribute(
        "aria-pressed", "true"
    )
    player.page.locator(f"[data-text-choice={lay}]").dblclick()
    assert number(player, table) == before
    is_armed(player.page)
    player.at("act").click()
    player.waits_for(step="turn", seat_to_move="2")
