"""The ports: what tables, and a server around them, need from outside. Adapters implement them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from marrakech.rules import Refusal
from marrakech.table.events import Event
from marrakech.table.phases import PHASES, PhaseName


class Conflict(Exception):
    """Another process wrote first: the log does not end where it was expected to."""


class StoreError(Refusal):
    """The store cannot do it now: it is full, locked, broken, older than a copy or too new."""


class TableDamaged(Refusal):
    """The log of one table is not as it was written. All other tables can be played."""

    reason = ""  # for the operator: checksum, gap or fold
    number = 0  # of the event

    @staticmethod
    def of(table: str, reason: str, number: int) -> "TableDamaged":
        """The refusal of a table; players are not told which event it was."""
        damaged = TableDamaged("table-damaged", table=table)
        damaged.reason, damaged.number = reason, number
        return damaged


class Summary(NamedTuple):
    """What lists and the server's start need to know of a table without reading its log."""

    phase: PhaseName
    listed: bool
    open_seats: int
    players: int
    holders: tuple[str, ...]  # everybody who has a seat, and the host
    wakes: bool  # whether the server has something to do: a bot to move, a clock that runs
    updated: int  # milliseconds


class ListPlace(NamedTuple):
    """A place in a list of tables that begins with the newest: that of a table listed before."""

    updated: int
    table: str


class Store(Protocol):
    """Stores the logs of tables. What is acknowledged is on disk."""

    async def create(self, table: str, events: list[Event], summary: Summary) -> None:
        """Store the log of a new table. One that exists already is a Conflict."""

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        """Add events after the one with that number; a Conflict if it is not the last, or if one
        of them has a command id that the table has seen."""

    async def read(self, table: str, after: int = 0) -> list[Event]:
        """Every event after that number, in order. A table that does not exist has none; one whose
        log is damaged is refused as TableDamaged."""

    async def open_tables(self, limit: int) -> list[str]:
        """Listed tables with an open seat, the newest first."""

    async def tables_of(
        self,
        holder: str,
        limit: int,
        phases: tuple[PhaseName, ...] = PHASES,
        after: ListPlace | None = None,
    ) -> list[ListPlace]:
        """The tables at which somebody has a seat and that are in one of these phases, the newest
        first, by their places in that list; those that come after one of them."""

    async def waking(self) -> list[str]:
        """The tables at which the server has something to do."""

    async def forget(self, before: int) -> int:
        """Delete the tables that nothing has happened at since; how many there were."""


LONGEST_BEAT = 10_000  # milliseconds in which a server that is up has surely stored a heartbeat


class Heartbeats(Protocol):
    """Stores when a server was last up, in milliseconds since 1970."""

    async def heartbeat(self, now: int, trusted: int | None = None) -> None:
        """Store that the server is up, at that time by its own clock, and the time that can be
        trusted, if any can."""

    async def last_heartbeat(self) -> int | None:
        """The last time at which a server is known to have been up."""

    async def last_time(self) -> int | None:
        """The last heartbeat, or the last event within `LONGEST_BEAT` after it. Events further
        ahead do not count: they were written by a clock that has been corrected since."""

    async def last_trusted(self) -> int | None:
        """The last time that was trusted; where none was yet, that of the first heartbeat."""


NEVER_SEEN = 0  # when a token was last seen that was given out and has never come back


@dataclass(frozen=True)
class Device:
    """A token, by its hash, and whose seats it opens. Times are in milliseconds."""

    token_hash: str
    holder: str
    browser: str
    system: str
    created: int
    last_seen: int
    revoked: int | None = None


class DeviceStore(Protocol):
    """Stores which device belongs to whom. Of a token it has only the hash."""

    async def find(self, token_hash: str) -> Device | None:
        """The device with that token, also if it has been signed out."""

    async def of(self, holder: str) -> list[Device]:
        """The devices of a holder that are signed in, the one seen last first."""

    async def add(self, device: Device) -> None:
        """Store a device, unless it is stored already."""

    async def join(self, maker: Device, device: Device) -> bool:
        """Give a device the maker's holder and store both. False if the maker has been signed
        out."""

    async def seen(self, token_hash: str, now: int) -> None:
        """Store when a device was last seen."""

    async def revoke(self, token_hash: str, now: int) -> None:
        """Sign a device out."""

    async def revoke_all(self, holder: str, now: int) -> frozenset[str]:
        """Sign all devices of a holder out; the hashes of their tokens."""

    async def revoke_others(self, device: Device, now: int) -> frozenset[str]:
        """At the first use of a device that is signed in, sign out all others of the same holder;
        the hashes of their tokens."""

    async def revoked_since(self, holder: str, since: int) -> bool:
        """Whether a device of a holder was signed out at that time or later."""

    async def forget(self, before: int) -> None:
        """Delete the devices of holders who have no table left and were not seen since."""


class AnalysisStore(Protocol):
    """Stores the analyses of finished games, each until its table is deleted. A lost one can be
    computed again."""

    async def find(self, table: str, version: int, depth: str) -> bytes | None:
        """The analysis of a table's game by that version and depth, if it is stored."""

    async def put(self, table: str, version: int, depth: str, data: bytes) -> None:
        """Store the analysis of a table's game instead of any other. That of a table that does not
        exist is not stored."""


class Rescuer(Protocol):
    """Copies what is stored out of a store that is being lost."""

    def lost(self) -> None:
        """The store is gone or broken: there is something to copy."""

    def found(self) -> None:
        """The store is back: there is nothing to copy any more."""

    async def attempt(self, last: bool = False) -> None:
        """Copy if that is due; the last time without waiting."""


class Storage(Store, Heartbeats, Protocol):
    """Everything that a server stores, opened and closed as one."""

    devices: DeviceStore
    analyses: AnalysisStore
    rescuer: Rescuer

    def require_available(self) -> None:
        """Raise if what was opened is no longer there, or is broken."""

    async def ping(self) -> None:
        """Raise if the store does not answer, or what was opened is no longer there."""

    async def close(self) -> None:
        """Finish what is being written, and take nothing more."""


Listener = Callable[[str, int], None]


class Bus(Protocol):
    """Announces that a table has grown. Listeners read what they miss."""

    async def publish(self, table: str, number: int) -> None:
        """Tell every listener that a table has an event with this number."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Listen to every table; call the result to stop."""
