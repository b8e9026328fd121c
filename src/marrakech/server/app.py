"""The server: an ASGI application with everything behind its doors."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from marrakech import __version__
from marrakech.bots import bot_names
from marrakech.rules import Refusal
from marrakech.server.doors import Doors
from marrakech.server.engines import Engines
from marrakech.server.hints import router as hints_router
from marrakech.server.http import holder_in, router
from marrakech.server.limits import Limits, network_of
from marrakech.server.live import Hub
from marrakech.server.metrics import Metrics
from marrakech.server.problems import on_invalid, on_refusal
from marrakech.server.settings import Settings
from marrakech.server.site import on_missing
from marrakech.server.site import router as site_router
from marrakech.server.store import SqlStore
from marrakech.server.thinking import Thinkers
from marrakech.table.commands import Command
from marrakech.table.keeper import Keeper
from marrakech.table.memory import MemoryBus
from marrakech.table.ports import StoreTrouble
from marrakech.table.tables import Tables

log = logging.getLogger("marrakech.server")
HEARTBEAT = 1.0  # seconds
AT_ONCE = 50  # tables whose clocks are held together
PAUSE = 1.0  # seconds until a job that failed is begun again
UNKNOWN = "store-unreadable"  # the trouble of a store that fails in a way nobody foresaw
DAY = 86_400_000  # milliseconds
ABOUT = """
Tables, records and positions of the game Marrakech. Everything that is refused is refused with a
`Problem`: a key of the catalogue and its details, no sentence. A device is known by the cookie
`marrakech`, which it gets with `GET /api/my/tables`, or with its first table or command.
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

    app = FastAPI(
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
    app.state.creations = Limits(settings.tables_per_hour, 3600)
    app.state.hints = Limits(settings.hints_per_minute, 60)
    app.state.trouble = None  # what the last heartbeat met
    app.include_router(router)
    app.include_router(hints_router)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_missing)
    app.add_middleware(Doors, settings=settings, metrics=metrics)
    _add_operation(app, settings, metrics)
    app.include_router(site_router)
    return app


@asynccontextmanager
async def _living(
    app: FastAPI, settings: Settings, store: SqlStore, engines: Engines
) -> AsyncIterator[None]:
    """Everything behind the doors, from the first clock that is held to the last goodbye."""
    tables = Tables(store, MemoryBus(), bots=(*bot_names(), *engines.names))
    hub = Hub(tables, settings, app.state.metrics, app.state.creations)
    tables.absent = hub.presence.absent
    thinkers = Thinkers()
    keeper = Keeper(tables, engines.before(thinkers.think), fair=lambda: app.state.trouble is None)
    app.state.tables, app.state.hub, app.state.store = tables, hub, store
    app.state.thinkers = thinkers
    await hold_clocks(store, tables)
    jobs = [
        asyncio.ensure_future(for_ever(name, work))
        for name, work in {
            "keeper": keeper.run,
            "heartbeat": lambda: beat(app, store, tables),
            "cleaning": lambda: _clean(store, tables, settings),
        }.items()
    ]
    thinkers.start()
    _calm_the_collector()
    log.info("ready", extra={"version": __version__})
    yield
    log.info("stopping")
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    await keeper.close()
    await hub.close()
    thinkers.close()
    with suppress(StoreTrouble):
        await store.heartbeat(tables.clock())
    await store.close()


def _add_operation(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        await app.state.hub.serve(socket, holder_in(socket))

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> dict[str, str]:
        """The process lives."""
        return {"status": "ok", "game": "marrakech"}

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> JSONResponse:
        """The store can be read, and could be written to a second ago."""
        trouble: str | None = app.state.trouble
        try:
            await app.state.store.ping()
        except StoreTrouble as met:
            trouble = met.key
        except Exception:
            log.exception("the store does not answer")
            trouble = UNKNOWN
        return JSONResponse({"status": trouble or "ok"}, 503 if trouble else 200)

    @app.get("/metrics", include_in_schema=False)
    async def show_metrics(request: Request) -> Response:
        """What Prometheus asks for."""
        if not settings.public_metrics and not _from_this_machine(request):
            raise HTTPException(404)
        return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _from_this_machine(request: Request) -> bool:
    """Whether no other machine asks, not even by way of a proxy that runs on this one."""
    forwarded = {"x-forwarded-for", "forwarded"} & set(request.headers)
    address = network_of(request.client.host) if request.client else ""
    return not forwarded and address in ("127.0.0.1", network_of("::1"))


async def for_ever(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do a job that never ends; what goes wrong is logged, and the job is begun again."""
    while True:
        try:
            await work()
        except StoreTrouble as trouble:
            log.warning("job waits for the store", extra={"job": name, "key": trouble.key})
        except Exception:
            log.exception("job failed and is begun again", extra={"job": name})
        else:
            return
        await asyncio.sleep(PAUSE)


async def hold_clocks(store: SqlStore, tables: Tables) -> None:
    """The time since the last heartbeat does not count: nobody could do anything."""
    last = await store.last_heartbeat()
    if last is None:
        return
    queue = asyncio.Semaphore(AT_ONCE)

    async def hold(table_id: str) -> None:
        async with queue:
            try:
                table = await tables.find(table_id)
                down = tables.clock() - last
                if table.clocks is not None and table.clocks.runs and down > 0:
                    await tables.do(table_id, Command("hold", data={"milliseconds": down}))
            except Exception:  # one table that cannot be read keeps no other from being played
                log.exception("clock not held", extra={"table": table_id})

    await asyncio.gather(*(hold(table_id) for table_id in await store.waking()))


async def beat(app: FastAPI, store: SqlStore, tables: Tables) -> None:
    """Leave a trace of being alive, and find out whether anything can be written at all."""
    while True:
        try:
            if app.state.trouble:
                await _make_good(store, tables)
            await store.heartbeat(tables.clock())
            app.state.trouble = None
        except Exception as error:
            app.state.trouble = error.key if isinstance(error, StoreTrouble) else UNKNOWN
            raise
        await asyncio.sleep(HEARTBEAT)


async def _make_good(store: SqlStore, tables: Tables) -> None:
    """Once the store takes something again, give back the time during which it took nothing."""
    last = await store.last_heartbeat()
    if last is not None:
        await store.heartbeat(last)  # still in trouble, or clocks can be held
        await hold_clocks(store, tables)


async def _clean(store: SqlStore, tables: Tables, settings: Settings) -> None:
    """Delete tables that nothing has happened at for longer than they are to be kept."""
    while settings.keep_days:
        gone = await store.forget(tables.clock() - settings.keep_days * DAY)
        if gone:
            tables.forget_all()
            log.info("old tables deleted", extra={"tables": gone})
        await asyncio.sleep(3600)


def _calm_the_collector() -> None:
    """What is there now stays: the collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
