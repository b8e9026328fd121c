"""The bots over HTTP: which are ready, and what the strongest would do."""

from fastapi import APIRouter, Request, Response

from marrakech.server.http.dependencies import TheApplication
from marrakech.server.http.json_bodies import json_response, read_body
from marrakech.server.http.openapi import body, returns
from marrakech.server.http.requests import HintRequest
from marrakech.server.http.responses import BotInfo, BotList, HintInfo
from marrakech.server.http.routes import ShortPath, holder_in
from marrakech.server.network.rate_limits import network_of_request

router = APIRouter(prefix="/api", default_response_class=Response)


@router.get("/bots", responses=returns(BotList, 413))
async def list_bots(application: TheApplication) -> Response:
    """Every bot, the weakest first, and whether it can play now or is still getting ready."""
    is_ready = application.bot_pool.is_ready
    return json_response(BotList([BotInfo(bot, is_ready(bot)) for bot in application.tables.bots]))


@router.post(
    "/tables/{table}/hint",
    responses=returns(HintInfo, 403, 404, 409, 413, 422, 429, 503),
    openapi_extra=body(HintRequest),
)
async def give_hint(request: Request, application: TheApplication, table: ShortPath) -> Response:
    """What the strongest bot would do in your place, and what it thinks of each choice. Only for a
    player who is alone against bots, on their turn."""
    wanted = await read_body(request, HintRequest)
    holder, network = await holder_in(request), network_of_request(request)
    number, bot, result = await application.hints.give(table, holder, wanted.seen, network)
    worths = [(action, value) for action, value in result.worths]
    return json_response(HintInfo(number, bot, result.action, worths, result.measure, result.turns))
