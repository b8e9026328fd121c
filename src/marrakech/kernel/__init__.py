"""The rules again, on 49-bit boards and compiled, for millions of turns a second.

Importing it loads Numba; compiled code is cached on disk.
"""

from marrakech.kernel.deepening import EVERY, Found, Searcher, Stage
from marrakech.kernel.expectimax import Expectimax, TurnTree
from marrakech.kernel.facade import apply, legal_actions, outcome
from marrakech.kernel.packed import position_of, state_of
from marrakech.kernel.parallel import PlayoutCounts, perft, playouts
from marrakech.kernel.rollouts import Rollouts, Sample
from marrakech.kernel.warmup import get_ready

__all__ = [
    "EVERY",
    "Expectimax",
    "Found",
    "PlayoutCounts",
    "Rollouts",
    "Sample",
    "Searcher",
    "Stage",
    "TurnTree",
    "apply",
    "get_ready",
    "legal_actions",
    "outcome",
    "perft",
    "playouts",
    "position_of",
    "state_of",
]
