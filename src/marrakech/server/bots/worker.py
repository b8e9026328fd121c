"""The process in which bots think, from inside."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, suppress
from itertools import repeat
from multiprocessing.connection import Connection
from random import SystemRandom

from marrakech.bots import Bot, Budget, SearchResult, Worth, bot_named
from marrakech.bots.child_process import work_for_the_parent
from marrakech.rules import parse_position

READY = b"ready"
NICENESS = 10  # what os.nice adds: people's moves come before bots'
_pipes: list[Connection] = []  # open until the process ends, which tells the server that it did


def initialize(pipe: Connection, wake_up: Connection, warm_up: Callable[[], None]) -> None:
    """Lower the priority, and warm up in a thread: bots that need no warm-up answer at once."""
    work_for_the_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_warm_up, args=(pipe, wake_up, warm_up), daemon=True).start()


def _warm_up(pipe: Connection, wake_up: Connection, warm_up: Callable[[], None]) -> None:
    """After the wake-up event, tell the server once all is warm, or why it is not; then try
    again."""
    _pipes.append(pipe)
    with suppress(EOFError, OSError):
        wake_up.recv_bytes()
    for pause in _pauses():
        try:
            warm_up()
        except Exception as error:
            pipe.send_bytes(repr(error).encode()[:500])
            time.sleep(pause)
        else:
            pipe.send_bytes(READY)
            return


def _pauses() -> Iterator[float]:
    """Seconds: one, two, four … and then a minute each time."""
    for doubled in range(6):
        yield 2.0**doubled
    yield from repeat(60.0)


def confirm_start() -> None:
    """The first task of the process: once it is done, the process is there."""


def think(bot: str, position: str, seconds: float) -> SearchResult:
    """What a bot thinks of a position, in plain numbers and texts only."""
    with _player(bot) as player:
        action, worths, measure, turns, nodes = player.think(
            parse_position(position), Budget(seconds=seconds)
        )
    plain = tuple(Worth(str(one), float(value)) for one, value in worths)
    return SearchResult(str(action), plain, measure, int(turns), int(nodes))


def choose(bot: str, position: str, seconds: float) -> SearchResult:
    """What a bot chooses in a position, without the reasons."""
    with _player(bot) as player:
        return SearchResult(str(player.choose(parse_position(position), Budget(seconds=seconds))))


def _player(bot: str) -> AbstractContextManager[Bot]:
    return closing(bot_named(bot, SystemRandom()))
