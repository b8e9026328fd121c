"""A canvas: shapes are drawn large and then reduced, so that their edges are smooth."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from marrakech.server.previews.outlines import Outline, Point
from marrakech.server.previews.palette import RGB

Paint: TypeAlias = int | tuple[int, int, int, int]
SAMPLES = 3  # per pixel, in each direction


class Canvas:
    """Something to draw on in units of its own; `scale` is how many pixels one of them has."""

    def __init__(
        self, width: int, height: int, scale: float, origin: Point, colour: RGB | None = None
    ) -> None:
        paint = (*colour, 255) if colour else (0, 0, 0, 0)
        self._image = Image.new("RGBA", (width * SAMPLES, height * SAMPLES), paint)
        self._scale = scale * SAMPLES
        self._origin = (origin[0] * SAMPLES, origin[1] * SAMPLES)

    def fill(self, shapes: Iterable[Outline], colour: RGB, opacity: float = 1) -> None:
        """Fill outlines."""
        with self._drawing(colour, opacity) as (draw, paint):
            for shape in shapes:
                draw.polygon(self._placed(shape.points), paint)

    def stroke(
        self, lines: Iterable[Outline], width: float, colour: RGB, opacity: float = 1
    ) -> None:
        """Draw along outlines, with round ends and corners."""
        thick = max(1, round(width * self._scale))
        with self._drawing(colour, opacity) as (draw, paint):
            for line in lines:
                points = self._placed(line.points)
                if line.closed:
                    points += points[:2]
                draw.line(points, paint, thick, joint="curve")
                if not line.closed:
                    for x, y in (points[0], points[-1]):
                        reach = thick / 2 - 0.5
                        draw.ellipse((x - reach, y - reach, x + reach, y + reach), paint)

    @contextmanager
    def clipped(self, left: float, top: float, right: float, bottom: float) -> Iterator[None]:
        """Whatever is drawn inside appears only in this rectangle."""
        under = self._image
        self._image = Image.new("RGBA", under.size)
        yield
        (x, y), (u, v) = self._placed([(left, top), (right, bottom)])
        near = (round(x), round(y))
        under.alpha_composite(self._image.crop((*near, round(u), round(v))), near)
        self._image = under

    def finish(self) -> Image.Image:
        """The picture in its own size."""
        return self._image.reduce(SAMPLES)

    def _placed(self, points: Iterable[Point]) -> list[Point]:
        (left, top), scale = self._origin, self._scale
        return [(left + x * scale, top + y * scale) for x, y in points]

    @contextmanager
    def _drawing(self, colour: RGB, opacity: float) -> Iterator[tuple[ImageDraw.ImageDraw, Paint]]:
        """Pillow's drawing object, and the paint. A translucent colour is drawn as a mask and then
        pasted, since Pillow lets other threads run meanwhile."""
        if opacity == 1:
            yield ImageDraw.Draw(self._image), (*colour, 255)
            return
        mask = Image.new("L", self._image.size)
        yield ImageDraw.Draw(mask), round(255 * opacity)
        self._image.paste((*colour, 255), mask=mask)


def soft_shadow(
    size: tuple[int, int],
    shape: tuple[float, float, float, float],
    colour: RGB,
    opacity: float,
    blur: float,
    *,
    round_: bool = False,
) -> Image.Image:
    """A blurred rectangle, or ellipse, on nothing."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    (draw.ellipse if round_ else draw.rectangle)(shape, round(255 * opacity))
    found = Image.new("RGBA", size, (*colour, 0))
    found.putalpha(mask.filter(ImageFilter.GaussianBlur(blur)))
    return found
