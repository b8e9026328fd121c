"""The tables of the store, and how a file of an older version becomes one of today's."""

from collections.abc import Callable, Sequence

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
    update,
)

from marrakech.table.ports import StoreError

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
    Column("checksum", BigInteger),
)
holders = Table(
    "holders",
    _all,
    Column("table_id", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
)
heartbeat = Table(
    "heartbeat",
    _all,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger),
    Column("trusted", BigInteger),
)
devices = Table(
    "devices",
    _all,
    Column("token_hash", Text, primary_key=True),
    Column("holder", Text),
    Column("browser", Text),
    Column("system", Text),
    Column("created", BigInteger),
    Column("last_seen", BigInteger),
    Column("revoked", BigInteger),
)
analyses = Table(
    "analyses",
    _all,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer),
    Column("depth", Text),
    Column("data", LargeBinary),
)
schema_version = Table("schema_version", _all, Column("version", Integer))

# In the words of the partial indexes below: only so does a database see that an index answers it.
IS_OPEN = text("listed AND open_seats > 0 AND phase = 'gathering'")
IS_WAKING = text("wakes")

_VERSION_TABLE = "CREATE TABLE schema_version (version INTEGER NOT NULL)"

_DEVICES = (
    """CREATE TABLE devices (
        token_hash TEXT NOT NULL PRIMARY KEY,
        holder TEXT NOT NULL,
        browser TEXT NOT NULL,
        system TEXT NOT NULL,
        created BIGINT NOT NULL,
        last_seen BIGINT NOT NULL,
        revoked BIGINT
    )""",
    "CREATE INDEX devices_holder ON devices (holder, last_seen)",
)
# Version 2. Events of version 1 keep no checksum: nothing that is stored is written anew.
CHECKSUMS = ("ALTER TABLE events ADD COLUMN checksum BIGINT",)
# The last heartbeat at a time that can be trusted: what `--keep-days` goes by.
TRUSTED_TIME = ("ALTER TABLE heartbeat ADD COLUMN trusted BIGINT",)
# Version 3. SQLite stores bytes in a column of any type, PostgreSQL only in one of this.
_ANALYSES = """CREATE TABLE analyses (
        table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        version INTEGER NOT NULL,
        depth TEXT NOT NULL,
        data BYTEA NOT NULL
    )"""

# What leads from one version to the next, in SQL that SQLite and PostgreSQL both read. A version
# that has been released is never changed: a new one is added after it. Each adds a table or
# changes how one is defined: that tells a newer file from one whose version is damaged.
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
    (*_DEVICES, *CHECKSUMS, *TRUSTED_TIME),
    (_ANALYSES,),
)


def creation(version: int) -> list[str]:
    """The statements that make an empty store of that version."""
    statements = [statement for step in MIGRATIONS[:version] for statement in step]
    return [_VERSION_TABLE, f"INSERT INTO schema_version VALUES ({version})", *statements]  # noqa: S608


def migrate(
    connection: Connection, file: str, translate: Callable[[str], str] = lambda statement: statement
) -> int | None:
    """Bring a store to today's version, inside the transaction of the connection. The version that
    it had, if that was an older one. A database may need the statements in other words."""
    found, known = _version(connection, file), len(MIGRATIONS)
    for statements in MIGRATIONS[found:]:
        for statement in statements:
            connection.execute(text(translate(statement)))
    if found < known:
        connection.execute(update(schema_version).values(version=known))
    _require_tables(connection, file)
    return found if 0 < found < known else None


def require_known(version: int, file: str) -> int:
    """That version of the store, unless a newer marrakech wrote it."""
    known = len(MIGRATIONS)
    if version > known:
        raise StoreError("store-newer", file=file, found=version, known=known)
    return version


def _require_tables(connection: Connection, file: str) -> None:
    found = inspect(connection)
    names = set(found.get_table_names())
    for name, table in sorted(_all.tables.items()):
        columns = {one["name"] for one in found.get_columns(name)} if name in names else set()
        missing = [column.name for column in table.columns if column.name not in columns]
        if missing:
            raise StoreError("store-broken", file=file, reason=f"no {name}.{missing[0]}")


def _version(connection: Connection, file: str) -> int:
    """The version of a store; a database with nothing in it becomes one of version 0."""
    names = inspect(connection).get_table_names()
    if schema_version.name in names:
        version = connection.scalar(select(schema_version.c.version))
        if isinstance(version, int) and version > 0:
            return require_known(version, file)
    if names:
        raise StoreError("store-broken", file=file, reason="no version")
    connection.execute(text(_VERSION_TABLE))
    connection.execute(insert(schema_version).values(version=0))
    return 0
