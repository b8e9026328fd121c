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
WHOLE = 3600.0  # seconds between two collections of everything; closed connections leave no garbage
GROWN = 128 * 2**20  # bytes more than after the last of them: there may be garbage after all


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
        if time.monotonic() - last_whole < WHOLE and memory() < size + GROWN:
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
