"""Perft: how many sequences of actions there are, the classic proof that two engines agree."""

from collections.abc import Iterator

from marrakech.rules.actions import Action
from marrakech.rules.position import Position
from marrakech.rules.refusal import Refusal
from marrakech.rules.transitions import apply, legal_actions


def perft(position: Position, depth: int) -> int:
    """The number of sequences of that many actions; every legal action is a branch, chance too."""
    if depth < 0:
        raise Refusal("depth-negative", depth=depth)
    if depth == 0:
        return 1
    actions = legal_actions(position)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(position, action), depth - 1) for action in actions)


def branches(position: Position, depth: int) -> Iterator[tuple[Action, int]]:
    """Each first action with its number of sequences, one by one because counting takes time."""
    if depth < 0:
        raise Refusal("depth-negative", depth=depth)
    for action in legal_actions(position) if depth else ():
        yield action, perft(apply(position, action), depth - 1)


def divide(position: Position, depth: int) -> dict[Action, int]:
    """The same number, split by the first action."""
    return dict(branches(position, depth))
