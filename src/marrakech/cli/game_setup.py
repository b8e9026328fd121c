"""Setting up a game: who plays, by which rules, and who begins."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random, SystemRandom

from marrakech.bots import STAND_IN, bot_named, bot_names
from marrakech.cli.options import chosen_rules
from marrakech.cli.terminal import comma_listed, console, number, plain_digits, say, words
from marrakech.locales import plain
from marrakech.rules import Game, Refusal, edition_named, new_game, start
from marrakech.rules.refusal import excerpt
from marrakech.table.nicknames import checked_name

STARTERS = ("random", "agreed")
DEFAULT_BOT = "random"  # if the user is not asked


@dataclass(frozen=True)
class Plan:
    """What the user asked for; None is still open."""

    players: int | None
    bots: int | None
    bot: str | None
    names: tuple[str, ...]
    edition: str
    changes: Sequence[str]
    engine: bool = False  # whether that bot is an external program

    @property
    def bot_name(self) -> str:
        """Which bot plays."""
        return self.bot or DEFAULT_BOT

    @property
    def is_open(self) -> bool:
        """Whether the user said nothing about the players."""
        return self.players is None and self.bots is None and not self.names

    def counts(self) -> tuple[int, int]:
        """How many play and how many of them are bots, as close to the request as possible."""
        if self.is_open:
            return 2, 1
        people = len(self.names)
        players = self.players or min(4, max(2, people + (self.bots or 0), (self.bots or 0) + 1))
        bots = self.bots if self.bots is not None else (players - people if people else 0)
        return players, max(bots, 0)


def ask_plan(plan: Plan) -> Plan:
    """Ask who plays."""
    players = _ask_number(words("ask-players"), 2, 4, 2)
    bots = _ask_number(words("ask-bots"), 0, players, players - 1)
    bot = _ask_level() if bots and plan.bot is None and not plan.engine else plan.bot
    people = range(1, players - bots + 1)
    names = tuple(_ask_name(number) for number in people)
    return replace(plan, players=players, bots=bots, bot=bot, names=names)


def _ask_level() -> str:
    """The bot of the level that the user chooses."""
    levels = bot_names()
    called = (words("bot-called", bot=bot) for bot in levels)
    choices = comma_listed(f"{number(place)} {name}" for place, name in enumerate(called, 1))
    usual = levels.index(STAND_IN) + 1
    return levels[_ask_number(words("ask-level", levels=choices), 1, len(levels), usual) - 1]


def _ask_number(question: str, low: int, high: int, usual: int) -> int:
    while True:
        typed = plain_digits(input(f"{question} [{number(usual)}] ").strip())
        if not typed:
            return usual
        if typed in map(str, range(low, high + 1)):
            return int(typed)
        say("ask-number-again", low=low, high=high)


def _ask_name(place: int) -> str:
    usual = plain(words("person-name", number=place))
    while True:
        typed = input(f"{words('ask-name', number=place)} [{usual}] ").strip() or usual
        try:
            return checked_name(typed)
        except Refusal as refusal:
            console().print(words(refusal.key, **refusal.details))


def set_up(plan: Plan, facing: str, starter: str, seed: int | None) -> Game:
    """The record of a game that is about to begin."""
    if starter not in STARTERS:
        raise Refusal("starter-unknown", text=excerpt(starter))
    rules = chosen_rules(plan.edition, plan.changes)
    unchanged = edition_named(plan.edition).ruleset == rules
    random = SystemRandom() if seed is None else Random(f"{seed} starter")  # noqa: S311
    seats = _seats(plan)
    first = random.randrange(len(seats)) if starter == "random" else 0
    seats = seats[first:] + seats[:first]
    bots = {f"Bot{number}": plan.bot_name for number, (_, bot) in enumerate(seats, 1) if bot}
    return new_game(
        start(len(seats), rules, facing.upper()),
        [name for name, _ in seats],
        plan.edition if unchanged else None,
        {**bots, "Date": datetime.now().strftime("%Y-%m-%d")},
    )


def _seats(plan: Plan) -> list[tuple[str, bool]]:
    """A name for each seat, and whether a bot sits there: people first, in the order given."""
    if not plan.engine:
        bot_named(plan.bot_name, Random(0))  # noqa: S311 (only to refuse an unknown one)
    players, bots = plan.counts()
    people = players - bots
    if people < 0:
        raise Refusal("bots-too-many", bots=bots, players=players)
    if len(plan.names) > people:
        raise Refusal("names-too-many", names=len(plan.names), people=people)
    names = [checked_name(name) for name in plan.names]
    names += [words("person-name", number=n) for n in range(len(names) + 1, people + 1)]
    names += [
        words("bot-name", number=n) if bots > 1 else words("bot-alone") for n in range(1, bots + 1)
    ]
    return [(checked_name(plain(name)), place >= people) for place, name in enumerate(names)]
