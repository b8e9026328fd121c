"""Expectimax: every node of a turn's tree is worth what the plain rules say."""

from random import Random

import pytest
from hypothesis import given, settings
from support.endgames import GAMES, Shares, late_position
from support.plain_evaluator import KernelJudge, PlainEvaluator
from support.positions import random_start, set_up_positions

from marrakech import Position, apply, legal_actions, parse_position, parse_ruleset, start
from marrakech.analysis.plain_look import PlainLook
from marrakech.kernel import Expectimax, TurnTree
from marrakech.kernel.expectimax import MAX_TURNS, MOST_NODES

EXACT = 1e-12


def compare(tree: TurnTree, plain: PlainLook) -> int:
    """Every node against the reference, from the root on; returns how many there are."""
    looks = {0: plain}
    for node, chances in enumerate(tree.chances):
        look = looks[node]
        assert chances == pytest.approx(look.chances, rel=0, abs=EXACT)
        assert [tree.actions[child] for child in tree.following[node]] == list(look.children)
        looks |= zip(tree.following[node], look.children.values(), strict=True)
    return len(looks)


def played(begin: Position, plies: int, random: Random) -> Position:
    """A position after that many random actions, or the last one in which something can follow."""
    position = begin
    for _ in range(plies):
        after = apply(position, random.choice(legal_actions(position)))
        if after.step == "over":
            return position
        position = after
    return position


@pytest.mark.parametrize("learned", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_a_turn_from_any_step_by_any_rules(seed: int, learned: bool) -> None:
    random = Random(seed)
    position = played(random_start(random), random.randrange(150), random)
    plain = PlainEvaluator(KernelJudge(learned)).look(position)
    assert compare(Expectimax(1, learned).tree(position), plain) > 1


@given(set_up_positions())
@settings(max_examples=25)
def test_a_turn_from_any_position_that_can_be_written(position: Position) -> None:
    compare(Expectimax(1).tree(position), PlainEvaluator(KernelJudge()).look(position))


@pytest.mark.parametrize("learned", [True, False])
@pytest.mark.parametrize("rules", ["-", "steering=after-may", "steering=after-must"])
@pytest.mark.parametrize("plies", [0, 1])
def test_the_draws_of_the_beginning_are_the_first_steps_of_the_first_turn(
    plies: int, rules: str, learned: bool
) -> None:
    position = played(start(2, parse_ruleset(rules)), plies, Random(3))
    assert position.step == "draw"
    tree = Expectimax(1, learned).tree(position)
    assert compare(tree, PlainEvaluator(KernelJudge(learned)).look(position)) == len(tree.actions)
    assert all(len(tree.following[node]) == 2 for node in tree.following[0]) == (plies == 0)


def test_the_longest_turn_fits() -> None:
    longest = start(2, parse_ruleset("steering=after-may"))
    assert 1000 < len(Expectimax().tree(longest).actions) <= MOST_NODES


@pytest.mark.parametrize(("players", "rules", "purse"), GAMES)
def test_two_turns_and_the_draws_between_them(players: int, rules: str, purse: int) -> None:
    position = late_position(players, rules, purse, 11, "lay", Random(5))
    for learned in (True, False):
        plain = PlainEvaluator(KernelJudge(learned), 2).look(position)
        assert compare(Expectimax(2, learned).tree(position), plain) > 1


def before_a_draw(step: str, seed: int) -> Position:
    """A game of two in which one colour is likelier to be drawn next than the other."""
    random = Random(seed)
    while True:
        position = late_position(2, "-", 9, random.randrange(10, 30), "lay", random)
        after = apply(position, legal_actions(position)[0])
        if after.step == "draw" and len(set(after.seats[after.seat - 1].rugs)) == 2:
            return after if step == "draw" else position


@pytest.mark.parametrize("seed", range(4))
def test_a_draw_is_weighed_by_the_rugs_that_are_left(seed: int) -> None:
    position = before_a_draw("draw", seed)
    tree = Expectimax().tree(position)
    compare(tree, PlainEvaluator(KernelJudge()).look(position))
    one, other = (tree.chances[node][0] for node in tree.following[0])
    assert abs(one - other) > 1e-6
    assert tree.chances[0][0] != pytest.approx((one + other) / 2, rel=0, abs=1e-9)


@pytest.mark.parametrize("seed", range(4))
def test_so_is_a_draw_between_two_turns(seed: int) -> None:
    position = before_a_draw("lay", seed)
    compare(Expectimax(2).tree(position), PlainEvaluator(KernelJudge(), 2).look(position))


@pytest.mark.parametrize("rugs", [1, 2])
@pytest.mark.parametrize(("players", "rules", "purse"), GAMES)
def test_the_last_turns_are_known_exactly(players: int, rules: str, purse: int, rugs: int) -> None:
    def nobody(position: Position) -> Shares:
        raise AssertionError("the end is not reached")

    for seed in range(3):
        step = "lay" if rugs == 2 else "roll"
        position = late_position(players, rules, purse, rugs, step, Random(seed))
        plain = PlainEvaluator(nobody, rugs).look(position)
        for turns in (2, 3):
            compare(Expectimax(turns).tree(position), plain)


@pytest.mark.parametrize("rules", ["-", "steering=after-may"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turns", [2, 3])
def test_where_a_turn_ends_the_next_one_is_worth_the_same(
    turns: int, players: int, rules: str
) -> None:
    """Further turns are looked through by other code than the first."""
    random = Random(turns)
    begin = late_position(players, rules, 9, 20, "lay", random)
    tree, nearer = Expectimax(turns).tree(begin), Expectimax(turns - 1)
    node, position = 0, begin
    while tree.following[node]:
        node = random.choice(tree.following[node])
        position = apply(position, tree.actions[node])
    assert tree.chances[node] == pytest.approx(nearer.tree(position).chances[0], rel=0, abs=EXACT)


def test_what_is_worth_the_same_is_not_told_apart_by_rounding() -> None:
    """Everything is lost, so every choice is worth the same: the first legal one counts."""
    all_red = "/".join(["r" * 7] * 7)
    position = parse_position(f"{all_red} d4S lay 2 30:r5,1:b5,9:y1 -")
    tree = Expectimax(2).tree(position)
    assert tree.chances[0] == tree.chances[1]


def test_a_game_that_is_over_is_worth_its_result() -> None:
    over = parse_position("7/7/7/7/7/7/7 d4S over 1 30:r0,30:b0,29:y0 -")
    assert Expectimax(3).tree(over) == (("",), ((0.5, 0.5, 0.0),), (range(1, 1),))


@pytest.mark.parametrize("turns", [0, -1, MAX_TURNS + 1])
def test_turns_that_cannot_be_looked_through_are_refused(turns: int) -> None:
    with pytest.raises(ValueError, match="cannot be looked through"):
        Expectimax(turns)


def test_one_can_look_through_all_kinds_of_games_in_turn() -> None:
    """Whatever was looked at before, the same is found: the network and the weights change with
    the players and the rules."""
    kinds = [start(players, parse_ruleset(rules)) for players, rules, _ in GAMES]
    used = Expectimax()
    for position in (*kinds, *reversed(kinds)):
        assert used.tree(position) == Expectimax().tree(position)
