"""Stands between us and an engine: ends it, with all that it started, when we want or are gone.

It runs as a script of its own, `supervisor.py SOCKET COMMAND…`, and needs nothing but the standard
library. The engine has its standard input, output and errors from us directly. The socket tells
us how the engine ended; when its other end closes, even because we were killed, the engine's
whole process group is killed. (A death signal asked for between fork and exec would do the same
for the engine alone, on Linux alone, and not safely in a program with threads.)
"""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress

# What comes over the socket, a line each: its number, why it could not be started, its exit code.
STARTED, NO_START, ENDED = "+", "!", "="
DYING = 1.0  # seconds that a killed process is given to be gone


def main() -> None:
    """Start the engine, and outlive it by a moment."""
    link = socket.socket(fileno=int(sys.argv[1]))
    try:
        engine = subprocess.Popen(sys.argv[2:], start_new_session=True)  # noqa: S603 (their own)
    except (OSError, ValueError) as error:
        _tell(link, NO_START, getattr(error, "strerror", None) or error)
        return
    _tell(link, STARTED, engine.pid)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(link, engine.pid), daemon=True).start()
    if hasattr(os, "waitid"):  # until it is waited for, its number is no other group's
        os.waitid(os.P_PID, engine.pid, os.WEXITED | os.WNOWAIT)
    else:
        engine.wait()
    _kill(engine.pid)
    code = engine.wait()
    _wait_for_the_others(engine.pid)
    _tell(link, ENDED, code)


def _follow(link: socket.socket, engine: int) -> None:
    """End the engine as soon as nobody wants it any more."""
    with suppress(OSError):
        while link.recv(16):
            pass
    _kill(engine)


def _wait_for_the_others(engine: int) -> None:
    """Wait until nothing that the engine started is left. A kill is heard at once and obeyed a
    moment later; but where nobody buries orphans, the dead stay in the group for ever."""
    until = time.monotonic() + DYING
    with suppress(ProcessLookupError, PermissionError):
        while time.monotonic() < until:
            os.killpg(engine, 0)
            time.sleep(0.001)


def _tell(link: socket.socket, what: str, said: object) -> None:
    with suppress(OSError):
        link.sendall(f"{what}{said}\n".encode(errors="replace"))


def _kill(engine: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(engine, signal.SIGKILL)


if __name__ == "__main__":
    main()
