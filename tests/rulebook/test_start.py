"""Everybody begins with thirty dirhams and a pile of rugs, on a bare market with Assam in its
middle."""

import pytest
from support.drawn_market import BARE, assam, looks_like, seats

from marrakech import Refusal, apply, legal_actions, ruleset, start


def test_nothing_lies_on_the_market_yet() -> None:
    assert looks_like(start(4), BARE)


def test_four_players_have_twelve_rugs_of_one_colour_each() -> None:
    assert seats(start(4)) == ["30:r12", "30:b12", "30:y12", "30:g12"]


def test_three_players_have_fifteen_rugs_of_one_colour_each() -> None:
    assert seats(start(3)) == ["30:r15", "30:b15", "30:y15"]


def test_two_players_have_twelve_rugs_of_each_of_two_colours() -> None:
    assert seats(start(2)) == ["30:r12b12", "30:y12g12"]


def test_assam_stands_in_the_middle_and_looks_south() -> None:
    assert assam(start(4)) == "d4S"


@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
def test_assam_may_look_any_way_at_the_start(facing: str) -> None:
    assert assam(start(3, facing=facing)) == f"d4{facing}"


def test_there_is_no_fifth_way_to_look() -> None:
    with pytest.raises(Refusal) as refused:
        start(4, facing="NE")
    assert refused.value.key == "facing-unknown"


@pytest.mark.parametrize("players", [3, 4])
def test_seat_1_begins_by_turning_assam(players: int) -> None:
    begins = start(players)
    assert (begins.step, begins.seat) == ("turn", 1)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_three_or_four_play(players: int) -> None:
    with pytest.raises(Refusal) as refused:
        start(players)
    assert refused.value.key == "players-number"


def test_with_two_players_the_top_rug_of_seat_1_is_drawn_first() -> None:
    begins = start(2)
    assert (begins.step, begins.seat, legal_actions(begins)) == ("draw", 1, ("*r", "*b"))


def test_the_top_rug_of_seat_2_is_drawn_next() -> None:
    drawn = apply(start(2), "*b")
    assert (drawn.step, drawn.seat, legal_actions(drawn)) == ("draw", 2, ("*y", "*g"))


def test_when_both_top_rugs_show_seat_1_begins() -> None:
    drawn = apply(apply(start(2), "*b"), "*y")
    assert (drawn.step, drawn.seat) == ("turn", 1)


def test_both_top_rugs_lie_in_plain_sight() -> None:
    assert seats(apply(apply(start(2), "*b"), "*y")) == ["30:r12b12*b", "30:y12g12*y"]


def test_alternating_piles_show_the_first_colour_and_need_no_draw() -> None:
    begins = start(2, ruleset({"pile": "alternating"}))
    assert (begins.step, seats(begins)) == ("turn", ["30:r12b12*r", "30:y12g12*y"])


def test_with_a_stock_of_fifteen_two_players_have_one_colour_each_and_need_no_draw() -> None:
    begins = start(2, ruleset({"stock": "15"}))
    assert (begins.step, seats(begins)) == ("turn", ["30:r15", "30:b15"])
