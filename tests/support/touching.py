"""Somebody at a table who touches the market and the button, with a mouse or a finger."""

from typing import Any

from playwright.sync_api import expect
from support.browser_player import Player
from support.input_methods import is_armed, middle
from support.page_checks import Arrive, call, opened, seat

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


def comes(arrive: Arrive, way: str = "touch", **options: Any) -> Player:
    return arrive("", **{**WAYS[way], **options})


def at_turn(player: Player, *seats: str) -> str:
    """A table at which this player is to turn Assam."""
    table = seat(player, *(seats or THREE))
    opened(player, table, step="turn", mine="true")
    is_armed(player.page)
    return table


def number(player: Player, table: str) -> int:
    """How many events the table has, when the page has sent all it wanted to send."""
    player.page.evaluate(IDLE)
    found: int = call(player, f"tables/{table}")["number"]
    return found


def hits(player: Player, square: str) -> None:
    """Tap or click the middle of a square."""
    if player.touches:
        player.page.touchscreen.tap(*middle(player.page, square))
    else:
        player.page.mouse.click(*middle(player.page, square))


def plays_own_turn(player: Player) -> None:
    """Roll and lay, with whatever is offered."""
    is_armed(player.page)
    player.press(player.at("act"))
    player.waits_for(step="lay", mine="true")
    offered = player.page.locator(".board-offered").first
    expect(offered).to_be_attached()
    hits(player, offered.get_attribute("data-square") or "")
    player.press(player.at("act"))
