"""Runs Python's garbage collector so often that it never stops the server for long.

By default it runs when there are many more objects than last time. A busy server replaces its
objects one for one, so that does not happen until nearly all of them are new: then everybody waits.
"""

import asyncio
import gc
import mmap
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

COLLECTION_INTERVAL = 0.1  # seconds between two collections of what is new
# Seconds between two collections of everything; closed connections leave no garbage.
FULL_COLLECTION_INTERVAL = 3600.0
# Bytes more than after the last full one: there may be garbage after all.
FULL_COLLECTION_GROWTH = 128 * 2**20


@contextmanager
def only_when_asked() -> Iterator[None]:
    """Collect only in `collect`. Objects that exist now are never looked at again."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def collect() -> None:
    """Collect garbage a little at a time, and everything once an hour or when memory grows."""
    last_whole, size = time.monotonic(), memory()
    while True:
        await asyncio.sleep(COLLECTION_INTERVAL)
        is_recent = time.monotonic() - last_whole < FULL_COLLECTION_INTERVAL
        if is_recent and memory() < size + FULL_COLLECTION_GROWTH:
            gc.collect(0)
        else:
            gc.collect()
            last_whole, size = time.monotonic(), memory()


def memory() -> int:
    """How many bytes of memory this process has; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0
    return pages * mmap.PAGESIZE
