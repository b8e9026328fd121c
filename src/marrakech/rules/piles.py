"""A seat at the market and its pile of rugs still to be laid."""

from typing import NamedTuple

from marrakech.rules.ruleset import Ruleset


class Seat(NamedTuple):
    """What one player has."""

    dirhams: int
    colours: str  # one letter, or two for a two-colour pile
    rugs: tuple[int, ...]  # still to be laid, for each of the colours
    top: str = (
        ""  # the colour of the next rug; "" while it waits for its draw and when none is left
    )
    out: int = 0  # 1 for the first to go out, 2 for the second…; 0 for who is still in

    @property
    def waits(self) -> bool:
        """Whether rugs are left but nobody knows yet which is on top."""
        return not self.top and any(self.rugs)


def new_pile(colours: str, players: int, rules: Ruleset) -> tuple[tuple[int, ...], str]:
    """The rugs that a player starts with, and which of them lies on top."""
    if len(colours) == 2:
        return (12, 12), (colours[0] if rules.pile == "alternating" else "")
    return (12 if players == 4 else 15,), colours


def take_top(seat: Seat, rules: Ruleset) -> Seat:
    """The seat without its top rug. The next one shows by itself where it can only be one."""
    dirhams, colours, rugs, top, out = seat
    if len(colours) == 1:
        left = rugs[0] - 1
        return Seat(dirhams, colours, (left,), top if left else "", out)
    rugs = tuple(count - (colour == top) for colour, count in zip(colours, rugs, strict=True))
    return Seat(dirhams, colours, rugs, _next_top(colours, rugs, top, rules), out)


def _next_top(colours: str, rugs: tuple[int, ...], laid: str, rules: Ruleset) -> str:
    left = [colour for colour, count in zip(colours, rugs, strict=True) if count]
    if len(left) == 2:
        left.remove(laid)
        return left[0] if rules.pile == "alternating" else ""
    return left[0] if left else ""


def turn_up(seat: Seat, colour: str) -> Seat:
    """The seat with that colour on top of its pile."""
    dirhams, colours, rugs, _, out = seat
    return Seat(dirhams, colours, rugs, colour, out)
