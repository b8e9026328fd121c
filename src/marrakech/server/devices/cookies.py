"""The cookie that holds a device's token: read by its exact form, and written."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

COOKIE_NAME = "marrakech"
COOKIE_DAYS = 400
_TOKEN = re.compile(rb"[A-Za-z0-9_-]{43}")
_COOKIE_NAMES = tuple(f"{prefix}{COOKIE_NAME}".encode() for prefix in ("", "__Host-", "__Secure-"))
_FOUND = "marrakech.cookie"  # where the scope of a request has it


class Cookie(NamedTuple):
    """A cookie of ours."""

    name: str
    token: str


def find_cookie(headers: Iterable[tuple[bytes, bytes]], *names: str) -> Cookie | None:
    """The cookie with one of these names, the first name first. Where several have the same name,
    the first one that holds a token counts."""
    found: dict[str, Cookie] = {}
    for header, value in headers:
        if header == b"cookie":
            for pair in value.split(b";"):
                name, _, token = pair.strip(b" \t").partition(b"=")
                if _TOKEN.fullmatch(token):
                    cookie = Cookie(name.decode("latin-1"), token.decode())
                    found.setdefault(cookie.name, cookie)
    return next((found[name] for name in names if name in found), None)


def without_foreign_cookies(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of a request with no cookies in them but those that may be ours."""
    return [(name, _own(value) if name == b"cookie" else value) for name, value in headers]


def _own(cookies: bytes) -> bytes:
    pairs = (pair.strip(b" \t") for pair in cookies.split(b";"))
    return b"; ".join(pair for pair in pairs if pair.partition(b"=")[0] in _COOKIE_NAMES)


class CookieMiddleware:
    """ASGI middleware: takes our own cookie out of a request and drops all others unread. Python's
    parser takes 20 seconds for some cookies (CVE-2024-7592), and FastAPI calls it for every request
    that has any."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Remove every cookie that something could parse."""
        if scope["type"] in ("http", "websocket"):
            names = _prefixed(scope.get("root_path", "")), COOKIE_NAME
            scope[_FOUND] = find_cookie(scope["headers"], *names)
            scope["headers"] = [pair for pair in scope["headers"] if pair[0] != b"cookie"]
        await self.app(scope, receive, send)


def token_in(connection: HTTPConnection) -> str | None:
    """The token that came with a request, if any."""
    cookie: Cookie | None = connection.scope.get(_FOUND)
    return cookie.token if cookie else None


def has_old_name(connection: HTTPConnection) -> bool:
    """Whether the token came under the name that it had before names had prefixes."""
    cookie: Cookie | None = connection.scope.get(_FOUND)
    return cookie is not None and cookie.name != _name(connection)


def set_token(connection: HTTPConnection, response: Response, token: str) -> None:
    """Give the device a token that no script can read and no other site can send."""
    response.set_cookie(
        _name(connection),
        token,
        max_age=COOKIE_DAYS * 86400,
        path=_path(connection),
        secure=_is_secure(connection),
        httponly=True,
        samesite="lax",
    )


def delete_token(connection: HTTPConnection, response: Response) -> None:
    """Delete the device's token, whatever its cookie is called."""
    for name in {_name(connection), COOKIE_NAME}:
        response.delete_cookie(
            name,
            path=_path(connection),
            secure=_is_secure(connection),
            httponly=True,
            samesite="lax",
        )


def _name(connection: HTTPConnection) -> str:
    if not _is_secure(connection):
        return COOKIE_NAME
    return _prefixed(connection.scope.get("root_path", ""))


def _prefixed(root_path: str) -> str:
    """The name under TLS. Browsers take a cookie with such a prefix over TLS only, and one with
    `__Host-` for the whole host only and from no other one."""
    return f"__Secure-{COOKIE_NAME}" if root_path else f"__Host-{COOKIE_NAME}"


def _path(connection: HTTPConnection) -> str:
    return connection.scope.get("root_path") or "/"


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
