"""Cloth: four weaves that differ even without colour, whole rugs and tucked-under halves.

A square is 100 by 100; a whole rug lies east–west. `web/src/board/weave.ts` draws the same.
"""

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from marrakech.rules import Colour, Facing
from marrakech.server.previews.canvas import Canvas, soft_shadow
from marrakech.server.previews.outlines import Outline, diamond, outlines, rectangle
from marrakech.server.previews.palette import BLACK, DYES, SHADOW, WHITE

REPEAT = 25  # a weave repeats itself after a quarter of a square
MARGIN = 0.2  # of a square, around each picture of a rug, for its shadow
_TURNS: dict[Facing | None, Image.Transpose | None] = {
    "E": None,
    None: None,
    "S": Image.Transpose.ROTATE_270,
    "W": Image.Transpose.ROTATE_180,
    "N": Image.Transpose.ROTATE_90,
}


def margin(unit: int) -> int:
    """The pixels around a picture of a rug on squares of that size."""
    return round(MARGIN * unit)


@lru_cache(maxsize=16)
def whole_rug(unit: int, colour: Colour, upright: bool) -> Image.Image:
    """A whole rug, with its shadow, on squares of that many pixels."""
    canvas = _canvas(unit, 2)
    dye = DYES[colour]
    canvas.stroke([*_fringe(11, -9), *_fringe(189, 9)], 2.2, dye.edge)
    canvas.fill([rectangle(10, 5, 190, 95)], dye.cloth)
    _weave(canvas, colour, 25, 175)
    canvas.fill([*_band(15), *_band(185)], dye.thread)
    canvas.stroke([rectangle(20, 10, 180, 90)], 1.6, dye.thread)
    _ribs(canvas, 10, 190)
    canvas.stroke([rectangle(10, 5, 190, 95)], 3, dye.edge)
    cloth = canvas.finish()
    if upright:
        return _shaded(cloth.transpose(Image.Transpose.ROTATE_270), unit, (7, 12, 93, 188))
    return _shaded(cloth, unit, (12, 7, 188, 93))


@lru_cache(maxsize=40)  # four colours, five ways to lie, two sizes
def half_rug(unit: int, colour: Colour, hidden: Facing | None) -> Image.Image:
    """A half whose other side is tucked under that way; None where that is not known."""
    canvas = _canvas(unit, 1)
    dye = DYES[colour]
    left, right = (6.0, 94.0) if hidden is None else (10.0, 104.0)
    if hidden:
        canvas.stroke(_fringe(11, -9), 2.2, dye.edge)
    canvas.fill([rectangle(left, 5, right, 95)], dye.cloth)
    _weave(canvas, colour, 25 if hidden else left, right)
    if hidden:
        canvas.fill(_band(15), dye.thread)
        canvas.stroke([Outline([(104, 10), (20, 10), (20, 90), (104, 90)], False)], 1.6, dye.thread)
    else:
        canvas.stroke(outlines("M6 10H94M6 90H94"), 1.6, dye.thread)
    _ribs(canvas, left, right)
    if hidden:
        _tuck(canvas)
        canvas.stroke([Outline([(104, 5), (10, 5), (10, 95), (104, 95)], False)], 3, dye.edge)
    else:
        canvas.stroke([rectangle(6, 5, 94, 95)], 3, dye.edge)
    cloth, turn = canvas.finish(), _TURNS[hidden]
    return _shaded(cloth if turn is None else cloth.transpose(turn), unit, (7, 7, 93, 93))


def _canvas(unit: int, squares: int) -> Canvas:
    edge = margin(unit)
    return Canvas(unit * squares + 2 * edge, unit + 2 * edge, unit / 100, (edge, edge))


def _fringe(x: float, out: float) -> list[Outline]:
    threads = []
    for place in range(17):
        y = 9 + place * 5.125
        threads.append(Outline([(x, y), (x + out, y + (y * 7) % 3 - 1)], closed=False))
    return threads


def _band(x: float) -> list[Outline]:
    """A dashed line along a short side."""
    return [rectangle(x - 2.5, y, x + 2.5, y + 5) for y in _steps(12.5, 83, 8.33)]


def _weave(canvas: Canvas, colour: Colour, left: float, right: float) -> None:
    thread = DYES[colour].thread
    first = left // REPEAT * REPEAT
    columns, rows = list(_steps(first, right, REPEAT)), list(_steps(12.5, 87, REPEAT))
    cells = [(x, y) for x in columns for y in rows]
    with canvas.clipped(left, 12.5, right, 87.5):
        if colour == "y":
            lines = [_zigzag(columns, y + top) for y in rows for top in (2.25, 13.75)]
            canvas.stroke(lines, 2.5, thread)
        for x, y in cells:
            match colour:
                case "r":
                    bars = [(3, 10), (15.5, 18), (21, 22.5)]
                    canvas.fill([rectangle(x, y + a, x + 25, y + b) for a, b in bars], thread)
                case "b":
                    canvas.stroke([diamond(x + 12.5, y + 12.5, 11)], 3, thread)
                    corners = [(x + a, y + b) for a in (0, 25) for b in (0, 25)]
                    knots = [diamond(x + 12.5, y + 12.5, 4.5)]
                    canvas.fill([*knots, *(diamond(*corner, 3) for corner in corners)], thread)
                case "g":
                    squares = [(x, y), (x + 12.5, y + 12.5)]
                    canvas.fill([rectangle(a, b, a + 12.5, b + 12.5) for a, b in squares], thread)


def _zigzag(columns: list[float], y: float) -> Outline:
    """One line through all repeats."""
    points = [(columns[0], y + 6.25)]
    for x in columns:
        points += [(x + 6.25, y), (x + 12.5, y + 6.25), (x + 18.75, y), (x + 25, y + 6.25)]
    return Outline(points, closed=False)


def _ribs(canvas: Canvas, left: float, right: float) -> None:
    """The threads of the cloth itself, barely to be seen."""
    rows = list(_steps(5, 95, 3))
    with canvas.clipped(left, 5, right, 95):
        dark = [rectangle(left, y, right, y + 1) for y in rows]
        warps = [rectangle(x, 5, x + 1, 95) for x in _steps(left + 1, right, 4)]
        canvas.fill([*dark, *warps], BLACK, 0.06)
        canvas.fill([rectangle(left, y + 1.6, right, y + 2.3) for y in rows], WHITE, 0.1)


def _tuck(canvas: Canvas) -> None:
    """The shadow where a half disappears under another rug."""
    begin, steps = 10 + 0.35 * 94, 24
    width = (104 - begin) / steps
    for step in range(steps):
        left = begin + step * width
        canvas.fill([rectangle(left, 5, left + width, 95)], BLACK, 0.5 * (step + 0.5) / steps)


def _shaded(cloth: Image.Image, unit: int, box: tuple[int, int, int, int]) -> Image.Image:
    edge, scale, drop = margin(unit), unit / 100, 0.025 * unit
    left, top, right, bottom = (edge + number * scale for number in box)
    grown = 0.02 * unit
    shape = (left - grown, top - grown + drop, right + grown, bottom + grown + drop)
    shadow = soft_shadow(cloth.size, shape, SHADOW, 0.45, 0.035 * unit)
    shadow.alpha_composite(cloth)
    return shadow


def _steps(begin: float, end: float, step: float) -> Iterable[float]:
    place = begin
    while place < end:
        yield place
        place += step
