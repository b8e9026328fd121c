"""What a position promises each player at the beginning of a turn, before any search."""

import math

from marrakech.kernel.areas import (
    AROUND,
    COUNT,
    SQUARED,
    areas_of,
    lane,
    walk_dues,
    walk_key,
)
from marrakech.kernel.bits import lowest, size
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import LAY_BESIDE, MOST_LAYS, SIDES, SQUARES_OF
from marrakech.kernel.moves import owner_of, rugs_left, turned, turns_left
from marrakech.kernel.packed import MAY_STEER, OWNER_AREA, PAIRS, STEER_AFTER, State
from marrakech.kernel.records import Numbers
from marrakech.kernel.transitions import ANY_TURN, LEFT_OR_RIGHT, legal_choices
from marrakech.kernel.workspace import TURNS, Scratch, SearchLevel, Weights

_NEVER = 1e-9  # counts as no chance to win
CHEAPEST_FACING = -1
STRAIGHT_ON = 0b010  # the one turn, as bits, that leaves Assam as he is


@inlined
def weights_at(scratch: Scratch, turns: int) -> Weights:
    """The weights for that many turns left."""
    return scratch.weights[min(turns, TURNS - 1)]


@compiled
def prepare(scratch: Scratch, state: State, turns: int, player: int) -> None:
    """Note what no lay changes; the player, if there is one, has a rug less afterwards."""
    weights = weights_at(scratch, turns)
    for seat in range(state.players):
        if state.out[seat]:
            scratch.fixed[seat] = -math.inf
            scratch.gain[seat] = scratch.loss[seat] = 0.0
            continue
        mine = rugs_left(state, seat) - (seat == player)
        scratch.fixed[seat] = state.dirhams[seat]
        scratch.loss[seat] = mine * weights.outgo
        scratch.gain[seat] = (turns - mine) * weights.income + scratch.loss[seat]


@inlined
def gather_dues(scratch: Scratch, state: State, walker: int) -> int:
    """Note what a walk costs on each colour of the noted boards; return the sum, by facing."""
    total = 0
    for colour in range(4):
        scratch.colour_dues[colour] = 0
        owner = owner_of(state, colour)
        board = scratch.boards[colour]
        if owner != walker and board and not state.out[owner]:
            key = walk_key(board, state.square)
            if scratch.last_walk[colour] != key:
                scratch.last_walk[colour] = key
                scratch.last_dues[colour] = walk_dues(board, state.square, scratch.dues_cache)
            scratch.colour_dues[colour] = scratch.last_dues[colour]
            total += scratch.colour_dues[colour]
    return total


@inlined
def cheapest(facing: int, total: int) -> int:
    """Which turn of Assam costs least: 0 for left, 1 for none, 2 for right."""
    best, least = 1, lane(total, facing)
    for turn in (0, 2):
        cost = lane(total, turned(facing, turn))
        if cost < least:
            best, least = turn, cost
    return best


@inlined
def note_dues(scratch: Scratch, state: State, walker: int, facing: int) -> None:
    """Note what the coming walk brings or costs each seat. The walker turns Assam to where it is
    cheapest, unless a facing is given."""
    total = gather_dues(scratch, state, walker)
    for seat in range(4):
        scratch.seat_dues[seat] = 0.0
    if total:
        if facing == CHEAPEST_FACING:
            facing = turned(state.facing, cheapest(state.facing, total))
        for colour in range(4):
            due = lane(scratch.colour_dues[colour], facing) / SIDES
            scratch.seat_dues[owner_of(state, colour)] += due
        scratch.seat_dues[walker] = -lane(total, facing) / SIDES


@compiled
def cheapest_turn(scratch: Scratch, state: State) -> int:
    """Which turn of Assam costs the player least: 0 for left, 1 for none, 2 for right."""
    note_boards(scratch, state)
    return cheapest(state.facing, gather_dues(scratch, state, state.seat))


@inlined
def expect_points(
    scratch: Scratch, state: State, weights: Weights, walker: int, facing: int, values: Numbers
) -> None:
    """The points that each seat can expect to have with the noted boards if the walker is next."""
    if weights.dues:
        note_dues(scratch, state, walker, facing)
    every = 0
    for seat in range(state.players):
        values[seat] = 0.0
    for colour in range(4):
        owner = owner_of(state, colour)
        board = scratch.boards[colour]
        if board and not state.out[owner]:
            if scratch.last_board[colour] != board:
                scratch.last_board[colour] = board
                scratch.last_areas[colour] = areas_of(board, scratch.area_cache)
            areas = scratch.last_areas[colour]
            every += lane(areas, SQUARED)
            values[owner] += (
                lane(areas, SQUARED) * scratch.gain[owner]
                + lane(areas, AROUND) * weights.around
                + lane(areas, COUNT) * weights.areas
                + size(board) * weights.halves
            )
    values[walker] += weights.to_move
    for seat in range(state.players):
        values[seat] += (
            scratch.fixed[seat]
            - every * scratch.loss[seat]
            + scratch.seat_dues[seat] * weights.dues
        )


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
def advantage(values: Numbers, players: int, sharpness: float, seat: int) -> float:
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
def note_boards(scratch: Scratch, state: State) -> None:
    """Note what makes an area: the squares of each colour, or of both colours of an owner."""
    for colour in range(4):
        scratch.boards[colour] = state.board[colour]
    if state.rules & OWNER_AREA and state.rules & PAIRS:
        for first in (0, 2):
            scratch.boards[first] |= scratch.boards[first + 1]
            scratch.boards[first + 1] = 0


@inlined
def note_boards_after(scratch: Scratch, state: State, choice: int) -> None:
    """Note the boards as they are after one of the lays beside Assam, or after none."""
    note_boards(scratch, state)
    if choice < MOST_LAYS:
        squares = SQUARES_OF[LAY_BESIDE[state.square, choice]]
        for colour in range(4):
            scratch.boards[colour] &= ~squares
        top = state.top[state.seat]
        pair = state.rules & OWNER_AREA and state.rules & PAIRS
        scratch.boards[2 * owner_of(state, top) if pair else top] |= squares


@compiled
def judge_by_weights(scratch: Scratch, state: State, values: Numbers) -> None:
    """Each seat's chance to win, at the beginning of a turn."""
    turns = turns_left(state)
    weights = weights_at(scratch, turns)
    prepare(scratch, state, turns, -1)
    note_boards(scratch, state)
    facing = state.facing if state.rules & STEER_AFTER else CHEAPEST_FACING
    expect_points(scratch, state, weights, state.seat, facing, values)
    into_chances(values, state.players, weights.sharpness)


@compiled
def lead_in_sight(scratch: Scratch, state: State, player: int) -> float:
    """How many points the player is ahead of the best other player with the noted boards."""
    points = scratch.in_sight
    for seat in range(4):
        points[seat] = state.dirhams[seat]
    for colour in range(4):
        points[owner_of(state, colour)] += size(scratch.boards[colour])
    best = -math.inf
    for seat in range(state.players):
        if seat != player and not state.out[seat]:
            best = max(best, points[seat])
    return points[player] - best


@compiled
def next_to_move(state: State, player: int) -> int:
    """Who is next if this seat lays a rug now; the same seat, if nobody else has one left."""
    for step in range(1, state.players):
        seat = (player + step) % state.players
        if rugs_left(state, seat):
            return seat
    return player


@inlined
def turns_after_lay(state: State) -> int:
    """The turns of Assam, as bits, among which a player chooses after laying a rug."""
    if not state.rules & STEER_AFTER:
        return STRAIGHT_ON
    return ANY_TURN if state.rules & MAY_STEER else LEFT_OR_RIGHT


@compiled
def judge_lays_by_weights(scratch: Scratch, level: SearchLevel, naive: bool, enough: float) -> int:
    """Each seat's chance to win after the lay that is best for the player who lays, without any
    further search, and how much every lay beside Assam promises. Returns the number of positions.

    As if every lay were done and judged, but without doing them. A naive player takes the lay that
    leaves them most points ahead now. Any other stops as soon as their chance to win is enough.
    """
    state, best, values = level.state, level.values, scratch.expected
    player, players = state.seat, state.players
    turns = turns_left(state) - 1
    weights = weights_at(scratch, turns)
    walker = next_to_move(state, player)
    prepare(scratch, state, turns, player)
    steers = turns_after_lay(state)
    legal = legal_choices(state)
    most = finest = -math.inf
    plenty = math.inf if naive else lead_for(enough, weights.sharpness)
    count = 0
    while legal and most < plenty:
        choice = lowest(legal)
        legal &= legal - 1
        note_boards_after(scratch, state, choice)
        level.promises[choice] = -math.inf
        if naive:  # the lay for its points, and only then the way to leave Assam
            level.promises[choice] = lead_in_sight(scratch, state, player)
            if count and level.promises[choice] <= most:
                count += 1
                continue
            most = level.promises[choice]
            finest = -math.inf
        for turn in range(3):
            if steers >> turn & 1:
                count += 1
                steered = state.rules & STEER_AFTER
                facing = turned(state.facing, turn) if steered else CHEAPEST_FACING
                expect_points(scratch, state, weights, walker, facing, values)
                lead = advantage(values, players, weights.sharpness, player)
                if not naive:
                    level.promises[choice] = max(level.promises[choice], lead)
                    most = max(most, lead)
                if count == 1 or lead > finest:
                    finest = lead
                    for seat in range(players):
                        best[seat] = values[seat]
    into_chances(best, players, weights.sharpness)
    return count
