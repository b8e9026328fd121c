"""A progress bar for work on a whole store."""

from collections.abc import Callable
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn

from marrakech.cli.terminal import error_console

T = TypeVar("T")


def with_progress(work: Callable[[Callable[[int, int], None]], T]) -> T:
    """What the work comes to; at a terminal, a bar shows how much is done, and of how much."""
    console = error_console()
    bar = Progress(
        SpinnerColumn(),
        BarColumn(),
        MofNCompleteColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=None)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        return work(progress)
