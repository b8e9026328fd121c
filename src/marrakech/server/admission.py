"""Admission: how many tables one network may have, and in which order its bots think."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

from marrakech.rules import Refusal
from marrakech.server.bots.fair_queue import Priority
from marrakech.server.metrics import Metrics
from marrakech.server.network.rate_limits import RateLimits
from marrakech.server.presence import Presence
from marrakech.server.settings import Settings
from marrakech.server.table_networks import TableNetworks
from marrakech.table.state import Table
from marrakech.table.tables import Tables


class Admission:
    """Which new tables are admitted: each network has a limit of tables per hour, and of running
    games of bots alone."""

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
        """Let a table be created, or refuse it. It counts only if it is created in the end."""
        if not table.bots_alone():
            with self._made(table, network):
                yield
            return
        with self._bots_alone(network), self._made(table, network):
            yield

    @contextmanager
    def _made(self, table: Table, network: str) -> Iterator[None]:
        self._creations.require(network)
        try:
            yield
        except BaseException:
            self._creations.take_back(network)
            raise
        self._networks.note(table.id, network)
        self._metrics.tables.inc()

    @contextmanager
    def admit_start(self, table: Table, network: str) -> Iterator[None]:
        """Let a game begin at an existing table, or refuse it if only bots play. Then it counts for
        the network that the table comes from, or for the one that asks if that is not known."""
        if not table.bots_alone():
            yield
            return
        self._networks.note(table.id, network)
        with self._bots_alone(self._networks.of(table.id)):
            yield

    @contextmanager
    def _bots_alone(self, network: str) -> Iterator[None]:
        """Reserve one more game of bots alone before anything is stored: otherwise several requests
        at once would all find the same room."""
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
    """In which order bots think: first those for whom a person who is here waits, and last those of
    networks that have more games of bots alone than they may. Such a game was begun by people who
    gave up or went away. It is played to its end, and is no way around the limit."""

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
