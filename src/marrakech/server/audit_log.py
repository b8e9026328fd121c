"""The audit log: a line for each refusal, reached limit, cut connection and socket.

No token, code or seed is ever in a line. What only abuse or a misconfiguration causes is a
warning, so that it can be traced with the usual log level; what happens in ordinary play is info.
"""

import logging
from collections import Counter
from collections.abc import Callable

from starlette.types import Scope

from marrakech.server.metrics import Metrics
from marrakech.server.network.rate_limits import RateLimit, RateLimits, network_of_scope

log = logging.getLogger("marrakech.audit")

MINUTE = 60.0  # seconds
LINES_OF_ONE = 20  # lines of one kind a minute that one network can cause…
LINES_OF_ALL = 600  # …and all networks together
# Refusals that no player with our own page ever gets. (That of a Host has a line of its own.)
SUSPICIOUS_KEYS = frozenset(
    {"code-wrong", "origin-refused", "request-big", "server-full", "too-often"}
)


class Audit:
    """Writes the lines. Of a flood only a few are written, which say how many were left out."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._of_one = RateLimits(LINES_OF_ONE, MINUTE)
        self._of_all = RateLimit(LINES_OF_ALL, MINUTE)
        self._left_out: Counter[str] = Counter()
        self.knows: Callable[[str], bool] = lambda table: False  # whether there is such a table

    def refused(self, scope: Scope, key: str, status: int, table: str | None = None) -> None:
        """A request, or a command over a socket, was refused."""
        level = logging.WARNING if key in SUSPICIOUS_KEYS else logging.INFO
        table = table or scope.get("path_params", {}).get("table")
        if table and not self.knows(table):
            table = None  # it could be anything that was typed
        fields = {"key": key, "status": status, "route": route_of(scope), "table": table}
        self._write(level, "refused", network_of_scope(scope), fields)

    def limit(self, limit: str, network: str) -> None:
        """A limit was reached."""
        self.metrics.limits.labels(limit).inc()
        self._write(logging.WARNING, "limit reached", network, {"limit": limit})

    def host_refused(self, host: str, network: str) -> None:
        """A request called us by a name that is not ours."""
        self._write(logging.WARNING, "host refused", network, {"host": host})

    def cut(self, phase: str, network: str) -> None:
        """A connection did not get through a phase in time. Browsers open some that they never use,
        so one on which nothing was ever sent is no cause for concern."""
        self.metrics.cuts.labels(phase).inc()
        level = logging.INFO if phase == "connect" else logging.WARNING
        self._write(level, "connection cut", network, {"phase": phase})

    def device(self, scope: Scope, what: str) -> None:
        """Somebody's devices have changed: one is new, was added to others or was signed out."""
        self._write(logging.INFO, f"device {what}", network_of_scope(scope), {})

    def socket_opened(self, scope: Scope) -> None:
        """A socket was let in."""
        self._write(logging.INFO, "socket opened", network_of_scope(scope), {})

    def socket_closed(self, scope: Scope, code: int, seconds: float) -> None:
        """A socket is gone; `tables` are those that it watched."""
        seen = scope.get("state", {})
        fields = {"code": code, "seconds": round(seconds, 1), "tables": seen.get("tables", [])}
        if names := seen.get("names"):
            fields["names"] = names
        self._write(logging.INFO, "socket closed", network_of_scope(scope), fields)

    def _write(self, level: int, message: str, network: str, fields: dict[str, object]) -> None:
        if not log.isEnabledFor(level):
            return
        if not (self._of_one.allows(f"{message} {network}") and self._of_all.allows()):
            self._left_out[message] += 1
            return
        known = {name: value for name, value in fields.items() if value is not None}
        if left_out := self._left_out.pop(message, 0):
            known["left_out"] = left_out
        log.log(level, message, extra={"network": network, **known})


def note_table(scope: Scope, table: str, names: list[str]) -> None:
    """Remember for the log that a socket watched a table, and as whom."""
    seen = scope.setdefault("state", {})
    for name, values in (("tables", [table]), ("names", names)):
        known = seen.setdefault(name, [])
        known.extend(value for value in values if value not in known)


def route_of(scope: Scope) -> str | None:
    """What a request is called in the log: never its address, which may hold a code."""
    route: str | None = getattr(scope.get("route"), "path", None)
    return route
