"""Rolling the die: Assam walks, and his player pays where he stops."""

from fractions import Fraction

from marrakech.rules.actions import SLIPPERS, Action
from marrakech.rules.market import WALK
from marrakech.rules.paying import Payment, pay, payment_at
from marrakech.rules.position import Position
from marrakech.rules.refusal import Illegal, excerpt
from marrakech.rules.turn_order import go_out

DIE: tuple[Action, ...] = ("1", "2", "2", "3", "3", "4")
ROLLS: tuple[Action, ...] = tuple(SLIPPERS)
ROLL_CHANCES = tuple((roll, Fraction(DIE.count(roll), len(DIE))) for roll in ROLLS)


def payment(position: Position, roll: Action) -> Payment | None:
    """What this roll would make the player pay, or None if nothing."""
    if roll not in SLIPPERS:
        raise Illegal("roll-unknown", action=excerpt(str(roll)))
    square, _ = WALK[position.facing][position.assam][SLIPPERS[roll]]
    return payment_at(position.board, square, position.seat, position.seats, position.ruleset)


def roll(position: Position, action: Action) -> Position:
    """Assam walks as many squares as the die shows slippers.

    A player who cannot pay in full pays what they have, and is out by most rules.
    """
    board, assam, facing, _, seat, seats, rules = position
    assam, facing = WALK[facing][assam][SLIPPERS[action]]
    due = payment_at(board, assam, seat, seats, rules)
    if due is None:
        return Position(board, assam, facing, "lay", seat, seats, rules)
    paid = Position(board, assam, facing, "lay", seat, pay(seats, due), rules)
    if due.paid < due.price and rules.bankruptcy == "out":
        return go_out(paid, seat)
    return paid
