"""What happens when a player comes back, or the server was down or could not store anything."""

import asyncio
import logging

from marrakech.table.commands import Back, Command, Hold
from marrakech.table.phases import Playing
from marrakech.table.ports import Heartbeats, Storage, StoreError, TableDamaged
from marrakech.table.state import Table
from marrakech.table.tables import Tables

log = logging.getLogger("marrakech.tables")
HELD_AT_ONCE = 50  # tables whose clocks are held together


async def welcome_back(tables: Tables, table: Table, holder: str) -> None:
    """Give a returning player their seats back from the bots that stood in."""
    away = any(table.chair(seat).bot for seat in table.seats_of(holder))
    if isinstance(table.phase, Playing) and away:
        try:
            await tables.do(table.id, Command(Back(), holder=holder))
        except StoreError as error:
            log.warning("seat not given back", extra={"table": table.id, "key": error.key})


async def resume(tables: Tables, heartbeats: Heartbeats, now: int) -> None:
    """After the server was down, take the time since its last heartbeat off running clocks."""
    await hold_clocks(tables, await heartbeats.last_heartbeat(), now)


async def make_good(tables: Tables, storage: Storage) -> None:
    """Once the store accepts writes again, take the time in which it did not off running clocks."""
    storage.require_available()  # a broken file can also fail in other ways when it is read
    last = await storage.last_heartbeat()
    if last is not None:
        await storage.heartbeat(last)  # raises if it still accepts nothing
        await resume(tables, storage, tables.clock())


async def hold_clocks(tables: Tables, last: int | None, now: int) -> None:
    """Take the time since the last heartbeat off running clocks: nobody could do anything. If there
    is none, or one in the future, each clock is held from its table's last event."""
    known = last if last is not None and 0 <= last <= now else None
    queue = asyncio.Semaphore(HELD_AT_ONCE)

    async def hold(table_id: str) -> StoreError | None:
        async with queue:
            return await _hold(tables, table_id, known)

    waking = await tables.store.waking()
    for error in await asyncio.gather(*(hold(table_id) for table_id in waking)):
        if error:
            raise error


async def _hold(tables: Tables, table_id: str, last: int | None) -> StoreError | None:
    """Hold the clock of one table; return the error if it has to be tried again later."""
    try:
        table = await tables.find(table_id)
        since = table.updated if last is None else max(last, table.updated)
        down = tables.clock() - since  # negative where the clock was set back
        if isinstance(table.phase, Playing) and table.phase.clocks.runs and down:
            await tables.do(table_id, Command(Hold(down)))
    except TableDamaged:  # the log says so already
        return None
    except Exception as error:
        if isinstance(error, StoreError) and error.key != "store-broken":
            return error
        # One table that cannot be read must not keep others from being played.
        log.exception("clock not held", extra={"table": table_id})
    return None
