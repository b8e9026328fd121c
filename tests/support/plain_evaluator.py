"""An evaluator over the plain rules: slow, and as simple as can be."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import numpy as np
from support.endgames import Shares, shares

from marrakech import Action, Position, apply, chances, legal_actions
from marrakech.kernel.judging import judge
from marrakech.kernel.network import network_for
from marrakech.kernel.packed import state_of
from marrakech.kernel.records import blank
from marrakech.kernel.weights import weights_for
from marrakech.kernel.workspace import Workspace

Judge = Callable[[Position], Shares]
SAME = 1e-12


class PlainLook(NamedTuple):
    """A position, and all that can follow it in the turn."""

    chances: Shares
    children: dict[Action, "PlainLook"]

    @property
    def following(self) -> Mapping[Action, Shares]:
        return {action: child.chances for action, child in self.children.items()}

    def after(self, action: Action) -> "PlainLook":
        return self.children[action]


class PlainEvaluator(NamedTuple):
    """Looks that many turns ahead, and leaves the rest to a judge."""

    judge: Judge
    turns: int = 1

    def look(self, position: Position) -> PlainLook:
        if position.step == "over":
            return PlainLook(shares(position), {})
        children: dict[Action, PlainLook] = {}
        for action in legal_actions(position):
            after = apply(position, action)
            children[action] = self._leaf(after) if ends(position, after) else self.look(after)
        return PlainLook(worth(position, children), children)

    def _leaf(self, position: Position) -> PlainLook:
        if position.step == "over":
            return PlainLook(shares(position), {})
        if self.turns == 1:
            return PlainLook(self.judge(position), {})
        return PlainLook(self._replace(turns=self.turns - 1).look(position).chances, {})


def ends(before: Position, after: Position) -> bool:
    """Whether a turn has ended. What is drawn before a turn belongs to it."""
    if after.step == "over":
        return True
    if after.ruleset.steering == "before":
        return before.step in ("roll", "lay") and after.step in ("turn", "draw")
    return before.step in ("roll", "steer") and after.step == "roll"


def worth(position: Position, children: dict[Action, PlainLook]) -> Shares:
    """What each seat can expect if these can follow."""
    if odds := chances(position):
        return tuple(
            sum(float(chance) * children[action].chances[seat] for action, chance in odds)
            for seat in range(len(position.seats))
        )
    mine = position.seat - 1
    most = max(child.chances[mine] for child in children.values())
    good = [child for child in children.values() if child.chances[mine] >= most - SAME]
    return good[0].chances


class KernelJudge:
    """What the kernel says of one position, without any look ahead. Where the weights judge, every
    draw is weighed."""

    def __init__(self, learned: bool = True) -> None:
        self._work, self._learned = blank(Workspace), learned

    def __call__(self, position: Position) -> Shares:
        state = state_of(position)
        scratch, values = self._work.scratch, np.zeros(4)
        scratch.weights = weights_for(state)
        network = network_for(state) if self._learned else None
        if network is None:
            scratch.network.table = 0
            if position.step == "draw":
                drawn = {
                    one: PlainLook(self(apply(position, one)), {}) for one, _ in chances(position)
                }
                return worth(position, drawn)
        else:
            scratch.network = network
        judge(scratch, state, values)
        return tuple(values[: len(position.seats)].tolist())
