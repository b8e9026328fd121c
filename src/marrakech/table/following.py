"""What follows from an action by itself: throws, draws, and the end with the secret it reveals."""

from typing import Any

from marrakech.rules import Action, Position, apply, format_position, result, start
from marrakech.table.dice import fair_chance
from marrakech.table.events import Draft
from marrakech.table.state import Chair, Table


def begin(table: Table) -> list[Draft]:
    """The start of the game, with the draws that happen before the first turn."""
    assert table.setup is not None
    position = start(len(table.chairs), table.setup.rules, table.setup.facing)
    begun = Draft("started", {"position": format_position(position)})
    return [begun, *follow(table, position, table.chairs, 0)]


def do_action(
    table: Table, position: Position, action: Action, seat: int, reason: str | None = None
) -> list[Draft]:
    """An action, and all that happens by itself behind it."""
    after = apply(position, action)
    data: dict[str, Any] = {"action": action, "seat": seat}
    if reason:
        data["reason"] = reason
    return [Draft("acted", data), *follow(table, after, table.chairs, table.chances)]


def throw(table: Table, position: Position) -> list[Draft]:
    """The die, and all that happens by itself behind it."""
    action = _fair(table, position, table.chairs, table.chances + 1)
    after = apply(position, action)
    thrown = Draft("acted", {"action": action, "seat": position.seat})
    return [thrown, *follow(table, after, table.chairs, table.chances + 1)]


def follow(table: Table, position: Position, chairs: list[Chair], chances: int) -> list[Draft]:
    """Draws, throws that need nobody's hand, and the end with the secret it reveals."""
    drafts: list[Draft] = []
    while _by_itself(position, chairs):
        chances += 1
        action = _fair(table, position, chairs, chances)
        drafts.append(Draft("acted", {"action": action, "seat": position.seat}))
        position = apply(position, action)
    if position.step == "over":
        data = {"result": result(position), "server_seed": table.server_seed.hex()}
        drafts.append(Draft("ended", data))
    return drafts


def _by_itself(position: Position, chairs: list[Chair]) -> bool:
    if position.step == "draw":
        return True
    by_bot = chairs[position.seat - 1].played_by_bot
    return position.step == "roll" and (position.ruleset.steering == "before" or by_bot)


def throw_for_bot(table: Table, seat: int) -> list[Draft]:
    """What happens at once because a bot now sits at the seat to move: it throws the die."""
    position = table.position
    assert position is not None
    if seat != position.seat or position.step != "roll":
        return []
    return throw(table, position)


def _fair(table: Table, position: Position, chairs: list[Chair], number: int) -> Action:
    seeds = [chair.seed for chair in chairs]
    return fair_chance(position, table.server_seed, table.id, seeds, number)
