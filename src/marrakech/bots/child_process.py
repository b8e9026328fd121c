"""A process that works for its parent, and ends with it."""

import os
import signal
import threading
from multiprocessing import parent_process


def work_for_the_parent() -> None:
    """Leave Ctrl-C to the process that started this one, and end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
