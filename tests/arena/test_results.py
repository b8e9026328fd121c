"""Results on disk: whatever happens, rounds in the file are not played again."""

import json
import os
from pathlib import Path

import pytest
from support.contests import round_won

from marrakech.arena.contest import Contest, schedule, seatings
from marrakech.arena.game import Failure
from marrakech.arena.results import Results
from marrakech.arena.rounds import Round
from marrakech.rules import Refusal

CONTEST = Contest(("a", "b", "c"))
ROUNDS = [
    round_won(number, line_up, line_up[0], line_up[1]) for number, line_up in schedule(CONTEST, 4)
]


def written(path: Path, rounds: list[Round] = ROUNDS) -> Path:
    with Results(path, CONTEST) as results:
        assert list(results.rounds(schedule(CONTEST, 4))) == []
        for played in rounds:
            results.add(played)
    return path


def read(path: Path, games: int = 4) -> list[Round]:
    with Results(path, CONTEST) as results:
        return list(results.rounds(schedule(CONTEST, games)))


def refused(path: Path, contest: Contest = CONTEST) -> Refusal:
    before = path.read_bytes()
    with pytest.raises(Refusal) as refusal, Results(path, contest) as results:
        list(results.rounds(schedule(contest, 4)))
    assert path.read_bytes() == before
    return refusal.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return written(tmp_path / "results.jsonl")


def test_what_was_written_is_read(path: Path) -> None:
    assert read(path) == ROUNDS


def test_a_file_from_before_there_were_cross_tables_can_be_continued(path: Path) -> None:
    content = path.read_bytes()
    assert b'"players": 2, ' in content
    path.write_bytes(content.replace(b', "cross": false', b"", 1))
    assert path.read_bytes() != content
    assert read(path) == ROUNDS
    assert refused(path, Contest(("a", "b", "c"), cross=True)).details["setting"] == "cross"


def test_several_numbers_of_players_are_in_one_file(tmp_path: Path) -> None:
    contest = Contest(("a", "b"), players=(2, 4))
    rounds = [
        round_won(number, line_up, *[line_up[0]] * len(seatings(line_up)))
        for number, line_up in schedule(contest, 4)
    ]
    for expected in ([], rounds):
        with Results(tmp_path / "results.jsonl", contest) as results:
            assert list(results.rounds(schedule(contest, 4))) == expected
            for played in () if expected else rounds:
                results.add(played)
    assert sorted({len(played.line_up) for played in rounds}) == [2, 4]


def test_failures_are_kept(tmp_path: Path) -> None:
    failure = Failure(1, "bot-illegal", {"action": "a1a2"})
    first = ROUNDS[0]
    failed = first._replace(games=(first.games[0]._replace(failures=(failure,)), first.games[1]))
    assert read(written(tmp_path / "r", [failed])) == [failed]


def test_a_longer_contest_goes_on_and_a_shorter_one_takes_what_it_needs(path: Path) -> None:
    fixtures = schedule(CONTEST, 6)
    with Results(path, CONTEST) as results:
        assert list(results.rounds(fixtures)) == ROUNDS
    assert next(fixtures) == (3, ("a", "b"))
    before = path.read_bytes()
    assert read(path, games=2) == ROUNDS[:3]
    assert path.read_bytes() == before


def test_wherever_it_is_cut_off_all_whole_rounds_are_there(path: Path) -> None:
    whole = path.read_bytes()
    ends = [place for place, byte in enumerate(whole) if byte == ord("\n")]
    for length in [*range(ends[0] + 2), *range(ends[-3], len(whole), 7), len(whole) - 1]:
        path.write_bytes(whole[:length])
        with Results(path, CONTEST) as results:
            kept = list(results.rounds(schedule(CONTEST, 4)))
            assert kept == ROUNDS[: max(0, sum(end < length for end in ends) - 1)]
            for played in ROUNDS[len(kept) :]:
                results.add(played)
        assert path.read_bytes() == whole, length


@pytest.mark.parametrize(
    ("other", "setting", "found", "wanted"),
    [
        (Contest(("a", "c", "b")), "bots", "a b c", "a c b"),
        (Contest(("a", "b", "c"), players=(3,)), "players", "2", "3"),
        (Contest(("a", "b", "c"), against="d"), "against", "null", '"d"'),
        (Contest(("a", "b", "c"), rules="area=owner"), "rules", '"-"', '"area=owner"'),
        (Contest(("a", "b", "c"), seed=2), "seed", "1", "2"),
        (Contest(("a", "b", "c"), ms=20), "ms", "10.0", "20"),
        (Contest(("a", "b", "c"), ms=10, nodes=5), "nodes", "null", "5"),
        (Contest(("a", "b", "c"), sprt=(0.5, 0.6)), "sprt", "null", "0.5 0.6"),
        (Contest(("a", "b", "c"), players=(2, 4)), "players", "2", "2 4"),
        (Contest(("a", "b", "c"), cross=True), "cross", "false", "true"),
    ],
)
def test_results_of_another_contest_are_refused_with_what_differs(
    path: Path, other: Contest, setting: str, found: str, wanted: str
) -> None:
    refusal = refused(path, other)
    assert refusal.key == "results-differ"
    details = {name: refusal.details[name] for name in ("setting", "found", "wanted")}
    assert details == {"setting": setting, "found": found, "wanted": wanted}


def test_results_of_another_version_are_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"marrakech": "', b'"marrakech": "9', 1))
    assert refused(path).details["setting"] == "marrakech"


@pytest.mark.parametrize(
    "content", [b"my diary\n", b"my diary", b"[]\n", b"{}\n", b"\xff\n", b"\n"]
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    assert refused(path).key == "results-foreign"


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ('"round": 1', '"round": 2'),
        ('"line_up": ["a", "b"]', '"line_up": ["a", "c"]'),
        ('"seats": ["b", "a"]', '"seats": ["a", "b"]'),
        ('"ranks": [1, 2]', '"ranks": [2, 2]'),
        ('"ranks": [1, 2]', '"ranks": [1]'),
        ('"points": [60, 50]', '"points": ["many", 50]'),
        ('"failures": []', '"failures": [[1, "no-such-key", {}]]'),
        ('"failures": []', '"failures": [[1, "bot-illegal", {}]]'),
        ('"failures": []', '"failures": [[1]]'),
        ('"times": [{"100": 3}', '"times": [{"x": 3}'),
        ('"times": [{"100": 3}', '"times": [3'),
        ('"games": [', '"games": 3, "was": ['),
        ('{"round"', '"round"'),
        ('{"round"', "\x00"),
        ('{"round"', "[" * 100_000),
    ],
)
def test_a_bad_line_is_refused_with_its_number(path: Path, good: str, bad: str) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert good in lines[1]
    lines[1] = lines[1].replace(good, bad, 1)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    refusal = refused(path)
    assert (refusal.key, refusal.details["line"]) == ("results-line", 2)
    assert len(str(refusal.details["text"])) < 60


def test_two_runs_cannot_write_at_once(path: Path) -> None:
    with Results(path, CONTEST), pytest.raises(Refusal, match="results-busy"):
        Results(path, CONTEST)
    assert read(path) == ROUNDS


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "none" / "file", tmp_path / "\0"):
        with pytest.raises(Refusal, match="file-unwritable"):
            Results(place, CONTEST)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for place in (Path("/dev/zero"), Path("/dev/full"), Path("/dev/null"), tmp_path / "pipe"):
        with pytest.raises(Refusal, match=r"results-foreign|file-unwritable"):
            Results(place, CONTEST)


def test_every_line_is_for_a_program(path: Path) -> None:
    header, *rounds = map(json.loads, path.read_text("utf-8").splitlines())
    assert header["bots"] == ["a", "b", "c"]
    assert [one["round"] for one in rounds] == [1, 1, 1, 2, 2, 2]
