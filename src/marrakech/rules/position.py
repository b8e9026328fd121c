"""A position: everything that the rest of the game depends on, as one immutable value."""

from typing import Literal, NamedTuple, TypeAlias, get_args

from marrakech.rules.colours import COLOURS, Colour, Colours, Half
from marrakech.rules.market import CENTRE, FACINGS, Facing, Square
from marrakech.rules.piles import Seat, new_pile
from marrakech.rules.refusal import Refusal, excerpt
from marrakech.rules.ruleset import Ruleset, default, two_colour_piles

Board: TypeAlias = tuple[Half, ...]  # 49 of them, from a1 to g7
Step: TypeAlias = Literal["turn", "roll", "lay", "draw", "steer", "over"]

STEPS: tuple[Step, ...] = get_args(Step)
STARTING_DIRHAMS = 30
BARE: Board = ("",) * 49
# By how many colours each seat has.
_OWNERS: dict[int, dict[Colour, int]] = {
    1: {"r": 1, "b": 2, "y": 3, "g": 4},
    2: {"r": 1, "b": 1, "y": 2, "g": 2},
}


class Position(NamedTuple):
    """The market, Assam, the next step, and what each seat has."""

    board: Board
    assam: Square
    facing: Facing
    step: Step
    seat: int  # counted from 1
    seats: tuple[Seat, ...]
    ruleset: Ruleset


def colours_of_seats(players: int, rules: Ruleset) -> tuple[Colours, ...]:
    """The colours of each seat, in playing order."""
    return ("rb", "yg") if two_colour_piles(players, rules) else COLOURS[:players]


def owner(seats: tuple[Seat, ...], colour: Colour) -> int:
    """The number of the seat whose colour this is."""
    return _OWNERS[len(seats[0].colours)][colour]


def opening_step(rules: Ruleset) -> Step:
    """The step that every turn begins with."""
    return "turn" if rules.steering == "before" else "roll"


def is_beginning(board: Board) -> bool:
    """Whether no rug has been laid yet: a draw is then one of the two that set up the piles."""
    return board == BARE


def start(players: int, ruleset: Ruleset = default, facing: str = "S") -> Position:
    """The beginning of a game; an unknown facing is refused."""
    if players not in (2, 3, 4):
        raise Refusal("players-number", players=players)
    if facing not in FACINGS:
        raise Refusal("facing-unknown", facing=excerpt(str(facing)))
    seats = tuple(
        Seat(STARTING_DIRHAMS, colours, *new_pile(colours, players, ruleset))
        for colours in colours_of_seats(players, ruleset)
    )
    step = opening_step(ruleset) if seats[0].top else "draw"
    return Position(BARE, CENTRE, facing, step, 1, seats, ruleset)
