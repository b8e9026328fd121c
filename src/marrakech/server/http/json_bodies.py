"""JSON bodies: reading a request's, and writing a response's."""

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec
from fastapi import Request, Response
from msgspec import Struct
from starlette.requests import ClientDisconnect

from marrakech.rules import Refusal
from marrakech.server.decoding import read_request

JSON_TYPE = re.compile(r"application/(.+\+)?json")
_Request = TypeVar("_Request", bound=Struct)


async def json_body(request: Request) -> bytes:
    """The body of a request that is declared as JSON, as no form of another site's page can be."""
    try:
        body = await request.body()
    except ClientDisconnect:
        raise Refusal("request-invalid", where="body", what="unreadable") from None
    kind = request.headers.get("content-type", "").partition(";")[0]
    if not JSON_TYPE.fullmatch(kind.strip().lower()):
        raise Refusal("request-invalid", where="body", what="not JSON")
    return body


async def read_body(request: Request, wanted: type[_Request]) -> _Request:
    """The body of a request, as this type."""
    return read_request(await json_body(request), wanted)


def json_response(
    content: Struct, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """A response with this content."""
    return Response(msgspec.json.encode(content), status, headers, "application/json")
