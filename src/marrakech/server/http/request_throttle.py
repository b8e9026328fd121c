"""The request throttle: how many requests begin before sockets get their turn again."""

import asyncio
from collections import OrderedDict, deque

BEGUN_AT_ONCE = 4  # requests that begin in one round of the event loop


class RequestThrottle:
    """Lets a few requests begin in each round of the event loop, one network after the other. A
    thousand that arrive together would otherwise keep everybody who plays waiting for a second."""

    def __init__(self, at_once: int = BEGUN_AT_ONCE) -> None:
        self._at_once = at_once
        self._begun = 0  # in this round
        self._round_follows = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def turn(self, network: str) -> None:
        """Wait for a request's turn."""
        if not self._waiting and self._begun < self._at_once:
            self._begun += 1
            self._follow()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(network, deque()).append(turn)
        self._follow()
        await turn

    def _follow(self) -> None:
        if not self._round_follows:
            self._round_follows = True
            asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._round_follows, self._begun = False, 0
        while self._waiting and self._begun < self._at_once:
            network, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[network] = turns  # after all others
            if not turn.done():  # or else it was given up
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            self._follow()
