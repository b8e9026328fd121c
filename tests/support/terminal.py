"""The real command in a real terminal, with somebody typing."""

import fcntl
import os
import pty
import re
import select
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from support.command import MARRAKECH, environment

TERMINAL_TIMEOUT = 60  # seconds


class Terminal:
    """`marrakech` in a real terminal, with somebody typing."""

    def __init__(self, home: Path, *args: str) -> None:
        self.screen, other = pty.openpty()
        self.process = subprocess.Popen(
            [MARRAKECH, *args],
            stdin=other,
            stdout=other,
            stderr=other,
            cwd=home,
            env=environment(home),
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(other)
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """Read the screen until it shows this; what it shows by then since it was last cleared."""
        return self.wait_for_pattern(re.escape(text))

    def wait_for_pattern(self, pattern: str) -> str:
        """Read the screen until it shows something like this."""
        limit = time.monotonic() + TERMINAL_TIMEOUT
        while not (found := re.search(pattern, self.seen)):
            assert time.monotonic() < limit, f"{pattern!r} not in {self.seen!r}"
            self._read(0.2)
        shown = self.seen[: found.end()].rpartition("\x1b[2J")[2]
        self.seen = self.seen[found.end() :]
        return shown

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def press(self, key: str, until: str) -> None:
        """Press Ctrl-C or Ctrl-D until it is heard: one that comes just before Python listens to
        the keyboard waits for the next."""
        limit = time.monotonic() + TERMINAL_TIMEOUT
        while until not in self.seen:
            assert time.monotonic() < limit, f"{until!r} not in {self.seen!r}"
            with suppress(OSError):  # it may have gone already
                self.type(key)
            heard = time.monotonic() + 3
            while until not in self.seen and time.monotonic() < heard:
                self._read(0.2)

    def _read(self, seconds: float) -> None:
        """Read what the screen shows, and wait a while for it."""
        if select.select([self.screen], [], [], seconds)[0]:
            with suppress(OSError):  # the other side has closed
                self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.screen)


def _own_terminal() -> None:
    """Make the pseudo-terminal the one from which Ctrl-C comes."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.fixture
def terminal(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    opened = Terminal(tmp_path, *request.param)
    yield opened
    opened.close()
