"""The bots over HTTP: which are ready, and what the strongest would do."""

from fastapi import APIRouter, Request, Response

from marrakech.bots import HINT_BOT
from marrakech.rules import Refusal, format_position
from marrakech.server.bots.fair_queue import Priority
from marrakech.server.http.dependencies import TheApplication
from marrakech.server.http.json_bodies import json_response, read_body
from marrakech.server.http.openapi import body, returns
from marrakech.server.http.requests import HintRequest
from marrakech.server.http.responses import BotInfo, BotList, HintInfo
from marrakech.server.http.routes import ShortPath, holder_in
from marrakech.server.network.rate_limits import network_of_request
from marrakech.table.hint_policy import position_for_hint
from marrakech.table.scheduler import NoAnswer

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
    tables, bot_pool = application.tables, application.bot_pool
    bot = HINT_BOT
    holder = await holder_in(request)
    found = await tables.find(table)
    position = position_for_hint(found, holder, wanted.seen)
    number = found.number
    if not bot_pool.is_ready(bot):
        raise Refusal("bot-not-ready")
    if not application.limits.hints.allows(network_of_request(request)):
        raise Refusal("too-often")
    try:
        priority = Priority(people=True, network=network_of_request(request))
        result = await bot_pool.explain(bot, format_position(position), priority)
    except NoAnswer:
        raise Refusal("hint-none") from None
    if not result.action:
        raise Refusal("hint-none")
    worths = [(action, value) for action, value in result.worths]
    return json_response(HintInfo(number, bot, result.action, worths, result.measure, result.turns))
