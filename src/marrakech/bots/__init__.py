"""Players made of code: each chooses an action from what a player may see."""

from marrakech.bots.bot import Bot, bot_named, bot_names
from marrakech.bots.greedy_bot import GreedyBot
from marrakech.bots.random_bot import RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "bot_named", "bot_names"]
