"""The board as text: ranks 7 to 1, runs of bare squares, halves that point at each other."""

import re

from marrakech.rules.colours import COLOURS
from marrakech.rules.market import FACINGS, SQUARES, square_beyond
from marrakech.rules.notation.field import Field
from marrakech.rules.position import Board
from marrakech.rules.refusal import excerpt

_PIECE = re.compile(rf"[1-7]|[{''.join(COLOURS)}][><^v]?")
_POINTS = dict(zip("^>v<", FACINGS, strict=True))
_BACK = dict(zip("^>v<", "v<^>", strict=True))
_EMPTY = "."  # a square without a rug, until its run is counted


def format_board(board: Board) -> str:
    """The board's text."""
    halves = [half or _EMPTY for half in board]
    text = "/".join("".join(halves[rank * 7 : rank * 7 + 7]) for rank in reversed(range(7)))
    for run in reversed(range(1, 8)):
        text = text.replace(_EMPTY * run, str(run))
    return text


def parse_board(field: Field) -> Board:
    """The board that a text describes."""
    ranks = list(field.split("/"))
    if len(ranks) != 7:
        raise field.refuse("board-ranks", found=len(ranks))
    columns = [0] * 49
    halves = [""] * 49
    for number, rank in zip(reversed(range(7)), ranks, strict=True):
        squares = _parse_rank(rank, number + 1)
        for file, (half, column) in enumerate(squares):
            halves[number * 7 + file], columns[number * 7 + file] = half, column
    for square, half in enumerate(halves):
        if len(half) == 2:
            other = square_beyond(square, _POINTS[half[1]])
            if other is None or halves[other] != half[0] + _BACK[half[1]]:
                raise Field(half, columns[square]).refuse(
                    "half-alone", half=half, square=SQUARES[square]
                )
    return tuple(halves)


def _parse_rank(field: Field, number: int) -> list[tuple[str, int]]:
    squares: list[tuple[str, int]] = []
    offset = 0
    after_run = False
    while offset < len(field.text):
        piece = _PIECE.match(field.text, offset)
        if piece is None:
            raise field.refuse("board-character", offset, text=excerpt(field.text[offset]))
        text, run = piece[0], piece[0].isdigit()
        if run and after_run:
            raise field.refuse("board-run", offset, rank=number)
        squares += [("" if run else text, field.column + offset)] * (int(text) if run else 1)
        after_run = run
        offset = piece.end()
        if len(squares) > 7:
            break
    if len(squares) != 7:
        raise field.refuse("board-rank-length", rank=number, found=min(len(squares), 8))
    return squares
