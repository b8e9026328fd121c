"""The same luck for everybody: dice and piles depend on the seed and on nothing else."""

from random import Random

import pytest
from support.contests import chance_of

from marrakech.arena.common_random import Luck
from marrakech.rules import Ruleset, apply, start

ALL_STAY = Ruleset(bankruptcy="play-on")  # so every game has all its rolls


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_die_and_the_piles_are_the_same_whatever_is_decided(players: int) -> None:
    one, other = (
        chance_of(Luck("1 1", players), start(players, ALL_STAY), Random(choices))
        for choices in (1, 2)
    )
    assert one == other
    assert sum(step == "roll" for step, _, _ in one) == {2: 48, 3: 45, 4: 48}[players]


def test_who_goes_out_does_not_change_the_luck_of_the_others() -> None:
    whole, left = (
        chance_of(Luck("1 1", 4), position, Random(1))
        for position in (start(4, ALL_STAY), apply(start(4, ALL_STAY), "x2"))
    )
    for seat in (1, 3, 4):
        mine = [[action for _, one, action in game if one == seat] for game in (whole, left)]
        assert mine[0] == mine[1]
        assert len(mine[0]) == 12


def test_no_two_seats_throw_alike() -> None:
    happened = chance_of(Luck("1 1", 4), start(4, ALL_STAY), Random(1))
    assert len({tuple(a for _, one, a in happened if one == seat) for seat in range(1, 5)}) == 4


def test_two_piles_are_not_alike() -> None:
    happened = chance_of(Luck("1 1", 2), start(2, ALL_STAY), Random(1))
    first, second = (
        [
            "rb yg".replace(" ", "").index(action[1]) % 2
            for step, seat, action in happened
            if (step, seat) == ("draw", number)
        ]
        for number in (1, 2)
    )
    assert len(first) > 10
    assert first != second


def test_another_seed_is_another_luck() -> None:
    seen = [
        chance_of(Luck(seed, 2), start(2, ALL_STAY), Random(1)) for seed in ("1 1", "1 2", "2 1")
    ]
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_the_die_is_fair() -> None:
    position = start(4)._replace(step="roll")
    rolls = [Luck(f"1 {number}", 4).draw(position) for number in range(6000)]
    for face, weight in zip("1234", (1, 2, 2, 1), strict=True):
        assert abs(rolls.count(face) - 1000 * weight) < 150
