"""`marrakech analyse` in real processes: what it prints, what it writes, and Ctrl-C."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from math import fsum
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.command import MARRAKECH, Command, environment
from support.engine_programs import EXAMPLE, RICHEST, command, judge
from support.terminal import TERMINAL_TIMEOUT, Terminal

from marrakech import Comment, CommentPlace, Game, Position, format_game, parse_game
from marrakech.analysis import Analysis, AnalysisInfo, KernelEvaluator, Look
from marrakech.cli.analyse_comments import annotated
from marrakech.cli.analyse_run import run_analysis
from marrakech.rules.notation.record_formatter import MAX_RECORD_LENGTH

GAMES = Path(__file__).parent.parent / "data" / "games"
SHORT = GAMES / "three-comments.mrk"
UNFINISHED = GAMES / "two-unfinished.mrk"
TWO = str(GAMES / "two-default.mrk")
FOUR = str(GAMES / "four-default.mrk")
# Ben rolls well, and then lays his rug where it costs him ten percent of a game.
MARKET = "5rv1/yrbv1yr^r/1bvb^2b>b</1b^bvyvrv1rv/r1b^y^r^br^/yv1yvyvyb>b</y^by^y^y2"
ENDING = f"""[Seat1 "Ana"]
[Seat2 "Ben"]
[Seat3 "Cleo}}"]
[Start "{MARKET} b1W turn 1 32:r7,29:b7,29:y7 -"]

1. W3 a1b1
2. W3 c4d4

*
"""
ROWS = [
    *("Chance at the start", "Own luck", "Luck of the others", "Own errors"),
    *("Decisions of the others", "Corrections", "Result  "),
]
SUMS = ("own_luck", "others_luck", "own_errors", "others_decisions", "corrections")

pytestmark = pytest.mark.usefixtures("kernel_ready")


def adds_up(report: dict[str, Any]) -> None:
    """A game's report: the sums of every seat, and every step that is in them."""
    assert report["fine"]
    info = msgspec.convert(report, AnalysisInfo)
    assert info.evaluator == "champion"
    for seat in info.seats:
        sums = {name: getattr(seat, name) for name in SUMS}
        assert seat.result - seat.start == pytest.approx(fsum(sums.values()), abs=1e-9)
        gained = dict.fromkeys(SUMS, 0.0)
        for step in info.steps:
            own = getattr(step, "seat", 0) == seat.seat
            name = {
                "LuckInfo": "own_luck" if own else "others_luck",
                "CorrectionInfo": "corrections",
            }.get(type(step).__name__, "own_errors" if own else "others_decisions")
            gained[name] += step.gains[seat.seat - 1]
        assert gained == pytest.approx(sums, abs=1e-9)


def row(text: str, label: str) -> str:
    """The one line that begins like this."""
    (line,) = [line.strip() for line in text.splitlines() if line.strip().startswith(label)]
    return line


def test_one_game(marrakech: Command) -> None:
    done = marrakech("analyse", "--depth", "quick", "--turns", "-", typed=ENDING, COLUMNS="80")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("-, judged by champion (quick)\n")
    assert max(map(len, done.out.splitlines())) <= 80
    assert "\x1b" not in done.out
    start, result = row(done.out, "Chance at the start"), row(done.out, "Result  ")
    assert (len(start.split()), len(result.split())) == (4 + 3, 1 + 3)
    assert re.search(r"^Ben: the dice were worth \+\d+\.\d%\.$", done.out, re.MULTILINE)
    assert "The game is not over: the result is the chance to win in the last position." in done.out
    assert re.search(
        r"^ +2 +Ben +c4d4 +\d+\.\d% +d3e3 +\d+\.\d% +−10\.1% +blunder *$", done.out, re.M
    )
    assert re.search(r"^ +2 +Ben +3 +\+6\.7% *$", done.out, re.MULTILINE)
    assert re.search(r"^ +2 +Ben +W 3 c4d4 +\+6\.7% +−10\.4%( +\d+\.\d%){3} *$", done.out, re.M)


@pytest.mark.parametrize(
    "files", [[str(SHORT)], [FOUR, str(SHORT), str(GAMES / "two-default.mrk")]]
)
def test_a_narrow_terminal_cuts_nothing_off(marrakech: Command, files: list[str]) -> None:
    wide, narrow = (
        marrakech("analyse", "--depth", "quick", "--turns", *files, COLUMNS=columns).out
        for columns in ("120", "40")
    )
    percentages = re.compile(r"[+−]?\d+\.\d+%")
    assert len(percentages.findall(wide)) > 100
    assert percentages.findall(narrow) == percentages.findall(wide)
    assert "…" not in narrow
    tables = [line for line in narrow.splitlines() if line.startswith(" ")]
    assert max(map(len, tables)) <= 40
    actions = {action for file in files for action in parse_game(Path(file).read_text()).actions}
    assert actions <= {*narrow.split()}


def test_the_sums_of_a_column_add_up_as_they_are_printed(marrakech: Command) -> None:
    """To a hundredth of a percent for each of the numbers, which are rounded."""
    out = marrakech("analyse", "--depth", "quick", FOUR).out.replace("−", "-")
    rows = [row(out, label) for label in ROWS]
    numbers = [[float(cell) for cell in re.findall(r"([-+\d.]+)%", one)] for one in rows]
    for *parts, result in zip(*numbers, strict=True):
        assert fsum(parts) == pytest.approx(result, abs=0.005 * len(ROWS))


def test_json_adds_up_and_says_the_same_as_the_table(marrakech: Command) -> None:
    done = marrakech("analyse", "--json", str(UNFINISHED))
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)
    adds_up(report)
    assert (report["file"], report["depth"], report["complete"]) == (
        str(UNFINISHED),
        "normal",
        True,
    )
    assert not report["over"]
    game = parse_game(UNFINISHED.read_text("utf-8"))
    acted = [step["action"] for step in report["steps"] if "action" in step]
    assert acted == list(game.actions)
    assert [seat["name"] for seat in report["seats"]] == list(game.names())


def test_several_games_give_profiles_and_one_that_is_refused_stops_none(marrakech: Command) -> None:
    gave_up, finished = GAMES / "four-giving-up.mrk", GAMES / "three-default.mrk"
    files = [str(finished), "nowhere.mrk", str(UNFINISHED), str(gave_up)]
    done = marrakech("analyse", "--depth", "quick", "--json", *files)
    assert done.code == 1
    found = json.loads(done.out)
    assert [report["file"] for report in found["games"]] == files
    assert [report["fine"] for report in found["games"]] == [True, False, True, True]
    assert found["games"][1]["reason"] == "file-missing"
    for report in found["games"]:
        if report["fine"]:
            adds_up(report)
    seats = found["games"][0]["seats"]
    profiles = {one["name"]: one for one in found["profiles"]}
    assert profiles.keys() == {seat["name"] for seat in seats}
    for seat in seats:
        one = profiles[seat["name"]]
        assert (one["games"], one["errors"]) == (1, seat["errors"])
        assert one["luck_adjusted"] == pytest.approx(seat["luck_adjusted"], abs=1e-9)
        assert one["luck_low"] < one["luck"] < one["luck_high"]
    assert (found["complete"], found["unfinished"], found["abandoned"]) == (True, 1, 1)

    done = marrakech("analyse", "--depth", "quick", *files, COLUMNS="80")
    assert (done.code, done.err) == (1, "nowhere.mrk: file not found.\n")
    tables = [line for line in done.out.splitlines() if line.startswith(" ")]
    assert max(map(len, tables)) <= 80
    assert "What players won\n" in done.out
    assert done.out.count("Result without luck") == 3 + 1  # of the games, and of the profiles
    assert "gave up. What that cost" in done.out
    assert done.out.endswith("someone gave up are left out of the profiles: 1\n")
    results = done.out.partition("What players won\n")[2].partition("\n\n")[0]
    assert f"{profiles['Ben']['luck']:+.1%}".replace("-", "−") in row(results, "Ben")


def actions_and_comments(text: str) -> tuple[tuple[str, ...], list[Comment]]:
    game = parse_game(text)
    return game.actions, list(game.comments)


def test_the_record_with_comments_is_a_record(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "ending.mrk").write_text(ENDING, "utf-8")
    call = ("analyse", "--depth", "quick", "ending.mrk", "--annotate", "said.mrk")
    done = marrakech(*call)
    assert (done.code, done.err) == (0, "The record with comments has been saved in said.mrk\n")
    text = (tmp_path / "said.mrk").read_text("utf-8")
    second = "2. W3 {Luck: +6.7%} c4d4 {Blunder (−10.1%). Better: d3e3, with a chance of "
    assert second in text
    assert "{Analysed by champion (quick)}\n{Ana: the dice were worth " in text
    assert "{Cleo): the dice were worth " in text
    assert marrakech("check", "said.mrk").out == "said.mrk: fine. 2 turns, *\n"
    told = marrakech("replay", "said.mrk", typed="2\n")
    assert "“Luck: +6.7%”" in told.out
    assert "“Blunder (−10.1%). Better: d3e3" in told.out
    again = marrakech(*call)
    assert (again.code, again.out) == (1, "")
    assert again.err == "Error: said.mrk already exists and was not overwritten.\n"
    assert (tmp_path / "said.mrk").read_text("utf-8") == text


def test_comments_that_are_there_stay(marrakech: Command) -> None:
    done = marrakech("analyse", "--depth", "quick", "--annotate", "-", str(SHORT))
    assert (done.code, done.err) == (0, "")
    actions, comments = actions_and_comments(SHORT.read_text("utf-8"))
    after, more = actions_and_comments(done.out)
    assert after == actions
    assert [one for one in more if one in comments] == comments
    assert len(more) > len(comments) + 4
    assert re.search(
        r"^20\..*\{here they stopped\} \{Slip .*\}\n\{for tea\}\n\{Anal", done.out, re.M
    )


@pytest.mark.parametrize("text", [SHORT.read_text("utf-8"), ENDING])
def test_an_annotated_record_does_not_get_the_same_comments_again(
    marrakech: Command, text: str
) -> None:
    call = ("analyse", "--depth", "quick", "--annotate", "-", "-")
    once = marrakech(*call, typed=text).out
    assert marrakech(*call, typed=once).out == once
    _, comments = actions_and_comments(once)
    deeper = marrakech("analyse", "--annotate", "-", "-", typed=once).out
    assert "{Analysed by champion (normal)}" in deeper
    assert {*comments} <= {*actions_and_comments(deeper)[1]}


def filled(game: Game, length: int) -> str:
    """The record with a comment that makes it this long."""

    def commented(text: str) -> str:
        comments = (Comment(0, text, CommentPlace.AMONG_TAGS), *game.comments)
        return format_game(replace(game, comments=comments))

    return commented("x" * (length - len(commented(""))))


def test_a_record_that_comments_would_make_too_long_is_not_written(
    marrakech: Command, tmp_path: Path
) -> None:
    (tmp_path / "long.mrk").write_text(filled(parse_game(ENDING), MAX_RECORD_LENGTH), "utf-8")
    done = marrakech("analyse", "--depth", "quick", "long.mrk", "--annotate", "said.mrk")
    assert done.code == 1
    assert "Ben: the dice were worth" in done.out
    assert done.err.startswith("Error: with its comments, the record would be longer than 65,536")
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".mrk"] == ["long.mrk"]


@pytest.mark.parametrize(
    ("arguments", "code", "problem"),
    [
        (["nowhere.mrk"], 1, "nowhere.mrk: file not found."),
        (["empty.mrk"], 1, "empty.mrk: the record has no turns to analyse yet."),
        (["position.mrk"], 1, "position.mrk: line 1, column 1: this is not a tag such as"),
        (["a.mrk", "--depth", "far"], 2, "“far” is not a depth; use quick, normal or deep."),
        (["a.mrk", "--json", "--turns"], 2, "--turns and --json can’t be used together."),
        (["a.mrk", "--json", "--annotate", "-"], 2, "--annotate - and --json can’t be used"),
        (["a.mrk", "--turns", "--annotate", "-"], 2, "--turns and --annotate - can’t be used"),
        (["a.mrk", "a.mrk", "--chart", "x.svg"], 2, "--chart works with one record only."),
        (["a.mrk", "a.mrk", "--annotate", "x"], 2, "--annotate works with one record only."),
        (["a.mrk", "--chart", "x.pdf"], 2, "x.pdf: charts can only be drawn as .svg or .png"),
        (["a.mrk", "--chart", "none/x.svg"], 2, "none: file not found."),
        (["a.mrk", "--chart", "folder.svg"], 1, "folder.svg can’t be written: Is a directory"),
        (["a.mrk", "--annotate", "a.mrk"], 1, "a.mrk already exists and was not overwritten."),
        (["a.mrk", "--annotate", "none/x"], 1, "none/x can’t be written: No such file"),
    ],
)
def test_what_cannot_be_done_is_refused_before_anything_is(
    marrakech: Command, tmp_path: Path, arguments: list[str], code: int, problem: str
) -> None:
    (tmp_path / "a.mrk").write_text(ENDING, "utf-8")
    (tmp_path / "empty.mrk").write_text('[Seat1 "Ana"]\n[Seat2 "Ben"]\n\n*\n', "utf-8")
    position = "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -\n"
    (tmp_path / "position.mrk").write_text(position, "utf-8")
    (tmp_path / "folder.svg").mkdir()
    before = sorted(tmp_path.rglob("*"))
    done = marrakech("analyse", *arguments)
    assert (done.code, done.out) == (code, "")
    assert problem in done.err
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "a.mrk").read_text("utf-8") == ENDING


@contextmanager
def stopped_by_hand(home: Path, shown: str, *arguments: str) -> Iterator[tuple[int, str, str]]:
    """The exit code, the output, and the errors of a command that shows its progress in a terminal
    and gets Ctrl-C once it shows something."""
    screen, other = pty.openpty()
    process = subprocess.Popen(
        [MARRAKECH, *arguments],
        stdout=subprocess.PIPE,
        stderr=other,
        cwd=home,
        env=environment(home),
    )
    os.close(other)
    seen, limit, asked = "", time.monotonic() + TERMINAL_TIMEOUT, False
    with process:
        try:
            while "Stopped after" not in seen:
                assert time.monotonic() < limit, seen
                if select.select([screen], [], [], 0.2)[0]:
                    with suppress(OSError):
                        seen += os.read(screen, 65536).decode("utf-8", "replace")
                if not asked and re.search(shown, seen):
                    process.send_signal(signal.SIGINT)
                    asked = True
            out, _ = process.communicate(timeout=TERMINAL_TIMEOUT)
            yield process.returncode, out.decode(), seen
        finally:
            process.kill()
            os.close(screen)


@pytest.mark.parametrize("shown", ["getting ready", r"\b[1-9]\d*/48"])
def test_ctrl_c_keeps_what_is_there_as_json(tmp_path: Path, shown: str) -> None:
    arguments = ("analyse", "--json", "--depth", "deep", FOUR)
    with stopped_by_hand(tmp_path, shown, *arguments) as (code, out, err):
        report = json.loads(out)
    assert code == 130
    adds_up(report)
    assert (report["complete"], report["over"]) == (False, True)
    actions = [step["action"] for step in report["steps"] if "action" in step]
    whole = parse_game(Path(FOUR).read_text("utf-8"))
    assert actions == list(whole.actions[: len(actions)])
    turns = len(replace(whole, actions=whole.actions[: len(actions)]).turns())
    assert re.search(rf"Stopped after {turns} of 48 turns\.", err)
    assert turns < 48


@pytest.mark.parametrize(
    "terminal",
    [("analyse", "--depth", "deep", "--annotate", "said.mrk", FOUR, "--turns")],
    indirect=True,
)
def test_a_terminal_shows_how_far_it_is_and_what_there_is_after_ctrl_c(
    terminal: Terminal, tmp_path: Path
) -> None:
    terminal.wait_for("getting ready")
    terminal.wait_for_pattern(r"turns .*\b[1-9]\d*/48\b.*\d:\d\d")
    terminal.press("\x03", until="The record with comments has been saved")
    shown = terminal.wait_for("The record with comments has been saved")
    assert re.search(r"Stopped after \d+ of 48 turns\.", shown)
    assert "Ana: the dice were worth" in shown
    assert "The game is not over" not in shown
    assert terminal.process.wait(TERMINAL_TIMEOUT) == 130
    kept = parse_game((tmp_path / "said.mrk").read_text("utf-8"))
    assert 0 < len(kept.actions) < len(parse_game(Path(FOUR).read_text("utf-8")).actions)


class Interrupted:
    """An evaluator, and somebody who presses Ctrl-C after some looks."""

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.evaluator = KernelEvaluator("quick")

    def look(self, position: Position) -> Look:
        self.looks -= 1
        if self.looks < 0:
            raise KeyboardInterrupt
        return self.evaluator.look(position)


@pytest.mark.parametrize("name", ["three-comments", "two-unfinished", "four-giving-up"])
def test_wherever_it_is_stopped_there_is_a_whole_analysis_of_the_turns_before(name: str) -> None:
    text = (GAMES / f"{name}.mrk").read_text("utf-8")
    game = parse_game(re.sub(r"^([357])\.", r"\1. {before it}", text, flags=re.MULTILINE))
    lengths = set()
    for looks in range(game.length()):
        found, stopped, _ = run_analysis([("a", game), ("b", game)], partial(Interrupted, looks))
        assert stopped
        assert len(found) == (looks > 0)
        for one in found:
            assert not one.complete
            assert one.game.actions == game.actions[: one.found.turns[-1].end]
            is_lawful_so_far(one.found)
            written = format_game(annotated(one, "champion", "quick"))
            assert parse_game(written).actions == one.game.actions
            assert set(one.game.comments) <= set(parse_game(written).comments)
            lengths.add(len(one.game.actions))
    assert len(lengths) > game.length() / 2
    found, stopped, _ = run_analysis([("a", game), ("b", game)], partial(Interrupted, 1000))
    assert (stopped, [one.complete for one in found]) == (False, [True, True])


def is_lawful_so_far(found: Analysis) -> None:
    for seat in found.seats:
        assert seat.result - seat.start == pytest.approx(fsum(seat[2:]), abs=1e-9)


def test_an_engine_judges(marrakech: Command, tmp_path: Path) -> None:
    done = marrakech("analyse", "--json", "--engine", judge(tmp_path), str(SHORT))
    assert done.code == 0
    info = json.loads(done.out)
    assert (info["evaluator"], info["depth"], info["complete"]) == ("judge", "quick", True)
    for seat in info["seats"]:
        assert seat["result"] - seat["start"] == pytest.approx(
            fsum(seat[name] for name in SUMS), abs=1e-9
        )


def test_if_the_engine_fails_what_it_judged_is_kept(marrakech: Command, tmp_path: Path) -> None:
    engine = judge(tmp_path, f"if asked > 500: sys.exit(3)\n{RICHEST}")
    done = marrakech("analyse", "--json", "--engine", engine, FOUR)
    assert done.code == 1
    assert "stopped unexpectedly (3)" in done.err
    info = json.loads(done.out)
    assert not info["complete"]
    assert info["steps"]


def test_an_engine_that_does_not_judge_is_refused(marrakech: Command) -> None:
    done = marrakech("analyse", "--engine", command(EXAMPLE), str(SHORT))
    assert (done.code, done.out) == (1, "")
    assert "judge" in done.err
    done = marrakech("analyse", "--depth", "quick", "--engine", command(EXAMPLE), str(SHORT))
    assert (done.code, done.out) == (2, "")
