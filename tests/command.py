"""The real command in a real process, with a home folder of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

MARRAKECH = str(Path(sys.executable).parent / "marrakech")


class Done(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """As bare as a new user's, and the same on every machine; only nobody compiles anew."""
    names = ("PATH", "SYSTEMROOT", "MARRAKECH_CACHE")
    kept = {name: os.environ[name] for name in names if name in os.environ}
    return {**kept, "HOME": str(home), "COLUMNS": "100", "TERM": "xterm-256color", **more}


class Command:
    """Runs `marrakech` with arguments and perhaps something typed."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def __call__(self, *args: str, typed: str | bytes = "", **more: str) -> Done:
        done = subprocess.run(
            [MARRAKECH, *args],
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            timeout=120,
            cwd=self.home,
            env=environment(self.home, **more),
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture
def marrakech(tmp_path: Path) -> Command:
    """The command, in an empty folder that is also its home."""
    return Command(tmp_path)
