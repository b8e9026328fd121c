"""Running coroutines in tests, also beside a browser whose own loop runs in this thread."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

LONGEST_WAIT = 120.0  # seconds; only a test that fails waits this long

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """What a coroutine comes to, in a loop and a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


class Loop:
    """A loop that goes on from one coroutine to the next, in a thread of its own."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)
        self._runner = self._thread.submit(asyncio.Runner).result()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """What a coroutine comes to."""
        return self._thread.submit(self._runner.run, coroutine).result()

    def close(self) -> None:
        """End the loop and the thread."""
        self._thread.submit(self._runner.close).result()
        self._thread.shutdown()
