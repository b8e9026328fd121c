"""The chart of an analysis: every turn and every error is on it, by day and by night."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from marrakech import parse_game
from marrakech.analysis import Decision, KernelEvaluator, analyse, grade_of
from marrakech.arena.chart_theme import INK, RUGS
from marrakech.cli.analyse_chart import draw_analysis
from marrakech.cli.analyse_run import Analysed
from marrakech.rules import Refusal
from marrakech.rules.colours import COLOURS_IN

GAMES = Path(__file__).parent.parent / "data" / "games"
TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "main" / "tokens.css"
SVG = "{http://www.w3.org/2000/svg}"
# Two, three and four players, also those who leave; the variant; a game that stops early.
RECORDS = ("two-default", "two-unfinished", "three-comments", "four-giving-up", "four-variant")


@pytest.fixture(scope="module", params=RECORDS)
def one(request: pytest.FixtureRequest, kernel_ready: None) -> Analysed:
    game = parse_game((GAMES / f"{request.param}.mrk").read_text("utf-8"))
    return Analysed(request.param, game, analyse(game, KernelEvaluator("quick")), True)


def woven(picture: ElementTree.Element) -> dict[str, tuple[str, str]]:
    """The colour of each cloth, and its weave."""
    found = {}
    for pattern in picture.iter(f"{SVG}pattern"):
        rect, path = pattern
        found[pattern.get("id", "")] = rect.get("fill", ""), path.get("d", "")
    return found


def test_everything_is_on_it_and_the_same_analysis_is_the_same_file(
    one: Analysed, tmp_path: Path
) -> None:
    draw_analysis(one, tmp_path / "one.svg")
    draw_analysis(one, tmp_path / "again.svg")
    text = (tmp_path / "one.svg").read_text("utf-8")
    assert text == (tmp_path / "again.svg").read_text("utf-8")
    picture = ElementTree.fromstring(text)
    styles = [part.get("style", "") for part in picture.iter()]
    bands = [RUGS[COLOURS_IN[seat.colours][0]][0] for seat in one.game.start.seats]
    turns = [line for line in one.game.turns() if line.number]
    cloths = woven(picture)
    filled = [re.findall(r"fill: url\(#(\w+)\)", style) for style in styles]
    of_seats = sum(cloths[found[0]][0] in bands for found in filled if found)
    assert of_seats == 2 * len(bands) + len(turns)  # the bands, the legend, and a bar for each turn
    marks = [
        part for part in picture.iter(f"{SVG}use") if f"stroke: {INK}" in part.get("style", "")
    ]
    graded = [grade_of(step.error) for step in one.found.steps() if isinstance(step, Decision)]
    named = [grade for grade in graded if grade]
    assert len(marks) == len(named) + len(set(named))  # those in the legend, too
    names = one.game.names()
    assert f"<!-- {names[1]} -->" in text
    assert len({weave for _, weave in cloths.values()}) == len(bands)  # told apart without colour
    assert {colour for colour, _ in cloths.values()} == {*bands}
    assert re.search(r"<!-- −\d+% -->", text)
    assert not re.search(r"<!-- -\d", text)  # a minus, and no hyphen
    assert ("<!-- Seat 3 -->" in text) == (names[2:3] == ("阿",))  # a letter that the font lacks


def test_a_mark_is_in_the_band_of_the_player_who_erred(tmp_path: Path, kernel_ready: None) -> None:
    """In this game both chances are near one half, so that one band lies above the other."""
    game = parse_game((GAMES / "two-unfinished.mrk").read_text("utf-8"))
    one = Analysed("one", game, analyse(game, KernelEvaluator("quick")), True)
    draw_analysis(one, tmp_path / "one.svg")
    picture = ElementTree.fromstring((tmp_path / "one.svg").read_text("utf-8"))
    drawn = [
        part for part in picture.iter(f"{SVG}use") if f"stroke: {INK}" in part.get("style", "")
    ]
    heights = [float(part.get("y", "")) for part in drawn]
    errors = [step for step in one.found.steps() if isinstance(step, Decision)]
    seats = [step.seat for step in errors if grade_of(step.error)]
    of_ana, of_ben = (
        [y for y, at in zip(heights, seats, strict=False) if at == seat] for seat in (1, 2)
    )
    assert of_ana
    assert of_ben
    assert max(of_ana) < min(of_ben)


def test_by_night_every_colour_has_another(one: Analysed, tmp_path: Path) -> None:
    draw_analysis(one, tmp_path / "one.svg")
    picture = ElementTree.fromstring((tmp_path / "one.svg").read_text("utf-8"))
    (rules,) = [part.text for part in picture.iter(f"{SVG}style") if "dark" in (part.text or "")]
    used = {
        (what, colour)
        for part in picture.iter()
        for what, colour in re.findall(r"(fill|stroke): (#\w+)", part.get("style", ""))
    }
    assert used
    for what, colour in used:
        assert f'[style*="{what}: {colour}"]' in (rules or "")
    cloths = {colour for colour, _ in woven(picture).values()}
    assert len(cloths) == len(one.game.start.seats)
    for colour in cloths:
        assert f'[fill="{colour}"]' in (rules or "")


def test_the_rugs_have_the_colours_of_the_page() -> None:
    tokens = TOKENS.read_text("utf-8")
    names = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}
    assert names.keys() == RUGS.keys()
    for colour, (day, night) in RUGS.items():
        assert f"--{names[colour]}: light-dark({day}, {night});" in tokens


def test_a_png_and_a_folder_in_its_place(one: Analysed, tmp_path: Path) -> None:
    draw_analysis(one, tmp_path / "one.png")
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(Refusal, match="file-unwritable"):
        draw_analysis(one, tmp_path / "folder.svg")
