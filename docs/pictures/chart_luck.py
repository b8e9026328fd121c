"""Draws docs/pictures/luck.svg: how much of the results luck explains, from bench/luck.json."""

import json
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.patches import Rectangle

from marrakech.arena.chart_theme import (
    GROUND,
    INK,
    INTERVAL,
    RAISED,
    SOFT,
    STYLE,
    add_night_colours,
)
from marrakech.bots import bot_names

HERE = Path(__file__).parent
FIGURES = HERE.parent.parent / "bench" / "luck.json"
PICTURE = HERE / "luck.svg"


def draw_players(axes: Axes, players: int, rows: list[dict[str, float | str]]) -> None:
    """A cell for each pairing; the longer its bar, the more luck explains."""
    levels = bot_names()
    for row in rows:
        first, second = levels.index(str(row["first"])), levels.index(str(row["second"]))
        explained, low, high = (float(row[name]) for name in ("explained", "low", "high"))
        corner = (first - 0.5, second - 0.5)
        axes.add_patch(Rectangle(corner, 1, 1, facecolor=RAISED, edgecolor=GROUND, linewidth=2))
        axes.add_patch(Rectangle(corner, explained, 1, facecolor=INTERVAL, edgecolor="none"))
        axes.add_patch(Rectangle(corner, 1, 1, fill=False, edgecolor=GROUND, linewidth=2))
        for text, size, above, ink in (
            (f"{100 * explained:.0f}", 11, 5, INK),
            (f"{100 * low:.0f}–{100 * high:.0f}", 7, -8, SOFT),
        ):
            axes.annotate(
                text,
                (first, second),
                xytext=(0, above),
                textcoords="offset points",
                ha="center",
                va="center",
                color=ink,
                fontsize=size,
            )
    axes.set_title(f"{players} players", loc="left", fontsize=12, fontweight="bold", color=INK)
    axes.set_xlim(-0.5, len(levels) - 0.5)
    axes.set_ylim(len(levels) - 0.5, -0.5)
    axes.set_aspect("equal")
    axes.set_facecolor(GROUND)
    axes.set_xticks(range(len(levels)), levels, rotation=30, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(levels)), levels)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def main() -> None:
    """Draw the picture."""
    rows = json.loads(FIGURES.read_text("utf-8"))
    with mpl.rc_context(STYLE):
        layout = ConstrainedLayoutEngine(w_pad=0.14, h_pad=0.12)
        figure = Figure(figsize=(13.5, 5.2), layout=layout)
        title = "How much of the results luck explains, in percent (R²), by the levels that meet"
        figure.suptitle(title, x=0.01, ha="left", fontsize=13, fontweight="bold")
        for axes, players in zip(figure.subplots(1, 3), (2, 3, 4), strict=True):
            draw_players(axes, players, [row for row in rows if row["players"] == players])
        figure.savefig(PICTURE, format="svg", metadata={"Date": None})
        add_night_colours(PICTURE)


if __name__ == "__main__":
    main()
