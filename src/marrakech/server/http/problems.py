"""Refusals at the door: a key and its details as JSON, with the status that fits."""

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt
from marrakech.server.http.json_bodies import json_response
from marrakech.table.ports import StoreError
from marrakech.table.wire import Problem, ProblemPlace

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
_MISSING = ("table-unknown", "record-none", "device-unknown")
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
    "table-damaged",
)
_TOO_OFTEN = ("too-often", "bots-alone")
_NOT_YET = ("bot-not-ready", "hint-none")
_STATUSES = (
    (_FORBIDDEN, 403),
    (_MISSING, 404),
    (_NOT_NOW, 409),
    (_TOO_OFTEN, 429),
    (_NOT_YET, 503),
)
_KEYS = {404: "page-unknown", 405: "method-unknown", 413: "request-big", 503: "page-unbuilt"}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    if isinstance(refusal, StoreError):
        return 503
    for keys, status in _STATUSES:
        if refusal.key in keys:
            return status
    return 422


def problem_of(refusal: Refusal) -> Problem:
    """A refusal as it is sent. What is wrong with the store is for its operator to know."""
    if isinstance(refusal, StoreError):
        return Problem("server-troubled", {"trouble": refusal.key}, ProblemPlace())
    place = {
        name: value
        for name in ("turn", "line", "column")
        if (value := getattr(refusal.place, name)) is not None
    }
    return Problem(refusal.key, refusal.details, ProblemPlace(**place))


async def on_refusal(request: Request, refusal: Exception) -> Response:
    """A refusal of the rules, of a table or of the store."""
    assert isinstance(refusal, Refusal)
    if isinstance(refusal, StoreError):
        request.app.state.metrics.troubles.labels(refusal.key).inc()
    request.state.problem = refusal.key  # for the log
    return json_response(problem_of(refusal), status_of(refusal))


async def on_invalid(request: Request, error: Exception) -> Response:
    """A request that is not of the form that the API describes."""
    assert isinstance(error, RequestValidationError)
    request.state.problem = "request-invalid"
    first = error.errors()[0]
    return _invalid(".".join(str(part) for part in first["loc"]), str(first["type"]))


async def on_http_error(request: Request, error: Exception) -> Response:
    """Something that is not there, is too much, or is not meant to be asked that way."""
    assert isinstance(error, HTTPException)
    key = _KEYS.get(error.status_code)
    request.state.problem = key or "request-invalid"
    if key is None:  # a body that cannot even be read
        return _invalid("body", "unreadable")
    return json_response(problem_of(Refusal(key)), error.status_code, error.headers)


def _invalid(where: str, what: str) -> Response:
    refusal = Refusal("request-invalid", where=excerpt(where), what=excerpt(what))
    return json_response(problem_of(refusal), 422)
