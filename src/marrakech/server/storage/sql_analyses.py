"""The analyses of finished games in SQL, beside the tables."""

from sqlalchemy import Connection, bindparam, select, text

from marrakech.server.storage.schema import analyses
from marrakech.server.storage.sql_devices import Database

_find = select(analyses.c.data).where(
    analyses.c.table_id == bindparam("table"),
    analyses.c.version == bindparam("version"),
    analyses.c.depth == bindparam("depth"),
)
# Only as long as the table is there: it may be deleted while its game is analysed.
_put = text(
    """INSERT INTO analyses (table_id, version, depth, data)
    SELECT id, CAST(:version AS INTEGER), CAST(:depth AS TEXT), :data
    FROM tables WHERE id = :table
    ON CONFLICT (table_id) DO
        UPDATE SET version = excluded.version, depth = excluded.depth, data = excluded.data"""
)


class SqlAnalyses:
    """Stores analyses in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str, version: int, depth: str) -> bytes | None:
        """The analysis of a table's game by that version and depth."""
        rows = await self._database.fetch(_find, table=table, version=version, depth=depth)
        return bytes(rows[0][0]) if rows else None

    async def put(self, table: str, version: int, depth: str, data: bytes) -> None:
        """Store the analysis of a table's game instead of any other."""

        def write(connection: Connection) -> None:
            connection.execute(
                _put, {"table": table, "version": version, "depth": depth, "data": data}
            )

        await self._database.run(write)
