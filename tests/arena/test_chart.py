"""The chart: a picture of what was found, and the same one for the same results."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from support.contests import round_won

from marrakech.arena.chart import checked_chart_path, draw_chart
from marrakech.arena.contest import Contest, schedule, seatings
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.report import ContestReport, report
from marrakech.rules import Refusal

SVG = "{http://www.w3.org/2000/svg}"


def contested(contest: Contest, games: int = 24) -> ContestReport:
    run = ContestRun(contest)
    for number, line_up in schedule(contest, games):
        run.note(round_won(number, line_up, *[line_up[number % 2]] * len(seatings(line_up))))
    return report(run)


CONTESTS = [
    Contest(("a", "b")),
    Contest(("a", "b", "c")),
    Contest(("a", "b"), players=(4,)),
    Contest(("a", "b", "c"), players=(3,)),
    Contest(("a", "python3 'my bot.py' --fast $1 $2 \x1b"), players=(2,)),
    Contest(("a", "b"), players=(3,), against="c"),
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
    images = []
    for contest in CONTESTS[:4]:
        draw_chart(contested(contest), tmp_path / "chart.svg")
        picture = ElementTree.fromstring((tmp_path / "chart.svg").read_text("utf-8"))
        images.append(len(list(picture.iter(f"{SVG}image"))))
    assert images == [0, 1, 1, 0]


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
