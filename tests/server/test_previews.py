"""The pictures of shared links: what can be seen in them, how they are kept, and what they cost."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import combinations
from pathlib import Path
from urllib.parse import urlencode

import httpx
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from support.event_loop import run
from support.server import LONGEST_START, Server, serving

from marrakech.rules import COLOURS, Colour, Facing, Refusal
from marrakech.rules.market import FACINGS, NUMBER
from marrakech.rules.notation.board import parse_board
from marrakech.rules.notation.field import Field
from marrakech.server.previews import figures, gallery, palette
from marrakech.server.previews.gallery import Gallery
from marrakech.server.previews.market import PICTURES_VERSION, Market, format_market, parse_market
from marrakech.server.previews.pictures import UNIT, hidden_side, home_picture, market_picture

WEB = Path(__file__).parent.parent.parent / "web" / "src"
EMPTY = "7/7/7/7/7/7/7"
# Each colour twice, lying; Assam stands apart.
FOUR = "r>r<3r>r</b>b<3b>b</y>y<3y>y</g>g<3g>g</7/7/7"
TWICE: dict[Colour, tuple[str, str]] = {
    "r": ("a7", "f7"),
    "b": ("a6", "f6"),
    "y": ("a5", "f5"),
    "g": ("a4", "f4"),
}
Pixels = NDArray[np.float64]


def market(board: str, assam: str = "d1", facing: Facing = "S") -> Market:
    """A market by its text."""
    return Market(parse_board(Field(board)), NUMBER[assam], facing)


def drawn(wanted: Market) -> Image.Image:
    """Its picture."""
    return Image.open(BytesIO(market_picture(wanted))).convert("RGB")


def square(picture: Image.Image, name: str, width: int = 1) -> Pixels:
    """The pixels of a square, and of those east of it."""
    number = NUMBER[name]
    left, top = 600 - 7 * UNIT // 2, 315 - 7 * UNIT // 2
    x, y = left + number % 7 * UNIT, top + (6 - number // 7) * UNIT
    return np.asarray(picture.crop((x, y, x + width * UNIT, y + UNIT)), dtype=float)


def share(pixels: Pixels, colour: palette.RGB, near: float = 40) -> float:
    """How much of a part of a picture has about that colour."""
    distance = np.linalg.norm(pixels - np.array(colour), axis=-1)
    return float((distance < near).mean())


@pytest.fixture(scope="module")
def four() -> Image.Image:
    """A market with rugs of every colour."""
    return drawn(market(FOUR))


@pytest.mark.parametrize("draw", [home_picture, lambda: market_picture(market(FOUR))])
def test_a_picture_is_a_png_of_the_size_that_its_tags_say(draw: Callable[[], bytes]) -> None:
    body = draw()
    assert body.startswith(b"\x89PNG\r\n\x1a\n")
    picture = Image.open(BytesIO(body))
    picture.load()
    assert picture.size == (1200, 630)
    assert 20_000 < len(body) < 300_000  # what every chat is willing to fetch


@pytest.mark.parametrize("colour", COLOURS)
def test_a_rug_is_seen_where_it_lies_in_its_colour(four: Image.Image, colour: Colour) -> None:
    cloth = palette.DYES[colour].cloth
    for name in TWICE[colour]:
        assert share(square(four, name, 2), cloth) > 0.25
    others = [name for other in COLOURS if other != colour for name in TWICE[other]]
    for name in (*others, "c6", "d4", "a1", "g1"):
        assert share(square(four, name), cloth) < 0.02, name


def test_four_weaves_differ_without_colour(four: Image.Image) -> None:
    def cloth(name: str) -> Pixels:
        """The middle of a rug, in grey, whatever its brightness."""
        pixels = square(four.convert("L").convert("RGB"), name, 2)[16:60, 30:120, 0]
        return np.asarray((pixels - pixels.mean()) / pixels.std())

    def likeness(one: str, other: str) -> float:
        return float((cloth(one) * cloth(other)).mean())

    for first, second in TWICE.values():
        assert likeness(first, second) > 0.95
    for one, other in combinations(COLOURS, 2):
        assert abs(likeness(TWICE[one][0], TWICE[other][0])) < 0.5, (one, other)
    for colour in COLOURS:  # and they can be seen at all
        grey = square(four.convert("L").convert("RGB"), TWICE[colour][0], 2)[16:60, 30:120, 0]
        assert grey.std() > 15, colour


@pytest.mark.parametrize("facing", FACINGS)
def test_assam_faces_where_his_slippers_are(facing: Facing) -> None:
    pixels = square(drawn(market(EMPTY, "c5", facing)), "c5")
    yellow = np.linalg.norm(pixels - np.array(palette.rgb("#F5C443")), axis=-1) < 45
    rows, columns = np.nonzero(yellow)
    assert len(rows) > 50
    down, right = rows.mean() - UNIT / 2, columns.mean() - UNIT / 2
    ahead = {"N": -down, "S": down, "E": right, "W": -right}
    assert max(ahead, key=lambda side: ahead[side]) == facing
    assert ahead[facing] > UNIT / 5


def test_a_half_disappears_under_its_neighbour() -> None:
    board = "7/7/7/1r>r<g3/7/7/7"  # the green one's other half was under the red rug
    assert hidden_side(parse_board(Field(board)), NUMBER["d4"]) == "W"
    pixels = square(drawn(market(board)), "d4").mean(axis=(0, 2))
    assert pixels[4:20].mean() < pixels[30:60].mean() - 20


def test_a_lonely_half_is_hidden_on_no_side() -> None:
    assert hidden_side(parse_board(Field("7/7/7/3g3/7/7/7")), NUMBER["d4"]) is None


def test_the_colours_are_those_of_the_page() -> None:
    tokens = (WEB / "styles" / "main" / "tokens.css").read_text("utf-8")
    noon = dict(re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}),", tokens))
    assert len(noon) > 20
    ours = {"ground": palette.GROUND, "raised": palette.RAISED, "joint": palette.JOINT}
    ours |= {"tile-a": palette.TILE_A, "tile-b": palette.TILE_B, "shadow": palette.SHADOW}
    ours |= {"brass": palette.BRASS, "brass-ink": palette.BRASS_INK}
    for name, colour in {"red": "r", "blue": "b", "yellow": "y", "green": "g"}.items():
        dye = next(palette.DYES[one] for one in COLOURS if one == colour)
        ours |= {name: dye.cloth, f"{name}-edge": dye.edge}
        if name != "yellow":  # whose thread is mixed darker in cloth.css
            ours[f"{name}-thread"] = dye.thread
    assert ours == {name: palette.rgb(noon[name]) for name in ours}


def test_the_figures_are_those_of_the_page() -> None:
    assam = (WEB / "board" / "assam.ts").read_text("utf-8")
    paths = (figures.ROBE, *figures.SLIPPER_PATHS, figures.CUFFS, figures.SEAMS)
    for path in (*paths, figures.NOSE, figures.TASSEL):
        assert f'd="{path}"' in assam
    die = (WEB / "board" / "die.ts").read_text("utf-8")
    for path in (figures.DIE_SLIPPER, figures.DIE_OPENING, figures.DIE_GRAIN):
        assert path in die


@pytest.mark.parametrize("text", [f"{EMPTY} d4S", "6r/6r/7/7/7/7/3g>g<2 a7N"])
def test_a_markets_text_is_read_as_it_is_written(text: str) -> None:
    assert format_market(parse_market(text)) == text


# Over HTTP


def fetched(link: str, **headers: str) -> httpx.Response:
    """A picture, however long a busy machine takes to draw it."""
    return httpx.get(link, headers=headers, timeout=LONGEST_START)


def picture_link(server: Server, text: str, drawing: str = PICTURES_VERSION) -> str:
    """The address of a market's picture."""
    wanted = urlencode({"market": text, "drawing": drawing})
    return f"{server.link}/previews/market.png?{wanted}"


def test_a_picture_is_sent_once_and_kept_for_ever(server: Server) -> None:
    link = picture_link(server, "6r/7/7/7/7/7/7 d4S")
    answer = fetched(link)
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert Image.open(BytesIO(answer.content)).size == (1200, 630)
    again = fetched(link, **{"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.head(link).headers["etag"] == answer.headers["etag"]
    old = fetched(picture_link(server, "6r/7/7/7/7/7/7 d4S", "old"))
    assert (old.content, old.headers["cache-control"]) == (answer.content, "no-cache")
    home = fetched(f"{server.link}/previews/home.png?drawing={PICTURES_VERSION}")
    assert "immutable" in home.headers["cache-control"]
    assert home.content == home_picture()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "assam-form"),
        ("nonsense", "assam-form"),
        (EMPTY, "assam-form"),
        ("8/7/7/7/7/7/7 d4S", "board-character"),
        ("6r>/7/7/7/7/7/7 d4S", "half-alone"),
        ("7/7/7/7/7/7 d4S", "board-ranks"),
        (f"{EMPTY} d4S turn", "assam-form"),
        ("x" * 200, "request-invalid"),
    ],
)
def test_only_a_market_is_drawn(server: Server, text: str, key: str) -> None:
    answer = fetched(picture_link(server, text))
    assert (answer.status_code, answer.json()["key"]) == (422, key)
    assert answer.headers["cache-control"] == "no-store"


def test_one_network_cannot_have_pictures_drawn_without_end(tmp_path: Path) -> None:
    limited = {"MARRAKECH_READS_PER_MINUTE": "300"}  # three pictures
    with serving(tmp_path, "--trusted-proxy", "127.0.0.1", **limited) as server:
        links = [picture_link(server, f"{EMPTY} {file}1N") for file in "abcd"]

        def asked(link: str, address: str) -> httpx.Response:
            return fetched(link, **{"x-forwarded-for": address})

        answers = [asked(link, "192.0.2.1") for link in links]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[-1].json()["key"] == "too-often"
        assert asked(links[0], "192.0.2.1").status_code == 200  # it was drawn before
        assert asked(links[3], "192.0.2.2").status_code == 200


# The gallery


class Painter:
    """Draws when it is told to, and remembers what."""

    def __init__(self) -> None:
        self.painted: list[Market | None] = []
        self.go_on = threading.Event()

    def paint(self, wanted: Market | None) -> bytes:
        """A picture of a kilobyte."""
        assert self.go_on.wait(30)
        self.painted.append(wanted)
        return f"{wanted}".encode().ljust(1000)


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Painter]:
    """Somebody who draws for the gallery."""
    one = Painter()
    monkeypatch.setattr(gallery, "_painted", one.paint)
    yield one
    one.go_on.set()


MARKETS = [market(EMPTY, f"{file}1") for file in "abcdefg"]


def test_the_loop_goes_on_while_a_picture_is_drawn(painter: Painter) -> None:
    async def main() -> None:
        pictures = Gallery()
        waiting = [asyncio.ensure_future(pictures.picture(MARKETS[0])) for _ in range(5)]
        for _ in range(100):
            await asyncio.sleep(0)  # it would hang here
        assert not any(one.done() for one in waiting)
        waiting[0].cancel()  # a client that went away takes the picture from nobody
        painter.go_on.set()
        found = await asyncio.gather(*waiting[1:])
        assert len({one.tag for one in found}) == 1
        assert painter.painted == [MARKETS[0]]  # once for all of them
        assert pictures.kept(MARKETS[0]) == found[0]
        pictures.close()

    run(main())


def test_only_so_many_pictures_wait(painter: Painter) -> None:
    async def main() -> None:
        pictures = Gallery(most_waiting=3)
        waiting = [asyncio.ensure_future(pictures.picture(one)) for one in MARKETS[:3]]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too-often"):
            await pictures.picture(MARKETS[3])
        painter.go_on.set()
        await asyncio.gather(*waiting)
        await pictures.picture(MARKETS[3])
        pictures.close()

    run(main())


def test_the_oldest_pictures_are_forgotten(painter: Painter) -> None:
    async def main() -> None:
        pictures = Gallery(room=3500)
        painter.go_on.set()
        for one in MARKETS[:3]:
            await pictures.picture(one)
        pictures.kept(MARKETS[0])  # used lately
        await pictures.picture(MARKETS[3])
        held = [pictures.kept(one) is not None for one in MARKETS[:4]]
        assert held == [True, False, True, True]
        pictures.close()

    run(main())


def test_a_failure_is_not_kept(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(wanted: Market | None) -> bytes:
        raise OSError(wanted)

    async def main() -> None:
        pictures = Gallery()
        with monkeypatch.context() as patched:
            patched.setattr(gallery, "_painted", fail)
            with pytest.raises(OSError, match="Market"):
                await pictures.picture(MARKETS[0])
        painter.go_on.set()
        assert (await pictures.picture(MARKETS[0])).body
        pictures.close()

    run(main())
