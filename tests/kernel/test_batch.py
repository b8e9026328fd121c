"""Many games at once, stepped together: the same games as by the rules."""

from random import Random

import numpy as np
import pytest
from support.positions import random_start

from marrakech import Position, apply, chances, legal_actions, start
from marrakech.kernel.batch import BatchGame
from marrakech.kernel.lookup import CODE_OF, CODES
from marrakech.kernel.packed import position_of
from marrakech.rules.market import WALK


def positions(batch: BatchGame) -> list[Position]:
    return [position_of(batch.states[game]) for game in range(len(batch))]


def any_codes(batch: BatchGame, random: Random) -> list[int]:
    """A legal code for every game, and nonsense for those that are over."""
    return [
        random.choice(np.flatnonzero(mask).tolist()) if mask.any() else random.choice((-5, 0, 999))
        for mask in batch.masks
    ]


def after_chance(position: Position) -> set[Position]:
    """Every position that rolls and draws can lead to."""
    if position.step not in ("roll", "draw"):
        return {position}
    return {
        found for action, _ in chances(position) for found in after_chance(apply(position, action))
    }


def play(batch: BatchGame, seed: int, steps: int) -> list[list[Position]]:
    random, seen = Random(seed), [positions(batch)]
    for _ in range(steps):
        batch.step(any_codes(batch, random))
        seen.append(positions(batch))
    return seen


@pytest.mark.parametrize("seed", range(12))
def test_every_step_is_one_of_the_rules(seed: int) -> None:
    random = Random(seed)
    begin = random_start(random)
    poor = tuple(seat._replace(dirhams=5) for seat in begin.seats)  # games end one by one
    begin = begin._replace(seats=poor if seed % 2 else begin.seats)
    batch = BatchGame(begin, 4, seed)
    before = positions(batch)
    assert set(before) <= after_chance(begin)
    while batch.over < len(batch):
        for mask, position in zip(batch.masks, before, strict=True):
            legal = legal_actions(position) if position.step != "over" else ()
            assert {CODES[code] for code in np.flatnonzero(mask)} == set(legal)
        codes = any_codes(batch, random)
        batch.step(codes)
        after = positions(batch)
        for game, (old, new) in enumerate(zip(before, after, strict=True)):
            if old.step == "over":
                assert new == old
            else:
                assert new in after_chance(apply(old, CODES[codes[game]]))
        before = after
    assert not batch.masks.any()


def test_the_die_and_the_piles_fall_as_often_as_they_should() -> None:
    batch = BatchGame(start(2), 6000, seed=4)
    tops = [position.seats[0].top for position in positions(batch)]
    assert 0.47 < tops.count("r") / 6000 < 0.53
    batch.step([CODE_OF["S"]] * 6000)
    walked = [position.assam for position in positions(batch)]
    for end, chance in zip(WALK["S"][start(2).assam][1:], (1, 2, 2, 1), strict=True):
        assert abs(walked.count(end[0]) / 6000 - chance / 6) < 0.03


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    first, same, other = (play(BatchGame(start(3), 8, seed), 1, 60) for seed in (5, 5, 6))
    assert first == same
    assert first != other


def test_a_seed_begins_everything_anew() -> None:
    batch = BatchGame(start(2), 5, seed=9)
    first = play(batch, 1, 40)
    batch.reset(9)
    assert play(batch, 1, 40) == first
    batch.reset(10)
    assert play(batch, 1, 40) != first


def test_a_game_has_the_same_luck_however_many_others_there_are() -> None:
    small, large = BatchGame(start(4), 3, seed=2), BatchGame(start(4), 50, seed=2)
    for _ in range(40):
        codes = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in large.masks]
        small.step(codes[:3])
        large.step(codes)
        assert positions(small) == positions(large)[:3]


def test_the_games_of_a_batch_are_different_ones() -> None:
    batch = BatchGame(start(4), 1000)
    batch.step([CODE_OF["S"]] * 1000)
    assert len(set(positions(batch))) == 4
    batch.step([int(np.flatnonzero(mask)[0]) for mask in batch.masks])
    assert len(set(positions(batch))) == 4
    batch.step([CODE_OF["W"] if mask[CODE_OF["W"]] else CODE_OF["E"] for mask in batch.masks])
    assert len(set(positions(batch))) == 4 * 4  # a roll does not depend on the one before


@pytest.mark.parametrize("code", [CODE_OF["N"], CODE_OF["1"], CODE_OF["x1"], -1, -99, 101, 2**40])
def test_an_illegal_code_is_refused_and_nothing_changes(code: int) -> None:
    batch = BatchGame(start(4), 3, seed=1)
    before, luck = positions(batch), batch._random.copy()
    masks = batch.masks.copy()
    with pytest.raises(ValueError, match=rf"^code {code} is not legal in game 1$"):
        batch.step([CODE_OF["S"], code, CODE_OF["E"]])
    assert positions(batch) == before
    assert (batch._random == luck).all()
    assert (batch.masks == masks).all()


@pytest.mark.parametrize("codes", [[2, 2], [2, 2, 2, 2], 2, [[2, 2, 2]], [2.0, 2.0, 2.0], []])
def test_a_step_has_one_whole_number_for_each_game(codes: object) -> None:
    batch = BatchGame(start(4), 3)
    with pytest.raises(ValueError, match=r"^a step needs 3 codes, one for each game$"):
        batch.step(codes)  # type: ignore[arg-type]
    assert set(positions(batch)) == {start(4)}


def test_only_games_that_are_over_begin_anew() -> None:
    batch, random = BatchGame(start(2), 40, seed=3), Random(3)
    while not 0 < batch.over < len(batch):
        batch.step(any_codes(batch, random))
    before, over = positions(batch), batch.over
    batch.restart()
    after = positions(batch)
    assert batch.over == 0
    assert batch.masks.any(axis=1).all()
    begun = [old for old, new in zip(before, after, strict=True) if old != new]
    assert len(begun) == over
    assert {position.step for position in begun} == {"over"}
    assert set(after) - set(before) <= after_chance(start(2))


def test_sizes_and_seeds_that_make_no_sense_are_refused() -> None:
    for size in (0, -1):
        with pytest.raises(ValueError, match=f"^a batch needs a game or more, not {size}$"):
            BatchGame(start(4), size)
    with pytest.raises(ValueError, match=r"^a seed is not negative: -1$"):
        BatchGame(start(4), 1, seed=-1)
    batch = BatchGame(start(4), 1, seed=2**70)
    with pytest.raises(ValueError, match=r"^a seed is not negative: -2$"):
        batch.reset(-2)
    assert positions(batch) == [start(4)]
