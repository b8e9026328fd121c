"""The chart of a contest, in the colours of the market: the ladder, and win rates by pair."""

from pathlib import Path
from typing import TYPE_CHECKING

from marrakech.arena.report import ContestReport, LadderRung
from marrakech.locales import Catalogue, catalogue, tamed
from marrakech.rules import Refusal

if TYPE_CHECKING:  # matplotlib takes a second to load
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.typing import RcKeyType

GROUND, RAISED, LINE = "#fbf6ec", "#f4ebdd", "#d8c6a6"
INK, SOFT, ACCENT, BRASS = "#2b2118", "#64523f", "#2e4fa3", "#a9772b"
LOSES, EVEN, WINS = "#b23a2e", "#f7efe0", "#2c7a57"
CHART_SUFFIXES = (".svg", ".png")
# Languages that cannot be written, or not properly, with matplotlib's own font, DejaVu Sans.
BEYOND_THE_FONT = ("ar", "fa", "ja", "ko", "th", "zh-Hans", "zh-Hant")
_STYLE: "dict[RcKeyType, object]" = {
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
    "svg.hashsalt": "marrakech",  # the same results, the same file
}


def checked_chart_path(path: Path) -> Path:
    """A path to which a chart can be written; its suffix chooses the format."""
    if path.suffix.lower() not in CHART_SUFFIXES:
        raise Refusal("chart-ending", file=str(path))
    if not path.parent.is_dir():
        raise Refusal("file-missing", file=str(path.parent))
    return path


def draw_chart(found: ContestReport, path: Path) -> None:
    """Draw the chart of a contest into a file."""
    import matplotlib as mpl

    kind = path.suffix.lower()[1:]
    with mpl.rc_context(_STYLE):
        figure = _figure(found)
        try:
            figure.savefig(path, format=kind, dpi=160, metadata=_metadata(kind))
        except OSError as error:
            reason = error.strerror or str(error)
            raise Refusal("file-unwritable", file=str(path), reason=reason) from None


def _metadata(kind: str) -> dict[str, None]:
    """Without anything that changes from one run to the next."""
    return {"Date": None} if kind == "svg" else {"Software": None}


def _words() -> Catalogue:
    """The catalogue for a chart: the user's language, if the font has its letters."""
    spoken = catalogue()
    return catalogue("en") if spoken.language in BEYOND_THE_FONT else spoken


def _figure(found: ContestReport) -> "Figure":
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    say = _words().say
    rungs = len(found.ladder)
    pairs = _pairs(found)
    height = 1.7 + 0.55 * max(rungs, 2)
    width = 7.4 if pairs is None else 7.4 + 1.6 + 0.75 * rungs
    layout = ConstrainedLayoutEngine(w_pad=0.14, h_pad=0.12)
    figure = Figure(figsize=(width, height), layout=layout)
    title = say("arena-chart-title", games=found.games, players=found.contest.players)
    figure.suptitle(title, x=0.02, ha="left", fontsize=13, fontweight="bold")
    if pairs is None:
        _draw_ladder(figure.subplots(), found)
        return figure
    left, right = figure.subplots(1, 2, width_ratios=(6.2, 1.2 + 0.75 * rungs))
    _draw_ladder(left, found)
    _draw_pairs(right, found, pairs)
    return figure


def _draw_ladder(axes: "Axes", found: ContestReport) -> None:
    """Each bot's win rate with its interval, the strongest on top, its rating beside it."""
    say = _words().say
    even = found.contest.even
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
        range(len(found.ladder)), [_short(one.bot) for one in found.ladder], fontsize=12
    )
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0%", "25%", "50%", "75%", "100%"])
    axes.set_xlabel(say("chart-wins"))
    _plain(axes)
    axes.grid(axis="x", color=LINE, linewidth=0.7)
    axes.set_axisbelow(True)
    beside = axes.secondary_yaxis("right")
    beside.set_yticks(
        range(len(found.ladder)),
        [say("chart-rating", rating=_words().number(one.rating.mu, 1)) for one in found.ladder],
        color=SOFT,
        fontsize=9.5,
    )
    beside.tick_params(length=0)
    beside.spines["right"].set_visible(False)


def _draw_rung(axes: "Axes", row: int, one: LadderRung) -> None:
    if (wins := one.performance.wins) is None:
        return
    axes.plot([wins.low, wins.high], [row, row], color="#a9b6d6", linewidth=5, zorder=2)
    axes.plot(wins.value, row, marker="D", markersize=8, color=ACCENT, zorder=3)
    axes.annotate(
        _words().percent(wins.value),
        (wins.value, row),
        xytext=(0, 9),
        textcoords="offset points",
        ha="center",
        fontsize=9.5,
        bbox={"facecolor": RAISED, "edgecolor": "none", "pad": 1},
    )


def _pairs(found: ContestReport) -> dict[tuple[str, str], float] | None:
    """The win rate of each bot against each other one; None if not all met in pairs."""
    pairs: dict[tuple[str, str], float] = {}
    for one in found.meetings:
        if len(set(one.others)) != 1 or len(found.meetings) < 2:
            return None
        if one.performance.wins is not None:
            pairs[one.bot, one.others[0]] = one.performance.wins.value
            if found.contest.players == 2:
                pairs[one.others[0], one.bot] = 1 - one.performance.wins.value
    return pairs


def _draw_pairs(axes: "Axes", found: ContestReport, pairs: dict[tuple[str, str], float]) -> None:
    """A square for each pair: green if the row wins more than an even share, red if less."""
    from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm

    say = _words().say
    names = [one.bot for one in found.ladder]
    cells = [[pairs.get((row, column), float("nan")) for column in names] for row in names]
    colours = LinearSegmentedColormap.from_list("marrakech", [LOSES, EVEN, WINS]).with_extremes(
        bad=RAISED
    )
    norm = TwoSlopeNorm(found.contest.even, 0, 1)
    axes.imshow(cells, cmap=colours, norm=norm, aspect="auto")
    for (row, column), share in pairs.items():
        strong = abs(norm(share) - 0.5) > 0.42  # where white is easier to read than ink
        axes.text(
            names.index(column),
            names.index(row),
            _words().percent(share),
            ha="center",
            va="center",
            color="#ffffff" if strong else INK,
            fontsize=10,
        )
    short = [_short(name) for name in names]
    axes.set_xticks(range(len(names)), short)
    if max(map(len, short)) > 8:
        axes.tick_params(axis="x", labelrotation=30)
        for label in axes.get_xticklabels():
            label.set(ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(names)), short)
    alone = found.contest.players > 2
    axes.set_xlabel(say("chart-matrix-rest" if alone else "chart-matrix"))
    for edge in range(1, len(names)):
        axes.axhline(edge - 0.5, color=GROUND, linewidth=2)
        axes.axvline(edge - 0.5, color=GROUND, linewidth=2)
    _plain(axes)


def _plain(axes: "Axes") -> None:
    """No frame and no ticks."""
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def _short(name: str) -> str:
    """A contestant's name, or as much of a long command as there is room for."""
    shown = tamed(name)
    return shown if len(shown) <= 16 else shown[:15] + "…"
