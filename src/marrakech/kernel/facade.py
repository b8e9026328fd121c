"""The kernel under the names that the rules have, with texts for actions: for comparison."""

import numpy as np

from marrakech.kernel.lookup import CODE_OF, CODES, MOST_ACTIONS
from marrakech.kernel.outcome import points_of, rank_of
from marrakech.kernel.packed import State
from marrakech.kernel.records import copied
from marrakech.kernel.transitions import apply_code, legal_codes
from marrakech.rules import Action, Outcome


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action of the step to come, in the order of the rules."""
    codes = np.zeros(MOST_ACTIONS, np.int64)
    return tuple(CODES[code] for code in codes[: legal_codes(state, codes)])


def apply(state: State, action: Action) -> State:
    """The state after a legal action. Nothing is checked: that is what the rules are for."""
    after = copied(state)
    apply_code(after, CODE_OF[action])
    return after


def outcome(state: State) -> Outcome:
    """The standings."""
    seats = range(state.players)
    points = tuple(int(points_of(state, seat)) for seat in seats)
    ranks = tuple(int(rank_of(state, seat)) for seat in seats)
    return Outcome(points, ranks, tuple(seat + 1 for seat in seats if ranks[seat] == 1))
