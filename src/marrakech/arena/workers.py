"""Worker processes that play: spawned, one per core, and ended with their parent."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.util import Finalize

from marrakech.arena.contest import Contest, Match
from marrakech.arena.contestants import MatchPlayer
from marrakech.arena.game import Played
from marrakech.bots.child_process import work_for_the_parent

_bots: MatchPlayer  # of this process, if it is a worker


def cores() -> int:
    """How many cores of this machine we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _start_worker(contest: Contest) -> None:
    """Create the bots of this process, and warm them up."""
    global _bots
    work_for_the_parent()
    _bots = MatchPlayer(contest)
    Finalize(None, _bots.close, exitpriority=1)
    _bots.warm_up()


def _play(match: Match) -> Played:
    return _bots.play(match)


class Workers:
    """A pool of processes that play the matches of a contest."""

    def __init__(self, contest: Contest, processes: int) -> None:
        self.processes = processes
        self._pool = ProcessPoolExecutor(
            processes,
            multiprocessing.get_context("spawn"),
            initializer=_start_worker,
            initargs=(contest,),
        )

    def submit(self, match: Match) -> Future[Played]:
        """Have a match played. If its process dies, the result is a `BrokenProcessPool`."""
        with _interrupts_blocked():
            return self._pool.submit(_play, match)

    def close(self, *, at_once: bool = False) -> None:
        """End them: when they have finished their matches, or at once."""
        processes = tuple((self._pool._processes or {}).values())
        self._pool.shutdown(wait=not at_once, cancel_futures=True)
        for process in processes if at_once else ():
            process.kill()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """A process started in here never gets Ctrl-C, not even while it starts; we get it later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # started later, it would unblock interrupts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
