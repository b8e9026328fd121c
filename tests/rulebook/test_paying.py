"""Stopping on the rug of another player costs one dirham for each square of its area."""

from drawn import dirhams, market

from marrakech import apply

RED_TURN = "30:r12,30:b12,30:y12,30:g12"


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
