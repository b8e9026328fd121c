"""The real command in a real process, with a home folder of its own.

It is forked from one that has loaded the command (`forked_command.py`), unless the environment
changes Python itself.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pytest
from support.forked_command import Forked

COMMAND_TIMEOUT = 120
ALONE = {"bench", "engine"}  # commands that begin processes of their own
MARRAKECH = str(Path(sys.executable).parent / "marrakech")


class Done(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


def environment(home: Path, **more: str) -> dict[str, str]:
    """As bare as a new user's, and the same on every machine; only nobody compiles anew."""
    names = ("PATH", "PYTHONPATH", "SYSTEMROOT", "MARRAKECH_CACHE")
    kept = {name: os.environ[name] for name in names if name in os.environ}
    return {**kept, "HOME": str(home), "COLUMNS": "100", "TERM": "xterm-256color", **more}


class Command:
    """Runs `marrakech` with arguments and perhaps something typed."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.patience: float = COMMAND_TIMEOUT

    def __call__(self, *args: str, typed: str | bytes = "", **more: str) -> Done:
        given = typed.encode() if isinstance(typed, str) else typed
        env = environment(self.home, **more)
        alone = not ALONE.isdisjoint(args) or any(name.startswith("PYTHON") for name in more)
        return (_begun if alone else _forked)(args, given, self.home, env, self.patience)


def _begun(
    args: tuple[str, ...], given: bytes, home: Path, env: dict[str, str], patience: float
) -> Done:
    """A process that begins with nothing."""
    done = subprocess.run(
        [MARRAKECH, *args], input=given, capture_output=True, timeout=patience, cwd=home, env=env
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def _forked(
    args: tuple[str, ...], given: bytes, home: Path, env: dict[str, str], patience: float
) -> Done:
    """A process that has the command loaded already."""
    with TemporaryDirectory() as folder:
        said = Path(folder)
        (said / "typed").write_bytes(given)
        files = (said / "typed", said / "out", said / "err")
        process = Forked(args, home, env, files)
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            pytest.fail(f"{args} takes too long")
        code = process.wait()
        out, err = ((said / name).read_text("utf-8") for name in ("out", "err"))
        return Done(code, out, err)


@pytest.fixture
def marrakech(tmp_path: Path) -> Command:
    """The command, in an empty folder that is also its home."""
    return Command(tmp_path)
