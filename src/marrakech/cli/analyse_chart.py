"""The chart of `marrakech analyse`: everybody's chances by turn, luck below, marks for errors."""

from collections.abc import Iterator
from math import fsum
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from marrakech.analysis import (
    GRADES,
    Analysis,
    Chances,
    Grade,
    grade_of,
)
from marrakech.arena.chart_file import can_be_written, chart_words, save_chart, shortened
from marrakech.arena.chart_theme import (
    GROUND,
    INK,
    LINE,
    NIGHT,
    RAISED,
    RUGS,
    STYLE,
    WEAVES,
    no_frame,
)
from marrakech.cli.analyse_lines import Line, lines_of
from marrakech.cli.analyse_run import Analysed
from marrakech.locales import Catalogue
from marrakech.rules import Colour, Game
from marrakech.rules.colours import COLOURS_IN

if TYPE_CHECKING:  # matplotlib takes a second to load
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.path import Path as Outline

_NIGHT = {**NIGHT, **dict(RUGS.values())}
_LEAST_LUCK = 0.05  # the scale of the bars in a game with hardly any
_MARK_SIZES: dict[Grade, float] = {"slip": 8, "mistake": 9, "blunder": 10}


class _Cloth(TypedDict):
    """A seat's colour with the threads on it, for any part of the chart."""

    facecolor: str
    edgecolor: str  # of the threads, too
    hatch: str


def _cloth(colour: Colour) -> _Cloth:
    return _Cloth(facecolor=RUGS[colour][0], edgecolor=GROUND, hatch=WEAVES[colour])


def draw_analysis(one: Analysed, path: Path) -> None:
    """Draw the chart of an analysis into a file."""
    import matplotlib as mpl

    with mpl.rc_context(STYLE):
        save_chart(_figure(one.game, one.found), path, _NIGHT)


def _figure(game: Game, found: Analysis) -> "Figure":
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine
    from matplotlib.ticker import MaxNLocator

    words = chart_words()
    figure = Figure(figsize=(9.5, 6), layout=ConstrainedLayoutEngine(w_pad=0.14, h_pad=0.1))
    above, below = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1.2))
    cloths = [_cloth(COLOURS_IN[seat.colours][0]) for seat in game.start.seats]
    lines = list(lines_of(game, found))
    first = lines[0].number - 1  # lines are numbered at their end
    chances = [lines[0].before, *(line.after for line in lines)]
    _draw_chances(above, first, chances, cloths, words)
    _draw_errors(above, first, chances, lines)
    _draw_luck(below, lines, cloths, words)
    below.set_xlabel(words.say("analyse-turn"))
    below.set_xlim(first, lines[-1].number)
    below.xaxis.set_major_locator(MaxNLocator(integer=True))
    below.xaxis.set_major_formatter(lambda number, _: words.number(number) if number >= 0 else "")
    _add_legends(figure, game, cloths, lines, words)
    return figure


def _draw_chances(
    axes: "Axes", first: int, chances: list[Chances], cloths: list[_Cloth], words: Catalogue
) -> None:
    """A band for each seat, the first one on top; together they are always 1."""
    bands = [*zip(*chances, strict=True)]
    turns = range(first, first + len(chances))
    areas = axes.stackplot(turns, *reversed(bands), linewidth=1.2)
    for area, cloth in zip(areas, reversed(cloths), strict=True):
        area.set(**cloth)
    axes.set_ylim(0, 1)
    shares = (0, 0.25, 0.5, 0.75, 1)
    axes.set_yticks(shares, [words.percent(share, 0) for share in shares])
    axes.set_ylabel(words.say("analyse-chance"))
    no_frame(axes)


def _draw_errors(axes: "Axes", first: int, chances: list[Chances], lines: list[Line]) -> None:
    """A mark in the band of the seat, above the turn in which the error was made."""
    for line in lines:
        before, after = chances[line.number - first - 1], chances[line.number - first]
        halfway = [(one + other) / 2 for one, other in zip(before, after, strict=True)]
        for place, (seat, grade) in enumerate(made := list(_named_errors(line))):
            x = line.number - 0.5 + 0.4 * (place - (len(made) - 1) / 2)
            axes.plot(x, fsum(halfway[seat:]) + halfway[seat - 1] / 2, **_mark(grade))


def _named_errors(line: Line) -> Iterator[tuple[int, Grade]]:
    """Whose errors on a line have a name, and which."""
    for step in line.decisions:
        if grade := grade_of(step.error):
            yield step.seat, grade


def _marker(grade: Grade) -> "Outline | str":
    """A ring, a triangle or a cross, as on the page."""
    from matplotlib.path import Path as Outline
    from numpy import flip

    if grade != "slip":
        return "v" if grade == "mistake" else "X"
    inner = Outline.circle(radius=0.45)
    hole = Outline(flip(inner.vertices, axis=0), inner.codes)
    return Outline.make_compound_path(Outline.circle(), hole)


def _mark(grade: Grade) -> "dict[str, Any]":
    return {
        "marker": _marker(grade),
        "markersize": _MARK_SIZES[grade],
        "color": RAISED,
        "markeredgecolor": INK,
        "linestyle": "",
        "zorder": 3,
    }


def _draw_luck(axes: "Axes", lines: list[Line], cloths: list[_Cloth], words: Catalogue) -> None:
    """What each turn's luck was worth to the seat that rolled."""
    from matplotlib.ticker import MaxNLocator

    bars = [line for line in lines if line.number]  # on line 0, both players draw
    drawn = axes.bar(
        [line.number - 0.5 for line in bars], [line.luck for line in bars], width=0.8, linewidth=0
    )
    for bar, line in zip(drawn, bars, strict=True):
        bar.set(**cloths[line.seat - 1])
    axes.axhline(0, color=INK, linewidth=0.8)
    most = max(_LEAST_LUCK, *(1.1 * abs(line.luck) for line in bars))
    axes.set_ylim(-most, most)
    axes.yaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 5, 10]))
    axes.yaxis.set_major_formatter(
        lambda share, _: ("−" if share < 0 else "") + words.percent(abs(share), 0)
    )
    axes.set_ylabel(words.say("analyse-luck-column"))
    axes.grid(axis="y", color=LINE, linewidth=0.7)
    axes.set_axisbelow(True)
    no_frame(axes)


def _add_legends(
    figure: "Figure", game: Game, cloths: list[_Cloth], lines: list[Line], words: Catalogue
) -> None:
    """Whose bands they are, and what the marks mean."""
    from matplotlib.lines import Line2D
    from matplotlib.patches import Patch

    names = [
        shortened(name) if name and can_be_written(name) else words.say("seat-name", seat=seat)
        for seat, name in enumerate(game.names(), 1)
    ]
    patches = [
        Patch(**cloth, linewidth=0, label=name) for cloth, name in zip(cloths, names, strict=True)
    ]
    figure.legend(
        handles=patches,
        loc="outside upper left",
        ncols=4,
        frameon=False,
        fontsize=12,
        handleheight=1.2,
    )
    made = {grade for line in lines for _, grade in _named_errors(line)}
    marks = [
        Line2D([], [], label=words.say("analysis-grade", grade=grade), **_mark(grade))
        for grade in GRADES
        if grade in made
    ]
    if marks:
        figure.axes[-1].legend(
            handles=marks, loc="upper right", bbox_to_anchor=(1, -0.18), ncols=3, frameon=False
        )
