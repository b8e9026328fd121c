"""Whether a SQLite file is sound as a database, and has the tables that it should have."""

import sqlite3
from contextlib import closing

from marrakech.server.storage import schema

# What reading a damaged file can raise: SQLite's message may quote bytes that are no text.
UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
LONGEST_PROBLEM = 500  # characters: SQLite puts a hundred lines into one


def problem_text(problem: object) -> str:
    """A problem with a file, short enough for a sentence."""
    if isinstance(problem, UnicodeDecodeError):
        problem = problem.object.decode("utf-8", "replace")
    text = str(problem)
    return text if len(text) <= LONGEST_PROBLEM else f"{text[:LONGEST_PROBLEM]}…"


def structure_problems(connection: sqlite3.Connection, most: int = 1) -> list[str]:
    """What SQLite itself finds wrong with the file: pages, indexes, constraints."""
    problems = connection.execute(f"PRAGMA integrity_check({most})").fetchall()
    return [problem_text(problem) for (problem,) in problems if problem != "ok"]


def schema_problems(connection: sqlite3.Connection, version: int) -> list[str]:
    """Every table or index that is not word for word as our migrations make it, or that only a
    later version has: then it is the version that is wrong."""
    wanted, found = _our_definitions(version), _definitions(connection)
    later = _our_definitions(len(schema.MIGRATIONS)).keys() - wanted.keys()
    different = [name for name in wanted if found.get(name) != wanted[name]]
    return [
        f"{name} is not as it should be" for name in (*different, *sorted(later & found.keys()))
    ]


def version_problems(connection: sqlite3.Connection, version: int) -> list[str]:
    """What is wrong with an unknown version in a file whose tables are the current ones: every
    version defines them in another way."""
    known = len(schema.MIGRATIONS)
    if version <= known or _definitions(connection) != _our_definitions(known):
        return []
    return [f"version {version} with the tables of version {known}"]


def _our_definitions(version: int) -> dict[str, str]:
    with closing(sqlite3.connect(":memory:")) as reference:
        for statement in schema.creation(version):
            reference.execute(statement)
        return _definitions(reference)


def _definitions(connection: sqlite3.Connection) -> dict[str, str]:
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {f"{kind} {name}": " ".join(str(sql).split()) for kind, name, sql in rows}


def stored_version(connection: sqlite3.Connection) -> int | None:
    """The version that a store says it has; None for a database that is no store."""
    named = "SELECT 1 FROM sqlite_master WHERE name = 'schema_version'"
    if connection.execute(named).fetchone() is None:
        return None
    row = connection.execute("SELECT version FROM schema_version").fetchone()
    return row[0] if row and isinstance(row[0], int) and row[0] > 0 else None
