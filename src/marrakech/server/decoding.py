"""Decoding what clients send: commands and the bodies of requests, or a refusal that says where."""

import functools
import operator
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt
from marrakech.table.commands import ClientCommand

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
EventNumber = Annotated[int, Meta(ge=0, le=2**31)]


class Envelope(Struct, frozen=True):
    """What every command has beside its kind and the fields of that kind."""

    id: CommandId
    seen: EventNumber | None = None


class Do(Struct, frozen=True):
    """A command: what is wanted, under which id, and the last event that the sender has seen."""

    id: str
    seen: int | None
    body: ClientCommand
    table: str


def commands_with(*besides: type[Struct]) -> Any:
    """The union of all commands that people can send, each with the fields of these."""
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
            namespace={"__doc__": body.__doc__},
            kw_only=True,
            frozen=True,
            forbid_unknown_fields=True,
            tag_field="kind",
            tag=body.__struct_config__.tag,
        )
        for body in get_args(ClientCommand)
    )
    return functools.reduce(operator.or_, kinds)


HTTP_COMMAND = commands_with(Envelope)
_BODIES: dict[Any, Any] = {body.__struct_config__.tag: body for body in get_args(ClientCommand)}
_NAMES = {name for body in get_args(ClientCommand) for name in body.__struct_fields__}
_commands = msgspec.json.Decoder(HTTP_COMMAND)
_Request = TypeVar("_Request", bound=Struct)


def read_command(text: bytes, table: str) -> Do:
    """A command to a table that the request's path names."""
    with refusing_invalid("body"):
        return to_do(decode_command(_commands, text), table)


def read_request(text: bytes, request: type[_Request]) -> _Request:
    """The body of a request of this type."""
    with refusing_invalid("body"):
        return msgspec.json.decode(text, type=request)


def decode_command(decoder: msgspec.json.Decoder[Any], text: str | bytes) -> Any:
    """A command. Clients that were made from older descriptions may also send the fields of other
    kinds, as null."""
    try:
        return decoder.decode(text)
    except msgspec.ValidationError:
        sent = msgspec.json.decode(text, type=dict[str, object])
        meant = {name: sent[name] for name in sent if sent[name] is not None or name not in _NAMES}
        if len(meant) == len(sent):
            raise
        return decoder.decode(msgspec.json.encode(meant))


def to_do(read: Any, table: str) -> Do:
    """A decoded command, apart from what it came with."""
    if read.id.endswith("\n"):  # `$` in a pattern lets that through
        raise msgspec.ValidationError("ends with a newline - at `$.id`")
    body = _BODIES[read.__struct_config__.tag]
    bare = body(*(getattr(read, name) for name in body.__struct_fields__))
    return Do(read.id, read.seen, bare, table)


@contextmanager
def refusing_invalid(where: str) -> Iterator[None]:
    """Refuse what cannot be decoded, and name the place."""
    try:
        yield
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, Refusal):  # of a value that knows better what is wrong
            raise error.__cause__ from None
        what, _, path = str(error).partition(" - at `$")
        place = where + path.rstrip("`")
        raise Refusal("request-invalid", where=excerpt(place), what=excerpt(what)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("request-invalid", where=where, what="unreadable") from None
