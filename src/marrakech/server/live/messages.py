"""The messages of the socket, both ways, and commands over HTTP: closed sets, defined here once.
What comes in is read into what it means, or refused."""

import functools
import operator
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt
from marrakech.table.commands import ClientCommand, Short
from marrakech.table.wire import Standing

PROTOCOL = 1  # of the socket; docs/protocol.md

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
EventNumber = Annotated[int, Meta(ge=0, le=2**31)]


class Watch(Struct, tag_field="t", tag="watch", frozen=True, forbid_unknown_fields=True):
    """A socket wants to hear of a table, from the event after this number on."""

    table: Short
    after: EventNumber = 0


class Unwatch(Struct, tag_field="t", tag="unwatch", frozen=True, forbid_unknown_fields=True):
    """A socket wants to hear no more of a table."""

    table: Short


class Ping(Struct, tag_field="t", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there?"""


class Envelope(Struct, frozen=True):
    """What every command has beside its kind and what that kind needs."""

    id: CommandId
    seen: EventNumber | None = None


class Address(Struct, frozen=True):
    """What a command over a socket has besides."""

    t: Literal["do"]
    table: Short


class Do(Struct, frozen=True):
    """A command: what is wished for, by which id, and up to which event the sender has seen."""

    id: str
    seen: int | None
    body: ClientCommand
    table: str


Incoming: TypeAlias = Watch | Unwatch | Ping | Do


# What pages are told


class Told(Struct, frozen=True, tag_field="t"):
    """Something that a page is told."""


class Hello(Told, tag="hello", frozen=True):
    """The first message on every socket."""

    protocol: int
    now: int  # the server's clock, in milliseconds since 1970


class Pong(Told, tag="pong", frozen=True):
    """The answer to a ping."""

    now: int


class Trouble(Told, tag="trouble", frozen=True):
    """Nothing can be kept just now, or it can be again."""

    trouble: str | None


class You(Told, tag="you", frozen=True, omit_defaults=True):
    """What only this device may know of a table."""

    table: str
    seats: list[int]
    host: bool
    reserved: list[int]
    join_code: str = ""


class Here(Told, tag="presence", frozen=True):
    """Who is here."""

    table: str
    away: list[int]  # seats whose people have no page open
    grace: float  # seconds that somebody may be away before a bot may play
    watchers: int


class Events(Told, tag="events", frozen=True):
    """What has happened at a table, and how it stands now."""

    table: str
    events: list[msgspec.Raw]  # as `table.wire` tells them
    state: Standing


class Done(Told, tag="done", frozen=True, omit_defaults=True):
    """A command was done, and is on disk."""

    id: str
    table: str
    number: int | UnsetType = UNSET  # of the first event that it caused
    code: str | UnsetType = UNSET  # of the one-time link that was asked for
    seconds: int | UnsetType = UNSET  # that the link holds
    rematch: str | UnsetType = UNSET  # the table of the next game


class Refused(Told, tag="refused", frozen=True, omit_defaults=True):
    """Something was not done, or could not be read: then it has no id."""

    id: str | None
    key: str
    details: dict[str, str | int]
    place: dict[str, int]
    table: str | UnsetType = UNSET


Outgoing: TypeAlias = Hello | Pong | Trouble | You | Here | Events | Done | Refused


# What comes in is read


class _Kind(Struct):
    t: str = ""


class _Id(Struct):
    id: CommandId | None = None


def _with(*besides: type[Struct]) -> Any:
    """All that people can body for, each with the fields of these."""
    fields = [
        (field.name, field.type) if field.required else (field.name, field.type, field.default)
        for struct in besides
        for field in msgspec.structs.fields(struct)
    ]
    kinds = (
        msgspec.defstruct(
            body.__name__,
            fields,
            bases=(body,),
            kw_only=True,
            frozen=True,
            forbid_unknown_fields=True,
            tag_field="kind",
            tag=body.__struct_config__.tag,
        )
        for body in get_args(ClientCommand)
    )
    return functools.reduce(operator.or_, kinds)


_BODIES: dict[Any, Any] = {body.__struct_config__.tag: body for body in get_args(ClientCommand)}
_NAMES = {name for body in get_args(ClientCommand) for name in body.__struct_fields__}
_kind = msgspec.json.Decoder(_Kind)
_id = msgspec.json.Decoder(_Id)
_others: msgspec.json.Decoder[Watch | Unwatch | Ping] = msgspec.json.Decoder(Watch | Unwatch | Ping)
_over_socket = msgspec.json.Decoder(_with(Envelope, Address))
_over_http = msgspec.json.Decoder(_with(Envelope))


def read_message(text: str) -> Incoming:
    """What a page says over its socket."""
    with _refusing("message"):
        if _kind.decode(text).t != "do":
            return _others.decode(text)
        said = _read(_over_socket, text)
        return _do(said, said.table)


def id_in(text: str) -> str | None:
    """The id of a command that cannot be read otherwise: whoever sent it waits for an answer."""
    try:
        return _id.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def read_command(text: bytes, table: str) -> Do:
    """A command to a table that is named elsewhere."""
    with _refusing("body"):
        return _do(_read(_over_http, text), table)


def _read(decoder: msgspec.json.Decoder[Any], text: str | bytes) -> Any:
    """A command. Clients that were made from older descriptions may name the fields of other kinds
    as well, with nothing in them."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError:
        said = msgspec.json.decode(text, type=dict[str, Any])
        meant = {name: said[name] for name in said if said[name] is not None or name not in _NAMES}
        if len(meant) == len(said):
            raise
        return decoder.decode(msgspec.json.encode(meant))


def _do(said: Any, table: str) -> Do:
    if said.id.endswith("\n"):  # the end of a pattern lets that through
        raise msgspec.ValidationError("ends with a newline - at `$.id`")
    body = _BODIES[said.__struct_config__.tag]
    bare = body(*(getattr(said, name) for name in body.__struct_fields__))
    return Do(said.id, said.seen, bare, table)


@contextmanager
def _refusing(where: str) -> Iterator[None]:
    """Refuse what cannot be read, and say where."""
    try:
        yield
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        place = where + path.rstrip("`")
        raise Refusal("request-invalid", where=excerpt(place), what=excerpt(what)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("request-invalid", where=where, what="unreadable") from None
