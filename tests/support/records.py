"""Records of any length."""

from dataclasses import replace

from marrakech import Comment, CommentPlace, format_game, new_game, start
from marrakech.rules.notation.record_formatter import MAX_RECORD_LENGTH


def longest_record(letter: str = "x", more: int = 0) -> str:
    """A record that is as long as one may be, or longer: nearly all of it is a comment."""
    game = new_game(start(2), ["Ana", "Ben"])
    mark = "the comment"
    text = format_game(replace(game, comments=(Comment(0, mark, CommentPlace.AMONG_TAGS),)))
    return text.replace(mark, letter * (MAX_RECORD_LENGTH - len(text) + len(mark) + more))
