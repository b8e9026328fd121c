"""`marrakech engine`: a bot that other programs can ask, line by line."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from random import SystemRandom
from typing import Annotated, NoReturn

import typer

from marrakech.bots import HINT_BOT, bot_named, bot_names
from marrakech.bots.engines.loop import Engine
from marrakech.cli.terminal import INTERRUPTED, MISUSED, refusals_end_the_command

LONGEST_LINE = 10_000  # characters; a position has some hundred

BotName = Annotated[
    str,
    typer.Option(
        "--bot",
        metavar="NAME",
        autocompletion=lambda: list(bot_names()),
        help=f"Which bot answers: {', '.join(bot_names())}. [usual: {HINT_BOT}]",
    ),
]
Seed = Annotated[
    int | None, typer.Option("--seed", min=0, max=2**31, help="The same seed, the same answers.")
]


def engine(bot: BotName = "", seed: Seed = None) -> None:
    """
    Let a bot speak the engine protocol on stdin and stdout, in the manner of UCI.

    Type `marrakech` to see who answers, `position` with a position's text, `go`, and `quit`.
    docs/engine-protocol.md has every line.

    Examples:
    - `marrakech engine --bot master`
    - `marrakech serve --engine "marrakech engine --bot greedy"`

    """
    with refusals_end_the_command(MISUSED):
        name = bot or HINT_BOT
        bot_named(name, SystemRandom())
    asked = Engine(name, seed, _write)
    code = 0
    try:
        asked.serve(_lines())
    except KeyboardInterrupt:
        code = INTERRUPTED
    if asked.thinks:
        _leave(code)
    raise typer.Exit(code)


def _leave(code: int) -> NoReturn:
    """Go at once. A bot that still thinks in its thread may be about to say something, and Python
    cannot end in order while it does."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    os._exit(code)


def _lines() -> Iterator[str]:
    """What is typed, line by line; what is too long for a line is several bad ones."""
    while line := sys.stdin.readline(LONGEST_LINE):
        yield line


def _write(line: str) -> None:
    """Out with it at once: somebody waits. Without anybody there is nothing more to do."""
    try:
        print(line, flush=True)  # noqa: T201 (lines for a program)
    except BrokenPipeError:
        os._exit(0)
