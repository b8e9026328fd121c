"""The messages of the socket, both ways: closed sets, defined here once."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from marrakech.server.decoding import (
    CommandDecoder,
    CommandId,
    Do,
    Envelope,
    EventNumber,
    refusing_invalid,
)
from marrakech.server.problem import Problem
from marrakech.table.commands import Short
from marrakech.table.wire import CommandDone, PresenceInfo, Standing, You

PROTOCOL = 1  # of the socket; docs/protocol.md


class Watch(Struct, tag_field="t", tag="watch", frozen=True, forbid_unknown_fields=True):
    """Asks for the events of a table after this number, now and from now on."""

    table: Short
    after: EventNumber = 0
    prices: Annotated[
        bool, Meta(description="whether `state` is to have prices when its own seat may turn")
    ] = False


class Unwatch(Struct, tag_field="t", tag="unwatch", frozen=True, forbid_unknown_fields=True):
    """Asks for no more events of a table."""

    table: Short


class Ping(Struct, tag_field="t", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Asks for a pong."""


class Address(Struct, frozen=True):
    """What a command over a socket has besides."""

    t: Literal["do"]
    table: Short


Incoming: TypeAlias = Watch | Unwatch | Ping | Do


# What the server sends


class Hello(Struct, tag_field="t", tag="hello", frozen=True):
    """The first message on every socket."""

    protocol: int
    now: Annotated[int, Meta(description="the server's clock, in milliseconds since 1970")]


class Pong(Struct, tag_field="t", tag="pong", frozen=True):
    """The answer to a ping."""

    now: int


class TroubleMessage(Struct, tag_field="t", tag="trouble", frozen=True):
    """Nothing can be stored at the moment, for this reason; null once it can be again."""

    trouble: str | None


class YouMessage(You, tag_field="t", tag="you", frozen=True, kw_only=True):
    """What only this device may know of a table."""

    table: str


class PresenceMessage(PresenceInfo, tag_field="t", tag="presence", frozen=True, kw_only=True):
    """Who is here."""

    table: str


class EventsMessage(Struct, tag_field="t", tag="events", frozen=True):
    """What has happened at a table, and how it stands now."""

    table: str
    events: list[msgspec.Raw]  # as in `table.public_events`, encoded before
    state: Standing


class DoneMessage(CommandDone, tag_field="t", tag="done", frozen=True, kw_only=True):
    """A command was done, and is stored."""

    id: str
    table: str


class RefusedMessage(
    Problem, tag_field="t", tag="refused", frozen=True, kw_only=True, omit_defaults=True
):
    """Something was not done; without an id, a message that could not be read."""

    id: str | None
    table: str | UnsetType = UNSET


Outgoing: TypeAlias = (
    Hello
    | Pong
    | TroubleMessage
    | YouMessage
    | PresenceMessage
    | EventsMessage
    | DoneMessage
    | RefusedMessage
)


# Decoding


class _Kind(Struct):
    t: str = ""


class _Id(Struct):
    id: CommandId | None = None


socket_commands = CommandDecoder(Envelope, Address)
_kind = msgspec.json.Decoder(_Kind)
_id = msgspec.json.Decoder(_Id)
_others: msgspec.json.Decoder[Watch | Unwatch | Ping] = msgspec.json.Decoder(Watch | Unwatch | Ping)


def read_message(text: str) -> Incoming:
    """A message that came over a socket."""
    with refusing_invalid("message"):
        if _kind.decode(text).t != "do":
            return _others.decode(text)
        return socket_commands.decode(text)


def id_in(text: str) -> str | None:
    """The id of a command that cannot be read otherwise: its sender waits for an answer."""
    try:
        return _id.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
