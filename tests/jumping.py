"""`marrakech` with a wall clock that can be set: the file that WALL names holds its seconds ahead.

Run as a script in place of the command. Only the wall clock is changed, as whoever sets a
machine's clock does: monotonic time goes on as ever.
"""

import os
import sys
import time
from pathlib import Path

_time_ns = time.time_ns
_ahead = Path(os.environ["WALL"])


def _set_time_ns() -> int:
    return _time_ns() + int(float(_ahead.read_text() or "0") * 1e9)


if __name__ == "__main__":
    time.time_ns = _set_time_ns
    time.time = lambda: _set_time_ns() / 1e9
    from marrakech.cli import app

    sys.argv[0] = "marrakech"
    app()
