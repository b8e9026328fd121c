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
from marrakech.cli.terminal import INTERRUPTED, MISUSED, exit_on_refusal

MAX_LINE_LENGTH = 10_000  # characters; a position has about a hundred

BotOption = Annotated[
    str,
    typer.Option(
        "--bot",
        metavar="NAME",
        autocompletion=lambda: list(bot_names()),
        help=f"Which bot answers: {', '.join(bot_names())}. [default: {HINT_BOT}]",
    ),
]
SeedOption = Annotated[
    int | None,
    typer.Option("--seed", min=0, max=2**31, help="The same seed gives the same answers."),
]


def engine(bot: BotOption = "", seed: SeedOption = None) -> None:
    """
    Run a bot that speaks the engine protocol on stdin and stdout, much like UCI.

    Type `marrakech` to see who answers, `position` with a position's text, `go`, and `quit`.
    docs/engine-protocol.md explains every line.

    Examples:
    - `marrakech engine --bot champion`
    - `marrakech serve --engine "marrakech engine --bot greedy"`

    """
    with exit_on_refusal(MISUSED):
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
    """End at once: Python cannot exit cleanly while a bot thinks in its thread, and may print."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    os._exit(code)


def _lines() -> Iterator[str]:
    """Standard input, line by line; a line that is too long comes as several bad ones."""
    while line := sys.stdin.readline(MAX_LINE_LENGTH):
        yield line


def _write(line: str) -> None:
    """Print a line and flush it, because a program waits; end if it is gone."""
    try:
        print(line, flush=True)  # noqa: T201 (lines for a program)
    except BrokenPipeError:
        os._exit(0)
