"""Processes that are the real command, forked from one that has loaded it and done nothing with it.

Most of a short command's time, and of a server's start, goes into loading.
"""

import multiprocessing
import os
import signal
import subprocess
import sys
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import IO

_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["marrakech.cli", "typer._adapters", "marrakech.server.runner"])


class Forked:
    """The command in a process of its own, with what tests need of `subprocess.Popen`."""

    def __init__(
        self,
        args: tuple[str, ...],
        home: Path,
        env: dict[str, str],
        files: tuple[Path, Path, Path],
        *,
        new_session: bool = False,
    ) -> None:
        self.args = args
        self._process: ForkServerProcess = _FORKING.Process(
            target=_run, args=(args, home, env, files, new_session)
        )
        self._process.start()

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """How it ended; None as long as it runs."""
        return self._process.exitcode

    def poll(self) -> int | None:
        """How it ended; None as long as it runs."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(self.args, timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it is known to be gone."""
        if self._process.exitcode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to go."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """SIGKILL, which leaves it no time to shut down."""
        self.send_signal(signal.SIGKILL)


def _run(
    args: tuple[str, ...],
    home: Path,
    env: dict[str, str],
    files: tuple[Path, Path, Path],
    new_session: bool,
) -> None:
    """Be the command, as if begun by a shell: with these files for what is typed and said."""
    if new_session:
        os.setsid()
    os.chdir(home)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["marrakech", *args]
    typed, out, err = files
    adding = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    sys.stdin = _opened(0, typed, os.O_RDONLY)
    sys.stdout = _opened(1, out, adding)
    sys.stderr = _opened(2, err, adding)
    from marrakech.cli import main

    main()


def _opened(number: int, path: Path, flags: int) -> IO[str]:
    opened = os.open(path, flags, 0o600)
    os.dup2(opened, number)
    os.close(opened)
    # As the interpreter does it: what is said as trouble is not kept back.
    mode, buffering = ("r" if number == 0 else "w"), (1 if number == 2 else -1)
    return open(number, mode, buffering, encoding="utf-8")
