"""`marrakech perft`: how many sequences of actions there are."""

import sys
from typing import Annotated

import typer
from rich.progress import track

from marrakech.cli.options import AsJson, PositionArgument, position_argument
from marrakech.cli.terminal import (
    console,
    error_console,
    exit_on_refusal,
    print_json,
    words,
)
from marrakech.rules import branches, format_position, legal_actions

Depth = Annotated[int, typer.Argument(min=0, max=20, help="How many actions deep.")]
Divide = Annotated[bool, typer.Option("--divide", help="Split the count by first action.")]


def perft(
    position: PositionArgument, depth: Depth, divide: Divide = False, as_json: AsJson = False
) -> None:
    """
    Count all sequences of DEPTH actions from a position: legal actions as well as everything
    that chance can do.

    Examples:
    - `marrakech perft "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -" 4`
    - `marrakech perft --divide "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12 stock=15" 3`

    """
    with exit_on_refusal():
        root = position_argument(position)
    counts = dict(
        track(
            branches(root, depth),
            words("perft-counting"),
            total=len(legal_actions(root)),
            console=error_console(),
            transient=True,
            disable=not sys.stderr.isatty(),
        )
    )
    total = sum(counts.values()) if depth else 1
    if as_json:
        print_json(
            {
                "position": format_position(root),
                "depth": depth,
                "nodes": total,
                **({"divide": counts} if divide else {}),
            }
        )
        return
    for action, number in counts.items() if divide else ():
        console().print(f"{action}: {number}")
    console().print(words("perft-total", nodes=total, depth=depth) if divide else str(total))
