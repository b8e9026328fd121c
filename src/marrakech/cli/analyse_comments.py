"""The record that `marrakech analyse --annotate` writes: comments on errors and on luck."""

from collections.abc import Iterator
from dataclasses import replace

from marrakech.analysis import FROM, Decision, Depth, Luck, grade_of
from marrakech.cli.analyse_run import Analysed
from marrakech.cli.terminal import percent, signed_percent, words
from marrakech.cli.view import seat_names
from marrakech.rules import Comment, CommentPlace, Game, Refusal, format_game
from marrakech.rules.notation.record_formatter import MAX_RECORD_LENGTH

_ORDER = (CommentPlace.INLINE, CommentPlace.OWN_LINE, CommentPlace.OPENING)
_WORTH_SAYING = FROM["slip"]  # of luck as of errors


def annotated(one: Analysed, evaluator: str, depth: Depth) -> Game:
    """A game with comments after the actions that it owes most to, and a few lines at the end.
    Its own comments stay, and none is written twice at the same place."""
    judged = words("analyse-comment-judged", evaluator=evaluator, depth=depth)
    ours = (*_on_actions(one), *_at_the_end(one, judged))
    said = {(comment.after, comment.text) for comment in one.game.comments}
    new = [comment for comment in ours if (comment.after, comment.text) not in said]
    comments = sorted([*one.game.comments, *new], key=_place)
    game = replace(one.game, comments=tuple(comments))
    try:
        format_game(game)
    except Refusal as refusal:
        if refusal.key == "record-long":
            raise Refusal("analyse-annotated-long", longest=MAX_RECORD_LENGTH) from None
        raise
    return game


def _place(comment: Comment) -> tuple[bool, int, int]:
    """Where a comment stands among the others. Ours come after those that were there."""
    if comment.place is CommentPlace.AMONG_TAGS:
        return False, comment.after, 0
    return True, comment.after, _ORDER.index(comment.place)


def _on_actions(one: Analysed) -> Iterator[Comment]:
    """The errors that have a name, and rolls and draws that brought as much."""
    for step in one.found.steps():
        if isinstance(step, Decision) and (grade := grade_of(step.error)):
            text = words(
                "analyse-comment-error",
                grade=grade,
                error=signed_percent(step.error),
                better=step.best.action,
                chance=percent(step.best.chances[step.seat - 1]),
                instead=percent(step.after[step.seat - 1]),
            )
            yield _comment(step.ply + 1, text)
        elif isinstance(step, Luck) and abs(gain := step.gains[step.seat - 1]) >= _WORTH_SAYING:
            text = words("analyse-comment-luck", luck=signed_percent(gain))
            yield _comment(step.ply + 1, text)


def _at_the_end(one: Analysed, judged: str) -> Iterator[Comment]:
    """Who judged, and what the luck was worth to each seat."""
    names = seat_names(one.game.start, one.game.names())
    lines = [judged]
    for name, seat in zip(names, one.found.seats, strict=True):
        luck = signed_percent(seat.own_luck + seat.others_luck)
        lines.append(words("analyse-luck", name=name, luck=luck))
    for line in lines:
        yield _comment(len(one.game.actions), line, CommentPlace.OWN_LINE)


def _comment(after: int, text: str, place: CommentPlace = CommentPlace.INLINE) -> Comment:
    """A comment; a name in it may have a brace, which would end it."""
    return Comment(after, text.replace("}", ")"), place)
