"""Logs in a database: SQLite in a file, or another one behind an address."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from marrakech.server.addition import addition
from marrakech.server.opening import FileLock, address_of, probe, reading_engine, writing_engine
from marrakech.server.schema import (
    IS_OPEN,
    IS_WAKING,
    events,
    heartbeat,
    holders,
    migrate,
    schema_version,
    tables,
)
from marrakech.server.troubles import troubles_told
from marrakech.server.writer import Writer
from marrakech.table.events import Event
from marrakech.table.ports import StoreTrouble, Summary

FORGOTTEN_AT_ONCE = 50  # tables; between so many, those who play get their turn

_newest = (tables.c.updated.desc(), tables.c.id.desc())
_read = (
    select(*(c for c in events.c if c is not events.c.table_id))
    .where(events.c.table_id == bindparam("table"), events.c.number > bindparam("after"))
    .order_by(events.c.number)
)
_open = select(tables.c.id).where(IS_OPEN).order_by(*_newest).limit(bindparam("most"))
_of = (
    select(tables.c.id)
    .join(holders, holders.c.table_id == tables.c.id)
    .where(holders.c.holder == bindparam("who"))
    .order_by(*_newest)
    .limit(bindparam("most"))
)
_waking = select(tables.c.id).where(IS_WAKING).order_by(*_newest)
_old = select(tables.c.id).where(tables.c.updated < bindparam("before")).limit(FORGOTTEN_AT_ONCE)
_forget = delete(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_beat = update(heartbeat).values(at=bindparam("now"))
_last_beat = select(heartbeat.c.at)
_version = select(schema_version.c.version)


class SqlStore:
    """Keeps logs in a database. Acknowledged means committed, and committed means on disk."""

    def __init__(self, writing: AsyncEngine, reading: AsyncEngine, lock: FileLock, file: str):
        self._writing = writing
        self._reading = reading
        self._lock = lock
        self._file = file
        self._writer = Writer(writing, file)
        self._closed = False

    @classmethod
    async def open(cls, data: Path | str) -> "SqlStore":
        """The store in a file, or behind an address with a scheme: made if new, migrated if old."""
        address = address_of(data)
        file = str(data) if address.database == str(data) else address.render_as_string()
        with troubles_told(file):
            lock = FileLock(address)
            store = cls(writing_engine(address), reading_engine(address), lock, file)
            try:
                await asyncio.to_thread(probe, address)
                async with store._writing.begin() as connection:
                    await connection.run_sync(migrate, file)
                await store.last_heartbeat()  # what a server asks for when it starts
                await store.waking()
            except BaseException:
                await store.close()
                raise
        return store

    async def close(self) -> None:
        """Finish what is being written and let go of the file."""
        self._closed = True
        await self._writer.close()
        await self._reading.dispose()
        await self._writing.dispose()
        self._lock.release()

    async def create(self, table: str, events: list[Event], summary: Summary) -> None:
        """Keep the log of a new table."""
        await self._writer.add(addition(table, None, events, summary))

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        """Add events behind the one with that number."""
        await self._writer.add(addition(table, after, events, summary))

    async def read(self, table: str, after: int = 0) -> list[Event]:
        """Every event behind that number."""
        rows = await self._fetch(_read, table=table, after=after)
        loads = json.loads
        return [
            Event(number, at, kind, loads(data), loads(secret), command)
            for number, at, kind, data, secret, command in rows
        ]

    async def open_tables(self, limit: int) -> list[str]:
        """Listed tables with an open seat."""
        return [row[0] for row in await self._fetch(_open, most=limit)]

    async def tables_of(self, holder: str, limit: int) -> list[str]:
        """The tables at which somebody has a seat."""
        return [row[0] for row in await self._fetch(_of, who=holder, most=limit)]

    async def waking(self) -> list[str]:
        """The tables at which the server has something to do."""
        return [row[0] for row in await self._fetch(_waking)]

    async def forget(self, before: int) -> int:
        """Delete the tables that nothing has happened at since."""

        async def forget_some(connection: AsyncConnection) -> int:
            ids = list(await connection.scalars(_old, {"before": before}))
            if ids:
                await connection.execute(_forget, {"ids": ids})
            return len(ids)

        forgotten = 0
        while some := await self._writer.run(forget_some):
            forgotten += some
        return forgotten

    async def heartbeat(self, now: int) -> None:
        """Note that the server is up, at that millisecond."""
        await self._writer.run(lambda connection: connection.execute(_beat, {"now": now}))

    async def last_heartbeat(self) -> int | None:
        """The last millisecond at which a server is known to have been up."""
        at: int | None = next((row[0] for row in await self._fetch(_last_beat)), None)
        return at

    async def ping(self) -> None:
        """A trouble if the store does not answer."""
        await self._fetch(_version)

    async def _fetch(self, statement: Executable, **details: Any) -> Sequence[Any]:
        if self._closed:
            raise StoreTrouble("store-closed", file=self._file)
        with troubles_told(self._file):
            async with self._reading.connect() as connection:
                return (await connection.execute(statement, details)).all()
