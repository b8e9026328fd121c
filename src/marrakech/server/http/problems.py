"""Refusals as JSON responses."""

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt
from marrakech.server.http.dependencies import application_of
from marrakech.server.network.security_headers import ProblemData
from marrakech.server.refusals import problem_of, status_of
from marrakech.table.ports import StoreError

_KEYS = {404: "page-unknown", 405: "method-unknown", 413: "request-big", 503: "page-unbuilt"}


class Problem(BaseModel):
    """Why something was refused: a key of the catalogue, and its details."""

    key: str
    details: dict[str, str | int] = {}
    place: dict[str, int] = {}


async def on_refusal(request: Request, refusal: Exception) -> JSONResponse:
    """A refusal of the rules, of a table or of the store."""
    assert isinstance(refusal, Refusal)
    if isinstance(refusal, StoreError):
        application_of(request).metrics.troubles.labels(refusal.key).inc()
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


def problem(key: str) -> ProblemData:
    """A refusal without details, as it goes over the wire."""
    return problem_of(Refusal(key))


def _invalid(where: str, what: str) -> JSONResponse:
    details = {"where": excerpt(where), "what": excerpt(what)}
    return JSONResponse({"key": "request-invalid", "details": details, "place": {}}, 422)
