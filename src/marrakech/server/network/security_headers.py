"""The headers of every response, and whole responses for requests that never reach the
application."""

from http import HTTPStatus

import msgspec

from marrakech.rules import Refusal
from marrakech.server.problem import problem_from

_ALWAYS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "cache-control": "no-store",
}
# Browsers ignore these over plain http, and complain about the first.
_OVER_TLS = _ALWAYS | {
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
}


def is_secure(scheme: str) -> bool:
    """Whether a scheme, of HTTP or of a socket, stands for TLS."""
    return scheme in ("https", "wss")


def security_headers(scheme: str) -> dict[str, str]:
    """What every response over that scheme carries."""
    return _OVER_TLS if is_secure(scheme) else _ALWAYS


def problem_body(refusal: Refusal) -> bytes:
    """A refusal as the body of a response."""
    return msgspec.json.encode(problem_from(refusal))


def whole_response(status: int, refusal: Refusal, scheme: str = "http") -> bytes:
    """A refusal as the bytes of a whole response, after which the connection ends."""
    body = problem_body(refusal)
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        **security_headers(scheme),
    }
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body
