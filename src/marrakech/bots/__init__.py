"""Players made of code: each chooses an action from what a player may see."""

from marrakech.bots.bot import Bot, SeededBot
from marrakech.bots.greedy_bot import GreedyBot
from marrakech.bots.novice_bot import NoviceBot
from marrakech.bots.random_bot import RandomBot
from marrakech.bots.registry import (
    HINT_BOT,
    STAND_IN,
    bot_named,
    bot_names,
    get_ready,
    is_slow_to_start,
)
from marrakech.bots.search_bots import ChampionBot, MasterBot, MerchantBot
from marrakech.bots.search_result import CHANCE_TO_WIN, POINTS_AHEAD, Budget, SearchResult, Worth

__all__ = [
    "CHANCE_TO_WIN",
    "HINT_BOT",
    "POINTS_AHEAD",
    "STAND_IN",
    "Bot",
    "Budget",
    "ChampionBot",
    "GreedyBot",
    "MasterBot",
    "MerchantBot",
    "NoviceBot",
    "RandomBot",
    "SearchResult",
    "SeededBot",
    "Worth",
    "bot_named",
    "bot_names",
    "get_ready",
    "is_slow_to_start",
]
