"""How charts look: the colours of the market by day, and in an SVG also by night."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from marrakech.rules import Colour

if TYPE_CHECKING:  # matplotlib takes a second to load
    from matplotlib.axes import Axes
    from matplotlib.typing import RcKeyType

GROUND, RAISED, LINE = "#f4ebdd", "#fbf6ec", "#d8c6a6"
INK, SOFT, ACCENT, INTERVAL, BRASS = "#2b2118", "#64523f", "#2e4fa3", "#a9b6d6", "#8a5f1e"
ON_STRONG = "#ffffff"  # what is written on the strongest colours of the cells
# Cells from losing to winning, with an even one in the middle.
CELLS = (
    *("#b23a2e", "#cb7464", "#dea598", "#edd2c4"),
    "#f7efe0",
    *("#cde0cb", "#9cc4aa", "#649f80", "#2c7a57"),
)
STRONG = (CELLS[0], CELLS[-1])
NIGHT = {
    GROUND: "#17141a",
    RAISED: "#211c26",
    LINE: "#3b333f",
    INK: "#f1e7d8",
    SOFT: "#b9ab98",
    ACCENT: "#8ba6f0",
    INTERVAL: "#465892",
    BRASS: "#d2a457",
    ON_STRONG: "#ffffff",
    CELLS[0]: "#a8362b",
    CELLS[1]: "#87352b",
    CELLS[2]: "#66322a",
    CELLS[3]: "#4a2d31",
    CELLS[4]: "#352e3a",
    CELLS[5]: "#2b3d38",
    CELLS[6]: "#294c3b",
    CELLS[7]: "#296047",
    CELLS[8]: "#297352",
}
# The colours of the rugs, by day and by night as on the page.
RUGS: dict[Colour, tuple[str, str]] = {
    "r": ("#b23a2e", "#d9604f"),
    "b": ("#2e4fa3", "#6f8fe6"),
    "y": ("#d99a1c", "#f0bc4a"),
    "g": ("#2c7a57", "#58b98c"),
}
# Their weaves, as near as matplotlib has them: stripes, diamonds, slanting threads and checks.
WEAVES: dict[Colour, str] = {"r": "--", "b": "xx", "y": "//", "g": "++"}
STYLE: "dict[RcKeyType, object]" = {
    "font.family": "DejaVu Sans",
    "font.size": 10.5,
    "text.color": INK,
    "axes.labelcolor": SOFT,
    "axes.edgecolor": LINE,
    "axes.facecolor": RAISED,
    "figure.facecolor": GROUND,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "text.parse_math": False,
    "hatch.linewidth": 0.6,
    "svg.hashsalt": "marrakech",  # the same results, the same file
}


def cell_colour(share: float, even: float) -> str:
    """A win rate's colour: from never winning to always winning, the even share between."""
    middle = len(CELLS) // 2
    distance = (share - even) / (1 - even if share > even else even)
    return CELLS[middle + round(middle * distance)]


def no_frame(axes: "Axes") -> None:
    """No frame and no ticks."""
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def add_night_colours(svg: Path, night: Mapping[str, str]) -> None:
    """Let an SVG change its colours where the reader's system is dark."""
    rules = "".join(
        f'[style*="{what}: {day}"]{{{what}:{dark}!important}}'
        for day, dark in night.items()
        for what in ("fill", "stroke")
    )
    # The ground of hatching has its colour in an attribute.
    rules += "".join(f'[fill="{day}"]{{fill:{dark}!important}}' for day, dark in night.items())
    style = f"<style>@media (prefers-color-scheme: dark){{{rules}}}</style>"
    text = svg.read_text("utf-8")
    head, start, rest = text.partition(" <defs>\n")  # the first one holds matplotlib's own style
    svg.write_text(f"{head} {style}\n{start}{rest}", "utf-8")
