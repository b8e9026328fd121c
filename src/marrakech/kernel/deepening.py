"""Iterative deepening: looks ahead from a position for as long as there is time."""

from time import perf_counter
from typing import NamedTuple

from marrakech.kernel.lookup import CODES, MOST_LAYS
from marrakech.kernel.network import Network, network_for
from marrakech.kernel.packed import state_of
from marrakech.kernel.pruning import LOWEST
from marrakech.kernel.records import blanks
from marrakech.kernel.search import (
    NO_LIMIT,
    begin_action,
    begin_search,
    forget_positions,
    search_action,
)
from marrakech.kernel.weights import weights_for
from marrakech.kernel.workspace import LEVELS, Workspace
from marrakech.rules import Action, Position

EVERY = MOST_LAYS  # a width at which no lay is left out
MAX_TURNS = LEVELS // 5  # a turn takes four levels or, with two players, a draw more
NODES_AT_ONCE = 256  # between two looks at the clock
_LESS = 1e-6


class Stage(NamedTuple):
    """How far to look: how many turns; how many lays are tried where more turns follow; whether
    the others are assumed to be naive; how much worse than their best choice, as a chance to win,
    the choices of several others may be (the temperature of a softmax).

    If only the best choice matters, with two players the others are sooner known to be worth less;
    how much less is not found out.
    """

    turns: int
    width: int = EVERY
    naive: bool = False
    temperature: float = 0.0
    best_only: bool = False


class Found(NamedTuple):
    """What each choice is worth: the chance to win of the player who decides."""

    worths: dict[Action, float]
    stage: Stage  # the last one that was finished; the worths include part of the next
    nodes: int = 0  # positions searched, those of an unfinished stage included


class _Limits(NamedTuple):
    """When a search ends at the latest."""

    end: float | None = None
    nodes: int = NO_LIMIT


class Searcher:
    """Looks ahead by stages, each further than the one before, for as long as there is time.

    The most promising choices are searched first, so that even an unfinished stage is useful: the
    best of the choices that it reached is taken. With a limit of nodes it finds the same on every
    machine; with one of seconds it does not.
    """

    def __init__(self) -> None:
        self._block = blanks(Workspace, 1)
        self._work = self._block[0]
        self._nodes = 0  # of the search in progress

    def search(
        self,
        position: Position,
        stages: tuple[Stage, ...],
        seconds: float | None = None,
        nodes: int | None = None,
        learned: bool = False,
    ) -> Found:
        """What each legal action is worth; positions are judged by what was learned, or by the
        weights. The first stage is always finished."""
        for one in stages:
            if not (1 <= one.turns <= MAX_TURNS and 1 <= one.width <= EVERY):
                raise ValueError(f"{one} cannot be searched")
        root = state_of(position)
        end = None if seconds is None else perf_counter() + seconds
        self._work.root, self._work.scratch.weights = root, weights_for(root)
        if nodes is not None:  # with what is known from before, it would get further in as many
            forget_positions(self._block)
        self._judge_by(network_for(root) if learned else None)
        legal = self._work.codes[: begin_search(self._block)].tolist()
        self._nodes = 0
        found = Found(self._stage(legal, stages[0], {}, _Limits()), stages[0])
        limits = _Limits(end, NO_LIMIT if nodes is None else nodes)
        for stage in stages[1:]:
            worths = self._stage(legal, stage, found.worths, limits)
            if len(worths) < len(legal):
                found = found._replace(worths=_cut_short(found.worths, worths))
                break
            found = Found(worths, stage)
        return found._replace(nodes=self._nodes)

    def _judge_by(self, network: Network | None) -> None:
        scratch = self._work.scratch
        if network is None:
            scratch.network.table = 0
        elif scratch.network.table != network.table:
            scratch.network = network

    def _stage(
        self, legal: list[int], stage: Stage, before: dict[Action, float], limits: _Limits
    ) -> dict[Action, float]:
        """The worths of every choice, the best of before first, as far as time and nodes go."""
        worths: dict[Action, float] = {}
        self._work.width, self._work.naive = stage.width, stage.naive
        self._work.temperature = stage.temperature
        best = LOWEST
        for code in sorted(legal, key=lambda one: -before.get(CODES[one], 0.0)):
            begin_action(self._block, code, stage.turns, best if stage.best_only else LOWEST)
            worth = self._worth(limits)
            if worth is None:
                break
            if stage.best_only and worth <= best:
                worth = max(0.0, best - _LESS)
            worths[CODES[code]] = worth
            best = max(best, worth)
        return worths

    def _worth(self, limits: _Limits) -> float | None:
        """What the action that was begun is worth; None if time or nodes ran out first."""
        while self._nodes < limits.nodes and (limits.end is None or perf_counter() < limits.end):
            some = limits.nodes if limits.end is None else self._nodes + NODES_AT_ONCE
            finished, self._nodes, worth = search_action(self._block, min(some, limits.nodes))
            if finished:
                return float(worth)
        return None


def _cut_short(before: dict[Action, float], worths: dict[Action, float]) -> dict[Action, float]:
    """What is known when a stage ended early: what it found, and for the other choices what was
    known before, but no more than the best that it found."""
    if not worths:
        return before
    most = max(0.0, max(worths.values()) - _LESS)
    rest = {one: min(worth, most) for one, worth in before.items() if one not in worths}
    return worths | rest
