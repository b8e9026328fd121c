"""What a position promises each player, before anybody looks ahead."""

import math
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from marrakech.kernel.bits import flood, size
from marrakech.kernel.compiling import compiled
from marrakech.kernel.moves import colour_at, colours_shown, price_at, rugs_left
from marrakech.kernel.state import (
    ASSAM,
    BOARD,
    DIRHAMS,
    OUT,
    OWNER_AREA,
    PAIRS,
    PLAYERS,
    SEAT,
    STEER_AFTER,
)
from marrakech.kernel.tables import ENDS, Words

Numbers: TypeAlias = npt.NDArray[np.float64]

MEMO = 1 << 12
FEATURES = 8
_SPREAD = -7046029254386353131  # an odd number that mixes the bits of a board well


@compiled
def squared_areas(board: int, memo: Words) -> int:
    """The areas of a set of squares, each times itself: what Assam costs on it, again and again."""
    place = board * _SPREAD >> 52 & MEMO - 1
    if memo[place, 0] == board:
        return memo[place, 1]
    total = 0
    rest = board
    while rest:
        area = flood(rest & -rest, rest)
        total += size(area) ** 2
        rest ^= area
    memo[place, 0] = board
    memo[place, 1] = total
    return total


@compiled
def taxes_of(state: Words, rules: int, seat: int, memo: Words) -> int:
    """What Assam would bring a seat if he stopped on each square of the market once."""
    if state[OUT + seat]:
        return 0
    if not rules & PAIRS:
        return squared_areas(state[BOARD + seat], memo)
    if rules & OWNER_AREA:
        return squared_areas(colours_shown(state, rules, seat), memo)
    first, second = state[BOARD + 2 * seat], state[BOARD + 2 * seat + 1]
    return squared_areas(first, memo) + squared_areas(second, memo)


@compiled
def danger(state: Words, rules: int, dues: Numbers) -> None:
    """What whoever is next pays each seat in the coming turn on average, turning Assam well."""
    seat = state[SEAT] & 3
    least = 1e9
    straight = state[ASSAM] & 255
    for turn in range(3):
        if rules & STEER_AFTER and turn != 1:
            continue
        spot = straight & ~3 | (straight + 3 + turn) & 3
        total = 0.0
        due_0 = due_1 = due_2 = due_3 = 0.0
        for slippers in range(1, 5):
            square = ENDS[spot, slippers] >> 2
            colour = colour_at(state, square)
            price = price_at(state, rules, square, colour, seat)
            if price:
                due = (1.0 if slippers == 1 or slippers == 4 else 2.0) * price / 6.0
                owner = colour >> 1 if rules & PAIRS else colour
                total += due
                if owner == 0:
                    due_0 += due
                elif owner == 1:
                    due_1 += due
                elif owner == 2:
                    due_2 += due
                else:
                    due_3 += due
        if total < least:
            least = total
            dues[0], dues[1], dues[2], dues[3] = due_0, due_1, due_2, due_3
    dues[seat] -= least


@compiled
def promise(
    state: Words, rules: int, seat: int, every: int, turns: int, dues: float, memo: Words,
    weights: Numbers,
) -> float:
    """The points that a seat still in can expect to have in the end."""
    mine = rugs_left(state, rules, seat)
    taxes = taxes_of(state, rules, seat, memo)
    halves = size(colours_shown(state, rules, seat))
    return (
        state[DIRHAMS + seat]
        + halves * weights[1]
        + taxes * (turns - mine) * weights[2]
        - (every - taxes) * mine * weights[3]
        + dues * weights[4]
    )


@compiled
def judge(
    state: Words, rules: int, weights: Numbers, memo: Words, dues: Numbers, values: Numbers
) -> None:
    """Each seat's chance to win, at the beginning of a turn."""
    players = rules & PLAYERS
    every = 0
    turns = 0
    for seat in range(players):
        every += taxes_of(state, rules, seat, memo)
        turns += rugs_left(state, rules, seat)
    row = weights[min(turns, weights.shape[0] - 1)]
    for seat in range(players):
        dues[seat] = 0.0
    if row[4] != 0.0:
        danger(state, rules, dues)
    most = -1e9
    for seat in range(players):
        values[seat] = -1e9
        if not state[OUT + seat]:
            values[seat] = row[0] * promise(
                state, rules, seat, every, turns, dues[seat], memo, row
            )
            most = max(most, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = math.exp(values[seat] - most)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total
