"""Texts with the character NUL, which PostgreSQL does not take: they are escaped on their way.

What people type may contain it, and JSON escapes it by itself; but a holder or a table's id is
stored as it is. The escape is a control character (DLE), so the texts of everybody else stay as
they are.
"""

import re

from psycopg import Connection
from psycopg.abc import Buffer
from psycopg.adapt import Loader
from psycopg.types.string import StrDumperUnknown

_RAW = re.compile("[\0\x10]")
_ESCAPED = re.compile("\x10([0p])")
_ESCAPES = {"\0": "\x100", "\x10": "\x10p"}
_MEANINGS = {"0": "\0", "p": "\x10"}


def escaped(text: str) -> str:
    """A text without NUL."""
    return _RAW.sub(lambda found: _ESCAPES[found[0]], text)


def unescaped(text: str) -> str:
    """The text as it was."""
    return _ESCAPED.sub(lambda found: _MEANINGS[found[1]], text)


class _Dumper(StrDumperUnknown):
    def dump(self, obj: str) -> Buffer | None:
        return super().dump(escaped(obj))


class _Loader(Loader):
    def load(self, data: Buffer) -> str:
        return unescaped(bytes(data).decode())


def escape_texts(connection: "Connection[object]") -> None:
    """Have all texts of a connection escaped."""
    connection.adapters.register_dumper(str, _Dumper)
    for kind in ("text", "varchar"):
        connection.adapters.register_loader(kind, _Loader)
