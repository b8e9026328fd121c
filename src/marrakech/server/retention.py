"""Deleting old tables, unless the clock cannot be trusted."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime

from marrakech.server.devices.registry import Devices
from marrakech.server.settings import Settings
from marrakech.table.ports import Heartbeats, Store
from marrakech.table.tables import Tables

log = logging.getLogger("marrakech.server")
DAY = 86_400_000  # milliseconds
LONGEST_TRUSTED = 30  # days between two heartbeats
CLEANING_INTERVAL = 3600  # seconds


class TrustedTime:
    """The time by which tables grow old; none while the machine's clock cannot be trusted.

    The server's own clock may be ahead of the machine's: it goes on from the last heartbeat, and a
    clock that has been corrected since may have put that into the future. The time by which it is
    ahead makes nothing older.
    """

    def __init__(self, clock: Callable[[], int], ahead: int, trusted: bool) -> None:
        self._clock = clock
        self._ahead = ahead
        self._trusted = trusted

    def __call__(self) -> int | None:
        """The time now."""
        return self._clock() - self._ahead if self._trusted else None

    def trust_own_clock(self) -> None:
        """Go by the server's own clock from now on."""
        self._ahead, self._trusted = 0, True


async def is_plausible(store: Heartbeats, wall: int, settings: Settings) -> bool:
    """Whether the machine's clock is near the last time that was trusted, in both directions.

    They may be apart by half the days for which tables are kept: a wrong clock within this limit
    leaves every table at least the other half.
    """
    last = await store.last_trusted()
    if last is None or settings.trust_clock:
        return True
    days = min(LONGEST_TRUSTED, settings.keep_days / 2 or LONGEST_TRUSTED)
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
    trusted_time: TrustedTime, store: Store, tables: Tables, devices: Devices, settings: Settings
) -> None:
    """Delete tables at which nothing has happened for longer than they are kept, and the devices
    that are of no use any more."""
    kept = settings.keep_days * DAY
    began = tables.clock()
    while settings.keep_days:
        # By now the server itself has seen all that time pass, whatever the machine's clock says:
        # what is older by the server's own clock is as old as that, or older.
        if trusted_time() is None and tables.clock() - began >= kept:
            trusted_time.trust_own_clock()
            log.warning("old tables are deleted again: the server has been up for long enough")
        if (now := trusted_time()) is not None:
            gone = await store.forget(now - kept)
            if gone:
                tables.forget_all()
                log.info("old tables deleted", extra={"tables": gone})
            await devices.forget(now - kept)
        await asyncio.sleep(CLEANING_INTERVAL)


def _date(milliseconds: int) -> str:
    try:
        return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
    except (ValueError, OverflowError, OSError):  # no year that a calendar has
        return str(milliseconds)
