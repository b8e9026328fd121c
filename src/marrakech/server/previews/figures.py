"""Assam and the wooden die, both seen from above.

The paths are those of `web/src/board/assam.ts` and `die.ts`; a test compares them.
"""

from functools import lru_cache

from PIL import Image

from marrakech.rules import Facing
from marrakech.server.previews.canvas import Canvas, soft_shadow
from marrakech.server.previews.outlines import Outline, arc, circle, outlines
from marrakech.server.previews.palette import SHADOW, rgb

_OUTLINE = rgb("#1D140C")
_SKIN = rgb("#B9774A")
ROBE = (
    "M-24 -12C-38 -16 -43 -24 -40 -31C-33 -34 -26 -27 -17 -20Q0 -26 17 -20C26 -27 33 -34 40 -31"
    "C43 -24 38 -16 24 -12C34 4 31 24 20 32Q0 42 -20 32C-31 24 -34 4 -24 -12Z"
)
SLIPPER_PATHS = (
    "M-19 -14C-22 -28 -19 -40 -11 -47C-4 -40 -3 -28 -4 -14Z",
    "M19 -14C22 -28 19 -40 11 -47C4 -40 3 -28 4 -14Z",
)
CUFFS = "M-17 -27Q-11 -31 -6 -27M17 -27Q11 -31 6 -27"
SEAMS = "M-22 22Q0 32 22 22M-19 27Q0 37 19 27M0 12V36"
NOSE = "M-4 -20Q0 -27 4 -20Z"
TASSEL = "M0 -2Q7 4 8 15"
DIE_SLIPPER = "M0 -19C7 -12 9 -4 8 4L8 9C8 16 4 18 0 18C-4 18 -8 16 -8 9L-8 4C-9 -4 -7 -12 0 -19Z"
DIE_OPENING = "M-4.500 5C-4.500 1 4.500 1 4.500 5V9.500C4.500 15 -4.500 15 -4.500 9.500Z"
DIE_GRAIN = "M-5 18Q40 8 105 22M-5 40Q55 30 105 45M-5 63Q40 72 105 60M-5 86Q60 78 105 90"
_QUARTERS: dict[Facing, Image.Transpose | None] = {
    "N": None,
    "E": Image.Transpose.ROTATE_270,
    "S": Image.Transpose.ROTATE_180,
    "W": Image.Transpose.ROTATE_90,
}


def reach(unit: int) -> int:
    """Half the side of a figure's picture on squares of that many pixels."""
    return round(0.7 * unit)


@lru_cache(maxsize=8)
def assam(unit: int, facing: Facing) -> Image.Image:
    """Assam with his shadow; his square is in the middle."""
    half = reach(unit)
    size = (2 * half, 2 * half)
    canvas = Canvas(*size, unit * 1.06 / 100, (half, half))
    for path in SLIPPER_PATHS:
        _part(canvas, outlines(path), rgb("#F5C443"), 3)
    canvas.stroke(outlines(CUFFS), 2, _OUTLINE)
    _part(canvas, outlines(ROBE), rgb("#FDF8EE"), 3)
    _part(canvas, [circle(-36.5, -33.5, 5.5), circle(36.5, -33.5, 5.5)], _SKIN, 2.5)
    canvas.stroke(outlines(SEAMS), 2, rgb("#B9A27C"))
    _part(canvas, [circle(0, -4, 17.5)], _SKIN, 2.5)
    _part(canvas, outlines(NOSE), _SKIN, 2.5)
    _part(canvas, [circle(0, -2, 13)], rgb("#9E2B22"), 2.5)
    canvas.fill([circle(0, -2, 8.5)], rgb("#C0392C"))
    canvas.stroke(outlines(TASSEL), 2, _OUTLINE)
    canvas.fill([circle(0, -2, 2.6), circle(8, 16, 2.6)], _OUTLINE)
    figure, turn = canvas.finish(), _QUARTERS[facing]
    shape = (half - 0.36 * unit, half - 0.3 * unit, half + 0.36 * unit, half + 0.42 * unit)
    shadow = soft_shadow(size, shape, SHADOW, 0.5, 0.06 * unit, round_=True)
    shadow.alpha_composite(figure if turn is None else figure.transpose(turn))
    return shadow


def _part(canvas: Canvas, shapes: list[Outline], colour: tuple[int, int, int], line: float) -> None:
    canvas.fill(shapes, colour)
    canvas.stroke(shapes, line, _OUTLINE)


@lru_cache(maxsize=2)
def die(unit: int) -> Image.Image:
    """The die, three slippers up, as large as a square."""
    half = reach(unit)
    size = (2 * half, 2 * half)
    canvas = Canvas(*size, unit / 100, (half - unit / 2, half - unit / 2))
    body = _rounded(2, 2, 98, 98, 15)
    canvas.fill([_rounded(2, 8, 98, 106, 15)], rgb("#8A5A25"))
    canvas.fill([body], rgb("#D9AC6F"))
    with canvas.clipped(3, 3, 97, 97):
        canvas.stroke(outlines(DIE_GRAIN), 1.5, rgb("#8A5A25"), 0.35)
    for x, y in ((26, 40), (50, 62), (74, 40)):
        for path, colour in ((DIE_SLIPPER, "#3A2210"), (DIE_OPENING, "#D9AC6F")):
            shapes = [_moved(one, x, y) for one in outlines(path)]
            canvas.fill(shapes, rgb(colour))
    canvas.stroke([body], 2.4, rgb("#8A5A25"))
    figure = canvas.finish()
    low = half - 0.46 * unit
    shape = (low, low + 0.1 * unit, half + 0.52 * unit, half + 0.62 * unit)
    shadow = soft_shadow(size, shape, SHADOW, 0.45, 0.05 * unit)
    shadow.alpha_composite(figure)
    return shadow


def _moved(shape: Outline, x: float, y: float) -> Outline:
    return Outline([(a + x, b + y) for a, b in shape.points], shape.closed)


def _rounded(left: float, top: float, right: float, bottom: float, radius: float) -> Outline:
    corners = (
        (right - radius, top + radius, -90),
        (right - radius, bottom - radius, 0),
        (left + radius, bottom - radius, 90),
        (left + radius, top + radius, 180),
    )
    points = [
        point for x, y, begin in corners for point in arc((x, y), radius, radius, begin, begin + 90)
    ]
    return Outline(points)
