"""The four colours of rugs, and which of them a square shows."""

from typing import Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["r", "b", "y", "g"]
Colours: TypeAlias = Literal["r", "b", "y", "g", "rb", "yg"]  # a seat's: one, or a pile's two
# "" for a bare square, "r" for a half alone, "r>" for one whose other half lies east
Half: TypeAlias = str

COLOURS: tuple[Colour, ...] = get_args(Colour)
COLOURS_IN: dict[Colours, tuple[Colour, ...]] = {
    colours: tuple(colour for colour in COLOURS if colour in colours)
    for colours in get_args(Colours)
}
COLOUR_OF: dict[Half, Colour] = {
    colour + mark: colour for colour in COLOURS for mark in ("", *"><^v")
}
