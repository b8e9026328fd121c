"""A queue for what only one can have at a time: people first, and every network in its turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

RANKS = 4  # people, others, what is more than a network may ask for, what belongs to no game
_Turns = deque["asyncio.Future[None]"]


class Priority(NamedTuple):
    """Who waits: whether a person waits for it, the network that asked for it, and whether it is
    more than that network may ask for, or belongs to no game."""

    people: bool = True
    network: str = ""  # "" where it is not known: they all share one turn
    surplus: bool = False
    background: bool = False

    @property
    def rank(self) -> int:
        """The lowest goes first."""
        if self.background:
            return RANKS - 1
        return 0 if self.people else 1 + self.surplus


class FairQueue:
    """Lets one in at a time: first those for whom a person waits, then others, then what is
    more than a network may ask for, and last what belongs to no game. A network that asks for
    much delays itself, not others."""

    def __init__(self) -> None:
        self._busy = False
        # The networks of each class in the order of their turns, each with its own queue.
        self._queues: tuple[OrderedDict[str, _Turns], ...] = tuple(
            OrderedDict() for _ in range(RANKS)
        )

    @asynccontextmanager
    async def turn(self, priority: Priority) -> AsyncIterator[int]:
        """Wait for a turn and have it. Yields how many wait: those of the same network one by one,
        each other network once, and the other classes not at all."""
        await self._wait(priority)
        try:
            yield self._waiting(priority)
        finally:
            self._pass_on()

    async def _wait(self, priority: Priority) -> None:
        if not self._busy:
            self._busy = True
            return
        queues = self._queues[priority.rank]
        mine = asyncio.get_running_loop().create_future()
        queues.setdefault(priority.network, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # its turn came in the same moment
                self._pass_on()
            else:
                self._leave(priority, mine)
            raise

    def _leave(self, priority: Priority, mine: "asyncio.Future[None]") -> None:
        queues = self._queues[priority.rank]
        turns = queues.get(priority.network, deque())
        with suppress(ValueError):  # it may have been passed over already
            turns.remove(mine)
        if not turns:
            queues.pop(priority.network, None)

    def _pass_on(self) -> None:
        """Give the turn to the next one, if anybody waits."""
        for queues in self._queues:
            while queues:
                network, turns = queues.popitem(last=False)
                mine = turns.popleft()
                if turns:
                    queues[network] = turns  # after all other networks
                if not mine.cancelled():
                    mine.set_result(None)
                    return
        self._busy = False

    def _waiting(self, priority: Priority) -> int:
        queues = self._queues[priority.rank]
        own = len(queues.get(priority.network, ()))
        return own + len(queues) - (priority.network in queues)
