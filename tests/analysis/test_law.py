"""The law: for every seat of every game, result − start = luck + decisions + corrections."""

from hashlib import sha256
from random import Random

import pytest
from hypothesis import given, settings
from support.analysed_games import any_game, features, games_of_all_kinds
from support.analysis_law import is_lawful
from support.endgames import Shares
from support.plain_evaluator import PlainEvaluator
from support.positions import games

from marrakech import Game, Position, format_position
from marrakech.analysis import SAME_WORTH, Evaluator, KernelEvaluator, analyse
from marrakech.kernel import expectimax

GAMES = games_of_all_kinds()

SEEN = {
    *("2 players", "3 players", "4 players", "before", "after-must", "after-may"),
    *("over", "no action", "shared victory", "only one lay"),
    *("stops before turn", "stops before roll", "stops before lay"),
    *("stops before draw", "stops before steer"),
    *("first draws", "draw, then turn", "draw, then steer"),
    *("goes out, then turn", "goes out, then roll", "goes out, then over"),
    *("gives up on own turn", "gives up on another's turn", "goes on without a seat"),
    *("gives up at turn", "gives up at roll", "gives up at lay"),
    *("gives up at steer", "gives up at draw"),
}


def test_everything_happens_in_these_games() -> None:
    seen = features(GAMES)
    assert set(seen) >= SEEN, SEEN - set(seen)


@pytest.mark.parametrize("part", range(4))
def test_all_of_these_games_add_up(quick: Evaluator, part: int) -> None:
    for game in GAMES[part::4]:
        is_lawful(game, analyse(game, quick))


@given(games())
@settings(max_examples=40)
def test_any_game_adds_up(game: Game) -> None:
    is_lawful(game, analyse(game, KernelEvaluator("quick", learned=False)))


@pytest.mark.parametrize("part", range(2))
def test_it_adds_up_at_another_depth(part: int) -> None:
    normal = KernelEvaluator("normal")
    for game in GAMES[part::20]:
        is_lawful(game, analyse(game, normal))


def nonsense(position: Position) -> Shares:
    """Chances that have nothing to do with the position."""
    digest = sha256(format_position(position).encode()).digest()[: len(position.seats)]
    return tuple(byte / sum(digest) for byte in digest)


def test_it_adds_up_whatever_the_evaluator_thinks() -> None:
    evaluator = PlainEvaluator(nonsense)
    for game in GAMES[3::5]:
        short = Game(game.start, game.actions[:24])
        is_lawful(short, analyse(short, evaluator))


def test_the_kernel_means_the_same_by_worth_the_same() -> None:
    assert expectimax.SAME_WORTH == SAME_WORTH


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_thousands_of_games_add_up(quick: Evaluator, part: int) -> None:
    for seed in range(part * 200, (part + 1) * 200):
        game = any_game(Random(f"long {seed}"))
        is_lawful(game, analyse(game, quick))
