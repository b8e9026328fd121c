"""Refusals as JSON responses."""

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt
from marrakech.server.http.dependencies import application_of
from marrakech.server.http.json_bodies import json_response
from marrakech.server.refusals import problem_of, status_of
from marrakech.table.ports import StoreError

_KEY_OF_STATUS = {
    404: "page-unknown",
    405: "method-unknown",
    413: "request-big",
    503: "page-unbuilt",
}


async def on_refusal(request: Request, refusal: Exception) -> Response:
    """A refusal of the rules, of a table or of the store."""
    assert isinstance(refusal, Refusal)
    if isinstance(refusal, StoreError):
        application_of(request).metrics.troubles.labels(refusal.key).inc()
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
    key = _KEY_OF_STATUS.get(error.status_code)
    request.state.problem = key or "request-invalid"
    if key is None:  # a body that cannot even be read
        return _invalid("body", "unreadable")
    return json_response(problem_of(Refusal(key)), error.status_code, error.headers)


def _invalid(where: str, what: str) -> Response:
    refusal = Refusal("request-invalid", where=excerpt(where), what=excerpt(what))
    return json_response(problem_of(refusal), 422)
