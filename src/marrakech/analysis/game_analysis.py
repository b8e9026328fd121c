"""A whole game: what each seat won, and what that is made up of."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import fsum
from typing import NamedTuple, assert_never

from marrakech.analysis.evaluator import Chances, Evaluator
from marrakech.analysis.grades import GRADES, grade_of
from marrakech.analysis.plain_look import shares
from marrakech.analysis.steps import (
    AnalysisStep,
    Correction,
    Decision,
    DecisionStep,
    Forced,
    GivingUp,
    Luck,
)
from marrakech.analysis.turns import TurnAnalysis, analyse_turns
from marrakech.rules import Game, Position


class SeatTotals(NamedTuple):
    """A seat's chance to win at the start, its result, and everything in between: the result is the
    start and the five sums together."""

    start: float
    result: float  # its part of the victory; of a game that is not over, its chance to win
    own_luck: float
    others_luck: float
    own_errors: float  # with what it lost by giving up
    others_decisions: float  # what it gained or lost by those of the others
    corrections: float

    @property
    def luck_adjusted(self) -> float:
        """The luck-adjusted result, without anybody's luck: on average the same as the result, but
        among equals it varies much less."""
        return self.result - self.own_luck - self.others_luck


class ErrorCount(NamedTuple):
    """How many decisions a seat made, and what they cost it. Giving up is none of them, nor is a
    step with only one choice."""

    decisions: int
    lost: float  # zero or more, apart from rounding
    slips: int = 0  # and how many of them were that bad, each counted once
    mistakes: int = 0
    blunders: int = 0

    @property
    def mean(self) -> float:
        """What a decision cost on average."""
        return self.lost / self.decisions if self.decisions else 0.0


class Analysis(NamedTuple):
    """An analysed game."""

    start: Chances
    result: Chances
    turns: tuple[TurnAnalysis, ...]
    seats: tuple[SeatTotals, ...]

    def steps(self) -> Iterator[AnalysisStep]:
        """Every step of the game, in order."""
        return (step for turn in self.turns for step in turn.steps)

    def errors(self, seat: int) -> dict[DecisionStep, ErrorCount]:
        """What a seat's decisions cost it, by the step in which they were made."""
        made: dict[DecisionStep, list[float]] = {"turn": [], "lay": [], "steer": []}
        for step in self.steps():
            if isinstance(step, Decision) and step.seat == seat:
                made[step.step].append(step.error)
        return {step: count_errors(errors) for step, errors in made.items() if errors}


def analyse(game: Game, evaluator: Evaluator) -> Analysis:
    """The whole game at once."""
    return summary(game.final(), analyse_turns(game, evaluator))


def summary(final: Position, turns: Iterable[TurnAnalysis]) -> Analysis:
    """A game's analysis from all its turns and its last position."""
    turns = tuple(turns)
    start = turns[0].before
    result = shares(final) if final.step == "over" else turns[-1].after
    steps = [step for turn in turns for step in turn.steps]
    totals = tuple(
        SeatTotals(start[seat - 1], result[seat - 1], *_sums(steps, seat))
        for seat in range(1, len(start) + 1)
    )
    return Analysis(start, result, turns, totals)


def count_errors(errors: list[float]) -> ErrorCount:
    """What some decisions cost the player, together."""
    grades = Counter(map(grade_of, errors))
    return ErrorCount(len(errors), -fsum(errors), *(grades[grade] for grade in GRADES))


def _sums(steps: Iterable[AnalysisStep], seat: int) -> tuple[float, float, float, float, float]:
    """A seat's own luck, others' luck, own errors, others' decisions, and corrections."""
    own_luck, others_luck, own, others, corrected = (list[float]() for _ in range(5))
    for step in steps:
        gain = step.gains[seat - 1]
        match step:
            case Luck():
                (own_luck if step.seat == seat else others_luck).append(gain)
            case Decision() | GivingUp():
                (own if step.seat == seat else others).append(gain)
            case Correction():
                corrected.append(gain)
            case Forced():
                pass
            case _:
                assert_never(step)
    return fsum(own_luck), fsum(others_luck), fsum(own), fsum(others), fsum(corrected)
