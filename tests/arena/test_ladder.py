"""`make ladder`: the chart and the tables of docs/bots.md."""

import sys
from pathlib import Path

import ladder
import pytest
from support.contests import round_won

from marrakech.arena.contest import Contest, schedule, seatings
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.report import report
from marrakech.bots import bot_names

PAGE = f"# Bots\n\n{ladder.BEGIN}\nold\n{ladder.END}\n\n## More\n"


def test_the_tables() -> None:
    run = ContestRun(Contest(("a", "b", "c"), players=(2, 3, 4), cross=True))
    for number, line_up in schedule(run.contest, 24):
        run.note(round_won(number, line_up, *[min(line_up)] * len(seatings(line_up))))
    text = ladder.ladder_text(report(run), 24, "pictures/ladder.svg")
    assert "](pictures/ladder.svg)" in text
    assert "360 games, 24 for each line-up" in text
    assert "marrakech arena a b c --players all --cross --games 24 --ms 10\n" in text
    assert (
        "| rating | two players | three players | four players |\n| --- | --- | --- | --- |" in text
    )
    assert "|  | `a` | `b` | `c` |" in text
    assert "Two players: wins of the row, out of 100 games against the column (50 is even" in text
    assert "Four players: wins of the row, out of 100 games against 3 of the column (25 is" in text
    assert text.count("| `a` |  | 100.0 (86.2–100.0) | 100.0 (86.2–100.0) |") == 3
    assert text.count("| `c` | 0.0 (0.0–13.8) | 0.0 (0.0–13.8) |  |") == 3


def test_only_what_is_between_the_markers_changes() -> None:
    put = ladder.put_between_markers(PAGE, "new")
    assert put == PAGE.replace("\nold\n", "\n\nnew\n\n")
    assert ladder.put_between_markers(put, "new") == put


@pytest.mark.parametrize("lost", [ladder.BEGIN, ladder.END])
def test_a_page_without_markers_is_refused(lost: str) -> None:
    with pytest.raises(SystemExit, match="has no lines"):
        ladder.put_between_markers(PAGE.replace(lost, ""), "new")


def test_the_page_of_the_bots_has_the_markers() -> None:
    document = ladder.DOCUMENT.read_text("utf-8")
    assert "new" in ladder.put_between_markers(document, "new")
    assert document.count(ladder.BEGIN) == document.count(ladder.END) == 1


def test_it_plays_writes_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "bots.md"
    document.write_text(PAGE, "utf-8")
    results, chart = tmp_path / "kept" / "ladder.jsonl", tmp_path / "pictures" / "ladder.svg"
    chart.parent.mkdir()

    def played(games: int) -> str:
        paths = ("--out", str(results), "--chart", str(chart), "--document", str(document))
        bots = ("--bots", "random", "novice", "--jobs", "1", "--games", str(games))
        monkeypatch.setattr(sys, "argv", ["ladder.py", *bots, *paths])
        assert ladder.main() == 0
        return document.read_text("utf-8")

    assert "24 games, 4 for each line-up" in played(4)
    assert "](pictures/ladder.svg)" in document.read_text("utf-8")
    assert "prefers-color-scheme: dark" in chart.read_text("utf-8")
    first = results.read_bytes()
    assert "42 games, 8 for each line-up" in played(8)
    assert results.read_bytes().startswith(first)
    assert len(results.read_bytes()) > len(first)


def test_it_takes_all_bots_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Contest] = []

    def run_contest(run: ContestRun, *_: object) -> tuple[None, bool]:
        asked.append(run.contest)
        return None, True

    monkeypatch.setattr(ladder, "run_contest", run_contest)
    document = tmp_path / "bots.md"
    document.write_text(PAGE, "utf-8")
    chart = tmp_path / "ladder.svg"
    where = ["--document", str(document), "--out", str(tmp_path / "kept"), "--chart", str(chart)]
    monkeypatch.setattr(sys, "argv", ["ladder.py", *where])
    assert ladder.main() == 130  # stopped, so nothing is written
    assert document.read_text("utf-8") == PAGE
    assert not chart.exists()
    assert asked == [Contest(bot_names(), players=(2, 3, 4), ms=10, cross=True)]
