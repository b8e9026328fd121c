"""Drawing: the next top rug of a two-colour pile shows."""

from fractions import Fraction

from marrakech.rules.actions import DRAWS, Action
from marrakech.rules.laying import after_drawing
from marrakech.rules.passing import next_turn, replaced
from marrakech.rules.piles import turn_up
from marrakech.rules.position import Position, is_beginning
from marrakech.rules.refusal import Illegal


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
    return tuple(action for action, _ in draw_chances(position))


def draw(position: Position, action: Action) -> Position:
    """That colour lies on top now. Before the first turn seat 2 draws after seat 1."""
    if action not in legal_draws(position):
        raise Illegal("draw-none-left", action=action, seat=position.seat)
    number = position.seat
    drawn = turn_up(position.seats[number - 1], DRAWS[action])
    position = position._replace(seats=replaced(position.seats, number, drawn))
    if not is_beginning(position.board):
        return after_drawing(position, position.ruleset)
    if position.seats[1].waits:
        return position._replace(seat=2)
    return next_turn(position._replace(seat=len(position.seats)))
