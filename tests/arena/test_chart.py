"""The chart: a picture of what was found, and the same one for the same results."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support.contests import round_won

from marrakech.arena.chart import draw_chart
from marrakech.arena.chart_file import checked_chart_path
from marrakech.arena.chart_theme import (
    BRASS,
    CELLS,
    GROUND,
    INK,
    LINE,
    NIGHT,
    ON_STRONG,
    RAISED,
    SOFT,
    STRONG,
    cell_colour,
)
from marrakech.arena.contest import Contest, schedule, seatings
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.report import ContestReport, report
from marrakech.rules import Refusal

WEB = Path(__file__).parent.parent.parent / "web" / "src"
SVG = "{http://www.w3.org/2000/svg}"


def contested(contest: Contest, games: int = 24) -> ContestReport:
    run = ContestRun(contest)
    for number, line_up in schedule(contest, games):
        run.note(round_won(number, line_up, *[line_up[number % 2]] * len(seatings(line_up))))
    return report(run)


def cells(contest: Contest, folder: Path) -> int:
    """How many cells of a cross table are drawn for a contest."""
    draw_chart(contested(contest), folder / "chart.svg")
    picture = ElementTree.fromstring((folder / "chart.svg").read_text("utf-8"))
    fills = re.findall(r"fill: (#\w+)", " ".join(one.get("style", "") for one in picture.iter()))
    return sum(colour in CELLS for colour in fills)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as in WCAG."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


CONTESTS = [
    Contest(("a", "b")),
    Contest(("a", "b", "c")),
    Contest(("a", "b"), players=(4,)),
    Contest(("a", "b", "c"), players=(3,)),
    Contest(("a", "python3 'my bot.py' --fast $1 $2 \x1b"), players=(2,)),
    Contest(("a", "b"), players=(3,), against="c"),
    Contest(("a", "b", "c"), players=(2, 3, 4), cross=True),
    Contest(("a", "b", "c"), players=(2, 3)),
]


@pytest.mark.parametrize("contest", CONTESTS, ids=str)
def test_every_contest_can_be_drawn_in_both_ways(contest: Contest, tmp_path: Path) -> None:
    found = contested(contest)
    draw_chart(found, tmp_path / "chart.svg")
    draw_chart(found, tmp_path / "chart.PNG")
    assert (tmp_path / "chart.PNG").read_bytes().startswith(b"\x89PNG")
    picture = ElementTree.fromstring((tmp_path / "chart.svg").read_text("utf-8"))
    assert picture.tag == f"{SVG}svg"


def test_who_met_in_pairs_has_a_picture_of_the_pairs(tmp_path: Path) -> None:
    assert [cells(contest, tmp_path) for contest in CONTESTS[:4]] == [0, 6, 2, 0]


def test_every_number_of_players_has_its_row(tmp_path: Path) -> None:
    assert [cells(contest, tmp_path) for contest in CONTESTS[6:]] == [18, 6]
    text = (tmp_path / "chart.svg").read_text("utf-8")
    assert [f"with {players} players -->" in text for players in (2, 3, 4)] == [True, True, False]


def test_by_night_every_colour_has_another_and_all_can_be_read(tmp_path: Path) -> None:
    draw_chart(contested(CONTESTS[6]), tmp_path / "chart.svg")
    picture = ElementTree.fromstring((tmp_path / "chart.svg").read_text("utf-8"))
    (rules,) = [one.text for one in picture.iter(f"{SVG}style") if "dark" in (one.text or "")]
    assert rules is not None
    used = {
        (what, colour)
        for part in picture.iter()
        for what, colour in re.findall(r"(fill|stroke): (#\w+)", part.get("style", ""))
    }
    assert {("fill", GROUND), ("fill", INK), ("stroke", LINE)} < used
    for what, colour in used:
        assert f'[style*="{what}: {colour}"]{{{what}:{NIGHT[colour]}!important}}' in rules


def test_the_ground_is_that_of_the_page_by_day_and_by_night() -> None:
    tokens = (WEB / "styles" / "main" / "tokens.css").read_text("utf-8")
    for name, colour in {"ground": GROUND, "raised": RAISED, "line": LINE, "ink": INK}.items():
        assert f"--{name}: light-dark({colour}, {NIGHT[colour]});" in tokens


@pytest.mark.parametrize("night", [False, True])
def test_what_is_written_can_be_read(night: bool) -> None:
    written = [(INK, GROUND), (INK, RAISED), (SOFT, GROUND), (BRASS, RAISED)]
    written += [(ON_STRONG if cell in STRONG else INK, cell) for cell in CELLS]
    for ink, ground in written:
        pair = (NIGHT[ink], NIGHT[ground]) if night else (ink, ground)
        assert contrast(*pair) >= 4.5, pair


def test_cells_are_red_and_green_around_what_is_even() -> None:
    for even in (1 / 2, 1 / 3, 1 / 4):
        shades = [cell_colour(share / 100, even) for share in range(101)]
        assert list(dict.fromkeys(shades)) == list(CELLS)
        assert cell_colour(even, even) == CELLS[4]


def test_the_same_results_are_the_same_file(tmp_path: Path) -> None:
    def drawn(games: int) -> bytes:
        draw_chart(contested(CONTESTS[1], games), tmp_path / "chart.svg")
        return (tmp_path / "chart.svg").read_bytes()

    assert drawn(24) == drawn(24) != drawn(26)


def test_only_pictures_can_be_drawn_and_only_where_there_is_a_folder(tmp_path: Path) -> None:
    for name in ("chart", "chart.pdf", "chart.svg.txt"):
        with pytest.raises(Refusal, match="chart-ending"):
            checked_chart_path(tmp_path / name)
    with pytest.raises(Refusal, match="file-missing"):
        checked_chart_path(tmp_path / "none" / "chart.svg")
    assert checked_chart_path(tmp_path / "chart.SVG").name == "chart.SVG"


def test_a_chart_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "chart.svg").mkdir()
    with pytest.raises(Refusal, match="file-unwritable"):
        draw_chart(contested(CONTESTS[0]), tmp_path / "chart.svg")
