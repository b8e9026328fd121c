"""In the variant Assam is turned after the lay, so that each player aims him for the next one."""

import pytest
from support.drawn_market import TWO, assam, market, seats

from marrakech import Illegal, apply, legal_actions, ruleset, start

MUST, MAY = "steering=after-must", "steering=after-may"
BOTH = pytest.mark.parametrize("rules", [MUST, MAY])


@pytest.mark.parametrize("steering", ["after-must", "after-may"])
def test_a_turn_begins_with_the_die(steering: str) -> None:
    begins = start(4, ruleset({"steering": steering}))
    assert (begins.step, begins.seat) == ("roll", 1)


def test_with_two_players_the_first_rugs_are_drawn_and_then_the_die_is_rolled() -> None:
    drawn = apply(apply(start(2, ruleset({"steering": "after-must"})), "*r"), "*g")
    assert (drawn.step, drawn.seat) == ("roll", 1)


@BOTH
def test_assam_walks_the_way_he_already_faces(rules: str) -> None:
    assert assam(apply(market(assam="d4W", step="roll", rules=rules), "2")) == "b4W"


@BOTH
def test_nobody_turns_him_before_the_die(rules: str) -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="roll", rules=rules), "E")
    assert refused.value.key == "not-this-step"


@BOTH
def test_a_rug_is_laid_after_the_walk(rules: str) -> None:
    after = apply(market(step="roll", rules=rules), "2")
    assert (after.step, after.seat) == ("lay", 1)


@BOTH
def test_he_is_turned_after_the_lay_by_the_same_player(rules: str) -> None:
    after = apply(market(step="lay", rules=rules), "d5d6")
    assert (after.step, after.seat) == ("steer", 1)


@BOTH
def test_the_top_rug_is_drawn_before_he_is_turned(rules: str) -> None:
    after = apply(market(step="lay", seats=TWO, rules=rules), "d5d6")
    assert (after.step, after.seat) == ("draw", 1)


@BOTH
def test_he_is_turned_after_the_draw(rules: str) -> None:
    after = apply(apply(market(step="lay", seats=TWO, rules=rules), "d5d6"), "*b")
    assert (after.step, after.seat) == ("steer", 1)


@BOTH
def test_the_next_player_rolls_the_way_that_he_was_turned(rules: str) -> None:
    after = apply(market(step="steer", assam="d4S", rules=rules), "E")
    assert (after.step, after.seat, assam(after)) == ("roll", 2, "d4E")


@pytest.mark.parametrize(
    ("stands", "left_right"),
    [("d4N", ("W", "E")), ("d4E", ("N", "S")), ("d4S", ("E", "W")), ("d4W", ("S", "N"))],
)
def test_where_one_must_turn_him_it_is_left_or_right(
    stands: str, left_right: tuple[str, ...]
) -> None:
    assert legal_actions(market(step="steer", assam=stands, rules=MUST)) == left_right


def test_where_one_must_turn_him_he_is_not_left_straight() -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="steer", assam="d4S", rules=MUST), "S")
    assert refused.value.key == "steer-must-turn"


@pytest.mark.parametrize(
    ("stands", "left_straight_right"),
    [
        ("d4N", ("W", "N", "E")),
        ("d4E", ("N", "E", "S")),
        ("d4S", ("E", "S", "W")),
        ("d4W", ("S", "W", "N")),
    ],
)
def test_where_one_may_turn_him_it_is_left_or_straight_or_right(
    stands: str, left_straight_right: tuple[str, ...]
) -> None:
    assert legal_actions(market(step="steer", assam=stands, rules=MAY)) == left_straight_right


def test_where_one_may_turn_him_he_may_be_left_straight() -> None:
    after = apply(market(step="steer", assam="d4S", rules=MAY), "S")
    assert (after.step, after.seat, assam(after)) == ("roll", 2, "d4S")


@BOTH
def test_he_is_never_turned_half_round(rules: str) -> None:
    with pytest.raises(Illegal) as refused:
        apply(market(step="steer", assam="d4S", rules=rules), "N")
    assert refused.value.key == "turn-half-round"


@BOTH
def test_he_is_turned_from_where_the_walk_left_him_facing(rules: str) -> None:
    walked = apply(market(assam="d6N", step="roll", rules=rules), "2")  # round to c7, facing S
    assert "N" not in legal_actions(apply(walked, "c6d6"))


@BOTH
def test_a_player_who_goes_out_does_not_turn_assam(rules: str) -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="roll",
        seats="1:r12,30:b12,30:y12",
        rules=rules,
    )
    after = apply(before, "1")
    assert (after.step, after.seat, assam(after)) == ("roll", 2, "d3S")


@BOTH
def test_a_player_who_has_laid_their_own_last_rug_still_turns_him(rules: str) -> None:
    after = apply(market(step="lay", seats="30:r1,30:b1,30:y1", rules=rules), "d5d6")
    assert (after.step, after.seat) == ("steer", 1)


@BOTH
def test_the_next_roll_is_that_of_the_next_player_with_rugs(rules: str) -> None:
    after = apply(market(step="steer", seats="30:r1,30:b0,x1:y,30:g1", rules=rules), "W")
    assert (after.step, after.seat) == ("roll", 4)


@BOTH
def test_the_last_lay_ends_the_game_and_nobody_turns_him(rules: str) -> None:
    after = apply(market(step="lay", seat=3, seats="30:r0,30:b0,30:y1", rules=rules), "d5d6")
    assert (after.step, after.seat) == ("over", 3)


@BOTH
def test_the_price_is_paid_as_ever(rules: str) -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="roll",
        rules=rules,
    )
    assert seats(apply(before, "1"))[:2] == ["28:r12", "32:b12"]
