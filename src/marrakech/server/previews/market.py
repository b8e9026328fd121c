"""What a picture shows of a position, and its text in the picture's address."""

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

from marrakech.rules import SQUARES, Board, Facing, Position, Square
from marrakech.rules.notation.board import format_board, parse_board
from marrakech.rules.notation.field import Field
from marrakech.rules.notation.position import read_assam

WIDTH, HEIGHT = 1200, 630  # pixels of every picture
LONGEST_MARKET = 120  # characters; a board of nothing but halves has 104
# A picture is kept for ever by its address, so that has to change whenever the drawing does.
PICTURES_VERSION = sha256(
    b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
).hexdigest()[:10]


class Market(NamedTuple):
    """The board and Assam: positions that differ only in dirhams share a picture."""

    board: Board
    assam: Square
    facing: Facing


def market_of(position: Position) -> Market:
    """What can be seen of a position from above."""
    return Market(position.board, position.assam, position.facing)


def format_market(market: Market) -> str:
    """The first two fields of the position's text."""
    return f"{format_board(market.board)} {SQUARES[market.assam]}{market.facing}"


def parse_market(text: str) -> Market:
    """The market that a text describes."""
    board, _, assam = text.rpartition(" ")
    square, facing = read_assam(Field(assam, len(board) + 2))
    return Market(parse_board(Field(board)), square, facing)


def picture_path(market: Market | None) -> str:
    """The address of a market's picture below the base path; None stands for the home page's."""
    if market is None:
        return f"previews/home.png?{urlencode({'drawing': PICTURES_VERSION})}"
    wanted = {"market": format_market(market), "drawing": PICTURES_VERSION}
    return f"previews/market.png?{urlencode(wanted)}"
