"""The rules again, on 49-bit boards and compiled, for millions of turns a second.

Importing it loads Numba; what is compiled is kept on disk for the next time.
"""

from marrakech.kernel.counting import Tally, perft, playouts
from marrakech.kernel.searcher import EVERY, Found, Searcher, Stage
from marrakech.kernel.state import position_of, state_of
from marrakech.kernel.twin import apply, legal_actions, outcome
from marrakech.kernel.warming import get_ready

__all__ = [
    "EVERY",
    "Found",
    "Searcher",
    "Stage",
    "Tally",
    "apply",
    "get_ready",
    "legal_actions",
    "outcome",
    "perft",
    "playouts",
    "position_of",
    "state_of",
]
