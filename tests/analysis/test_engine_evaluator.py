"""An engine as the evaluator: real programs, good and bad, asked over a real pipe."""

from pathlib import Path
from random import Random

import pytest
from support.analysed_games import any_game
from support.analysis_law import is_lawful
from support.command import MARRAKECH
from support.engine_programs import (
    EXAMPLE,
    QUICK,
    RICHEST,
    command,
    engine,
    judge,
    left_of,
    nothing_is_left_of,
)
from support.tables import refused

from marrakech import Game, start
from marrakech.analysis import KernelEvaluator, analyse, evaluator_from_engine
from marrakech.bots.engines import EngineBot


@pytest.mark.parametrize("players", [2, 3, 4])
def test_our_own_engine_sees_what_we_see(players: int) -> None:
    """The same judgement and the same rules, in another program."""
    actions = ("*r", "*y", "S", "2", "e2f2") if players == 2 else ("S", "2", "e2f2", "E")
    game = Game(start(players), actions)
    expected = analyse(game, KernelEvaluator("quick"))
    with evaluator_from_engine(f"{MARRAKECH} engine --bot champion") as evaluator:
        assert evaluator.name.startswith("champion")
        found = analyse(game, evaluator)
    assert len(found.turns) == len(expected.turns)
    for one, other in zip(found.steps(), expected.steps(), strict=True):
        assert type(one) is type(other)
        assert one.after == pytest.approx(other.after, abs=1e-9)
        assert one.gains == pytest.approx(other.gains, abs=1e-9)


def test_games_of_all_kinds_add_up_with_any_judge(tmp_path: Path) -> None:
    with evaluator_from_engine(judge(tmp_path), QUICK) as evaluator:
        for seed in range(12):
            game = any_game(Random(seed))
            short = Game(game.start, game.actions[:12])
            is_lawful(short, analyse(short, evaluator))
        assert left_of(tmp_path)
    nothing_is_left_of(tmp_path)


def test_rounded_chances_are_scaled(tmp_path: Path) -> None:
    line = judge(tmp_path, 'say("info string hello\\nchances 0.333 0.333 0.333")')
    with evaluator_from_engine(line, QUICK) as evaluator:
        assert evaluator.look(start(3)).chances == pytest.approx([1 / 3] * 3, abs=1e-12)


BAD = {
    "too few": ('say("chances 0.5 0.5")', "engine-junk"),
    "too many": ('say("chances 0.25 0.25 0.25 0.25")', "engine-junk"),
    "none": ('say("chances")', "engine-junk"),
    "not 1": ('say("chances 0.5 0.5 0.5")', "engine-junk"),
    "nothing at all": ('say("chances 0 0 0")', "engine-junk"),
    "a NaN": ('say("chances nan 0.5 0.5")', "engine-junk"),
    "infinite": ('say("chances inf 0.5 0.5")', "engine-junk"),
    "below 0": ('say("chances -0.5 1 0.5")', "engine-junk"),
    "words": ('say("chances good fair poor")', "engine-junk"),
    "an error": ('say("error tired of it")', "engine-junk"),
    "no answer": ("time.sleep(600)", "engine-hung"),
    "chat": ('say("hello")\ntime.sleep(600)', "engine-junk"),
    "the end": ("sys.exit(3)", "engine-crashed"),
    "later": (f'{RICHEST} if asked < 60 else say("chances 1")', "engine-junk"),
}


@pytest.mark.parametrize("does", BAD)
def test_an_engine_that_judges_badly_is_found_out_and_ended(tmp_path: Path, does: str) -> None:
    with evaluator_from_engine(judge(tmp_path, BAD[does][0]), QUICK) as evaluator:
        with refused(BAD[does][1]):
            evaluator.look(start(3))
        assert left_of(tmp_path) == []


def test_an_engine_that_does_not_judge_is_refused_at_once(tmp_path: Path) -> None:
    for line in (engine(tmp_path), command(EXAMPLE), f"{MARRAKECH} engine --bot greedy"):
        with refused("engine-no-judge"), evaluator_from_engine(line, QUICK):
            pass
    assert left_of(tmp_path) == []
    with refused("engine-not-started"), evaluator_from_engine(str(tmp_path / "nothing"), QUICK):
        pass


def test_many_questions_are_on_the_way_but_never_too_many(tmp_path: Path) -> None:
    """It answers only after half a second, but then all that it was asked by then."""
    line = judge(tmp_path, f"time.sleep(0.5 * (asked == 1))\n{RICHEST}")
    bot = EngineBot(line, QUICK)
    try:
        positions = [start(3)] * 1500
        assert bot.judge_all(positions) == [pytest.approx([1 / 3] * 3)] * 1500
        assert bot.judge_all([]) == []
    finally:
        bot.close()
