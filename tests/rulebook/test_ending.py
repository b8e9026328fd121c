"""The last rug ends the game; visible half-rugs and dirhams are points, and most points win."""

import pytest
from support.drawn_market import market

from marrakech import Illegal, apply, decided_by, legal_actions, outcome


def test_the_game_goes_on_while_somebody_has_a_rug() -> None:
    after = apply(market(step="lay", seats="30:r1,30:b0,30:y0,30:g1"), "d5d6")
    assert after.step == "turn"


@pytest.mark.parametrize(
    "table", ["30:r1,30:b0,30:y0,30:g0", "30:r1,30:b0,x1:y,30:g0", "30:r1,30:b0,30:y0"]
)
def test_the_game_is_over_when_nobody_still_in_has_a_rug(table: str) -> None:
    assert apply(market(step="lay", seats=table), "d5d6").step == "over"


@pytest.mark.parametrize("last_rug", ["30:r1b0*r", "30:r0b1*b"])
def test_the_last_lay_of_two_players_needs_no_draw(last_rug: str) -> None:
    after = apply(market(step="lay", seats=f"{last_rug},30:y0g0"), "d5d6")
    assert (after.step, after.seat) == ("over", 1)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    assert legal_actions(market(step="over")) == ()


@pytest.mark.parametrize("action", ["E", "2", "d5d6", "-", "*r"])
def test_nothing_is_done_when_the_game_is_over(action: str) -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="over"), action)
    assert refused.value.key == "game-over"


ALL_PILES_LAID = "10:r0,20:b0,30:y0,40:g0"


def test_every_half_in_sight_and_every_dirham_is_a_point() -> None:
    ended = market(
        """
        r> r< .  .  .  .  r
        .  .  .  .  .  .  r
        .  bv .  .  .  .  .
        .  b^ .  .  .  .  .
        .  .  .  y  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  r
        """,
        step="over",
        seats=ALL_PILES_LAID,
    )
    assert outcome(ended).points == (15, 22, 31, 40)


def test_the_most_points_win() -> None:
    ended = market(step="over", seats=ALL_PILES_LAID)
    assert outcome(ended).winners == (4,)


def test_each_rank_counts_the_players_ahead() -> None:
    ended = market(step="over", seats="20:r0,40:b0,10:y0,30:g0")
    assert outcome(ended).ranks == (3, 1, 4, 2)


def test_what_a_lay_hides_scores_no_longer() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  b> b< .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="lay",
        seats="30:r1,30:b0,30:y0",
    )
    assert outcome(apply(before, "d5d6")).points == (32, 31, 30)


def test_with_two_players_both_colours_score() -> None:
    ended = market(
        """
        r> r< b  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  y  g> g< g
        """,
        step="over",
        seats="20:r0b0,10:y0g0",
    )
    assert outcome(ended).points == (23, 14)


def test_rugs_not_laid_score_nothing() -> None:
    assert outcome(market(seats="30:r12,20:b3,10:y0")).points == (30, 20, 10)


def test_a_live_game_has_standings() -> None:
    assert outcome(market(seats="30:r12,20:b3,40:y0")) == ((30, 20, 40), (2, 3, 1), (3,))


AS_MANY_POINTS = """
    r> r< .  .  .  .  .
    .  .  .  .  .  .  .
    b> b< b  b  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


def test_with_as_many_points_more_dirhams_win() -> None:
    ended = market(AS_MANY_POINTS, step="over", seats="30:r0,28:b0,10:y0")
    assert outcome(ended) == ((32, 32, 10), (1, 2, 3), (1,))


def test_more_points_beat_more_dirhams() -> None:
    ended = market(AS_MANY_POINTS, step="over", seats="30:r0,29:b0,10:y0")
    assert outcome(ended).winners == (2,)


def test_with_as_many_points_and_dirhams_the_victory_is_shared() -> None:
    ended = market(step="over", seats="30:r0,30:b0,10:y0")
    assert outcome(ended) == ((30, 30, 10), (1, 1, 3), (1, 2))


def test_lower_ranks_are_shared_alike() -> None:
    ended = market(step="over", seats="10:r0,20:b0,30:y0,20:g0")
    assert outcome(ended).ranks == (4, 2, 1, 2)


def test_all_four_may_share_the_victory() -> None:
    ended = market(step="over", seats="20:r0,20:b0,20:y0,20:g0")
    assert outcome(ended).winners == (1, 2, 3, 4)


def test_where_no_tie_break_is_printed_as_many_points_share_the_victory() -> None:
    ended = market(AS_MANY_POINTS, step="over", seats="30:r0,28:b0,10:y0", rules="tie=shared")
    assert outcome(ended) == ((32, 32, 10), (1, 1, 3), (1, 2))


@pytest.mark.parametrize(
    ("seats", "rules", "decided"),
    [
        ("31:r0,28:b0,10:y0", "-", "points"),
        ("30:r0,28:b0,10:y0", "-", "dirhams"),
        ("30:r0,28:b0,32:y0", "-", "dirhams"),
        ("30:r0,28:b0,10:y0", "tie=shared", "shared"),
        ("x1:r,x2:b,10:y0", "-", "only-one-left"),
        ("x1:r,28:b0,10:y0", "-", "points"),
    ],
)
def test_what_decided_the_game(seats: str, rules: str, decided: str) -> None:
    ended = market(AS_MANY_POINTS, step="over", seats=seats, rules=rules)
    assert decided_by(ended) == decided


def test_nothing_decides_between_equals() -> None:
    assert decided_by(market(step="over", seats="30:r0,30:b0,10:y0")) == "shared"
