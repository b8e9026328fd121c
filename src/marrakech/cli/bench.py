"""`marrakech bench`: how fast this machine is."""

import sys
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from marrakech import __version__
from marrakech.arena.benchmark import (
    PER_DECISION,
    QUICK,
    USUAL,
    Effort,
    Figures,
    measurements,
)
from marrakech.arena.machine import machine
from marrakech.cli.options import AsJson
from marrakech.cli.terminal import (
    INTERRUPTED,
    console,
    error_console,
    exit_on_refusal,
    number,
    print_json,
    say,
    words,
)

Quick = Annotated[bool, typer.Option("--quick", help="Measure less precisely, in a few seconds.")]

_TITLES = {
    "ready": "bench-ready",
    "import_ms": "bench-import",
    "kernel_load_ms": "bench-load",
    "first_move_ms": "bench-first-move",
    "rules_games_per_s": "bench-rules-games",
    "kernel_games_per_s": "bench-kernel-games",
    "kernel_turns_per_s": "bench-kernel-turns",
    "kernel_games_per_s_all_cores": "bench-kernel-everywhere",
    "master_nodes_per_s": "bench-nodes",
}


def bench(quick: Quick = False, as_json: AsJson = False) -> None:
    """
    Measure how fast this machine is: random games with the rules and with the compiled kernel,
    each bot's time per decision, and the time to start.

    Examples:
    - `marrakech bench`
    - `marrakech bench --quick --json`

    """
    figures: Figures = {}
    stopped = False
    with exit_on_refusal():
        try:
            _measure(QUICK if quick else USUAL, figures)
        except KeyboardInterrupt:
            stopped = True  # what was measured counts
    if stopped:
        error_console().print(words("bench-stopped"))
    if as_json:
        rounded = {name: round(value, 3) for name, value in figures.items()}
        print_json({"marrakech": __version__, **machine(), "quick": quick, "figures": rounded})
    elif figures:
        _show(figures)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _measure(effort: Effort, figures: Figures) -> None:
    """One figure after the other, with a bar that names what is being measured."""
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        console=error_console(),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    planned = measurements(effort)
    with bar:
        task = bar.add_task("", total=len(planned))
        for name, measure in planned:
            bar.update(task, description=_named(name))
            figures.update(measure())
            bar.advance(task)


def _named(figure: str) -> str:
    if figure.endswith(PER_DECISION):
        return words("bench-decision", bot=figure.removesuffix(PER_DECISION))
    return words(_TITLES[figure])


def _show(figures: Figures) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    for name, value in figures.items():
        table.add_row(_named(name), number(round(value)) if value >= 100 else number(value, 2))
    console().print(table)
    found = machine()
    say(
        "bench-machine",
        cpu=found["cpu"],
        cores=found["cores"],
        system=found["system"],
        python=found["python"],
        numba=found["numba"],
    )
