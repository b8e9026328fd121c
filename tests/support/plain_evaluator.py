"""An evaluator over the plain rules: slow, and as simple as can be."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from support.endgames import Shares

from marrakech import Position, apply, chances
from marrakech.analysis.plain_look import PlainLook, look_through, worth
from marrakech.kernel.judging import judge
from marrakech.kernel.network import network_for
from marrakech.kernel.packed import state_of
from marrakech.kernel.records import blank
from marrakech.kernel.weights import weights_for
from marrakech.kernel.workspace import Workspace

Judge = Callable[[Position], Shares]


class PlainEvaluator(NamedTuple):
    """Looks that many turns ahead, and leaves the rest to a judge."""

    judge: Judge
    turns: int = 1

    def look(self, position: Position) -> PlainLook:
        return look_through(position, self._judge_all)

    def _judge_all(self, positions: Sequence[Position]) -> list[Shares]:
        if self.turns == 1:
            return [self.judge(position) for position in positions]
        shorter = self._replace(turns=self.turns - 1)
        return [shorter.look(position).chances for position in positions]


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
