"""Endpoints for operators: health, readiness, metrics."""

import re

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from marrakech.server.http.dependencies import TheApplication
from marrakech.server.network.rate_limits import network_of, network_of_request

# Headers by which proxies say for whom they ask; each vendor has names of its own.
_PROXY_HEADERS = re.compile(r"via|cdn-loop|.*(forwarded|-ip|clientip|socketip|-address).*")
router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok", "game": "marrakech"}


@router.get("/readyz")
async def readyz(application: TheApplication) -> JSONResponse:
    """The store can be read, and could be written to a second ago."""
    trouble = await application.heartbeat.check()
    return JSONResponse({"status": trouble or "ok"}, 503 if trouble else 200)


@router.get("/metrics")
async def show_metrics(request: Request, application: TheApplication) -> Response:
    """The figures, in the format of Prometheus."""
    if not application.settings.public_metrics and not _from_this_machine(request):
        raise HTTPException(404)
    figures = generate_latest(application.metrics.registry)
    return Response(figures, media_type=CONTENT_TYPE_LATEST)


def _from_this_machine(request: Request) -> bool:
    """Whether no other machine asks, not even through a proxy that runs on this one."""
    forwarded = any(_PROXY_HEADERS.fullmatch(name) for name in request.headers)
    return not forwarded and network_of_request(request) in ("127.0.0.1", network_of("::1"))
