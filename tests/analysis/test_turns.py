"""Single turns and steps: whose they are, what they gained, and when they are known."""

from random import Random

import pytest
from support.endgames import GAMES, Shares, late_position
from support.plain_evaluator import PlainEvaluator

from marrakech import (
    Game,
    Illegal,
    Position,
    apply,
    legal_actions,
    parse_position,
    parse_ruleset,
    start,
)
from marrakech.analysis import (
    Chances,
    Correction,
    Decision,
    Evaluator,
    Forced,
    GivingUp,
    KernelEvaluator,
    Look,
    Luck,
    analyse,
    analyse_turns,
    summary,
)


def even(position: Position) -> Shares:
    """Everybody still in has the same chance."""
    still_in = [not seat.out for seat in position.seats]
    return tuple(one / sum(still_in) for one in still_in)


def richest(position: Position) -> Shares:
    """Dirhams are chances."""
    total = sum(seat.dirhams for seat in position.seats)
    return tuple(seat.dirhams / total for seat in position.seats)


# Ana's (red) only risk is to stop on Ben's three blue squares: two ahead, or one to the right.
MARKET = "7/7/7/7/3b>b<2/3b3/7 d4S turn 1 30:r12,30:b12,30:y12 -"


def test_a_roll_is_the_luck_of_the_seat_that_rolls() -> None:
    """Ana walks onto Ben's three squares with a 1 or a 2: half of all rolls cost her three
    dirhams. Ben's area is worth as much to him."""
    game = Game(parse_position(MARKET), ("S", "2"))
    found = analyse(game, PlainEvaluator(richest))
    facing, roll = found.steps()
    assert isinstance(facing, Decision)
    assert isinstance(roll, Luck)
    assert (roll.seat, roll.step, roll.action) == (1, "roll", "2")
    assert [one.probability for one in roll.possibilities] == pytest.approx(
        [1 / 6, *[1 / 3] * 2, 1 / 6]
    )
    expected = [(30 - 1.5) / 90, (30 + 1.5) / 90, 30 / 90]
    assert roll.average == pytest.approx(expected)
    assert roll.gains == pytest.approx([-1.5 / 90, 1.5 / 90, 0])
    ana, ben, cleo = found.seats
    assert (ana.own_luck, ana.others_luck) == pytest.approx((-1.5 / 90, 0))
    assert (ben.own_luck, ben.others_luck) == pytest.approx((0, 1.5 / 90))
    assert (cleo.own_luck, cleo.others_luck) == pytest.approx((0, 0))


def test_a_facing_is_judged_before_the_die() -> None:
    """West is free of charge, south costs Ana a dirham and a half on average."""
    game = Game(parse_position(MARKET), ("S",))
    found = analyse(game, PlainEvaluator(richest))
    (step,) = found.steps()
    assert isinstance(step, Decision)
    worths = {choice.action: choice.chances[0] for choice in step.choices}
    assert list(worths) == ["E", "S", "W"]
    assert worths == pytest.approx({"E": 30 / 90, "S": 28.5 / 90, "W": 30 / 90})
    assert step.best.action == "E"  # the first of two that are worth the same
    assert step.error == pytest.approx(-1.5 / 90)
    assert step.gains == pytest.approx([-1.5 / 90, 1.5 / 90, 0])
    assert found.seats[0].own_errors == pytest.approx(-1.5 / 90)
    assert found.seats[1].others_decisions == pytest.approx(1.5 / 90)
    (kind, count), *others = found.errors(1).items()
    assert (kind, count.decisions, others) == ("turn", 1, [])
    assert count.mean == count.lost == pytest.approx(1.5 / 90)
    assert found.errors(2) == {}


def test_the_draws_of_the_beginning_are_the_luck_of_their_piles() -> None:
    found = analyse(Game(start(2), ("*r", "*y", "S")), KernelEvaluator("quick"))
    (turn,) = found.turns
    first, second, facing = turn.steps
    assert isinstance(first, Luck)
    assert isinstance(second, Luck)
    assert isinstance(facing, Decision)
    assert [(step.seat, step.step) for step in (first, second)] == [(1, "draw"), (2, "draw")]
    assert first.gains[0] + second.gains[0] == pytest.approx(
        found.seats[0].own_luck + found.seats[0].others_luck
    )


def test_a_draw_between_turns_begins_the_next_turn_and_is_the_luck_of_the_pile() -> None:
    game = Game(start(2), ("*r", "*y", "S", "1", "d1d2", "*b", "S", "1"))
    first, second = analyse(game, KernelEvaluator("quick")).turns
    assert (first.first, first.end, second.first, second.end) == (0, 5, 5, 8)
    correction, draw, *_, roll = second.steps
    assert isinstance(correction, Correction)
    assert isinstance(draw, Luck)
    assert isinstance(roll, Luck)
    assert (draw.seat, draw.step, roll.seat) == (1, "draw", 2)


def test_in_the_variant_steering_is_a_decision_after_the_die() -> None:
    begin = start(3, parse_ruleset("steering=after-may"))
    game = Game(begin, ("1", "d1d2", "E", "2"))
    first, second = analyse(game, KernelEvaluator("quick")).turns
    assert [getattr(step, "step", "") for step in first.steps] == ["roll", "lay", "steer"]
    assert [getattr(step, "step", "") for step in second.steps] == ["", "roll"]


def test_one_choice_is_no_decision() -> None:
    all_red = "/".join(["r" * 7] * 7)
    begin = parse_position(f"{all_red} d4S lay 2 9:r5,9:b5,9:y1 halves=colours")
    found = analyse(Game(begin, ("-",)), PlainEvaluator(even))
    step, correction = found.steps()
    assert isinstance(step, Forced)
    assert isinstance(correction, Correction)
    assert set(step.gains) == {0.0}
    assert found.errors(2) == {}


def test_giving_up_costs_the_seat_that_leaves_and_is_no_error() -> None:
    """On another's turn, in the middle of it: the turn is looked at anew, and goes on."""
    game = Game(start(4), ("S", "x3", "1"))
    found = analyse(game, PlainEvaluator(even))
    facing, leaving, roll = found.steps()
    assert isinstance(facing, Decision)
    assert isinstance(leaving, GivingUp)
    assert isinstance(roll, Luck)
    assert (leaving.seat, leaving.action, leaving.ply) == (3, "x3", 1)
    assert leaving.gains == pytest.approx([1 / 12, 1 / 12, -1 / 4, 1 / 12])
    assert found.seats[2].own_errors == pytest.approx(-1 / 4)
    assert found.seats[0].others_decisions == pytest.approx(1 / 12)
    assert found.errors(3) == {}
    assert len(found.turns) == 1


def test_giving_up_on_ones_own_turn_ends_it() -> None:
    found = analyse(Game(start(4), ("S", "x1", "S")), PlainEvaluator(even))
    assert [(turn.first, turn.end) for turn in found.turns] == [(0, 2), (2, 3)]
    assert not [step for step in found.steps() if isinstance(step, Correction)]


@pytest.mark.parametrize(("players", "rules", "purse"), GAMES)
def test_where_the_end_is_in_sight_nothing_is_corrected(
    players: int, rules: str, purse: int
) -> None:
    begin = late_position(players, rules, purse, 2, "lay", Random(1))
    found = analyse(_finished(begin, Random(2)), KernelEvaluator("normal"))
    corrections = [step for step in found.steps() if isinstance(step, Correction)]
    assert all(step.gains == pytest.approx([0] * players, abs=1e-12) for step in corrections)
    assert found.result == pytest.approx(found.turns[-1].after, abs=1e-12)


def _finished(begin: Position, random: Random) -> Game:
    position, actions = begin, list[str]()
    while position.step != "over":
        actions.append(random.choice(legal_actions(position)))
        position = apply(position, actions[-1])
    return Game(begin, tuple(actions))


def test_a_correction_is_what_the_next_look_finds_less_what_was_found_before(
    quick: Evaluator,
) -> None:
    game = _finished(start(3), Random(1))
    found = analyse(game, quick)
    positions = game.positions()
    corrections = [step for step in found.steps() if isinstance(step, Correction)]
    assert len(corrections) > 2
    for step in corrections:
        look = quick.look(positions[step.ply]).chances
        assert step.after == look
        assert step.gains == pytest.approx([a - b for a, b in zip(look, step.before, strict=True)])


# Streaming


class CountingEvaluator:
    """Counts how often it was asked."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator, self.looks = evaluator, 0

    def look(self, position: Position) -> Look:
        self.looks += 1
        return self._evaluator.look(position)


def test_turns_are_analysed_one_by_one(quick: Evaluator) -> None:
    game = _finished(start(3), Random(1))
    counting = CountingEvaluator(quick)
    turns = analyse_turns(game, counting)
    for number in range(1, 6):
        assert next(turns).steps
        assert counting.looks == number
    whole = tuple(analyse_turns(game, quick))
    assert summary(game.final(), whole) == analyse(game, quick)


def test_a_record_that_stops_between_turns_ends_with_a_correction(quick: Evaluator) -> None:
    position, actions = start(3), list[str]()
    while len(actions) < 6:
        actions.append(legal_actions(position)[0])
        position = apply(position, actions[-1])
    found = analyse(Game(start(3), tuple(actions)), quick)
    assert position.step == "turn"
    (last,) = found.turns[-1].steps
    assert isinstance(last, Correction)
    assert (found.turns[-1].first, found.turns[-1].end) == (6, 6)
    assert found.result == last.after == quick.look(position).chances


def test_a_record_without_actions_is_what_it_begins_with(quick: Evaluator) -> None:
    found = analyse(Game(start(4)), quick)
    assert found.start == found.result == quick.look(start(4)).chances
    assert [turn.steps for turn in found.turns] == [()]
    assert {totals[2:] for totals in found.seats} == {(0.0,) * 5}


def test_an_illegal_record_is_refused(quick: Evaluator) -> None:
    turns = analyse_turns(Game(start(4), ("S", "1", "a1b1")), quick)
    with pytest.raises(Illegal):
        next(turns)


def test_an_analysis_cannot_be_changed(quick: Evaluator) -> None:
    found = analyse(Game(start(4), ("S", "1")), quick)
    assert hash(found) == hash(analyse(Game(start(4), ("S", "1")), quick))


def test_the_deeper_the_further(quick: Evaluator) -> None:
    begin = late_position(3, "-", 9, 3, "lay", Random(4))
    looks: list[Chances] = [
        KernelEvaluator(depth).look(begin).chances for depth in ("quick", "normal", "deep")
    ]
    assert len(set(looks)) == 3
