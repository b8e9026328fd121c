"""Hints: what the strongest bot would do, for a player who is alone against bots."""

from typing import NamedTuple

from marrakech.bots import HINT_BOT, SearchResult
from marrakech.rules import Refusal, format_position
from marrakech.server.bots.fair_queue import Priority
from marrakech.server.bots.pool import BotPool
from marrakech.server.network.rate_limits import RateLimits
from marrakech.table.hint_policy import position_for_hint
from marrakech.table.scheduler import NoAnswer
from marrakech.table.tables import Tables


class Hint(NamedTuple):
    """What a bot would do, and in which position."""

    number: int  # of the last event before it
    bot: str
    result: SearchResult


class Hints:
    """Asks the strongest bot on behalf of players."""

    def __init__(self, tables: Tables, bot_pool: BotPool, limits: RateLimits) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._limits = limits

    async def give(self, table_id: str, holder: str, seen: int, network: str) -> Hint:
        """A hint for a player who has seen that event, or a refusal."""
        table = await self._tables.find(table_id)
        position, number = position_for_hint(table, holder, seen), table.number
        if not self._bot_pool.is_ready(HINT_BOT):
            raise Refusal("bot-not-ready")
        self._limits.require(network)
        try:
            priority = Priority(people=True, network=network)
            text = format_position(position)
            result = await self._bot_pool.explain(HINT_BOT, text, priority)
        except NoAnswer:
            raise Refusal("hint-none") from None
        if not result.action:
            raise Refusal("hint-none")
        return Hint(number, HINT_BOT, result)
