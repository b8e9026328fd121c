"""An application without a server around it."""

import time
from collections.abc import Callable

from marrakech.server.application import Application
from marrakech.server.audit_log import Audit
from marrakech.server.bots.engines import Engines
from marrakech.server.metrics import Metrics
from marrakech.server.retention import TrustedTime
from marrakech.server.settings import Settings
from marrakech.table.memory import MemoryStore
from marrakech.table.ports import Storage

IN_MEMORY = Settings(data="memory:")


def milliseconds() -> int:
    """The time now."""
    return time.time_ns() // 1_000_000


def application_of(
    storage: Storage | None = None,
    clock: Callable[[], int] = milliseconds,
    settings: Settings = IN_MEMORY,
) -> Application:
    """The application over a store, or over a new one in memory."""
    trusted = TrustedTime(clock, 0, trusted=True)
    audit, engines = Audit(Metrics()), Engines(())
    return Application(settings, storage or MemoryStore(), clock, trusted, audit, engines)
