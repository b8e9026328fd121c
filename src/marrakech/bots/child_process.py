"""A process that works for another one, and has nothing to do without it."""

import os
import signal
import threading
from multiprocessing import parent_process


def work_for_the_parent() -> None:
    """Leave Ctrl-C to the process that started this one, and end when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_parent, daemon=True).start()


def _go_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
