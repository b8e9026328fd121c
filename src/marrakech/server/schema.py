"""The tables of the store, and how a file of an older version becomes one of today's."""

from collections.abc import Sequence

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Integer,
    MetaData,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
    update,
)

from marrakech.table.ports import StoreTrouble

_all = MetaData()

tables = Table(
    "tables",
    _all,
    Column("id", Text, primary_key=True),
    Column("phase", Text),
    Column("listed", Boolean),
    Column("open_seats", Integer),
    Column("players", Integer),
    Column("wakes", Boolean),
    Column("updated", BigInteger),
    Column("last_number", Integer),
)
events = Table(
    "events",
    _all,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger),
    Column("kind", Text),
    Column("data", Text),
    Column("secret", Text),
    Column("command", Text),
)
holders = Table(
    "holders",
    _all,
    Column("table_id", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
)
heartbeat = Table(
    "heartbeat", _all, Column("id", Integer, primary_key=True), Column("at", BigInteger)
)
schema_version = Table("schema_version", _all, Column("version", Integer))

# In the words of the partial indexes below: only so does a database see that an index answers it.
IS_OPEN = text("listed AND open_seats > 0 AND phase = 'gathering'")
IS_WAKING = text("wakes")

# What leads from one version to the next, in SQL that SQLite and PostgreSQL both read. A version
# that has been released is never changed: a new one is added behind it.
MIGRATIONS: tuple[Sequence[str], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY,
            phase TEXT NOT NULL,
            listed BOOLEAN NOT NULL,
            open_seats INTEGER NOT NULL,
            players INTEGER NOT NULL,
            wakes BOOLEAN NOT NULL,
            updated BIGINT NOT NULL,
            last_number INTEGER NOT NULL
        )""",
        """CREATE INDEX tables_open ON tables (updated, id)
            WHERE listed AND open_seats > 0 AND phase = 'gathering'""",
        "CREATE INDEX tables_waking ON tables (updated, id) WHERE wakes",
        """CREATE TABLE events (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            at BIGINT NOT NULL,
            kind TEXT NOT NULL,
            data TEXT NOT NULL,
            secret TEXT NOT NULL,
            command TEXT,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE UNIQUE INDEX events_command ON events (table_id, command)
            WHERE command IS NOT NULL""",
        """CREATE TABLE holders (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            holder TEXT NOT NULL,
            PRIMARY KEY (table_id, holder)
        )""",
        "CREATE INDEX holders_holder ON holders (holder, table_id)",
        "CREATE TABLE heartbeat (id INTEGER NOT NULL PRIMARY KEY, at BIGINT)",
        "INSERT INTO heartbeat (id) VALUES (1)",
    ),
)


def migrate(connection: Connection, file: str) -> None:
    """Bring a store to today's version, inside the transaction of the connection."""
    found = _version(connection, file)
    known = len(MIGRATIONS)
    if found > known:
        raise StoreTrouble("store-newer", file=file, found=found, known=known)
    for statements in MIGRATIONS[found:]:
        for statement in statements:
            connection.execute(text(statement))
    if found < known:
        connection.execute(update(schema_version).values(version=known))
    _require_tables(connection, file)


def _require_tables(connection: Connection, file: str) -> None:
    missing = sorted(set(_all.tables) - set(inspect(connection).get_table_names()))
    if missing:
        raise StoreTrouble("store-broken", file=file, reason=f"no {missing[0]}")


def _version(connection: Connection, file: str) -> int:
    """The version of a store; a database with nothing in it becomes one of version 0."""
    names = inspect(connection).get_table_names()
    if schema_version.name in names:
        version: int | None = connection.scalar(select(schema_version.c.version))
        if version is not None:
            return version
    if names:
        raise StoreTrouble("store-broken", file=file, reason="no version")
    connection.execute(text("CREATE TABLE schema_version (version INTEGER NOT NULL)"))
    connection.execute(insert(schema_version).values(version=0))
    return 0
