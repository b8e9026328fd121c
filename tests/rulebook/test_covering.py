"""No lay hides the whole of an opponent's rug at once; anything less may be covered."""

import pytest
from support.drawn_market import TWO, looks_like, market, seats

from marrakech import Illegal, apply, legal_actions

BLUE_EAST_TO_WEST = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  b> b< .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""
BLUE_NORTH_TO_SOUTH = """
    .  .  .  .  .  .  .
    .  .  .  bv .  .  .
    .  .  .  b^ .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""
RED_THERE_INSTEAD = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  r> r< .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


@pytest.mark.parametrize(
    ("drawing", "lay"), [(BLUE_EAST_TO_WEST, "d5e5"), (BLUE_NORTH_TO_SOUTH, "d5d6")]
)
def test_the_whole_rug_of_an_opponent_is_not_covered_at_once(drawing: str, lay: str) -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(drawing, step="lay"), lay)
    assert refused.value.key == "lay-covers-rug"


@pytest.mark.parametrize(
    ("drawing", "forbidden"), [(BLUE_EAST_TO_WEST, "d5e5"), (BLUE_NORTH_TO_SOUTH, "d5d6")]
)
def test_an_opponents_whole_rug_forbids_just_that_one_lay(drawing: str, forbidden: str) -> None:
    allowed = set(legal_actions(market(drawing, step="lay")))
    assert set(legal_actions(market(step="lay"))) - allowed == {forbidden}


def test_your_own_whole_rug_may_be_covered_at_once() -> None:
    before = market(BLUE_EAST_TO_WEST, step="lay", seat=2)
    assert looks_like(apply(before, "d5e5"), BLUE_EAST_TO_WEST)


def test_one_half_of_an_opponents_rug_may_be_covered() -> None:
    after = apply(market(BLUE_EAST_TO_WEST, step="lay"), "d5d6")
    assert looks_like(
        after,
        """
        .  .  .  .  .  .  .
        .  .  .  rv .  .  .
        .  .  .  r^ b  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
    )


def test_a_rug_with_one_half_hidden_is_no_longer_whole_and_may_go_under() -> None:
    red_hid_d5 = apply(market(BLUE_EAST_TO_WEST, step="lay"), "d5d6")
    yellow_lays = red_hid_d5._replace(step="lay", seat=3)
    assert looks_like(
        apply(yellow_lays, "d5e5"),
        """
        .  .  .  .  .  .  .
        .  .  .  r  .  .  .
        .  .  .  y> y< .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
    )


def test_halves_of_two_rugs_of_one_colour_may_be_covered_together() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< b> b< .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
    )
    assert looks_like(
        apply(before, "d5e5"),
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b  r> r< b  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
    )


def test_two_halves_side_by_side_are_not_a_whole_rug() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  b  b  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
    )
    assert looks_like(apply(before, "d5e5"), RED_THERE_INSTEAD)


def test_the_rug_of_a_player_who_is_out_counts_as_another_players() -> None:
    before = market(BLUE_EAST_TO_WEST, step="lay", seats="30:r12,x1:b,30:y12,30:g12")
    with pytest.raises(Illegal) as refused:
        apply(before, "d5e5")
    assert refused.value.key == "lay-covers-rug"


def test_with_two_players_your_other_colour_is_your_own() -> None:
    before = market(BLUE_EAST_TO_WEST, step="lay", seats=TWO)
    assert looks_like(apply(before, "d5e5"), RED_THERE_INSTEAD)


@pytest.mark.parametrize("colour", ["y", "g"])
def test_with_two_players_both_other_colours_are_the_opponents(colour: str) -> None:
    before = market(BLUE_EAST_TO_WEST.replace("b", colour), step="lay", seats=TWO)
    with pytest.raises(Illegal) as refused:
        apply(before, "d5e5")
    assert refused.value.key == "lay-covers-rug"


# Where the printing spares every whole rug, your own included: whole=nobody.


def test_where_nobodys_whole_rug_is_covered_your_own_is_not_either() -> None:
    before = market(RED_THERE_INSTEAD, step="lay", rules="whole=nobody")
    with pytest.raises(Illegal) as refused:
        apply(before, "d5e5")
    assert refused.value.key == "lay-covers-rug"


def test_where_nobodys_whole_rug_is_covered_an_opponents_is_not_either() -> None:
    before = market(BLUE_EAST_TO_WEST, step="lay", rules="whole=nobody")
    with pytest.raises(Illegal) as refused:
        apply(before, "d5e5")
    assert refused.value.key == "lay-covers-rug"


def test_where_nobodys_whole_rug_is_covered_your_other_colour_is_not_either() -> None:
    before = market(BLUE_EAST_TO_WEST, step="lay", seats=TWO, rules="whole=nobody")
    with pytest.raises(Illegal) as refused:
        apply(before, "d5e5")
    assert refused.value.key == "lay-covers-rug"


def test_where_nobodys_whole_rug_is_covered_a_half_of_your_own_still_may_be() -> None:
    before = market(RED_THERE_INSTEAD, step="lay", rules="whole=nobody")
    assert "d5d6" in legal_actions(before)


# Where the printing says that what is covered shows two colours: halves=colours.

ALL_BLUE_IN_THE_CORNER = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    b  .  .  .  .  .  .
    b  b  .  .  .  .  .
    .  b  b  .  .  .  .
"""


@pytest.mark.parametrize("colour", ["r", "b"])
def test_where_colours_must_differ_two_halves_of_one_colour_are_not_covered(colour: str) -> None:
    before = market(
        f"""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  {colour}  {colour}  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
        rules="halves=colours",
    )
    with pytest.raises(Illegal) as refused:
        apply(before, "d5e5")
    assert refused.value.key == "lay-one-colour"


def test_where_colours_must_differ_your_own_whole_rug_is_not_covered() -> None:
    before = market(RED_THERE_INSTEAD, step="lay", rules="halves=colours")
    with pytest.raises(Illegal) as refused:
        apply(before, "d5e5")
    assert refused.value.key == "lay-one-colour"


def test_where_colours_must_differ_an_opponents_whole_rug_is_still_spared() -> None:
    before = market(BLUE_EAST_TO_WEST, step="lay", rules="halves=colours")
    with pytest.raises(Illegal) as refused:
        apply(before, "d5e5")
    assert refused.value.key == "lay-covers-rug"


@pytest.mark.parametrize("halves", [". .", ". b", "y .", "y b", "b r"])
def test_where_colours_must_differ_these_two_squares_may_be_covered(halves: str) -> None:
    before = market(
        f"""
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  . {halves} .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
        rules="halves=colours",
    )
    assert looks_like(apply(before, "d5e5"), RED_THERE_INSTEAD)


def test_where_colours_must_differ_both_your_own_colours_may_be_covered_together() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  r  b  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
        seats=TWO,
        rules="halves=colours",
    )
    assert looks_like(apply(before, "d5e5"), RED_THERE_INSTEAD)


def test_where_colours_must_differ_there_may_be_nowhere_left_to_lay() -> None:
    before = market(ALL_BLUE_IN_THE_CORNER, assam="a1E", step="lay", rules="halves=colours")
    assert legal_actions(before) == ("-",)


def test_the_rug_that_fits_nowhere_goes_back_to_the_box() -> None:
    before = market(ALL_BLUE_IN_THE_CORNER, assam="a1E", step="lay", rules="halves=colours")
    assert seats(apply(before, "-")) == ["30:r11", "30:b12", "30:y12", "30:g12"]


def test_the_market_stays_as_it_was_when_a_rug_fits_nowhere() -> None:
    before = market(ALL_BLUE_IN_THE_CORNER, assam="a1E", step="lay", rules="halves=colours")
    assert looks_like(apply(before, "-"), ALL_BLUE_IN_THE_CORNER)


def test_the_turn_passes_on_when_a_rug_fits_nowhere() -> None:
    before = market(ALL_BLUE_IN_THE_CORNER, assam="a1E", step="lay", rules="halves=colours")
    after = apply(before, "-")
    assert (after.step, after.seat) == ("turn", 2)


def test_the_top_rug_of_a_pile_that_fits_nowhere_is_the_one_that_goes_back() -> None:
    before = market(
        ALL_BLUE_IN_THE_CORNER, assam="a1E", step="lay", seats=TWO, rules="halves=colours"
    )
    after = apply(before, "-")
    assert (after.step, seats(after)[0]) == ("draw", "30:r11b12")


def test_the_last_rug_ends_the_game_even_if_it_fits_nowhere() -> None:
    before = market(
        ALL_BLUE_IN_THE_CORNER,
        assam="a1E",
        step="lay",
        seats="30:r1,30:b0,30:y0",
        rules="halves=colours",
    )
    assert apply(before, "-").step == "over"


def test_no_rug_goes_back_while_one_place_is_left() -> None:
    one_place = ALL_BLUE_IN_THE_CORNER.replace("b  b  .  .  .  .  .", "b  y  .  .  .  .  .")
    before = market(one_place, assam="a1E", step="lay", rules="halves=colours")
    with pytest.raises(Illegal) as refused:
        apply(before, "-")
    assert refused.value.key == "lay-must"
