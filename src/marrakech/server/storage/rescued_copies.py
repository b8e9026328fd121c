"""Copies that were rescued from a store: whether one has something that the store lacks."""

import logging
import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from marrakech.server.storage.heartbeat_copies import agreed
from marrakech.server.storage.integrity import opened_for_reading
from marrakech.server.storage.structure import UNREADABLE, problem_text, structure_problems
from marrakech.table.ports import StoreError

log = logging.getLogger("marrakech.store")
RESCUED_SUFFIX = "rescued-%Y%m%d-%H%M%S"  # when it was rescued; added to the name of the store
_NAMED = re.compile(r"\.(rescued-\d{8}-\d{6})(?:-(\d+))?")  # several in one second have numbers


class _Content(NamedTuple):
    """What has happened in a store."""

    ends: dict[str, int]  # the number of the last event at each table
    beat: int | None  # when a server was last up


_NOTHING = _Content({}, None)


def require_newest(file: str) -> None:
    """Raise if a server that starts with this file would go back: a copy that was rescued from
    it has something that the file lacks. A copy that cannot be read keeps no server from starting.
    """
    real = Path(os.path.realpath(file))
    copies = _copies_beside(real)
    if not copies:
        return
    found = _content_if_readable(real)
    for copy in copies:
        if _is_sound_and_ahead(copy, found):
            raise StoreError("store-behind", file=file, copy=str(copy))


def _copies_beside(real: Path) -> list[Path]:
    """Every rescued copy of a file, the newest first."""
    named = [
        (match[1], int(match[2] or 1), path)
        for path in real.parent.iterdir()
        if path.name.startswith(real.name)
        and (match := _NAMED.fullmatch(path.name[len(real.name) :]))
        and path.is_file()
    ]
    return [path for *_, path in sorted(named, reverse=True)]


def _content_if_readable(real: Path) -> _Content:
    """What a file has; nothing if it is damaged, so that the refusal names the copy."""
    try:
        with closing(opened_for_reading(real)) as connection:
            return _content(connection)
    except UNREADABLE:
        return _NOTHING


def _is_sound_and_ahead(copy: Path, found: _Content) -> bool:
    try:
        with closing(opened_for_reading(copy)) as connection:
            if not _is_behind(found, _content(connection)):
                return False
            problems = structure_problems(connection)
    except (OSError, *UNREADABLE) as error:
        problems = [problem_text(error)]
    for problem in problems:
        log.warning("a rescued copy is damaged", extra={"copy": str(copy), "reason": problem})
    return not problems


def _content(connection: sqlite3.Connection) -> _Content:
    ends = "SELECT table_id, CAST(max(number) AS INTEGER) FROM events GROUP BY table_id"
    beats = [at for (at,) in connection.execute("SELECT at FROM heartbeat")]
    return _Content(dict(connection.execute(ends)), agreed(beats))


def _is_behind(found: _Content, copied: _Content) -> bool:
    """Whether a copy has a table that a file lacks, or more of one. A server that has used the file
    since then may have deleted tables, but never the end of one."""
    was_used_since = (found.beat or 0) > (copied.beat or 0)
    return any(
        number > found.ends[table] if table in found.ends else not was_used_since
        for table, number in copied.ends.items()
    )
