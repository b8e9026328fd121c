"""Events as clients are sent them: with all that is needed to show them, and without secrets."""

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from marrakech.rules import Step
from marrakech.table.dice import bot_seed
from marrakech.table.events import (
    EVENT_KINDS,
    Acted,
    Body,
    BotSeated,
    Event,
    LeaveReason,
    Started,
    Undone,
    encode,
    fields_of,
    public_data,
)
from marrakech.table.folding import fold
from marrakech.table.position_info import PaymentInfo, shown, walk_of
from marrakech.table.state import Table


class ActedEvent(Body, tag="acted", frozen=True):
    """An action with all that is needed to show it: the walk after a roll, and how things stand
    then."""

    number: int
    at: int
    action: str
    seat: int
    turn: Annotated[
        int,
        Meta(description="the number of its line in the record; the first draws are line 0"),
    ]
    during: Annotated[Step, Meta(description="the step at which it was done")]
    position: str
    points: list[int]
    squares: Annotated[list[int], Meta(description="visible squares of each seat's colours")]
    reason: Literal["", LeaveReason] = ""
    path: Annotated[list[str], Meta(description="after a roll")] | UnsetType = UNSET
    payment: PaymentInfo | UnsetType = UNSET


class StartedEvent(Body, tag="started", frozen=True):
    """The game has begun, with all that is needed to show how it begins."""

    number: int
    at: int
    position: str
    points: list[int]
    squares: Annotated[list[int], Meta(description="visible squares of each seat's colours")]


class UndoneEvent(Body, tag="undone", frozen=True):
    """A rug was taken back, and how things stand then."""

    number: int
    at: int
    seat: int
    lay: Annotated[int, Meta(description="the number of the event that laid it")]
    position: str
    points: list[int]
    squares: Annotated[list[int], Meta(description="visible squares of each seat's colours")]


class BotSeatedEvent(Body, tag="bot-seated", frozen=True):
    """A bot has taken a seat, with this seed for the dice."""

    number: int
    at: int
    seat: int
    bot: str
    seed: str


def _as_sent(body: type[Body]) -> type[Struct]:
    """A kind of event as it is sent where nothing is added: with a number and a time, and without
    what only the server may know."""
    public = [
        (field.name, field.type) if field.required else (field.name, field.type, _default(field))
        for field in msgspec.structs.fields(body)
        if field.name in fields_of(body).public
    ]
    return msgspec.defstruct(
        f"{body.__name__}Event",
        [("number", int), ("at", int), *public],
        bases=(Body,),
        namespace={"__doc__": body.__doc__},
        frozen=True,
        kw_only=True,
        omit_defaults=True,
        tag=str(body.__struct_config__.tag),
    )


def _default(field: msgspec.structs.FieldInfo) -> object:
    """The default of a field; each event gets its own copy of one that can change."""
    if field.default_factory is msgspec.NODEFAULT:
        return field.default
    return msgspec.field(default_factory=field.default_factory)


_WITH_MORE: dict[type[Body], type[Struct]] = {
    Acted: ActedEvent,
    Undone: UndoneEvent,
    BotSeated: BotSeatedEvent,
    Started: StartedEvent,
}
# Every kind of event as it is sent.
EVENTS: tuple[type[Struct], ...] = tuple(
    _WITH_MORE.get(body) or _as_sent(body) for body in EVENT_KINDS.values()
)


def fold_and_encode(table: Table, event: Event) -> str:
    """Fold an event into its table; the event as it is sent."""
    body = event.body
    if isinstance(body, Started):
        fold(table, event)
        begun = shown(table.playing().position)
        return encode(StartedEvent(event.number, event.at, begun.text, begun.points, begun.squares))
    if isinstance(body, Undone):
        lay = table.lay_to_undo
        fold(table, event)
        after = shown(table.playing().position)
        return encode(
            UndoneEvent(
                event.number, event.at, body.seat, lay, after.text, after.points, after.squares
            )
        )
    if not isinstance(body, Acted):
        fold(table, event)
        return encode_public(event)
    game = table.playing()
    before, turn = game.position, game.turn
    fold(table, event)
    walk = walk_of(before, body.action)
    after = shown(game.position)
    return encode(
        ActedEvent(
            event.number,
            event.at,
            body.action,
            body.seat,
            turn,
            before.step,
            after.text,
            after.points,
            after.squares,
            body.reason,
            walk.path if walk else UNSET,
            walk.payment if walk else UNSET,
        )
    )


def encode_public(event: Event) -> str:
    """An event as it is sent, without what only the server may know."""
    body = event.body
    if isinstance(body, BotSeated):
        seed = bot_seed(body.seat)
        return encode(BotSeatedEvent(event.number, event.at, body.seat, body.bot, seed))
    envelope = {"number": event.number, "at": event.at, "kind": event.kind}
    return encode(envelope | public_data(body))
