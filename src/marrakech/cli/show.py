"""`marrakech show`: a position, drawn."""

from marrakech.cli.options import AsJson, PositionArgument, position_argument
from marrakech.cli.terminal import console, exit_on_refusal, print_json
from marrakech.cli.view import position_data, view, what_next


def show(position: PositionArgument, as_json: AsJson = False) -> None:
    """
    Draw a position: the market, the seats, and what is allowed.

    Examples:
    - `marrakech show "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -"`
    - `marrakech replay game.mrk --to 12 --text | marrakech show -`

    """
    with exit_on_refusal():
        shown = position_argument(position)
    if as_json:
        print_json(position_data(shown))
        return
    out = console()
    out.print(view(shown))
    out.print()
    for line in what_next(shown):
        out.print(line)
