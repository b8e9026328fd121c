"""Iterative deepening: looks ahead from a position for as long as there is time."""

from time import perf_counter
from typing import NamedTuple

from marrakech.kernel.lookup import CODES, MOST_LAYS
from marrakech.kernel.network import Network, network_for
from marrakech.kernel.packed import state_of
from marrakech.kernel.records import blanks
from marrakech.kernel.search import begin_search, forget_positions, search_action
from marrakech.kernel.weights import weights_for
from marrakech.kernel.workspace import LEVELS, Workspace
from marrakech.rules import Action, Position

EVERY = MOST_LAYS  # a width at which no lay is left out
MAX_TURNS = LEVELS // 5  # a turn takes four levels or, with two players, a draw more
NO_LIMIT = 1 << 62  # nodes
_LESS = 1e-6


class Stage(NamedTuple):
    """How far to look: how many turns; how many lays are tried where more turns follow; whether
    the others are assumed to be naive; how much worse than their best choice, as a chance to win,
    the choices of several others may be (the temperature of a softmax)."""

    turns: int
    width: int = EVERY
    naive: bool = False
    temperature: float = 0.0


class Found(NamedTuple):
    """What each choice is worth: the chance to win of the player who decides."""

    worths: dict[Action, float]
    stage: Stage  # the last one that was finished; the worths include part of the next
    nodes: int = 0  # positions searched, those of an unfinished stage included


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
        # Until it has been measured, by whether a network judges.
        self._nodes_per_second = {False: 5e6, True: 5e5}
        self._learned = False

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
        first, *further = stages
        found = Found(self._stage(legal, first, {}, end=None, nodes=None), first)
        for stage in further:
            worths = self._stage(legal, stage, found.worths, end, nodes)
            if len(worths) < len(found.worths):
                found = found._replace(worths=_cut_short(found.worths, worths))
                break
            found = Found(worths, stage)
        return found._replace(nodes=self._nodes)

    def _judge_by(self, network: Network | None) -> None:
        scratch = self._work.scratch
        self._learned = network is not None
        if network is None:
            scratch.network.table = 0
        elif scratch.network.table != network.table:
            scratch.network = network

    def _stage(
        self,
        legal: list[int],
        stage: Stage,
        before: dict[Action, float],
        end: float | None,
        nodes: int | None,
    ) -> dict[Action, float]:
        """The worths of every choice, the best of before first, as far as time and nodes go."""
        worths: dict[Action, float] = {}
        self._work.width, self._work.naive = stage.width, stage.naive
        self._work.temperature = stage.temperature
        for code in sorted(legal, key=lambda one: -before.get(CODES[one], 0.0)):
            limit = NO_LIMIT if nodes is None else nodes
            began, done = perf_counter(), self._nodes
            if end is not None:
                rate = self._nodes_per_second[self._learned]
                limit = min(limit, done + int((end - began) * rate))
            finished, self._nodes, worth = search_action(self._block, code, stage.turns, limit)
            self._measure(self._nodes - done, perf_counter() - began)
            if not finished:
                break
            worths[CODES[code]] = worth
        return worths

    def _measure(self, nodes: int, seconds: float) -> None:
        if nodes > 1000 and seconds > 0:
            known = self._nodes_per_second[self._learned]
            self._nodes_per_second[self._learned] += 0.2 * (nodes / seconds - known)


def _cut_short(before: dict[Action, float], worths: dict[Action, float]) -> dict[Action, float]:
    """What is known when a stage ended early: what it found, and for the other choices what was
    known before, but no more than the best that it found."""
    if not worths:
        return before
    most = max(0.0, max(worths.values()) - _LESS)
    rest = {one: min(worth, most) for one, worth in before.items() if one not in worths}
    return worths | rest
