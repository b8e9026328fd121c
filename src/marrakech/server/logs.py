"""Logs for machines: one JSON object a line, and nothing secret in it."""

import json
import logging
import sys
from datetime import UTC, datetime

from marrakech.server.network.rate_limits import RateLimit

_USUAL = frozenset(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; what was given as `extra` becomes fields of its own."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _USUAL},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        line.pop("color_message", None)
        return json.dumps(line, ensure_ascii=False, default=str)


class _ClientFaultFilter(logging.Filter):
    """Logs what clients do wrong without a traceback, and not too often."""

    _lines = RateLimit(20, 60)

    def filter(self, record: logging.LogRecord) -> bool:
        """Drop the traceback if the client alone is to blame."""
        if str(record.msg).startswith("Invalid UTF-8"):
            record.exc_info, record.exc_text = None, None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            return self._lines.allows()
        return True


def set_up_logs(level: str) -> None:
    """Send everything that is logged to stderr as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Below that level, these log every header and statement, with tokens, codes and seeds.
    for name in ("sqlalchemy", "uvicorn", "uvicorn.error", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.setLevel(max(root.level, logging.WARNING))
        logger.propagate = True
    logging.getLogger("uvicorn.error").addFilter(_ClientFaultFilter())
    logging.getLogger("uvicorn.access").propagate = False
    logging.captureWarnings(True)
