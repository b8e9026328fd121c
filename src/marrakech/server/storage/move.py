"""Moving a store: everything from one address to another, while no server uses either."""

import asyncio
from contextlib import AsyncExitStack

from sqlalchemy import Connection

from marrakech.rules import Refusal
from marrakech.server.storage.addresses import MEMORY, file_at, is_postgresql, shown
from marrakech.server.storage.errors import as_store_errors
from marrakech.server.storage.postgresql_store import PostgresqlStore
from marrakech.server.storage.sql_store import SqlStore
from marrakech.server.storage.transfer import (
    Copied,
    Progress,
    copy_all,
    copy_to_file,
    reading,
    require_empty,
    require_store,
)
from marrakech.table.ports import StoreError


async def move(source: str, target: str, progress: Progress = lambda done, of: None) -> Copied:
    """Copy a store to another address, compare the two, and leave the source as it is. If that
    ends before it is complete, there is nothing at the target, and it can be done again."""
    _require_place(source, target)
    async with AsyncExitStack() as open_:
        await asyncio.to_thread(require_store, source)
        kept = await _opened(source)  # its lock keeps servers away
        open_.push_async_callback(kept.close)
        if not is_postgresql(target):
            return await asyncio.to_thread(copy_to_file, source, file_at(target), progress)
        filled = await _opened(target)
        open_.push_async_callback(filled.close)

        def fill(connection: Connection) -> Copied:
            require_empty(connection, shown(target))
            with reading(source) as original:
                return copy_all(original, connection, shown(source), progress)

        with as_store_errors(shown(target)):
            return await filled.run(fill)


def _require_place(source: str, target: str) -> None:
    for address in (source, target):
        if address == MEMORY:
            raise StoreError("store-unreadable", file=MEMORY, reason="not stored")
    if not is_postgresql(source) and not file_at(source).is_file():
        raise Refusal("file-missing", file=str(file_at(source)))
    if not is_postgresql(target) and file_at(target).exists():
        raise Refusal("file-exists", file=str(file_at(target)))


async def _opened(address: str) -> SqlStore | PostgresqlStore:
    if is_postgresql(address):
        return await PostgresqlStore.open(address)
    return await SqlStore.open(file_at(address))
