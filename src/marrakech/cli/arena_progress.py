"""A running contest of `marrakech arena`: the progress bar, Ctrl-C, and the file of results."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Event
from types import FrameType

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from marrakech.arena.contest import Fixture, total_games
from marrakech.arena.contest_run import ContestRun
from marrakech.arena.results import Results
from marrakech.arena.rounds import RoundRunner, rounds_played
from marrakech.arena.workers import Workers
from marrakech.cli.terminal import error_console, number, words
from marrakech.rules import Refusal


def run_contest(
    course: ContestRun, games: int, jobs: int, out: Path | None
) -> tuple[Refusal | None, bool]:
    """Play the games; the error, if any, and whether Ctrl-C stopped them."""
    workers = Workers(course.contest, jobs)
    with _interrupt_flag() as stop:
        try:
            with Results(out, course.contest) if out else nullcontext() as results:
                _play(course, games, workers, results, stop)
            workers.close(at_once=stop.is_set())
        except Refusal as refusal:
            return refusal, False
        finally:
            workers.close(at_once=True)
    return None, stop.is_set()


def _play(
    course: ContestRun, games: int, workers: Workers, results: Results | None, stop: Event
) -> None:
    fixtures = course.fixtures(games)
    if results:
        _load_results(course, results, fixtures)
    already = course.games
    with _bar() as bar:
        total = total_games(course.contest, games)
        task = bar.add_task(words("arena-getting-ready"), total=total, completed=already)

        def show_progress(finished: int) -> None:
            if finished:
                bar.update(task, completed=already + finished, description=words("arena-progress"))

        running = RoundRunner(
            workers.submit,
            4 * workers.processes,
            course.is_wanted,
            stop.is_set,
            show_progress,
        )
        for played in rounds_played(fixtures, running):
            if results:
                results.add(played)
            course.note(played)
            show_progress(course.games - already)


def _load_results(course: ContestRun, results: Results, fixtures: Iterator[Fixture]) -> None:
    """Begin with the rounds in a file; if it is refused, none of it counts."""
    try:
        for played in results.rounds(fixtures):
            course.note(played)
    except Refusal:
        course.rounds.clear()
        raise


class _Speed(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(words("arena-speed", rate=number(task.speed, 1)) if task.speed else "")


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Speed(),
        TimeRemainingColumn(),
        console=error_console(),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


@contextmanager
def _interrupt_flag() -> Iterator[Event]:
    """Set by Ctrl-C, so that nothing is left half done; a second Ctrl-C ends it at once."""
    stop = Event()

    def note(_signal: int, _frame: FrameType | None) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
