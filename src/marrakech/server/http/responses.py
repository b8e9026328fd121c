"""Responses that are lists, or about the server and its devices rather than a table.

A later version may add fields: clients ignore those that they do not know.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from marrakech.analysis.report import SeatTotalsInfo, TurnInfo
from marrakech.server.analysis.jobs import JobStatus
from marrakech.table.wire import FinishedGame, MyTableInfo, TableInfo


class OpenTables(Struct, frozen=True):
    """Tables, the newest first."""

    tables: list[TableInfo]


class MyTables(Struct, frozen=True):
    """The tables of the device that asks, the newest first."""

    tables: list[MyTableInfo]


class FinishedGames(Struct, frozen=True):
    """The finished games of the device that asks, the newest first."""

    games: list[FinishedGame]
    next: Annotated[str | None, Meta(description="the `after` that asks for older ones, if any")]
    keep_days: Annotated[int, Meta(description="after how many days one is deleted; 0 for never")]


class EventList(Struct, frozen=True):
    """Events in order, without gaps."""

    events: list[msgspec.Raw]  # as in `table.public_events`, encoded before


class EditionInfo(Struct, frozen=True):
    """A preset."""

    name: str
    language: str | None
    rules: str


class EditionList(Struct, frozen=True):
    """Every preset, every option with its values, and every bot."""

    editions: list[EditionInfo]
    options: Annotated[
        dict[str, list[str]], Meta(description="the first value of each is the default")
    ]
    clashes: Annotated[
        list[tuple[str, str]],
        Meta(description="pairs like `pile=alternating` and `stock=15`: not to be combined"),
    ]
    for_two: Annotated[
        list[str], Meta(description="options that do nothing with more than two players")
    ]
    elsewhere: Annotated[
        dict[str, list[str]],
        Meta(
            description="for each option, the box and who begins: the presets that settle it "
            "otherwise"
        ),
    ]
    bots: list[str]


class BotInfo(Struct, frozen=True):
    """A bot by its name."""

    name: str
    ready: Annotated[bool, Meta(description="whether it can play now; if not, it will be soon")]


class BotList(Struct, frozen=True):
    """Every bot, the weakest first."""

    bots: list[BotInfo]


class HintInfo(Struct, frozen=True):
    """What a bot would do in a position, and why."""

    seen: Annotated[int, Meta(description="the number of the last event when it was asked")]
    bot: str
    action: str
    worths: Annotated[
        list[tuple[str, float]],
        Meta(
            description="of every legal action, the best first; empty where the bot has no reasons"
        ),
    ]
    measure: Annotated[
        Literal["", "points", "chance"],
        Meta(
            description="what the worths are: points ahead of the best other player, or the "
            "chance of winning, from 0 to 1"
        ),
    ]
    turns: Annotated[int, Meta(description="how many turns it looked ahead")]


class SeedInfo(Struct, frozen=True):
    """Random letters."""

    seed: str


class TokenInfo(Struct, frozen=True):
    """Whether a request came with a valid token, or has got one with this response."""

    status: Literal["known", "new", "none"]
    signed_out: Annotated[
        bool, Meta(description="whether it came with one that has been signed out")
    ]
    old_name: Annotated[
        bool,
        Meta(description="whether its cookie has the name of an older version; POST renames it"),
    ]


class DeviceInfo(Struct, frozen=True):
    """A device in the list. Times are the server's, in milliseconds."""

    id: str
    browser: Annotated[str, Meta(description='like "Firefox"; "" where unknown')]
    system: Annotated[str, Meta(description='like "Android"; "" where unknown')]
    created: Annotated[int, Meta(description="when it first took a seat")]
    last_seen: Annotated[int, Meta(description="to the hour")]
    this: Annotated[bool, Meta(description="whether it is the one that asks")]


class DeviceList(Struct, frozen=True):
    """Your devices, the one seen last first."""

    devices: list[DeviceInfo]
    now: Annotated[int, Meta(description="the server's clock, in milliseconds")]


class DeviceLink(Struct, frozen=True):
    """A code that adds one device."""

    code: str
    seconds: Annotated[int, Meta(description="how long it works")]


class SignedOut(Struct, frozen=True):
    """What was signed out."""

    here: Annotated[bool, Meta(description="whether the device that asked is among them")]


class AnalysisProgress(Struct, frozen=True):
    """An analysis as far as it has come. The same game is analysed once, for everybody."""

    id: str
    status: JobStatus
    place: Annotated[int, Meta(description="how many others are done before it; 0 once it runs")]
    evaluator: Annotated[str, Meta(description="who judges: `champion`")]
    depth: Annotated[str, Meta(description="how far it looks: `quick`, `normal` or `deep`")]
    actions: Annotated[int, Meta(description="how many actions there are to analyse")]
    analysed: Annotated[int, Meta(description="and how many of them have been so far")]
    turns: Annotated[
        list[TurnInfo], Meta(description="those analysed so far, from the one asked for on")
    ]
    seats: Annotated[list[SeatTotalsInfo], Meta(description="the sums; empty until all is done")]


class RolloutChoice(Struct, frozen=True):
    """What a choice is worth to the player who decides, by the games played from it so far."""

    action: str
    games: int
    worth: Annotated[float, Meta(description="the mean, less luck: the chance to win")]
    error: Annotated[float, Meta(description="its standard error; 95 % are 1.96 of them")]
    behind: Annotated[float, Meta(description="how much less that is than of the best so far")]
    behind_error: Annotated[
        float, Meta(description="the standard error of that: all choices have the same luck")
    ]


class RolloutProgress(Struct, frozen=True):
    """A decision as far as it has been rolled out."""

    ply: Annotated[int, Meta(description="how many actions of the record came before")]
    status: JobStatus
    place: Annotated[int, Meta(description="how many others are done before it; 0 once it runs")]
    games: Annotated[int, Meta(description="how many games will be played from each choice")]
    choices: Annotated[list[RolloutChoice], Meta(description="in the order of the rules")]
