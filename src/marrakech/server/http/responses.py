"""The shapes of answers, so that a stranger can tell from the API's description what comes back.

More may come with a later version: who asks ignores what it does not know.
"""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from marrakech.server.http.requests import ClockShape


class Answer(BaseModel):
    """Something that is told."""

    model_config = ConfigDict(extra="allow", populate_by_name=True)


class SetupAnswer(Answer):
    """What a table was set up with."""

    players: int
    rules: str
    edition: str | None
    facing: str
    clock: ClockShape
    timeout: str
    listed: bool
    autostart: bool
    seats: list[str]


class ChairAnswer(Answer):
    """A seat at a table and who plays there."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = Field(description="whose seat it is, or who stands in for an absent person")
    seed: str = Field(description="what this seat adds to the dice; empty until it is shown")
    commitment: str | None = Field(description="SHA-256 of the seed, where it was promised first")
    colours: list[str] = Field(description="of the rugs that are this seat's")


class ClocksAnswer(Answer):
    """How much time is left, in milliseconds."""

    left: list[int]
    since: int = Field(description="when the player to move began to think")
    running: int = Field(description="the seat whose clock runs, or 0")


class PresenceAnswer(Answer):
    """Who is here."""

    away: list[int] = Field(description="seats whose people have no page open")
    grace: float = Field(description="seconds that somebody may be away before a bot may play")
    watchers: int


class YouAnswer(Answer):
    """What only the device that asks may know."""

    seats: list[int]
    host: bool
    reserved: list[int]
    join_code: str = Field("", description="for the host: opens a seat to whoever has it")


class SealAnswer(Answer):
    """The seats' seeds are fixed by their hashes, and are shown one after the other."""

    round: int = Field(description="how often the seeds of this table have been sealed")
    hashes: list[str] = Field(description="SHA-256 of each seat's seed")


class TableAnswer(Answer):
    """A table as everybody may see it. A position is there once the game has begun."""

    table: str
    number: int = Field(description="of the last event")
    phase: Literal["gathering", "playing", "over", "cancelled"]
    now: int = Field(description="the server's clock, in milliseconds since 1970")
    setup: SetupAnswer
    commitment: str = Field(description="SHA-256 of the server's seed")
    seats: list[ChairAnswer]
    sealed: SealAnswer | None
    rematch: str | None
    position: str = ""
    seat: int = Field(0, description="to move, or whose pile is drawn from")
    step: str = Field("", description="what happens next: turn, roll, lay, draw, steer or over")
    turn: int = Field(0, description="the number of the record's line that is being played")
    legal: list[str] = []
    points: list[int] = []
    squares: list[int] = Field([], description="visible squares of each seat's colours")
    ranks: list[int] = []
    clocks: ClocksAnswer | None = None


class MyTableAnswer(TableAnswer):
    """A table, and what only the device that asks may know of it."""

    you: YouAnswer


class OneTableAnswer(MyTableAnswer):
    """A table, what only the device that asks may know of it, and who is here."""

    presence: PresenceAnswer


class TablesAnswer(Answer):
    """Tables, the newest first."""

    tables: list[TableAnswer]


class MyTablesAnswer(Answer):
    """The tables of the device that asks, the newest first."""

    tables: list[MyTableAnswer]


class EventAnswer(Answer):
    """Something that has happened at a table. What else it holds depends on its kind."""

    number: int
    at: int = Field(description="milliseconds since 1970")
    kind: str


class EventsAnswer(Answer):
    """Events in order, without gaps."""

    events: list[EventAnswer]


class DoneAnswer(Answer):
    """A command was done, and is on disk."""

    number: int = Field(description="of the first event that it caused")
    code: str = Field("", description="of the one-time link that was asked for")
    seconds: int = Field(0, description="that the one-time link holds, from the offer on")


class RematchAnswer(Answer):
    """The table of the next game."""

    rematch: str


class PaymentAnswer(Answer):
    """Who pays whom, for which squares, and how much."""

    payer: int = Field(alias="from")
    to: int
    area: list[str]
    price: int
    paid: int


class WalkAnswer(Answer):
    """Where Assam goes on a roll, step by step with his facing, and what it costs."""

    path: list[str]
    payment: PaymentAnswer | None = None


class SeatAnswer(Answer):
    """How a seat stands in a position."""

    dirhams: int
    squares: int
    points: int
    rank: int
    rugs: dict[str, int]
    next: str | None
    out: int | None


class PositionAnswer(Answer):
    """A position with everything that a client without rules needs."""

    position: str
    rules: str
    step: Literal["turn", "roll", "draw", "lay", "steer", "over"]
    seat: int
    assam: str
    facing: Literal["N", "E", "S", "W"]
    legal: list[str]
    chances: dict[str, str] = Field(description="what chance may do, and how likely, like 1/3")
    seats: list[SeatAnswer]
    winners: list[int]
    prices: dict[str, dict[str, WalkAnswer]] = Field(description="by facing and roll")


class AreaAnswer(Answer):
    """The area that a square belongs to, whose it is, and what stopping there costs others."""

    square: str
    area: list[str]
    owner: int | None
    price: int


class PlyAnswer(Answer):
    """One action of a record, and how things stand behind it."""

    turn: int = Field(description="the number of its line in the record")
    seat: int
    action: str
    during: str = Field(description="the step that it was done at")
    position: str
    step: str
    points: list[int]
    squares: list[int]
    dirhams: list[int]
    comments: list[str]
    path: list[str] = []
    payment: PaymentAnswer | None = None


class ChanceAnswer(Answer):
    """What chance did, and out of what: each action with the number of its tickets."""

    number: int
    ply: int
    action: str
    tickets: list[tuple[str, int]]


class RecordAnswer(Answer):
    """A record, read: every action with its position, its walk and its price."""

    players: int
    names: list[str]
    edition: str | None
    rules: str
    tags: dict[str, str]
    start: str
    points: list[int]
    squares: list[int]
    dirhams: list[int]
    comments: list[str] = Field(description="said before the first action")
    plies: list[PlyAnswer]
    result: str
    winners: list[int]
    ranks: list[int]
    fair: bool = Field(description="whether it has the tags that checking its dice needs")
    chances: list[ChanceAnswer]


class EditionAnswer(Answer):
    """A preset."""

    name: str
    language: str | None
    rules: str


class EditionsAnswer(Answer):
    """Every preset, every option with its values, and every bot."""

    editions: list[EditionAnswer]
    options: dict[str, list[str]] = Field(description="the first value of each is the default")
    clashes: list[tuple[str, str]] = Field(description="what cannot be played together")
    for_two: list[str] = Field(description="options that do nothing with more than two players")
    elsewhere: dict[str, list[str]] = Field(
        description="for each option, the box and who begins: the presets that settle it otherwise"
    )
    bots: list[str]


class BotAnswer(Answer):
    """A bot by its name."""

    name: str
    ready: bool = Field(description="whether it can play now; if not, it will be soon")


class BotsAnswer(Answer):
    """Every bot, the weakest first."""

    bots: list[BotAnswer]


class HintAnswer(Answer):
    """What a bot would do in a position, and why."""

    seen: int = Field(description="the number of the last event when it was asked")
    bot: str
    action: str
    worths: list[tuple[str, float]] = Field(
        description="of every legal action, the best first; empty where the bot has no reasons"
    )
    measure: Literal["", "points", "chance"] = Field(
        description="what the worths are: points ahead of the best other player, or the chance "
        "of winning, from 0 to 1"
    )
    turns: int = Field(description="how many turns it looked ahead")


class SeedAnswer(Answer):
    """Random letters."""

    seed: str
