"""Twenty thousand games at random over random rulesets, every law checked at every step."""

from dataclasses import replace
from random import Random

import pytest
from support.positions import random_start
from support.symmetries import MIRRORS

from marrakech import (
    Action,
    Position,
    apply,
    chances,
    format_game,
    format_position,
    legal_actions,
    new_game,
    outcome,
    parse_game,
    parse_position,
    visible,
)

BATCHES, GAMES = 40, 500


def dirhams(position: Position) -> int:
    return sum(seat.dirhams for seat in position.seats)


def check_position(position: Position) -> None:
    """What is true of every position."""
    shown = sum(visible(position, number) for number in range(1, len(position.seats) + 1))
    assert shown == sum(half != "" for half in position.board) <= 49
    assert parse_position(format_position(position)) == position
    odds = chances(position)
    assert sum(chance for _, chance in odds) == (position.step in ("roll", "draw"))
    assert not odds or tuple(action for action, _ in odds) == legal_actions(position)
    if position.step == "lay" and position.ruleset.halves == "any":
        assert "-" not in legal_actions(position)
    points, ranks, winners = outcome(position)
    assert winners == tuple(number for number, rank in enumerate(ranks, 1) if rank == 1) != ()
    assert all(points[number - 1] >= 0 for number in winners)


def check_step(before: Position, action: Action, after: Position, random: Random) -> None:
    """What is true of every action: nothing is lost, and a mirror shows the same."""
    assert dirhams(after) == dirhams(before)
    mirror = random.choice(list(MIRRORS.values()))
    assert apply(mirror.position(before), mirror.action(action)) == mirror.position(after)


@pytest.mark.long
@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_laws_hold_in_every_game(batch: int) -> None:
    random = Random(batch)
    for _ in range(GAMES):
        position = begin = random_start(random)
        rugs = sum(sum(seat.rugs) for seat in begin.seats)
        actions: list[Action] = []
        while position.step != "over":
            check_position(position)
            actions.append(random.choice(legal_actions(position)))
            after = apply(position, actions[-1])
            check_step(position, actions[-1], after, random)
            position = after
        check_position(position)
        assert sum(len(action) == 4 or action == "-" for action in actions) <= rugs
        game = replace(new_game(begin), actions=tuple(actions))
        assert parse_game(format_game(game)) == game
        assert game.final() == position
