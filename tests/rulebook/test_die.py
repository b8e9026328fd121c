"""The die has six faces: one slipper once, two slippers twice, three twice, four once."""

from fractions import Fraction

import pytest
from support.drawn_market import market

from marrakech import BadText, apply, chances, legal_actions


def test_one_and_four_have_one_face_each_and_two_and_three_have_two() -> None:
    assert chances(market(step="roll")) == (
        ("1", Fraction(1, 6)),
        ("2", Fraction(2, 6)),
        ("3", Fraction(2, 6)),
        ("4", Fraction(1, 6)),
    )


def test_it_shows_one_to_four_slippers() -> None:
    assert legal_actions(market(step="roll")) == ("1", "2", "3", "4")


@pytest.mark.parametrize("slippers", ["0", "5", "6"])
def test_it_has_no_other_face(slippers: str) -> None:
    with pytest.raises(BadText) as refused:
        apply(market(step="roll"), slippers)
    assert refused.value.key == "action-unknown"


@pytest.mark.parametrize("step", ["turn", "lay", "over"])
def test_nothing_else_in_a_turn_is_left_to_the_die(step: str) -> None:
    assert chances(market(step=step)) == ()
