"""A turn of self-play: compiled by Numba for the CPU and for CUDA alike."""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from marrakech.kernel.batch import play_chance
from marrakech.kernel.bits import lowest, size
from marrakech.kernel.features import RowNumbers, View, write_rows
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import CHANCE_OF_ROLL, LAY_BESIDE, ROLL_COUNT, SIDES, SLIPPERS_ON
from marrakech.kernel.moves import cover, face, legal_lays, take_top, turned, walk
from marrakech.kernel.packed import LAY, OVER, State
from marrakech.kernel.playouts import GAMMA, happens, mixed, one_of
from marrakech.kernel.records import Floats, Words

WITHOUT_LAY = -1
Integers = npt.NDArray[np.int32]


class LookAhead(NamedTuple):
    """What looking one turn ahead found; for many games, with an index for the game in front."""

    values: Floats  # walks × seats: each seat's chance to win after the best lay
    lays: Integers  # by walk: that lay, or WITHOUT_LAY


class TurnNotes(NamedTuple):
    """What is written down about a turn, for learning."""

    rows: RowNumbers  # of the position after the turn, before a rug is drawn
    worths: Floats  # by seat: what the best turn was worth before the roll


@compiled
def lay_and_take(state: State, lay: int) -> None:
    """Lay the top rug beside Assam, or put it back in the box; a draw may be next."""
    if lay != WITHOUT_LAY:
        cover(state, LAY_BESIDE[state.square, lay], state.top[state.seat])
    take_top(state)


@compiled
def begin_game(state: State, view: View, random: Words, game: int, rows: RowNumbers) -> None:
    """Draw what is drawn before the first turn, and note what the network sees."""
    play_chance(state, random, game)
    write_rows(view, state, rows)


@compiled
def worth_of(values: Floats, turn: int, seat: int) -> float:
    """What a turn of Assam is worth to a seat: the average over the die."""
    worth = 0.0
    for roll in range(ROLL_COUNT):
        worth += CHANCE_OF_ROLL[roll] * values[turn * ROLL_COUNT + roll, seat]
    return worth


@compiled
def take_turn(
    state: State,
    view: View,
    random: Words,
    game: int,
    ahead: LookAhead,
    exploring: float,
    notes: TurnNotes,
) -> bool:
    """Play the turn that is worth most to the player, or sometimes a random one, and take notes.
    Returns whether it was random."""
    best, most = 0, -math.inf
    for turn in range(3):
        worth = worth_of(ahead.values, turn, state.seat)
        if worth > most:
            best, most = turn, worth
    for seat in range(state.players):
        notes.worths[seat] = worth_of(ahead.values, best, seat)
    count = random[game] + GAMMA
    bits = mixed(count)
    explored = happens(bits, exploring)
    if explored:
        best = one_of(bits, 3)
    count += GAMMA
    slippers = SLIPPERS_ON[one_of(mixed(count), SIDES)]
    face(state, turned(state.facing, best))
    walk(state, slippers)
    if state.step == LAY:
        lay = ahead.lays[best * ROLL_COUNT + slippers - 1]
        if explored:
            count += GAMMA
            lay = _any_lay(legal_lays(state), mixed(count))
        lay_and_take(state, lay)
    random[game] = count
    if state.step != OVER:
        write_rows(view, state, notes.rows)
    play_chance(state, random, game)
    return explored


@compiled
def _any_lay(legal: int, bits: int) -> int:
    if not legal:
        return WITHOUT_LAY
    for _ in range(one_of(bits, size(legal))):
        legal &= legal - 1
    return lowest(legal)
