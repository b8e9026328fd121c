"""Outlines: the path data of SVG as points, and the shapes that are drawn often."""

import re
from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]

CURVE_STEPS = 16  # straight pieces of a curve
_PART = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


class Outline(NamedTuple):
    """A line through points, closed or not."""

    points: list[Point]
    closed: bool = True


def outlines(path: str) -> list[Outline]:
    """The lines of a path of SVG: M, L, H, V, C, Q and Z, all with absolute coordinates."""
    found: list[Outline] = []
    points: list[Point] = []
    for letter, numbers in _commands(path):
        x, y = points[-1] if points else (0.0, 0.0)
        match letter, numbers:
            case "M", [x, y]:
                if points:
                    found.append(Outline(points, closed=False))
                points = [(x, y)]
            case "L", [x, y]:
                points.append((x, y))
            case "H", [to]:
                points.append((to, y))
            case "V", [to]:
                points.append((x, to))
            case "C" | "Q", _:
                stops = list(zip(numbers[::2], numbers[1::2], strict=True))
                points += _curve([(x, y), *stops])
            case _:
                found.append(Outline(points))
                points = []
    if points:
        found.append(Outline(points, closed=False))
    return found


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each letter with its numbers; one that is followed by more of them is repeated."""
    letter, numbers = "", list[float]()
    for part in _PART.findall(path):
        if part in _NUMBERS:
            letter = part
        else:
            numbers.append(float(part))
        if len(numbers) == _NUMBERS[letter]:
            yield letter, numbers
            numbers = []


def _curve(stops: list[Point]) -> list[Point]:
    """A Bézier curve after its first point, by de Casteljau's way."""
    found = []
    for step in range(1, CURVE_STEPS + 1):
        share, row = step / CURVE_STEPS, stops
        while len(row) > 1:
            row = [(x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in pairwise(row)]
        found.append(row[0])
    return found


def rectangle(left: float, top: float, right: float, bottom: float) -> Outline:
    """A rectangle."""
    return Outline([(left, top), (right, top), (right, bottom), (left, bottom)])


def diamond(x: float, y: float, radius: float) -> Outline:
    """A square on its tip."""
    return Outline([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)])


def circle(x: float, y: float, radius: float) -> Outline:
    """A circle."""
    return Outline(arc((x, y), radius, radius, 0, 360))


def star(x: float, y: float, radius: float) -> Outline:
    """An eight-pointed star: two squares laid over each other."""
    spokes = [(radius * (0.7654 if i % 2 else 1), i * pi / 8) for i in range(16)]
    return Outline([(x + r * sin(angle), y - r * cos(angle)) for r, angle in spokes])


def arc(centre: Point, wide: float, high: float, begin: float, end: float) -> list[Point]:
    """A part of an ellipse; degrees run clockwise from the east."""
    (x, y), steps = centre, max(8, round(abs(end - begin) / 6))
    angles = [(begin + (end - begin) * step / steps) * pi / 180 for step in range(steps + 1)]
    return [(x + wide * cos(angle), y + high * sin(angle)) for angle in angles]
