"""Who may ask for a hint, and about what. Nobody may while another person plays."""

from marrakech.rules import Position, Refusal
from marrakech.table.phases import Playing
from marrakech.table.setup import PERSON
from marrakech.table.state import CHANCE_STEPS, Table


def position_for_hint(table: Table, holder: str, seen: int) -> Position:
    """The position that a hint is about, if this device is to decide in it and plays alone
    against bots. People who are away count, and those for whom a bot stands in."""
    game = table.phase
    if not isinstance(game, Playing):
        raise Refusal("wrong-phase", phase=game.name, needed="playing")
    position, mine = game.position, table.seats_of(holder)
    if not mine:
        raise Refusal("not-seated")
    if sum(chair.kind == PERSON for chair in table.chairs) > 1:
        raise Refusal("hint-people")
    if position.seat not in mine or table.bot_to_move():
        raise Refusal("not-your-turn", seat=position.seat)
    if seen < game.last_action:
        raise Refusal("behind", number=table.number)
    if position.step in CHANCE_STEPS:
        raise Refusal("chance-decides", action=position.step)
    return position
