"""The list of bots: what follows from an entry, and what an entry needs."""

import re
from pathlib import Path
from random import Random

import pytest

from marrakech.bots import (
    HINT_BOT,
    STAND_IN,
    ChampionBot,
    GreedyBot,
    RandomBot,
    bot_named,
    bot_names,
    is_slow_to_start,
    registry,
)
from marrakech.locales import LANGUAGES, catalogue

BOTS_PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


class Newcomer(RandomBot):
    """A bot that somebody has just added, after all others."""

    name = "newcomer"


@pytest.fixture
def with_newcomer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._BY_NAME, Newcomer.name, Newcomer)


@pytest.mark.usefixtures("with_newcomer")
def test_a_new_bot_needs_one_entry_and_gives_no_hints() -> None:
    assert bot_names()[-1] == Newcomer.name
    assert isinstance(bot_named(Newcomer.name, Random(1)), Newcomer)
    assert not is_slow_to_start(Newcomer.name)
    assert (ChampionBot.name, GreedyBot.name) == (HINT_BOT, STAND_IN)


def test_only_bots_that_search_are_slow_to_start() -> None:
    slow = [name for name in bot_names() if is_slow_to_start(name)]
    assert slow == ["merchant", "master", "champion"]
    assert not is_slow_to_start("unknown")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["bot-called", "bot-lettered", "bot-about"])
def test_every_bot_is_named_and_described_in_every_language(key: str, language: str) -> None:
    def said(bot: str) -> str:
        return catalogue(language).say(key, bot=bot, letter="A").replace(bot, "?")

    assert len({said(bot) for bot in ("?", *bot_names())}) == len(bot_names()) + 1


def test_every_bot_is_documented() -> None:
    rows = re.findall(r"^\| [^|]+ \| `([a-z]+)` \|", BOTS_PAGE.read_text("utf-8"), re.MULTILINE)
    assert tuple(rows) == bot_names()
