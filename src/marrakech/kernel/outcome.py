"""How a game stands, or how it ended."""

from marrakech.kernel.bits import size
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import Words
from marrakech.kernel.moves import colours_shown
from marrakech.kernel.packed import DIRHAMS, OUT, PLAYERS, RULES, TIE_SHARED

_BEYOND = 1 << 20  # more than any points or dirhams


@compiled
def points_of(state: Words, rules: int, seat: int) -> int:
    """Visible half-rugs and dirhams of a seat; nothing for who is out."""
    if state[OUT + seat]:
        return 0
    return size(colours_shown(state, rules, seat)) + state[DIRHAMS + seat]


@compiled
def merit_of(state: Words, rules: int, seat: int) -> int:
    """What seats are ranked by: being in, then points, then dirhams."""
    if state[OUT + seat]:
        return state[OUT + seat] - _BEYOND
    merit = points_of(state, rules, seat) * _BEYOND
    return merit if rules & TIE_SHARED else merit + state[DIRHAMS + seat]


@compiled
def rank_of(state: Words, seat: int) -> int:
    """The seat's rank, from 1; equals share one."""
    rules = state[RULES]
    merit = merit_of(state, rules, seat)
    rank = 1
    for other in range(rules & PLAYERS):
        rank += merit_of(state, rules, other) > merit
    return rank
