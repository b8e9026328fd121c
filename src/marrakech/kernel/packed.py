"""A position as 26 numbers, from a position and back; nothing is lost on the way."""

import numpy as np

from marrakech.kernel.lookup import Words
from marrakech.rules import COLOURS, Position, Ruleset, Seat, ruleset
from marrakech.rules.market import FACINGS
from marrakech.rules.position import STEPS, colours_of_seats

# Where each thing stands among the numbers. Seats and colours are counted from 0.
BOARD = 0  # four: the squares that show each colour
FLAT, TALL = 4, 5  # the first squares of whole rugs, lying east–west and north–south
ASSAM = 6  # 4 × square + facing
STEP, SEAT = 7, 8
DIRHAMS = 9  # four, by seat
RUGS = 13  # four, by colour
TOP = 17  # four, by seat: a colour, or NOTHING
OUT = 21  # four, by seat: 0 for who is still in
RULES = 25
WORDS = 26
NOTHING = -1

# The bits of RULES. The lowest three are the number of players.
PLAYERS = 7
PAIRS = 1 << 3  # each seat has two colours
OWNER_AREA = 1 << 4
PLAY_ON = 1 << 5
HALVES_COLOURS = 1 << 6
ALTERNATING = 1 << 7
STEER_AFTER = 1 << 8
MAY_STEER = 1 << 9
TIE_SHARED = 1 << 10
WHOLE_NOBODY = 1 << 11
STOCK_15 = 1 << 12

TURN, ROLL, LAY, DRAW, STEER, OVER = range(6)
assert STEPS == ("turn", "roll", "lay", "draw", "steer", "over")

_FLAGS = (
    ("area", "owner", OWNER_AREA),
    ("bankruptcy", "play-on", PLAY_ON),
    ("halves", "colours", HALVES_COLOURS),
    ("pile", "alternating", ALTERNATING),
    ("steering", "after-must", STEER_AFTER),
    ("steering", "after-may", STEER_AFTER | MAY_STEER),
    ("stock", "15", STOCK_15),
    ("tie", "shared", TIE_SHARED),
    ("whole", "nobody", WHOLE_NOBODY),
)


def state_of(position: Position) -> Words:
    """The numbers of a position."""
    board, assam, facing, step, seat, seats, options = position
    state = np.zeros(WORDS, np.int64)
    for square, half in enumerate(board):
        if half:
            state[BOARD + COLOURS.index(half[0])] |= 1 << square
            if half[1:] == ">":
                state[FLAT] |= 1 << square
            elif half[1:] == "^":
                state[TALL] |= 1 << square
    state[ASSAM] = 4 * assam + FACINGS.index(facing)
    state[STEP], state[SEAT] = STEPS.index(step), seat - 1
    state[TOP : TOP + 4] = NOTHING
    for number, (dirhams, colours, rugs, top, out) in enumerate(seats):
        state[DIRHAMS + number], state[OUT + number] = dirhams, out
        for colour, count in zip(colours, rugs, strict=True):
            state[RUGS + COLOURS.index(colour)] = count
        if top:
            state[TOP + number] = COLOURS.index(top)
    state[RULES] = len(seats) | _flags_of(options)
    if len(seats[0].colours) == 2:
        state[RULES] |= PAIRS
    return state


def _flags_of(options: Ruleset) -> int:
    flags = 0
    for option, value, bits in _FLAGS:
        if getattr(options, option) == value:
            flags |= bits
    return flags


def position_of(state: Words) -> Position:
    """The position that these numbers are."""
    words = [int(word) for word in state]
    options = _ruleset_of(words[RULES])
    seats = tuple(
        Seat(
            words[DIRHAMS + number],
            colours,
            tuple(words[RUGS + COLOURS.index(colour)] for colour in colours),
            "" if words[TOP + number] == NOTHING else COLOURS[words[TOP + number]],
            words[OUT + number],
        )
        for number, colours in enumerate(colours_of_seats(words[RULES] & PLAYERS, options))
    )
    square, facing = divmod(words[ASSAM], 4)
    step, seat = STEPS[words[STEP]], words[SEAT] + 1
    return Position(_board_of(words), square, FACINGS[facing], step, seat, seats, options)


def _board_of(words: list[int]) -> tuple[str, ...]:
    halves = [""] * 49
    for colour, letter in enumerate(COLOURS):
        for square in range(49):
            if words[BOARD + colour] >> square & 1:
                halves[square] = letter
    for square in range(49):
        if words[FLAT] >> square & 1:
            halves[square] += ">"
            halves[square + 1] += "<"
        if words[TALL] >> square & 1:
            halves[square] += "^"
            halves[square + 7] += "v"
    return tuple(halves)


def _ruleset_of(rules: int) -> Ruleset:
    # The value with the most bits comes last and wins.
    return ruleset({option: value for option, value, bits in _FLAGS if rules & bits == bits})
