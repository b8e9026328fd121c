"""Analyses of games over HTTP, and rollouts of single decisions."""

from typing import Annotated, cast

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.concurrency import run_in_threadpool

from marrakech.analysis.report import SeatTotalsInfo, TurnInfo
from marrakech.rules import parse_game
from marrakech.server.analysis.analysis_job import AnalysisJob
from marrakech.server.analysis.games import DEPTH, EVALUATOR
from marrakech.server.analysis.jobs import Asker
from marrakech.server.analysis.rollout_job import RolloutJob
from marrakech.server.application import Application
from marrakech.server.bots.analysis_worker import MOST_GAMES
from marrakech.server.http.dependencies import TheApplication
from marrakech.server.http.json_bodies import json_response, read_body
from marrakech.server.http.openapi import body, returns
from marrakech.server.http.requests import AnalysisRequest, RolloutRequest
from marrakech.server.http.responses import AnalysisProgress, RolloutChoice, RolloutProgress
from marrakech.server.http.routes import ShortPath, holder_in
from marrakech.server.network.rate_limits import network_of_request

MOST_PLIES = 10_000
Ply = Annotated[int, Path(ge=0, le=MOST_PLIES)]
router = APIRouter(prefix="/api/analyses", default_response_class=Response)


@router.post(
    "",
    responses=returns(AnalysisProgress, 403, 404, 409, 413, 422, 429, 503),
    openapi_extra=body(AnalysisRequest),
)
async def analyse(request: Request, application: TheApplication) -> Response:
    """Have a game analysed: that of a table where it is over, or any by its record. Asking for the
    same game again says how far that has come."""
    wanted = await read_body(request, AnalysisRequest)
    asker = await _asker(request)
    if wanted.table is not None:
        return _progress(application, await application.analyses.of_table(wanted.table, asker))
    application.limits.records.require(asker.network)  # reading one costs more than other requests
    async with application.limits.reading_record:
        game = await run_in_threadpool(parse_game, wanted.record or "")
    return _progress(application, await application.analyses.of_record(game, asker))


@router.get("/{analysis}", responses=returns(AnalysisProgress, 404, 409, 413, 422, 503))
async def show_analysis(
    request: Request,
    application: TheApplication,
    analysis: ShortPath,
    after: Annotated[int, Query(ge=0, le=MOST_PLIES)] = 0,
) -> Response:
    """How far an analysis has come, with its turns from a number on. If there is nothing new yet,
    the answer waits a few seconds for it."""
    job = await application.analyses.find(analysis)
    if job.is_open:
        network = network_of_request(request)
        await application.analyses.polls.wait(job, lambda: len(job.turns) > after, network)
    return _progress(application, job, after)


@router.post(
    "/{analysis}/rollouts",
    responses=returns(RolloutProgress, 403, 404, 409, 413, 422, 429, 503),
    openapi_extra=body(RolloutRequest),
)
async def roll_out(request: Request, application: TheApplication, analysis: ShortPath) -> Response:
    """Have games played from each choice of a decision, with the same luck for all of them."""
    wanted = await read_body(request, RolloutRequest)
    asker = await _asker(request)
    job = await application.analyses.roll_out(analysis, wanted.ply, asker)
    return _rollout_progress(application, job)


@router.get(
    "/{analysis}/rollouts/{ply}", responses=returns(RolloutProgress, 404, 409, 413, 422, 503)
)
async def show_rollout(
    request: Request, application: TheApplication, analysis: ShortPath, ply: Ply
) -> Response:
    """How far a rollout has come. The answer waits a few seconds for news."""
    job = await application.analyses.find_rollout(analysis, ply)
    if job.is_open:
        network = network_of_request(request)
        await application.analyses.polls.wait(job, lambda: False, network)
    return _rollout_progress(application, job)


async def _asker(request: Request) -> Asker:
    return Asker(network_of_request(request), await holder_in(request))


def _progress(application: Application, job: AnalysisJob, after: int = 0) -> Response:
    return json_response(
        AnalysisProgress(
            id=job.id,
            status=job.status,
            place=application.analyses.place(job),
            evaluator=EVALUATOR,
            depth=DEPTH,
            actions=len(job.game.game.actions),
            analysed=job.analysed,
            turns=cast("list[TurnInfo]", job.turns[after:]),  # encoded before
            seats=cast("list[SeatTotalsInfo]", job.seats),
        )
    )


def _rollout_progress(application: Application, job: RolloutJob) -> Response:
    choices = [RolloutChoice(*choice) for choice in job.choices]
    place = application.analyses.rollout_place(job)
    return json_response(RolloutProgress(job.ply, job.status, place, MOST_GAMES, choices))
