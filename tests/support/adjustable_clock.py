"""`marrakech` with clocks that can be set: the files that WALL and MONOTONIC name hold the seconds
by which each is ahead. CLEANING is after how many seconds old tables are looked for again.

Run as a script in place of the command. Setting a machine's clock changes the wall clock only.
Monotonic time jumps for a process that was stopped or suspended.
"""

import os
import sys
import time
from pathlib import Path

_time_ns, _monotonic = time.time_ns, time.monotonic


def _ahead(name: str) -> float:
    return float(Path(os.environ[name]).read_text() or "0") if name in os.environ else 0.0


def _set_time_ns() -> int:
    return _time_ns() + int(_ahead("WALL") * 1e9)


if __name__ == "__main__":
    time.time_ns = _set_time_ns
    time.time = lambda: _set_time_ns() / 1e9
    time.monotonic = lambda: _monotonic() + _ahead("MONOTONIC")
    from marrakech.cli import app
    from marrakech.server import retention as cleaning

    interval = os.environ.get("CLEANING", cleaning.CLEANING_INTERVAL)
    cleaning.CLEANING_INTERVAL = float(interval)  # type: ignore[assignment]
    sys.argv[0] = "marrakech"
    app()
