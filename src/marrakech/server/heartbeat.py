"""The heartbeat: a trace of being alive, and the first to notice when the store is in trouble."""

import asyncio
import logging

from fastapi import FastAPI

from marrakech.server.store import SqlStore
from marrakech.table.commands import Command
from marrakech.table.ports import StoreTrouble, TableDamaged
from marrakech.table.tables import Tables

log = logging.getLogger("marrakech.server")
HEARTBEAT = 1.0  # seconds
AT_ONCE = 50  # tables whose clocks are held together
UNKNOWN = "store-unreadable"  # the trouble of a store that fails in a way nobody foresaw


async def hold_clocks(store: SqlStore, tables: Tables, now: int) -> None:
    """The time since the last heartbeat does not count: nobody could do anything. Where there is
    none, or one later than now, each table is held from its own last event."""
    last = await store.last_heartbeat()
    known = last if last is not None and 0 <= last <= now else None
    queue = asyncio.Semaphore(AT_ONCE)

    async def hold(table_id: str) -> None:
        async with queue:
            try:
                table = await tables.find(table_id)
                since = table.updated if known is None else known
                down = tables.clock() - since  # less than nothing where the clock was set back
                if table.clocks is not None and table.clocks.runs and down:
                    await tables.do(table_id, Command("hold", data={"milliseconds": down}))
            except TableDamaged:  # the log says so already
                return
            except Exception:  # one table that cannot be read keeps no other from being played
                log.exception("clock not held", extra={"table": table_id})

    await asyncio.gather(*(hold(table_id) for table_id in await store.waking()))


async def beat(app: FastAPI, store: SqlStore, tables: Tables) -> None:
    """Leave a trace of being alive, and find out whether anything can be written at all."""
    while True:
        try:
            if app.state.trouble:
                await _make_good(store, tables)
            await store.heartbeat(tables.clock(), app.state.believed_time())
            _note_recovery(app)
        except Exception as error:
            note_trouble(app, error)
            await rescue_if_due(app, store)
        await asyncio.sleep(HEARTBEAT)


async def _make_good(store: SqlStore, tables: Tables) -> None:
    """Once the store takes something again, give back the time during which it took nothing."""
    store.require_file()  # a broken file can also fail in other ways when it is read
    last = await store.last_heartbeat()
    if last is not None:
        await store.heartbeat(last)  # still in trouble, or clocks can be held
        await hold_clocks(store, tables, tables.clock())


def _note_recovery(app: FastAPI) -> None:
    if app.state.trouble:
        log.warning("the store can be written to again", extra={"job": "heartbeat"})
    app.state.trouble = None


def note_trouble(app: FastAPI, error: Exception) -> None:
    """Say once what the trouble is."""
    key = error.key if isinstance(error, StoreTrouble) else UNKNOWN
    before, app.state.trouble = app.state.trouble, key
    if key == before:
        return
    details = error.details if isinstance(error, StoreTrouble) else {}
    log.error(
        "the store is in trouble: nothing is acknowledged",
        extra={"job": "heartbeat", "key": key, **details},
        exc_info=None if isinstance(error, StoreTrouble) else error,
    )
    app.state.rescue_due = key in ("store-gone", "store-broken")


async def rescue_if_due(app: FastAPI, store: SqlStore) -> None:
    """Save what can be saved of a file that is gone or broken, once for each time it is: copy the
    tables from what only this process still has, unless the last copy has them all. A file that
    comes and goes must not fill the disk."""
    if not app.state.rescue_due:
        return
    app.state.rescue_due = False
    try:
        content = await store.content()
        if content == app.state.rescued:
            return
        copy = await store.rescue()
    except Exception as error:
        log.error("the tables could not be copied", extra={"reason": str(error)})
    else:
        app.state.rescued = content
        log.error("the tables were copied to a new file", extra={"copy": str(copy)})
