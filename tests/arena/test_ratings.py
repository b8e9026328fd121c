"""Ratings, and the ladder that is sorted by them."""

import json

import pytest
from support.contests import game, round_won

from marrakech.arena.contest import Contest, schedule, seatings
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.ratings import ratings
from marrakech.arena.report import ContestReport, PlayersReport, as_data, report
from marrakech.rules import default, format_ruleset


def contested(contest: Contest, games: int, best: str) -> PlayersReport:
    """A contest with one number of players that the bot named first in `best` always wins."""
    (found,) = whole(contest, games, best).by_players
    return found


def whole(contest: Contest, games: int, best: str) -> ContestReport:
    run = ContestRun(contest)
    for number, line_up in schedule(contest, games):
        winner = min(line_up, key=best.index)
        run.note(round_won(number, line_up, *[winner] * len(seatings(line_up))))
    return report(run)


def test_before_any_game_all_are_equal() -> None:
    found = ratings("ab", [])
    assert found["a"] == found["b"]


def test_who_wins_is_rated_higher_and_is_surer_known() -> None:
    found = ratings("abc", [game(("a", "b"), "a"), game(("b", "a"), "a")])
    assert found["a"].mu > found["c"].mu > found["b"].mu
    assert found["a"].sigma < found["c"].sigma


def test_several_seats_are_one_contestant() -> None:
    seats = ("a", "b", "b", "b")
    up, down = ratings("ab", [game(seats, "a")]), ratings("ab", [game(seats, "b")])
    assert up["a"].mu > up["b"].mu
    assert down["a"].mu < down["b"].mu


def test_the_ladder_is_sorted_whatever_the_order_of_the_bots() -> None:
    found = contested(Contest(("c", "a", "d", "b")), 20, best="abcd")
    assert [one.bot for one in found.ladder] == ["a", "b", "c", "d"]
    assert found.games == 6 * 20
    assert [step[:2] for step in found.steps()] == [("a", "b"), ("b", "c"), ("c", "d")]
    assert all(sure for *_, sure in found.steps())


def test_a_ladder_of_few_games_is_not_certain() -> None:
    found = contested(Contest(("a", "b", "c")), 2, best="abc")
    assert [sure for *_, sure in found.steps()] == [False, False]


def test_of_two_the_better_one_is_shown() -> None:
    found = contested(Contest(("b", "a")), 4, best="ab")
    assert [(one.bot, one.others) for one in found.meetings] == [("a", ("b",))]


def test_of_one_against_the_rest_the_one_is_shown() -> None:
    found = contested(Contest(("b", "a"), players=(4,)), 4, best="ab")
    assert [(one.bot, one.others) for one in found.meetings] == [
        ("b", ("a", "a", "a")),
        ("a", ("b", "b", "b")),
    ]
    first, second = (one.performance.wins for one in found.meetings)
    assert first is not None
    assert second is not None
    assert (first.value, second.value) == (0, 1)


def test_of_a_full_table_everybody_is_shown() -> None:
    found = contested(Contest(("a", "b", "c"), players=(3,)), 6, best="cab")
    assert found.meetings[0].bot == "c"
    assert sorted(one.bot + "".join(sorted(one.others)) for one in found.meetings) == [
        *("abc", "bac", "cab")
    ]


def test_the_report_for_a_program() -> None:
    found = whole(Contest(("a", "b"), rules=format_ruleset(default)), 40, best="ab")
    data = json.loads(json.dumps(as_data(found)))
    assert (data["games"], data["players"], data["even"]) == (40, 2, 0.5)
    best = data["ladder"][0]
    assert best["bot"] == "a"
    assert best["wins"]["value"] == best["wins"]["high"] == 1
    assert best["margin"] == 10
    assert best["median_ms"] == pytest.approx(best["p99_ms"])
    assert data["sprt"] == []
    assert not {"by_players", "cross"} & data.keys()
