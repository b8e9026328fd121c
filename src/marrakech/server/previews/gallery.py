"""The gallery: draws pictures one at a time, away from the event loop, and keeps the last ones."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import NamedTuple

from marrakech.rules import Refusal
from marrakech.server.previews.market import Market

ROOM = 16 * 2**20  # bytes of pictures in memory: some two hundred
MOST_WAITING = 16  # pictures that wait to be drawn


class Picture(NamedTuple):
    """A PNG, and the ETag by which a client asks whether it has changed."""

    body: bytes
    tag: str


class Gallery:
    """The pictures of this server, by their markets; None stands for the scene of the home page."""

    def __init__(self, room: int = ROOM, most_waiting: int = MOST_WAITING) -> None:
        self._room = room
        self._most_waiting = most_waiting
        self._kept: OrderedDict[Market | None, Picture] = OrderedDict()
        self._drawn: dict[Market | None, asyncio.Future[Picture]] = {}  # that are being drawn
        self._size = 0
        self._thread = ThreadPoolExecutor(1, "previews")

    def kept(self, market: Market | None) -> Picture | None:
        """A picture that was drawn before."""
        found = self._kept.get(market)
        if found is not None:
            self._kept.move_to_end(market)
        return found

    async def picture(self, market: Market | None) -> Picture:
        """A picture, drawn if necessary. Requests that arrive in the meantime share one drawing."""
        if (found := self.kept(market)) is not None:
            return found
        drawing = self._drawn.get(market)
        if drawing is None:
            if len(self._drawn) >= self._most_waiting:
                raise Refusal("too-often")
            drawing = asyncio.ensure_future(self._draw(market))
            self._drawn[market] = drawing
            drawing.add_done_callback(lambda _: self._drawn.pop(market))
        return await asyncio.shield(drawing)

    async def _draw(self, market: Market | None) -> Picture:
        loop = asyncio.get_running_loop()
        body = await loop.run_in_executor(self._thread, _painted, market)
        picture = Picture(body, f'"{sha256(body).hexdigest()[:20]}"')
        self._kept[market] = picture
        self._size += len(body)
        while self._size > self._room and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old.body)
        return picture

    def close(self) -> None:
        """Draw nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _painted(market: Market | None) -> bytes:
    # Pillow takes a while to load: nobody has to wait for it unless they asked for a picture.
    from marrakech.server.previews.pictures import home_picture, market_picture

    return home_picture() if market is None else market_picture(market)
