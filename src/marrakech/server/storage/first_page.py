"""Makes the first page of a damaged store anew: which tables there are, and where each begins.

One wrong bit there can make all of a file unreadable. But how our tables are defined is known, and
so is what the page has around the number of the page at which each of them begins. Where it has
nothing but zeros, the rows in the other pages show which table begins there.
"""

import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from marrakech.server.storage import schema
from marrakech.server.storage.backup import opened
from marrakech.server.storage.carving import Pages, has_events
from marrakech.server.storage.root_pages import beginnings, roots_by_content
from marrakech.server.storage.structure import UNREADABLE
from marrakech.server.storage.wal_format import FRAME_HEADER
from marrakech.server.storage.wal_repair import Wal, wal_name, wal_of

_USUAL_SIZE = 4_096  # bytes of a page
_SIZES = [2**power for power in range(9, 16)]
_FRAGMENT_SIZE = 24  # bytes of a definition that are looked for together
_MOST_WRONG = 4  # bytes of a definition
_PAGES, _FREE_PAGES = slice(28, 32), slice(32, 40)  # in the header


def rebuilt(path: Path, folder: Path) -> Path | None:
    """A copy of a file with a first page of our own, in which the tables are without their
    indexes; None if nothing in it looks like a store."""
    log = wal_name(path)
    if not log.exists() and not _may_be_ours(path):
        return None
    copy = _copied(path, log, folder)
    page = _first_page(copy)
    known = _roots(page) if any(page) else _roots_without_first_page(copy)
    if "events" not in known:
        return None
    pages = copy.stat().st_size // len(page)
    roots = _corrected(copy, known, len(page))
    new = bytearray(_new_first_page(roots, folder / "definitions.db", len(page)))
    new[_PAGES], new[_FREE_PAGES] = pages.to_bytes(4), bytes(8)
    with copy.open("r+b") as file:
        file.write(new)
    return copy


def has_wrong_root(path: Path) -> bool:
    """Whether a file says that one of our tables begins where it cannot."""
    page = _first_page(path)
    roots = _roots(page)
    return roots != _corrected(path, roots, len(page))


def _corrected(path: Path, roots: dict[str, int], size: int) -> dict[str, int]:
    """Where the tables begin, if where one is said to begin is wrong by one bit. Of two that are
    said to begin at one page, the one that was made first has the first place."""
    likely, claims = beginnings(path, size), Counter(roots.values())
    right = {name: root for name, root in roots.items() if root in likely and claims[root] == 1}
    free = likely - set(right.values())
    for name, root in roots.items():
        if name not in right:
            near = free & {root, *(root ^ 1 << bit for bit in range(32))}
            right[name] = min(near, default=root)
            free.discard(right[name])
    return right


def _copied(path: Path, log: Path, folder: Path) -> Path:
    """A copy of a file with all that is in the log beside it, as far as SQLite believes it."""
    copy = folder / "copy.db"
    shutil.copyfile(path, copy)
    if not log.exists():
        return copy
    if _is_zeros(copy):  # then SQLite reads nothing at all
        _write_pages(copy, wal_of(path))
        return copy
    beside = Path(f"{copy}-wal")
    shutil.copyfile(log, beside)
    with suppress(*UNREADABLE), closing(opened(copy, "mode=rw")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for file in (beside, Path(f"{copy}-shm")):
        file.unlink(missing_ok=True)
    return copy


def _write_pages(path: Path, wal: Wal) -> None:
    """Write all that was committed by a log into a file."""
    with path.open("r+b") as file:
        for frame in wal.frames:
            if not frame.is_unsure:
                page = frame.content[FRAME_HEADER:]
                file.seek((frame.page - 1) * len(page))
                file.write(page)


def fill_empty(path: Path) -> None:
    """Write a page of zeros into a file that has nothing: beside an empty one SQLite deletes the
    log, which may have everything."""
    if not path.stat().st_size:
        path.write_bytes(bytes(_USUAL_SIZE))


def page_size(path: Path) -> int:
    """The bytes of a page, as a file says or as is usual."""
    with path.open("rb") as file:
        said = int.from_bytes(file.read(18)[16:])
    return said if said in _SIZES else _USUAL_SIZE


def _first_page(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(page_size(path))


def _is_zeros(path: Path) -> bool:
    return not any(_first_page(path))


def _may_be_ours(path: Path) -> bool:
    """Whether a closer look is worthwhile."""
    return _is_zeros(path) or "events" in _roots(_first_page(path))


def _roots_without_first_page(path: Path) -> dict[str, int]:
    """Where each table begins by what is in the other pages; nothing unless there is an event that
    only we can have written."""
    size = page_size(path)
    is_ours = has_events(Pages(path, size, Wal()))
    return roots_by_content(path, size) if is_ours else {}


def _roots(page: bytes) -> dict[str, int]:
    """Where each table begins, as far as its entry can be recognised."""
    found: dict[str, int] = {}
    for version in range(len(schema.MIGRATIONS), 0, -1):
        with closing(sqlite3.connect(":memory:")) as reference:
            for statement in schema.creation(version):
                reference.execute(statement)
            named = "SELECT name, sql FROM sqlite_master WHERE type = 'table'"
            for name, sql in reference.execute(named):
                for root in _entries(page, name, sql.encode()):
                    found.setdefault(name, root)
    return found


def _entries(page: bytes, name: str, definition: bytes) -> Iterator[int]:
    """The pages at which a table begins by an entry that is almost as we would write it: "table",
    its name twice, the number of the page, its definition."""
    before = b"table" + 2 * name.encode()
    for offset in range(0, len(definition), _FRAGMENT_SIZE):
        at = page.find(definition[offset : offset + _FRAGMENT_SIZE]) - offset
        if at < 0 or _wrong(page[at:], definition) > _MOST_WRONG:
            continue
        for length in (1, 2, 3, 4):
            begin = at - length
            if _wrong(page[max(begin - len(before), 0) : begin], before) <= 1:
                yield int.from_bytes(page[begin:at])
                return


def _wrong(found: bytes, wanted: bytes) -> int:
    """How many bytes are not as they should be."""
    same = sum(one == other for one, other in zip(found, wanted, strict=False))
    return len(wanted) - same


def _new_first_page(roots: dict[str, int], path: Path, size: int) -> bytes:
    """The first page of a database whose tables begin where they are said to."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(f"PRAGMA page_size = {size}")
        for statement in _plain_definitions(roots):
            database.execute(statement)
        database.execute("PRAGMA writable_schema = ON")
        for name, root in roots.items():
            moved = "UPDATE sqlite_master SET rootpage = ? WHERE name = ?"
            database.execute(moved, (root, name))
    with path.open("rb") as file:
        return file.read(size)


def _plain_definitions(names: dict[str, int]) -> Iterator[str]:
    """The tables of today with their columns alone, so that no index has to be there."""
    with closing(sqlite3.connect(":memory:")) as reference:
        for statement in schema.creation(len(schema.MIGRATIONS)):
            reference.execute(statement)
        for name in names:
            columns = reference.execute(f"PRAGMA table_info({name})").fetchall()
            keys = [row for row in columns if row[5]]
            numbered = len(keys) == 1 and keys[0][2] == "INTEGER"  # the row's own number
            listed = (
                f"{row[1]} INTEGER PRIMARY KEY" if numbered and row[5] else row[1]
                for row in columns
            )
            yield f"CREATE TABLE {name} ({', '.join(listed)})"
