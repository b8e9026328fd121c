"""How a PostgreSQL database is opened: its address, and what every connection promises.

psycopg is an extra of the package (`marrakech[postgresql]`), so nothing here imports it before a
database is opened.
"""

import re
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from marrakech.server.storage.database import LOCK_SECONDS, READERS
from marrakech.table.ports import StoreError

if TYPE_CHECKING:
    from psycopg import Connection

OLDEST = 14  # the oldest version of PostgreSQL that is supported
ONE_SERVER = 0x6D61_7272  # the advisory lock of the server that uses a database
INSTALL = "pip install 'marrakech[postgresql]'"
# A server or a network that does not answer is noticed after some seconds, and not after hours.
_DRIVER_OPTIONS = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "marrakech",
}
# Read once for each connection. What is set here stays for as long as the connection lives, also
# when somebody changes the server's own settings meanwhile; and the server notices within seconds
# that a machine is gone, and lets go of its locks.
_SET_UP = f"""SELECT current_setting('server_version_num')::int / 10000,
    current_setting('server_encoding'), current_setting('fsync'),
    set_config('synchronous_commit', current_setting('synchronous_commit'), false),
    current_setting('transaction_read_only'),
    set_config('lock_timeout', '{LOCK_SECONDS:.0f}s', false),
    set_config('tcp_keepalives_idle', '5', false),
    set_config('tcp_keepalives_interval', '2', false),
    set_config('tcp_keepalives_count', '3', false)"""


def parsed(address: str) -> URL:
    """The address of a database for SQLAlchemy, with psycopg as the driver."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # its own words may quote a password
        raise StoreError(
            "store-unreadable", file="postgresql://", reason="malformed address"
        ) from None
    return url.set(drivername="postgresql+psycopg")


def label(url: URL) -> str:
    """An address as it may be shown: no password, and no parameters, which may have one too."""
    bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
    return bare.render_as_string()


def require_driver(file: str) -> None:
    """Raise if psycopg is not installed."""
    if find_spec("psycopg") is None:
        raise StoreError("store-extra", file=file, command=INSTALL)


def writing_engine(url: URL, file: str, alone: bool) -> Engine:
    """One connection, for the writer alone. It holds the lock of the server that uses the database:
    if the connection is lost, nothing is written before a new one has the lock."""
    engine = create_engine(
        url,
        pool_size=1,
        max_overflow=0,
        pool_reset_on_return=None,
        hide_parameters=True,  # no log may show what people keep secret
        isolation_level="READ COMMITTED",
        connect_args=_driver_options(url),
    )
    event.listen(engine, "do_connect", _connect)
    event.listen(engine, "connect", _set_up(file, writes=True, alone=alone))
    return engine


def reading_engine(url: URL, file: str) -> Engine:
    """Connections for single statements that read. Each is tried before it is used: it may have
    been lost since."""
    engine = create_engine(
        url,
        pool_size=READERS,
        max_overflow=0,
        pool_reset_on_return=None,
        pool_pre_ping=True,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        connect_args=_driver_options(url),
    )
    event.listen(engine, "do_connect", _connect)
    event.listen(engine, "connect", _set_up(file))
    return engine


def snapshot_engine(address: str) -> Engine:
    """Connections that read a whole database as it is at one moment."""
    url = parsed(address)
    file = label(url)
    require_driver(file)
    engine = create_engine(
        url,
        poolclass=NullPool,
        hide_parameters=True,
        isolation_level="REPEATABLE READ",
        execution_options={"postgresql_readonly": True},
        connect_args=_driver_options(url),
    )
    event.listen(engine, "connect", _set_up(file))
    return engine


def _driver_options(url: URL) -> dict[str, object]:
    return {name: value for name, value in _DRIVER_OPTIONS.items() if name not in url.query}


def _connect(_: object, __: object, arguments: Sequence[Any], options: dict[str, Any]) -> object:
    from marrakech.server.storage.postgresql_connection import ImpatientConnection

    return ImpatientConnection.connect(*arguments, **options)


def _set_up(
    file: str, writes: bool = False, alone: bool = False
) -> Callable[["Connection", ConnectionPoolEntry], None]:
    """What prepares a new connection; one that does not promise what we do is closed again."""
    from marrakech.server.storage.postgresql_texts import escape_texts

    def set_up(connection: "Connection", _: ConnectionPoolEntry) -> None:
        try:
            escape_texts(connection)
            answer = connection.execute(_SET_UP).fetchone()
            assert answer is not None
            _require_promises(file, writes, *answer[:5])
            if alone:
                connection.execute(f"SELECT pg_advisory_lock({ONE_SERVER})")  # until it is closed
            connection.commit()
        except BaseException:
            connection.close()
            raise

    return set_up


def _require_promises(
    file: str,
    writes: bool,
    version: int,
    encoding: str,
    fsync: str,
    synchronous_commit: str,
    read_only: str,
) -> None:
    if version < OLDEST:
        raise StoreError("store-server-old", file=file, found=version, needed=OLDEST)
    for setting, value in {"fsync": fsync, "synchronous_commit": synchronous_commit}.items():
        if value == "off":
            raise StoreError("store-unsafe", file=file, setting=f"{setting}=off")
    if encoding != "UTF8":
        raise StoreError("store-unreadable", file=file, reason=f"server_encoding={encoding}")
    if writes and read_only == "on":
        raise StoreError("store-unreadable", file=file, reason="transaction_read_only=on")


_TEXT = re.compile(r"\bTEXT\b")


def in_postgresql(statement: str) -> str:
    """A statement of our migrations for PostgreSQL. Texts are compared byte by byte, as in SQLite:
    an index in the order of a language is broken by an update of the system's C library."""
    return _TEXT.sub('TEXT COLLATE "C"', statement)
