"""The bots' own process, seen from within: how it settles in, and what it does when asked."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import repeat
from multiprocessing.connection import Connection
from random import SystemRandom

from marrakech.bots import Budget, Thought, Worth, bot_named
from marrakech.bots.child_process import work_for_the_parent
from marrakech.rules import parse_position

READY = b"ready"
GENTLENESS = 10  # what os.nice adds: people's moves come before bots' thoughts
_lines: list[Connection] = []  # held open until the end, from which the server hears of it


def settle_in(line: Connection, bell: Connection, warm_up: Callable[[], None]) -> None:
    """Let people go first, and warm up beside the work: bots that need nothing answer at once."""
    work_for_the_parent()
    if hasattr(os, "nice"):
        os.nice(GENTLENESS)
    threading.Thread(target=_warm_up, args=(line, bell, warm_up), daemon=True).start()


def _warm_up(line: Connection, bell: Connection, warm_up: Callable[[], None]) -> None:
    """When the bell rings, tell the server once all is warm, or why it is not; then try again."""
    _lines.append(line)
    with suppress(EOFError, OSError):
        bell.recv_bytes()
    for pause in _pauses():
        try:
            warm_up()
        except Exception as error:
            line.send_bytes(repr(error).encode()[:500])
            time.sleep(pause)
        else:
            line.send_bytes(READY)
            return


def _pauses() -> Iterator[float]:
    """Seconds: one, two, four … and then a minute each time."""
    for doubled in range(6):
        yield 2.0**doubled
    yield from repeat(60.0)


def come_up() -> None:
    """The first thing that the process is asked: by answering, it is there."""


def think(bot: str, position: str, seconds: float) -> Thought:
    """What a bot thinks of a position, in nothing but plain numbers and texts."""
    player = bot_named(bot, SystemRandom())
    try:
        action, worths, measure, turns, nodes = player.think(
            parse_position(position), Budget(seconds=seconds)
        )
    finally:
        player.close()
    plain = tuple(Worth(str(one), float(value)) for one, value in worths)
    return Thought(str(action), plain, measure, int(turns), int(nodes))
