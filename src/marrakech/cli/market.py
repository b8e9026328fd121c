"""The market in the terminal: cloth in colour and letters, and the brass tracks around it."""

from collections.abc import Collection

from rich.style import Style
from rich.text import Text

from marrakech.rules import COLOUR_OF, Colour, Half, Position, Square, owner

# The weave of each cloth: left of its letter, between two halves of one rug, right of it.
NOBODYS_WEAVE = ":::"  # for the rugs of a player who is out, of any colour
WEAVES = {"r": "===", "b": "<->", "y": "/~\\", "g": "#+#"}
CLOTH = {
    "r": Style(color="#ffffff", bgcolor="#b23a2e"),
    "b": Style(color="#ffffff", bgcolor="#2e4fa3"),
    "y": Style(color="#2b2118", bgcolor="#d99a1c"),
    "g": Style(color="#ffffff", bgcolor="#2c7a57"),
}
NOBODYS = Style(color="#2b2118", bgcolor="#a89f94")
BRASS = Style(color="#a9772b")
FAINT = Style(dim=True)
ARROWS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}

_LEFT, _TOP = 5, 1  # the upper left corner of a7
# From one square to the next: three columns and a joint, one line and a joint.
_ACROSS, _DOWN = 4, 2
_RIGHT, _BOTTOM = _LEFT + 7 * _ACROSS - 1, _TOP + 7 * _DOWN - 1
_WIDTH, _HEIGHT = _RIGHT + 3, _BOTTOM + 2


class _Canvas:
    """Characters with a style each."""

    def __init__(self) -> None:
        self.lines = [[(" ", Style())] * _WIDTH for _ in range(_HEIGHT)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        for offset, character in enumerate(text):
            self.lines[y][x + offset] = (character, style)

    def text(self) -> Text:
        drawn = Text(no_wrap=True)
        for number, line in enumerate(self.lines):
            drawn.append("\n" * (number > 0))
            for character, style in line:
                drawn.append(character, style)
        return drawn


def draw_market(position: Position, marked: Collection[Square] = ()) -> Text:
    """The market with its rugs and Assam; marked squares show stars for their weave."""
    canvas = _Canvas()
    _draw_tracks(canvas)
    _draw_labels(canvas)
    for square, half in enumerate(position.board):
        _draw_square(canvas, position, square, half, square in marked)
    _draw_assam(canvas, position)
    return canvas.text()


def _corner(square: Square) -> tuple[int, int]:
    return _LEFT + square % 7 * _ACROSS, _TOP + (6 - square // 7) * _DOWN


def _draw_square(
    canvas: _Canvas, position: Position, square: Square, half: Half, marked: bool
) -> None:
    x, y = _corner(square)
    if not half:
        canvas.put(x + 1, y, "*" if marked else "·", BRASS if marked else FAINT)
        return
    colour = COLOUR_OF[half]
    left, joint, right = tuple(_weave(position, colour))
    cloth = _cloth(position, colour)
    canvas.put(x, y, f"*{colour}*" if marked else left + colour + right, cloth)
    if half.endswith(">"):
        canvas.put(x + 3, y, joint, cloth)
    if half.endswith("v"):
        canvas.put(x, y + 1, left + joint + right, cloth)


def _cloth(position: Position, colour: Colour) -> Style:
    return NOBODYS if _is_nobodys(position, colour) else CLOTH[colour]


def _weave(position: Position, colour: Colour) -> str:
    return NOBODYS_WEAVE if _is_nobodys(position, colour) else WEAVES[colour]


def _is_nobodys(position: Position, colour: Colour) -> bool:
    """Whether the rugs of this colour belong to a player who is out."""
    return position.seats[owner(position.seats, colour) - 1].out > 0


def _draw_assam(canvas: _Canvas, position: Position) -> None:
    x, y = _corner(position.assam)
    half = position.board[position.assam]
    letter = COLOUR_OF[half] if half else " "
    style = _cloth(position, COLOUR_OF[half]) if half else Style()
    arrow = ARROWS[position.facing]
    canvas.put(x, y, letter + arrow + letter, style + Style(bold=True))


def _draw_labels(canvas: _Canvas) -> None:
    for number in range(7):
        x, y = _corner(number * 8)
        canvas.put(1, y, str(number + 1), FAINT)
        canvas.put(x + 1, _BOTTOM + 1, "abcdefg"[number], FAINT)


def _draw_tracks(canvas: _Canvas) -> None:
    """The half-circles of each edge, and the loops at g7 and a1."""
    for number in (0, 2, 4):
        canvas.put(_LEFT + number * _ACROSS + 1, _TOP - 1, "╭───╮", BRASS)
        canvas.put(_LEFT + (number + 1) * _ACROSS + 1, _BOTTOM, "╰───╯", BRASS)
        for line, (west, east) in enumerate((("╭─", "─╮"), ("│ ", " │"), ("╰─", "─╯"))):
            canvas.put(_LEFT - 2, _TOP + number * _DOWN + line, west, BRASS)
            canvas.put(_RIGHT, _TOP + (number + 1) * _DOWN + line, east, BRASS)
    canvas.put(_RIGHT - 2, _TOP - 1, "╭──╮", BRASS)
    canvas.put(_RIGHT, _TOP, "─╯", BRASS)
    canvas.put(_LEFT - 2, _BOTTOM - 1, "╭─", BRASS)
    canvas.put(_LEFT - 2, _BOTTOM, "╰──╯", BRASS)
