"""Draws the pictures of the README: the market as SVG, and the terminal. Run: `make pictures`."""

from io import StringIO
from pathlib import Path

from rich.console import Console

from marrakech import Game, Position, parse_game
from marrakech.cli.view import view

HERE = Path(__file__).parent
GAME = HERE.parent.parent / "tests" / "data" / "games" / "four-default.mrk"

SQUARE = 60
EDGE = 78  # room for the tracks and the letters
SIZE = 7 * SQUARE + 2 * EDGE
GROUND, INK, JOINT, BRASS = "#F4EBDD", "#2B2118", "#C9B08A", "#A9772B"
TILES = ("#EADBC3", "#E3D1B4")
CLOTH = {"r": "#B23A2E", "b": "#2E4FA3", "y": "#D99A1C", "g": "#2C7A57"}
THREAD = {"r": "#E9C7A8", "b": "#C8D3F2", "y": "#8A5E08", "g": "#CDE8D6"}
WEAVE = {
    "r": '<path d="M0 3.5H15M0 11H15" stroke-width="2.2"/>',
    "b": '<path d="M7.5 1L14 7.5L7.5 14L1 7.5Z" stroke-width="1.6"/>',
    "y": '<path d="M0 11L3.75 4L7.5 11L11.25 4L15 11" stroke-width="2"/>',
    "g": '<path d="M0 0H7.5V7.5H0ZM7.5 7.5H15V15H7.5Z" stroke="none" fill-opacity=".32"/>',
}
TURNED = {"N": 0, "E": 90, "S": 180, "W": 270}


def corner(square: int) -> tuple[int, int]:
    """The upper left corner of a square."""
    return EDGE + square % 7 * SQUARE, EDGE + (6 - square // 7) * SQUARE


def market_svg(position: Position) -> str:
    """The market as a picture."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img" '
        f'aria-label="The market in the middle of a game">',
        _patterns(),
        f'<rect width="{SIZE}" height="{SIZE}" rx="18" fill="{GROUND}"/>',
        *_tracks(),
        *(_tile(square) for square in range(49)),
        *_labels(),
        *(_rug(position, square) for square in range(49)),
        _assam(position),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _patterns() -> str:
    patterns = "".join(
        f'<pattern id="{colour}" width="15" height="15" patternUnits="userSpaceOnUse">'
        f'<rect width="15" height="15" fill="{CLOTH[colour]}"/>'
        f'<g fill="{THREAD[colour] if colour == "g" else "none"}" stroke="{THREAD[colour]}" '
        f'stroke-opacity=".75">{WEAVE[colour]}</g></pattern>'
        for colour in CLOTH
    )
    shadow = (
        '<filter id="s" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" '
        f'dy="1.5" stdDeviation="1.6" flood-color="{INK}" flood-opacity=".35"/></filter>'
    )
    return f"<defs>{patterns}{shadow}</defs>"


def _tile(square: int) -> str:
    """A zellige tile: a square with an eight-pointed star pressed into it."""
    x, y = corner(square)
    fill = TILES[(square % 7 + square // 7) % 2]
    middle = f"{x + SQUARE / 2} {y + SQUARE / 2}"
    star = f'<rect x="{x + 23}" y="{y + 23}" width="14" height="14"/>'
    return (
        f'<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="{fill}" '
        f'stroke="{JOINT}"/><g fill="none" stroke="{JOINT}" stroke-opacity=".6">{star}'
        f'<g transform="rotate(45 {middle})">{star}</g></g>'
    )


def _tracks() -> list[str]:
    """The half-circles of each edge, and the loops at g7 and a1."""
    low, high, half = EDGE, EDGE + 7 * SQUARE, SQUARE / 2
    arcs = []
    for number in (0, 2, 4):
        a = low + number * SQUARE + half
        b = a + SQUARE
        arcs.append(f"M{a} {low}A{half} {half} 0 0 1 {b} {low}")  # north
        arcs.append(f"M{low} {a}A{half} {half} 0 0 0 {low} {b}")  # west
        arcs.append(f"M{a + SQUARE} {high}A{half} {half} 0 0 0 {b + SQUARE} {high}")  # south
        arcs.append(f"M{high} {a + SQUARE}A{half} {half} 0 0 1 {high} {b + SQUARE}")  # east
    arcs.append(f"M{high - half} {low}A{half} {half} 0 1 1 {high} {low + half}")
    arcs.append(f"M{low + half} {high}A{half} {half} 0 1 1 {low} {high - half}")
    line = f'<path d="{"".join(arcs)}" fill="none" stroke="{BRASS}" '
    return [line + 'stroke-width="9"/>', line.replace(BRASS, GROUND) + 'stroke-width="2"/>']


def _labels() -> list[str]:
    style = f'fill="{INK}" fill-opacity=".65" font-family="serif" font-size="17"'
    labels = []
    for number, letter in enumerate("abcdefg"):
        x, y = corner(number * 8)
        middle = f'text-anchor="middle" {style}'
        labels.append(f'<text x="{x + SQUARE / 2}" y="{SIZE - 12}" {middle}>{letter}</text>')
        labels.append(f'<text x="17" y="{y + SQUARE / 2 + 6}" {middle}>{number + 1}</text>')
    return labels


def _rug(position: Position, square: int) -> str:
    """A whole rug, drawn from its western or northern half; or what shows of one half hidden."""
    half = position.board[square]
    if not half or half[1:] in ("<", "^"):
        return ""
    x, y = corner(square)
    inset = 4
    width = (2 if half[1:] == ">" else 1) * SQUARE - 2 * inset
    height = (2 if half[1:] == "v" else 1) * SQUARE - 2 * inset
    cloth = (
        f'<rect x="{x + inset}" y="{y + inset}" width="{width}" height="{height}" rx="2.5" '
        f'fill="url(#{half[0]})" stroke="{INK}" stroke-opacity=".55"/>'
    )
    fringes = _fringes(half, x, y, inset, width, height)
    return f'<g filter="url(#s)">{cloth}{fringes}</g>'


def _fringes(half: str, x: int, y: int, inset: int, width: int, height: int) -> str:
    """The fringes of a whole rug are at its two ends; a half hidden one shows none."""
    if len(half) == 1:
        return ""
    left, top, right, bottom = x + inset, y + inset, x + inset + width, y + inset + height
    if half[1] == ">":
        lines = [f"M{left} {top + i}h-4M{right} {top + i}h4" for i in range(3, height, 5)]
    else:
        lines = [f"M{left + i} {top}v-4M{left + i} {bottom}v4" for i in range(3, width, 5)]
    return f'<path d="{"".join(lines)}" stroke="{CLOTH[half[0]]}" stroke-width="1.6"/>'


def _assam(position: Position) -> str:
    """Seen from above: a robe, outstretched arms, a fez, and slippers that say which way."""
    x, y = corner(position.assam)
    turn = f"translate({x + SQUARE / 2} {y + SQUARE / 2}) rotate({TURNED[position.facing]})"
    return (
        f'<g transform="{turn}" filter="url(#s)" stroke="{INK}" stroke-width="1.6">'
        f'<path d="M-7 -12Q-8 -25 -2.5 -25Q-1 -18 -1 -12ZM7 -12Q8 -25 2.5 -25Q1 -18 1 -12Z" '
        f'fill="{CLOTH["y"]}"/>'
        '<path d="M-17 6Q-20 -10 0 -14Q20 -10 17 6Q12 18 0 18Q-12 18 -17 6Z" fill="#FBF6EC"/>'
        f'<path d="M-17 2Q-24 -4 -18 -11M17 2Q24 -4 18 -11" fill="none" stroke-width="5"/>'
        f'<circle r="9.5" fill="{CLOTH["r"]}"/><circle r="3" fill="{INK}" stroke="none"/>'
        f'<path d="M0 0Q6 4 8 9" fill="none"/></g>'
    )


def terminal_svg(game: Game, ply: int) -> str:
    """What the terminal shows."""
    console = Console(record=True, width=94, color_system="truecolor", file=StringIO())
    console.print(view(game.positions()[ply], game.names(), wide=True))
    screen = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'aria-label="A game in the terminal"><style>.{unique_id}-matrix {{ font: '
        "{char_height}px monospace; white-space: pre }} {styles}</style><defs>"
        '<clipPath id="{unique_id}-clip-terminal"><rect width="{width}" height="{height}"/>'
        '</clipPath>{lines}</defs><rect width="{width}" height="{height}" rx="12" '
        'fill="#292929"/><g transform="translate(20 20)">{backgrounds}'
        '<g class="{unique_id}-matrix">{matrix}</g></g></svg>\n'
    )
    return console.export_svg(code_format=screen, unique_id="terminal")


def pictures() -> dict[str, str]:
    """Every picture by its file's name."""
    game = parse_game(GAME.read_text("utf-8"))
    return {
        "market.svg": market_svg(game.positions()[101]),
        "terminal.svg": terminal_svg(game, 101),
    }


def main() -> None:
    """Draw them all."""
    for name, picture in pictures().items():
        (HERE / name).write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
