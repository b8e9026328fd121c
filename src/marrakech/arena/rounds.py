"""Rounds in the order of the schedule, however many are played at the same time."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from marrakech.arena.contest import Fixture, LineUp, Match
from marrakech.arena.game import Played
from marrakech.rules import Refusal

POLL_INTERVAL = 0.1  # seconds between two checks whether to stop


class Round(NamedTuple):
    """A line-up's games in every seating, all with the same luck."""

    number: int
    line_up: LineUp
    games: tuple[Played, ...]


class RoundRunner(NamedTuple):
    """How rounds are played: where, how many games at a time, and until when."""

    submit: Callable[[Match], Future[Played]]
    at_a_time: int
    is_wanted: Callable[[LineUp], bool] = lambda line_up: True
    is_stopped: Callable[[], bool] = lambda: False
    # Called with the number of finished games.
    on_progress: Callable[[int], None] = lambda games: None


_Waiting = deque[tuple[Fixture, list[Future[Played]]]]


def rounds_played(fixtures: Iterable[Fixture], runner: RoundRunner) -> Iterator[Round]:
    """Each round when it and all before it are finished.

    So the rounds are always the first ones of the schedule, whatever the number of processes. A
    line-up that is no longer wanted is skipped.
    """
    coming = iter(fixtures)
    waiting: _Waiting = deque()
    finished = 0
    while not runner.is_stopped():
        _fill(waiting, coming, runner)
        if not waiting:
            return
        fixture, games = waiting[0]
        if not runner.is_wanted(fixture.line_up):
            waiting.popleft()
            for game in games:
                game.cancel()
            continue
        while not all(game.done() for game in games):
            if runner.is_stopped():
                return
            wait([game for game in games if not game.done()], POLL_INTERVAL, FIRST_COMPLETED)
            runner.on_progress(finished + _done(waiting))
        waiting.popleft()
        finished += len(games)
        yield Round(fixture.number, fixture.line_up, tuple(map(_result, games)))


def _fill(waiting: _Waiting, coming: Iterator[Fixture], runner: RoundRunner) -> None:
    """Keep all workers busy, with a few games in reserve."""
    under_way = sum(len(games) for _, games in waiting)
    while under_way < runner.at_a_time and (fixture := next(coming, None)):
        if runner.is_wanted(fixture.line_up):
            games = [_submitted(match, runner) for match in fixture.matches()]
            waiting.append((fixture, games))
            under_way += len(games)


def _submitted(match: Match, runner: RoundRunner) -> Future[Played]:
    try:
        return runner.submit(match)
    except BrokenProcessPool:
        raise Refusal("arena-worker-died") from None


def _done(waiting: _Waiting) -> int:
    return sum(game.done() for _, games in waiting for game in games)


def _result(game: Future[Played]) -> Played:
    try:
        return game.result()
    except BrokenProcessPool:
        raise Refusal("arena-worker-died") from None
