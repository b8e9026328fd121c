"""The rules of the game on numbers: what is legal, and what each action does to a state."""

import numpy as np

from marrakech.kernel.bits import flood, lowest, size
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import (
    ALL_BUT,
    CROSS,
    ENDS,
    FLAT_OF,
    FLATS_BESIDE,
    LAY_BESIDE,
    LAYS_BESIDE,
    SQUARES_OF,
    TALL_OF,
    TALLS_BESIDE,
    Words,
)
from marrakech.kernel.packed import (
    ALTERNATING,
    ASSAM,
    BOARD,
    DIRHAMS,
    DRAW,
    FLAT,
    HALVES_COLOURS,
    LAY,
    NOTHING,
    OUT,
    OVER,
    OWNER_AREA,
    PAIRS,
    PLAY_ON,
    PLAYERS,
    ROLL,
    RUGS,
    SEAT,
    STEER,
    STEER_AFTER,
    STEP,
    TALL,
    TOP,
    TURN,
    WHOLE_NOBODY,
)


@inlined
def owner_of(rules: int, colour: int) -> int:
    """The seat whose colour this is."""
    return colour >> 1 if rules & PAIRS else colour


@compiled
def rugs_left(state: Words, rules: int, seat: int) -> int:
    """How many rugs a seat has still to lay."""
    if rules & PAIRS:
        return state[RUGS + 2 * seat] + state[RUGS + 2 * seat + 1]
    return state[RUGS + seat]


@compiled
def colours_shown(state: Words, rules: int, seat: int) -> int:
    """The squares that show a colour of the seat's."""
    if rules & PAIRS:
        return state[BOARD + 2 * seat] | state[BOARD + 2 * seat + 1]
    return state[BOARD + seat]


@compiled
def next_turn(state: Words, rules: int) -> None:
    """The turn of the next seat that has a rug; without one the game is over."""
    players = rules & PLAYERS
    seat = state[SEAT] & 3
    for _ in range(players):
        seat += 1
        if seat == players:
            seat = 0
        if rugs_left(state, rules, seat):
            state[SEAT] = seat
            state[STEP] = ROLL if rules & STEER_AFTER else TURN
            return
    state[STEP] = OVER


@compiled
def go_out(state: Words, rules: int, seat: int) -> None:
    """That seat is out: its unlaid rugs and its dirhams are gone, its laid rugs are neutral."""
    players = rules & PLAYERS
    order = 0
    still_in = -1
    rugs = 0
    for number in range(players):
        order = max(order, state[OUT + number])
        still_in += state[OUT + number] == 0
    state[OUT + seat] = order + 1
    state[DIRHAMS + seat] = 0
    state[TOP + seat] = NOTHING
    if rules & PAIRS:
        state[RUGS + 2 * seat] = 0
        state[RUGS + 2 * seat + 1] = 0
    else:
        state[RUGS + seat] = 0
    for colour in range(4):
        rugs += state[RUGS + colour]
    if still_in == 1 or rugs == 0:
        state[STEP] = OVER
    elif state[SEAT] == seat:
        next_turn(state, rules)


@compiled
def colour_at(state: Words, square: int) -> int:
    """The colour that shows on a square; the first colour where none does."""
    high = (state[BOARD + 2] | state[BOARD + 3]) >> square & 1
    return high << 1 | (state[BOARD + 1] | state[BOARD + 3]) >> square & 1


@compiled
def price_at(state: Words, rules: int, square: int, colour: int, payer: int) -> int:
    """What the payer owes if Assam stops on a square of that colour; nothing on a bare one.

    There is no branch before the area is counted: no processor can guess where Assam stops.
    """
    owner = owner_of(rules, colour)
    within = colours_shown(state, rules, owner) if rules & OWNER_AREA else state[BOARD + colour]
    owed = -((owner != payer) & (state[OUT + owner] == 0) & within >> square)
    return size(flood(CROSS[square] & within & owed, within))


@compiled
def walk(state: Words, rules: int, slippers: int) -> None:
    """Assam walks that far the way he faces; who cannot pay in full goes out."""
    spot = ENDS[state[ASSAM] & 255, slippers]
    seat = state[SEAT] & 3
    state[ASSAM] = spot
    state[STEP] = LAY
    colour = colour_at(state, spot >> 2)
    price = price_at(state, rules, spot >> 2, colour, seat)
    paid = min(price, state[DIRHAMS + seat])
    state[DIRHAMS + seat] -= paid
    state[DIRHAMS + owner_of(rules, colour)] += paid
    if paid < price and not rules & PLAY_ON:
        go_out(state, rules, seat)


@compiled
def legal_lays(state: Words, rules: int) -> int:
    """Which of the lays beside Assam are legal, as bits."""
    square = (state[ASSAM] & 255) >> 2
    every = (1 << np.int64(LAYS_BESIDE[square])) - 1
    free = 0 if rules & WHOLE_NOBODY else colours_shown(state, rules, state[SEAT] & 3)
    flat = state[FLAT] & FLATS_BESIDE[square] & ~free
    tall = state[TALL] & TALLS_BESIDE[square] & ~free
    if not (flat | tall) and not rules & HALVES_COLOURS:
        return every
    legal = every
    whole = flat | tall
    while whole:
        first = lowest(whole)
        legal &= ALL_BUT[square, tall >> first & 1, first]
        whole &= whole - 1
    if rules & HALVES_COLOURS:
        for number in range(LAYS_BESIDE[square]):
            if _on_one_colour(state, SQUARES_OF[LAY_BESIDE[square, number]]):
                legal &= ~(1 << number)
    return legal


@compiled
def _on_one_colour(state: Words, squares: int) -> bool:
    for colour in range(4):  # noqa: SIM110 (not for the compiler)
        if state[BOARD + colour] & squares == squares:
            return True
    return False


@compiled
def cover(state: Words, lay: int, colour: int) -> None:
    """A rug of that colour lies there on top. What it half hides is no longer whole."""
    squares = SQUARES_OF[lay]
    for other in range(4):
        state[BOARD + other] &= ~squares
    state[BOARD + colour] |= squares
    state[FLAT] = state[FLAT] & ~(squares | squares >> 1) | FLAT_OF[lay]
    state[TALL] = state[TALL] & ~(squares | squares >> 7) | TALL_OF[lay]


@compiled
def lay_rug(state: Words, rules: int, lay: int) -> None:
    """The player's top rug lies there; with no lay (a negative one) it goes back to the box."""
    seat = state[SEAT] & 3
    colour = state[TOP + seat] & 3
    if lay >= 0:
        cover(state, lay, colour)
    state[RUGS + colour] -= 1
    if rules & PAIRS:
        left, other = state[RUGS + colour], state[RUGS + (colour ^ 1)]
        if left and other and not rules & ALTERNATING:
            state[TOP + seat] = NOTHING
            state[STEP] = DRAW
            return
        if other:
            state[TOP + seat] = colour ^ 1
        elif not left:
            state[TOP + seat] = NOTHING
    elif not state[RUGS + colour]:
        state[TOP + seat] = NOTHING
    _after_drawing(state, rules)


@compiled
def _after_drawing(state: Words, rules: int) -> None:
    if not rules & STEER_AFTER:
        next_turn(state, rules)
        return
    rugs = 0
    for colour in range(4):
        rugs += state[RUGS + colour]
    state[STEP] = STEER if rugs else OVER


@compiled
def draw(state: Words, rules: int, colour: int) -> None:
    """That colour lies on top of the pile now. Before the first turn seat 2 draws after seat 1."""
    state[TOP + state[SEAT]] = colour
    if state[BOARD] | state[BOARD + 1] | state[BOARD + 2] | state[BOARD + 3]:
        _after_drawing(state, rules)
    elif state[TOP + 1] == NOTHING and rugs_left(state, rules, 1):
        state[SEAT] = 1
    else:
        state[SEAT] = 1
        next_turn(state, rules)


@compiled
def face(state: Words, rules: int, facing: int) -> None:
    """Assam faces that way: the die is next, or in the variant the next turn."""
    state[ASSAM] = state[ASSAM] & ~3 | facing
    if state[STEP] == TURN:
        state[STEP] = ROLL
    else:
        next_turn(state, rules)
