"""The tables of `marrakech analyse`, and the numbers in their cells."""

from rich.table import Table
from rich.text import Text

from marrakech.analysis import FROM
from marrakech.cli.terminal import console, percent, signed_percent


def table_titled(title: str) -> Table:
    """An empty table."""
    return Table(title=title, box=None, header_style="dim")


def show_table(table: Table) -> None:
    """Print a table below its title, which may be wider."""
    title, table.title = table.title, None
    console().print(title, style="italic")
    console().print(table)


def share(value: float) -> Text:
    """A chance or a result. A result without luck can be below zero."""
    return Text(percent(value) if value >= 0 else signed_percent(value))


def gain(value: float) -> Text:
    """A gain or a loss: green or red where an error of that size has a name."""
    if abs(value) < FROM["slip"]:
        return Text(signed_percent(value))
    return Text(signed_percent(value), "green" if value > 0 else "red")
