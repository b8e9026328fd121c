"""Somebody's own tables: those at which they have a seat, or which they set up."""

from typing import NamedTuple

from marrakech.rules import Refusal
from marrakech.table.phases import PHASES, PhaseName
from marrakech.table.ports import ListPlace, StoreError
from marrakech.table.state import Table
from marrakech.table.tables import Tables

MOST_LISTED = 50  # tables in one list
GAMES_AT_ONCE = 20  # finished games on one page
LIVE: tuple[PhaseName, ...] = ("gathering", "playing")


class FinishedPage(NamedTuple):
    """Some finished games, and the place in the list from which older ones follow."""

    tables: list[Table]
    last: ListPlace | None  # None if there are no older ones


class OwnTables:
    """The tables of one person, the newest first. Nobody has any without a token."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def newest(self, holder: str, live: bool) -> list[Table]:
        """Their newest tables; if live, only those whose game has not ended."""
        return await self._read(await self._places(holder, MOST_LISTED, LIVE if live else PHASES))

    async def finished(self, holder: str, after: ListPlace | None) -> FinishedPage:
        """Their finished games, after a place in the list."""
        wanted = GAMES_AT_ONCE + 1  # one more shows whether there are older ones
        places = await self._places(holder, wanted, ("over",), after)
        shown = places[:GAMES_AT_ONCE]
        # The last place as it is stored: a table that cannot be found has one as well.
        return FinishedPage(await self._read(shown), shown[-1] if len(places) == wanted else None)

    async def _places(
        self,
        holder: str,
        most: int,
        phases: tuple[PhaseName, ...],
        after: ListPlace | None = None,
    ) -> list[ListPlace]:
        return await self._tables.store.tables_of(holder, most, phases, after) if holder else []

    async def _read(self, places: list[ListPlace]) -> list[Table]:
        """The tables at these places, without any that has been deleted in the meantime."""
        found = []
        for place in places:
            try:
                found.append(await self._tables.find(place.table))
            except StoreError:  # a list without the tables that cannot be read would be wrong
                raise
            except Refusal:
                continue
        return found
