"""A seat at the market and its pile of rugs still to be laid."""

from typing import Literal, NamedTuple, TypeAlias

from marrakech.rules.colours import COLOURS_IN, Colour, Colours
from marrakech.rules.ruleset import Ruleset

# "" while a pile waits for its draw, and when no rug is left
Top: TypeAlias = Colour | Literal[""]


class Seat(NamedTuple):
    """What one player has."""

    dirhams: int
    colours: Colours
    rugs: tuple[int, ...]  # still to be laid, for each of the colours
    top: Top = ""  # the colour of the next rug
    out: int = 0  # 1 for the first to go out, 2 for the second…; 0 for a player still in

    @property
    def waits(self) -> bool:
        """Whether rugs are left and the top one is not drawn yet."""
        return not self.top and any(self.rugs)


def new_pile(colours: Colours, players: int, rules: Ruleset) -> tuple[tuple[int, ...], Top]:
    """The rugs that a player starts with, and which of them lies on top."""
    first, *others = COLOURS_IN[colours]
    if others:
        return (12, 12), (first if rules.pile == "alternating" else "")
    return (12 if players == 4 else 15,), first


def take_top(seat: Seat, rules: Ruleset) -> Seat:
    """The seat without its top rug. The next one is known if it can be only one."""
    dirhams, colours, rugs, top, out = seat
    if len(colours) == 1:
        left = rugs[0] - 1
        return Seat(dirhams, colours, (left,), top if left else "", out)
    rugs = tuple(count - (colour == top) for colour, count in zip(colours, rugs, strict=True))
    return Seat(dirhams, colours, rugs, _next_top(colours, rugs, top, rules), out)


def _next_top(colours: Colours, rugs: tuple[int, ...], laid: Top, rules: Ruleset) -> Top:
    left = [colour for colour, count in zip(COLOURS_IN[colours], rugs, strict=True) if count]
    if len(left) == 1:
        return left[0]
    if left and rules.pile == "alternating":
        return left[1] if laid == left[0] else left[0]
    return ""


def turn_up(seat: Seat, colour: Colour) -> Seat:
    """The seat with that colour on top of its pile."""
    dirhams, colours, rugs, _, out = seat
    return Seat(dirhams, colours, rugs, colour, out)
