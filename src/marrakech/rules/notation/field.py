"""A piece of a text that knows its column, so that a refusal can name it."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from marrakech.rules.refusal import BadText, Detail, Place, excerpt

_NUMBER = re.compile(r"0|[1-9][0-9]*")
MAX_NUMBER = 999


class Field(NamedTuple):
    """Some text and the column, counted from 1, at which it begins."""

    text: str
    column: int = 1

    @property
    def place(self) -> Place:
        """Where it begins."""
        return Place(column=self.column)

    def refuse(self, key: str, offset: int = 0, /, **details: Detail) -> BadText:
        """A refusal of the text at this offset."""
        return BadText(key, Place(column=self.column + offset), **details)

    def split(self, separator: str) -> Iterator["Field"]:
        """The pieces between the separators, each with its own column."""
        column = self.column
        for piece in self.text.split(separator):
            yield Field(piece, column)
            column += len(piece) + len(separator)

    def cut(self, start: int, end: int | None = None) -> "Field":
        """A part of this field."""
        return Field(self.text[start:end], self.column + start)

    def number(self) -> int:
        """A whole number from 0 to 999, without leading zeros."""
        if not _NUMBER.fullmatch(self.text):
            raise self.refuse("number-form", text=excerpt(self.text))
        if len(self.text) > len(str(MAX_NUMBER)):
            raise self.refuse("number-range", text=excerpt(self.text), highest=MAX_NUMBER)
        return int(self.text)
