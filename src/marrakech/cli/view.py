"""A position for people: the market, the seats, and what comes next."""

from collections.abc import Collection, Sequence

from msgspec import to_builtins
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from marrakech.cli.market import CLOTH, NOBODYS, draw_market
from marrakech.cli.terminal import console, number, words
from marrakech.rules import (
    COLOUR_OF,
    SQUARES,
    Position,
    Seat,
    Square,
    chances,
    format_ruleset,
    legal_actions,
    outcome,
    owner,
    visible,
)
from marrakech.table.position_info import position_facts

SIDE_BY_SIDE_WIDTH = 88  # columns for the seats beside the market


def seat_names(position: Position, names: Sequence[str] = ()) -> list[str]:
    """A name for every seat; its number if it has none."""
    given = [*names, *[""] * len(position.seats)]
    return [given[i] or words("seat-name", seat=i + 1) for i in range(len(position.seats))]


def view(
    position: Position,
    names: Sequence[str] = (),
    marked: Collection[Square] = (),
    wide: bool | None = None,
) -> RenderableType:
    """The market with its seats, side by side where there is room."""
    market, seats = draw_market(position, marked), seats_table(position, names)
    if wide is None:
        wide = console().width >= SIDE_BY_SIDE_WIDTH
    if not wide:
        return Group(market, Text(), seats)
    both = Table.grid(padding=(0, 3))
    both.add_row(market, Group(Text(), seats))
    return both


def seats_table(position: Position, names: Sequence[str] = ()) -> Table:
    """What each player has."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column()
    table.add_column(words("column-player"), overflow="fold")
    table.add_column(words("column-rugs"), no_wrap=True)
    for key in ("dirhams", "squares", "points"):
        table.add_column(words(f"column-{key}"), justify="right")
    piles = any(len(seat.colours) == 2 for seat in position.seats)
    if piles:
        table.add_column(words("column-next"))
    points = outcome(position).points
    for place, (seat, name) in enumerate(
        zip(position.seats, seat_names(position, names), strict=True), 1
    ):
        marker = words("to-move") if place == position.seat and position.step != "over" else ""
        if seat.out:
            table.add_row(marker, Text(name, style="dim"), _pile(seat), words("out"))
            continue
        row = [seat.dirhams, visible(position, place), points[place - 1]]
        cells: list[RenderableType] = [marker, Text(name), _pile(seat), *map(number, row)]
        if piles:
            cells.append(_swatch(seat.top) if seat.top else Text("?" * seat.waits))
        table.add_row(*cells)
    return table


def _pile(seat: Seat) -> Text:
    """Each colour with how many rugs of it are left to lay."""
    if seat.out:
        return Text("  ").join(_swatch(colour, NOBODYS) for colour in seat.colours)
    piles = zip(seat.colours, seat.rugs, strict=True)
    return Text("  ").join(_swatch(colour) + Text(f"{number(left):>3}") for colour, left in piles)


def _swatch(colour: str, style: Style | None = None) -> Text:
    return Text("").append(f" {colour} ", style or CLOTH[colour])


def what_next(position: Position, names: Sequence[str] = ()) -> list[str]:
    """The next step, whose it is, the rules, and the legal actions."""
    name = seat_names(position, names)[position.seat - 1]
    rules = format_ruleset(position.ruleset)
    lines = [
        words("steps-next", step=position.step, name=name),
        words("rules-in-force", rules=words("rules-default") if rules == "-" else rules),
    ]
    if odds := chances(position):
        shown = ", ".join(f"{action} ({chance})" for action, chance in odds)
        lines.append(words("chance-heading", actions=shown))
    elif actions := legal_actions(position):
        lines.append(words("legal-heading", actions=" ".join(actions)))
    return lines


def position_data(position: Position) -> dict[str, object]:
    """A position for a program to read: what clients of a table get, and the board by squares."""
    board = {
        SQUARES[square]: {"half": half, "seat": owner(position.seats, COLOUR_OF[half])}
        for square, half in enumerate(position.board)
        if half
    }
    return {**to_builtins(position_facts(position)), "board": board}
