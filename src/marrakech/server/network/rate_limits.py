"""Rate limits, by network."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection
from starlette.types import Scope

from marrakech.rules import Refusal

LARGEST_EXACT_LIMIT = 200  # the largest limit for which the time of each is kept


class RateLimit:
    """How often one client may do something in a window of time. A small limit is exact. A large
    one keeps two counts instead of thousands of times. It assumes that those of the previous window
    came evenly, so a burst in the middle of a window may have half as many again."""

    __slots__ = ("_before", "_clock", "_count", "_most", "_seconds", "_times", "_window")

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._times: deque[float] | None = deque() if most <= LARGEST_EXACT_LIMIT else None
        self._window = -1  # the number of the current window
        self._count = 0  # in this window
        self._before = 0  # in the one before

    def allows(self) -> bool:
        """Count one more, if it is allowed."""
        now = self._clock()
        if self._times is None:
            return self._allows_about(now)
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True

    def _allows_about(self, now: float) -> bool:
        window, into = divmod(now, self._seconds)
        if window != self._window:
            self._before = self._count if window == self._window + 1 else 0
            self._window, self._count = int(window), 0
        if self._count + self._before * (1 - into / self._seconds) >= self._most:
            return False
        self._count += 1
        return True

    def take_back(self) -> None:
        """Take back the last count: what was counted did not happen."""
        if self._times:
            self._times.pop()
        elif self._times is None:
            self._count = max(0, self._count - 1)


class RateLimits:
    """The same limit for each of many clients; the least recently active one is forgotten."""

    def __init__(
        self,
        most: int,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        remembered: int = 10_000,
    ) -> None:
        self._new = partial(RateLimit, most, seconds, clock)
        self._remembered = remembered
        self._limits: OrderedDict[str, RateLimit] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Count one more of theirs, if it is allowed."""
        limit = self._limits.get(who)
        if limit is None:
            limit = self._limits[who] = self._new()
        self._limits.move_to_end(who)
        while len(self._limits) > self._remembered:
            self._limits.popitem(last=False)
        return limit.allows()

    def require(self, who: str) -> None:
        """Count one more of theirs, or refuse it."""
        if not self.allows(who):
            raise Refusal("too-often")

    def take_back(self, who: str) -> None:
        """Take back the last count of theirs."""
        if who in self._limits:
            self._limits[who].take_back()


def network_of_request(connection: HTTPConnection) -> str:
    """The network that a request or a socket comes from."""
    return network_of_scope(connection.scope)


def network_of_scope(scope: Scope) -> str:
    """The same, where there is no request object yet."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """What a limit counts as one client: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)
