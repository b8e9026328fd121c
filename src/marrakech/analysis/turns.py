"""Analysing a game turn by turn."""

from collections.abc import Iterator
from typing import NamedTuple

from marrakech.analysis.evaluator import Chances, Evaluator, Look
from marrakech.analysis.steps import (
    AnalysisStep,
    Choice,
    Correction,
    Decision,
    Forced,
    GivingUp,
    Luck,
    Possibility,
    average,
    best_of,
)
from marrakech.rules import Action, Game, Position, apply, chances
from marrakech.rules.actions import LEAVERS


class TurnAnalysis(NamedTuple):
    """What happened in a turn, in order. A turn begins with what the evaluator corrects, and with
    the draws that come before it. If a record stops between two turns, the last of these has
    nothing but the correction, or nothing at all."""

    first: int  # how many actions of the game came before
    end: int  # and how many there are by the end of the turn
    before: Chances
    after: Chances
    steps: tuple[AnalysisStep, ...]


def analyse_turns(game: Game, evaluator: Evaluator) -> Iterator[TurnAnalysis]:
    """Analyse each turn as soon as the one before was taken. There is always at least one."""
    position, look = game.start, evaluator.look(game.start)
    first, before, steps = 0, look.chances, list[AnalysisStep]()
    for ply, action in enumerate(game.actions):
        after = apply(position, action)
        if action in LEAVERS:
            seen: Look = evaluator.look(after)
            steps.append(GivingUp(ply, LEAVERS[action], action, look.chances, seen.chances))
            ended = after.step == "over" or after.seat != position.seat
            begins = False  # what comes next has been looked at already
        else:
            seen = look.after(action)
            steps.append(_step(ply, position, look, action))
            ended = not seen.following
            begins = ended and after.step != "over"
        position, look = after, seen
        if ended:
            yield TurnAnalysis(first, ply + 1, before, look.chances, tuple(steps))
            first, before, steps = ply + 1, look.chances, []
        if begins:
            look = evaluator.look(position)
            steps.append(Correction(ply + 1, before, look.chances))
    if steps or not game.actions:
        yield TurnAnalysis(first, len(game.actions), before, look.chances, tuple(steps))


def _step(ply: int, position: Position, look: Look, action: Action) -> AnalysisStep:
    """What an action did, other than giving up."""
    seat, following = position.seat, look.following
    before, after = look.chances, following[action]
    match position.step:
        case "roll" | "draw" as step:
            possibilities = tuple(
                Possibility(one, float(probability), following[one])
                for one, probability in chances(position)
            )
            expected = average(possibilities)
            return Luck(ply, seat, action, step, before, after, possibilities, expected)
        case "turn" | "lay" | "steer" as step:
            if len(following) == 1:
                return Forced(ply, seat, action, step, before, after)
            choices = tuple(Choice(*one) for one in following.items())
            best = best_of(choices, seat)
            return Decision(ply, seat, action, step, before, after, choices, best)
        case "over":
            raise AssertionError("nothing follows the end of a game")
