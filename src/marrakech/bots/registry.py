"""The bots by name. To add one, write its class and put it into the list below."""

from random import Random

from marrakech.bots.bot import Bot, SeededBot
from marrakech.bots.greedy_bot import GreedyBot
from marrakech.bots.novice_bot import NoviceBot
from marrakech.bots.random_bot import RandomBot
from marrakech.bots.search_bots import ChampionBot, MasterBot, MerchantBot
from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt

# The weakest first.
_BY_STRENGTH: tuple[type[SeededBot], ...] = (
    RandomBot,
    NoviceBot,
    GreedyBot,
    MerchantBot,
    MasterBot,
    ChampionBot,
)
_BY_NAME = {bot.name: bot for bot in _BY_STRENGTH}

STAND_IN = GreedyBot.name  # plays for a person who is away, and decides at once
HINT_BOT = ChampionBot.name  # gives hints, and answers as an engine when no bot is named


def bot_names() -> tuple[str, ...]:
    """Every bot there is, the weakest first."""
    return tuple(_BY_NAME)


def bot_named(name: str, random: Random) -> Bot:
    """The bot of that name; an unknown one is refused."""
    if name not in _BY_NAME:
        raise Refusal("bot-unknown", name=excerpt(name), names=" ".join(_BY_NAME))
    return _BY_NAME[name](random)


def is_slow_to_start(name: str) -> bool:
    """Whether that bot needs what get_ready prepares."""
    return name in _BY_NAME and _BY_NAME[name].slow_to_start


def get_ready() -> None:
    """Load and warm up what slow bots need, so that nobody waits for a compiler."""
    from marrakech.kernel import get_ready

    get_ready()
