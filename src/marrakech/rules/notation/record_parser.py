"""Reading a game: every action is checked against the rules, and only canonical text is read."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby, takewhile, zip_longest
from typing import NamedTuple

from marrakech.rules.actions import Action
from marrakech.rules.notation.action import parse_action
from marrakech.rules.notation.record import (
    Comment,
    CommentPlace,
    Game,
    ends_turn,
    first_number,
    result,
)
from marrakech.rules.notation.record_formatter import (
    MAX_RECORD_LENGTH,
    format_game,
    stray_character,
)
from marrakech.rules.notation.tags import Tag, read_start, read_tag
from marrakech.rules.position import Position
from marrakech.rules.refusal import BadText, Detail, Place, Refusal, excerpt
from marrakech.rules.transitions import apply

_NUMBERED = re.compile(r"(0|[1-9][0-9]{0,8})\.")
_COMMENT = re.compile(r"\{([^}]*)\}")
_COMMENT_OR_ACTION = re.compile(r"\{([^}]*)\}|([^ {]+)")
_RESULT = re.compile(r"(?:\{[^}]*\} *)*(?:\*|[x0-9]+(?:-[x0-9]+)+)(?![^ {])")
_FACE_AND_ROLL = re.compile(r"[NESW][1-4]")


class Line(NamedTuple):
    """A line and its number."""

    number: int
    text: str

    def refuse(
        self, key: str, offset: int = 0, /, turn: int | None = None, **details: Detail
    ) -> BadText:
        """A refusal of the text at this offset."""
        return BadText(key, Place(self.number, offset + 1, turn), **details)


def parse_game(text: str) -> Game:
    """The game that a text records; only the text that `format_game` writes is read."""
    _check_length(text)
    lines = _lines(text)
    head, *rest = _sections(lines)
    if lines[-1].text.startswith("["):  # it ends within a tag: that it is cut off says more
        _check_ending(lines[-1])
    # Before anything below it is looked at: the first mistake is the one to name.
    tags, remarks = _read_head(head)
    start = read_start(tags, head[0].number)
    _check_ending(lines[-1])
    body, last = _turns_and_result(head, rest)
    replay = _Replay(start, first_number(start), remarks)
    for line in body:
        replay.read(line)
    if last.text != (points := result(replay.position)):
        raise last.refuse(
            "result-wrong", turn=replay.last, expected=points, text=excerpt(last.text)
        )
    names = tuple((tag.name, tag.value.text) for tag in tags)
    game = Game(start, tuple(replay.actions), names, tuple(replay.comments))
    _check_canonical(text, format_game(game))
    return game


def _check_length(text: str) -> None:
    """Refuse a text that is too long for any game, before any work is done on it."""
    if len(text) > MAX_RECORD_LENGTH:
        line = text.count("\n", 0, MAX_RECORD_LENGTH) + 1
        column = MAX_RECORD_LENGTH - text.rfind("\n", 0, MAX_RECORD_LENGTH)
        raise BadText("record-long", Place(line, column), longest=MAX_RECORD_LENGTH)


def _lines(text: str) -> list[Line]:
    lines = [Line(number, line) for number, line in enumerate(text.split("\n"), 1)]
    for line in lines:
        if (offset := stray_character(line.text)) is not None:
            raise line.refuse("record-character", offset, text=excerpt(line.text[offset]))
    return lines


def _sections(lines: list[Line]) -> list[list[Line]]:
    """The lines between blank ones: the tags, the turns and the result of a record."""
    sections = [
        list(section) for filled, section in groupby(lines, lambda line: bool(line.text)) if filled
    ]
    if not sections:
        raise lines[0].refuse("record-empty")
    return sections


def _check_ending(last: Line) -> None:
    """Every line ends with a line break, the last one too."""
    if last.text:
        raise last.refuse("record-cut-off", len(last.text))


def _turns_and_result(head: list[Line], rest: list[list[Line]]) -> tuple[list[Line], Line]:
    """The lines of the turns, and that of the result."""
    _check_result_comments(rest)
    *body, last = rest or [head]
    if not rest or len(last) > 1 or _ends_unfinished(last[0].text):
        raise last[-1].refuse("record-no-result", len(last[-1].text))
    if len(body) > 1:
        raise body[1][0].refuse("record-sections")
    return body[0] if body else [], last[0]


def _ends_unfinished(last: str) -> bool:
    """Whether the last line of a record is a turn or a comment, not a result."""
    return bool(_NUMBERED.match(last) or _COMMENT.fullmatch(last))


def _check_result_comments(sections: list[list[Line]]) -> None:
    """Comments end with the turns: none stands beside the result, above it or after it."""
    for number, section in enumerate(sections):
        results = any(_RESULT.match(line.text) for line in section)
        if not results or any(_NUMBERED.match(line.text) for line in section):
            continue
        after = sections[number + 1] if number == len(sections) - 2 else []
        for line in (*section, *(line for line in after if _COMMENT.fullmatch(line.text))):
            if "{" in line.text:
                raise line.refuse("comment-result", line.text.index("{"))


def _read_head(lines: list[Line]) -> tuple[list[Tag], list[Comment]]:
    tags: dict[str, Tag] = {}
    remarks: list[Comment] = []
    for line in lines:
        if comment := _COMMENT.fullmatch(line.text):
            remarks.append(Comment(len(tags), comment[1], CommentPlace.AMONG_TAGS))
            continue
        tag = read_tag(line.text, line.number)
        if tag.name in tags:
            raise line.refuse("tag-twice", tag=tag.name)
        tags[tag.name] = tag
    return list(tags.values()), remarks


@dataclass
class _Replay:
    """The game as far as it has been read."""

    position: Position
    number: int  # of the turn that goes on, or of the next one
    comments: list[Comment]
    actions: list[Action] = field(default_factory=list)
    under_way: bool = False  # whether the turn has begun and not ended

    @property
    def last(self) -> int | None:
        """The number of the last turn that has begun, if any has."""
        if not self.actions:
            return None
        return self.number if self.under_way else self.number - 1

    def read(self, line: Line) -> None:
        """One line: a comment, or a turn."""
        numbered = _NUMBERED.match(line.text)
        if numbered is None:
            self._read_pieces(line, 0)
        elif self.position.step == "over":
            raise line.refuse("game-over", turn=self.last, action=numbered[0])
        elif self.under_way:
            raise line.refuse("turn-unfinished", turn=self.number, step=self.position.step)
        elif numbered[1] != str(self.number):
            raise line.refuse(
                "turn-number", turn=self.number, expected=self.number, text=numbered[1]
            )
        else:
            self._read_pieces(line, numbered.end())

    def _read_pieces(self, line: Line, offset: int) -> None:
        on_number, before = offset > 0, len(self.actions)
        for comment, text, column in _pieces(line, offset, self.number):
            if comment:
                place = _comment_place(on_number, len(self.actions) > before)
                self.comments.append(Comment(len(self.actions), text, place))
            elif not on_number:
                raise line.refuse("turn-form", column, turn=self.number, text=excerpt(text))
            elif len(self.actions) > before and not self.under_way:
                raise line.refuse("turn-line", column, turn=self.number - 1, text=excerpt(text))
            elif _FACE_AND_ROLL.fullmatch(text):
                self._act(line, column, text[0])
                self._act(line, column + 1, text[1])
            else:
                self._act(line, column, text)
        if on_number and len(self.actions) == before:
            raise line.refuse("turn-empty", turn=self.number)

    def _act(self, line: Line, column: int, text: str) -> None:
        try:
            after = apply(self.position, parse_action(text))
        except Refusal as refusal:
            raise refusal.at(Place(line.number, column + 1, self.number)) from None
        self.under_way = not ends_turn(self.position, after)
        self.number += not self.under_way
        self.actions.append(text)
        self.position = after


def _comment_place(on_number: bool, after_action: bool) -> CommentPlace:
    if not on_number:
        return CommentPlace.OWN_LINE
    return CommentPlace.INLINE if after_action else CommentPlace.OPENING


def _pieces(line: Line, offset: int, turn: int) -> Iterator[tuple[bool, str, int]]:
    """The comments and actions of a line: whether it is a comment, its text and its column."""
    while offset < len(line.text):
        if line.text[offset] == " ":
            offset += 1
            continue
        piece = _COMMENT_OR_ACTION.match(line.text, offset)
        if piece is None:
            raise line.refuse("comment-open", offset, turn=turn)
        yield piece[1] is not None, piece[1] if piece[1] is not None else piece[0], offset
        offset = piece.end()


def _check_canonical(text: str, canonical: str) -> None:
    """Refuse a text that means the same but is not canonical."""
    pairs = zip_longest(text.split("\n"), canonical.split("\n"))
    for number, (line, expected) in enumerate(pairs, 1):
        if line != expected:
            line, expected = line or "", expected or ""
            same = takewhile(lambda two: two[0] == two[1], zip(line, expected, strict=False))
            at = len(list(same))
            numbered = _NUMBERED.match(line)
            turn = int(numbered[1]) if numbered else None
            raise Line(number, line).refuse(
                "not-canonical", at, turn=turn, expected=excerpt(expected)
            )
