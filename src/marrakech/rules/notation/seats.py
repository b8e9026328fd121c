"""The seats as text: dirhams, rugs to be laid, the top of a pile, players who are out."""

import re

from marrakech.rules.colours import COLOURS, COLOURS_IN, Colours
from marrakech.rules.notation.field import Field
from marrakech.rules.piles import Seat, Top
from marrakech.rules.position import colours_of_seats
from marrakech.rules.refusal import excerpt
from marrakech.rules.ruleset import Ruleset

_LETTERS = "".join(COLOURS)
_RUGS = re.compile(rf"([{_LETTERS}])([^{_LETTERS}*]*)")


def format_seats(seats: tuple[Seat, ...]) -> str:
    """The seats' text."""
    return ",".join(_format_seat(seat) for seat in seats)


def _format_seat(seat: Seat) -> str:
    if seat.out:
        return f"x{seat.out}:{seat.colours}"
    rugs = "".join(f"{c}{n}" for c, n in zip(seat.colours, seat.rugs, strict=True))
    top = f"*{seat.top}" if len(seat.colours) == 2 and seat.top else ""
    return f"{seat.dirhams}:{rugs}{top}"


def read_seats(field: Field, rules: Ruleset) -> tuple[Seat, ...]:
    """The seats that a field describes, whatever the step."""
    pieces = list(field.split(","))
    if not 2 <= len(pieces) <= 4:
        raise field.refuse("seats-number", found=len(pieces))
    colours = colours_of_seats(len(pieces), rules)
    seats = tuple(
        _read_seat(piece, number, expected)
        for number, (piece, expected) in enumerate(zip(pieces, colours, strict=True), 1)
    )
    out = sorted(seat.out for seat in seats if seat.out)
    if out != list(range(1, len(out) + 1)):
        raise field.refuse("out-order", found=" ".join(f"x{order}" for order in out))
    if len(out) == len(seats):
        raise field.refuse("out-everyone")
    return seats


def _read_seat(field: Field, number: int, colours: Colours) -> Seat:
    purse, colon, rugs = field.text.partition(":")
    if not colon:
        raise field.refuse("seat-form", seat=number, text=excerpt(field.text))
    pile = field.cut(len(purse) + 1)
    if not purse.startswith("x"):
        return _read_pile(field.cut(0, len(purse)).number(), pile, number, colours)
    if rugs != colours:
        raise pile.refuse("seat-colours", seat=number, colours=colours, text=excerpt(rugs))
    order = field.cut(1, len(purse)).number()
    if order == 0:
        raise field.refuse("out-order", found="x0")
    return Seat(0, colours, (0,) * len(colours), "", order)


def _read_pile(dirhams: int, field: Field, number: int, colours: Colours) -> Seat:
    text, star, top = field.text.partition("*")
    found = list(_RUGS.finditer(text))
    if "".join(rugs[1] for rugs in found) != colours or text[:1] != colours[0]:
        raise field.refuse("seat-colours", seat=number, colours=colours, text=excerpt(field.text))
    rugs = tuple(field.cut(*piece.span(2)).number() for piece in found)
    if not star:
        return Seat(dirhams, colours, rugs, _only_top(colours, rugs))
    shown = field.cut(len(text) + 1)
    if len(colours) == 1:
        raise shown.refuse("top-one-colour", seat=number)
    if top not in COLOURS_IN[colours]:
        raise shown.refuse("top-colour", seat=number, colours=colours, text=excerpt(top))
    if not rugs[colours.index(top)]:
        raise shown.refuse("top-none-left", seat=number, colour=top)
    return Seat(dirhams, colours, rugs, top)


def _only_top(colours: Colours, rugs: tuple[int, ...]) -> Top:
    """The top of a pile that does not say it: known only if it has one colour."""
    return COLOURS_IN[colours][0] if len(colours) == 1 and rugs[0] else ""
