"""Processes that play: as many as there are cores, spawned, and gone when we are."""

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

_bots: MatchPlayer  # of this process, if it is one of those that play


def cores() -> int:
    """How many processes can play at the same time on what we are given of this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _settle_in(contest: Contest) -> None:
    """Make the bots of this process, and let them think once."""
    global _bots
    work_for_the_parent()
    _bots = MatchPlayer(contest)
    Finalize(None, _bots.close, exitpriority=1)
    _bots.warm_up()


def _play(match: Match) -> Played:
    return _bots.play(match)


class Workers:
    """Some processes that play the matches of a contest."""

    def __init__(self, contest: Contest, processes: int) -> None:
        self.processes = processes
        self._pool = ProcessPoolExecutor(
            processes,
            multiprocessing.get_context("spawn"),
            initializer=_settle_in,
            initargs=(contest,),
        )

    def submit(self, match: Match) -> Future[Played]:
        """Have a match played. If its process dies, the result is a `BrokenProcessPool`."""
        with _interrupts_held_back():
            return self._pool.submit(_play, match)

    def close(self, *, at_once: bool = False) -> None:
        """Let them go: when they have played what they were given, or in the middle of it."""
        processes = tuple((self._pool._processes or {}).values())
        self._pool.shutdown(wait=not at_once, cancel_futures=True)
        for process in processes if at_once else ():
            process.kill()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A process started in here never hears Ctrl-C, not even while it starts; we do afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
