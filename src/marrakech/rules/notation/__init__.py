"""Positions, actions and games as text, the same for all parts."""

from marrakech.rules.notation.action import format_action, parse_action
from marrakech.rules.notation.options import format_ruleset, parse_ruleset
from marrakech.rules.notation.position import format_position, parse_position
from marrakech.rules.notation.record import Comment, CommentPlace, Game, Turn, new_game, result
from marrakech.rules.notation.record_formatter import format_game
from marrakech.rules.notation.record_parser import parse_game

__all__ = [
    "Comment",
    "CommentPlace",
    "Game",
    "Turn",
    "format_action",
    "format_game",
    "format_position",
    "format_ruleset",
    "new_game",
    "parse_action",
    "parse_game",
    "parse_position",
    "parse_ruleset",
    "result",
]
