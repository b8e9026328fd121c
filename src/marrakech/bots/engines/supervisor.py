"""Runs between us and an engine: kills it, with everything it started, on request or if we die.

It runs as a script of its own, `supervisor.py SOCKET COMMAND…`, and needs nothing but the standard
library. The engine inherits our pipes for standard input, output and errors. The socket reports
how the engine ended; when our end closes, even because we were killed, the engine's whole process
group is killed. (A parent-death signal set between fork and exec would do that for the engine
alone, on Linux alone, and not safely in a program with threads.)
"""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress

# Lines on the socket: the engine's process id, why it could not be started, its exit code.
STARTED, NO_START, ENDED = "+", "!", "="
KILL_TIMEOUT = 1.0  # seconds for a killed process to disappear


def main() -> None:
    """Start the engine, and report how it ended."""
    link = socket.socket(fileno=int(sys.argv[1]))
    try:
        engine = subprocess.Popen(sys.argv[2:], start_new_session=True)  # noqa: S603 (their own)
    except (OSError, ValueError) as error:
        _report(link, NO_START, getattr(error, "strerror", None) or error)
        return
    _report(link, STARTED, engine.pid)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_kill_when_closed, args=(link, engine.pid), daemon=True).start()
    if hasattr(os, "waitid"):  # until it is reaped, no other group can get its number
        os.waitid(os.P_PID, engine.pid, os.WEXITED | os.WNOWAIT)
    else:
        engine.wait()
    _kill(engine.pid)
    code = engine.wait()
    _wait_for_group(engine.pid)
    _report(link, ENDED, code)


def _kill_when_closed(link: socket.socket, engine: int) -> None:
    """Kill the engine as soon as the other end of the socket is closed."""
    with suppress(OSError):
        while link.recv(16):
            pass
    _kill(engine)


def _wait_for_group(engine: int) -> None:
    """Wait until nothing that the engine started is left. A killed process takes a moment to go;
    where orphans are never reaped, it stays in the group for ever, so the wait has a limit."""
    until = time.monotonic() + KILL_TIMEOUT
    with suppress(ProcessLookupError, PermissionError):
        while time.monotonic() < until:
            os.killpg(engine, 0)
            time.sleep(0.001)


def _report(link: socket.socket, kind: str, detail: object) -> None:
    with suppress(OSError):
        link.sendall(f"{kind}{detail}\n".encode(errors="replace"))


def _kill(engine: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(engine, signal.SIGKILL)


if __name__ == "__main__":
    main()
