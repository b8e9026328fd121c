"""Drawing: the next top rug of a two-colour pile is turned up."""

from fractions import Fraction

from marrakech.rules.actions import DRAWS, Action
from marrakech.rules.laying import after_drawing
from marrakech.rules.piles import turn_up
from marrakech.rules.position import Position, is_beginning
from marrakech.rules.refusal import Illegal
from marrakech.rules.turn_order import next_turn, replaced


def draw_chances(position: Position) -> tuple[tuple[Action, Fraction], ...]:
    """Each colour that is left, as likely as there are rugs of it."""
    seat = position.seats[position.seat - 1]
    return tuple(
        ("*" + colour, Fraction(count, sum(seat.rugs)))
        for colour, count in zip(seat.colours, seat.rugs, strict=True)
        if count
    )


def legal_draws(position: Position) -> tuple[Action, ...]:
    """Each colour that is left."""
    seat = position.seats[position.seat - 1]
    return tuple(
        ["*" + colour for colour, count in zip(seat.colours, seat.rugs, strict=True) if count]
    )


def draw(position: Position, action: Action) -> Position:
    """That colour is on top now. Before the first turn seat 2 draws after seat 1."""
    board, assam, facing, step, number, seats, rules = position
    if action not in legal_draws(position):
        raise Illegal("draw-none-left", action=action, seat=number)
    seats = replaced(seats, number, turn_up(seats[number - 1], DRAWS[action]))
    if not is_beginning(board):
        return after_drawing(Position(board, assam, facing, step, number, seats, rules))
    if seats[1].waits:
        return Position(board, assam, facing, step, 2, seats, rules)
    return next_turn(Position(board, assam, facing, step, len(seats), seats, rules))
