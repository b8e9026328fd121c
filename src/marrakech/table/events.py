"""The events of a table: a closed set. They are numbered and never changed, and everything about a
table follows from them.

Each is defined here, once. How they are stored and sent, and the browser's types, follow from these
definitions; docs/protocol.md explains them.
"""

from functools import cache
from typing import Annotated, Literal, NamedTuple, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from marrakech.bots.engines import Fault
from marrakech.table.reaction_limits import SPECTATORS, Reaction
from marrakech.table.setup import SetupInfo

HIDDEN = "hidden"  # marks a field in its metadata
_T = TypeVar("_T")
# Only the server may know it: who holds a seat, a code, its own seed before the end.
Secret: TypeAlias = Annotated[_T, Meta(extra={HIDDEN: True})]

# Stored logs contain these words, so none is ever removed.
LeaveReason: TypeAlias = Literal["time", "bot-illegal", Fault]  # why a seat was made to leave
StandInReason: TypeAlias = Literal["absent", "time"]


class Body(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """What has happened. A field at its default is neither stored nor sent."""


class Created(Body, SetupInfo, tag="created", frozen=True):
    """A table was set up."""

    commitment: str  # SHA-256 of the server's seed
    server_seed: Secret[str]
    host: Secret[str]
    join_code: Secret[str]
    reserved: Secret[dict[str, str]] = {}  # seat: the device that it is kept for
    kept_for: dict[str, str] = {}  # seat: the name of the person it is kept for


class Seated(Body, tag="seated", frozen=True):
    """Somebody has sat down."""

    seat: int
    name: str
    seed: str  # "" where it is only promised
    holder: Secret[str]
    commitment: str = ""  # the SHA-256 that promises it


class Seeded(Body, tag="seeded", frozen=True):
    """A seat has changed its seed for the dice."""

    seat: int
    seed: str
    commitment: str = ""


class Vacated(Body, tag="vacated", frozen=True):
    """A seat is free again."""

    seat: int


class BotSeated(Body, tag="bot-seated", frozen=True):
    """A bot has taken a seat."""

    seat: int
    bot: str


class Sealed(Body, tag="sealed", frozen=True):
    """All seeds are fixed by their hashes."""

    round: int
    hashes: tuple[str, ...]


class Revealed(Body, tag="revealed", frozen=True):
    """A seat has revealed the seed that it had promised."""

    seat: int
    seed: str


class Unsealed(Body, tag="unsealed", frozen=True):
    """A seal was broken by a change at a seat: every promise is void."""

    round: int
    seat: int


class Started(Body, tag="started", frozen=True):
    """The game has begun."""

    position: str


class Acted(Body, tag="acted", frozen=True):
    """A player, a bot or chance has acted."""

    action: str
    seat: int
    reason: Literal["", LeaveReason] = ""


class Undone(Body, tag="undone", frozen=True):
    """A player has taken back the last rug, and the draw after it."""

    seat: int


class StoodIn(Body, tag="stood-in", frozen=True):
    """A bot plays for somebody who is away, or out of time."""

    seat: int
    bot: str
    reason: StandInReason


class Returned(Body, tag="returned", frozen=True):
    """A person plays again where a bot stood in."""

    seat: int


class Offered(Body, tag="offered", frozen=True):
    """A one-time link was made that moves a seat to another device."""

    seat: int
    code: Secret[str]


class Moved(Body, tag="moved", frozen=True):
    """A seat has moved to another device."""

    seat: int
    holder: Secret[str]


class Held(Body, tag="held", frozen=True):
    """Time that does not count was taken off the running clock."""

    milliseconds: int


class CodeRenewed(Body, tag="code-renewed", frozen=True):
    """The link to the seats has a new code."""

    join_code: Secret[str]


class TableCancelled(Body, tag="cancelled", frozen=True):
    """The host has cancelled the table."""


class Ended(Body, tag="ended", frozen=True):
    """The game is over, and the server reveals its seed."""

    result: str
    server_seed: str


class Rematched(Body, tag="rematched", frozen=True):
    """The next game was set up, at a table of its own."""

    table: str


class Reacted(Body, tag="reacted", frozen=True):
    """Somebody at the table has sent a reaction. It changes nothing in the game, and does not
    appear in the record."""

    reaction: Reaction
    holder: Secret[str]  # who sent it; they may send only a few at a time
    seat: int = SPECTATORS


AnyBody: TypeAlias = (
    Created
    | Seated
    | Seeded
    | Vacated
    | BotSeated
    | Sealed
    | Revealed
    | Unsealed
    | Started
    | Acted
    | Undone
    | StoodIn
    | Returned
    | Offered
    | Moved
    | Held
    | CodeRenewed
    | TableCancelled
    | Ended
    | Rematched
    | Reacted
)
EVENT_KINDS: dict[str, type[Body]] = {
    str(body.__struct_config__.tag): body for body in get_args(AnyBody)
}


class Event(NamedTuple):
    """Something that has happened at a table."""

    number: int  # counted from 1, without gaps
    at: int  # milliseconds since 1970, by the server's clock
    body: AnyBody
    command: str | None = None  # the key of the command that caused it; on the first of its events

    @property
    def kind(self) -> str:
        """Its kind, as it is called in the log and on the wire."""
        return kind_of(self.body)


class Fields(NamedTuple):
    """The fields of a kind: those that everybody may see, and those that only the server may."""

    public: tuple[str, ...]
    secret: tuple[str, ...]


def kind_of(body: Body) -> str:
    """What an event is called in the log and on the wire."""
    return str(body.__struct_config__.tag)


@cache
def fields_of(body: type[Body]) -> Fields:
    """The fields of a kind of event."""
    secret = {
        field.name
        for field in msgspec.inspect.type_info(body).fields  # type: ignore[attr-defined]
        if isinstance(field.type, msgspec.inspect.Metadata) and (field.type.extra or {}).get(HIDDEN)
    }
    names = body.__struct_fields__
    return Fields(
        tuple(name for name in names if name not in secret),
        tuple(name for name in names if name in secret),
    )


def public_data(body: Body) -> dict[str, object]:
    """What everybody may see of an event, besides its kind."""
    return _present(body, fields_of(type(body)).public)


def secret_data(body: Body) -> dict[str, object]:
    """What only the server may see of it."""
    return _present(body, fields_of(type(body)).secret)


def _present(body: Body, names: tuple[str, ...]) -> dict[str, object]:
    defaults = _defaults(type(body))
    values = ((name, getattr(body, name)) for name in names)
    return {name: value for name, value in values if defaults.get(name, _NONE) != value}


_NONE = object()


@cache
def _defaults(body: type[Body]) -> dict[str, object]:
    return {
        field.name: field.default_factory() if callable(field.default_factory) else field.default
        for field in msgspec.structs.fields(body)
        if not field.required
    }


def encode(data: object) -> str:
    """Data as it is stored and sent."""
    return msgspec.json.encode(data).decode()


def decode_body(kind: str, data: str | bytes, secret: str | bytes) -> AnyBody:
    """The event that was stored as these texts. An unknown kind or shape raises msgspec's
    ValidationError, and text that is not JSON its DecodeError."""
    body = EVENT_KINDS.get(kind)
    if body is None:
        raise msgspec.ValidationError(f"unknown kind {kind!r}")
    fields = msgspec.json.decode(data, type=dict)
    if fields_of(body).secret:
        fields |= msgspec.json.decode(secret, type=dict)
    found: AnyBody = msgspec.convert(fields, body)  # type: ignore[assignment]
    return found
