"""Copies everything from one database to another, and compares the two row by row."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Row, Select, Table, create_engine, func, insert, inspect, select
from sqlalchemy.pool import StaticPool

from marrakech.server.storage import postgresql, schema
from marrakech.server.storage.addresses import file_at, is_postgresql, shown
from marrakech.server.storage.backup import new_database, opened
from marrakech.server.storage.errors import as_store_errors
from marrakech.table.ports import StoreError

Progress = Callable[[int, int], None]  # rows that were copied, of how many

# Each after those that it refers to.
_TABLES = (
    schema.tables,
    schema.events,
    schema.holders,
    schema.heartbeat,
    schema.devices,
    schema.analyses,
)
_BATCH = 1_000  # rows
_MODULUS = 2**128


class Digest(NamedTuple):
    """What tells whether two tables have the same rows, in whichever order."""

    rows: int = 0
    sum: int = 0  # of the hashes of all rows

    def with_row(self, row: "Row[tuple[object, ...]]") -> "Digest":
        """The same with one row more."""
        content = sha256(repr(tuple(row)).encode("utf-8", "surrogatepass")).digest()
        return Digest(self.rows + 1, (self.sum + int.from_bytes(content[:16])) % _MODULUS)


class Copied(NamedTuple):
    """What was copied."""

    tables: int
    events: int


def copy_to_file(source: str, target: Path, progress: Progress = lambda done, of: None) -> Copied:
    """Copy a store as it is at one moment into a new SQLite file, which appears when it is
    complete. The file has the version that the store has."""
    with reading(source) as connection, new_database(target) as file:
        for statement in schema.creation(_version(connection, shown(source))):
            file.execute(statement)
        engine = create_engine("sqlite://", creator=lambda: file, poolclass=StaticPool)
        with as_store_errors(str(target)), engine.connect() as copy:
            copy.exec_driver_sql("BEGIN")
            copied = copy_all(connection, copy, shown(source), progress)
            copy.exec_driver_sql("COMMIT")
        return copied


@contextmanager
def reading(address: str) -> Iterator[Connection]:
    """A connection that sees a store as it is at one moment, also while others write to it."""
    with as_store_errors(shown(address)):
        if is_postgresql(address):
            engine = postgresql.snapshot_engine(address)
        else:
            file = opened(file_at(address), "mode=ro")
            engine = create_engine("sqlite://", creator=lambda: file, poolclass=StaticPool)
        try:
            with engine.connect() as connection:
                if not is_postgresql(address):
                    connection.exec_driver_sql("BEGIN")
                yield connection
        finally:
            engine.dispose()


def copy_all(source: Connection, target: Connection, file: str, progress: Progress) -> Copied:
    """Copy every row into a store in which nothing has been stored yet, and read it back."""
    present = set(inspect(target).get_table_names())
    tables = [table for table in _TABLES if table.name in present]
    questions = {table: _all_of(table, target) for table in tables}
    total = sum(_count(source, table) for table in tables)
    done = 0

    def advance(rows: int) -> None:
        nonlocal done
        done += rows
        progress(done, total)

    target.execute(schema.heartbeat.delete())  # a new store has an empty row
    digests = {
        table: _copy(source, target, table, question, advance)
        for table, question in questions.items()
    }
    for table, question in questions.items():
        if _digest(target, question) != digests[table]:
            raise StoreError("store-broken", file=file, reason=f"{table.name} could not be copied")
    return Copied(digests[schema.tables].rows, digests[schema.events].rows)


def require_empty(target: Connection, file: str) -> None:
    """Raise if anything has ever been stored."""
    beats = target.scalar(select(func.count(schema.heartbeat.c.at)))
    others = (_count(target, table) for table in _TABLES if table is not schema.heartbeat)
    if beats or any(others):
        raise StoreError("store-not-empty", file=file)


def require_store(address: str) -> None:
    """Raise if there is no store."""
    with reading(address) as connection:
        _version(connection, shown(address))


def _version(connection: Connection, file: str) -> int:
    if schema.schema_version.name in inspect(connection).get_table_names():
        version = connection.scalar(select(schema.schema_version.c.version))
        if isinstance(version, int) and version > 0:
            return schema.require_known(version, file)
    raise StoreError("store-broken", file=file, reason="no version")


def _all_of(table: Table, target: Connection) -> Select[tuple[object, ...]]:
    """Every row of a table, with the columns that the target's version has."""
    known = {column["name"] for column in inspect(target).get_columns(table.name)}
    return select(*(column for column in table.c if column.name in known))


def _count(connection: Connection, table: Table) -> int:
    return connection.scalar(select(func.count()).select_from(table)) or 0


def _copy(
    source: Connection,
    target: Connection,
    table: Table,
    question: Select[tuple[object, ...]],
    advance: Callable[[int], None],
) -> Digest:
    digest = Digest()
    for rows in _batches(source, question):
        for row in rows:
            digest = digest.with_row(row)
        target.execute(insert(table), [dict(row._mapping) for row in rows])
        advance(len(rows))
    return digest


def _digest(connection: Connection, question: Select[tuple[object, ...]]) -> Digest:
    digest = Digest()
    for rows in _batches(connection, question):
        for row in rows:
            digest = digest.with_row(row)
    return digest


def _batches(
    connection: Connection, question: Select[tuple[object, ...]]
) -> "Iterator[list[Row[tuple[object, ...]]]]":
    options = {"yield_per": _BATCH}  # the database keeps the rest until it is asked for
    with connection.execute(question, execution_options=options) as found:
        for rows in found.partitions():
            yield list(rows)
