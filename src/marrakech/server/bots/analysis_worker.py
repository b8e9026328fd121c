"""Analyses and rollouts in the process in which bots think, from inside: in small pieces.

A piece goes on with what the piece before it began. A process that has not begun it, because it has
only just replaced another, begins it anew: the same game gives the same numbers.
"""

import threading
import time
from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from marrakech.analysis import Depth, KernelEvaluator, TurnAnalysis, analyse_turns, summary
from marrakech.analysis.report import seat_infos, turn_infos
from marrakech.rules import Action, Game, Position, apply, legal_actions, start

if TYPE_CHECKING:
    from marrakech.kernel import Rollouts

PIECE_SECONDS = 0.02  # after which a piece ends, with the turn or the games that it is at
GAMES_AT_ONCE = 4  # that are played from one choice, before the next
MOST_GAMES, LEAST_GAMES = 400, 40  # that are played from each choice; fewer if that is enough:
SMALL_ERROR = 0.005  # a standard error, in wins


class AnalysisPiece(NamedTuple):
    """The next turns of an analysis, as JSON."""

    first: int  # the number of turns before them
    turns: tuple[tuple[int, bytes], ...]  # each with the number of actions by its end
    seats: bytes  # the sums of all seats; b"" while there are more turns


class ChoiceWorth(NamedTuple):
    """What a choice is worth by the games that were played from it."""

    action: Action
    games: int
    worth: float
    error: float
    behind: float  # how much less than the best choice so far
    behind_error: float


class RolloutPiece(NamedTuple):
    """A rollout as far as it has come; no choices until some games were played from each."""

    choices: tuple[ChoiceWorth, ...]  # in the order of the rules
    done: bool


# Getting ready


class _Preparation:
    """Compiles or loads what analyses need, in a thread, so that no bot waits for it."""

    def __init__(self) -> None:
        self._error: Exception | None = None
        self._thread = threading.Thread(target=self._prepare, daemon=True)
        self._thread.start()

    def _prepare(self) -> None:
        try:
            _evaluator("normal").look(start(3))
            position = apply(apply(start(3), "S"), "1")
            _play(_new_rollouts(position), legal_actions(position)[0], 1)
        except Exception as error:
            self._error = error

    def is_done(self) -> bool:
        """Whether it is done; raises if it failed."""
        if self._error is not None:
            raise self._error
        return not self._thread.is_alive()


@cache
def _preparation() -> _Preparation:
    return _Preparation()


def prepare() -> bool:
    """Whether pieces can be done now. If not, the process gets ready for them."""
    try:
        return _preparation().is_done()
    except Exception:
        _preparation.cache_clear()  # the next to ask tries again
        raise


@cache
def _evaluator(depth: Depth) -> KernelEvaluator:
    return KernelEvaluator(depth)


# Analyses


class _Analysis:
    """An analysis in progress."""

    def __init__(self, game: Game, depth: Depth) -> None:
        self.game = game
        self.found: list[TurnAnalysis] = []
        self.infos = turn_infos(game, self._turns(depth))

    def _turns(self, depth: Depth) -> Iterator[TurnAnalysis]:
        for turn in analyse_turns(self.game, _evaluator(depth)):
            self.found.append(turn)
            yield turn


_analysis: dict[str, _Analysis] = {}  # the one in progress, by its id


def analyse_on(id_: str, game: Game, depth: Depth, known: int) -> AnalysisPiece | None:
    """Go on with an analysis whose first turns are known. None while getting ready."""
    if not prepare():
        return None
    if id_ not in _analysis or len(_analysis[id_].found) > known:
        _analysis.clear()
        _analysis[id_] = _Analysis(game, depth)
    at, until = _analysis[id_], time.perf_counter() + PIECE_SECONDS
    first, turns = len(at.found), list[tuple[int, bytes]]()
    for info in at.infos:
        turns.append((info.end, msgspec.json.encode(info)))
        if time.perf_counter() >= until:
            return AnalysisPiece(first, tuple(turns), b"")
    del _analysis[id_]
    seats = seat_infos(game, summary(game.final(), at.found))
    return AnalysisPiece(first, tuple(turns), msgspec.json.encode(seats))


# Rollouts


class _Decision:
    """A decision that is being rolled out."""

    def __init__(self, position: Position) -> None:
        self.rollouts = _new_rollouts(position)
        self.games = dict.fromkeys(legal_actions(position), 0)

    def play(self) -> None:
        """Play a few games from the choice that has had the fewest."""
        choice = min(self.games, key=self.games.__getitem__)
        _play(self.rollouts, choice, GAMES_AT_ONCE)
        self.games[choice] += GAMES_AT_ONCE

    def choices(self) -> tuple[ChoiceWorth, ...]:
        """What each is worth, once some games were played from all of them."""
        if not all(self.games.values()):
            return ()
        found = self.rollouts.samples()
        best = self.rollouts.worths(next(iter(found)))
        worths = []
        for choice in self.games:
            sample, own = found[choice], self.rollouts.worths(choice)
            both = min(len(best), len(own))  # the games that had the same luck
            less = best[:both] - own[:both]
            worths.append(
                ChoiceWorth(
                    choice,
                    sample.games,
                    sample.worth,
                    sample.error,
                    float(less.mean()),
                    float(less.std(ddof=1)) / sqrt(both),
                )
            )
        return tuple(worths)


_decision: dict[str, _Decision] = {}  # the one in progress, by its id


def roll_out_on(id_: str, position: Position) -> RolloutPiece | None:
    """Go on with a rollout. None while getting ready."""
    if not prepare():
        return None
    if id_ not in _decision:
        _decision.clear()
        _decision[id_] = _Decision(position)
    at, until = _decision[id_], time.perf_counter() + PIECE_SECONDS
    while True:
        at.play()
        found = at.choices()
        if is_enough(found) or time.perf_counter() >= until:
            return RolloutPiece(found, is_enough(found))


def is_enough(choices: tuple[ChoiceWorth, ...]) -> bool:
    """Whether there have been enough games from each choice, and as many from each."""
    games = {choice.games for choice in choices}
    if len(games) != 1:
        return False
    (each,) = games
    exact = all(choice.error < SMALL_ERROR for choice in choices)
    return each >= MOST_GAMES or (each >= LEAST_GAMES and exact)


def _new_rollouts(position: Position) -> "Rollouts":
    from marrakech.kernel import Rollouts

    return Rollouts(position)


def _play(rollouts: "Rollouts", choice: Action, games: int) -> None:
    rollouts.play(games, (choice,))
