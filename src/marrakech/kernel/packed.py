"""A position as a record, from a position and back; nothing is lost on the way."""

from typing import Annotated

import numpy as np
import numpy.typing as npt

from marrakech.kernel.records import Byte, Bytes, FourWords, Record, Word, filled
from marrakech.rules import COLOURS, Position, Ruleset, Seat, ruleset
from marrakech.rules.market import FACINGS
from marrakech.rules.position import STEPS, colours_of_seats


class State(Record):
    """A position. Seats and colours are counted from 0, squares from a1 to g7."""

    board: FourWords  # by colour: the squares that show it
    flat_rugs: Word  # the first squares of whole rugs that lie east–west
    tall_rugs: Word  # and north–south
    rules: Word  # the flags below
    dirhams: Annotated[npt.NDArray[np.int32], np.int32, (4,)]  # by seat
    rugs: Annotated[npt.NDArray[np.int32], np.int32, (4,)]  # by colour: still to be laid
    top: Annotated[Bytes, np.uint8, (4,)]  # by seat: the colour on top of its pile, or NO_COLOUR
    out: Annotated[Bytes, np.uint8, (4,)]  # by seat: 0, or the order of going out
    square: Byte  # Assam's
    facing: Byte  # Assam's: N, E, S, W
    step: Byte
    seat: Byte  # whose step it is
    players: Byte


NO_COLOUR = 4
TURN, ROLL, LAY, DRAW, STEER, OVER = range(6)
assert STEPS == ("turn", "roll", "lay", "draw", "steer", "over")

# The flags of the rules. The networks know them by their places, so a new one goes last.
(
    PAIRS,  # each seat has two colours
    OWNER_AREA,
    PLAY_ON,
    HALVES_COLOURS,
    ALTERNATING,
    STEER_AFTER,
    MAY_STEER,
    TIE_SHARED,
    WHOLE_NOBODY,
    STOCK_15,
) = (1 << bit for bit in range(10))

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


def state_of(position: Position) -> State:
    """The record of a position."""
    squares, assam, facing, step, seat, seats, options = position
    board, flat, tall = [0] * 4, 0, 0
    for square, half in enumerate(squares):
        if half:
            board[COLOURS.index(half[0])] |= 1 << square
            if half[1:] == ">":
                flat |= 1 << square
            elif half[1:] == "^":
                tall |= 1 << square
    dirhams, rugs, tops, outs = [0] * 4, [0] * 4, [NO_COLOUR] * 4, [0] * 4
    for number, (purse, colours, counts, top, out) in enumerate(seats):
        dirhams[number], outs[number] = purse, out
        for colour, count in zip(colours, counts, strict=True):
            rugs[COLOURS.index(colour)] = count
        if top:
            tops[number] = COLOURS.index(top)
    rules = _flags_of(options) | (PAIRS if len(seats[0].colours) == 2 else 0)
    rest = (assam, FACINGS.index(facing), STEPS.index(step), seat - 1, len(seats))
    return filled(State, board, flat, tall, rules, dirhams, rugs, tops, outs, *rest)


def _flags_of(options: Ruleset) -> int:
    flags = 0
    for option, value, bits in _FLAGS:
        if getattr(options, option) == value:
            flags |= bits
    return flags


def position_of(state: State) -> Position:
    """The position of a record."""
    options = _ruleset_of(int(state.rules))
    seats = tuple(
        Seat(
            int(state.dirhams[number]),
            colours,
            tuple(int(state.rugs[COLOURS.index(colour)]) for colour in colours),
            "" if state.top[number] == NO_COLOUR else COLOURS[state.top[number]],
            int(state.out[number]),
        )
        for number, colours in enumerate(colours_of_seats(int(state.players), options))
    )
    step, seat = STEPS[state.step], int(state.seat) + 1
    facing = FACINGS[state.facing]
    return Position(_board_of(state), int(state.square), facing, step, seat, seats, options)


def _board_of(state: State) -> tuple[str, ...]:
    halves = [""] * 49
    flat, tall = int(state.flat_rugs), int(state.tall_rugs)
    for letter, board in zip(COLOURS, state.board, strict=True):
        for square in range(49):
            if int(board) >> square & 1:
                halves[square] = letter
    for square in range(49):
        if flat >> square & 1:
            halves[square] += ">"
            halves[square + 1] += "<"
        if tall >> square & 1:
            halves[square] += "^"
            halves[square + 7] += "v"
    return tuple(halves)


def _ruleset_of(flags: int) -> Ruleset:
    # The value with the most bits comes last and wins.
    return ruleset({option: value for option, value, bits in _FLAGS if flags & bits == bits})
