"""What a table needs of the world: somewhere to keep its log, and a way to say that it grew."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from marrakech.rules import Refusal
from marrakech.table.events import Event


class Conflict(Exception):
    """Somebody else wrote first: the log does not end where it was expected to."""


class StoreError(Refusal):
    """The store cannot do it now: full, locked, broken, behind a copy, or from a newer version."""


class TableDamaged(Refusal):
    """The log of one table is not as it was written. All other tables can be played."""

    reason = ""  # for whoever runs the store: checksum, gap or fold
    number = 0  # of the event

    @staticmethod
    def of(table: str, reason: str, number: int) -> "TableDamaged":
        """The refusal of a table; players are not told which event it was."""
        damaged = TableDamaged("table-damaged", table=table)
        damaged.reason, damaged.number = reason, number
        return damaged


class Summary(NamedTuple):
    """What lists and the server's start need to know of a table without reading its log."""

    phase: str
    listed: bool
    open_seats: int
    players: int
    holders: tuple[str, ...]  # everybody who has a seat, and the host
    wakes: bool  # whether the server has something to do: a bot to move, a clock that runs
    updated: int  # milliseconds


class Store(Protocol):
    """Keeps logs. Acknowledged means on disk."""

    async def create(self, table: str, events: list[Event], summary: Summary) -> None:
        """Keep the log of a new table. One that exists already is a Conflict."""

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        """Add events behind the one with that number; a Conflict if it is not the last, or if one
        of them has a command id that the table has seen."""

    async def read(self, table: str, after: int = 0) -> list[Event]:
        """Every event after that number, in order. A table that does not exist has none; one whose
        log is damaged is refused as TableDamaged."""

    async def open_tables(self, limit: int) -> list[str]:
        """Listed tables with an open seat, the newest first."""

    async def tables_of(self, holder: str, limit: int) -> list[str]:
        """The tables at which somebody has a seat, the newest first."""

    async def waking(self) -> list[str]:
        """The tables at which the server has something to do."""

    async def forget(self, before: int) -> int:
        """Delete the tables that nothing has happened at since; how many there were."""


Listener = Callable[[str, int], None]


class Bus(Protocol):
    """Says that a table has grown. Who hears of it reads what it misses."""

    async def publish(self, table: str, number: int) -> None:
        """Tell everyone who listens that a table has an event with this number."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Listen to every table; what comes back ends it."""
