"""Which connection is closed when there is no room for another one."""

from typing import NamedTuple, Protocol


class Evictable(Protocol):
    """A connection that waits for its client."""

    def give_way(self, limit: str) -> None:
        """Be closed at once, to make room for another one."""


class _Network(NamedTuple):
    """The connections of one network, the longest first."""

    idle: dict[Evictable, None]  # between two requests: a browser opens another one, unnoticed
    others: dict[Evictable, None]

    def rank(self) -> int:
        """The network with the highest rank gives way."""
        return 2 * (len(self.idle) + len(self.others)) + bool(self.idle)


class EvictionQueue:
    """Connections that may be evicted. The network that has the most of them gives one up, so
    that a few networks with hundreds never displace somebody who has one or two. Among networks
    with equally many, one with an idle connection goes first, then the one that has had that many
    for longest. Everything takes constant time."""

    def __init__(self) -> None:
        self._home: dict[Evictable, tuple[str, bool]] = {}  # its network, and whether it is idle
        self._networks: dict[str, _Network] = {}
        self._ranks: dict[int, dict[str, None]] = {}  # the networks of each rank, longest first
        self._highest = 0

    def add(self, connection: Evictable, network: str, *, idle: bool = False) -> None:
        """A connection may be evicted from now on. Added again as it is, it keeps its place."""
        if self._home.get(connection) == (network, idle):
            return
        self.discard(connection)
        self._home[connection] = network, idle
        known = self._networks.setdefault(network, _Network({}, {}))
        before = known.rank()
        (known.idle if idle else known.others)[connection] = None
        self._rank(network, before, known.rank())

    def discard(self, connection: Evictable) -> None:
        """A connection may not be evicted any more, or is gone."""
        if connection not in self._home:
            return
        network, idle = self._home.pop(connection)
        known = self._networks[network]
        before = known.rank()
        del (known.idle if idle else known.others)[connection]
        self._rank(network, before, known.rank())

    def first(self) -> Evictable | None:
        """The connection that is the next to go."""
        if not self._highest:
            return None
        known = self._networks[next(iter(self._ranks[self._highest]))]
        return next(iter(known.idle or known.others))

    def _rank(self, network: str, before: int, now: int) -> None:
        """A network's rank has changed."""
        if before:
            del self._ranks[before][network]
            if not self._ranks[before]:
                del self._ranks[before]
        if now:
            self._ranks.setdefault(now, {})[network] = None
        else:
            del self._networks[network]
        self._highest = max(self._highest, now)
        while self._highest and self._highest not in self._ranks:
            self._highest -= 1
