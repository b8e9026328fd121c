"""The server: assembles the ASGI application, and runs the background jobs of its life."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from marrakech import __version__
from marrakech.rules import Refusal
from marrakech.server import garbage_collector as collector
from marrakech.server.application import Application
from marrakech.server.audit_log import Audit
from marrakech.server.bots.engines import Engines
from marrakech.server.clock import SteadyClock, starting_time, wall_time
from marrakech.server.devices.cookies import CookieMiddleware
from marrakech.server.http.analysis_routes import router as analysis_router
from marrakech.server.http.device_routes import router as device_router
from marrakech.server.http.hint_routes import router as hint_router
from marrakech.server.http.middleware import GuardMiddleware
from marrakech.server.http.openapi import DescribedApp
from marrakech.server.http.operator_routes import router as operator_router
from marrakech.server.http.pages import on_missing
from marrakech.server.http.pages import router as page_router
from marrakech.server.http.preview_routes import router as preview_router
from marrakech.server.http.problems import on_invalid, on_refusal
from marrakech.server.http.routes import router
from marrakech.server.live.hub import Hub
from marrakech.server.live.schema import router as schema_router
from marrakech.server.metrics import Metrics
from marrakech.server.retention import TrustedTime, clean, is_plausible
from marrakech.server.settings import Settings
from marrakech.server.site import router as site_router
from marrakech.server.storage.factory import open_store
from marrakech.table.ports import Storage, StoreError

log = logging.getLogger("marrakech.server")
LARGE_LAG = 60_000  # milliseconds by which a clock that is set now and then may be behind
RESTART_SECONDS = 1.0  # until a job that failed is started again
ABOUT = """
Tables, records and positions of the game Marrakech. Everything that is refused is refused with a
`Problem`: a key of the catalogue and its details, no sentence. A device is known by the cookie
`marrakech` (`__Host-marrakech` under TLS), which it gets with `POST /api/device`.
"""


def create_app(
    settings: Settings,
    storage: Storage | None = None,
    engines: Engines | None = None,
    audit: Audit | None = None,
) -> FastAPI:
    """The ASGI application around an open store, or one that it opens itself; it closes it either
    way. Engines have been started by the caller, who closes them too."""
    audit = audit or Audit(Metrics())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = storage or await open_store(settings.store)
        async with _running(settings, opened, engines or Engines(()), audit) as (application, hub):
            app.state.application, app.state.hub = application, hub
            yield

    app = DescribedApp(
        title="Marrakech",
        description=ABOUT,
        version=__version__,
        lifespan=lifespan,
        redirect_slashes=False,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.root_path = settings.base_path  # uvicorn would put its own before paths that have it
    for one in (
        router,
        hint_router,
        analysis_router,
        device_router,
        schema_router,
        operator_router,
    ):
        app.include_router(one)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_missing)
    app.add_middleware(GuardMiddleware, settings=settings, metrics=audit.metrics, audit=audit)
    app.add_middleware(CookieMiddleware)  # the outermost: nothing may parse any other cookie

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        hub: Hub = app.state.hub
        await hub.serve(socket)

    app.include_router(preview_router)
    app.include_router(page_router)
    app.include_router(site_router)
    return app


@asynccontextmanager
async def _running(
    settings: Settings, storage: Storage, engines: Engines, audit: Audit
) -> AsyncIterator[tuple[Application, Hub]]:
    """The application and its background jobs. They end in the opposite order in which they
    began, and one that fails keeps no other from ending."""
    async with AsyncExitStack() as ending:
        ending.push_async_callback(storage.close)
        wall = wall_time()
        clock = SteadyClock(starting_time(wall, await storage.last_time(), settings.trust_clock))
        ahead = clock() - wall
        trusted = TrustedTime(clock, ahead, await is_plausible(storage, wall, settings))
        _warn_of_lag(ahead)
        ending.push_async_callback(_cancel, asyncio.ensure_future(clock.run()))
        application = Application(settings, storage, clock, trusted, audit, engines)
        hub = Hub(application)
        await application.heartbeat.hold_at_start(wall)
        # Only now: if a heartbeat were stored before that, the time until then would be lost.
        ending.push_async_callback(application.heartbeat.beat, last=True)
        ending.callback(application.bot_pool.close)
        ending.callback(application.gallery.close)
        ending.push_async_callback(application.devices.close)
        ending.push_async_callback(hub.close)
        ending.push_async_callback(application.scheduler.close)
        jobs = {
            "scheduler": application.scheduler.run,
            "analyses": application.analyses.run,
            "collector": collector.collect,
            "heartbeat": application.heartbeat.run,
            "cleaning": lambda: clean(
                trusted, storage, application.tables, application.devices, settings
            ),
        }
        running = [asyncio.ensure_future(for_ever(name, job)) for name, job in jobs.items()]
        ending.push_async_callback(_cancel, *running)
        application.bot_pool.start()
        ending.enter_context(collector.only_when_asked())
        log.info("ready", extra={"version": __version__})
        yield application, hub
        log.info("stopping")


async def _cancel(*tasks: asyncio.Future[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _warn_of_lag(ahead: int) -> None:
    if ahead > LARGE_LAG:
        log.warning(
            "the machine's clock is behind the last heartbeat; times go on from there. If the "
            "clock is right, start once with --trust-clock",
            extra={"seconds": ahead // 1000},
        )


async def for_ever(name: str, job: Callable[[], Awaitable[None]]) -> None:
    """Run a job that never ends; a failure is logged, and the job is started again."""
    while True:
        try:
            await job()
        except StoreError as error:
            log.warning("job waits for the store", extra={"job": name, "key": error.key})
        except Exception:
            log.exception("job failed and is begun again", extra={"job": name})
        else:
            return
        await asyncio.sleep(RESTART_SECONDS)
