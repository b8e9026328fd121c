"""Stopping on the rug of another player costs one dirham for each square of its area."""

import pytest
from support.drawn_market import TWO, dirhams, market

from marrakech import NUMBER, Payment, apply, area, payment


def test_every_square_of_the_area_costs_one_dirham() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< .  .  .
        .  .  .  b> b< .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
        step="roll",
    )
    assert dirhams(apply(before, "1")) == [26, 34, 30, 30]


def test_squares_that_touch_only_at_a_corner_are_another_area() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< .  .  .
        .  .  .  .  b> b< .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
        step="roll",
    )
    assert dirhams(apply(before, "1")) == [28, 32, 30, 30]


def test_an_area_winds_on_as_far_as_its_squares_share_sides() -> None:
    before = market(
        """
        bv .  .  .  .  .  .
        b^ .  .  .  .  .  .
        b> b< b> b< b> b< b
        .  .  .  .  .  .  b
        .  .  .  b  b> b< b
        .  .  .  b  .  .  .
        .  .  .  b  b> b< .
        """,
        assam="d4S",
        step="roll",
    )
    assert dirhams(apply(before, "1")) == [12, 48, 30, 30]  # eighteen squares


def test_assams_own_square_counts() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  b  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
        step="roll",
    )
    assert dirhams(apply(before, "1")) == [29, 31, 30, 30]


def test_a_bare_square_costs_nothing() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  b> b< .  b> b< .
        .  .  .  bv .  .  .
        .  .  .  b^ .  .  .
        """,
        assam="d4S",
        step="roll",
    )
    assert dirhams(apply(before, "1")) == [30, 30, 30, 30]


def test_your_own_rug_costs_nothing() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  r> r< .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
        step="roll",
    )
    assert dirhams(apply(before, "1")) == [30, 30, 30, 30]


def test_the_rug_of_a_player_who_is_out_costs_nothing() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< .  .  .
        .  .  .  b> b< .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
        step="roll",
        seats="30:r12,x1:b,30:y12,30:g12",
    )
    assert dirhams(apply(before, "1")) == [30, 0, 30, 30]


def test_the_rug_of_a_player_without_rugs_to_lay_is_paid_for() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
        step="roll",
        seats="30:r12,30:b0,30:y12,30:g12",
    )
    assert dirhams(apply(before, "1")) == [28, 32, 30, 30]


@pytest.mark.parametrize(
    ("way", "after"),
    [
        ("E", [28, 32, 30, 30]),  # blue's
        ("S", [28, 30, 32, 30]),  # yellow's
        ("W", [28, 30, 30, 32]),  # green's
    ],
)
def test_the_owner_of_the_rug_receives_the_dirhams(way: str, after: list[int]) -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  g> g< .  b> b< .
        .  .  .  yv .  .  .
        .  .  .  y^ .  .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
    )
    assert dirhams(apply(apply(before, way), "1")) == after


def test_the_player_whose_turn_it_is_pays() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  r> r< .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
        step="roll",
        seat=3,
    )
    assert dirhams(apply(before, "1")) == [32, 30, 28, 30]


def test_another_colour_on_top_cuts_the_area_in_two() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< y  b  b
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        assam="d4S",
        step="roll",
    )
    assert dirhams(apply(before, "1")) == [28, 32, 30, 30]


def test_what_a_lay_has_hidden_counts_no_longer() -> None:
    green_lays = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  bv .  .  .
        .  .  .  b^ .  .  .
        .  .  b> b< .  .  .
        .  .  .  .  .  .  .
        """,
        assam="c4S",
        step="lay",
        seat=4,
    )
    red_turns = apply(green_lays, "c3d3")
    assert dirhams(apply(apply(red_turns, "S"), "2")) == [28, 32, 30, 30]


def test_the_east_edge_does_not_touch_the_west_edge() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        b> b< .  .  .  .  .
        .  .  .  .  .  b> b<
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        assam="g4S",
        step="roll",
    )
    assert dirhams(apply(before, "1")) == [28, 32, 30, 30]


TWO_COLOURS_SIDE_BY_SIDE = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  y> y< .  .  .
    .  .  .  g> g< .  .
    .  .  .  .  .  .  .
"""


def test_with_two_players_the_owners_other_colour_is_another_area() -> None:
    before = market(TWO_COLOURS_SIDE_BY_SIDE, step="roll", seats=TWO)
    assert dirhams(apply(before, "1")) == [28, 32]


def test_where_the_area_is_the_owners_both_colours_make_one() -> None:
    before = market(TWO_COLOURS_SIDE_BY_SIDE, step="roll", seats=TWO, rules="area=owner")
    assert dirhams(apply(before, "1")) == [26, 34]


@pytest.mark.parametrize("colour", ["r", "b"])
def test_with_two_players_both_your_colours_cost_you_nothing(colour: str) -> None:
    before = market(
        f"""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  {colour}  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="roll",
        seats=TWO,
    )
    assert dirhams(apply(before, "1")) == [30, 30]


@pytest.mark.parametrize("colour", ["y", "g"])
def test_with_two_players_both_colours_of_the_other_are_paid_for(colour: str) -> None:
    before = market(
        f"""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  {colour}  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="roll",
        seats=TWO,
    )
    assert dirhams(apply(before, "1")) == [29, 31]


def test_a_rug_is_laid_after_paying() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="roll",
    )
    assert apply(before, "1").step == "lay"


FOUR_BLUE_SQUARES_AHEAD = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  b> b< .  .  .
    .  .  .  b> b< .  .
    .  .  .  .  .  .  .
"""
FOUR_BLUE_SQUARES = frozenset(NUMBER[square] for square in ("c3", "d3", "d2", "e2"))


@pytest.mark.parametrize("square", ["c3", "d3", "d2", "e2"])
def test_every_square_of_an_area_belongs_to_the_same_one(square: str) -> None:
    assert area(market(FOUR_BLUE_SQUARES_AHEAD), NUMBER[square]) == FOUR_BLUE_SQUARES


def test_a_bare_square_belongs_to_no_area() -> None:
    assert area(market(FOUR_BLUE_SQUARES_AHEAD), NUMBER["e3"]) == frozenset()


@pytest.mark.parametrize(("purse", "paid"), [(30, 4), (4, 4), (3, 3), (0, 0)])
def test_the_price_is_known_before_the_roll(purse: int, paid: int) -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats=f"{purse}:r15,30:b15,30:y15")
    assert payment(before, "1") == Payment(1, 2, FOUR_BLUE_SQUARES, price=4, paid=paid)


def test_there_is_no_price_where_nothing_is_due() -> None:
    assert payment(market(FOUR_BLUE_SQUARES_AHEAD, step="roll"), "3") is None
