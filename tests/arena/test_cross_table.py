"""Everybody against everybody, and every number of players for itself."""

import json
from collections.abc import Callable

import pytest
from support.contests import round_won

from marrakech.arena.contest import Contest, LineUp, schedule, seatings
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.report import ContestReport, as_data, ratings_by_players, report
from marrakech.arena.win_rates import Estimate
from marrakech.cli.arena_tables import show_report

Winner = Callable[[LineUp, int], str]  # of a round


def contested(contest: Contest, games: int, winner: Winner) -> ContestReport:
    run = ContestRun(contest)
    for number, line_up in schedule(contest, games):
        run.note(round_won(number, line_up, *[winner(line_up, number)] * len(seatings(line_up))))
    return report(run)


def alone(line_up: LineUp, number: int) -> str:
    """Alone against two, a always wins, b every other time and c never."""
    return line_up[0] if line_up[0] == "a" or (line_up[0] == "b" and number % 2) else line_up[1]


def test_a_cell_is_what_the_row_wins_alone_against_the_column() -> None:
    contest = Contest(("a", "b", "c"), players=(3,), cross=True)
    (found,) = contested(contest, 60, alone).by_players
    assert {pair: round(wins.value, 3) for pair, wins in found.cross_table().items()} == {
        ("a", "b"): 1,
        ("a", "c"): 1,
        ("b", "a"): 0.5,
        ("b", "c"): 0.5,
        ("c", "a"): 0,
        ("c", "b"): 0,
    }
    wins = found.cross_table()["b", "c"]
    assert (wins.low, wins.high) == pytest.approx((0.275, 0.725), abs=0.002)  # of twenty rounds


def test_of_two_players_both_have_their_cell() -> None:
    found = contested(
        Contest(("a", "b", "c")), 40, lambda line_up, number: line_up[number % 4 == 0]
    )
    cells = found.by_players[0].cross_table()
    assert len(cells) == 6
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        assert cells[one, other].value == 0.75
        assert cells[one, other].low < 0.75 < cells[one, other].high
        assert cells[other, one] == Estimate(*(1 - cells[one, other][part] for part in (0, 2, 1)))


@pytest.mark.parametrize(
    ("contest", "is_cross"),
    [
        (Contest(("a", "b")), False),  # one meeting is no table
        (Contest(("a", "b", "c")), True),
        (Contest(("a", "b", "c"), players=(3,)), False),
        (Contest(("a", "b", "c"), players=(3,), cross=True), True),
    ],
)
def test_only_pairs_make_a_cross_table(contest: Contest, is_cross: bool) -> None:
    (found,) = contested(contest, 12, lambda line_up, _: line_up[0]).by_players
    assert found.is_cross == is_cross


def test_the_ladder_holds_with_three_players_too() -> None:
    contest = Contest(("a", "b", "c"), players=(3,), cross=True)
    (found,) = contested(contest, 60, lambda line_up, _: min(line_up)).by_players
    assert found.steps() == [("a", "b", True), ("b", "c", True)]
    (found,) = contested(contest, 60, alone).by_players
    assert found.steps() == [("a", "b", True), ("b", "c", False)]


@pytest.fixture
def opposite() -> ContestReport:
    """With two players the first letter wins, with four the last."""
    contest = Contest(("a", "b", "c"), players=(2, 4), cross=True)
    return contested(contest, 40, lambda line_up, _: (min if len(line_up) == 2 else max)(line_up))


def test_each_number_of_players_has_its_own_ladder(opposite: ContestReport) -> None:
    ladders = [[one.bot for one in section.ladder] for section in opposite.by_players]
    assert ladders == [["a", "b", "c"], ["c", "b", "a"]]
    assert [section.games for section in opposite.by_players] == [120, 240]
    assert opposite.games == 360
    for section in opposite.by_players:
        assert all(len(one.others) == section.players - 1 for one in section.meetings)


def test_ratings_stand_side_by_side_with_the_best_on_average_first(opposite: ContestReport) -> None:
    rated = ratings_by_players(opposite.by_players)
    for bot, ratings in rated.items():
        assert ratings == tuple(
            next(one.rating for one in section.ladder if one.bot == bot)
            for section in opposite.by_players
        )
    means = [sum(rating.mu for rating in ratings) for ratings in rated.values()]
    assert means == sorted(means, reverse=True)


def test_several_numbers_of_players_for_a_program(opposite: ContestReport) -> None:
    data = json.loads(json.dumps(as_data(opposite)))
    assert (data["players"], data["games"]) == ([2, 4], 360)
    assert not {"ladder", "even"} & data.keys()
    two, four = data["by_players"]
    assert (two["players"], two["even"], four["even"]) == (2, 0.5, 0.25)
    assert list(four["cross"]) == ["c", "b", "a"]
    assert four["cross"]["c"]["a"]["value"] == 1
    assert four["cross"]["a"]["c"].keys() == {"value", "low", "high"}
    assert two["cross"]["a"].keys() == {"b", "c"}


def test_the_table_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    contest = Contest(("a", "b", "c"), players=(3,), cross=True)
    show_report(contested(contest, 60, alone))
    said = capsys.readouterr().out.partition("Who beat whom (33.3% would be even)\n")[2]
    lines = [line.split() for line in said.splitlines()]
    assert lines[:7] == [
        ["a", "b", "c"],
        *(["a", "100.0%", "100.0%"], ["94", "to", "100", "94", "to", "100"]),
        *(["b", "50.0%", "50.0%"], ["28", "to", "72", "28", "to", "72"]),
        *(["c", "0.0%", "0.0%"], ["0", "to", "6", "0", "to", "6"]),
    ]
    assert "Ratings" not in said  # one number of players needs no comparison
