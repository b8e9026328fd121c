"""Paying: one dirham for each square of the area that Assam stops on."""

from functools import cache
from typing import NamedTuple

from marrakech.rules.colours import COLOUR_OF, Colour, Colours, Half
from marrakech.rules.market import NEIGHBOURS, Square
from marrakech.rules.piles import Seat
from marrakech.rules.position import Board, Position, owner
from marrakech.rules.ruleset import Ruleset


class Payment(NamedTuple):
    """Who pays whom, for which squares, the price, and how much of it is paid."""

    payer: int
    owner: int
    area: frozenset[Square]
    price: int
    paid: int


@cache
def halves_of(colours: Colours) -> frozenset[Half]:
    """Every way in which a square can show one of these colours."""
    return frozenset(colour + mark for colour in colours for mark in ("", *"><^v"))


def connected(board: Board, square: Square, colours: Colours) -> frozenset[Square]:
    """The squares of these colours that are connected with this one by their sides."""
    halves = halves_of(colours)
    found = {square}
    edge = [square]
    while edge:
        for near in NEIGHBOURS[edge.pop()]:
            if board[near] in halves and near not in found:
                found.add(near)
                edge.append(near)
    return frozenset(found)


def area(position: Position, square: Square) -> frozenset[Square]:
    """The area that this square belongs to by the rules in force; nothing for a bare square."""
    half = position.board[square]
    if not half:
        return frozenset()
    colours = _one_area(COLOUR_OF[half], position.seats, position.ruleset)
    return connected(position.board, square, colours)


def payment_at(
    board: Board, square: Square, payer: int, seats: tuple[Seat, ...], rules: Ruleset
) -> Payment | None:
    """What the payer owes if Assam stops on this square, or None if nothing."""
    half = board[square]
    if not half:
        return None
    colour = COLOUR_OF[half]
    number = owner(seats, colour)
    if number == payer or seats[number - 1].out:
        return None
    squares = connected(board, square, _one_area(colour, seats, rules))
    price = len(squares)
    return Payment(payer, number, squares, price, min(price, seats[payer - 1].dirhams))


def _one_area(colour: Colour, seats: tuple[Seat, ...], rules: Ruleset) -> Colours:
    """The colours that make one area with this one."""
    return seats[owner(seats, colour) - 1].colours if rules.area == "owner" else colour


def pay(seats: tuple[Seat, ...], due: Payment) -> tuple[Seat, ...]:
    """The seats after a payment."""
    payer, owner, _, _, paid = due
    after = list(seats)
    for number, change in ((payer, -paid), (owner, paid)):
        dirhams, colours, rugs, top, out = seats[number - 1]
        after[number - 1] = Seat(dirhams + change, colours, rugs, top, out)
    return tuple(after)
