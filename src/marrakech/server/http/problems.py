"""Refusals at the door: a key and its details as JSON, with the status that fits."""

from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt
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


class Problem(BaseModel):
    """Why something was refused: a key of the catalogue, and its details."""

    key: str
    details: dict[str, str | int] = {}
    place: dict[str, int] = {}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    if isinstance(refusal, StoreError):
        return 503
    for keys, status in _STATUSES:
        if refusal.key in keys:
            return status
    return 422


def problem_of(refusal: Refusal) -> dict[str, Any]:
    """A refusal as it goes over the wire. What troubles the store is for who runs it to know."""
    if isinstance(refusal, StoreError):
        return {"key": "server-troubled", "details": {"trouble": refusal.key}, "place": {}}
    place = {
        name: value
        for name in ("turn", "line", "column")
        if (value := getattr(refusal.place, name)) is not None
    }
    return {"key": refusal.key, "details": refusal.details, "place": place}


async def on_refusal(request: Request, refusal: Exception) -> JSONResponse:
    """A refusal of the rules, of a table or of the store."""
    assert isinstance(refusal, Refusal)
    if isinstance(refusal, StoreError):
        request.app.state.metrics.troubles.labels(refusal.key).inc()
    request.state.problem = refusal.key  # for the log
    return JSONResponse(problem_of(refusal), status_of(refusal))


async def on_invalid(request: Request, error: Exception) -> JSONResponse:
    """A request that is not of the form that the API describes."""
    assert isinstance(error, RequestValidationError)
    request.state.problem = "request-invalid"
    first = error.errors()[0]
    return _invalid(".".join(str(part) for part in first["loc"]), str(first["type"]))


async def on_http_error(request: Request, error: Exception) -> JSONResponse:
    """Something that is not there, is too much, or is not meant to be asked that way."""
    assert isinstance(error, HTTPException)
    key = _KEYS.get(error.status_code)
    request.state.problem = key or "request-invalid"
    if key is None:  # a body that cannot even be read
        return _invalid("body", "unreadable")
    return JSONResponse(problem(key), error.status_code, headers=error.headers)


def problem(key: str) -> dict[str, Any]:
    """A refusal without details, as it goes over the wire."""
    return problem_of(Refusal(key))


def _invalid(where: str, what: str) -> JSONResponse:
    details = {"where": excerpt(where), "what": excerpt(what)}
    return JSONResponse({"key": "request-invalid", "details": details, "place": {}}, 422)
