"""Looking through a turn with the plain rules, for evaluators that only judge positions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from marrakech.analysis.evaluator import Chances
from marrakech.analysis.steps import Choice, Possibility, average, best_of
from marrakech.rules import Action, Position, apply, chances, legal_actions, outcome

# Each seat's chance to win in each of these positions, in which turns begin.
Judge: TypeAlias = Callable[[Sequence[Position]], Sequence[Chances]]


class PlainLook(NamedTuple):
    """A position, and all that can follow it in the turn."""

    chances: Chances
    children: dict[Action, "PlainLook"]

    @property
    def following(self) -> Mapping[Action, Chances]:
        """The chances after each legal action."""
        return {action: child.chances for action, child in self.children.items()}

    def after(self, action: Action) -> "PlainLook":
        """The same look, one action further."""
        return self.children[action]


class _Branch(NamedTuple):
    """A position in the turn before anything is judged; nothing follows where the turn ends."""

    position: Position
    children: dict[Action, "_Branch"]


def look_through(position: Position, judge: Judge) -> PlainLook:
    """Everything that can follow a position in its turn. The judge is asked once, about all
    positions in which the next turn begins."""
    if position.step == "over":
        return PlainLook(shares(position), {})
    tree = _Branch(position, _grown(position))
    leaves = [leaf for leaf in _leaves(tree) if leaf.step != "over"]
    return _settled(tree, iter(judge(leaves)))


def _grown(position: Position) -> dict[Action, _Branch]:
    children: dict[Action, _Branch] = {}
    for action in legal_actions(position):
        after = apply(position, action)
        children[action] = _Branch(after, {} if ends(position, after) else _grown(after))
    return children


def _leaves(branch: _Branch) -> Iterator[Position]:
    if not branch.children:
        yield branch.position
    for child in branch.children.values():
        yield from _leaves(child)


def _settled(branch: _Branch, judged: Iterator[Chances]) -> PlainLook:
    """The same with chances, from the leaves, which come in order, up to the root."""
    position, children = branch
    if position.step == "over":
        return PlainLook(shares(position), {})
    if not children:
        return PlainLook(next(judged), {})
    looks = {action: _settled(child, judged) for action, child in children.items()}
    return PlainLook(worth(position, looks), looks)


def ends(before: Position, after: Position) -> bool:
    """Whether a turn has ended. What is drawn before a turn belongs to it."""
    if after.step == "over":
        return True
    if after.ruleset.steering == "before":
        return before.step in ("roll", "lay") and after.step in ("turn", "draw")
    return before.step in ("roll", "steer") and after.step == "roll"


def worth(position: Position, children: Mapping[Action, PlainLook]) -> Chances:
    """What each seat can expect if these can follow."""
    if odds := chances(position):
        return average(
            tuple(
                Possibility(action, float(probability), children[action].chances)
                for action, probability in odds
            )
        )
    choices = tuple(Choice(action, child.chances) for action, child in children.items())
    return best_of(choices, position.seat).chances


def shares(position: Position) -> Chances:
    """Each seat's part of the victory in a game that is over."""
    winners = outcome(position).winners
    seats = range(1, len(position.seats) + 1)
    return tuple((seat in winners) / len(winners) for seat in seats)
