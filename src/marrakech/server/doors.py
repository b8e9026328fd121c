"""The doors: what every request and answer has to have before it comes in or goes out."""

import logging
import time
from collections import Counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from marrakech.server.limits import Limits, network_of
from marrakech.server.metrics import Metrics
from marrakech.server.problems import problem
from marrakech.server.settings import Settings
from marrakech.table.events import encode

log = logging.getLogger("marrakech.access")

SECURITY = {
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
# Browsers ignore this one over plain http, and complain about it.
OVER_TLS = {"cross-origin-opener-policy": "same-origin"}
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")


class TooBig(HTTPException):
    """A request's body is larger than allowed."""

    def __init__(self) -> None:
        super().__init__(413, headers={"connection": "close"})


class Doors:
    """ASGI middleware: origins, sizes, security headers, and a line in the log without secrets."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self._requests = Limits(settings.requests_per_minute, 60)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                more = OVER_TLS if scope["scheme"] == "https" else {}
                for name, value in (SECURITY | more).items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if scope["method"] in UNSAFE and not self._from_here(scope):
                await _answer(sending, 403, "origin-refused")
            elif scope["method"] in UNSAFE and not self._requests.allows(_address(scope)):
                await _answer(sending, 429, "too-often")
            elif self._declares_too_much(scope):
                await _answer(sending, 413, "request-big")
            else:
                await self.app(scope, self._limited(receive), sending)
        except Exception:
            log.exception("request failed", extra=_described(scope))
            if status:
                raise
            await _answer(sending, 500, "server-failed")
        finally:
            self.metrics.requests.labels(str(status)).inc()
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", extra=_described(scope) | {"status": status, "ms": milliseconds})

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted = False

        async def sending(message: Message) -> None:
            nonlocal accepted
            accepted = accepted or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close" and not accepted:
                await _deny(scope, send, 404, "page-unknown")
            else:
                await send(message)

        address = _address(scope)
        if not self._from_here(scope):
            await receive()
            await _deny(scope, send, 403, "origin-refused")
        elif self._sockets[address] >= self.settings.sockets_per_address:
            await receive()
            await _deny(scope, send, 429, "too-often")
        else:
            self._sockets[address] += 1
            try:
                await self.app(scope, receive, sending)
            finally:
                self._sockets[address] -= 1
                if not self._sockets[address]:
                    del self._sockets[address]

    def _from_here(self, scope: Scope) -> bool:
        """Whether the page that asks is ours. Programs that are no browsers name no origin."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host", "") != ""
        except ValueError:  # like http://[
            return False

    def _declares_too_much(self, scope: Scope) -> bool:
        declared = Headers(scope=scope).get("content-length", "")
        return declared.isdecimal() and int(declared[:20]) > self.settings.body

    def _limited(self, receive: Receive) -> Receive:
        """The request's body, as long as it is not too big."""
        size = 0

        async def receiving() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self.settings.body:
                raise TooBig
            return message

        return receiving


def _described(scope: Scope) -> dict[str, object]:
    """What a request is called in the log: never by its address, which may hold a code."""
    return {"method": scope["method"], "route": getattr(scope.get("route"), "path", None)}


def _body(key: str) -> bytes:
    return encode(problem(key)).encode()


async def _answer(send: Send, status: int, key: str) -> None:
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": _body(key)})


async def _deny(scope: Scope, send: Send, status: int, key: str) -> None:
    """Answer a socket that is not let in, where the server can do it with more than a status."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 4000 + status, "reason": key})
        return
    kinds = {"content-type": "application/json"} | SECURITY
    headers = [(name.encode(), value.encode()) for name, value in kinds.items()]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": _body(key)})


def _address(scope: Scope) -> str:
    """Whom a limit counts."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""
