"""The turn goes round by seat number, past everybody who is out or has no rug left."""

import pytest
from support.drawn_market import FOUR, THREE, market

from marrakech import apply


@pytest.mark.parametrize(
    ("table", "seat", "following"),
    [
        (FOUR, 1, 2),
        (FOUR, 2, 3),
        (FOUR, 3, 4),
        (FOUR, 4, 1),
        (THREE, 1, 2),
        (THREE, 3, 1),
    ],
)
def test_the_turn_goes_round_by_seat_number(table: str, seat: int, following: int) -> None:
    assert apply(market(step="lay", seat=seat, seats=table), "d5d6").seat == following


@pytest.mark.parametrize(("seat", "following"), [(1, 2), (2, 1)])
def test_two_players_take_turns(seat: int, following: int) -> None:
    before = market(step="lay", seat=seat, seats="30:r15,30:b15", rules="stock=15")
    assert apply(before, "d5d6").seat == following


@pytest.mark.parametrize(
    ("table", "following"),
    [
        ("30:r12,30:b0,30:y12,30:g12", 3),
        ("30:r12,30:b0,30:y0,30:g12", 4),
        ("30:r12,30:b12,30:y0,30:g12", 2),
    ],
)
def test_a_player_who_has_no_rug_left_is_passed_over(table: str, following: int) -> None:
    after = apply(market(step="lay", seats=table), "d5d6")
    assert (after.step, after.seat) == ("turn", following)


@pytest.mark.parametrize(
    ("table", "following"),
    [
        ("30:r12,x1:b,30:y12,30:g12", 3),
        ("30:r12,x2:b,x1:y,30:g12", 4),
        ("30:r12,x1:b,30:y0,30:g12", 4),
    ],
)
def test_a_player_who_is_out_is_passed_over(table: str, following: int) -> None:
    after = apply(market(step="lay", seats=table), "d5d6")
    assert (after.step, after.seat) == ("turn", following)


def test_a_player_who_alone_has_rugs_left_plays_on_alone() -> None:
    after = apply(market(step="lay", seat=3, seats="30:r0,30:b0,30:y2,x1:g"), "d5d6")
    assert (after.step, after.seat) == ("turn", 3)


def test_a_player_who_has_just_laid_the_last_rug_is_passed_over_as_well() -> None:
    after = apply(market(step="lay", seat=4, seats="30:r0,30:b0,30:y1,30:g1"), "d5d6")
    assert (after.step, after.seat) == ("turn", 3)


def test_with_two_players_the_one_with_rugs_left_plays_on() -> None:
    before = market(step="lay", seat=2, seats="30:r0b0,30:y0g3*g")
    after = apply(before, "d5d6")
    assert (after.step, after.seat) == ("turn", 2)


def test_at_the_end_the_seat_is_that_of_the_last_lay() -> None:
    after = apply(market(step="lay", seat=3, seats="30:r0,30:b0,30:y1,30:g0"), "d5d6")
    assert (after.step, after.seat) == ("over", 3)
