"""Two players lay from piles of two colours: the top rug is known, of the rest only how many."""

from fractions import Fraction

import pytest
from support.drawn_market import TWO, looks_like, market, seats

from marrakech import Illegal, apply, chances, legal_actions, start

ONE_RUG = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  r> r< .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


def test_both_colours_are_as_likely_to_be_drawn_first() -> None:
    assert chances(start(2)) == (("*r", Fraction(1, 2)), ("*b", Fraction(1, 2)))


def test_a_colour_is_drawn_as_likely_as_there_are_rugs_of_it() -> None:
    before = market(ONE_RUG, step="draw", seats="30:r7b5,30:y12g12*y")
    assert chances(before) == (("*r", Fraction(7, 12)), ("*b", Fraction(5, 12)))


def test_the_draws_of_seat_2_are_yellow_and_green() -> None:
    before = market(ONE_RUG, step="draw", seat=2, seats="30:r11b12*b,30:y2g1")
    assert chances(before) == (("*y", Fraction(2, 3)), ("*g", Fraction(1, 3)))


def test_the_top_rug_is_the_one_that_is_laid() -> None:
    after = apply(market(step="lay", seats="30:r12b12*b,30:y12g12*y"), "d5e5")
    assert looks_like(after, ONE_RUG.replace("r", "b"))


def test_the_rug_laid_leaves_the_pile_and_the_next_one_is_drawn_at_once() -> None:
    after = apply(market(step="lay", seats=TWO), "d5e5")
    assert (after.step, after.seat, seats(after)[0]) == ("draw", 1, "30:r11b12")


def test_the_drawn_rug_shows_on_top() -> None:
    before = market(ONE_RUG, step="draw", seats="30:r11b12,30:y12g12*y")
    assert seats(apply(before, "*b")) == ["30:r11b12*b", "30:y12g12*y"]


def test_after_the_draw_the_other_player_turns_assam() -> None:
    after = apply(market(ONE_RUG, step="draw", seats="30:r11b12,30:y12g12*y"), "*b")
    assert (after.step, after.seat) == ("turn", 2)


def test_no_player_of_two_draws_for_the_other() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(ONE_RUG, step="draw", seats="30:r11b12,30:y12g12*y"), "*g")
    assert refused.value.key == "draw-none-left"


def test_the_next_turn_waits_for_the_draw() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(ONE_RUG, step="draw", seats="30:r11b12,30:y12g12*y"), "E")
    assert refused.value.key == "not-this-step"


def test_nothing_is_drawn_at_another_time() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(ONE_RUG, step="lay", seats=TWO), "*r")
    assert refused.value.key == "not-this-step"


def test_when_one_colour_is_left_it_shows_by_itself() -> None:
    after = apply(market(step="lay", seats="30:r1b5*r,30:y12g12*y"), "d5e5")
    assert (after.step, after.seat, seats(after)[0]) == ("turn", 2, "30:r0b5*b")


def test_while_one_colour_is_left_it_stays_on_top() -> None:
    after = apply(market(step="lay", seats="30:r0b5*b,30:y12g12*y"), "d5e5")
    assert (after.step, after.seat, seats(after)[0]) == ("turn", 2, "30:r0b4*b")


def test_even_two_single_rugs_need_a_draw() -> None:
    after = apply(market(step="lay", seats="30:r2b1*r,30:y12g12*y"), "d5e5")
    assert (after.step, legal_actions(after)) == ("draw", ("*r", "*b"))


def test_an_empty_pile_has_no_top() -> None:
    after = apply(market(step="lay", seats="30:r0b1*b,30:y12g12*y"), "d5e5")
    assert (after.step, after.seat, seats(after)[0]) == ("turn", 2, "30:r0b0")


@pytest.mark.parametrize("table", ["30:r15,30:b15,30:y15", "30:r12,30:b12,30:y12,30:g12"])
def test_three_and_four_players_have_nothing_to_draw(table: str) -> None:
    assert apply(market(step="lay", seats=table), "d5e5").step == "turn"


# Where the printing stacks the colours in turns: pile=alternating.


@pytest.mark.parametrize(
    ("before", "after"),
    [("30:r12b12*r", "30:r11b12*b"), ("30:r11b12*b", "30:r11b11*r"), ("30:r0b1*b", "30:r0b0")],
)
def test_in_an_alternating_pile_the_other_colour_comes_next(before: str, after: str) -> None:
    position = market(step="lay", seats=f"{before},30:y12g12*y", rules="pile=alternating")
    assert seats(apply(position, "d5e5")) == [after, "30:y12g12*y"]


def test_in_an_alternating_pile_nothing_is_left_to_chance() -> None:
    after = apply(market(step="lay", seats=TWO, rules="pile=alternating"), "d5e5")
    assert (after.step, after.seat, chances(after)) == ("turn", 2, ())
