"""Deleting old tables, unless the clock cannot be believed."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime

from marrakech.server.devices.registry import Devices
from marrakech.server.settings import Settings
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.tables import Tables

log = logging.getLogger("marrakech.server")
DAY = 86_400_000  # milliseconds
LONGEST_BELIEVED = 30  # days between two heartbeats
EVERY = 3600  # seconds


class BelievedTime:
    """The time by which tables grow old; none while the machine's clock cannot be believed.

    The server's own clock may be ahead of the machine's: it goes on from the last heartbeat, and a
    clock that has been set right since may have put that into the future. By what it is ahead,
    nothing has grown old.
    """

    def __init__(self, clock: Callable[[], int], ahead: int, believed: bool) -> None:
        self._clock = clock
        self._ahead = ahead
        self._believed = believed

    def __call__(self) -> int | None:
        """The time now."""
        return self._clock() - self._ahead if self._believed else None

    def believe_own_clock(self) -> None:
        """Go by the server's own clock from now on."""
        self._ahead, self._believed = 0, True


async def is_plausible(store: SqlStore, wall: int, settings: Settings) -> bool:
    """Whether the machine's clock is near the last time that was believed, in both directions.

    Half the days for which tables are kept may lie between: so a wrong clock within these limits
    leaves every table at least the other half.
    """
    last = await store.last_trusted()
    if last is None or settings.trust_clock:
        return True
    days = min(LONGEST_BELIEVED, settings.keep_days / 2 or LONGEST_BELIEVED)
    if abs(wall - last) <= days * DAY:
        return True
    if settings.keep_days:
        log.error(
            "no old tables are deleted: the clock is far from the last heartbeat. Set the clock, "
            "or if it is right start once with --trust-clock",
            extra={"clock": _date(wall), "last": _date(last)},
        )
    return False


async def clean(
    believed: BelievedTime, store: SqlStore, tables: Tables, devices: Devices, settings: Settings
) -> None:
    """Delete tables that nothing has happened at for longer than they are to be kept, and the
    devices that are good for nothing any more."""
    kept = settings.keep_days * DAY
    began = tables.clock()
    while settings.keep_days:
        # By now the server itself has seen all that time pass, whatever the machine's clock says:
        # what is older by the server's own clock is as old as that, or older.
        if believed() is None and tables.clock() - began >= kept:
            believed.believe_own_clock()
            log.warning("old tables are deleted again: the server has been up for long enough")
        if (now := believed()) is not None:
            gone = await store.forget(now - kept)
            if gone:
                tables.forget_all()
                log.info("old tables deleted", extra={"tables": gone})
            await devices.forget(now - kept)
        await asyncio.sleep(EVERY)


def _date(milliseconds: int) -> str:
    try:
        return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
    except (ValueError, OverflowError, OSError):  # no year that a calendar has
        return str(milliseconds)
