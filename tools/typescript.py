"""Writes the browser's types of what goes over the wire, from their definitions in Python.

The build runs it before it bundles the page, with nothing installed but the build requirements:
the modules read here import msgspec, the rules and each other, and nothing else.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

ROOT = Path(__file__).parent.parent
if str(ROOT / "src") not in sys.path:
    sys.path.insert(0, str(ROOT / "src"))

from marrakech.server.live import messages  # noqa: E402
from marrakech.table import commands, events, wire  # noqa: E402

HEAD = (
    "/** Written by tools/typescript.py from the definitions in Python. Not to be changed here. */"
)
# What an event has on the wire beside its own fields, and where it has more.
ENVELOPE = ("number: number;", "at: number;")
TOLD: dict[str, type] = {"acted": wire.ActedTold}
RAW = "TableEvent"  # what a message holds that was encoded before
ALSO = (wire.Walk, wire.Yours, messages.Envelope, messages.Address)
SAID = (messages.Watch, messages.Unwatch, messages.Ping)


def typescript() -> str:
    """All of it."""
    bodies = [TOLD.get(kind, body) for kind, body in events.KINDS.items()]
    client_commands = get_args(commands.ClientCommand)
    told = get_args(messages.Outgoing)
    written: dict[str, str] = {}
    for body in bodies:
        hidden = events.fields_of(body).secret if body not in TOLD.values() else ()
        envelope = () if body in TOLD.values() else ENVELOPE
        _write(body, written, _event_name(body), hidden, envelope)
    for command in client_commands:
        _write(command, written, _command_name(command))
    for message in (*told, *SAID):
        _write(message, written, f"{message.__name__}Message")
    for more in ALSO:
        _write(more, written, more.__name__)
    unions = (
        _union("TableEvent", map(_event_name, bodies)),
        _union("CommandBody", map(_command_name, client_commands)),
        "export type Command = CommandBody & Envelope;\n",
        "export type DoMessage = Command & Address;\n",
        _union("ClientMessage", (*(f"{one.__name__}Message" for one in SAID), "DoMessage")),
        _union("ServerMessage", (f"{one.__name__}Message" for one in told)),
    )
    protocol = f"/** What this page speaks. */\nexport const PROTOCOL = {messages.PROTOCOL};\n"
    return "\n".join((HEAD, protocol, *written.values(), *unions))


def _event_name(body: type) -> str:
    return body.__name__.removesuffix("Told") + "Event"


def _command_name(command: type) -> str:
    return command.__name__ + "Command"


def _union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


def _write(
    struct: type[Any],
    written: dict[str, str],
    name: str,
    hidden: tuple[str, ...] = (),
    envelope: tuple[str, ...] = (),
) -> None:
    """Add an interface, and those that it needs."""
    if name in written:
        return
    written[name] = ""  # in its place, before those that need it
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f'{info.tag_field}: "{info.tag}";'] if info.tag_field else []
    lines += envelope
    for field in info.fields:
        if field.name in hidden:
            continue
        mark = "" if field.required else "?"
        lines.append(f"{field.encode_name}{mark}: {_type(field.type, written)};")
    said = (struct.__doc__ or "").partition("\n\n")[0].replace("\n    ", " ").strip()
    body = "".join(f"  {line}\n" for line in lines)
    written[name] = f"/** {said} */\nexport interface {name} {{\n{body}}}\n"


def _type(found: inspect.Type, written: dict[str, str]) -> str:
    """A type as TypeScript has it."""
    match found:
        case inspect.Metadata():
            return _type(found.type, written)
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in found.values)
        case inspect.ListType() | inspect.VarTupleType():
            return _many(_type(found.item_type, written))
        case inspect.DictType():
            return f"Record<string, {_type(found.value_type, written)}>"
        case inspect.RawType():
            return RAW
        case inspect.StructType():
            _write(found.cls, written, found.cls.__name__)
            return found.cls.__name__
        case inspect.UnionType():
            return " | ".join(_type(one, written) for one in found.types)
        case _:
            raise TypeError(f"no TypeScript for {found}")


def _many(item: str) -> str:
    return f"({item})[]" if " " in item else f"{item}[]"


def write(path: Path) -> None:
    """Write the file, unless it is as it should be: what is built from it is as new as it is."""
    text = typescript()
    if not path.is_file() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
