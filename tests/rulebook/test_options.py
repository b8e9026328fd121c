"""Each value of each option changes what is legal, what is paid or who wins."""

import pytest
from support.drawn_market import FOUR, THREE, TWO, dirhams, market, seats

from marrakech import (
    OPTIONS,
    Refusal,
    Ruleset,
    apply,
    default,
    legal_actions,
    outcome,
    ruleset,
    start,
)


def test_these_are_the_options_and_the_first_value_is_the_default() -> None:
    assert OPTIONS == {
        "area": ("colour", "owner"),
        "bankruptcy": ("out", "play-on"),
        "halves": ("any", "colours"),
        "pile": ("shuffled", "alternating"),
        "steering": ("before", "after-must", "after-may"),
        "stock": ("24", "15"),
        "tie": ("dirhams", "shared"),
        "whole": ("opponents", "nobody"),
    }


@pytest.mark.parametrize(("rules", "paid"), [("-", [28, 32]), ("area=owner", [26, 34])])
def test_area_changes_what_is_paid(rules: str, paid: list[int]) -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  y> y< .  .  .
        .  .  .  g> g< .  .
        .  .  .  .  .  .  .
        """,
        step="roll",
        seats=TWO,
        rules=rules,
    )
    assert dirhams(apply(before, "1")) == paid


@pytest.mark.parametrize(("rules", "seat"), [("-", "x1:r"), ("bankruptcy=play-on", "0:r12")])
def test_bankruptcy_changes_who_stays_in(rules: str, seat: str) -> None:
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
    assert seats(apply(before, "1"))[0] == seat


@pytest.mark.parametrize(
    ("rules", "lays"),
    [("-", ("b1c1", "b1b2", "a2b2", "a2a3")), ("halves=colours", ("b1b2", "a2b2", "a2a3"))],
)
def test_halves_changes_where_a_rug_may_lie(rules: str, lays: tuple[str, ...]) -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        b  .  .  .  .  .  .
        .  y  y  .  .  .  .
        """,
        assam="a1E",
        step="lay",
        rules=rules,
    )
    assert legal_actions(before) == lays


@pytest.mark.parametrize(
    ("rules", "actions"), [("-", ("*r", "*b")), ("pile=alternating", ("E", "S", "W"))]
)
def test_pile_changes_whether_a_rug_is_drawn(rules: str, actions: tuple[str, ...]) -> None:
    after = apply(market(step="lay", seats=TWO, rules=rules), "d5d6")
    assert legal_actions(after) == actions


@pytest.mark.parametrize(
    ("rules", "seat", "actions"),
    [
        ("-", 2, ("E", "S", "W")),
        ("steering=after-must", 1, ("E", "W")),
        ("steering=after-may", 1, ("E", "S", "W")),
    ],
)
def test_steering_changes_who_turns_assam_and_how(
    rules: str, seat: int, actions: tuple[str, ...]
) -> None:
    after = apply(market(step="lay", rules=rules), "d5d6")
    assert (after.seat, legal_actions(after)) == (seat, actions)


@pytest.mark.parametrize(("stock", "actions"), [("24", ("*r", "*b")), ("15", ("E", "S", "W"))])
def test_stock_changes_how_two_players_begin(stock: str, actions: tuple[str, ...]) -> None:
    assert legal_actions(start(2, ruleset({"stock": stock}))) == actions


@pytest.mark.parametrize(("rules", "winners"), [("-", (1,)), ("tie=shared", (1, 2))])
def test_tie_changes_who_wins(rules: str, winners: tuple[int, ...]) -> None:
    ended = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        step="over",
        seats="30:r0,28:b0,20:y0",
        rules=rules,
    )
    assert outcome(ended).winners == winners


@pytest.mark.parametrize(
    ("rules", "lays"),
    [("-", ("b1c1", "b1b2", "a2b2", "a2a3")), ("whole=nobody", ("b1b2", "a2b2", "a2a3"))],
)
def test_whole_changes_whether_your_own_rug_may_be_covered(
    rules: str, lays: tuple[str, ...]
) -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  r> r< .  .  .  .
        """,
        assam="a1E",
        step="lay",
        rules=rules,
    )
    assert legal_actions(before) == lays


# Options that concern two players do nothing with three and four.

FOR_TWO = pytest.mark.parametrize("rules", ["area=owner", "pile=alternating", "stock=15"])


@FOR_TWO
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_begin_as_ever(rules: str, players: int) -> None:
    option, value = rules.split("=")
    begins = start(players, ruleset({option: value}))
    assert begins._replace(ruleset=default) == start(players)


@FOR_TWO
@pytest.mark.parametrize(
    ("table", "paid"), [(THREE, [28, 32, 30]), (FOUR, [28, 32, 30, 30])], ids=["three", "four"]
)
def test_more_players_pay_as_ever(rules: str, table: str, paid: list[int]) -> None:
    before = market(
        """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  b> b< y> y< .
        .  .  r> r< .  .  .
        .  .  .  .  .  .  .
        """,
        step="roll",
        seats=table,
        rules=rules,
    )
    assert dirhams(apply(before, "1")) == paid


@FOR_TWO
@pytest.mark.parametrize(
    ("table", "left"), [(THREE, "30:r14"), (FOUR, "30:r11")], ids=["three", "four"]
)
def test_more_players_lay_as_ever(rules: str, table: str, left: str) -> None:
    after = apply(market(step="lay", seats=table, rules=rules), "d5d6")
    assert (after.step, after.seat, seats(after)[0]) == ("turn", 2, left)


# What no table can be set up with.


def test_alternating_piles_of_one_colour_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        Ruleset(pile="alternating", stock="15")
    assert refused.value.key == "option-clash"


def test_alternating_piles_of_one_colour_are_refused_in_a_position_too() -> None:
    with pytest.raises(Refusal) as refused:
        market(seats="30:r15,30:b15", rules="pile=alternating,stock=15")
    assert refused.value.key == "option-clash"


@pytest.mark.parametrize("option", OPTIONS)
def test_an_unknown_value_is_refused(option: str) -> None:
    with pytest.raises(Refusal) as refused:
        ruleset({option: "carpet"})
    assert refused.value.key == "option-value"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        ruleset({"carpet": "flying"})
    assert refused.value.key == "option-unknown"
