"""One button skips, rolls and lays: a press does what it said when the press began."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from support.browser_player import Player
from support.input_methods import is_armed
from support.page_checks import Arrive, call, opened, seat
from support.server import eventually
from support.touching import (
    IDLE,
    STILL,
    THREE,
    VARIANT,
    WAYS,
    at_turn,
    comes,
    hits,
    number,
    plays_own_turn,
)


def hammers(player: Player, times: int, apart: int = 80) -> None:
    """Press the place of the button again and again, whatever it says."""
    found = player.at("act").bounding_box()
    assert found
    x, y = found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
    for _ in range(times):
        if player.touches:
            player.page.touchscreen.tap(x, y)
        else:
            player.page.mouse.click(x, y)
        player.page.wait_for_timeout(apart)


def rolls_of(player: Player, table: str, seats: set[int]) -> int:
    """How often these seats have rolled."""
    events = call(player, f"tables/{table}/events")["events"]
    return sum(
        one["kind"] == "acted" and one["seat"] in seats and one["during"] == "roll"
        for one in events
    )


def is_own_turn(player: Player) -> bool:
    """Whether the page asks for a decision, and shows nothing else any more."""
    asks = player.fact("mine") == "true" and player.fact("step") == "turn"
    return asks and "skip" not in (player.at("act").get_attribute("class") or "")


def presses_until_own_turn(player: Player, press: Callable[[], None]) -> None:
    """Press something again and again while the others play."""
    for _ in range(400):
        if is_own_turn(player):
            return
        press()
    raise AssertionError("the turn never came")


def space(player: Player) -> None:
    player.page.keyboard.press(" ")
    player.page.wait_for_timeout(80)


@pytest.mark.parametrize("way", WAYS)
def test_hammering_skip_through_bots_turns_rolls_nothing(arrive: Arrive, way: str) -> None:
    """80 ms apart, until one's own turn has come, and ten times more."""
    player = comes(arrive, way, still=False)
    table = at_turn(player, "person", "random", "random")
    plays_own_turn(player)
    player.waits_for(mine="false")
    before = rolls_of(player, table, {1})
    presses_until_own_turn(player, lambda: hammers(player, 1))
    hammers(player, 10)
    assert rolls_of(player, table, {1}) == before
    assert is_own_turn(player)
    is_armed(player.page)
    player.press(player.at("act"))
    player.waits_for(step="lay")
    assert rolls_of(player, table, {1}) == before + 1


def test_a_touch_of_the_market_ends_what_moves_and_not_the_story(arrive: Arrive) -> None:
    """People touch it to ask what a rug costs."""
    player = comes(arrive, "touch", still=False)
    player.has_chosen(speed="slow")
    table = seat(player, "person", "random", "random")
    opened(player, table, mine="true")
    plays_own_turn(player)
    eventually(lambda: call(player, f"tables/{table}")["seat"] == 1)
    player.page.wait_for_timeout(700)  # no second half of a double tap on the button
    hits(player, "d4")
    player.page.wait_for_timeout(700)
    assert not is_own_turn(player)
    shown = player.page.locator(".table-market .board").get_attribute("data-position")
    assert shown != call(player, f"tables/{table}")["position"]


@pytest.mark.parametrize("apart", [700, 1100])
def test_slowly_pressing_skip_on_and_on_rolls_nothing_either(arrive: Arrive, apart: int) -> None:
    player = comes(arrive, "touch", still=False)
    table = at_turn(player, "person", "random", "random")
    plays_own_turn(player)
    player.waits_for(mine="false")
    before = rolls_of(player, table, {1})
    presses_until_own_turn(player, lambda: hammers(player, 1, apart))
    hammers(player, 3, apart)
    assert rolls_of(player, table, {1}) == before
    assert is_own_turn(player)


def test_hammering_the_space_bar_rolls_nothing(arrive: Arrive) -> None:
    player = comes(arrive, "mouse", still=False)
    table = at_turn(player, "person", "random", "random")
    plays_own_turn(player)
    player.waits_for(mine="false")
    player.page.evaluate("document.activeElement.blur()")
    before = rolls_of(player, table, {1})
    presses_until_own_turn(player, lambda: space(player))
    for _ in range(10):
        space(player)
    assert rolls_of(player, table, {1}) == before


CHANGES_UNDER_THE_FINGER = """() => {
  const button = document.querySelector("[data-testid=act]");
  const event = (type, Kind) => new Kind(type, { bubbles: true, cancelable: true, detail: 1 });
  button.dispatchEvent(event("pointerdown", PointerEvent));
  return new Promise(done => {
    const look = () => {
      if (!button.matches(".primary")) return requestAnimationFrame(look);
      setTimeout(() => {
        button.dispatchEvent(event("pointerup", PointerEvent));
        button.dispatchEvent(event("click", MouseEvent));
        done(button.textContent);
      }, 1500);
    };
    look();
  });
}"""


def test_a_press_that_began_as_skip_never_rolls(arrive: Arrive) -> None:
    """The finger lies on Skip while the story ends by itself, and is lifted long after."""
    player = comes(arrive, still=False)
    table = at_turn(player, "person", "random")
    plays_own_turn(player)
    expect(player.page.locator(".button.act.skip")).to_be_visible()
    before = rolls_of(player, table, {1})
    player.page.evaluate(CHANGES_UNDER_THE_FINGER)
    assert is_own_turn(player)
    assert rolls_of(player, table, {1}) == before
    is_armed(player.page)
    player.press(player.at("act"))
    player.waits_for(step="lay")


def test_a_double_tap_on_the_button_decides_once(arrive: Arrive) -> None:
    """With every move shown at once, the next decision is in the same place right away."""
    player = comes(arrive)
    player.page.add_init_script(STILL)
    table = seat(player, *THREE, rules=VARIANT)
    opened(player, table, step="roll", mine="true")
    is_armed(player.page)
    hammers(player, 2, apart=120)
    player.waits_for(step="lay")
    hits(player, player.legal()[0][:2])
    is_armed(player.page)
    before = number(player, table)
    hammers(player, 5, apart=100)
    player.waits_for(step="steer")
    player.page.evaluate(IDLE)
    assert number(player, table) == before + 1


def test_the_button_points_to_itself_when_the_choice_is_touched(arrive: Arrive) -> None:
    player = comes(arrive, still=False)
    at_turn(player)
    player.page.evaluate(
        """() => document.addEventListener("animationstart", event => {
            window.sought = [...(window.sought ?? []), event.animationName];
        })"""
    )
    player.page.locator("button[data-facing][aria-pressed=true]").tap()
    player.page.wait_for_function("() => window.sought?.includes('sought')")
    expect(player.page.locator(".button.act.sought")).to_have_count(0)


def test_without_motion_the_button_is_seen_to_be_sought_too(arrive: Arrive) -> None:
    player = comes(arrive)
    at_turn(player)
    player.page.evaluate(
        """() => {
            const act = document.querySelector("[data-testid=act]");
            new MutationObserver(() => {
                if (act.matches(".sought")) window.faded = getComputedStyle(act).opacity;
            }).observe(act, { attributeFilter: ["class"] });
        }"""
    )
    player.page.locator("button[data-facing][aria-pressed=true]").tap()
    player.page.wait_for_function("() => Number(window.faded) < 1")
    expect(player.page.locator(".button.act.sought")).to_have_count(0)
