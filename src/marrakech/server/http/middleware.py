"""Middleware: what every request and response passes through."""

import asyncio
import logging
import time
from collections import Counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from marrakech.rules import Refusal
from marrakech.server.audit_log import Audit, route_of
from marrakech.server.http.host_allowlist import AllowedHosts, sentence
from marrakech.server.http.request_throttle import RequestThrottle
from marrakech.server.http.requests import LARGEST_RECORD_BODY
from marrakech.server.metrics import Metrics
from marrakech.server.network.rate_limits import RateLimits, network_of_scope
from marrakech.server.network.security_headers import is_secure, problem_body, security_headers
from marrakech.server.settings import Settings

log = logging.getLogger("marrakech.access")

UNSAFE_METHODS = ("POST", "PUT", "PATCH", "DELETE")


class TooBig(HTTPException):
    """A request's body is larger than allowed."""

    def __init__(self) -> None:
        super().__init__(413, headers={"connection": "close"})


class GuardMiddleware:
    """ASGI middleware: hosts, origins, sizes, security headers, and a line in the log without
    secrets."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, audit: Audit) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.audit = audit
        self._hosts = AllowedHosts(settings)
        self._requests = RateLimits(settings.requests_per_minute, 60)
        self._reads = RateLimits(settings.reads_per_minute, 60)
        self._throttle = RequestThrottle()
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
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
                for name, value in security_headers(scope["scheme"]).items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            refused = self._refused(scope)
            if refused is not None:
                await _respond(scope, sending, *refused)
            else:
                await self._throttle.turn(network_of_scope(scope))
                await self.app(scope, self._limited(scope, receive), sending)
        except asyncio.CancelledError:  # the server is stopping and waits for nothing any more
            if not status:
                await _respond(scope, sending, 503, Refusal("server-failed"))
            raise
        except Exception:
            log.exception("request failed", extra=_described(scope))
            if status:
                raise
            await _respond(scope, sending, 500, Refusal("server-failed"))
        finally:
            self.metrics.requests.labels(str(status)).inc()
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", extra=_described(scope) | {"status": status, "ms": milliseconds})
            if key := scope["state"].get("problem"):
                self.audit.refused(scope, key, status)

    def _refused(self, scope: Scope) -> tuple[int, Refusal] | None:
        """Why a request does not reach the application, if it does not: a status and a refusal."""
        headers, network = Headers(scope=scope), network_of_scope(scope)
        unsafe, socket = scope.get("method") in UNSAFE_METHODS, scope["type"] == "websocket"
        # First, because refusing a request below costs something too, such as a line in the log.
        if not (self._requests if unsafe else self._reads).allows(network):
            self.audit.limit("requests-per-minute" if unsafe else "reads-per-minute", network)
            return 429, Refusal("too-often")
        if not self._names_us(scope, headers):
            return 421, self._hosts.refusal(headers, network, self.audit)
        if (unsafe or socket) and not self._from_here(scope, headers):
            return 403, Refusal("origin-refused")
        if socket and self._sockets[network] >= self.settings.sockets_per_address:
            self.audit.limit("sockets-per-address", network)
            return 429, Refusal("too-often")
        if not socket and self._declares_too_much(scope, headers):
            return 413, Refusal("request-big")
        return None

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._refused(scope)
        if refused is not None:
            await receive()
            await _deny(scope, send, *refused)
            self.audit.refused(scope, refused[1].key, refused[0])
            return
        network, began = network_of_scope(scope), time.monotonic()
        watched = _WatchedSocket(scope, receive, send, self.audit)
        self._sockets[network] += 1
        try:
            await self._throttle.turn(network)
            await self.app(scope, watched.receive, watched.send)
        except Exception:
            if watched.accepted:
                raise
            log.exception("socket failed", extra={"route": route_of(scope)})
            await _deny(scope, send, 500, Refusal("server-failed"))
        finally:
            self._sockets[network] -= 1
            if not self._sockets[network]:
                del self._sockets[network]
            if watched.accepted:
                self.audit.socket_closed(scope, watched.code, time.monotonic() - began)

    def _names_us(self, scope: Scope, headers: Headers) -> bool:
        """Whether the request is meant for us. A trusted proxy has checked that, unless our names
        are configured. Metrics are only for requests that call this machine by its name."""
        from_proxy: bool = scope["state"].get("from_proxy", False)
        names = self.settings.host_names or self.settings.origins
        if from_proxy and not names and not scope["path"].endswith("/metrics"):
            return True
        return self._hosts.allows(headers)

    def _from_here(self, scope: Scope, headers: Headers) -> bool:
        """Whether the page that asks is ours. Programs that are no browsers name no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:  # like http://[
            return False
        # A page that came over plain http may be anybody's by the time it asks over https. The
        # other way round it is ours: a proxy that we were not told of took the TLS off.
        schemes = ("https",) if is_secure(scope["scheme"]) else ("http", "https")
        return parts.scheme in schemes and parts.netloc == headers.get("host", "") != ""

    def _largest_body(self, scope: Scope) -> int:
        """The most bytes of a request's body: a record may have more than other requests."""
        is_record = scope["path"].endswith(("/api/records", "/api/analyses"))
        return LARGEST_RECORD_BODY if is_record else self.settings.body

    def _declares_too_much(self, scope: Scope, headers: Headers) -> bool:
        declared = headers.get("content-length", "")
        return declared.isdecimal() and int(declared[:20]) > self._largest_body(scope)

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """The request's body, as long as it is not too big."""
        size, largest = 0, self._largest_body(scope)

        async def receiving() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > largest:
                raise TooBig
            return message

        return receiving


class _WatchedSocket:
    """A socket's messages in both directions, watched for what the log needs to know."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, audit: Audit) -> None:
        self.accepted = False
        self.code = 1006  # with which it was closed; this one stands for none
        self._scope = scope
        self._receive = receive
        self._send = send
        self._audit = audit

    async def receive(self) -> Message:
        """What the client sends."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.code = message.get("code") or 1005
        return message

    async def send(self, message: Message) -> None:
        """What we send. A socket that is closed before it was accepted is one that is not there."""
        if message["type"] == "websocket.accept":
            self.accepted = True
            self._audit.socket_opened(self._scope)
        if message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
        if message["type"] == "websocket.close" and not self.accepted:
            await _deny(self._scope, self._send, 404, Refusal("page-unknown"))
            self._audit.refused(self._scope, "page-unknown", 404)
        else:
            await self._send(message)


def _described(scope: Scope) -> dict[str, object]:
    return {"method": scope["method"], "route": route_of(scope)}


async def _respond(scope: Scope, send: Send, status: int, refusal: Refusal) -> None:
    scope["state"]["problem"] = refusal.key
    kind, body, headers = "application/json", problem_body(refusal), Headers(scope=scope)
    if refusal.key == "host-refused" and "text/html" in headers.get("accept", ""):
        # No page can be shown: its files would be refused as well.
        kind, body = "text/plain; charset=utf-8", sentence(refusal, headers).encode()
    response_headers = [(b"content-type", kind.encode()), (b"connection", b"close")]
    start = {"type": "http.response.start", "status": status, "headers": response_headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})


async def _deny(scope: Scope, send: Send, status: int, refusal: Refusal) -> None:
    """Answer a socket that is not let in, where the server can do it with more than a status."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 4000 + status, "reason": refusal.key})
        return
    kinds = {"content-type": "application/json"} | security_headers(scope["scheme"])
    headers = [(name.encode(), value.encode()) for name, value in kinds.items()]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": problem_body(refusal)})
