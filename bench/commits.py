"""What do the checksums and the watch over the store's files cost a commit?

The same appends with and without them, in turns, in one run. Run: `python bench/commits.py`.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from unittest.mock import patch

from marrakech.server.storage import insertion as addition
from marrakech.server.storage.file_watch import FileWatch
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.events import Acted, Event
from marrakech.table.ports import Summary

SUMMARY = Summary("playing", False, 0, 4, ("ana",), True, 0)
BODY = Acted("f4f5", 1)


async def append(store: SqlStore, number: int, tables: int) -> float:
    """Seconds until one more event is on disk at each of that many tables at once."""

    async def one(table: str) -> None:
        added = [Event(number, 0, BODY)]
        if number == 1:
            await store.create(table, added, SUMMARY)
        else:
            await store.append(table, number - 1, added, SUMMARY)

    began = time.perf_counter()
    await asyncio.gather(*(one(f"table-{table}") for table in range(tables)))
    return time.perf_counter() - began


async def measure(file: Path, events: int, tables: int) -> None:
    """One event with and one without, in turns; the median of each and their ratio."""
    store = await SqlStore.open(file)
    took: dict[bool, list[float]] = {True: [], False: []}
    for number in range(1, 2 * events + 1):
        if number % 2:
            took[True].append(await append(store, number, tables))
            continue
        with (
            patch.object(FileWatch, "require", lambda self: None),
            patch.object(addition, "checksum", lambda *fields: 0),
        ):
            took[False].append(await append(store, number, tables))
    await store.close()
    each = {way: median(times) * 1e6 for way, times in took.items()}
    print(f"{tables} at once: with checks {each[True]:.0f} µs, ", end="")
    print(f"without {each[False]:.0f} µs, ratio {each[True] / each[False]:.3f}")


def main() -> None:
    """Measure one table alone, where each commit is checked, and many at once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=500)
    given = parser.parse_args()
    for tables in (1, 50):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "tables.db"
            asyncio.run(measure(file, given.events, tables))


if __name__ == "__main__":
    main()
