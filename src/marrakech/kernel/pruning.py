"""What need not be looked at: between two players, what neither would let it come to.

Alpha-beta, and at chance Star2 (Ballard 1983): of each roll or draw, only the turn and the lay that
promise the most are tried at first, and often that is enough. Everything here is told by what the
first of the two seats has.
"""

from marrakech.kernel.bits import lowest
from marrakech.kernel.evaluation import Numbers, next_layer
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import Words
from marrakech.kernel.packed import (
    DRAW,
    LAY,
    PLAYERS,
    ROLL,
    RUGS,
    SEAT,
    STEER_AFTER,
    STEP,
)

# Of every state on the way: what is still to be tried, how many turns are to be looked at after
# this one, what is being tried, and whether whoever decides next is only to do what promises most.
TO_TRY, AHEAD, TRIED, BRIEF = range(4)
# And: what the first seat has for sure elsewhere, and what the second one leaves it at most; what
# each choice promises, so that the best is tried first.
LOW, HIGH, PROMISE = range(3)
# And of each roll or draw, what the first seat has of it at least and at most.
LEAST = PROMISE + 13
MOST = LEAST + 4
NUMBERS = MOST + 4
CHANCES, PROBE = 0b1111, 4  # the bits of all rolls or draws; those to be tried briefly come after
OPEN_LOW, OPEN_HIGH = -1.0, 2.0  # beyond any chance to win


@compiled
def likelihood(state: Words, choice: int, depth: int) -> float:
    """How likely chance makes a choice."""
    choice &= 3
    if state[STEP] == ROLL:
        return (1.0 if choice == 0 or choice == 3 else 2.0) / 6.0
    if depth < 2:
        return 1.0
    first = 2 * (state[SEAT] & 1)
    return state[RUGS + first + choice] / (state[RUGS + first] + state[RUGS + first + 1])


@inlined
def enough_for(seat: int, rules: int, window: Numbers) -> float:
    """The chance to win from which on it no longer matters how much better a seat can do."""
    if rules & PLAYERS > 2:
        return OPEN_HIGH
    return window[HIGH] if seat == 0 else 1.0 - window[LOW]


@inlined
def decides_next(state: Words, rules: int) -> int:
    """Who decides something after a roll, or after a draw."""
    seat = state[SEAT] & 3
    return seat if state[STEP] == ROLL else next_layer(state, rules, seat)


@inlined
def pays_to_probe(state: Words, rules: int, depth: int, chances: int, window: Numbers) -> bool:
    """Whether one of two players might do so well that the other will not let it come to this, and
    that can be known from less than all that the player might do."""
    if rules & PLAYERS > 2 or depth < 1 or chances & chances - 1 == 0:
        return False
    if state[STEP] == DRAW and rules & STEER_AFTER:
        return False
    return window[LOW] > 0.0 if decides_next(state, rules) == 1 else window[HIGH] < 1.0


@inlined
def rest(state: Words, depth: int, chances: int, window: Numbers) -> tuple[float, float]:
    """What the first seat has at least and at most of rolls or draws that are not weighed yet."""
    least, most = 0.0, 0.0
    while chances:
        number = lowest(chances)
        chances &= chances - 1
        chance = likelihood(state, number, depth)
        least += chance * window[LEAST + number]
        most += chance * window[MOST + number]
    return least, most


@compiled
def narrow(
    state: Words, rules: int, frame: Words, so_far: Numbers, window: Numbers, below: Numbers
) -> None:
    """What a choice must be worth to the first seat of two to matter: as above, or at chance as
    much as if of all that is not weighed yet as much were won, or lost, as can be."""
    if state[STEP] != ROLL and state[STEP] != DRAW:
        below[LOW], below[HIGH] = window[LOW], window[HIGH]
        return
    tried = frame[TRIED]
    chance = likelihood(state, tried, frame[AHEAD])
    others = frame[TO_TRY] & CHANCES & ~(1 << (tried & 3))
    least, most = rest(state, frame[AHEAD], others, window)
    below[LOW] = (window[LOW] - so_far[0] - most) / chance
    below[HIGH] = (window[HIGH] - so_far[0] - least) / chance
    if tried >= PROBE:  # what is found must be true of who decides next, whatever comes of it
        if decides_next(state, rules) == 1:
            below[HIGH] = OPEN_HIGH
        else:
            below[LOW] = OPEN_LOW


@compiled
def pass_up(
    above: Words, rules: int, frame: Words, found: Numbers, theirs: Numbers, window: Numbers
) -> None:
    """Weigh what was found by its chance, or take it if it is better for who decides."""
    players = rules & PLAYERS
    if (above[STEP] == ROLL or above[STEP] == DRAW) and frame[TRIED] >= PROBE:
        bound = MOST if decides_next(above, rules) == 1 else LEAST
        window[bound + (frame[TRIED] & 3)] = found[0]
    elif above[STEP] == ROLL or above[STEP] == DRAW:
        chance = likelihood(above, frame[TRIED], frame[AHEAD])
        for seat in range(players):
            theirs[seat] += chance * found[seat]
    elif found[above[SEAT] & 3] > theirs[above[SEAT] & 3]:
        for seat in range(players):
            theirs[seat] = found[seat]
    if players == 2 and frame[TO_TRY]:
        cut_off(above, frame, theirs, window)


@compiled
def cut_off(state: Words, frame: Words, so_far: Numbers, window: Numbers) -> None:
    """Try no more where it is certain that one of two players would not let it come to this."""
    if state[STEP] == ROLL or state[STEP] == DRAW:
        least, most = rest(state, frame[AHEAD], frame[TO_TRY] & CHANCES, window)
        if so_far[0] + most <= window[LOW]:
            so_far[0] += most
            so_far[1] = 1.0 - so_far[0]
            frame[TO_TRY] = 0
        elif so_far[0] + least >= window[HIGH]:
            so_far[0] += least
            so_far[1] = 1.0 - so_far[0]
            frame[TO_TRY] = 0
    else:
        if state[SEAT] == 0:
            window[LOW] = max(window[LOW], so_far[0])
        else:
            window[HIGH] = min(window[HIGH], so_far[0])
        if window[LOW] >= window[HIGH]:
            frame[TO_TRY] = 0


@inlined
def briefly(state: Words, frame: Words) -> bool:
    """Whether only what promises the most is to be done after this: to the end of a turn."""
    if state[STEP] == ROLL or state[STEP] == DRAW:
        return frame[TRIED] >= PROBE or frame[BRIEF] > 0
    return frame[BRIEF] > 0 and state[STEP] != LAY
