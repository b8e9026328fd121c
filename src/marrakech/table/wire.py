"""What clients are sent about a table beside its events: how it stands, what is theirs.

Each type is defined here once. Encoding, the API's description, the socket's schema and the
browser's types all follow from these definitions.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from marrakech.rules import (
    Step,
    WonBy,
    decided_by,
    legal_actions,
    start,
)
from marrakech.table.cached_table import CommandResult
from marrakech.table.phases import Over, PhaseName, Playing
from marrakech.table.position_info import Prices, prices, shown
from marrakech.table.setup import SetupInfo
from marrakech.table.state import Table


class ClocksInfo(Struct, frozen=True):
    """How much time is left, in milliseconds."""

    left: list[int]
    since: Annotated[int, Meta(description="when the player to move began to think")]
    running: Annotated[int, Meta(description="the seat whose clock runs, or 0")]


class Standing(Struct, frozen=True, omit_defaults=True):
    """What changes with every action. It has a position once the game has begun."""

    number: Annotated[int, Meta(description="of the last event")]
    phase: PhaseName
    now: Annotated[int, Meta(description="the server's clock, in milliseconds since 1970")]
    host_seat: (
        Annotated[int, Meta(description="before the game: the host's seat, if they have one")]
        | UnsetType
    ) = UNSET
    position: str | UnsetType = UNSET
    seat: Annotated[int, Meta(description="to move, or whose pile is drawn from")] | UnsetType = (
        UNSET
    )
    step: Annotated[Step, Meta(description="what happens next")] | UnsetType = UNSET
    turn: (
        Annotated[int, Meta(description="the number of the record's line that is being played")]
        | UnsetType
    ) = UNSET
    legal: list[str] | UnsetType = UNSET
    points: list[int] | UnsetType = UNSET
    squares: (
        Annotated[list[int], Meta(description="visible squares of each seat's colours")] | UnsetType
    ) = UNSET
    ranks: list[int] | UnsetType = UNSET
    decided: (
        Annotated[WonBy, Meta(description="what put the winners first, once the game is over")]
        | UnsetType
    ) = UNSET
    clocks: ClocksInfo | UnsetType = UNSET
    prices: (
        Annotated[
            Prices,
            Meta(description="by facing and roll; for a socket that asked, before its own roll"),
        ]
        | UnsetType
    ) = UNSET
    undo: (
        Annotated[int, Meta(description="the seat whose last rug can be taken back")] | UnsetType
    ) = UNSET


class ChairInfo(Struct, frozen=True):
    """A seat at a table and who plays there."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: Annotated[
        str | None, Meta(description="the bot that has the seat, or stands in for an absent person")
    ]
    seed: Annotated[
        str, Meta(description="what this seat adds to the dice; empty until it is revealed")
    ]
    commitment: Annotated[
        str | None, Meta(description="SHA-256 of the seed, where it was promised first")
    ]
    colours: Annotated[tuple[str, ...], Meta(description="of the rugs that are this seat's")]
    kept: Annotated[bool, Meta(description="whether an open seat is kept for somebody")]
    kept_for: Annotated[
        str | None,
        Meta(description="for the next game: the name of the person for whom it is kept, if known"),
    ]


class SealInfo(Struct, frozen=True):
    """The seats' seeds are fixed by their hashes, and are revealed one after the other."""

    round: Annotated[int, Meta(description="how often the seeds of this table have been sealed")]
    hashes: Annotated[tuple[str, ...], Meta(description="SHA-256 of each seat's seed")]


class TableInfo(Standing, frozen=True, kw_only=True):
    """A table as everybody may see it. It has a position once the game has begun."""

    table: str
    setup: SetupInfo
    commitment: Annotated[str, Meta(description="SHA-256 of the server's seed")]
    seats: list[ChairInfo]
    sealed: SealInfo | None
    rematch: str | None


class You(Struct, frozen=True, omit_defaults=True):
    """What only the device that asks may know: its own seats, and for the host the link to the
    others."""

    seats: list[int]
    host: bool
    reserved: list[int]
    join_code: Annotated[
        str, Meta(description="for the host: anybody who has it can take a seat")
    ] = ""


class PresenceInfo(Struct, frozen=True):
    """Who is here."""

    away: Annotated[list[int], Meta(description="seats whose people have no page open")]
    grace: Annotated[
        float, Meta(description="seconds that somebody may be away before a bot may play")
    ]
    watchers: int


class MyTableInfo(TableInfo, frozen=True, kw_only=True):
    """A table, and what only the device that asks may know of it."""

    you: You


class WatchedTableInfo(MyTableInfo, frozen=True, kw_only=True):
    """A table, what only the device that asks may know of it, and who is here."""

    presence: PresenceInfo


class FinishedSeat(Struct, frozen=True):
    """Who played at a seat, and how it ended for them."""

    name: Annotated[str, Meta(description="of a person; empty for a bot")]
    bot: Annotated[str | None, Meta(description="the bot that had the seat")]
    points: int
    rank: int
    yours: bool


class FinishedGame(Struct, frozen=True):
    """A game that is over, as lists show it."""

    table: str
    ended: Annotated[int, Meta(description="when, in milliseconds since 1970")]
    seats: list[FinishedSeat]


class CommandDone(Struct, frozen=True, omit_defaults=True):
    """A command was done, and is stored."""

    number: Annotated[int, Meta(description="of the first event that it caused")] | UnsetType = (
        UNSET
    )
    code: Annotated[str, Meta(description="of the one-time link asked for")] | UnsetType = UNSET
    seconds: Annotated[int, Meta(description="until the link expires")] | UnsetType = UNSET
    rematch: Annotated[str, Meta(description="the table of the next game")] | UnsetType = UNSET


def command_done(result: CommandResult) -> CommandDone:
    """The result of a command as clients get it."""
    if result.rematch is not None:
        return CommandDone(rematch=result.rematch)
    code = UNSET if result.code is None else result.code
    seconds = UNSET if result.seconds is None else result.seconds
    return CommandDone(result.number, code, seconds)


def standing(table: Table, now: int, with_prices: bool = False) -> Standing:
    """How a table stands, as it is sent along with events."""
    game = table.game
    if game is None:
        return Standing(table.number, table.phase.name, now, host_seat=table.host_seat or UNSET)
    position, clocks = game.position, game.clocks
    sent, goes_on = shown(position), isinstance(table.phase, Playing)
    return Standing(
        table.number,
        table.phase.name,
        now,
        UNSET,
        sent.text,
        position.seat,
        position.step,
        game.turn,
        list(legal_actions(position)) if goes_on else [],
        sent.points,
        sent.squares,
        sent.ranks,
        decided_by(position) if position.step == "over" else UNSET,
        ClocksInfo(clocks.left, clocks.since, table.seat_to_move) if clocks.runs else UNSET,
        (with_prices and goes_on and prices(position)) or UNSET,
        table.seat_to_undo or UNSET,
    )


def table_info(table: Table, now: int) -> TableInfo:
    """A table as everybody may see it."""
    setup, game, seal = table.setup, table.game, table.seal
    begun = game.position if game else start(len(setup.seats), setup.rules, setup.facing)
    return TableInfo(
        **asdict(standing(table, now)),
        table=table.id,
        setup=SetupInfo.of(setup),
        commitment=table.commitment,
        seats=[
            ChairInfo(
                chair.kind,
                chair.name,
                chair.bot or None,
                chair.seed,
                chair.commitment or None,
                tuple(seat.colours),
                chair.reserved != "",
                chair.kept_for or None,
            )
            for chair, seat in zip(table.chairs, begun.seats, strict=True)
        ],
        sealed=SealInfo(seal.round, seal.hashes) if seal.hashes else None,
        rematch=table.rematch or None,
    )


def my_table_info(table: Table, now: int, holder: str) -> MyTableInfo:
    """A table as the device that asks may see it."""
    return MyTableInfo(**asdict(table_info(table, now)), you=you(table, holder))


def watched_table_info(
    table: Table, now: int, holder: str, presence: PresenceInfo
) -> WatchedTableInfo:
    """The same, and the people who are here."""
    return WatchedTableInfo(**asdict(my_table_info(table, now, holder)), presence=presence)


def finished_game(table: Table, over: Over, holder: str) -> FinishedGame:
    """A finished game, for the list of somebody who has played it."""
    result, mine = shown(over.game.position), table.seats_of(holder)
    return FinishedGame(
        table.id,
        over.ended,
        [
            FinishedSeat(
                chair.name, chair.bot if chair.kind == "bot" else None, points, rank, seat in mine
            )
            for seat, (chair, points, rank) in enumerate(
                zip(table.chairs, result.points, result.ranks, strict=True), 1
            )
        ],
    )


def you(table: Table, holder: str) -> You:
    """What only this device may know."""
    reserved = [n for n, c in enumerate(table.chairs, 1) if c.reserved == holder != ""]
    host = holder == table.host
    code = table.join_code if host and holder else ""
    return You(list(table.seats_of(holder)), host, reserved, code)
