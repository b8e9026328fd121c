"""`marrakech verify` as a person or a script calls it."""

import json
from pathlib import Path

import pytest
from command import Command

FAIR = Path(__file__).parent.parent / "data" / "dice" / "two-fair.mrk"
PLAIN = Path(__file__).parent.parent / "data" / "games" / "two-default.mrk"
TEXT = FAIR.read_text("utf-8")


def test_help_has_examples(marrakech: Command) -> None:
    done = marrakech("verify", "--help")
    assert done.code == 0
    assert "marrakech verify" in done.out.partition("Examples:")[2]


def test_a_fair_record(marrakech: Command) -> None:
    done = marrakech("verify", str(FAIR))
    assert done.code == 0
    assert done.out == f"{FAIR}: fine. All 92 rolls and draws are what the seeds give.\n"
    assert done.err == ""


def test_stdin(marrakech: Command) -> None:
    assert marrakech("verify", "-", typed=TEXT).out.startswith("-: fine. All 92")


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        ("", "There is no roll or draw yet."),
        ("0. *r\n\n", "The one roll or draw is what the seeds give."),
        ("0. *r *g\n\n", "All 2 rolls and draws are what the seeds give."),
    ],
)
def test_a_record_that_has_hardly_begun(marrakech: Command, actions: str, says: str) -> None:
    head = TEXT.partition("\n\n")[0]
    done = marrakech("verify", "-", typed=f"{head}\n\n{actions}*\n")
    assert (done.code, done.out) == (0, f"-: fine. {says}\n")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[Table", "[Tabel", "the tag Table is missing"),
        ('ServerSeed "5f5f5f5f', 'ServerSeed "5f5f5f5e', "is not the one that was promised"),
        (
            'ServerSeedHash "581dd867',
            'ServerSeedHash "581dd868',
            "is not the one that was promised",
        ),
        ('ServerSeedHash "581dd867', 'ServerSeedHash "581DD867', "ServerSeedHash cannot hold"),
        ('SeatSeed2 "ben=8f2a', 'SeatSeed2 "ben=8f2b', "turn 0: chance number "),
        ('SeatSeed2 "ben=8f2a', 'SeatSeed2 "ben 8f2a', "SeatSeed2 cannot hold “ben 8f2a”"),
        ("[SeatSeed2", '[SeatSeed3 "c"]\n[SeatSeed2', "SeatSeed3: the game has only 2 seats"),
    ],
)
def test_a_changed_tag(marrakech: Command, old: str, new: str, says: str) -> None:
    done = marrakech("verify", "-", typed=TEXT.replace(old, new, 1))
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("-: ")
    assert says in done.err
    assert done.err.count("\n") == 1


def test_a_changed_roll_is_named_with_its_turn(marrakech: Command) -> None:
    head, _, actions = TEXT.partition("\n\n")
    changed = actions.split("\n")[0].replace("*g", "*y")
    done = marrakech("verify", "-", typed=f"{head}\n\n{changed}\n\n*\n")
    assert done.code == 1
    assert done.err == "-: turn 0: chance number 2 is *y; the seeds give *g.\n"


def test_the_rules_come_first(marrakech: Command) -> None:
    done = marrakech("verify", "-", typed=TEXT.replace("\n1. S", "\n1. N", 1))
    assert done.code == 1
    assert "turn 1 (line 12, column 4): N: Assam faces S" in done.err


def test_for_a_program(marrakech: Command, tmp_path: Path) -> None:
    (tmp_path / "bad.mrk").write_text(TEXT.replace("souk-17", "souk-18"), "utf-8")
    done = marrakech("verify", "--json", str(FAIR), str(PLAIN), "bad.mrk", "none.mrk")
    fine, plain, bad, missing = json.loads(done.out)
    assert (done.code, done.err) == (1, "")
    assert fine == {
        "file": str(FAIR),
        "fine": True,
        "table": "souk-17",
        "hash": "581dd8677a62892cbbb2d2a7525099e5c21c8df25941dd5b57e3e9b61d9e0c9e",
        "chances": 92,
    }
    assert (plain["fine"], plain["reason"], plain["turn"]) == (False, "dice-tags", None)
    assert (bad["reason"], bad["line"]) == ("dice-chance", None)
    assert set(bad["details"]) == {"number", "action", "expected"}
    assert missing["reason"] == "file-missing"


def test_one_bad_file_among_good_ones(marrakech: Command) -> None:
    done = marrakech("verify", str(FAIR), str(PLAIN), str(FAIR))
    assert done.code == 1
    assert done.out.count(": fine.") == 2
    assert done.err.count("\n") == 1


def test_the_command_called_wrongly(marrakech: Command) -> None:
    assert marrakech("verify").code == 2
    assert marrakech("verify", "--jsno", str(FAIR)).code == 2
