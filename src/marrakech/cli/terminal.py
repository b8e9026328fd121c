"""Printing, refusing and asking: results on stdout, errors and progress on stderr."""

import json
import shlex
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import reduce
from pathlib import Path
from typing import NoReturn

import typer
from rich.console import Console

from marrakech.locales import catalogue
from marrakech.rules import Refusal

REFUSED = 1  # exit code: what was given breaks a rule of the game or of its notation
MISUSED = 2  # exit code: the command was called wrongly
INTERRUPTED = 130  # exit code: stopped with Ctrl-C


def console() -> Console:
    """Where results go. Made anew each time, so that it is the current stdout."""
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=not sys.stdout.isatty())


def error_console() -> Console:
    """Where errors and progress go."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)


def words(key: str, /, **details: str | int | float) -> str:
    """A sentence in the language of the user."""
    return catalogue().say(key, **details)


def number(value: float, digits: int = 0) -> str:
    """A number as the user's language writes it."""
    return catalogue().number(value, digits)


def comma_listed(parts: Iterable[str]) -> str:
    """Parts joined by the language's comma."""
    return reduce(lambda first, last: words("list-comma", first=first, last=last), parts)


def plain_digits(typed: str) -> str:
    """What was typed, with the digits of any script as 0 to 9."""
    return "".join(str(unicodedata.decimal(one, one)) for one in typed)


def percent(share: float, digits: int = 1) -> str:
    """A percentage as the user's language writes it."""
    return catalogue().percent(share, digits)


def signed_percent(share: float, digits: int = 1) -> str:
    """A gain or a loss as a percentage; one that is too small to be seen has no sign."""
    shown = percent(abs(share), digits)
    if shown == percent(0, digits):
        return shown
    return ("+" if share > 0 else "−") + shown


def say(key: str, /, **details: str | int | float) -> None:
    """Print a sentence."""
    console().print(words(key, **details))


def print_whole(text: str) -> None:
    """Print text that users may want to copy: without wrapping."""
    console().print(text, soft_wrap=True)


def explain_for_file(file: str, refusal: Refusal) -> str:
    """A refusal with the name of the file that it is about."""
    problem = catalogue().explain(refusal)
    return problem if "file" in refusal.details else words("of-file", file=file, problem=problem)


def command_name() -> str:
    """What to type to call this command again, from this folder."""
    called = Path(sys.argv[0])
    found = shutil.which(called.name)
    if found and Path(found).absolute() == called.absolute():
        return called.name
    if called.is_absolute() and called.is_relative_to(Path.cwd()):
        called = called.relative_to(Path.cwd())
    return shlex.quote(str(called))


def print_json(data: object) -> None:
    """Print data for a program to read."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def print_error(problem: str) -> None:
    """Print an error."""
    error_console().print(words("error", problem=problem), style="red")


def fail(problem: str, code: int = REFUSED) -> NoReturn:
    """Print an error and end with that exit code."""
    print_error(problem)
    raise typer.Exit(code)


@contextmanager
def exit_on_refusal(code: int = REFUSED) -> Iterator[None]:
    """Turn a refusal of the rules into a sentence and an exit code."""
    try:
        yield
    except Refusal as refusal:
        fail(catalogue().explain(refusal), code)
