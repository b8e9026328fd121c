"""Search: it finds the same as a plain expectimax over the rules, and keeps its limits."""

from math import exp
from random import Random

import pytest
from support.endgames import DECISIONS, GAMES, Shares, late_position, look_ahead, shares

from marrakech import (
    Position,
    apply,
    chances,
    legal_actions,
    outcome,
    parse_position,
    payment,
)
from marrakech.kernel import EVERY, Searcher, Stage, perft

STAGES = (Stage(1), Stage(2, 2), Stage(2), Stage(3, 2))


def nobody(position: Position) -> Shares:
    raise AssertionError("the end is not reached")


def exact(position: Position) -> dict[str, float]:
    """What each choice is worth to the player who decides, searched to the end."""
    return {
        action: look_ahead(apply(position, action), 99, nobody)[position.seat - 1]
        for action in legal_actions(position)
    }


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(("players", "rules", "purse", "step"), DECISIONS)
def test_near_the_end_it_knows_exactly(
    players: int, rules: str, purse: int, step: str, number: int
) -> None:
    rugs = 2 if step == "lay" else 1
    position = late_position(players, rules, purse, rugs, step, Random(number))
    found = Searcher().search(position, (Stage(2),))
    assert found.worths == pytest.approx(exact(position), abs=1e-12)


@pytest.mark.parametrize(("players", "rules", "purse"), [GAMES[0], GAMES[4], GAMES[6]])
def test_two_whole_turns_before_the_end(players: int, rules: str, purse: int) -> None:
    position = late_position(players, rules, purse, 2, "turn", Random(5))
    worths = exact(position)
    assert Searcher().search(position, (Stage(2),)).worths == pytest.approx(worths, abs=1e-12)
    assert len(set(worths.values())) > 1


# Two players share one victory, so the chance of one gives that of the other.
FOR_TWO = [game for game in GAMES if game[0] == 2]


def further(position: Position, stage: Stage) -> dict[str, float]:
    """What a stage must find if every last lay on the way is left to a stage of one turn."""
    searcher = Searcher()

    def judge(lay: Position) -> Shares:
        best = max(searcher.search(lay, (Stage(1),)).worths.values())
        return (best, 1 - best) if lay.seat == 1 else (1 - best, best)

    return {
        action: look_ahead(apply(position, action), stage.turns - 1, judge)[position.seat - 1]
        for action in legal_actions(position)
    }


@pytest.mark.parametrize("rugs", [4, 15, 28])
@pytest.mark.parametrize(("players", "rules", "purse"), FOR_TWO)
def test_a_stage_looks_as_far_as_it_says(players: int, rules: str, purse: int, rugs: int) -> None:
    position = late_position(players, rules, purse, rugs, "lay", Random(rugs))
    found = Searcher().search(position, (Stage(2),))
    assert found.worths == pytest.approx(further(position, Stage(2)), abs=1e-9)
    assert found.worths != pytest.approx(Searcher().search(position, (Stage(1),)).worths)


def test_both_rugs_that_may_show_are_weighed() -> None:
    """Assam is in a corner and the other player nearly broke: so little can happen before the
    rug that is drawn now is laid. It matters which one it is."""
    worths = []
    for pile in ("r2b5*b", "r5b2*r", "r1b1*r"):
        position = parse_position(CORNERED.format(pile=pile))
        found = Searcher().search(position, (Stage(3),))
        assert found.worths == pytest.approx(further(position, Stage(3)), abs=1e-9)
        worths.append(found.worths)
    assert worths[0] != pytest.approx(worths[1], rel=0, abs=1e-9)


CORNERED = "ggrrrrr/rbbbybr/rbrrrbr/rbryrbr/r1rrrbr/rb1bbbr/2rr1rr a1S lay 1 9:{pile},2:y3g2*y -"


@pytest.mark.parametrize("seed", range(4))
def test_with_two_players_much_is_pruned(seed: int) -> None:
    position = late_position(2, "stock=15", 9, 8, "lay", Random(seed))
    assert Searcher().search(position, (Stage(3),)).nodes < perft(position, 7) / 2


@pytest.mark.parametrize("learned", [False, True])
@pytest.mark.parametrize(("players", "rules", "purse"), FOR_TWO)
def test_the_best_choice_alone_is_found_sooner(
    players: int, rules: str, purse: int, learned: bool
) -> None:
    every = (Stage(1), Stage(2), Stage(3, 2))
    best_only = (every[0], *(stage._replace(best_only=True) for stage in every[1:]))
    nodes = [0, 0]
    for seed in range(6):
        position = late_position(players, rules, purse, 12, "lay", Random(seed))
        known = Searcher().search(position, every, learned=learned)
        found = Searcher().search(position, best_only, learned=learned)
        best = max(found.worths, key=lambda one: found.worths[one])
        assert found.worths[best] == pytest.approx(known.worths[best], abs=1e-9)
        assert known.worths[best] == pytest.approx(max(known.worths.values()), abs=1e-9)
        assert found.worths.keys() == known.worths.keys()
        nodes[0] += known.nodes
        nodes[1] += found.nodes
    assert nodes[1] < nodes[0] * 0.8


@pytest.mark.parametrize("players", [3, 4])
def test_with_several_players_the_best_alone_is_no_less_work(players: int) -> None:
    position = late_position(players, "-", 9, 20, "lay", Random(1))
    one, all_of_them = (Stage(2, best_only=only) for only in (True, False))
    found, known = (Searcher().search(position, (stage,)) for stage in (one, all_of_them))
    assert (found.nodes, max(found.worths.values())) == (known.nodes, max(known.worths.values()))


# The others are naive, and turn Assam where it is cheapest


def naively(position: Position, me: int) -> Shares:
    """What each seat can expect, by the rules, until it is my turn to lay again."""
    if position.step == "over":
        return shares(position)
    if position.step == "roll":
        ways = [(float(chance), apply(position, roll)) for roll, chance in chances(position)]
        each = [(chance, naively(after, me)) for chance, after in ways]
        return tuple(
            sum(chance * found[seat] for chance, found in each)
            for seat in range(len(position.seats))
        )
    if position.step == "turn":
        left, straight, right = (apply(position, facing) for facing in legal_actions(position))
        return naively(min((straight, left, right), key=expected_price), me)
    after = [apply(position, lay) for lay in legal_actions(position)]
    if position.seat == me:
        assert sum(sum(seat.rugs) for seat in position.seats) == 1
        return max((shares(one) for one in after), key=lambda share: share[position.seat - 1])
    return naively(max(after, key=lambda one: lead(one, position.seat)), me)


def expected_price(position: Position) -> float:
    """What the die makes its player owe on average."""
    due = ((chance, payment(position, roll)) for roll, chance in chances(position))
    return sum(float(chance) * found.price for chance, found in due if found)


def lead(position: Position, seat: int) -> int:
    """How many points a seat is ahead of the best other one that is still in."""
    points = outcome(position).points
    others = [
        points[number]
        for number, other in enumerate(position.seats)
        if number != seat - 1 and not other.out
    ]
    return points[seat - 1] - max(others)


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8))]
)
@pytest.mark.parametrize("players", [3, 4])
def test_the_others_are_taken_to_be_naive(players: int, seed: int) -> None:
    position = late_position(players, "-", 9, 3, "lay", Random(seed))
    found = Searcher().search(position, (Stage(4, width=1, naive=True),))
    expected = {
        lay: naively(apply(position, lay), position.seat)[position.seat - 1]
        for lay in legal_actions(position)
    }
    assert found.worths == pytest.approx(expected, abs=1e-9)


def test_naive_is_not_what_is_best_for_them() -> None:
    """Otherwise the test before this one could not fail."""
    differing = 0
    for seed in range(8):
        position = late_position(3, "-", 9, 3, "lay", Random(seed))
        one, all_of_them = Stage(4, width=1, naive=True), Stage(4)
        found = [Searcher().search(position, (stage,)).worths for stage in (one, all_of_them)]
        differing += found[0] != pytest.approx(found[1], abs=1e-6)
    assert differing > 4


# The others may miss their best choice


def softly(position: Position, me: int, temperature: float) -> Shares:
    """What each seat can expect, by the rules, if only I always take what is best."""
    if position.step == "over":
        return shares(position)
    ways = [softly(apply(position, one), me, temperature) for one in legal_actions(position)]
    if odds := chances(position):
        weights = [float(chance) for _, chance in odds]
    elif position.seat == me:
        return max(ways, key=lambda share: share[me - 1])
    else:
        worths = [share[position.seat - 1] for share in ways]
        weights = [exp((worth - max(worths)) / temperature) for worth in worths]
    seats = range(len(position.seats))
    blended = (sum(w * way[seat] for w, way in zip(weights, ways, strict=True)) for seat in seats)
    return tuple(part / sum(weights) for part in blended)


@pytest.mark.parametrize("temperature", [0.05, 0.5])
@pytest.mark.parametrize("players", [3, 4])
def test_the_others_may_take_worse_choices_too(players: int, temperature: float) -> None:
    differing = 0
    for seed in range(4):
        position = late_position(players, "-", 9, 2, "lay", Random(seed))
        found = Searcher().search(position, (Stage(2, temperature=temperature),)).worths
        expected = {
            lay: softly(apply(position, lay), position.seat, temperature)[position.seat - 1]
            for lay in legal_actions(position)
        }
        assert found == pytest.approx(expected, abs=1e-9)
        best = Searcher().search(position, (Stage(2),)).worths
        differing += best != pytest.approx(found, abs=1e-3)
    assert differing > 1


def test_a_network_too_can_weigh_what_the_others_may_do() -> None:
    position = late_position(4, "-", 9, 20, "turn", Random(3))
    found = {
        t: Searcher().search(position, (Stage(2, temperature=t),), learned=True).worths
        for t in (0.0, 1e-7, 0.02)
    }
    assert found[1e-7] == pytest.approx(found[0.0], abs=1e-6)
    assert found[0.02] != pytest.approx(found[0.0], abs=1e-4)


def test_with_two_players_there_are_no_others(position: Position) -> None:
    """What one of two players loses the other wins, so neither can rely on a mistake."""
    stages = (Stage(2),), (Stage(2, temperature=0.5),)
    hard, soft = (Searcher().search(position, stage).worths for stage in stages)
    assert hard == soft


# Limits


@pytest.fixture
def position() -> Position:
    """The middle of a game of two."""
    return late_position(2, "-", 9, 20, "turn", Random(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fewer_lays_are_some_of_all_lays(players: int) -> None:
    """The least promising of one's own lays are left out, so no choice can look better."""
    fewer = 0
    for seed in range(5):
        position = late_position(players, "-", 9, 20, "turn", Random(seed))
        found = [Searcher().search(position, (Stage(2, width),)) for width in (1, 3, EVERY)]
        nodes = [one.nodes for one in found]
        assert nodes[0] < nodes[1] < nodes[2]
        for action in legal_actions(position):
            narrow, wider, whole = (one.worths[action] for one in found)
            assert narrow <= wider <= whole
            fewer += narrow < whole
    assert fewer


def test_a_stage_that_is_cut_short_is_of_use(position: Position) -> None:
    """The most promising choices are searched first, and the best of those is taken."""
    two, three = Stage(2), Stage(3, 4)
    before = Searcher().search(position, (two,))
    whole = Searcher().search(position, (two, three))
    best = max(before.worths, key=lambda one: before.worths[one])
    found = Searcher().search(position, (two, three), nodes=before.nodes + whole.nodes // 2)
    assert found.stage == two
    assert found.worths.keys() == whole.worths.keys()
    assert found.worths[best] == pytest.approx(whole.worths[best], abs=1e-9)
    assert found.worths != before.worths
    known = {one for one in whole.worths if abs(found.worths[one] - whole.worths[one]) < 1e-9}
    assert max(found.worths, key=lambda one: found.worths[one]) in known
    none = Searcher().search(position, (two, three), nodes=before.nodes + 1)
    assert none.worths == before.worths


@pytest.mark.parametrize("stage", [Stage(0), Stage(13), Stage(2, 0), Stage(2, 13)])
def test_a_stage_that_cannot_be_is_refused(position: Position, stage: Stage) -> None:
    with pytest.raises(ValueError, match="cannot be searched"):
        Searcher().search(position, (stage,))


def test_without_limits_the_last_stage_is_finished(position: Position) -> None:
    found = Searcher().search(position, STAGES)
    assert found.stage == STAGES[-1]
    assert found.worths == Searcher().search(position, STAGES[-1:]).worths


def test_a_limit_of_nodes_is_kept(position: Position) -> None:
    needed = [Searcher().search(position, STAGES[: n + 1]).nodes for n in range(len(STAGES))]
    assert needed == sorted(set(needed))
    for number, nodes in enumerate(needed):
        for limit in (nodes, nodes + 1):
            found = Searcher().search(position, STAGES, nodes=limit)
            assert found.stage == STAGES[number]
            # An unfinished stage may exceed the limit by one state and its lays.
            assert nodes <= found.nodes <= limit + EVERY
    assert Searcher().search(position, STAGES, nodes=1).stage == STAGES[0]


def test_the_same_nodes_find_the_same_whatever_was_looked_at_before(position: Position) -> None:
    used = Searcher()
    for seed in range(20):
        used.search(late_position(4, "-", 9, 20, "lay", Random(seed)), STAGES)
    for limit in (1, 2_000, 50_000):
        fresh = Searcher().search(position, STAGES, nodes=limit)
        assert used.search(position, STAGES, nodes=limit) == fresh
        assert used.search(position, STAGES, nodes=limit) == fresh


def test_no_time_at_all_is_enough_for_an_answer(position: Position) -> None:
    for seconds in (0.0, -1.0, 1e-9):
        found = Searcher().search(position, STAGES, seconds)
        assert found.stage == STAGES[0]
        assert set(found.worths) == set(legal_actions(position))


def test_plenty_of_time_is_enough_for_everything(position: Position) -> None:
    assert Searcher().search(position, STAGES, 600.0) == Searcher().search(position, STAGES)


def test_a_lay_that_is_none_has_a_worth() -> None:
    all_red = "/".join(["r" * 7] * 7)
    seats = "5:r1,5:b1 halves=colours,stock=15"
    position = parse_position(f"{all_red} d4S lay 1 {seats}")
    assert Searcher().search(position, (Stage(2),)).worths == {"-": pytest.approx(1.0)}
