"""Running a server: uvicorn around the application."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn
from fastapi import FastAPI

from marrakech.server.app import create_app
from marrakech.server.application import Application
from marrakech.server.audit_log import Audit
from marrakech.server.bots.engines import started
from marrakech.server.logs import set_up_logs
from marrakech.server.metrics import Metrics
from marrakech.server.network.connections import Connections
from marrakech.server.network.http_protocol import LimitedHttp
from marrakech.server.network.open_files import raise_open_files
from marrakech.server.settings import Settings
from marrakech.server.storage.factory import open_store


def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    starting: Callable[[str], None] = lambda command: None,
) -> bool:
    """Serve until a signal comes; whether it could be started at all. Trouble with an engine or
    with the store is reported before anything else happens."""
    set_up_logs(settings.log_level)
    raise_open_files()
    _drop_dead_connections(settings, listening)

    async def serve() -> bool:
        storage = await open_store(settings.store)
        try:
            audit = Audit(Metrics())
            app = create_app(settings, storage, engines, audit)
            server = _Server(configuration(settings, app, audit))
            ready()
            await server.serve(sockets=[listening])
            return server.started
        finally:
            await storage.close()

    # uvicorn ends as the signal would have ended it: here that means by an orderly exit.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    loop = uvicorn.Config("", log_config=None).get_loop_factory()
    with (
        started(settings.engines, starting) as engines,
        asyncio.Runner(loop_factory=loop) as runner,
    ):
        return runner.run(serve())


class _Server(uvicorn.Server):
    """uvicorn, which waits for open requests before it stops: but not for those that wait for news
    themselves."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        application: Application = self.config.app.state.application  # type: ignore[union-attr]
        application.analyses.polls.close()
        await super().shutdown(sockets)


def configuration(settings: Settings, app: FastAPI, audit: Audit) -> uvicorn.Config:
    """How uvicorn runs the application."""
    http = partial(LimitedHttp, Connections(settings, audit))
    return uvicorn.Config(
        app,
        http=cast("type[LimitedHttp]", http),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.frame,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=5,
    )


def _drop_dead_connections(settings: Settings, listening: socket.socket) -> None:
    """A client that takes nothing any more is lost to TCP soon, not after a quarter of an hour.
    Accepted connections inherit this from the listening socket."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        milliseconds = int(2000 * settings.ping)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
