"""From which networks tables come. Known while the server runs, and stored nowhere."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

from marrakech.rules import Refusal
from marrakech.server.bots.fair_queue import Priority
from marrakech.server.metrics import Metrics
from marrakech.server.network.rate_limits import RateLimits
from marrakech.server.presence import Presence
from marrakech.server.settings import Settings
from marrakech.table.state import Table
from marrakech.table.tables import Tables

REMEMBERED = 20_000  # tables


class TableNetworks:
    """The network of each table: of the request that set it up or, after a restart, of the first
    page at which somebody who has a seat there comes back."""

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._remembered = remembered
        self._networks: OrderedDict[str, str] = OrderedDict()
        self._tables: dict[str, set[str]] = {}

    def note(self, table_id: str, network: str) -> None:
        """A table comes from there, unless it is known to come from elsewhere."""
        if not network or table_id in self._networks:
            return
        self._networks[table_id] = network
        self._tables.setdefault(network, set()).add(table_id)
        while len(self._networks) > self._remembered:
            oldest, whose = self._networks.popitem(last=False)
            self._tables[whose].discard(oldest)
            if not self._tables[whose]:
                del self._tables[whose]

    def of(self, table_id: str) -> str:
        """The network that a table comes from; "" if that is not known."""
        return self._networks.get(table_id, "")

    def tables_of(self, network: str) -> frozenset[str]:
        """The tables that come from a network."""
        return frozenset(self._tables.get(network, ()))


class Admission:
    """Which new tables are let in: so many an hour from a network, and so many of bots alone that
    are being played."""

    def __init__(
        self,
        creations: RateLimits,
        settings: Settings,
        networks: TableNetworks,
        tables: Tables,
        metrics: Metrics,
    ) -> None:
        self._creations = creations
        self._most_of_bots = settings.bot_tables_per_address
        self._networks = networks
        self._tables = tables
        self._metrics = metrics
        self._beginning: Counter[str] = Counter()  # games of bots alone that are being written

    @contextmanager
    def admit(self, table: Table, network: str) -> Iterator[None]:
        """Let a table be made, or refuse it. One that is not made after all is not counted."""
        if not table.bots_alone():
            with self._made(table, network):
                yield
            return
        with self._bots_alone(network), self._made(table, network):
            yield

    @contextmanager
    def _made(self, table: Table, network: str) -> Iterator[None]:
        if not self._creations.allows(network):
            raise Refusal("too-often")
        try:
            yield
        except BaseException:
            self._creations.take_back(network)
            raise
        self._networks.note(table.id, network)
        self._metrics.tables.inc()

    @contextmanager
    def bots_alone_at(self, table_id: str, network: str) -> Iterator[None]:
        """Let a game of bots alone begin at a table that is there, or refuse it. It counts for the
        network that the table comes from; where nobody knows, for the one that asks."""
        self._networks.note(table_id, network)
        with self._bots_alone(self._networks.of(table_id)):
            yield

    @contextmanager
    def _bots_alone(self, network: str) -> Iterator[None]:
        """Room for one more game of bots alone, taken before anything is written: those that are
        asked for together would all find the same room otherwise."""
        cached_tables = (self._tables.at_hand(table) for table in self._networks.tables_of(network))
        running = sum(cached is not None and cached.table.bots_alone() for cached in cached_tables)
        if running + self._beginning[network] >= self._most_of_bots:
            raise Refusal("bots-alone", most=self._most_of_bots)
        self._beginning[network] += 1
        try:
            yield
        finally:
            self._beginning[network] -= 1
            if not self._beginning[network]:
                del self._beginning[network]


class Priorities:
    """How bots wait: before others where a person who is here waits for them, and last where their
    network has as many games of bots alone already as it may have. Such a game was begun by people
    who gave up or went away. It comes to its end, and is no way round the limit."""

    def __init__(
        self, presence: Presence, networks: TableNetworks, tables: Tables, settings: Settings
    ) -> None:
        self._presence = presence
        self._networks = networks
        self._tables = tables
        self._most_of_bots = settings.bot_tables_per_address
        # Games of bots alone, of each network those first that have been so for longest.
        self._alone: dict[str, dict[str, None]] = {}
        self._counted_for: dict[str, str] = {}  # game: the network
        tables.bus.subscribe(self._grown)

    def at(self, table: Table) -> Priority:
        """How a bot at a table waits."""
        absent = self._presence.absent(table)
        people = any(seat not in absent for seat in table.people_in())
        network = self._networks.of(table.id)
        surplus = network != "" and table.bots_alone() and self._is_surplus(table.id, network)
        return Priority(people, network, surplus)

    def _is_surplus(self, table_id: str, network: str) -> bool:
        """Whether as many games of a network as it may have were alone before this one."""
        network = self._counted_for.setdefault(table_id, network)
        alone = self._alone.setdefault(network, {})
        alone.setdefault(table_id)
        return table_id not in islice(alone, self._most_of_bots)

    def _grown(self, table_id: str, _: int) -> None:
        """A table has new events: its game may be over, or somebody back."""
        cached = self._tables.at_hand(table_id)
        if table_id not in self._counted_for or cached is None or cached.table.bots_alone():
            return
        network = self._counted_for.pop(table_id)
        del self._alone[network][table_id]
        if not self._alone[network]:
            del self._alone[network]
