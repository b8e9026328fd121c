"""Laying a rug: beside Assam, never under him, and never over an opponent's whole rug."""

from functools import cache

from marrakech.rules.actions import LAYS, RETURN, Action, Lay
from marrakech.rules.colours import COLOURS, Colour, Colours, Half
from marrakech.rules.market import NEIGHBOURS, Square
from marrakech.rules.piles import take_top
from marrakech.rules.position import Board, Position
from marrakech.rules.refusal import Illegal
from marrakech.rules.ruleset import WholeRugs
from marrakech.rules.turn_order import anyone_can_lay, end, next_turn, replaced

_OTHER_HALF = {">": 1, "<": -1, "^": 7, "v": -7}
_HALVES: dict[tuple[Colour, str], Half] = {
    (colour, mark): colour + mark for colour in COLOURS for mark in "><^v"
}


def beside(assam: Square) -> tuple[Action, ...]:
    """Every rug that has a side in common with Assam's square and does not lie on it."""
    near = NEIGHBOURS[assam]
    return tuple(
        action
        for action, lay in LAYS.items()
        if assam not in lay[:2] and (lay.first in near or lay.second in near)
    )


@cache
def spared_by(colours: Colours, whole: WholeRugs) -> frozenset[Colour]:
    """The colours of which no whole rug may be covered by the owner of these colours."""
    return frozenset(c for c in COLOURS if whole == "nobody" or c not in colours)


@cache
def _choices(
    assam: Square, colours: Colours, whole: WholeRugs
) -> tuple[tuple[Action, Square, frozenset[Half]], ...]:
    """Each lay beside Assam, with its first square and the halves there that forbid it: those
    whose other half lies on its second square."""
    spared = spared_by(colours, whole)
    return tuple(
        (action, LAYS[action].first, frozenset(colour + LAYS[action].ahead for colour in spared))
        for action in beside(assam)
    )


def legal_lays(position: Position) -> tuple[Action, ...]:
    """Every legal lay in square order, or only the return to the box if there is none."""
    board, assam, _, _, seat, seats, rules = position
    choices = _choices(assam, seats[seat - 1].colours, rules.whole)
    lays = [lay for lay, first, bars in choices if board[first] not in bars]
    if rules.halves == "colours":
        lays = [lay for lay in lays if not _on_one_colour(board, LAYS[lay])]
    return tuple(lays) or (RETURN,)


def _on_one_colour(board: Board, lay: Lay) -> bool:
    first, second = board[lay.first], board[lay.second]
    return first != "" and first[:1] == second[:1]


def why_not(position: Position, lay: Lay) -> str | None:
    """The catalogue key of the reason against this lay, or None if it is legal."""
    board, assam, _, _, seat, seats, rules = position
    first, second, ahead, _ = lay
    if assam in (first, second):
        return "lay-on-assam"
    near = NEIGHBOURS[assam]
    if first not in near and second not in near:
        return "lay-not-beside"
    half = board[first]
    if half[1:] == ahead and half[0] in spared_by(seats[seat - 1].colours, rules.whole):
        return "lay-covers-rug"
    if rules.halves == "colours" and _on_one_colour(board, lay):
        return "lay-one-colour"
    return None


def cover(board: Board, lay: Lay, colour: Colour) -> Board:
    """The board with a rug of that colour on top. A rug that it half covers is no longer whole."""
    first, second, ahead, behind = lay
    squares = list(board)
    for square in (first, second):
        half = squares[square]
        if len(half) == 2:
            other = square + _OTHER_HALF[half[1]]
            squares[other] = squares[other][0]
    squares[first] = _HALVES[colour, ahead]
    squares[second] = _HALVES[colour, behind]
    return tuple(squares)


def lay_rug(position: Position, action: Action) -> Position:
    """The player's top rug is laid there, or returned to the box if it can be laid nowhere."""
    board, assam, facing, _, seat, seats, rules = position
    player = seats[seat - 1]
    if action in LAYS:
        lay = LAYS[action]
        if reason := why_not(position, lay):
            raise Illegal(reason, action=action)
        assert player.top  # a pile without a top is at the step "draw", or empty
        board = cover(board, lay, player.top)
    elif legal_lays(position) != (RETURN,):
        raise Illegal("lay-must", action=action)
    seats = replaced(seats, seat, take_top(player, rules))
    after = Position(board, assam, facing, "draw", seat, seats, rules)
    return after if seats[seat - 1].waits else after_drawing(after)


def after_drawing(position: Position) -> Position:
    """In the variant, Assam is turned if a turn is left to play; otherwise the next turn."""
    if position.ruleset.steering == "before":
        return next_turn(position)
    return position._replace(step="steer") if anyone_can_lay(position.seats) else end(position)
