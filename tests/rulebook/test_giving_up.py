"""A player who is still in may leave at any moment; the dirhams go to the bank."""

import pytest
from support.drawn_market import THREE, TWO, assam, dirhams, looks_like, market, seats

from marrakech import Illegal, apply, legal_actions, outcome

TWO_WAITING = "30:r11b12,30:y12g12*y"
ONE_RUG = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  r> r< .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


@pytest.mark.parametrize("step", ["turn", "roll", "lay"])
def test_a_player_who_is_to_move_may_leave_at_any_step_and_the_turn_passes_on(step: str) -> None:
    after = apply(market(step=step), "x1")
    assert (after.step, after.seat) == ("turn", 2)


@pytest.mark.parametrize("step", ["turn", "roll", "lay"])
def test_a_player_who_leaves_is_out_and_loses_the_rugs_not_laid_yet(step: str) -> None:
    assert seats(apply(market(step=step), "x1")) == ["x1:r", "30:b12", "30:y12", "30:g12"]


@pytest.mark.parametrize("step", ["turn", "roll", "lay"])
def test_anybody_may_leave_on_anothers_turn_which_goes_on(step: str) -> None:
    after = apply(market(step=step), "x3")
    assert (after.step, after.seat) == (step, 1)


@pytest.mark.parametrize("step", ["turn", "roll", "lay"])
def test_a_player_who_leaves_on_anothers_turn_is_out_as_well(step: str) -> None:
    assert seats(apply(market(step=step), "x3")) == ["30:r12", "30:b12", "x1:y", "30:g12"]


def test_the_dirhams_go_to_the_bank_and_to_nobody_else() -> None:
    assert dirhams(apply(market(), "x2")) == [30, 0, 30, 30]


def test_the_rugs_already_laid_stay() -> None:
    assert looks_like(apply(market(ONE_RUG), "x1"), ONE_RUG)


def test_nobody_pays_on_the_rugs_of_a_player_who_has_left() -> None:
    blue_turns = apply(market(ONE_RUG, assam="d4N"), "x1")
    assert dirhams(apply(apply(blue_turns, "N"), "1")) == [0, 30, 30, 30]


def test_assam_stays_as_he_was_turned() -> None:
    assert assam(apply(apply(market(assam="d4S"), "E"), "x1")) == "d4E"


def test_the_turn_of_the_last_seat_passes_to_the_first() -> None:
    assert apply(market(seat=4), "x4").seat == 1


def test_a_player_who_leaves_first_ranks_last() -> None:
    after = apply(apply(market(), "x2"), "x1")
    assert outcome(after).ranks == (3, 4, 1, 1)


@pytest.mark.parametrize("leaver", ["x1", "x2"])
@pytest.mark.parametrize("step", ["turn", "roll", "lay"])
def test_of_two_players_one_leaving_ends_the_game_on_the_spot(step: str, leaver: str) -> None:
    after = apply(market(step=step, seats=TWO), leaver)
    assert (after.step, after.seat) == ("over", 1)


@pytest.mark.parametrize(("leaver", "winner"), [("x1", 2), ("x2", 1)])
def test_of_two_players_the_other_has_won(leaver: str, winner: int) -> None:
    assert outcome(apply(market(seats=TWO), leaver)).winners == (winner,)


@pytest.mark.parametrize("leaver", ["x1", "x2"])
def test_either_may_leave_while_a_rug_is_drawn(leaver: str) -> None:
    assert apply(market(ONE_RUG, step="draw", seats=TWO_WAITING), leaver).step == "over"


@pytest.mark.parametrize("leaver", ["x1", "x2"])
def test_either_may_leave_while_the_first_rugs_are_drawn(leaver: str) -> None:
    assert apply(market(step="draw", seats="30:r12b12,30:y12g12"), leaver).step == "over"


def test_a_player_who_leaves_instead_of_steering_passes_the_turn_on() -> None:
    before = market(ONE_RUG, step="steer", rules="steering=after-must")
    after = apply(before, "x1")
    assert (after.step, after.seat, assam(after)) == ("roll", 2, "d4S")


def test_another_may_leave_while_assam_is_steered() -> None:
    after = apply(market(ONE_RUG, step="steer", rules="steering=after-must"), "x2")
    assert (after.step, after.seat) == ("steer", 1)


def test_of_three_players_the_last_one_left_has_won() -> None:
    after = apply(apply(market(seats=THREE), "x3"), "x1")
    assert (after.step, outcome(after).winners) == ("over", (2,))


def test_the_game_is_over_when_the_last_with_a_rug_leaves() -> None:
    after = apply(market(seats="30:r1,30:b0,30:y0"), "x1")
    assert (after.step, after.seat) == ("over", 1)


def test_nobody_steers_when_the_last_with_a_rug_leaves() -> None:
    before = market(ONE_RUG, step="steer", seats="30:r0,30:b1,30:y0", rules="steering=after-must")
    assert apply(before, "x2").step == "over"


def test_nobody_leaves_a_game_that_is_over() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="over"), "x1")
    assert refused.value.key == "game-over"


def test_nobody_leaves_twice() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(seats="30:r12,x1:b,30:y12,30:g12"), "x2")
    assert refused.value.key == "seat-out"


@pytest.mark.parametrize(("at_the_table", "leaver"), [(TWO, "x3"), (TWO, "x4"), (THREE, "x4")])
def test_an_empty_seat_cannot_leave(at_the_table: str, leaver: str) -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(seats=at_the_table), leaver)
    assert refused.value.key == "seat-unknown"


@pytest.mark.parametrize("step", ["turn", "roll", "lay"])
def test_leaving_is_not_told_among_the_legal_actions(step: str) -> None:
    assert not {"x1", "x2", "x3", "x4"} & set(legal_actions(market(step=step)))


def test_leaving_is_not_told_while_a_rug_is_drawn() -> None:
    assert legal_actions(market(ONE_RUG, step="draw", seats=TWO_WAITING)) == ("*r", "*b")
