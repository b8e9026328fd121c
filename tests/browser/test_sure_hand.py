"""Nothing irrevocable without its button: a touch of the market only chooses, and a press does what
the button said when it began."""

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from support.browser_player import Player
from support.input_methods import chosen_rug, is_armed, is_settled, middle
from support.page_checks import Arrive, act, call, opened, seat

PHONE: dict[str, Any] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 390, "height": 844},
}
WAYS = {"mouse": {}, "touch": PHONE}
THREE = ("person", "person", "person")
VARIANT = "steering=after-must"
STILL = "localStorage.setItem('marrakech.settings', JSON.stringify({ speed: 'none' }))"
# The event of the last press, once the browser has dealt with all that came before it.
IDLE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


# A key that has been held down since before the page asked for a decision: the browser repeats it.
REPEATED = """key => document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", { key, repeat: true, bubbles: true, cancelable: true }))"""


def comes(arrive: Arrive, way: str = "touch", **options: Any) -> Player:
    return arrive("", **{**WAYS[way], **options})


def at_turn(player: Player, *seats: str) -> str:
    """A table at which this player is to turn Assam."""
    table = seat(player, *(seats or THREE))
    opened(player, table, step="turn", mine="true")
    is_armed(player.page)
    return table


def at_lay(player: Player, *seats: str, **wanted: Any) -> str:
    """A table at which this player is to lay a rug."""
    table = seat(player, *(seats or THREE), **wanted)
    act(player, table, call(player, f"tables/{table}")["legal"][0])
    opened(player, table, step="lay", mine="true")
    expect(player.page.locator(".board-offered").first).to_be_attached()
    return table


def number(player: Player, table: str) -> int:
    """How many events the table has, when the page has sent all it wanted to send."""
    player.page.evaluate(IDLE)
    found: int = call(player, f"tables/{table}")["number"]
    return found


def corner_of_two(legal: list[str]) -> tuple[str, str, str]:
    """A square with two rugs that may be laid, and the other half of each."""
    halves = [(lay[:2], lay[2:]) for lay in legal] + [(lay[2:], lay[:2]) for lay in legal]
    for square in sorted({first for first, _ in halves}):
        others = sorted(second for first, second in halves if first == square)
        if len(others) > 1:
            return square, others[0], others[1]
    raise AssertionError(legal)


def hits(player: Player, square: str) -> None:
    """Tap or click the middle of a square."""
    if player.touches:
        player.page.touchscreen.tap(*middle(player.page, square))
    else:
        player.page.mouse.click(*middle(player.page, square))


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


# The button


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


def plays_own_turn(player: Player) -> None:
    """Roll and lay, with whatever is offered."""
    is_armed(player.page)
    player.press(player.at("act"))
    player.waits_for(step="lay", mine="true")
    offered = player.page.locator(".board-offered").first
    expect(offered).to_be_attached()
    hits(player, offered.get_attribute("data-square") or "")
    player.press(player.at("act"))


def is_own_turn(player: Player) -> bool:
    """Whether the page asks for a decision, and shows nothing else any more."""
    asks = player.told("mine") == "true" and player.told("step") == "turn"
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


def test_the_button_shows_itself_to_who_touches_what_is_chosen(arrive: Arrive) -> None:
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
    player.at("act").click()
    player.waits_for(step="turn", seat_to_move="2")
