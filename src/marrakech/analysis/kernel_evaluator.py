"""The champion's judgement as an evaluator, at three depths."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from marrakech.analysis.evaluator import Chances, Look
from marrakech.rules import Action, Position

if TYPE_CHECKING:
    from marrakech.kernel import TurnTree

Depth: TypeAlias = Literal["quick", "normal", "deep"]

# How many turns a look goes through, that of the position included, before positions are judged.
DEPTHS: dict[Depth, int] = {"quick": 1, "normal": 2, "deep": 3}


class _TreeLook(NamedTuple):
    """A node in the tree of a turn."""

    tree: "TurnTree"
    node: int

    @property
    def chances(self) -> Chances:
        return self.tree.chances[self.node]

    @property
    def following(self) -> Mapping[Action, Chances]:
        actions, chances, following = self.tree
        return {actions[node]: chances[node] for node in following[self.node]}

    def after(self, action: Action) -> "_TreeLook":
        actions, _, following = self.tree
        nodes = {actions[node]: node for node in following[self.node]}
        return _TreeLook(self.tree, nodes[action])


class KernelEvaluator:
    """Judges positions as the champion does: by what was learned from self-play, or by weights
    where nothing was. It can be used for many games, but only in one thread at a time."""

    def __init__(self, depth: Depth = "normal", learned: bool = True) -> None:
        from marrakech.kernel import Expectimax

        self.depth = depth
        self._expectimax = Expectimax(DEPTHS[depth], learned)

    def look(self, position: Position) -> Look:
        """A look through the turn in progress, or through the one that begins."""
        return _TreeLook(self._expectimax.tree(position), 0)
