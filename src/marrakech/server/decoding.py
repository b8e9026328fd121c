"""Decoding what clients send: commands and request bodies, or a refusal that names the place."""

import functools
import operator
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Protocol, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from marrakech.rules import Refusal
from marrakech.rules.refusal import excerpt
from marrakech.table.commands import ClientCommand

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
EventNumber = Annotated[int, Meta(ge=0, le=2**31)]


class Envelope(Struct, frozen=True):
    """What every command has besides its kind and the fields of that kind."""

    id: CommandId
    seen: EventNumber | None = None


class Do(Struct, frozen=True):
    """A command with its id, its table, and the last event that its sender has seen."""

    id: str
    seen: int | None
    body: ClientCommand
    table: str


class _Sent(Protocol):
    """A command as it is sent; the fields of its kind come on top of these."""

    id: str
    seen: int | None
    table: str  # over a socket


class CommandDecoder:
    """Decodes commands that also have the fields of these types."""

    def __init__(self, *besides: type[Struct]) -> None:
        fields = [
            (field.name, field.type) if field.required else (field.name, field.type, field.default)
            for struct in besides
            for field in msgspec.structs.fields(struct)
        ]
        bodies = get_args(ClientCommand)
        self.types = tuple(_with_fields(body, fields) for body in bodies)  # that it decodes
        self._bodies: dict[type, type[ClientCommand]] = dict(zip(self.types, bodies, strict=True))
        union = functools.reduce(operator.or_, self.types)
        self._decoder: msgspec.json.Decoder[_Sent] = msgspec.json.Decoder(union)

    def decode(self, text: str | bytes, table: str | None = None) -> Do:
        """A command for this table, or for the one that it names itself."""
        sent = self._decode(text)
        if sent.id.endswith("\n"):  # `$` in a pattern lets that through
            raise msgspec.ValidationError("ends with a newline - at `$.id`")
        body_type = self._bodies[type(sent)]
        body = body_type(*(getattr(sent, name) for name in body_type.__struct_fields__))
        return Do(sent.id, sent.seen, body, sent.table if table is None else table)

    def _decode(self, text: str | bytes) -> _Sent:
        """Clients that were generated from older schemas may also send the fields of other kinds,
        as null."""
        try:
            return self._decoder.decode(text)
        except msgspec.ValidationError:
            sent = msgspec.json.decode(text, type=dict[str, object])
            meant = {
                name: sent[name]
                for name in sent
                if sent[name] is not None or name not in _COMMAND_FIELDS
            }
            if len(meant) == len(sent):
                raise
            return self._decoder.decode(msgspec.json.encode(meant))


def _with_fields(
    body: type[Struct], fields: list[tuple[str, type] | tuple[str, type, object]]
) -> type[Struct]:
    """A kind of command, with more fields."""
    return msgspec.defstruct(
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


http_commands = CommandDecoder(Envelope)
_COMMAND_FIELDS = {name for body in get_args(ClientCommand) for name in body.__struct_fields__}
_Request = TypeVar("_Request", bound=Struct)


def read_command(text: bytes, table: str) -> Do:
    """A command for the table that the request's path names."""
    with refusing_invalid("body"):
        return http_commands.decode(text, table)


def read_request(text: bytes, request: type[_Request]) -> _Request:
    """The body of a request of this type."""
    with refusing_invalid("body"):
        return msgspec.json.decode(text, type=request)


@contextmanager
def refusing_invalid(where: str) -> Iterator[None]:
    """Refuse what cannot be decoded, and name the place."""
    try:
        yield
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, Refusal):  # from the value's own check
            raise error.__cause__ from None
        what, _, path = str(error).partition(" - at `$")
        place = where + path.rstrip("`")
        raise Refusal("request-invalid", where=excerpt(place), what=excerpt(what)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("request-invalid", where=where, what="unreadable") from None
