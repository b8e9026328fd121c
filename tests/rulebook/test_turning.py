"""A turn begins with facing Assam: a quarter to either side or straight on, never back."""

import pytest
from support.drawn_market import assam, market

from marrakech import Illegal, apply, legal_actions


@pytest.mark.parametrize(
    ("stands", "left_straight_right"),
    [
        ("d4N", ("W", "N", "E")),
        ("d4E", ("N", "E", "S")),
        ("d4S", ("E", "S", "W")),
        ("d4W", ("S", "W", "N")),
    ],
)
def test_he_turns_left_or_goes_straight_on_or_turns_right(
    stands: str, left_straight_right: tuple[str, ...]
) -> None:
    assert legal_actions(market(assam=stands)) == left_straight_right


@pytest.mark.parametrize(
    ("stands", "back"), [("d4N", "S"), ("d4E", "W"), ("d4S", "N"), ("d4W", "E")]
)
def test_he_never_turns_half_round(stands: str, back: str) -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(assam=stands), back)
    assert refused.value.key == "turn-half-round"


@pytest.mark.parametrize("stands", ["d4", "a1", "g7"])
@pytest.mark.parametrize("way", ["E", "S", "W"])
def test_turned_he_faces_that_way_and_has_not_moved(stands: str, way: str) -> None:
    assert assam(apply(market(assam=f"{stands}S"), way)) == stands + way


def test_he_may_be_turned_to_face_off_the_market() -> None:
    assert legal_actions(market(assam="a1S")) == ("E", "S", "W")


def test_the_die_comes_after_the_turning() -> None:
    turned = apply(market(seat=3), "E")
    assert (turned.step, turned.seat) == ("roll", 3)


def test_he_is_turned_once_only() -> None:
    with pytest.raises(Illegal) as refused:
        apply(apply(market(), "E"), "N")
    assert refused.value.key == "not-this-step"


def test_the_die_waits_for_the_turning() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(), "3")
    assert refused.value.key == "not-this-step"
