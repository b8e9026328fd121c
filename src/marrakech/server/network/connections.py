"""How many connections may be open, from one network and in all."""

import time
from collections import Counter, OrderedDict

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from marrakech.server.audit_log import Audit
from marrakech.server.network.eviction import Evictable, EvictionQueue
from marrakech.server.network.open_files import room_for_connections
from marrakech.server.network.rate_limits import RateLimits, network_of
from marrakech.server.settings import Settings

MINUTE = 60.0  # seconds
LEAST_SAFE_SOCKETS = 10  # sockets of players of one network that never give way, at least
MOST_BLOCKED = 10_000  # networks that are blocked at once
# Limits and phases that no browser ever reaches. A large request head is not an offence: a picture
# on a foreign page may have a long address. Nor is reading nothing: phones vanish.
BAD_LIMITS = frozenset({"body", "chunks", "pipeline", "unreadable", "handshake", "frames"})
BAD_PHASES = frozenset({"head", "body"})


class Connections:
    """All open connections. If there is no room for another, one that is waiting for its client is
    closed: a hostile client keeps the server waiting, a person's browser sends its request at once.
    A request that is being answered and the socket of a player at a table are never closed to make
    room."""

    def __init__(self, settings: Settings, audit: Audit) -> None:
        self.settings = settings
        self._audit = audit
        self._most = max(1, min(settings.connections, room_for_connections()))
        # One network never takes more than half, whatever it is allowed.
        self._most_of_one = max(1, min(settings.connections_per_address, self._most // 2))
        # Pages and commands get through although as many sockets are open as there can be.
        self._most_sockets = max(1, self._most * 9 // 10)
        self._of: Counter[str] = Counter()
        self._all = 0
        self._sockets = 0
        self._waiting = EvictionQueue()
        self._waiting_sockets = EvictionQueue()  # those of them that are sockets
        self._most_safe = max(
            LEAST_SAFE_SOCKETS, settings.sockets_per_address // LEAST_SAFE_SOCKETS
        )
        self._safe: dict[Evictable, str] = {}  # sockets that never give way, and their networks
        self._safe_of: Counter[str] = Counter()
        self._offences = RateLimits(settings.offences_per_minute, MINUTE)
        self._blocked: OrderedDict[str, float] = OrderedDict()  # networks, and until when
        proxies = ProxyHeadersMiddleware(_nothing, list(settings.trusted_proxies))
        self._proxies = proxies.trusted_hosts

    def trusts(self, address: str) -> bool:
        """Whether that is the address of a proxy whose word counts."""
        return address in self._proxies

    def scheme(self, address: str, own: str, forwarded: str) -> str:
        """The scheme of a request that has not reached the application: a proxy forwards it."""
        return forwarded if forwarded in ("http", "https") and self.trusts(address) else own

    def client(self, address: str, forwarded: str) -> str:
        """The address that a request comes from; a proxy forwards it in its X-Forwarded-For."""
        if not forwarded or not self.trusts(address):
            return address
        return self._proxies.get_trusted_client_address(forwarded)[0] or address

    def admit(self, address: str) -> str | None:
        """Count one more connection; the name of the limit if there can be no more."""
        network = network_of(address)
        if not self.trusts(address):
            if self._blocked.get(network, 0) > time.monotonic():
                return "offences-per-minute"
            if self._of[network] >= self._most_of_one:
                return "connections-per-address"
        if self._all >= self._most and not _make_room(self._waiting, "connections"):
            return "connections"
        self._of[network] += 1
        self._all += 1
        return None

    def leave(self, address: str, *, socket: bool = False) -> None:
        """A connection that was admitted is gone."""
        network = network_of(address)
        self._of[network] -= 1
        if not self._of[network]:
            del self._of[network]
        self._all -= 1
        self._sockets -= socket

    def limit_reached(self, limit: str, address: str) -> None:
        """A connection has gone beyond a limit."""
        self._audit.limit(limit, network_of(address))
        if limit in BAD_LIMITS:
            self._offend(address)

    def cut(self, phase: str, address: str) -> None:
        """A connection did not get through a phase in time."""
        self._audit.cut(phase, network_of(address))
        if phase in BAD_PHASES:
            self._offend(address)

    def _offend(self, address: str) -> None:
        """Count an offence. A network with too many gets no new connection for a minute: refusing
        one costs little, while admitting it only to cut it off again costs much."""
        network = network_of(address)
        if self.trusts(address) or self._offences.allows(network):
            return
        self._blocked.pop(network, None)
        self._blocked[network] = time.monotonic() + MINUTE
        while len(self._blocked) > MOST_BLOCKED:
            self._blocked.popitem(last=False)

    def admit_socket(self) -> bool:
        """Let a connection become a socket, if there can be one more."""
        if self._sockets >= self._most_sockets and not _make_room(self._waiting_sockets, "sockets"):
            return False
        self._sockets += 1
        return True

    def wait(
        self, connection: Evictable, address: str, *, idle: bool = False, socket: bool = False
    ) -> None:
        """From now on a connection waits for its client: for a request, for the rest of one, or
        for the answer to be taken. An idle one is between two requests."""
        network = network_of(address)
        self.let_go(connection)
        self._waiting.add(connection, network, idle=idle)
        if socket:
            self._waiting_sockets.add(connection, network)

    def keep(self, connection: Evictable, address: str) -> bool:
        """From now on a socket never gives way, unless its network has too many such already."""
        if connection not in self._safe:
            network = network_of(address)
            if self._safe_of[network] >= self._most_safe:
                return False
            self._safe[connection] = network
            self._safe_of[network] += 1
        self.work(connection)
        return True

    def let_go(self, connection: Evictable) -> None:
        """A socket may give way again, or is gone."""
        network = self._safe.pop(connection, None)
        if network is not None:
            self._safe_of[network] -= 1
            if not self._safe_of[network]:
                del self._safe_of[network]

    def work(self, connection: Evictable) -> None:
        """A connection's request is being answered, it does not give way, or it is gone."""
        self._waiting.discard(connection)
        self._waiting_sockets.discard(connection)


def _make_room(waiting: EvictionQueue, limit: str) -> bool:
    """Have a connection give way, if there is one that can."""
    connection = waiting.first()
    if connection is not None:
        connection.give_way(limit)
    return connection is not None


async def _nothing(*_: object) -> None:
    """An application that is never called: uvicorn's list of proxies needs one."""
