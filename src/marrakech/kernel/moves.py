"""The rules of the game on records: what is legal, and what each action does to a state."""

from marrakech.kernel.bits import flood, lowest, size
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import (
    ALL_BUT,
    CROSS,
    END_FACING,
    END_SQUARE,
    EVERY_LAY,
    FLAT_OF,
    FLATS_BESIDE,
    LAY_BESIDE,
    LAYS_BESIDE,
    SQUARES_OF,
    TALL_OF,
    TALLS_BESIDE,
)
from marrakech.kernel.packed import (
    ALTERNATING,
    DRAW,
    HALVES_COLOURS,
    LAY,
    NO_COLOUR,
    OVER,
    OWNER_AREA,
    PAIRS,
    PLAY_ON,
    ROLL,
    STEER,
    STEER_AFTER,
    TURN,
    WHOLE_NOBODY,
    State,
)


@inlined
def owner_of(state: State, colour: int) -> int:
    """The seat whose colour this is."""
    return colour >> 1 if state.rules & PAIRS else colour


@compiled
def rugs_left(state: State, seat: int) -> int:
    """How many rugs a seat still has to lay."""
    if state.rules & PAIRS:
        return state.rugs[2 * seat] + state.rugs[2 * seat + 1]
    return state.rugs[seat]


@compiled
def turns_left(state: State) -> int:
    """How many rugs are still to be laid, by everybody."""
    return state.rugs[0] + state.rugs[1] + state.rugs[2] + state.rugs[3]


@compiled
def colours_shown(state: State, seat: int) -> int:
    """The squares that show a colour of the seat's."""
    if state.rules & PAIRS:
        return state.board[2 * seat] | state.board[2 * seat + 1]
    return state.board[seat]


@compiled
def next_turn(state: State) -> None:
    """The turn of the next seat that has a rug; without one the game is over."""
    seat = state.seat
    for _ in range(state.players):
        seat += 1
        if seat == state.players:
            seat = 0
        if rugs_left(state, seat):
            state.seat = seat
            state.step = ROLL if state.rules & STEER_AFTER else TURN
            return
    state.step = OVER


@compiled
def go_out(state: State, seat: int) -> None:
    """That seat is out: its unlaid rugs and its dirhams are gone, its laid rugs are neutral."""
    order = 0
    still_in = -1
    for number in range(state.players):
        if order < state.out[number]:
            order = state.out[number]
        still_in += state.out[number] == 0
    state.out[seat] = order + 1
    state.dirhams[seat] = 0
    state.top[seat] = NO_COLOUR
    if state.rules & PAIRS:
        state.rugs[2 * seat] = 0
        state.rugs[2 * seat + 1] = 0
    else:
        state.rugs[seat] = 0
    if still_in == 1 or turns_left(state) == 0:
        state.step = OVER
    elif state.seat == seat:
        next_turn(state)


@compiled
def colour_at(state: State, square: int) -> int:
    """The colour that shows on a square; the first colour where none does."""
    high = (state.board[2] | state.board[3]) >> square & 1
    return high << 1 | (state.board[1] | state.board[3]) >> square & 1


@compiled
def price_at(state: State, square: int, colour: int, payer: int) -> int:
    """What the payer owes if Assam stops on a square of that colour; nothing on a bare one.

    No branch comes before the area is counted: no processor can predict where Assam stops.
    """
    owner = owner_of(state, colour)
    within = colours_shown(state, owner) if state.rules & OWNER_AREA else state.board[colour]
    owed = -((owner != payer) & (state.out[owner] == 0) & within >> square)
    return size(flood(CROSS[square] & within & owed, within))


@compiled
def walk(state: State, slippers: int) -> None:
    """Assam walks that far the way he faces; a player who cannot pay in full goes out."""
    square = END_SQUARE[state.square, state.facing, slippers]
    seat = state.seat
    state.facing = END_FACING[state.square, state.facing, slippers]
    state.square = square
    state.step = LAY
    colour = colour_at(state, square)
    price = price_at(state, square, colour, seat)
    purse = state.dirhams[seat]
    paid = price if price < purse else purse
    state.dirhams[seat] -= paid
    state.dirhams[owner_of(state, colour)] += paid
    if paid < price and not state.rules & PLAY_ON:
        go_out(state, seat)


@compiled
def legal_lays(state: State) -> int:
    """Which of the lays beside Assam are legal, as bits."""
    square = state.square
    free = 0 if state.rules & WHOLE_NOBODY else colours_shown(state, state.seat)
    flat = state.flat_rugs & FLATS_BESIDE[square] & ~free
    tall = state.tall_rugs & TALLS_BESIDE[square] & ~free
    legal = EVERY_LAY[square]
    whole = flat | tall
    while whole:
        first = lowest(whole)
        legal &= ALL_BUT[square, tall >> first & 1, first]
        whole &= whole - 1
    if state.rules & HALVES_COLOURS:
        for number in range(LAYS_BESIDE[square]):
            if _on_one_colour(state, SQUARES_OF[LAY_BESIDE[square, number]]):
                legal &= ~(1 << number)
    return legal


@compiled
def _on_one_colour(state: State, squares: int) -> bool:
    for colour in range(4):  # noqa: SIM110 (not for the compiler)
        if state.board[colour] & squares == squares:
            return True
    return False


@inlined
def flat_rugs_after(state: State, lay: int) -> int:
    """The first squares of whole rugs that lie east–west, with one more rug on them."""
    squares = SQUARES_OF[lay]
    return state.flat_rugs & ~(squares | squares >> 1) | FLAT_OF[lay]


@inlined
def tall_rugs_after(state: State, lay: int) -> int:
    """And of those that lie north–south."""
    squares = SQUARES_OF[lay]
    return state.tall_rugs & ~(squares | squares >> 7) | TALL_OF[lay]


@compiled
def cover(state: State, lay: int, colour: int) -> None:
    """A rug of that colour lies there on top. What it half hides is no longer whole."""
    squares = SQUARES_OF[lay]
    for other in range(4):
        state.board[other] &= ~squares
    state.board[colour] |= squares
    state.flat_rugs = flat_rugs_after(state, lay)
    state.tall_rugs = tall_rugs_after(state, lay)


@compiled
def lay_rug(state: State, lay: int) -> None:
    """The player's top rug is laid there."""
    cover(state, lay, state.top[state.seat])
    take_top(state)


@compiled
def take_top(state: State) -> None:
    """The player's top rug has left the pile; the next one shows where it can only be one."""
    seat = state.seat
    colour = state.top[seat]
    state.rugs[colour] -= 1
    if state.rules & PAIRS:
        left, other = state.rugs[colour], state.rugs[colour ^ 1]
        if left and other and not state.rules & ALTERNATING:
            state.top[seat] = NO_COLOUR
            state.step = DRAW
            return
        if other:
            state.top[seat] = colour ^ 1
        elif not left:
            state.top[seat] = NO_COLOUR
    elif not state.rugs[colour]:
        state.top[seat] = NO_COLOUR
    _after_drawing(state)


@compiled
def _after_drawing(state: State) -> None:
    if not state.rules & STEER_AFTER:
        next_turn(state)
    else:
        state.step = STEER if turns_left(state) else OVER


@compiled
def draw(state: State, colour: int) -> None:
    """That colour lies on top of the pile now. Before the first turn seat 2 draws after seat 1."""
    state.top[state.seat] = colour
    if state.board[0] | state.board[1] | state.board[2] | state.board[3]:
        _after_drawing(state)
    elif state.top[1] == NO_COLOUR and rugs_left(state, 1):
        state.seat = 1
    else:
        state.seat = 1
        next_turn(state)


@inlined
def turned(facing: int, turn: int) -> int:
    """The facing after a turn: 0 to the left, 1 straight on, 2 to the right."""
    return (facing + 3 + turn) % 4


@compiled
def face(state: State, facing: int) -> None:
    """Assam faces that way: the die is next, or in the variant the next turn."""
    state.facing = facing
    if state.step == TURN:
        state.step = ROLL
    else:
        next_turn(state)
