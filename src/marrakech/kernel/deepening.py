"""A player's head: looks ahead from a position for as long as there is time."""

from time import perf_counter
from typing import NamedTuple

import numpy as np

from marrakech.kernel.evaluation import Numbers, blank_memo
from marrakech.kernel.lookup import CODES, MOST_ACTIONS, Words
from marrakech.kernel.packed import SEAT, WORDS, state_of
from marrakech.kernel.search import LEVELS, LIMIT, ME, NODES, look
from marrakech.kernel.transitions import apply_code, legal_codes
from marrakech.kernel.weights import weights_for
from marrakech.rules import Action, Position

EVERY = 12  # as many lays as there can be
MOST_TURNS = LEVELS // 5  # a turn takes four levels or, between two, a draw more
_LESS = 1e-6


class Stage(NamedTuple):
    """How far to look: so many turns; where more turns follow, so many lays; and whether the others
    are taken to be naive."""

    turns: int
    width: int = EVERY
    naive: bool = False


class Found(NamedTuple):
    """What each choice is worth, as the chance to win of whoever decides."""

    worths: dict[Action, float]
    stage: Stage  # the last that was finished; of a further one, what it came to
    nodes: int = 0  # positions looked at, those of a stage that was given up included


class Searcher:
    """Looks ahead by stages, each further than the one before, for as long as there is time.

    What promised the most is looked at first, so that a stage which is cut short is of use too: of
    the choices it came to, the best is taken. A limit of nodes makes it find the same on every
    machine; one of seconds does not.
    """

    def __init__(self) -> None:
        self._states: Words = np.zeros((LEVELS, WORDS), np.int64)
        self._values: Numbers = np.zeros((LEVELS, 4))
        self._codes: Words = np.zeros(MOST_ACTIONS, np.int64)
        self._count: Words = np.zeros(3, np.int64)
        self._memo = blank_memo()
        self._pace = 5e6  # nodes a second, until it has been seen

    def search(
        self,
        position: Position,
        stages: tuple[Stage, ...],
        seconds: float | None = None,
        nodes: int | None = None,
    ) -> Found:
        """What each legal action is worth. The first stage is always finished."""
        for one in stages:
            if not (1 <= one.turns <= MOST_TURNS and 1 <= one.width <= EVERY):
                raise ValueError(f"{one} cannot be looked at")
        root = state_of(position)
        weights = weights_for(root)
        end = None if seconds is None else perf_counter() + seconds
        self._count[NODES], self._count[ME] = 0, root[SEAT]
        found: Found | None = None
        for stage in stages:
            limits = (end, nodes) if found else (None, None)
            before = found.worths if found else {}
            worths = self._stage(root, weights, stage, before, *limits)
            if found and len(worths) < len(before):
                found = found._replace(worths=_cut_short(before, worths))
                break
            found = Found(worths, stage)
        assert found is not None
        return found._replace(nodes=int(self._count[NODES]))

    def _stage(
        self,
        root: Words,
        weights: Numbers,
        stage: Stage,
        before: dict[Action, float],
        end: float | None,
        nodes: int | None,
    ) -> dict[Action, float]:
        """The worths of every choice, the best of before first; as far as time and nodes go."""
        worths: dict[Action, float] = {}
        turns = stage.turns - 1  # this one is being played
        codes = self._codes[: legal_codes(root, self._codes)].copy()
        for code in sorted(codes, key=lambda one: -before.get(CODES[one], 0.0)):
            limit = (1 << 62) if nodes is None else nodes
            began, done = perf_counter(), int(self._count[NODES])
            if end is not None:
                limit = min(limit, done + int((end - began) * self._pace))
            self._states[0, :] = root
            apply_code(self._states[0], code)
            self._count[LIMIT] = limit
            finished = look(
                self._states,
                turns,
                stage.width,
                stage.naive,
                weights,
                self._memo,
                self._values,
                self._count,
            )
            self._learn_pace(int(self._count[NODES]) - done, perf_counter() - began)
            if not finished:
                break
            worths[CODES[code]] = float(self._values[0, root[SEAT]])
        return worths

    def _learn_pace(self, nodes: int, seconds: float) -> None:
        if nodes > 1000 and seconds > 0:
            self._pace += 0.2 * (nodes / seconds - self._pace)


def _cut_short(before: dict[Action, float], worths: dict[Action, float]) -> dict[Action, float]:
    """What is known where a stage ended early: what it came to, and of the rest what was known
    before, but no more than the best that it came to."""
    if not worths:
        return before
    most = max(0.0, max(worths.values()) - _LESS)
    rest = {one: min(worth, most) for one, worth in before.items() if one not in worths}
    return worths | rest
