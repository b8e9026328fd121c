"""`marrakech check`: records, read against the rules."""

from collections.abc import Callable
from typing import Annotated

import typer

from marrakech.cli.files import read_game
from marrakech.cli.options import AsJson
from marrakech.cli.terminal import (
    REFUSED,
    error_console,
    explain_for_file,
    print_json,
    say,
)
from marrakech.locales import catalogue
from marrakech.rules import Game, Refusal, result

Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="Records; - for stdin.")]


def check(files: Files, as_json: AsJson = False) -> None:
    """
    Check records: every action against the rules, and the result against the game.

    Exit codes: 0 if all records are fine, 1 if any is refused. Each refusal names the turn, the
    line and the reason.

    Examples:
    - `marrakech check game.mrk`
    - `marrakech check --json games/*.mrk`

    """
    report_all(files, _report, as_json)


def report_all(
    files: list[str], report: Callable[[str, bool], dict[str, object]], as_json: bool
) -> None:
    """Report on each file, for people or for a program; one that is refused fails the command."""
    reports = [report(file, as_json) for file in files]
    if as_json:
        print_json(reports)
    if not all(report["fine"] for report in reports):
        raise typer.Exit(REFUSED)


def _report(file: str, quiet: bool) -> dict[str, object]:
    try:
        game = read_game(file)
    except Refusal as refusal:
        return refused(file, refusal, quiet)
    if not quiet:
        say("check-fine", file=file, count=game.length(), result=result(game.final()))
    return _fine(file, game)


def _fine(file: str, game: Game) -> dict[str, object]:
    return {
        "file": file,
        "fine": True,
        "players": len(game.start.seats),
        "turns": game.length(),
        "actions": len(game.actions),
        "result": result(game.final()),
    }


def refused(file: str, refusal: Refusal, quiet: bool) -> dict[str, object]:
    """The report on a record that is refused; printed unless a program reads it."""
    place = refusal.place
    if not quiet:
        error_console().print(explain_for_file(file, refusal), style="red")
    return {
        "file": file,
        "fine": False,
        "reason": refusal.key,
        "details": refusal.details,
        "turn": place.turn,
        "line": place.line,
        "column": place.column,
        "problem": catalogue().explain(refusal),
    }
