"""How often somebody may do something."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network


class Limit:
    """So many in so many seconds, for one."""

    __slots__ = ("_clock", "_most", "_seconds", "_times")

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._times: deque[float] = deque()

    def allows(self) -> bool:
        """Count one more, if it is allowed."""
        now = self._clock()
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True


class Limits:
    """The same limit for each of many; who was not heard of for longest is forgotten."""

    def __init__(
        self,
        most: int,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        remembered: int = 10_000,
    ) -> None:
        self._new = partial(Limit, most, seconds, clock)
        self._remembered = remembered
        self._limits: OrderedDict[str, Limit] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Count one more of theirs, if it is allowed."""
        limit = self._limits.setdefault(who, self._new())
        self._limits.move_to_end(who)
        while len(self._limits) > self._remembered:
            self._limits.popitem(last=False)
        return limit.allows()


def network_of(address: str) -> str:
    """Whom a limit counts as one: an address, or the whole network that one line of IPv6 has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return str(found)
