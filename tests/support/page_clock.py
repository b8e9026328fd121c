"""The time of a browser's pages: a test that takes long must not make them impatient."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page
from support.server import eventually

# Playwright's clock does not know how long a request may take.
BY_THE_CLOCK = """AbortSignal.timeout = wait => {
  const patience = new AbortController();
  setTimeout(() => patience.abort(new DOMException("late", "TimeoutError")), wait);
  return patience.signal;
};"""
# No request is given up, and nothing that waits for so long comes about.
PATIENT = """AbortSignal.timeout = () => new AbortController().signal;
const start = window.setTimeout;
window.setTimeout = (work, wait = 0, ...rest) => (wait < 8000 ? start(work, wait, ...rest) : 0);
"""


def patient(context: BrowserContext) -> None:
    """The pages that are opened from now on wait for each other and for answers without end."""
    context.clock.set_fixed_time(time.time() * 1000)  # so that no lease runs out
    context.add_init_script(PATIENT)


def soon(page: Page, happens: Callable[[], Any]) -> Any:
    """What comes back once it is true; the test's own handlers are called meanwhile."""

    def looks() -> Any:
        page.evaluate("true")
        return happens()

    return eventually(looks)


class StoppedTime:
    """The time of all pages of a browser, which goes on only as far as it is told."""

    def __init__(self, context: BrowserContext) -> None:
        self._clock = context.clock
        context.add_init_script(BY_THE_CLOCK)
        self._clock.install()
        self._clock.pause_at(time.time() + 3600)

    def passes(self, milliseconds: int) -> None:
        self._clock.run_for(milliseconds)

    def until(self, happens: Callable[[], Any], step: int = 1) -> Any:
        """What comes back once it is true. From one look to the next, some milliseconds pass
        on the pages."""

        def looks() -> Any:
            self._clock.run_for(step)
            return happens()

        return eventually(looks)

    def goes_on(self) -> None:
        self._clock.resume()
