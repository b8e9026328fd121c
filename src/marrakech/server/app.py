"""The server: an ASGI application with everything behind its doors."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from marrakech import __version__
from marrakech.bots import bot_names
from marrakech.rules import Refusal
from marrakech.server import garbage_collector as collector
from marrakech.server.admission import Admission, Origins, Priorities
from marrakech.server.audit_log import Audit
from marrakech.server.bots.engines import Engines
from marrakech.server.bots.pool import BotPool
from marrakech.server.clock import SteadyClock, starting_time, wall_time
from marrakech.server.devices.cookies import OwnCookie
from marrakech.server.devices.device_store import DeviceStore
from marrakech.server.devices.registry import Devices
from marrakech.server.heartbeat import beat, beat_once, hold_at_start, note_trouble
from marrakech.server.http.device_routes import router as device_router
from marrakech.server.http.hint_routes import router as hints_router
from marrakech.server.http.middleware import Doors
from marrakech.server.http.openapi import DescribedApp
from marrakech.server.http.problems import on_invalid, on_refusal
from marrakech.server.http.routes import router
from marrakech.server.live.hub import Hub
from marrakech.server.live.schema import router as schema_router
from marrakech.server.metrics import Metrics
from marrakech.server.network.rate_limits import Limits, network_of
from marrakech.server.retention import BelievedTime, clean, is_plausible
from marrakech.server.settings import Settings
from marrakech.server.site import on_missing
from marrakech.server.site import router as site_router
from marrakech.server.storage.rescue_job import Rescuer
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.memory import MemoryBus
from marrakech.table.ports import StoreError
from marrakech.table.scheduler import Scheduler
from marrakech.table.state import Table
from marrakech.table.tables import Tables

log = logging.getLogger("marrakech.server")
# Headers by which proxies say for whom they ask; each maker has a name of its own.
BY_PROXIES = re.compile(r"via|cdn-loop|.*(forwarded|-ip|clientip|socketip|-address).*")
MUCH_LATER = 60_000  # milliseconds by which a clock that is set now and then may be off
PAUSE = 1.0  # seconds until a job that failed is begun again
ABOUT = """
Tables, records and positions of the game Marrakech. Everything that is refused is refused with a
`Problem`: a key of the catalogue and its details, no sentence. A device is known by the cookie
`marrakech` (`__Host-marrakech` under TLS), which it gets with `POST /api/device`.
"""


def create_app(
    settings: Settings, opened: SqlStore | None = None, engines: Engines | None = None
) -> FastAPI:
    """The application, round a store that is open or that it opens itself; it closes it too.
    Engines, if there are any, have been started, and are for who started them to close."""
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = opened or await SqlStore.open(settings.data)
        async with _living(app, settings, store, engines or Engines(())):
            yield

    app = DescribedApp(
        title="Marrakech",
        description=ABOUT,
        version=__version__,
        lifespan=life,
        redirect_slashes=False,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.root_path = settings.base_path  # uvicorn's would be put before paths that have it already
    app.state.metrics = metrics
    app.state.audit = Audit(metrics)
    app.state.creations = Limits(settings.tables_per_hour, 3600)
    app.state.device_changes = Limits(settings.devices_per_hour, 3600)
    app.state.hints = Limits(settings.hints_per_minute, 60)
    # To read a record costs as much as twenty other requests.
    app.state.records = Limits(max(1, settings.requests_per_minute // 20), 60)
    app.state.reading_record = asyncio.Semaphore(1)
    app.state.trouble = None  # what the last heartbeat met
    app.state.tell_trouble = lambda key: None  # nobody is here yet
    app.state.rescuer = Rescuer()
    app.include_router(router)
    app.include_router(hints_router)
    app.include_router(device_router)
    app.include_router(schema_router)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_missing)
    app.add_middleware(Doors, settings=settings, metrics=metrics, audit=app.state.audit)
    app.add_middleware(OwnCookie)  # the outermost: nothing is to parse any other cookie
    _add_operation(app, settings, metrics)
    app.include_router(site_router)
    return app


@asynccontextmanager
async def _living(
    app: FastAPI, settings: Settings, store: SqlStore, engines: Engines
) -> AsyncIterator[None]:
    """Everything behind the doors, from the first clock that is held to the last goodbye. What has
    been begun is ended in the opposite order, and nothing that fails keeps the rest from it."""
    async with AsyncExitStack() as ending:
        ending.push_async_callback(store.close)
        wall = wall_time()
        clock = await _clock(app, settings, store, wall)
        ticking = asyncio.ensure_future(clock.run())
        ending.push_async_callback(_cancel, ticking)
        scheduler = _build(app, settings, store, engines, clock)
        tables: Tables = app.state.tables
        await hold_at_start(app, store, tables, wall)
        # Only now: the time before is not given back if a heartbeat is left without that.
        ending.push_async_callback(beat_once, app, store, tables, last=True)
        ending.callback(app.state.bot_pool.close)
        ending.push_async_callback(app.state.devices.close)
        ending.push_async_callback(app.state.hub.close)
        ending.push_async_callback(scheduler.close)
        jobs = {
            "scheduler": scheduler.run,
            "collector": collector.collect,
            "heartbeat": lambda: beat(app, store, tables),
            "cleaning": lambda: clean(
                app.state.believed_time, store, tables, app.state.devices, settings
            ),
        }
        working = [asyncio.ensure_future(for_ever(name, work)) for name, work in jobs.items()]
        ending.push_async_callback(_cancel, *working)
        app.state.bot_pool.start()
        ending.enter_context(collector.only_when_asked())
        log.info("ready", extra={"version": __version__})
        yield
        log.info("stopping")


def _build(
    app: FastAPI, settings: Settings, store: SqlStore, engines: Engines, clock: SteadyClock
) -> Scheduler:
    """Put the parts together; the one that comes back runs the games."""
    tables = Tables(store, MemoryBus(), clock, bots=(*bot_names(), *engines.names))
    devices = Devices(DeviceStore(store), tables.clock)
    origins = Origins()
    admission = Admission(app.state.creations, settings, origins, tables, app.state.metrics)
    tables.admission = admission.admit
    hub = Hub(tables, settings, app.state.metrics, devices, origins, admission, app.state.audit)
    tables.absent = hub.presence.absent
    app.state.audit.knows = lambda table: tables.at_hand(table) is not None
    bot_pool = BotPool()
    ask = engines.before(bot_pool.think)
    priorities = Priorities(hub.presence, origins, tables, settings)

    def think(bot: str, position: str, table: Table) -> Awaitable[str]:
        return ask(bot, position, priorities.at(table))

    app.state.tables, app.state.hub, app.state.store = tables, hub, store
    app.state.bot_pool, app.state.devices = bot_pool, devices
    app.state.tell_trouble = hub.tell_trouble
    return Scheduler(tables, think, fair=lambda: app.state.trouble is None)


async def _cancel(*tasks: asyncio.Future[None]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _clock(app: FastAPI, settings: Settings, store: SqlStore, wall: int) -> SteadyClock:
    """The clock of this run: from the machine's time, if the last heartbeat allows it."""
    last = await store.last_time()
    start = starting_time(wall, last, settings.trust_clock)
    clock = SteadyClock(start)
    believed = await is_plausible(store, wall, settings)
    app.state.believed_time = BelievedTime(clock, start - wall, believed)
    if start - wall > MUCH_LATER:
        log.warning(
            "the machine's clock is behind the last heartbeat; times go on from there. If the "
            "clock is right, start once with --trust-clock",
            extra={"seconds": (start - wall) // 1000},
        )
    return clock


def _add_operation(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        await app.state.hub.serve(socket)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> dict[str, str]:
        """The process lives."""
        return {"status": "ok", "game": "marrakech"}

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> JSONResponse:
        """The store can be read, and could be written to a second ago."""
        try:
            await app.state.store.ping()
        except Exception as error:
            note_trouble(app, error)
        trouble: str | None = app.state.trouble
        return JSONResponse({"status": trouble or "ok"}, 503 if trouble else 200)

    @app.get("/metrics", include_in_schema=False)
    async def show_metrics(request: Request) -> Response:
        """What Prometheus asks for."""
        if not settings.public_metrics and not _from_this_machine(request):
            raise HTTPException(404)
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _from_this_machine(request: Request) -> bool:
    """Whether no other machine asks, not even by way of a proxy that runs on this one."""
    forwarded = any(BY_PROXIES.fullmatch(name) for name in request.headers)
    address = network_of(request.client.host) if request.client else ""
    return not forwarded and address in ("127.0.0.1", network_of("::1"))


async def for_ever(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do a job that never ends; what goes wrong is logged, and the job is begun again."""
    while True:
        try:
            await work()
        except StoreError as error:
            log.warning("job waits for the store", extra={"job": name, "key": error.key})
        except Exception:
            log.exception("job failed and is begun again", extra={"job": name})
        else:
            return
        await asyncio.sleep(PAUSE)
