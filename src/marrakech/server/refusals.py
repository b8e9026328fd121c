"""Refusals as clients get them: a key and its details, and the HTTP status that fits."""

from marrakech.rules import Refusal
from marrakech.server.problem import Problem, ProblemPlace, problem_from
from marrakech.table.ports import StoreError

_FORBIDDEN = (
    "code-wrong",
    "device-link-wrong",
    "not-host",
    "not-seated",
    "not-your-seat",
    "not-your-turn",
    "token-missing",
    "hint-people",
)
_MISSING = (
    "table-unknown",
    "record-none",
    "device-unknown",
    "analysis-unknown",
    "rollout-unknown",
)
_NOT_NOW = (
    "behind",
    "wrong-phase",
    "seat-taken",
    "seat-free",
    "seats-open",
    "seeds-awaited",
    "seeds-sealed",
    "seat-present",
    "seat-not-lent",
    "seat-not-persons",
    "seat-out",
    "chance-decides",
    "not-this-step",
    "rematch-exists",
    "table-busy",
    "log-long",
    "reactions-used",
    "table-damaged",
    "analysis-too-early",
)
_TOO_OFTEN = ("too-often", "bots-alone", "reactions-fast", "reactions-crowd", "analysis-many")
_NOT_YET = ("bot-not-ready", "hint-none", "analysis-full")
_STATUSES = (
    (_FORBIDDEN, 403),
    (_MISSING, 404),
    (_NOT_NOW, 409),
    (_TOO_OFTEN, 429),
    (_NOT_YET, 503),
)


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    if isinstance(refusal, StoreError):
        return 503
    for keys, status in _STATUSES:
        if refusal.key in keys:
            return status
    return 422


def problem_of(refusal: Refusal) -> Problem:
    """A refusal as clients get it. What is wrong with the store is for its operator to know."""
    if isinstance(refusal, StoreError):
        return Problem("server-troubled", {"trouble": refusal.key}, ProblemPlace())
    return problem_from(refusal)
