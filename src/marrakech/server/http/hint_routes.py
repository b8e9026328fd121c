"""The bots behind the HTTP API: which are ready, and what the strongest would do."""

from typing import Any

from fastapi import APIRouter, Request

from marrakech.bots import HINT_BOT
from marrakech.rules import Refusal, format_position
from marrakech.server.bots.fair_queue import Priority
from marrakech.server.bots.pool import BotPool
from marrakech.server.http.requests import HintShape, Short
from marrakech.server.http.responses import BotsAnswer, HintAnswer
from marrakech.server.http.routes import ASKING, holder_in, refused
from marrakech.server.network.rate_limits import Limits, network_in
from marrakech.table.hint_policy import position_for_hint
from marrakech.table.scheduler import NoAnswer
from marrakech.table.tables import Tables

router = APIRouter(prefix="/api")


@router.get("/bots", response_model=BotsAnswer, responses=refused(413))
async def list_bots(request: Request) -> dict[str, Any]:
    """Every bot, the weakest first, and whether it can play now or is still getting ready."""
    bot_pool: BotPool = request.app.state.bot_pool
    tables: Tables = request.app.state.tables
    return {"bots": [{"name": bot, "ready": bot_pool.is_ready(bot)} for bot in tables.bots]}


@router.post(
    "/tables/{table}/hint",
    response_model=HintAnswer,
    responses=ASKING | refused(404, 409, 429, 503),
)
async def give_hint(request: Request, table: Short, wanted: HintShape) -> dict[str, Any]:
    """What the strongest bot would do in your place, and what it thinks of each choice. Only for
    who plays alone against bots, on their turn."""
    tables: Tables = request.app.state.tables
    bot_pool: BotPool = request.app.state.bot_pool
    bot = HINT_BOT
    holder = await holder_in(request)
    found = await tables.find(table)
    position = position_for_hint(found, holder, wanted.seen)
    number = found.number
    if not bot_pool.is_ready(bot):
        raise Refusal("bot-not-ready")
    _count(request)
    try:
        priority = Priority(people=True, network=network_in(request))
        thought = await bot_pool.explain(bot, format_position(position), priority)
    except NoAnswer:
        raise Refusal("hint-none") from None
    if not thought.action:
        raise Refusal("hint-none")
    worths = [[action, value] for action, value in thought.worths]
    more = {"worths": worths, "measure": thought.measure, "turns": thought.turns}
    return {"seen": number, "bot": bot, "action": thought.action, **more}


def _count(request: Request) -> None:
    """Thinking costs more than other requests: too many from one address are refused."""
    hints: Limits = request.app.state.hints
    if not hints.allows(network_in(request)):
        raise Refusal("too-often")
