"""Assam walks as many squares as the die has slippers, straight ahead and over whatever lies
there."""

import pytest
from support.drawn_market import assam, dirhams, looks_like, market

from marrakech import Illegal, apply


@pytest.mark.parametrize(
    ("stands", "slippers", "stops"),
    [
        ("d4N", "1", "d5N"),
        ("d4N", "3", "d7N"),
        ("d4E", "2", "f4E"),
        ("d4S", "3", "d1S"),
        ("d4W", "2", "b4W"),
        ("a1N", "4", "a5N"),
        ("a1E", "4", "e1E"),
        ("g7S", "4", "g3S"),
        ("g7W", "4", "c7W"),
    ],
)
def test_he_walks_straight_on_and_keeps_facing_that_way(
    stands: str, slippers: str, stops: str
) -> None:
    assert assam(apply(market(assam=stands, step="roll"), slippers)) == stops


@pytest.mark.parametrize(("way", "stops"), [("E", "f4E"), ("S", "d2S"), ("W", "b4W")])
def test_he_walks_the_way_he_has_been_turned(way: str, stops: str) -> None:
    assert assam(apply(apply(market(assam="d4S"), way), "2")) == stops


RUGS_ON_THE_WAY = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  b> b< r
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


def test_no_rug_stops_him() -> None:
    assert assam(apply(market(RUGS_ON_THE_WAY, assam="d4E", step="roll"), "3")) == "g4E"


def test_the_rugs_that_he_walks_over_cost_nothing() -> None:
    after = apply(market(RUGS_ON_THE_WAY, assam="d4E", step="roll"), "3")
    assert dirhams(after) == [30, 30, 30, 30]


def test_the_rugs_lie_as_before_when_he_has_walked() -> None:
    after = apply(market(RUGS_ON_THE_WAY, assam="d4E", step="roll"), "3")
    assert looks_like(after, RUGS_ON_THE_WAY)


def test_a_rug_is_laid_after_the_walk() -> None:
    walked = apply(market(step="roll", seat=2), "2")
    assert (walked.step, walked.seat) == ("lay", 2)


def test_nothing_is_laid_before_the_walk() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="roll"), "d5d6")
    assert refused.value.key == "not-this-step"
