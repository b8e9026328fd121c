"""The store in a PostgreSQL database."""

import asyncio
import logging
from math import inf
from typing import Any

from sqlalchemy import URL, Connection, text

from marrakech.server.storage.errors import as_store_errors
from marrakech.server.storage.postgresql import (
    in_postgresql,
    label,
    parsed,
    reading_engine,
    require_driver,
    writing_engine,
)
from marrakech.server.storage.schema import migrate
from marrakech.server.storage.sql_logs import SqlLogs

log = logging.getLogger("marrakech.store")
MIGRATING = 0x6D61_7273  # the advisory lock of the process that migrates a database
MIGRATION_SECONDS = 60  # that another process may take for a migration


class PostgresqlStore(SqlLogs):
    """Stores everything in a PostgreSQL database.

    Any number of processes may write to it: of two that append at the same number, or do the same
    command, the unique keys let one pass. `alone` keeps a second one away all the same, for servers
    that do not hear of each other's events.
    """

    def __init__(self, url: URL, file: str, alone: bool) -> None:
        super().__init__(writing_engine(url, file, alone), reading_engine(url, file), file)

    @classmethod
    async def open(cls, address: str, alone: bool = True) -> "PostgresqlStore":
        """The store at an address: made if the database is empty, migrated if it is old."""
        url = parsed(address)
        file = label(url)
        require_driver(file)
        with as_store_errors(file):
            store = cls(url, file, alone)
            try:
                await asyncio.to_thread(store._migrate)
                await store.ping()
            except BaseException:
                await store.close()
                raise
        return store

    def _migrate(self) -> None:
        with self._writing.begin() as connection:
            driver: Any = connection.connection.driver_connection
            driver.patience = inf  # a large database takes its time
            _wait_for_others(connection)
            found = migrate(connection, self._file, in_postgresql)
            driver.patience = None
        if found:
            log.warning("store migrated", extra={"from": found})


def _wait_for_others(connection: Connection) -> None:
    """Let one process migrate at a time, until its transaction ends."""
    connection.execute(text(f"SET LOCAL lock_timeout = '{MIGRATION_SECONDS}s'"))
    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
