"""The transposition table: positions that were met before, whichever way they came about, and what
the lays in them were found to be worth, so that they seldom have to be judged twice."""

from typing import Annotated

import numpy as np

from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import MOST_LAYS
from marrakech.kernel.packed import State
from marrakech.kernel.playouts import mixed
from marrakech.kernel.records import Array, FourNumbers, Number, Numbers, Record, Word, layout

ENTRIES = 1 << 14
_PART = 1e9  # of a chance to win: finer differences between temperatures do not matter


class Transposition(Record):
    """The lays of a position, as they were judged. A blank entry is right for no position."""

    key: Word
    enough: Number  # judging ended early if a lay was worth that much
    best: Number  # what the best lay was worth to the player who lays
    count: Word  # how many lays were judged
    values: FourNumbers
    promises: Annotated[Numbers, np.float64, (MOST_LAYS + 1,)]  # by choice


class Transpositions(Record):
    """The table."""

    entries: Annotated[Array[Transposition], layout(Transposition), (ENTRIES,)]


@compiled
def key_of(state: State, temperature: float) -> int:
    """A number for a position and the way in which its lays are weighed. It is odd, so that it is
    never that of a blank entry; that two positions share one does not happen in a lifetime."""
    key = mixed(int(temperature * _PART))
    for number in range(4):
        key = mixed(key ^ state.board[number])
        key = mixed(key ^ (state.rugs[number] << 32 | state.dirhams[number]))
    key = mixed(key ^ state.flat_rugs)
    key = mixed(key ^ state.tall_rugs)
    small = state.rules
    for number in range(4):
        small = small << 6 | state.top[number] << 3 | state.out[number]
    key = mixed(key ^ small)
    place = state.square << 3 | state.facing
    return mixed(key ^ (place << 6 | state.seat << 3 | state.players)) | 1


@compiled
def forget(table: Transpositions) -> None:
    """Begin anew, as if no position had been met."""
    for number in range(ENTRIES):
        table.entries[number].key = 0
