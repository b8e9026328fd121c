"""`marrakech verify` as a person or a script calls it."""

import json
import re
from pathlib import Path

import pytest
from support.command import Command

from marrakech import format_game, new_game, start
from marrakech.table.dice import DiceTags, format_dice_tags, seat_commitment

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
    fine, promised = done.out.splitlines()
    assert fine == f"{FAIR}: fine. All 92 rolls and draws match the seeds."
    assert promised.startswith(f"{FAIR}: no seat published a hash")  # as 0.1.0 wrote it
    assert done.err == ""


@pytest.mark.parametrize(
    ("seats", "bot", "json_says", "says"),
    [
        (
            (1, 2),
            False,
            ("all", []),
            "every player’s seed matches its published hash in the record. Only",
        ),
        (
            (1,),
            True,
            ("all", []),
            "every player’s seed matches its published hash in the record. Only",
        ),
        ((2,), False, ("some", [1]), "given openly, without a hash: 1. The others match"),
        ((), True, ("none", [1]), "no seat published a hash"),
        ((), False, ("none", [1, 2]), "no seat published a hash"),
    ],
)
def test_which_seeds_were_promised(
    marrakech: Command,
    tmp_path: Path,
    seats: tuple[int, ...],
    bot: bool,
    json_says: tuple[str, list[int]],
    says: str,
) -> None:
    (tmp_path / "game.mrk").write_text(begun(seats, bot), "utf-8")
    assert says in marrakech("verify", "game.mrk").out.splitlines()[1]
    (report,) = json.loads(marrakech("verify", "--json", "game.mrk").out)
    assert (report["promised"], report["clear"]) == json_says


def test_a_bot_that_has_chosen_its_seed_is_none(marrakech: Command, tmp_path: Path) -> None:
    text = begun((1,), bot=True).replace('SeatSeed2 "bot-2"', 'SeatSeed2 "ground"')
    assert "ground" in text
    (tmp_path / "game.mrk").write_text(text, "utf-8")
    (report,) = json.loads(marrakech("verify", "--json", "game.mrk").out)
    assert (report["promised"], report["clear"]) == ("some", [2])


def begun(promised: tuple[int, ...], bot: bool = False) -> str:
    """A game that has just begun; these seats promised their seeds, and seat 2 may be a bot's."""
    seeds = ("ana:mint-tea", "bot-2" if bot else "ben=8f2a")
    hashes = tuple(
        seat_commitment(seed) if seat in promised else "" for seat, seed in enumerate(seeds, 1)
    )
    tags = format_dice_tags(DiceTags("souk-17", bytes(32), seeds, hashes), reveal=True)
    return format_game(
        new_game(start(2), ["Ana", "Ben"], tags=tags | ({"Bot2": "greedy"} if bot else {}))
    )


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ((r'(SeatSeed1 "ana)', r"\1x"), "the seed of seat 1 does not match its published hash"),
        ((r'(SeatSeed2 "ben)', r"\1x"), "the seed of seat 2 does not match its published hash"),
        ((r'SeatHash1 "......', 'SeatHash1 "000000'), "the seed of seat 1 does not match"),
        ((r'SeatHash2 "......', 'SeatHash2 "000000'), "the seed of seat 2 does not match"),
        ((r'SeatHash2 "......', 'SeatHash2 "00000'), "the tag SeatHash2 can’t be"),
        ((r'SeatHash2 "......', 'SeatHash2 "ABCDEF'), "the tag SeatHash2 can’t be"),
        ((r"SeatHash2", "SeatHash3"), "SeatHash3: the game has only 2 seats"),
        ((r'ServerSeed "..', 'ServerSeed "01'), "the server’s seed does not match"),
        ((r'ServerSeedHash "..', 'ServerSeedHash "00'), "the server’s seed does not match"),
    ],
)
def test_a_changed_promise(marrakech: Command, change: tuple[str, str], says: str) -> None:
    changed, count = re.subn(*change, begun((1, 2)), count=1)
    assert count == 1
    done = marrakech("verify", "-", typed=changed)
    assert (done.code, done.out) == (1, "")
    assert says in done.err


def test_stdin(marrakech: Command) -> None:
    assert marrakech("verify", "-", typed=TEXT).out.startswith("-: fine. All 92")


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        ("", "There are no rolls or draws yet."),
        ("0. *r\n\n", "The one roll or draw matches the seeds."),
        ("0. *r *g\n\n", "All 2 rolls and draws match the seeds."),
    ],
)
def test_a_record_that_has_hardly_begun(marrakech: Command, actions: str, says: str) -> None:
    head = TEXT.partition("\n\n")[0]
    done = marrakech("verify", "-", typed=f"{head}\n\n{actions}*\n")
    assert (done.code, done.out.splitlines()[0]) == (0, f"-: fine. {says}")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[Table", "[Tabel", "the tag Table is missing"),
        ('ServerSeed "5f5f5f5f', 'ServerSeed "5f5f5f5e', "does not match its published hash"),
        (
            'ServerSeedHash "581dd867',
            'ServerSeedHash "581dd868',
            "does not match its published hash",
        ),
        ('ServerSeedHash "581dd867', 'ServerSeedHash "581DD867', "ServerSeedHash can’t be"),
        ('SeatSeed2 "ben=8f2a', 'SeatSeed2 "ben=8f2b', "turn 0: roll or draw number "),
        ('SeatSeed2 "ben=8f2a', 'SeatSeed2 "ben 8f2a', "SeatSeed2 can’t be “ben 8f2a”"),
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
    assert done.err == "-: turn 0: roll or draw number 2 is *y, but the seeds give *g.\n"


def test_the_rules_come_first(marrakech: Command) -> None:
    done = marrakech("verify", "-", typed=TEXT.replace("\n1. S", "\n1. N", 1))
    assert done.code == 1
    assert "turn 1 (line 12, column 4): N: Assam is facing south" in done.err


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
        "promised": "none",
        "clear": [1, 2],
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
