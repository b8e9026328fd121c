"""The market itself: zellige tiles in their joints, and the brass tracks as they run.

A square is 100 by 100, and the market begins at 0, 0. `web/src/board/market.ts` draws the same.
"""

from functools import lru_cache
from math import ceil, floor, sin

from PIL import Image

from marrakech.server.previews.canvas import Canvas
from marrakech.server.previews.outlines import (
    Outline,
    Point,
    arc,
    circle,
    diamond,
    outlines,
    rectangle,
    star,
)
from marrakech.server.previews.palette import (
    BRASS,
    BRASS_INK,
    DYES,
    GROUND,
    JOINT,
    RAISED,
    RGB,
    TILE_A,
    TILE_B,
    WHITE,
    mix,
)

BULGE = 30.5  # how far the tracks reach out
_BLUE, _GREEN = DYES["b"].cloth, DYES["g"].cloth
# Hand-cut, so no two tiles are glazed alike.
_GLAZES: tuple[tuple[RGB, ...], tuple[RGB, ...]] = (
    (TILE_A, mix(TILE_A, RAISED, 0.88), mix(TILE_A, BRASS, 0.94), mix(TILE_A, RAISED, 0.8)),
    (TILE_B, mix(TILE_B, TILE_A, 0.9), mix(TILE_B, BRASS, 0.93), mix(TILE_B, _GREEN, 0.95)),
)
_STARS = (mix(RAISED, BRASS, 0.8), mix(RAISED, _BLUE, 0.72), mix(RAISED, _GREEN, 0.72))


@lru_cache(maxsize=2)
def ground(size: tuple[int, int], unit: int, corner: tuple[int, int]) -> Image.Image:
    """A picture of an empty market and of the courtyard around it. `unit` is the side of a square
    in pixels, `corner` where the market's corner is."""
    canvas = Canvas(*size, unit / 100, corner, GROUND)
    near = (-corner[0] * 100 / unit, -corner[1] * 100 / unit)
    far = (near[0] + size[0] * 100 / unit, near[1] + size[1] * 100 / unit)
    _courtyard(canvas, near, far)
    _tracks(canvas)
    _tiles(canvas)
    return canvas.finish()


def _courtyard(canvas: Canvas, near: Point, far: Point) -> None:
    """The floor around the market: the same stars in limewash, so faint that they stay behind."""
    (left, top), (right, bottom) = near, far
    columns = range(floor(left / 100) * 100, ceil(right), 100)
    rows = range(floor(top / 100) * 100, ceil(bottom), 100)
    places = [(x, y) for x in columns for y in rows]
    outside = [(x, y) for x, y in places if not (0 <= x < 700 and 0 <= y < 700)]
    canvas.fill([star(x + 50, y + 50, 30) for x, y in outside], mix(GROUND, RAISED, 0.35))
    lines = [star(x + 50, y + 50, 40) for x, y in outside]
    lines += [diamond(x, y, 10) for x, y in outside]
    canvas.stroke(lines, 1.2, mix(GROUND, JOINT, 0.72))


def _tiles(canvas: Canvas) -> None:
    squares = [(x, y) for y in range(7) for x in range(7)]
    canvas.fill([rectangle(-4, -4, 704, 704)], JOINT)
    stars: tuple[list[Outline], ...] = ([], [], [])
    rays: list[Outline] = []
    shine: list[Outline] = []
    for x, y in squares:
        left, top = x * 100, y * 100
        glaze = _GLAZES[(x + y) % 2][floor(_random(x, y) * 4)]
        canvas.fill([rectangle(left + 1.5, top + 1.5, left + 98.5, top + 98.5)], glaze)
        across, down = left + 50, top + 50
        stars[0 if (x + y) % 2 else 1 if x % 2 else 2].append(star(across, down, 27))
        rays += [star(across, down, 35), star(across, down, 14)]
        rays += outlines(
            f"M{across} {down - 35}V{top + 2}M{across} {down + 35}V{top + 98}"
            f"M{across - 35} {down}H{left + 2}M{across + 35} {down}H{left + 98}"
        )
        shine += outlines(f"M{left + 3} {top + 96}V{top + 3}H{left + 96}")
    for shapes, colour in zip(stars, _STARS, strict=True):
        canvas.fill(shapes, colour, 0.75)
    canvas.stroke(rays, 1.4, mix(JOINT, BRASS, 0.82), 0.8)
    canvas.stroke(shine, 1.8, WHITE, 0.38)
    knots = [diamond(x * 100, y * 100, 9) for x in range(1, 7) for y in range(1, 7)]
    canvas.fill(knots, mix(TILE_B, BRASS, 0.6))
    canvas.stroke(knots, 1.6, JOINT)


def _random(x: int, y: int) -> float:
    """A number that looks random and is always the same for a tile."""
    mixed = sin(x * 127.1 + y * 311.7) * 43758.5453
    return mixed - floor(mixed)


def _tracks(canvas: Canvas) -> None:
    tracks, studs = _half_circles()
    for corner, sign in (((700.0, 0.0), 1), ((0.0, 700.0), -1)):
        tracks.append(Outline(_corner_loop(corner, sign), closed=False))
    studs += [(650, 0), (700, 50), (50, 700), (0, 650)]
    for width, colour in ((14, BRASS_INK), (10.5, BRASS), (3, mix(BRASS, RAISED, 0.4))):
        canvas.stroke(tracks, width, colour)
    canvas.fill([circle(x, y, 9) for x, y in studs], BRASS_INK)
    canvas.fill([circle(x, y, 7) for x, y in studs], BRASS)


def _half_circles() -> tuple[list[Outline], list[Point]]:
    """The tracks of the four sides, and where they meet the market."""
    tracks: list[Outline] = []
    studs: list[Point] = []
    for near in (100, 300, 500):
        far = near + 100
        tracks += [
            Outline(arc((near, 0), 50, BULGE, 180, 360), closed=False),
            Outline(arc((0, near), BULGE, 50, 90, 270), closed=False),
            Outline(arc((far, 700), 50, BULGE, 180, 0), closed=False),
            Outline(arc((700, far), BULGE, 50, -90, 90), closed=False),
        ]
        studs += [(near - 50, 0), (near + 50, 0), (0, near - 50), (0, near + 50)]
        studs += [(far - 50, 700), (far + 50, 700), (700, far - 50), (700, far + 50)]
    return tracks, studs


def _corner_loop(corner: Point, sign: int) -> list[Point]:
    """Three quarters round a corner: out of one side and back in at the other."""
    turn = 0 if sign > 0 else 180
    return [
        *arc(corner, 50, BULGE, 180 + turn, 270 + turn),
        *arc(corner, BULGE, BULGE, 270 + turn, 360 + turn),
        *arc(corner, BULGE, 50, turn, 90 + turn),
    ]
