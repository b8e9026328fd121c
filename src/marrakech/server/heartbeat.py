"""The heartbeat: a trace of being alive, and the first to notice when the store is in trouble."""

import asyncio
import logging

from fastapi import FastAPI

from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.ports import StoreError
from marrakech.table.recovery import hold_clocks
from marrakech.table.tables import Tables

log = logging.getLogger("marrakech.server")
HEARTBEAT = 1.0  # seconds
LOST = ("store-gone", "store-broken")  # troubles of a file that has to be saved
UNKNOWN = "store-unreadable"  # the trouble of a store that fails in a way nobody foresaw


async def hold_at_start(app: FastAPI, store: SqlStore, tables: Tables, wall: int) -> None:
    """Hold the clocks; if the store cannot take that now, a later heartbeat makes it good."""
    try:
        await hold_clocks(tables, await store.last_heartbeat(), wall)
    except StoreError as error:
        if error.key in LOST:
            raise
        note_trouble(app, error)


async def beat(app: FastAPI, store: SqlStore, tables: Tables) -> None:
    """Leave a trace of being alive, and find out whether anything can be written at all."""
    while True:
        await beat_once(app, store, tables)
        await asyncio.sleep(HEARTBEAT)


async def beat_once(app: FastAPI, store: SqlStore, tables: Tables, last: bool = False) -> None:
    """Leave one trace, or note why not; what is lost is saved, at the latest by the last one."""
    try:
        if app.state.trouble:
            await _make_good(store, tables)
        await store.heartbeat(tables.clock(), app.state.believed_time())
        _note_recovery(app)
    except Exception as error:
        note_trouble(app, error)
        await app.state.rescuer.attempt(store, last)


async def _make_good(store: SqlStore, tables: Tables) -> None:
    """Once the store takes something again, give back the time during which it took nothing."""
    store.require_file()  # a broken file can also fail in other ways when it is read
    last = await store.last_heartbeat()
    if last is not None:
        await store.heartbeat(last)  # still in trouble, or clocks can be held
        await hold_clocks(tables, await store.last_heartbeat(), tables.clock())


def _note_recovery(app: FastAPI) -> None:
    if app.state.trouble:
        log.warning("the store can be written to again", extra={"job": "heartbeat"})
        app.state.tell_trouble(None)
    app.state.trouble = None
    app.state.rescuer.file_back()


def note_trouble(app: FastAPI, error: Exception) -> None:
    """Say once what the trouble is: in the log, and to all who are here."""
    key = error.key if isinstance(error, StoreError) else UNKNOWN
    before, app.state.trouble = app.state.trouble, key
    if key == before:
        return
    details = error.details if isinstance(error, StoreError) else {}
    log.error(
        "the store is in trouble: nothing is acknowledged",
        extra={"job": "heartbeat", "key": key, **details},
        exc_info=None if isinstance(error, StoreError) else error,
    )
    app.state.tell_trouble(key)
    if key in LOST:
        app.state.rescuer.file_lost()
