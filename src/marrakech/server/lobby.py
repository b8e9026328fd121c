"""The lobby: the list of open tables that strangers see. No network can fill it alone."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from marrakech.rules import Refusal
from marrakech.server.presence import Presence
from marrakech.server.table_networks import TableNetworks
from marrakech.table.ports import StoreError
from marrakech.table.state import Table
from marrakech.table.tables import Tables

LISTED_TABLES = 50
LISTED_PER_NETWORK = 5
CONSIDERED_TABLES = 1000  # the newest open tables, from which those are chosen…
SEARCHED_TABLES = 20_000  # …or more, if those are not enough: one network may have set up many
SEARCH_SECONDS = 2.0  # for which a list that took such a search is shown, even if tables change
HOST_AWAY = 600.0  # seconds after which a table is hidden if its host has no page open
REMEMBERED_HOSTS = 10_000
MOST_TABLES_READ = 2 * LISTED_TABLES  # tables that are read from the store for one list
CACHE_SECONDS = 1.0  # for which a list is shown again, unless a listed table changes


class Lobby:
    """Which listed tables are shown, the newest first."""

    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        networks: TableNetworks,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._networks = networks
        self._clock = clock
        self._began = clock()
        self._hosts: OrderedDict[str, float] = OrderedDict()  # table: when its host was last here
        self._choosing = asyncio.Lock()
        self._chosen: list[Table] | None = None
        self._chosen_at = 0.0
        self._searched: list[Table] = []
        self._searched_at = -SEARCH_SECONDS
        self._changes = 0  # so that a list that was outdated when it was complete is not cached
        tables.bus.subscribe(self._grown)

    def _grown(self, table_id: str, _: int) -> None:
        """A table has new events; if it is listed, the list may have changed."""
        cached = self._tables.at_hand(table_id)
        if cached is None or cached.table.listed:
            self._change()

    def _change(self) -> None:
        self._chosen = None
        self._changes += 1

    def seen(self, table: Table, holder: str) -> None:
        """Somebody has come, gone or done something; what counts is whether it was the host."""
        if table.listed and holder == table.host:
            self._change()
            self._hosts[table.id] = self._clock()
            self._hosts.move_to_end(table.id)
            while len(self._hosts) > REMEMBERED_HOSTS:
                self._hosts.popitem(last=False)

    async def shown(self) -> list[Table]:
        """The list. Requests that come while it is being made wait for it."""
        async with self._choosing:
            changes, at = self._changes, self._clock()
            if at - self._searched_at < SEARCH_SECONDS:
                return self._searched
            if self._chosen is not None and at - self._chosen_at < CACHE_SECONDS:
                return self._chosen
            chosen = await self._choose()
            if changes == self._changes:
                self._chosen, self._chosen_at = chosen, at
            return chosen

    async def _choose(self) -> list[Table]:
        """The newest tables, of each network a few. Those from before a restart whose host has not
        come back yet fill the rest: their networks are not known."""
        ids = await self._tables.store.open_tables(CONSIDERED_TABLES)
        known, unknown = await self._choose_from(ids)
        searches = len(ids) == CONSIDERED_TABLES and len(known) < LISTED_TABLES
        if searches:
            ids = await self._tables.store.open_tables(SEARCHED_TABLES)
            known, unknown = await self._choose_from(ids)
        chosen = (known + unknown)[:LISTED_TABLES]
        chosen.sort(key=lambda table: (table.updated, table.id), reverse=True)
        if searches:
            self._searched, self._searched_at = chosen, self._clock()
        return chosen

    async def _choose_from(self, ids: list[str]) -> tuple[list[Table], list[Table]]:
        """Tables whose network is known, of each a few, and others."""
        known: list[Table] = []
        unknown: list[Table] = []
        counts: Counter[str] = Counter()
        read = 0
        for table_id in ids:
            network = self._networks.of(table_id)
            most = LISTED_PER_NETWORK if network else LISTED_TABLES
            if counts[network] >= most or self._is_deserted(table_id):
                continue
            read += self._tables.at_hand(table_id) is None
            if read > MOST_TABLES_READ:
                break
            if (table := await self._open_table(table_id)) is not None:
                counts[network] += 1
                (known if network else unknown).append(table)
            if len(known) == LISTED_TABLES:
                break
        return known, unknown

    async def _open_table(self, table_id: str) -> Table | None:
        """A table, unless it has gone in the meantime or its host went long ago."""
        try:
            table = await self._tables.find(table_id)
        except StoreError:  # a list that lacks tables for that reason would be a lie
            raise
        except Refusal:
            return None
        here = self._presence.is_here(table_id, table.host)
        return table if here or not self._host_is_away(table_id) else None

    def _is_deserted(self, table_id: str) -> bool:
        """Whether it is plain, without looking at the table, that its host went long ago."""
        return not self._presence.is_watched(table_id) and self._host_is_away(table_id)

    def _host_is_away(self, table_id: str) -> bool:
        """Whether the host has not been seen for long; one who has a page open is here anyway."""
        return self._clock() - self._hosts.get(table_id, self._began) > HOST_AWAY
