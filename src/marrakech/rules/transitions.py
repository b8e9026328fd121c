"""The game: which actions are legal, how likely chance is, and what an action does."""

from collections.abc import Callable
from fractions import Fraction

from marrakech.rules.actions import (
    ACTIONS,
    DRAWS,
    FACES,
    LAYS,
    LEAVERS,
    RETURN,
    SLIPPERS,
    Action,
)
from marrakech.rules.drawing import draw, draw_chances, legal_draws
from marrakech.rules.laying import lay_rug, legal_lays
from marrakech.rules.position import Position, Step
from marrakech.rules.refusal import BadText, Illegal, excerpt
from marrakech.rules.rolling import ROLL_CHANCES, ROLLS, roll
from marrakech.rules.turn_order import give_up
from marrakech.rules.turning import legal_steers, legal_turns, steer, turn

_LEGAL_ACTIONS: dict[Step, Callable[[Position], tuple[Action, ...]]] = {
    "turn": legal_turns,
    "roll": lambda _: ROLLS,
    "lay": legal_lays,
    "draw": legal_draws,
    "steer": legal_steers,
    "over": lambda _: (),
}
# The function of each step, and the actions that it takes.
_STEP_FUNCTIONS: dict[Step, tuple[Callable[[Position, Action], Position], frozenset[Action]]] = {
    "turn": (turn, frozenset(FACES)),
    "roll": (roll, frozenset(SLIPPERS)),
    "lay": (lay_rug, frozenset((*LAYS, RETURN))),
    "draw": (draw, frozenset(DRAWS)),
    "steer": (steer, frozenset(FACES)),
}


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Every legal action of this step, in a fixed order, without giving up."""
    return _LEGAL_ACTIONS[position.step](position)


def chances(position: Position) -> tuple[tuple[Action, Fraction], ...]:
    """Each action that chance can take now, with its probability; none if a player decides."""
    if position.step == "roll":
        return ROLL_CHANCES
    return draw_chances(position) if position.step == "draw" else ()


def apply(position: Position, action: Action) -> Position:
    """The position after an action. An illegal one is refused with its reason."""
    step = position.step
    if step in _STEP_FUNCTIONS:
        do, kind = _STEP_FUNCTIONS[step]
        if action in kind:
            return do(position, action)
    if action in LEAVERS:
        return give_up(position, action)
    if action not in ACTIONS:
        raise BadText("action-unknown", text=excerpt(str(action)))
    if step == "over":
        raise Illegal("game-over", action=action)
    raise Illegal("not-this-step", action=action, step=step)
