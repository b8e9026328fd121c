"""The file of a chart: where it can be written, in which language, and in which formats."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import bidirectional

from marrakech.arena.chart_theme import NIGHT, add_night_colours
from marrakech.locales import Catalogue, catalogue, tamed
from marrakech.rules import Refusal

if TYPE_CHECKING:  # matplotlib takes a second to load
    from matplotlib.figure import Figure

CHART_SUFFIXES = (".svg", ".png")
# Languages that cannot be written, or not properly, with matplotlib's own font, DejaVu Sans.
BEYOND_THE_FONT = ("ar", "fa", "ja", "ko", "th", "zh-Hans", "zh-Hant")


def checked_chart_path(path: Path) -> Path:
    """A path to which a chart can be written; its suffix chooses the format."""
    if path.suffix.lower() not in CHART_SUFFIXES:
        raise Refusal("chart-ending", file=str(path))
    if not path.parent.is_dir():
        raise Refusal("file-missing", file=str(path.parent))
    return path


def save_chart(figure: "Figure", path: Path, night: Mapping[str, str] = NIGHT) -> None:
    """Write a chart to its file; an SVG also gets colours for the night."""
    kind = path.suffix.lower()[1:]
    try:
        figure.savefig(path, format=kind, dpi=160, metadata=_metadata(kind))
        if kind == "svg":
            add_night_colours(path, night)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refusal("file-unwritable", file=str(path), reason=reason) from None


def chart_words() -> Catalogue:
    """The catalogue for a chart: the user's language, if the font has its letters."""
    spoken = catalogue()
    return catalogue("en") if spoken.language in BEYOND_THE_FONT else spoken


def shortened(name: str) -> str:
    """A name, or as much of a long one as there is room for."""
    shown = tamed(name)
    return shown if len(shown) <= 16 else shown[:15] + "…"


def can_be_written(text: str) -> bool:
    """Whether matplotlib's own font has every letter, and puts them in their order."""
    from matplotlib.font_manager import findfont
    from matplotlib.ft2font import FT2Font

    letters = FT2Font(findfont("DejaVu Sans")).get_charmap()
    return all(ord(one) in letters and bidirectional(one) not in ("R", "AL") for one in text)


def _metadata(kind: str) -> dict[str, None]:
    """Without anything that changes from one run to the next."""
    return {"Date": None} if kind == "svg" else {"Software": None}
