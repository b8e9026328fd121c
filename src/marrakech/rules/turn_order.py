"""Passing the turn on, leaving the game, and noticing that it is over."""

from marrakech.rules.actions import LEAVERS, Action
from marrakech.rules.piles import Seat
from marrakech.rules.position import Position, opening_step
from marrakech.rules.refusal import Illegal

# _AFTER[players][seat]: the seats in the order in which they come next.
_AFTER = {
    players: {
        seat: (*range(seat + 1, players + 1), *range(1, seat + 1)) for seat in range(1, players + 1)
    }
    for players in (2, 3, 4)
}


def next_turn(position: Position) -> Position:
    """The turn of the next seat that is still in and has a rug; without one the game is over."""
    board, assam, facing, _, seat, seats, rules = position
    for number in _AFTER[len(seats)][seat]:
        if any(seats[number - 1].rugs):
            return Position(board, assam, facing, opening_step(rules), number, seats, rules)
    return end(position)


def end(position: Position) -> Position:
    """The game is over; seat and all else stay as they were."""
    return position._replace(step="over")


def anyone_can_lay(seats: tuple[Seat, ...]) -> bool:
    """Whether somebody still in has a rug left. (Those of a player who is out are in the box.)"""
    return any(any(seat.rugs) for seat in seats)


def go_out(position: Position, number: int) -> Position:
    """That seat is out: its unlaid rugs and its dirhams are gone, its laid rugs are neutral."""
    colours = position.seats[number - 1].colours
    order = 1 + max(seat.out for seat in position.seats)
    gone = Seat(0, colours, (0,) * len(colours), "", order)
    seats = replaced(position.seats, number, gone)
    position = position._replace(seats=seats)
    if sum(not seat.out for seat in seats) == 1 or not anyone_can_lay(seats):
        return end(position)
    return next_turn(position) if number == position.seat else position


def give_up(position: Position, action: Action) -> Position:
    """A seat leaves, on anyone's turn."""
    number = LEAVERS[action]
    if position.step == "over":
        raise Illegal("game-over", action=action)
    if number > len(position.seats):
        raise Illegal("seat-unknown", action=action, seat=number)
    if position.seats[number - 1].out:
        raise Illegal("seat-out", action=action, seat=number)
    return go_out(position, number)


def replaced(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats with one of them changed."""
    after = list(seats)
    after[number - 1] = seat
    return tuple(after)
