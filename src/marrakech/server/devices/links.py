"""One-time links that add a device. They are in memory only: a restart ends them."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from marrakech.table.nicknames import new_code
from marrakech.table.ports import Device

LINK_SECONDS = 600  # for which a link works
MOST_LINKS = 10_000


@dataclass(frozen=True)
class PendingLink:
    """Who made a link, and until when it works."""

    maker: Device
    ends: float


class DeviceLinks:
    """The links that have not been used yet, the oldest first; one for each device."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._links: OrderedDict[str, PendingLink] = OrderedDict()

    def make(self, maker: Device) -> str:
        """The code of a new link; an older one of the same device no longer works."""
        self.drop(frozenset({maker.token_hash}))
        code = new_code()
        self._links[code] = PendingLink(maker, self._clock() + LINK_SECONDS)
        while len(self._links) > MOST_LINKS:
            self._links.popitem(last=False)
        return code

    def take(self, code: str) -> PendingLink | None:
        """Use up a link; None if there is none, or it no longer works."""
        link = self._links.pop(code, None)
        return link if link and link.ends > self._clock() else None

    def give_back(self, code: str, link: PendingLink) -> None:
        """Let a link work again, because what it was used for failed."""
        self._links[code] = link

    def drop(self, token_hashes: frozenset[str]) -> None:
        """End the links that these devices made."""
        made = [code for code, link in self._links.items() if link.maker.token_hash in token_hashes]
        for code in made:
            del self._links[code]
