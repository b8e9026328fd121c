"""Writing a game: tags, a blank line, a numbered line for each turn, the result."""

import unicodedata
from collections import Counter, deque
from collections.abc import Iterator

from marrakech.rules.actions import FACES, SLIPPERS
from marrakech.rules.notation.record import Comment, CommentPlace, Game, Turn, result, turns_of
from marrakech.rules.notation.tags import format_tag, read_start, read_tag
from marrakech.rules.refusal import BadText, excerpt

MAX_RECORD_LENGTH = 65_536  # characters; a record of a hundred turns has about three thousand
_NOT_IN_A_LINE = ("Cc", "Cs", "Zl", "Zp")  # controls, lone surrogates, line and paragraph ends


def format_game(game: Game) -> str:
    """The game's text."""
    positions = game.positions()
    comments = deque(game.comments)
    _check_tags(game)
    head = list(_tag_lines(game, comments))
    body = list(_turn_lines(game, turns_of(positions), comments))
    if comments:
        raise BadText("comment-place", text=excerpt(comments[0].text))
    lines = [*head, "", *body, *([""] if body else []), result(positions[-1])]
    for line in lines:
        if (bad := stray_character(line)) is not None:
            raise BadText("record-character", text=excerpt(line[bad]))
    text = "\n".join(lines) + "\n"
    if len(text) > MAX_RECORD_LENGTH:
        raise BadText("record-long", longest=MAX_RECORD_LENGTH)
    return text


def stray_character(line: str) -> int | None:
    """The place of a character that no line of a record may hold, if there is one."""
    if line.isascii() and line.isprintable():
        return None
    return next((i for i, c in enumerate(line) if unicodedata.category(c) in _NOT_IN_A_LINE), None)


def _check_tags(game: Game) -> None:
    """The tags describe the game's start, and each comes once."""
    for name, times in Counter(name for name, _ in game.tags).items():
        if times > 1:
            raise BadText("tag-twice", tag=excerpt(name))
    if read_start([read_tag(format_tag(*tag), 1) for tag in game.tags], 1) != game.start:
        raise BadText("record-start")


def _take(comments: deque[Comment], after: int, place: CommentPlace) -> Iterator[str]:
    """The comments at this place. They are in the order in which they are read."""
    while comments and (comments[0].after, comments[0].place) == (after, place):
        text = comments.popleft().text
        if "}" in text:
            raise BadText("comment-brace", text=excerpt(text))
        yield f"{{{text}}}"


def _tag_lines(game: Game, comments: deque[Comment]) -> Iterator[str]:
    yield from _take(comments, 0, CommentPlace.AMONG_TAGS)
    for number, (name, value) in enumerate(game.tags, 1):
        yield format_tag(name, value)
        yield from _take(comments, number, CommentPlace.AMONG_TAGS)


def _turn_lines(game: Game, turns: tuple[Turn, ...], comments: deque[Comment]) -> Iterator[str]:
    for turn in turns:
        yield from _take(comments, turn.first, CommentPlace.OWN_LINE)
        pieces = [f"{turn.number}.", *_take(comments, turn.first, CommentPlace.OPENING)]
        for ply in range(turn.first, turn.end):
            action = game.actions[ply]
            if action in SLIPPERS and pieces[-1] in FACES:
                pieces[-1] += action
            else:
                pieces.append(action)
            pieces += _take(comments, ply + 1, CommentPlace.INLINE)
        yield " ".join(pieces)
    yield from _take(comments, len(game.actions), CommentPlace.OWN_LINE)
