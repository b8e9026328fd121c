"""Who meets whom, in which seats, in which order."""

from collections import Counter
from itertools import islice

import pytest

from marrakech.arena.contest import Contest, Fixture, Match, schedule, seatings, total_games
from marrakech.bots import Budget
from marrakech.rules import Refusal


def test_two_players_are_a_round_robin() -> None:
    met = Contest(("a", "b", "c")).line_ups()
    assert met == (("a", "b"), ("a", "c"), ("b", "c"))


def test_at_a_larger_table_everybody_different_meets_in_every_combination() -> None:
    met = Contest(("a", "b", "c", "d"), players=(3,)).line_ups()
    assert met == (("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d"))
    assert Contest(("a", "b", "c", "d"), players=(4,)).line_ups() == (("a", "b", "c", "d"),)


def test_too_few_for_a_table_play_alone_against_each_other() -> None:
    assert Contest(("a", "b"), players=(4,)).line_ups() == (
        ("a", "b", "b", "b"),
        ("b", "a", "a", "a"),
    )
    met = Contest(("a", "b", "c"), players=(4,)).line_ups()
    assert len(met) == 6
    assert ("c", "a", "a", "a") in met


def test_in_a_cross_table_each_plays_alone_against_every_other_one() -> None:
    met = Contest(("a", "b", "c"), players=(3,), cross=True).line_ups()
    assert met == (
        *(("a", "b", "b"), ("a", "c", "c"), ("b", "a", "a")),
        *(("b", "c", "c"), ("c", "a", "a"), ("c", "b", "b")),
    )
    pairs = Contest(("a", "b", "c"), cross=True).line_ups()
    assert pairs == (("a", "b"), ("a", "c"), ("b", "c"))  # two players are a cross table anyway


def test_several_numbers_of_players_are_played_one_beside_the_other() -> None:
    met = Contest(("a", "b", "c"), players=(2, 3, 4)).line_ups()
    assert [len(line_up) for line_up in met] == [2, 2, 2, 3, 4, 4, 4, 4, 4, 4]


def test_against_one_each_plays_alone() -> None:
    contest = Contest(("a", "b"), players=(3,), against="c")
    assert contest.line_ups() == (("a", "c", "c"), ("b", "c", "c"))
    assert contest.contestants == ("a", "b", "c")


@pytest.mark.parametrize(
    ("contest", "met"),
    [
        (Contest(("b", "a", "c"), sprt=(0.5, 0.6)), (("b", "a"), ("b", "c"))),
        (Contest(("b", "a"), players=(3,), sprt=(0.3, 0.4)), (("b", "a", "a"),)),
        (Contest(("b", "a"), players=(3,), against="c", sprt=(0.3, 0.4)), (("b", "c", "c"),)),
    ],
)
def test_a_test_is_of_the_first_bot(contest: Contest, met: tuple[tuple[str, ...], ...]) -> None:
    assert contest.line_ups() == met


@pytest.mark.parametrize(
    ("line_up", "number"),
    [(("a", "b"), 2), (("a", "b", "c"), 6), (("a", "b", "c", "d"), 24), (("a", "b", "b", "b"), 4)],
)
def test_every_seating_comes_once(line_up: tuple[str, ...], number: int) -> None:
    found = seatings(line_up)
    assert len(found) == len(set(found)) == number
    assert {tuple(sorted(seats)) for seats in found} == {tuple(sorted(line_up))}
    for seat in range(len(line_up)):  # the one sits everywhere equally often
        assert sum(seats[seat] == "a" for seats in found) == number / len(line_up)


def test_a_round_is_every_seating_with_one_luck() -> None:
    assert Fixture(7, ("a", "b")).matches() == (Match(("a", "b"), 7), Match(("b", "a"), 7))


def test_the_schedule_lets_all_line_ups_advance_together() -> None:
    contest = Contest(("a", "b", "c"))
    fixtures = list(schedule(contest, 4))
    assert [fixture.number for fixture in fixtures] == [1, 1, 1, 2, 2, 2]
    assert [fixture.line_up for fixture in fixtures[3:]] == list(contest.line_ups())


@pytest.mark.parametrize(("players", "games", "played"), [(2, 5, 6), (3, 5, 6), (3, 7, 12)])
def test_games_are_rounded_up_to_whole_rounds(players: int, games: int, played: int) -> None:
    contest = Contest(("a", "b", "c")[: max(players, 2)], players=(players,))
    counted = sum(len(fixture.matches()) for fixture in schedule(contest, games))
    assert counted == total_games(contest, games) == played


@pytest.mark.parametrize("players", [(2,), (2, 3, 4)])
@pytest.mark.parametrize("games", [1, 5, 8, 10, 24])
def test_a_longer_contest_begins_like_a_shorter_one(players: tuple[int, ...], games: int) -> None:
    contest = Contest(("a", "b", "c", "d"), players=players)
    short = list(schedule(contest, games))
    assert list(islice(schedule(contest, 100), len(short))) == short


def test_every_line_up_plays_its_games_whatever_the_number_of_players() -> None:
    contest = Contest(("a", "b", "c"), players=(2, 3, 4), cross=True)
    played = Counter[tuple[str, ...]]()
    for fixture in schedule(contest, 12):
        played[fixture.line_up] += len(fixture.matches())
    assert set(played.values()) == {12}
    assert played.keys() == set(contest.line_ups())
    assert played.total() == total_games(contest, 12) == 12 * (3 + 6 + 6)


def test_who_is_named_twice_or_alone_is_refused() -> None:
    for bots, against in ((("a", "b", "a"), None), (("a", "b"), "b")):
        with pytest.raises(Refusal) as refused:
            Contest(bots, against=against)
        assert (refused.value.key, len(refused.value.details)) == ("arena-twice", 1)
    with pytest.raises(Refusal, match="arena-alone"):
        Contest(("a",))
    assert Contest(("a",), against="b").line_ups() == (("a", "b"),)


def test_what_a_bot_may_think_with() -> None:
    assert Contest(("a", "b"), ms=20).budget == Budget(0.02, None)
    assert Contest(("a", "b"), ms=None, nodes=500).budget == Budget(None, 500)
