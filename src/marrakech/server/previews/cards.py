"""Cards: what each page says about itself where its link is shared. No card names a person."""

from collections.abc import Callable
from functools import reduce
from typing import NamedTuple, Protocol

from marrakech.locales import page_catalogue
from marrakech.rules import Position, Refusal, apply, outcome, parse_position
from marrakech.rules.position import is_beginning, start
from marrakech.server.previews.market import Market, market_of
from marrakech.table.phases import Cancelled, Gathering, Over
from marrakech.table.setup import OPEN
from marrakech.table.state import Table


class Say(Protocol):
    """Says a message of the catalogue in the card's language."""

    def __call__(self, key: str, /, **details: str | int | float) -> str:
        """The sentence of that key."""


class Card(NamedTuple):
    """A title, a description and a picture."""

    title: str
    description: str
    market: Market | None  # that the picture shows; None for the scene of the home page
    alt: str  # what can be seen in the picture
    for_search: bool = False  # whether search engines may list the page


CardOf = Callable[[Say], Card]


def say_in(language: str) -> Say:
    """What says messages in a language, or in English if a translation is missing: no page fails
    because a sentence has not been translated yet."""
    own, english = page_catalogue(language), page_catalogue("en")

    def say(key: str, /, **details: str | int | float) -> str:
        return (own if key in own.keys else english).say(key, **details)

    return say


def home_card(say: Say) -> Card:
    """The home page, and every page that is about nothing in particular."""
    return _scene(say, say("game-name"), say("page-description"), for_search=True)


def other_card(say: Say) -> Card:
    """A page that is private, or does not exist."""
    return home_card(say)._replace(for_search=False)


def rules_card(say: Say) -> Card:
    """The rules."""
    return _scene(say, _titled(say, say("rules-title")), say("preview-rules-text"), for_search=True)


def learn_card(say: Say) -> Card:
    """The lessons."""
    return _scene(say, _titled(say, say("learn-title")), say("preview-learn-text"), for_search=True)


def record_card(say: Say) -> Card:
    """A replay whose record is in the link itself, after the #."""
    return _scene(say, _titled(say, say("replay-title")), say("preview-replay-text"))


def table_card(table: Table) -> CardOf:
    """A table: what it waits for, that it is played at, or how it ended."""

    def card(say: Say) -> Card:
        players, phase = len(table.chairs), table.phase
        match phase:
            case Gathering():
                missing = sum(chair.kind == OPEN for chair in table.chairs)
                title = say("preview-waiting", open=missing, players=players)
                description = say("preview-waiting-text")
            case Over():
                title = _result(say, phase.game.position)
                description = say("preview-over-text")
            case Cancelled():
                return _scene(say, _titled(say, say("preview-cancelled")), say("page-description"))
            case _:
                title = say("preview-playing", players=players)
                description = say("preview-playing-text")
        return _shown(say, title, description, market_of(_position(table)))

    return card


def replay_card(table: Table, moment: int | None = None) -> CardOf:
    """The game of a table, to be watched again: as it stands, or after that many actions."""
    game = table.game
    if game is None:
        return other_card
    position = game.position if moment is None else reduce(apply, game.actions[:moment], game.start)

    def card(say: Say) -> Card:
        title = say("preview-replay", players=len(table.chairs))
        return _shown(say, title, say("preview-replay-text"), market_of(position))

    return card


def editor_card(text: str | None) -> CardOf:
    """The editor, with the position of the link if it has one."""
    try:
        market = None if text is None else market_of(parse_position(text))
    except Refusal:  # the editor shows what is wrong with it
        market = None

    def card(say: Say) -> Card:
        if market is not None:
            return _shown(say, say("preview-position"), say("preview-position-text"), market)
        return _scene(say, _titled(say, say("editor-title")), say("preview-editor-text"))

    return card


def _position(table: Table) -> Position:
    """The position on the market of a table; before the start, the one it will start with."""
    if table.game is not None:
        return table.game.position
    return start(len(table.chairs), table.setup.rules, table.setup.facing)


def _result(say: Say, position: Position) -> str:
    """The points of a finished game, the highest first."""
    points = sorted(outcome(position).points, reverse=True)
    first, second, third, fourth = (*points, 0, 0)[:4]
    return say(
        "preview-over",
        players=len(points),
        first=first,
        second=second,
        third=third,
        fourth=fourth,
    )


def _scene(say: Say, title: str, description: str, *, for_search: bool = False) -> Card:
    return Card(title, description, None, say("preview-picture-home"), for_search)


def _shown(say: Say, title: str, description: str, market: Market) -> Card:
    empty = is_beginning(market.board)
    alt = say("preview-picture-empty") if empty else say("preview-picture-market")
    return Card(_titled(say, title), description, market, alt)


def _titled(say: Say, page: str) -> str:
    """A page's title, with the name of the game."""
    return say("page-title", page=page)
