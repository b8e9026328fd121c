"""The game. Standard library only: no clock, no randomness, no I/O, no language."""

from marrakech.rules.actions import ACTIONS, FACES, LAYS, Action, Lay
from marrakech.rules.colours import COLOUR_OF, COLOURS, Colour, Colours, Half
from marrakech.rules.editions import (
    Edition,
    edition_named,
    editions,
    presets,
    printed_elsewhere,
)
from marrakech.rules.market import NUMBER, SQUARES, Facing, Square, path
from marrakech.rules.notation import (
    Comment,
    CommentPlace,
    Game,
    Turn,
    format_action,
    format_game,
    format_position,
    format_ruleset,
    new_game,
    parse_action,
    parse_game,
    parse_position,
    parse_ruleset,
    result,
)
from marrakech.rules.outcome import Outcome, WonBy, decided_by, outcome, visible
from marrakech.rules.paying import Payment, area
from marrakech.rules.perft import branches, divide, perft
from marrakech.rules.piles import Seat
from marrakech.rules.position import Board, Position, Step, owner, start
from marrakech.rules.refusal import BadText, Illegal, Place, Refusal
from marrakech.rules.rolling import payment
from marrakech.rules.ruleset import CLASHES, FOR_TWO, OPTIONS, Ruleset, default, ruleset
from marrakech.rules.transitions import apply, chances, legal_actions

__all__ = [
    "ACTIONS",
    "CLASHES",
    "COLOURS",
    "COLOUR_OF",
    "FACES",
    "FOR_TWO",
    "LAYS",
    "NUMBER",
    "OPTIONS",
    "SQUARES",
    "Action",
    "BadText",
    "Board",
    "Colour",
    "Colours",
    "Comment",
    "CommentPlace",
    "Edition",
    "Facing",
    "Game",
    "Half",
    "Illegal",
    "Lay",
    "Outcome",
    "Payment",
    "Place",
    "Position",
    "Refusal",
    "Ruleset",
    "Seat",
    "Square",
    "Step",
    "Turn",
    "WonBy",
    "apply",
    "area",
    "branches",
    "chances",
    "decided_by",
    "default",
    "divide",
    "edition_named",
    "editions",
    "format_action",
    "format_game",
    "format_position",
    "format_ruleset",
    "legal_actions",
    "new_game",
    "outcome",
    "owner",
    "parse_action",
    "parse_game",
    "parse_position",
    "parse_ruleset",
    "path",
    "payment",
    "perft",
    "presets",
    "printed_elsewhere",
    "result",
    "ruleset",
    "start",
    "visible",
]
