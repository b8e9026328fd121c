"""The chart of a contest: for each number of players the ladder, and win rates by pair."""

from pathlib import Path
from typing import TYPE_CHECKING

from marrakech.arena.chart_file import chart_words, save_chart, shortened
from marrakech.arena.chart_theme import (
    ACCENT,
    BRASS,
    GROUND,
    INK,
    INTERVAL,
    LINE,
    ON_STRONG,
    RAISED,
    SOFT,
    STRONG,
    STYLE,
    cell_colour,
    no_frame,
)
from marrakech.arena.report import ContestReport, LadderRung, PlayersReport
from marrakech.arena.win_rates import Estimate

if TYPE_CHECKING:  # matplotlib takes a second to load
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure, SubFigure

_LADDER_WIDTH = 6.2  # inches


def draw_chart(found: ContestReport, path: Path) -> None:
    """Draw the chart of a contest into a file."""
    import matplotlib as mpl

    with mpl.rc_context(STYLE):
        save_chart(_figure(found), path)


def _figure(found: ContestReport) -> "Figure":
    """A row for each number of players."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    bots = len(found.by_players[0].ladder)
    row = 1.7 + 0.6 * max(bots, 2)
    cross = any(one.is_cross for one in found.by_players)
    width = _LADDER_WIDTH + 1.2 + _cross_width(bots) if cross else _LADDER_WIDTH + 1.2
    layout = ConstrainedLayoutEngine(w_pad=0.14, h_pad=0.12)
    figure = Figure(figsize=(width, row * len(found.by_players)), layout=layout)
    rows = figure.subfigures(len(found.by_players), 1, squeeze=False)
    for (part,), one in zip(rows, found.by_players, strict=True):
        _draw_players(part, one)
    return figure


def _cross_width(bots: int) -> float:
    return 1.2 + 0.95 * bots


def _draw_players(part: "SubFigure", found: PlayersReport) -> None:
    """The ladder, and next to it the cross table if all met in pairs."""
    title = chart_words().say("arena-chart-title", games=found.games, players=found.players)
    part.suptitle(title, x=0.02, ha="left", fontsize=13, fontweight="bold")
    if not found.is_cross:
        _draw_ladder(part.subplots(), found)
        return
    ratios = (_LADDER_WIDTH, _cross_width(len(found.ladder)))
    left, right = part.subplots(1, 2, width_ratios=ratios)
    _draw_ladder(left, found)
    _draw_cross_table(right, found)


def _draw_ladder(axes: "Axes", found: PlayersReport) -> None:
    """Each bot's win rate with its interval, the strongest on top, its rating next to it."""
    say = chart_words().say
    even = found.even
    axes.axvline(even, color=BRASS, linewidth=1.4, linestyle=(0, (5, 3)), zorder=1)
    axes.annotate(
        say("chart-even"),
        (even, 1),
        xycoords=("data", "axes fraction"),
        xytext=(4, -4),
        textcoords="offset points",
        color=BRASS,
        fontsize=9,
        va="top",
    )
    for row, one in enumerate(found.ladder):
        _draw_rung(axes, row, one)
    axes.set_ylim(len(found.ladder) - 0.4, -0.75)
    axes.set_xlim(-0.06, 1.06)
    axes.set_yticks(
        range(len(found.ladder)), [shortened(one.bot) for one in found.ladder], fontsize=12
    )
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0%", "25%", "50%", "75%", "100%"])
    axes.set_xlabel(say("chart-wins"))
    no_frame(axes)
    axes.grid(axis="x", color=LINE, linewidth=0.7)
    axes.set_axisbelow(True)
    ratings = [chart_words().number(one.rating.mu, 1) for one in found.ladder]
    beside = axes.secondary_yaxis("right")
    beside.set_yticks(
        range(len(found.ladder)),
        [say("chart-rating", rating=rating) for rating in ratings],
        color=SOFT,
        fontsize=9.5,
    )
    beside.tick_params(length=0)
    beside.spines["right"].set_visible(False)


def _draw_rung(axes: "Axes", row: int, one: LadderRung) -> None:
    if (wins := one.performance.wins) is None:
        return
    axes.plot([wins.low, wins.high], [row, row], color=INTERVAL, linewidth=5, zorder=2)
    axes.plot(wins.value, row, marker="D", markersize=8, color=ACCENT, zorder=3)
    axes.annotate(
        chart_words().percent(wins.value),
        (wins.value, row),
        xytext=(0, 9),
        textcoords="offset points",
        ha="center",
        fontsize=9.5,
        bbox={"facecolor": RAISED, "edgecolor": "none", "pad": 1},
    )


def _draw_cross_table(axes: "Axes", found: PlayersReport) -> None:
    """A cell for each pair: green if the row wins more than an even share, red if less."""
    from matplotlib.patches import Rectangle

    names = [one.bot for one in found.ladder]
    for (row, column), wins in found.cross_table().items():
        colour = cell_colour(wins.value, found.even)
        corner = (names.index(column) - 0.5, names.index(row) - 0.5)
        axes.add_patch(Rectangle(corner, 1, 1, facecolor=colour, edgecolor=GROUND, linewidth=2))
        ink = ON_STRONG if colour in STRONG else INK
        _write_cell(axes, (names.index(column), names.index(row)), wins, ink)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylim(len(names) - 0.5, -0.5)
    short = [shortened(name) for name in names]
    axes.set_xticks(range(len(names)), short)
    if max(map(len, short)) > 10:
        axes.tick_params(axis="x", labelrotation=30)
        for label in axes.get_xticklabels():
            label.set(ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(names)), short)
    say = chart_words().say
    alone = found.players > 2
    axes.set_xlabel(say("chart-matrix-rest") if alone else say("chart-matrix"))
    no_frame(axes)


def _write_cell(axes: "Axes", where: tuple[int, int], wins: Estimate, ink: str) -> None:
    """The win rate, and its interval below."""
    words = chart_words()
    low, high = words.number(100 * wins.low, 1), words.number(100 * wins.high, 1)
    lines = (
        (words.percent(wins.value), 10, 5),
        (words.say("arena-range", low=low, high=high), 7, -8),
    )
    for text, size, above in lines:
        axes.annotate(
            text,
            where,
            xytext=(0, above),
            textcoords="offset points",
            ha="center",
            va="center",
            color=ink,
            fontsize=size,
        )
