"""The tags at the head of a record, with PGN's escapes, and the beginning that they describe."""

import re
from itertools import takewhile
from typing import NamedTuple

from marrakech.rules.editions import edition_named
from marrakech.rules.notation.field import Field
from marrakech.rules.notation.position import read_position
from marrakech.rules.position import Position, start
from marrakech.rules.refusal import BadText, Place, Refusal, excerpt
from marrakech.rules.ruleset import Ruleset, default

_TAG = re.compile(r'\[([A-Z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]')
_NAME = re.compile(r"[A-Z][A-Za-z0-9_]*")
_ESCAPED = re.compile(r'\\(["\\])')
_SEAT = re.compile(r"Seat(0|[1-9][0-9]*)")


class Tag(NamedTuple):
    """A tag as it stands in a record."""

    name: str
    value: Field
    line: int

    def refuse(self, key: str, /, **details: str | int) -> BadText:
        """A refusal of this tag's value."""
        return BadText(key, Place(self.line, self.value.column), tag=self.name, **details)


def format_tag(name: str, value: str) -> str:
    """A tag's line."""
    if not _NAME.fullmatch(name):
        raise BadText("tag-name", tag=excerpt(name))
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def read_tag(text: str, line: int) -> Tag:
    """The tag on a line."""
    match = _TAG.fullmatch(text)
    if match is None:
        raise BadText("tag-form", Place(line, 1), text=excerpt(text))
    return Tag(match[1], Field(_ESCAPED.sub(r"\1", match[2]), match.start(2) + 1), line)


def read_start(tags: list[Tag], line: int) -> Position:
    """The beginning that the tags describe; `line` is where the tags begin."""
    named = {tag.name: tag for tag in tags}
    seats = [tag for tag in tags if _SEAT.fullmatch(tag.name)]
    rules = _read_edition(named["Edition"]) if "Edition" in named else None
    if "Start" not in named:
        return _ordinary_start(tags, {tag.name for tag in seats}, rules or default, line)
    position = _read_position(named["Start"])
    for tag in seats:
        if tag.name not in _seat_names(len(position.seats)):
            raise tag.refuse("record-seat", seats=len(position.seats))
    if rules not in (None, position.ruleset):
        raise named["Edition"].refuse("record-edition", name=named["Edition"].value.text)
    return position


def _ordinary_start(tags: list[Tag], seats: set[str], rules: Ruleset, line: int) -> Position:
    if not 2 <= len(seats) <= 4 or seats != _seat_names(len(seats)):
        raise BadText("record-players", Place(_end_of_row(tags, line), 1))
    return start(len(seats), rules)


def _end_of_row(tags: list[Tag], line: int) -> int:
    """The line where the row Seat1, Seat2 … stops; `line` if it never begins."""
    lines = {tag.name: tag.line for tag in tags}
    row = list(takewhile(lines.__contains__, (f"Seat{number}" for number in range(1, 6))))
    if not row:
        return line
    return next((tag.line for tag in tags if tag.line > lines[row[-1]]), lines[row[-1]])


def _seat_names(players: int) -> set[str]:
    return {f"Seat{number}" for number in range(1, players + 1)}


def _read_edition(tag: Tag) -> Ruleset:
    try:
        return edition_named(tag.value.text).ruleset
    except Refusal as refusal:
        raise BadText(refusal.key, Place(tag.line, tag.value.column), **refusal.details) from None


def _read_position(tag: Tag) -> Position:
    try:
        return read_position(tag.value)
    except Refusal as refusal:
        raise refusal.at(Place(tag.line, refusal.place.column)) from None
