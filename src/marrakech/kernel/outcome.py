"""How a game stands, or how it ended."""

from marrakech.kernel.bits import size
from marrakech.kernel.jit import compiled
from marrakech.kernel.moves import colours_shown
from marrakech.kernel.packed import TIE_SHARED, State
from marrakech.kernel.records import Numbers

_BEYOND = 1 << 20  # more than any points or dirhams


@compiled
def points_of(state: State, seat: int) -> int:
    """Visible half-rugs and dirhams of a seat; nothing for a player who is out."""
    if state.out[seat]:
        return 0
    return size(colours_shown(state, seat)) + state.dirhams[seat]


@compiled
def merit_of(state: State, seat: int) -> int:
    """What seats are ranked by: being in, then points, then dirhams."""
    if state.out[seat]:
        return state.out[seat] - _BEYOND
    merit = points_of(state, seat) * _BEYOND
    return merit if state.rules & TIE_SHARED else merit + state.dirhams[seat]


@compiled
def rank_of(state: State, seat: int) -> int:
    """The seat's rank, from 1; seats of equal merit share a rank."""
    merit = merit_of(state, seat)
    rank = 1
    for other in range(state.players):
        rank += merit_of(state, other) > merit
    return rank


@compiled
def winners_of(state: State) -> int:
    """The seats that share the victory, as bits."""
    winners = 0
    for seat in range(state.players):
        winners |= (rank_of(state, seat) == 1) << seat
    return winners


@compiled
def share_victory(state: State, values: Numbers) -> None:
    """Write down each seat's part of the victory in a game that is over."""
    winners = winners_of(state)
    for seat in range(state.players):
        values[seat] = (winners >> seat & 1) / size(winners)
