"""A player who cannot pay the whole price gives what they have and is out of the game."""

import pytest
from support.drawn_market import TWO, assam, dirhams, looks_like, market, seats

from marrakech import apply, legal_actions, outcome

FOUR_BLUE_SQUARES_AHEAD = """
    .  r> r< .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  b> b< .  .  .
    .  .  .  b> b< .  .
    .  .  .  .  .  .  .
"""
THREE_DIRHAMS = "3:r12,30:b12,30:y12,30:g12"
FOUR_DIRHAMS = "4:r12,30:b12,30:y12,30:g12"


def test_a_player_who_cannot_pay_in_full_pays_what_there_is() -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats=THREE_DIRHAMS)
    assert dirhams(apply(before, "1")) == [0, 33, 30, 30]


def test_a_player_who_cannot_pay_in_full_is_out_and_so_are_the_rugs_not_laid_yet() -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats=THREE_DIRHAMS)
    assert seats(apply(before, "1")) == ["x1:r", "33:b12", "30:y12", "30:g12"]


def test_the_turn_ends_without_a_lay() -> None:
    after = apply(market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats=THREE_DIRHAMS), "1")
    assert (after.step, after.seat) == ("turn", 2)


def test_assam_stays_where_he_stopped() -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats=THREE_DIRHAMS)
    assert assam(apply(before, "1")) == "d3S"


def test_the_rugs_already_laid_stay() -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats=THREE_DIRHAMS)
    assert looks_like(apply(before, "1"), FOUR_BLUE_SQUARES_AHEAD)


def test_paying_the_last_dirham_exactly_is_not_being_out() -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats=FOUR_DIRHAMS)
    assert seats(apply(before, "1")) == ["0:r12", "34:b12", "30:y12", "30:g12"]


def test_a_player_who_has_paid_the_last_dirham_still_lays() -> None:
    after = apply(market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats=FOUR_DIRHAMS), "1")
    assert (after.step, after.seat) == ("lay", 1)


def test_a_player_who_has_nothing_and_owes_nothing_stays_in() -> None:
    before = market(step="roll", seats="0:r12,30:b12,30:y12")
    assert seats(apply(before, "1"))[0] == "0:r12"


def test_a_player_who_has_nothing_and_owes_one_dirham_is_out() -> None:
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
        step="roll",
        seats="0:r12,30:b12,30:y12",
    )
    assert seats(apply(before, "1"))[0] == "x1:r"


RED_AHEAD_OF_BLUE = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  r> r< .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


def test_nobody_pays_on_the_rugs_of_a_player_who_is_out() -> None:
    before = market(RED_AHEAD_OF_BLUE, step="roll", seat=2, seats="x1:r,30:b12,30:y12,30:g12")
    assert dirhams(apply(before, "1")) == [0, 30, 30, 30]


def test_the_rugs_of_a_player_who_is_out_are_still_not_covered_whole() -> None:
    before = market(RED_AHEAD_OF_BLUE, step="lay", seat=2, seats="x1:r,30:b12,30:y12,30:g12")
    assert "c3d3" not in legal_actions(before)


def test_the_rugs_of_a_player_who_is_out_score_for_nobody() -> None:
    after = market(RED_AHEAD_OF_BLUE, step="over", seat=2, seats="x1:r,30:b0,20:y0,10:g0")
    assert outcome(after).points == (0, 30, 20, 10)


def test_the_next_to_go_out_is_the_second() -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seat=4, seats="x1:r,30:b12,30:y12,1:g12")
    assert seats(apply(before, "1")) == ["x1:r", "31:b12", "30:y12", "x2:g"]


def test_the_out_rank_below_all_others_and_the_last_to_go_out_first() -> None:
    position = market(step="turn", seat=2, seats="x1:r,0:b12,x2:y,30:g12")
    assert outcome(position).ranks == (4, 2, 3, 1)


def test_when_only_one_is_left_the_game_is_over() -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats="3:r12,0:b12,x1:y")
    assert apply(before, "1").step == "over"


def test_when_only_one_is_left_that_player_has_won() -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats="3:r12,0:b12,x1:y")
    assert outcome(apply(before, "1")) == ((0, 7, 0), (2, 1, 3), (2,))


def test_of_two_players_the_other_has_won() -> None:
    before = market(
        """
        .  r> r< .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  y> y< .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="roll",
        seats="1:r12b12*r,0:y12g12*y",
    )
    after = apply(before, "1")
    assert (after.step, outcome(after)) == ("over", ((0, 3), (2, 1), (2,)))


def test_when_nobody_left_has_a_rug_the_game_is_over_and_the_seat_stays() -> None:
    before = market(FOUR_BLUE_SQUARES_AHEAD, step="roll", seats="3:r2,30:b0,30:y0")
    after = apply(before, "1")
    assert (after.step, after.seat) == ("over", 1)


# Where the printing is silent: bankruptcy=play-on.


def test_where_play_goes_on_the_owner_receives_what_there_is() -> None:
    before = market(
        FOUR_BLUE_SQUARES_AHEAD, step="roll", seats=THREE_DIRHAMS, rules="bankruptcy=play-on"
    )
    assert dirhams(apply(before, "1")) == [0, 33, 30, 30]


@pytest.mark.parametrize("purse", [0, 1, 3])
def test_where_play_goes_on_the_player_lays_with_nothing_in_the_purse(purse: int) -> None:
    before = market(
        FOUR_BLUE_SQUARES_AHEAD,
        step="roll",
        seats=f"{purse}:r12,30:b12,30:y12,30:g12",
        rules="bankruptcy=play-on",
    )
    after = apply(before, "1")
    assert (after.step, after.seat, seats(after)[0]) == ("lay", 1, "0:r12")


def test_two_players_go_on_as_well() -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  y> y< .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="roll",
        seats=TWO.replace("30:r", "1:r"),
        rules="bankruptcy=play-on",
    )
    assert seats(apply(before, "1")) == ["0:r12b12*r", "31:y12g12*y"]
