"""`marrakech check-store`: whether a server's tables are whole, and a copy of those that are."""

from pathlib import Path
from typing import Annotated

import typer

from marrakech.cli.options import AsJson
from marrakech.cli.store_progress import with_progress
from marrakech.cli.terminal import (
    MISUSED,
    REFUSED,
    error_console,
    exit_on_refusal,
    print_json,
    say,
    words,
)
from marrakech.server.storage.integrity import StoreReport, check_store
from marrakech.server.storage.rescue import rescue as rescue_into

File = Annotated[Path, typer.Argument(metavar="FILE", help="The file with a server's tables.")]
Rescue = Annotated[
    Path | None,
    typer.Option("--rescue", metavar="NEW", help="Copy all intact tables into this new file."),
]


def check(file: File, rescue: Rescue = None, as_json: AsJson = False) -> None:
    """
    Check whether a server's file is intact and, if not, which tables are damaged and why.

    It only reads the file, even while the server is running. With `--rescue`, it copies every
    intact table into a new file that a server can use. Exit codes: 0 if the file is intact, 1 if
    something is damaged, 2 if it is not a table store or cannot be read.

    Examples:
    - `marrakech check-store tables.db`
    - `marrakech check-store --json tables.db`
    - `marrakech check-store tables.db --rescue whole.db`

    """
    with exit_on_refusal(MISUSED):
        report = _checked(file, rescue)
    if as_json:
        print_json(_data(report, rescue))
    else:
        _print_report(report)
        if rescue:
            say("check-store-rescued", count=report.whole, file=str(rescue))
    if not report.is_whole:
        raise typer.Exit(REFUSED)


def _checked(file: Path, target: Path | None) -> StoreReport:
    if target:
        return with_progress(lambda progress: rescue_into(file, target, progress))
    return with_progress(lambda progress: check_store(file, progress))


def _print_report(report: StoreReport) -> None:
    if report.is_whole:
        say("check-store-whole", file=report.file, count=report.tables)
        return
    trouble = error_console()
    for problem in report.structure:
        problem_text = words("check-store-structure", file=report.file, reason=problem)
        trouble.print(problem_text, style="red")
    for table, problem, number in report.damage:
        problem_text = words("check-store-table", table=table, problem=problem, number=number)
        trouble.print(problem_text, style="red")
    say("check-store-damaged", file=report.file, count=report.tables, whole=report.whole)


def _data(report: StoreReport, rescued: Path | None) -> dict[str, object]:
    return {
        "file": report.file,
        "whole": report.is_whole,
        "version": report.version,
        "tables": report.tables,
        "whole_tables": report.whole,
        "structure": report.structure,
        "damaged": [
            {"table": table, "problem": problem, "number": number or None}
            for table, problem, number in report.damage
        ],
        "rescued": str(rescued) if rescued else None,
    }
