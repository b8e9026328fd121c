"""A process that appends to a store and says what was acknowledged, until somebody kills it."""

import asyncio
import sys
from pathlib import Path

from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.events import Acted, Event
from marrakech.table.ports import Summary

TABLES = 8
SUMMARY = Summary("playing", False, 0, 4, ("ana",), True, 0)


def say(line: str) -> None:
    """A line that is out before anything else happens."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def append_for_ever(store: SqlStore, table: str) -> None:
    """Two events at a time; a line for each pair once it is acknowledged."""
    number = len(await store.read(table))
    while True:
        added = [Event(number + i, number, Acted("N", 1)) for i in (1, 2)]
        if number:
            await store.append(table, number, added, SUMMARY)
        else:
            await store.create(table, added, SUMMARY)
        number += 2
        say(f"acknowledged {table} {number}")


async def main(file: Path) -> None:
    store = await SqlStore.open(file)
    say("open")
    await asyncio.gather(*(append_for_ever(store, f"t{i}") for i in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
