"""Tables that never cut off a number: in a narrow terminal, words wrap, and names are folded.

Where not even that is enough, every row becomes a block of lines, one for each column.
"""

from rich.cells import cell_len
from rich.table import Column, Table

from marrakech.cli.terminal import console

_GAP = 2  # columns of padding beside each cell
_FOLDED = 6  # columns that are enough for a name


def table_titled(title: str) -> Table:
    """An empty table."""
    return Table(title=title, box=None, header_style="dim")


def show_table(table: Table) -> None:
    """Print a table below its title, which may be wider."""
    title, table.title = table.title, None
    console().print(title, style="italic")
    console().print(fitted(table, console().width))


def fits(table: Table, width: int) -> bool:
    """Whether there is room for all columns side by side."""
    return sum(_least(column) + _GAP for column in table.columns) <= width


def fitted(table: Table, width: int) -> Table:
    """The table, or its rows as blocks of lines if it is too wide."""
    if not fits(table, width):
        return _stacked(table, width)
    spare = width - sum(_least(column) + _GAP for column in table.columns)
    for column in table.columns:
        least = _least(column)
        more = min(spare, max(map(cell_len, _lines(column))) - least)
        column.width = least + more
        column.overflow = "fold"  # or Rich takes the space after a wide word for more of it
        spare -= more
    return table


def _stacked(table: Table, width: int) -> Table:
    """A block for each row: what each cell is, and the cell. A row's own name has no heading."""
    blocks = Table(box=None, show_header=False, caption=table.caption, caption_justify="left")
    blocks.add_column(style="dim", overflow="fold", max_width=width // 3)
    blocks.add_column(overflow="fold")
    for row in zip(*([*column.cells] for column in table.columns), strict=True):
        if blocks.row_count:
            blocks.add_row()
        for column, cell in zip(table.columns, row, strict=True):
            if str(cell):
                blocks.add_row(column.header, cell)
    return blocks


def _least(column: Column) -> int:
    """How narrow a column can be. In numbers, nothing wraps: those are on the right."""
    heading, *cells = _lines(column)
    words = cells if column.justify == "right" or column.no_wrap else _words(cells)
    name = column.overflow == "fold"
    of_heading = max((cell_len(word) for word in heading.split()), default=0)
    of_cells = max(map(cell_len, words), default=0)
    if name and column.justify == "right":
        return max(min(of_heading, _FOLDED), of_cells)
    least = max(of_heading, of_cells)
    return min(least, _FOLDED) if name else least


def _words(lines: list[str]) -> list[str]:
    return [word for line in lines for word in line.split()]


def _lines(column: Column) -> list[str]:
    """The heading of a column, and its cells."""
    return [str(cell) for cell in (column.header, *column.cells)]
