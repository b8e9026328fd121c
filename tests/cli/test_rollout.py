"""`marrakech rollout`: a decision, its choices and what they are worth."""

import json
import re

import pytest
from support.command import Command
from support.terminal import Terminal

from marrakech.analysis import roll_out
from marrakech.rules import parse_game, parse_position

MARKET = "5rv1/yrbv1yr^r/1bvb^2b>b</1b^bvyvrv1rv/r1b^y^r^br^/yv1yvyvyb>b</y^by^y^y2"
RECORD = f"""[Seat1 "Ana"]
[Seat2 "Ben"]
[Seat3 "Cleo"]
[Start "{MARKET} b1W turn 1 32:r7,29:b7,29:y7 -"]

1. W3 a1b1
2. W3 c4d4

*
"""
POSITION = "7/7/2r>r<3/7/7/7/7 c4N turn 2 30:r11,30:b12,30:y12 -"
ALL_RED = "/".join(["r" * 7] * 7)


@pytest.fixture
def record(marrakech: Command) -> str:
    (marrakech.home / "game.mrk").write_text(RECORD, "utf-8")
    return "game.mrk"


def test_a_decision_of_a_record(kernel_ready: None, marrakech: Command, record: str) -> None:
    done = marrakech("rollout", record, "--turn", "2", "--step", "lay", "--games", "16", "--json")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert (found["turn"], found["ply"], found["step"], found["seat"]) == (2, 5, "lay", 2)
    assert (found["played"], found["games"], found["seed"], found["deep"]) == ("c4d4", 16, 0, False)
    position = parse_game(RECORD).positions()[5]
    assert parse_position(found["position"]) == position
    *_, expected = roll_out(position, games=16)
    for said, choice in zip(found["choices"], expected.choices, strict=True):
        assert said == {**choice._asdict(), "low": choice.low, "high": choice.high}


def test_for_people(kernel_ready: None, marrakech: Command, record: str) -> None:
    done = marrakech("rollout", record, "--turn", "2", "--games", "16", "--deep")
    assert (done.code, done.err) == (0, "")
    title, heads, *rows, games = done.out.splitlines()
    assert title.strip() == "Turn 2: Ben turns Assam."
    assert "Chance to win" in heads
    assert {row.split()[0] for row in rows} == {"N", "E", "W"}
    assert [row.split()[0] for row in rows if "played" in row] == ["W"]
    assert all("─" in row or "●" in row for row in rows)
    assert games.strip() == "16 games were played from each choice."


def test_a_narrow_terminal_cuts_nothing_off(
    kernel_ready: None, marrakech: Command, record: str
) -> None:
    shown = {}
    for columns in (100, 60, 40):
        call = ("rollout", record, "--turn", "2", "--games", "16")
        shown[columns] = marrakech(*call, COLUMNS=str(columns)).out
        _, *rows, _ = shown[columns].splitlines()
        assert max(map(len, rows)) <= columns
        assert "…" not in shown[columns]
    numbers = {columns: re.findall(r"−?\d+\.\d", out) for columns, out in shown.items()}
    assert len(numbers[100]) == 3 * 3 + 2 * 2  # a chance and its interval; by how much it is behind
    assert numbers[40] == numbers[60] == numbers[100]
    assert ["●" in shown[columns] for columns in shown] == [True, False, False]


def test_where_a_record_stops_and_a_position(
    kernel_ready: None, marrakech: Command, record: str
) -> None:
    said = [
        json.loads(marrakech("rollout", *where, "--seconds", "0", "--json").out)
        for where in ((record,), ("--position", POSITION))
    ]
    assert [(one["turn"], one["ply"], one["played"]) for one in said] == [
        (None, 6, None),
        (None, None, None),
    ]
    assert parse_position(said[0]["position"]) == parse_game(RECORD).final()
    assert said[1]["position"] == POSITION
    assert said[1]["games"] == 8  # there is always one round
    typed = marrakech("rollout", "-", "-n", "2", "--json", typed=RECORD)
    assert json.loads(typed.out)["position"] == said[0]["position"]


def test_it_goes_on_until_it_is_sure(kernel_ready: None, marrakech: Command) -> None:
    done = marrakech("rollout", "--position", POSITION, "--error", "5", "--json")
    found = json.loads(done.out)
    assert max(choice["error"] for choice in found["choices"]) <= 0.05


REFUSED = {
    ("--turn", "3"): "it ends with turn 2",
    ("--turn", "2", "--step", "steer"): "nobody turned Assam for the next player",
}


@pytest.mark.parametrize(("asked", "said"), REFUSED.items())
def test_a_decision_that_is_not_there(
    marrakech: Command, record: str, asked: tuple[str, ...], said: str
) -> None:
    done = marrakech("rollout", record, *asked)
    assert (done.code, done.out) == (1, "")
    assert said in done.err


NOTHING = {
    "7/7/7/7/7/7/7 d4S roll 1 30:r12,30:b12,30:y12,30:g12 -": "chance rolls the die",
    "7/7/7/7/7/7/7 d4S draw 1 30:r12b12,30:y12g12 -": "chance draws a rug",
    "r>r<5/7/7/7/7/7/7 d4S over 1 30:r0,30:b0,30:y0 -": "the game is over",
    f"{ALL_RED} d4S lay 2 9:r5,9:b5,9:y1 halves=colours": "there is only one choice",
    "7/7 d4S": "six fields",
}


@pytest.mark.parametrize(("position", "said"), NOTHING.items())
def test_a_position_without_anything_to_compare(
    marrakech: Command, position: str, said: str
) -> None:
    done = marrakech("rollout", "--position", position)
    assert (done.code, done.out) == (1, "")
    assert said in done.err


@pytest.mark.parametrize("typed", [RECORD, POSITION])
def test_an_empty_position_does_not_mean_stdin(marrakech: Command, typed: str) -> None:
    done = marrakech("rollout", "--position", "", typed=typed)
    assert (done.code, done.out) == (1, "")
    assert "six fields" in done.err


@pytest.mark.parametrize(
    "args",
    [
        (),
        ("game.mrk", "--position", POSITION),
        ("--position", POSITION, "--turn", "1"),
        ("game.mrk", "--step", "lay"),
        ("game.mrk", "--turn", "1", "--games", "1"),
    ],
)
def test_options_that_make_no_sense(marrakech: Command, record: str, args: tuple[str, ...]) -> None:
    done = marrakech("rollout", *args)
    assert (done.code, done.out) == (2, "")
    assert done.err


@pytest.mark.parametrize(
    "terminal", [("rollout", "--position", POSITION, "--seconds", "3600")], indirect=True
)
def test_ctrl_c_keeps_what_is_known(kernel_ready: None, terminal: Terminal) -> None:
    """The table is drawn again and again until somebody has seen enough."""
    terminal.wait_for_pattern(r"\d+ games were played from each choice")
    terminal.wait_for_pattern(r"\d\d+ games were played from each choice")
    terminal.press("\x03", "Stopped after")
    terminal.wait_for_pattern(r"Stopped after \d+ games")
    terminal.wait_for_pattern(
        r"Seat 2 turns Assam[^●]*●[^●]*●[^●]*●[^●]*\d+ games were played from each"
    )
    assert terminal.process.wait(30) == 130
