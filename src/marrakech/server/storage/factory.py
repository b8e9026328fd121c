"""The one place where an address becomes a store."""

from marrakech.server.storage.addresses import MEMORY, file_at, is_postgresql
from marrakech.server.storage.postgresql_store import PostgresqlStore
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.memory import MemoryStore
from marrakech.table.ports import Storage


async def open_store(address: str) -> Storage:
    """The store at an address, opened."""
    if address == MEMORY:
        return MemoryStore()
    if is_postgresql(address):
        return await PostgresqlStore.open(address)
    return await SqlStore.open(file_at(address))
