"""A turn ends with laying one rug on two squares beside Assam, and there is no passing."""

import pytest
from support.drawn_market import looks_like, market, seats

from marrakech import BadText, Illegal, apply, legal_actions


def test_a_rug_may_lie_on_two_bare_squares() -> None:
    after = apply(market(step="lay"), "d5d6")
    assert looks_like(
        after,
        """
        .  .  .  .  .  .  .
        .  .  .  rv .  .  .
        .  .  .  r^ .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
    )


def test_a_rug_may_lie_on_a_bare_square_and_half_a_rug() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< .  .  .
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
        .  .  b  r> r< .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
    )


def test_a_rug_may_lie_on_halves_of_two_rugs() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< yv .  .
        .  .  .  .  y^ .  .
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
        .  .  b  r> r< .  .
        .  .  .  .  y  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
    )


def test_the_rug_has_the_colour_of_the_player_who_lays_it() -> None:
    after = apply(market(step="lay", seat=4), "c4c5")
    assert looks_like(
        after,
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  gv .  .  .  .
        .  .  g^ .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
    )


def test_a_rug_laid_is_a_rug_less_in_the_pile() -> None:
    after = apply(market(step="lay", seat=2), "d5d6")
    assert seats(after) == ["30:r12", "30:b11", "30:y12", "30:g12"]


def test_after_the_lay_the_next_player_turns_assam() -> None:
    after = apply(market(step="lay", seat=2), "d5d6")
    assert (after.step, after.seat) == ("turn", 3)


@pytest.mark.parametrize("lay", ["d4d5", "d4e4", "d3d4", "c4d4"])
def test_no_rug_lies_on_assams_square(lay: str) -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="lay"), lay)
    assert refused.value.key == "lay-on-assam"


@pytest.mark.parametrize("lay", ["a1b1", "d6d7", "f4g4", "b2c2"])
def test_no_rug_lies_away_from_assam(lay: str) -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="lay"), lay)
    assert refused.value.key == "lay-not-beside"


@pytest.mark.parametrize("lay", ["e5f5", "c5c6", "b3c3", "e2e3"])
def test_touching_assams_square_at_a_corner_is_not_enough(lay: str) -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="lay"), lay)
    assert refused.value.key == "lay-not-beside"


@pytest.mark.parametrize("squares", ["d5d7", "d5e6", "d5d5", "c4e4", "g3a4"])
def test_the_two_squares_share_a_side(squares: str) -> None:
    with pytest.raises(BadText) as refused:
        apply(market(step="lay"), squares)
    assert refused.value.key == "action-unknown"


def test_laying_is_a_must() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="lay"), "-")
    assert refused.value.key == "lay-must"


def test_the_next_turn_waits_for_the_lay() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="lay"), "E")
    assert refused.value.key == "not-this-step"


def test_there_are_twelve_ways_to_lay_in_the_middle_told_from_south_to_north() -> None:
    assert legal_actions(market(step="lay", assam="d4S")) == (
        "d2d3",
        "c3d3",
        "c3c4",
        "d3e3",
        "e3e4",
        "b4c4",
        "c4c5",
        "e4f4",
        "e4e5",
        "c5d5",
        "d5e5",
        "d5d6",
    )


@pytest.mark.parametrize(
    ("stands", "lays"),
    [
        ("d1N", ("b1c1", "c1c2", "e1f1", "e1e2", "c2d2", "d2e2", "d2d3")),
        ("a4N", ("a2a3", "a3b3", "b3b4", "b4c4", "b4b5", "a5b5", "a5a6")),
        ("d7N", ("d5d6", "c6d6", "c6c7", "d6e6", "e6e7", "b7c7", "e7f7")),
        ("g4N", ("g2g3", "f3g3", "f3f4", "e4f4", "f4f5", "f5g5", "g5g6")),
    ],
)
def test_there_are_seven_at_an_edge(stands: str, lays: tuple[str, ...]) -> None:
    assert legal_actions(market(step="lay", assam=stands)) == lays


@pytest.mark.parametrize(
    ("stands", "lays"),
    [
        ("a1N", ("b1c1", "b1b2", "a2b2", "a2a3")),
        ("g1N", ("e1f1", "f1f2", "f2g2", "g2g3")),
        ("a7N", ("a5a6", "a6b6", "b6b7", "b7c7")),
        ("g7N", ("g5g6", "f6g6", "f6f7", "e7f7")),
    ],
)
def test_there_are_four_in_a_corner(stands: str, lays: tuple[str, ...]) -> None:
    assert legal_actions(market(step="lay", assam=stands)) == lays
