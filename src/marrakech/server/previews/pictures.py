"""The pictures: a market as it stands, and a scene for every page that has none of its own."""

from io import BytesIO

from PIL import Image

from marrakech.rules import COLOUR_OF, Board, Facing, Square
from marrakech.rules.market import NUMBER, square_beyond
from marrakech.rules.notation.board import parse_board
from marrakech.rules.notation.field import Field
from marrakech.server.previews.cloth import half_rug, margin, whole_rug
from marrakech.server.previews.figures import assam, die, reach
from marrakech.server.previews.ground import ground
from marrakech.server.previews.market import HEIGHT, WIDTH, Market

UNIT = 76  # pixels of a square
PALETTE_SIZE = 256  # colours of a picture: no difference can be seen, and it is a quarter as large…
HOME_PALETTE_SIZE = 216  # …and fewer for one that is turned, which has more shades of each

HOME_UNIT = 150  # pixels of a square in the scene
HOME_SIZE = (1290, 810)  # before it is turned
HOME_CORNER = (95, -150)  # of the market, in there
HOME_TURN = 8  # degrees
HOME_BOARD = "7/2b>b<gvyv1/1rvy>y<g^y^1/1r^2r>r<1/2gvb1b>b</y>y<g^r2rv/3g>g<1r^"
HOME_DIE = (5.86, 2.72)  # columns and rows from the north-west
HOME_DIE_TURN = -27  # degrees


def market_picture(market: Market) -> bytes:
    """A PNG of a market."""
    corner = (WIDTH // 2 - 7 * UNIT // 2, HEIGHT // 2 - 7 * UNIT // 2)
    return _png(_drawn(market, UNIT, (WIDTH, HEIGHT), corner), PALETTE_SIZE)


def home_picture() -> bytes:
    """A PNG of a market in the middle of a game, near and a little askew."""
    market = Market(parse_board(Field(HOME_BOARD)), NUMBER["d4"], "E")
    picture = _drawn(market, HOME_UNIT, HOME_SIZE, HOME_CORNER)
    (left, top), edge = HOME_CORNER, reach(HOME_UNIT) - HOME_UNIT // 2
    column, row = HOME_DIE
    place = (round(left + column * HOME_UNIT) - edge, round(top + row * HOME_UNIT) - edge)
    _lay(picture, die(HOME_UNIT).rotate(HOME_DIE_TURN, Image.Resampling.BICUBIC), place)
    picture = picture.rotate(HOME_TURN, Image.Resampling.BICUBIC)
    near = ((HOME_SIZE[0] - WIDTH) // 2, (HOME_SIZE[1] - HEIGHT) // 2)
    return _png(picture.crop((*near, near[0] + WIDTH, near[1] + HEIGHT)), HOME_PALETTE_SIZE)


def _drawn(
    market: Market, unit: int, size: tuple[int, int], corner: tuple[int, int]
) -> Image.Image:
    """A market. `unit` is the side of a square in pixels, `corner` the market's north-western
    corner."""
    picture = ground(size, unit, corner).copy()

    def put(piece: Image.Image, square: Square, edge: int) -> None:
        x, y = corner[0] + square % 7 * unit, corner[1] + (6 - square // 7) * unit
        _lay(picture, piece, (x - edge, y - edge))

    edge = margin(unit)
    for square, half in enumerate(market.board):
        if len(half) == 1:
            put(half_rug(unit, COLOUR_OF[half], hidden_side(market.board, square)), square, edge)
    for square, half in enumerate(market.board):
        if half.endswith((">", "v")):  # its western or northern half
            put(whole_rug(unit, COLOUR_OF[half], half.endswith("v")), square, edge)
    put(assam(unit, market.facing), market.assam, reach(unit) - unit // 2)
    return picture


def _lay(picture: Image.Image, piece: Image.Image, place: tuple[int, int]) -> None:
    """Lay a piece onto a picture; what sticks out is cut off."""
    x, y = place
    shown = piece.crop((max(0, -x), max(0, -y), *piece.size))
    if shown.width > 0 and shown.height > 0 and x < picture.width and y < picture.height:
        picture.alpha_composite(shown, (max(0, x), max(0, y)))


def hidden_side(board: Board, square: Square) -> Facing | None:
    """Where the covered half of a rug may lie: rather under a whole rug than under a half."""
    sides: tuple[Facing, ...] = ("E", "W", "N", "S")
    beside = {side: square_beyond(square, side) for side in sides}
    halves = {side: board[near] for side, near in beside.items() if near is not None}
    under_whole = [side for side, half in halves.items() if len(half) == 2]
    under_any = [side for side, half in halves.items() if half]
    return next(iter([*under_whole, *under_any]), None)


def _png(picture: Image.Image, colours: int) -> bytes:
    written = BytesIO()
    few = picture.convert("RGB").quantize(
        colours, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
    )
    few.save(written, "PNG")
    return written.getvalue()
