"""The colours of the pictures: those of the page at noon."""

from typing import NamedTuple, TypeAlias

from marrakech.rules import Colour

RGB: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """A colour by its code, like #F4EBDD."""
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


def mix(one: RGB, other: RGB, share: float) -> RGB:
    """A share of one colour, and the rest of the other."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(one, other, strict=True))
    return red, green, blue


BLACK, WHITE = rgb("#000000"), rgb("#FFFFFF")
GROUND = rgb("#F4EBDD")
RAISED = rgb("#FBF6EC")
TILE_A = rgb("#EADBC3")
TILE_B = rgb("#E3D1B4")
JOINT = rgb("#C9B08A")
BRASS = rgb("#A9772B")
BRASS_INK = rgb("#7A5216")
SHADOW = rgb("#2B2118")


class Dye(NamedTuple):
    """The colours of one rug."""

    cloth: RGB
    thread: RGB
    edge: RGB


DYES: dict[Colour, Dye] = {
    "r": Dye(rgb("#B23A2E"), rgb("#F0CFAE"), rgb("#7D241B")),
    "b": Dye(rgb("#2E4FA3"), rgb("#CBD6F4"), rgb("#1D3574")),
    "y": Dye(rgb("#D99A1C"), mix(rgb("#7D5406"), rgb("#2A1700"), 0.72), rgb("#8A5E08")),
    "g": Dye(rgb("#2C7A57"), rgb("#D2EBDB"), rgb("#185038")),
}
