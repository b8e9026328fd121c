"""From which networks tables come."""

from collections import OrderedDict

REMEMBERED_TABLES = 20_000


class TableNetworks:
    """The network of each table: that of the request that set it up or, after a restart, of the
    first page with which somebody who has a seat comes back. It is stored nowhere."""

    def __init__(self, remembered: int = REMEMBERED_TABLES) -> None:
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
