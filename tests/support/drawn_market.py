"""Markets drawn as text, for tests that read like the rulebook.

Seven lines from rank 7 to rank 1, seven squares each: `.` is a bare square, `r` a half of a rug
whose other half is hidden, and `r>` `r<` `r^` `rv` a half whose other half lies that way.
"""

from itertools import groupby
from textwrap import dedent

from marrakech import Position, format_position, parse_position

FOUR = "30:r12,30:b12,30:y12,30:g12"
THREE = "30:r15,30:b15,30:y15"
TWO = "30:r12b12*r,30:y12g12*y"

BARE = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


def market(
    drawing: str = BARE,
    assam: str = "d4S",
    step: str = "turn",
    seat: int = 1,
    seats: str = FOUR,
    rules: str = "-",
) -> Position:
    """The position with this market."""
    ranks = [line.split() for line in dedent(drawing).strip().splitlines()]
    board = "/".join("".join(_runs(rank)) for rank in ranks)
    return parse_position(f"{board} {assam} {step} {seat} {seats} {rules}")


def _runs(rank: list[str]) -> list[str]:
    return [
        str(len(list(squares))) if bare else "".join(squares)
        for bare, squares in groupby(rank, lambda square: square == ".")
    ]


def field(position: Position, number: int) -> str:
    """One of the six fields of a position's text, counted from 1."""
    return format_position(position).split(" ")[number - 1]


def assam(position: Position) -> str:
    """Assam's square and facing."""
    return field(position, 2)


def seats(position: Position) -> list[str]:
    """What each seat has, as the notation writes it."""
    return field(position, 5).split(",")


def dirhams(position: Position) -> list[int]:
    """Everybody's dirhams, in seat order."""
    return [seat.dirhams for seat in position.seats]


def looks_like(position: Position, drawing: str) -> bool:
    """Whether the market shows just what is drawn."""
    return position.board == market(drawing).board
