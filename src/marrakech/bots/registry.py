"""Every bot by its name, from a beginner's opponent to the strongest."""

from random import Random

from marrakech.bots.bot import Bot, SeededBot
from marrakech.bots.greedy_bot import GreedyBot
from marrakech.bots.novice_bot import NoviceBot
from marrakech.bots.random_bot import RandomBot
from marrakech.bots.search_bots import MasterBot, MerchantBot, SearchBot
from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt

_BOTS: dict[str, type[SeededBot]] = {
    bot.name: bot for bot in (RandomBot, NoviceBot, GreedyBot, MerchantBot, MasterBot)
}
STAND_IN = GreedyBot.name  # plays on for a person who is away, and answers at once


def bot_names() -> tuple[str, ...]:
    """Every bot there is, the weakest first."""
    return tuple(_BOTS)


def bot_named(name: str, random: Random) -> Bot:
    """The bot of that name; an unknown one is refused."""
    if name not in _BOTS:
        raise Refusal("bot-unknown", name=excerpt(name), names=" ".join(_BOTS))
    return _BOTS[name](random)


def is_slow_to_start(name: str) -> bool:
    """Whether that bot needs what get_ready prepares."""
    return issubclass(_BOTS.get(name, Bot), SearchBot)


def get_ready() -> None:
    """Load and warm what slow bots need, so that nobody waits for a compiler."""
    from marrakech.kernel import get_ready

    get_ready()
