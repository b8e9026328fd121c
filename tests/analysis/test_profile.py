"""A profile: what many games show about each name, worked out a second time from every step."""

from collections.abc import Sequence
from dataclasses import replace
from math import fsum, sqrt
from random import Random
from statistics import fmean, pvariance

import pytest
from support.analysed_games import bots_game

from marrakech import Game, Position, start
from marrakech.analysis import (
    Analysis,
    Decision,
    KernelEvaluator,
    Luck,
    analyse,
    phase_of,
    profiles,
)
from marrakech.analysis.report import turn_infos
from marrakech.arena.chance import draw_chance
from marrakech.bots import Bot, GreedyBot, NoviceBot

Analysed = tuple[Game, Analysis]
SEATS: tuple[tuple[tuple[str, str], ...], ...] = (
    (("Ana", ""), ("Ben", "")),
    (("Ana", ""), ("Ben", "novice"), ("Ben", "")),
    (("Ana", ""), ("Ana", ""), ("", ""), ("Bot 1", "greedy")),
)


def played(seats: Sequence[tuple[str, str]], seed: int) -> Game:
    """A game with such names and bots in its tags."""
    random = Random(seed)
    bots: list[Bot] = [
        GreedyBot(random) if seat % 2 else NoviceBot(random) for seat in range(len(seats))
    ]
    game = bots_game(start(len(seats)), bots, random, draw_chance)
    tags = {f"Seat{n}": name for n, (name, _) in enumerate(seats, 1) if name}
    tags |= {f"Bot{n}": bot for n, (_, bot) in enumerate(seats, 1) if bot}
    return replace(game, tags=tuple(tags.items()))


@pytest.fixture(scope="module")
def analysed(quick: KernelEvaluator) -> list[Analysed]:
    games = [played(seats, seed) for seed, seats in enumerate(SEATS)]
    return [(game, analyse(game, quick)) for game in games]


def seats_of(analysed: list[Analysed], name: str, bot: bool) -> list[tuple[Game, Analysis, int]]:
    """Every seat that somebody had."""
    return [
        (game, found, seat)
        for game, found in analysed
        for seat in range(1, len(found.seats) + 1)
        if (game.tag(f"Bot{seat}") or game.tag(f"Seat{seat}"), bool(game.tag(f"Bot{seat}")))
        == (name, bot)
    ]


def third_of_the_pile(position: Position) -> str:
    """The part of the game, from how many rugs of the pile were laid."""
    full = {2: 24, 3: 15, 4: 12}[len(position.seats)]
    laid = full - sum(position.seats[position.seat - 1].rugs)
    return ("opening", "middle", "end")[3 * laid // full]


def test_everybody_with_a_name_has_a_profile(analysed: list[Analysed]) -> None:
    found = profiles(analysed)
    everybody = [(one.name, one.bot, one.games) for one in found.profiles]
    expected = [("Ana", False, 4), ("Ben", False, 2), ("greedy", True, 1), ("novice", True, 1)]
    assert everybody == expected
    assert (found.unfinished, found.abandoned) == (0, 0)


def test_it_is_what_the_games_say_one_by_one(analysed: list[Analysed]) -> None:
    for one in profiles(analysed).profiles:
        seats = seats_of(analysed, one.name, one.bot)
        totals = [found.seats[seat - 1] for _, found, seat in seats]
        assert one.result == pytest.approx(fmean(seat.result for seat in totals), abs=1e-9)
        adjusted = fmean(seat.luck_adjusted for seat in totals)
        assert one.luck_adjusted == pytest.approx(adjusted, abs=1e-9)
        assert one.luck == pytest.approx(one.result - one.luck_adjusted, abs=1e-9)
        for step, errors in one.errors.items():
            counts = [found.errors(seat).get(step) for _, found, seat in seats]
            assert errors.decisions == sum(count.decisions for count in counts if count)
            assert errors.lost == pytest.approx(sum(count.lost for count in counts if count))
            assert errors.blunders == sum(count.blunders for count in counts if count)


def test_the_parts_of_the_game_are_thirds_of_the_own_pile(analysed: list[Analysed]) -> None:
    for one in profiles(analysed).profiles:
        lost: dict[str, list[float]] = {"opening": [], "middle": [], "end": []}
        for game, found, seat in seats_of(analysed, one.name, one.bot):
            positions = game.positions()
            for step in found.steps():
                if isinstance(step, Decision) and step.seat == seat:
                    part = third_of_the_pile(positions[step.ply])
                    assert part == phase_of(positions[step.ply])
                    lost[part].append(-step.gains[seat - 1])
        assert all(lost.values())
        assert {part: len(some) for part, some in lost.items()} == {
            part: errors.decisions for part, errors in one.phases.items()
        }
        for part, errors in one.phases.items():
            assert errors.lost == pytest.approx(fsum(lost[part]))


def test_the_interval_is_as_wide_as_luck_varies(analysed: list[Analysed]) -> None:
    """If each roll and draw is drawn again and again; for two seats of a name, together."""
    random = Random(1)
    for one in profiles(analysed).profiles:
        seats = seats_of(analysed, one.name, one.bot)
        variance = 0.0
        for game in {id(game): game for game, _, _ in seats}.values():
            mine = [seat for other, _, seat in seats if other is game]
            found = next(found for other, found in analysed if other is game)
            for step in found.steps():
                if isinstance(step, Luck):
                    drawn = random.choices(
                        [sum(it.chances[seat - 1] for seat in mine) for it in step.possibilities],
                        [it.probability for it in step.possibilities],
                        k=2000,
                    )
                    variance += pvariance(drawn)
        width = 2 * 1.96 * sqrt(variance) / one.games
        assert one.luck_high - one.luck_low == pytest.approx(width, rel=0.05)
        assert (one.luck_low + one.luck_high) / 2 == pytest.approx(one.luck)


def test_games_that_stop_early_do_not_count(
    analysed: list[Analysed], quick: KernelEvaluator
) -> None:
    game = analysed[2][0]
    stopped = replace(game, actions=game.actions[:30])
    abandoned = replace(game, actions=(*game.actions[:30], "x1", "x2", "x3"))
    left = replace(game, actions=(*game.actions[:30], "x1"))
    assert abandoned.final().step == "over" != left.final().step
    more = [(one, analyse(one, quick)) for one in (stopped, abandoned, left)]
    found = profiles([*analysed, *more])
    assert found.profiles == profiles(analysed).profiles
    assert (found.unfinished, found.abandoned) == (1, 2)
    assert profiles(more).profiles == ()


def test_turns_have_the_numbers_of_their_lines(analysed: list[Analysed]) -> None:
    """Also with two players, where the draw before a turn is at the end of the line before."""
    for game, found in analysed:
        numbers = {ply: line.number for line in game.turns() for ply in range(line.first, line.end)}
        for turn in turn_infos(game, found.turns):
            assert turn.number == numbers[turn.end - 1]
            for step in turn.steps:
                ours = turn.number if not hasattr(step, "action") else numbers[step.ply]
                assert step.turn == ours
            played = [step for step in turn.steps if getattr(step, "step", "draw") != "draw"]
            assert {step.turn for step in played} == {turn.number}
