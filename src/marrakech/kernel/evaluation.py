"""What a position promises each player at the beginning of a turn, before anybody looks ahead.

Everything that is slow to count depends on the squares of one colour and is remembered by them.
"""

import math
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from marrakech.kernel.bits import ALL, NOT_A, NOT_G, flood, lowest, size
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import LAY_BESIDE, REACHED, SQUARES_OF, WAYS_TO, Words
from marrakech.kernel.moves import legal_lays, owner_of, rugs_left
from marrakech.kernel.packed import (
    ASSAM,
    BOARD,
    DIRHAMS,
    MAY_STEER,
    OUT,
    OWNER_AREA,
    PAIRS,
    PLAYERS,
    SEAT,
    STEER_AFTER,
    TOP,
)

Numbers: TypeAlias = npt.NDArray[np.float64]

MEMO = 1 << 13
_NEVER = 1e-9  # a chance to win that is none
NO_LAY = 1 << 12  # the bit for the way back to the box, after those of the lays beside Assam
_SPREAD = -7046029254386353131  # an odd number that mixes the bits of a board well

# What a row of weights says, for a certain number of turns left in the game.
SHARPNESS, HALVES, INCOME, OUTGO, DUES, TO_MOVE, AROUND, COUNT = range(8)


# Paper to reckon on: what is remembered by the squares of a colour, in two halves…
AREAS, AHEAD = 0, MEMO  # …its areas, each times itself; what a walk costs, by facing.
# Numbers about each colour: its squares in the position that is judged, and its dues ahead; then
# what was counted last and for which squares, since the next lay leaves most colours as they are.
BOARDS, DUES_OF, COUNTED, AREAS_OF, WALKED, AHEAD_OF = 0, 4, 8, 12, 16, 20
COLOUR_NUMBERS = 24
# Numbers about each seat: what no lay changes; what a unit of its squared areas is worth to it, and
# what a unit of everybody's costs it; what the coming walk brings or costs it.
# Then: points to expect and points in sight by seat.
BASE, GAIN, LOSS, DUE, POINTS, SIGHT = 0, 4, 8, 12, 16, 20
SEAT_NUMBERS = 24


def blank_memo() -> Words:
    """Nothing remembered yet."""
    return np.full((2 * MEMO, 2), -1, np.int64)


@compiled
def areas_of(board: int, memo: Words) -> int:
    """What there is to say of the areas of one colour, sixteen bits each: the squares of an area
    times itself, which is what Assam costs on it again and again; times the squares around it,
    where it can grow or be cut; and how many areas there are."""
    place = AREAS + (board * _SPREAD >> 51 & MEMO - 1)
    if memo[place, 0] != board:
        packed = 0
        rest = board
        while rest:
            area = flood(rest & -rest, rest)
            rest ^= area
            squares = size(area)
            around = (area << 1) & NOT_A | (area >> 1) & NOT_G | area << 7 | area >> 7
            packed += squares * squares | squares * size(around & ALL & ~area) << 16 | 1 << 32
        memo[place, 0] = board
        memo[place, 1] = packed
    return memo[place, 1]


@compiled
def dues_ahead(board: int, square: int, memo: Words) -> int:
    """What a walk from a square costs on this colour, for each facing sixteen bits: the sum over
    the faces of the die."""
    key = board | square << 49
    place = AHEAD + (key * _SPREAD >> 51 & MEMO - 1)
    if memo[place, 0] != key:
        packed = 0
        ends = board & REACHED[square]
        while ends:
            area = flood(ends & -ends, board)
            there = ends & area
            ends ^= there
            ways = 0
            while there:
                ways += WAYS_TO[square, lowest(there)]
                there &= there - 1
            packed += ways * size(area)
        memo[place, 0] = key
        memo[place, 1] = packed
    return memo[place, 1]


@compiled
def prepare(state: Words, rules: int, row: Numbers, pad: Numbers, turns: int, layer: int) -> None:
    """Note what no lay changes; the layer, if there is one, has a rug less afterwards."""
    for seat in range(rules & PLAYERS):
        if state[OUT + seat]:
            pad[BASE + seat] = -math.inf
            pad[GAIN + seat] = pad[LOSS + seat] = 0.0
            continue
        mine = rugs_left(state, rules, seat) - (seat == layer)
        pad[BASE + seat] = state[DIRHAMS + seat]
        pad[LOSS + seat] = mine * row[OUTGO]
        pad[GAIN + seat] = (turns - mine) * row[INCOME] + pad[LOSS + seat]


@inlined
def gather_dues(state: Words, rules: int, walker: int, memo: Words, ints: Words) -> int:
    """Note what a walk costs on each colour of the noted boards, and add it up, by facing."""
    square = (state[ASSAM] & 255) >> 2
    total = 0
    for colour in range(4):
        ints[DUES_OF + colour] = 0
        owner = owner_of(rules, colour)
        if owner != walker and ints[BOARDS + colour] and not state[OUT + owner]:
            key = ints[BOARDS + colour] | square << 49
            if ints[WALKED + colour] != key:
                ints[WALKED + colour] = key
                ints[AHEAD_OF + colour] = dues_ahead(ints[BOARDS + colour], square, memo)
            ints[DUES_OF + colour] = ints[AHEAD_OF + colour]
            total += ints[DUES_OF + colour]
    return total


@inlined
def cheapest(spot: int, total: int) -> int:
    """Which turn of Assam costs least: 0 for left, 1 for none, 2 for right."""
    best, least = 1, total >> 16 * (spot & 3) & 0xFFFF
    for turn in (0, 2):
        cost = total >> 16 * ((spot + 3 + turn) & 3) & 0xFFFF
        if cost < least:
            best, least = turn, cost
    return best


@inlined
def note_dues(
    state: Words, rules: int, walker: int, facing: int, memo: Words, ints: Words, pad: Numbers
) -> None:
    """Note what the coming walk brings or costs each seat; the walker turns Assam to where it is
    cheapest, unless he is to walk one certain way."""
    total = gather_dues(state, rules, walker, memo, ints)
    for seat in range(4):
        pad[DUE + seat] = 0.0
    if total:
        spot = state[ASSAM] & 255
        if facing < 0:
            facing = (spot + 3 + cheapest(spot, total)) & 3
        for colour in range(4):
            due = (ints[DUES_OF + colour] >> 16 * facing & 0xFFFF) / 6.0
            pad[DUE + owner_of(rules, colour)] += due
        pad[DUE + walker] = -(total >> 16 * facing & 0xFFFF) / 6.0


@compiled
def cheapest_turn(state: Words, rules: int, memo: Words, ints: Words) -> int:
    """Which turn of Assam costs the player least: 0 for left, 1 for none, 2 for right."""
    note_boards(state, rules, ints)
    return cheapest(state[ASSAM] & 255, gather_dues(state, rules, state[SEAT] & 3, memo, ints))


@inlined
def reckon(
    state: Words,
    rules: int,
    row: Numbers,
    memo: Words,
    ints: Words,
    pad: Numbers,
    walker: int,
    facing: int,
    values: Numbers,
) -> None:
    """The points that each seat can expect to have with the noted boards if the walker is next."""
    players = rules & PLAYERS
    if row[DUES]:
        note_dues(state, rules, walker, facing, memo, ints, pad)
    every = 0
    for seat in range(players):
        values[seat] = 0.0
    for colour in range(4):
        owner = owner_of(rules, colour)
        board = ints[BOARDS + colour]
        if board and not state[OUT + owner]:
            if ints[COUNTED + colour] != board:
                ints[COUNTED + colour] = board
                ints[AREAS_OF + colour] = areas_of(board, memo)
            areas = ints[AREAS_OF + colour]
            every += areas & 0xFFFF
            values[owner] += (
                (areas & 0xFFFF) * pad[GAIN + owner]
                + (areas >> 16 & 0xFFFF) * row[AROUND]
                + (areas >> 32) * row[COUNT]
                + size(board) * row[HALVES]
            )
    values[walker] += row[TO_MOVE]
    for seat in range(players):
        values[seat] += pad[BASE + seat] - every * pad[LOSS + seat] + pad[DUE + seat] * row[DUES]


@compiled
def into_chances(values: Numbers, players: int, sharpness: float) -> None:
    """Turn the points that each seat can expect into its chance to win."""
    most = values[0]
    for seat in range(1, players):
        most = max(most, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = math.exp(sharpness * (values[seat] - most))
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@inlined
def merit(values: Numbers, players: int, sharpness: float, seat: int) -> float:
    """A number that grows with the seat's chance to win: its lead over the only other player, or
    over all others together."""
    if players == 2:
        return values[seat] - values[1 - seat]
    total = 0.0
    for other in range(players):
        if other != seat:
            total += math.exp(sharpness * (values[other] - values[seat]))
    return -total


@inlined
def lead_for(chance: float, sharpness: float) -> float:
    """How far ahead of the only other player that chance to win is."""
    if chance >= 1.0:
        return math.inf
    return math.log(max(chance, _NEVER) / (1.0 - chance)) / sharpness


@inlined
def note_boards(state: Words, rules: int, ints: Words) -> None:
    """Note what makes an area: the squares of each colour, or of both colours of an owner."""
    for colour in range(4):
        ints[BOARDS + colour] = state[BOARD + colour]
    if rules & OWNER_AREA and rules & PAIRS:
        for first in (0, 2):
            ints[BOARDS + first] |= ints[BOARDS + first + 1]
            ints[BOARDS + first + 1] = 0


@inlined
def note_lay(state: Words, rules: int, number: int, ints: Words) -> None:
    """Note the boards as they are after one of the lays beside Assam, or after none."""
    note_boards(state, rules, ints)
    if number < 12:
        squares = SQUARES_OF[LAY_BESIDE[(state[ASSAM] & 255) >> 2, number]]
        for colour in range(4):
            ints[BOARDS + colour] &= ~squares
        top = state[TOP + (state[SEAT] & 3)] & 3
        ints[BOARDS + (top & 2 if rules & OWNER_AREA and rules & PAIRS else top)] |= squares


@compiled
def turns_left(state: Words, rules: int) -> int:
    """How many rugs are still to be laid, by everybody."""
    turns = 0
    for seat in range(rules & PLAYERS):
        turns += rugs_left(state, rules, seat)
    return turns


@compiled
def judge(
    state: Words,
    rules: int,
    weights: Numbers,
    memo: Words,
    ints: Words,
    pad: Numbers,
    values: Numbers,
) -> None:
    """Each seat's chance to win, at the beginning of a turn."""
    turns = turns_left(state, rules)
    row = weights[min(turns, weights.shape[0] - 1)]
    prepare(state, rules, row, pad, turns, -1)
    note_boards(state, rules, ints)
    facing = state[ASSAM] & 3 if rules & STEER_AFTER else -1
    reckon(state, rules, row, memo, ints, pad, state[SEAT] & 3, facing, values)
    into_chances(values, rules & PLAYERS, row[SHARPNESS])


@compiled
def lead_in_sight(state: Words, rules: int, layer: int, ints: Words, pad: Numbers) -> float:
    """How many points the layer is ahead of the best other player with the noted boards."""
    points = pad[SIGHT:]
    for seat in range(4):
        points[seat] = state[DIRHAMS + seat]
    for colour in range(4):
        points[owner_of(rules, colour)] += size(ints[BOARDS + colour])
    best = -math.inf
    for seat in range(rules & PLAYERS):
        if seat != layer and not state[OUT + seat]:
            best = max(best, points[seat])
    return points[layer] - best


@compiled
def judge_lays(
    state: Words,
    rules: int,
    weights: Numbers,
    memo: Words,
    ints: Words,
    pad: Numbers,
    best: Numbers,
    worths: Numbers,
    naive: bool,
    enough: float,
) -> int:
    """Each seat's chance to win after the lay that is best for who lays it, looking no further,
    and what every lay beside Assam is worth to them. How many positions that were.

    As if every lay were done and judged, but without doing them. Who is naive takes what leaves
    them most points ahead now; who is not looks no further once they have chance enough.
    """
    players = rules & PLAYERS
    values = pad[POINTS:]
    layer = state[SEAT] & 3
    turns = turns_left(state, rules) - 1
    row = weights[min(turns, weights.shape[0] - 1)]
    walker = next_layer(state, rules, layer)
    prepare(state, rules, row, pad, turns, layer)
    # The one way that Assam is left to face, or those that the layer may choose from.
    ways = 0b010 if not rules & STEER_AFTER else 0b111 if rules & MAY_STEER else 0b101
    legal = legal_lays(state, rules) or NO_LAY
    most = finest = -math.inf
    plenty = math.inf if naive else lead_for(enough, row[SHARPNESS])
    count = 0
    while legal and most < plenty:
        number = lowest(legal)
        legal &= legal - 1
        note_lay(state, rules, number, ints)
        worths[number] = -math.inf
        if naive:  # the lay for its points, and only then the way to leave Assam
            worths[number] = lead_in_sight(state, rules, layer, ints, pad)
            if count and worths[number] <= most:
                count += 1
                continue
            most = worths[number]
            finest = -math.inf
        for turn in range(3):
            if ways >> turn & 1:
                count += 1
                facing = (state[ASSAM] + 3 + turn) & 3 if rules & STEER_AFTER else -1
                reckon(state, rules, row, memo, ints, pad, walker, facing, values)
                lead = merit(values, players, row[SHARPNESS], layer)
                if not naive:
                    worths[number] = max(worths[number], lead)
                    most = max(most, lead)
                if count == 1 or lead > finest:
                    finest = lead
                    for seat in range(players):
                        best[seat] = values[seat]
    into_chances(best, players, row[SHARPNESS])
    return count


@compiled
def next_layer(state: Words, rules: int, layer: int) -> int:
    """Who is next if somebody lays a rug now; whoever lays, if nobody else has one left."""
    players = rules & PLAYERS
    for step in range(1, players):
        seat = (layer + step) % players
        if rugs_left(state, rules, seat):
            return seat
    return layer
