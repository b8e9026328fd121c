"""Turning Assam: before the roll, or in the variant after laying. Never half round."""

from marrakech.rules.actions import FACES, Action
from marrakech.rules.market import FACINGS, LEFT, RIGHT
from marrakech.rules.position import Position
from marrakech.rules.refusal import Illegal
from marrakech.rules.turn_order import next_turn

_TURNS = {facing: (LEFT[facing], facing, RIGHT[facing]) for facing in FACINGS}
_MUST_TURN = {facing: (LEFT[facing], RIGHT[facing]) for facing in FACINGS}


def legal_turns(position: Position) -> tuple[Action, ...]:
    """Left, straight on, right."""
    return _TURNS[position.facing]


def legal_steers(position: Position) -> tuple[Action, ...]:
    """Left or right, and straight on in printings in which turning him is optional."""
    choices = _TURNS if position.ruleset.steering == "after-may" else _MUST_TURN
    return choices[position.facing]


def turn(position: Position, action: Action) -> Position:
    """Assam faces that way, and the die is next."""
    board, assam, facing, _, seat, seats, rules = position
    if action not in _TURNS[facing]:
        raise Illegal("turn-half-round", action=action, facing=facing)
    return Position(board, assam, FACES[action], "roll", seat, seats, rules)


def steer(position: Position, action: Action) -> Position:
    """Assam faces that way for the next player."""
    if action not in legal_steers(position):
        key = "steer-must-turn" if action == position.facing else "turn-half-round"
        raise Illegal(key, action=action, facing=position.facing)
    return next_turn(position._replace(facing=FACES[action]))
