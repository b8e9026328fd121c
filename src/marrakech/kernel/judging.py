"""What a position is worth before any search: by a network if there is one, else by the weights."""

import math

from marrakech.kernel.accumulator import accumulate, value_lay, value_position
from marrakech.kernel.bits import lowest
from marrakech.kernel.evaluation import (
    judge_by_weights,
    judge_lays_by_weights,
    lead_in_sight,
    note_boards_after,
)
from marrakech.kernel.features import place_of
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.moves import take_top
from marrakech.kernel.packed import State
from marrakech.kernel.pruning import blend
from marrakech.kernel.records import Numbers
from marrakech.kernel.transitions import legal_choices
from marrakech.kernel.transpositions import ENTRIES, key_of
from marrakech.kernel.workspace import Scratch, SearchLevel


@inlined
def copy_numbers(to: Numbers, source: Numbers) -> None:
    """Copy them one by one; to copy them as a whole, Numba might ask for memory."""
    for number in range(len(to)):
        to[number] = source[number]


@compiled
def judge(scratch: Scratch, state: State, values: Numbers) -> None:
    """Each seat's chance to win, at the beginning of a turn."""
    if scratch.network.table:
        value_position(scratch.network, scratch.accumulator, state, values)
    else:
        judge_by_weights(scratch, state, values)


@compiled
def judge_lays(scratch: Scratch, level: SearchLevel, naive: bool, enough: float) -> int:
    """Each seat's chance to win after the lay that is best for the player who lays, without any
    further search, and how much every lay beside Assam promises. Returns the number of positions.

    A naive player takes the lay that leaves them most points ahead now. Any other stops as soon as
    their chance to win is enough.
    """
    if not scratch.network.table:
        return judge_lays_by_weights(scratch, level, naive, enough)
    if naive:
        return _judge_lays_by_network(scratch, level, naive, enough)
    table = scratch.transpositions
    key = key_of(level.state, level.temperature)
    entry = table.entries[key >> 1 & ENTRIES - 1]
    # Judged to the end, they are known however much is asked.
    if entry.key != key or entry.enough <= entry.best < enough:
        entry.key, entry.enough = 0, enough  # of no position, until it is complete
        entry.count = _judge_lays_by_network(scratch, level, naive, enough)
        copy_numbers(entry.values, level.values)
        copy_numbers(entry.promises, level.promises)
        entry.best, entry.key = level.values[level.state.seat], key
    else:
        copy_numbers(level.values, entry.values)
        copy_numbers(level.promises, entry.promises)
    return entry.count


@compiled
def _judge_lays_by_network(scratch: Scratch, level: SearchLevel, naive: bool, enough: float) -> int:
    """The same from the network."""
    network, own, state = scratch.network, scratch.accumulator, level.state
    player, colour = state.seat, state.top[state.seat]
    scratch.after = state
    take_top(scratch.after)
    accumulate(network, own, scratch.after)
    place = place_of(own.seen, player)
    legal = legal_choices(state)
    most = -math.inf
    blended = level.temperature > 0.0 and not naive
    if blended:
        level.best, level.weight = -1.0, 0.0
        level.values[:] = 0.0
    plenty = math.inf if naive else enough
    count = 0
    while legal and most < plenty:
        choice = lowest(legal)
        legal &= legal - 1
        count += 1
        if naive:
            note_boards_after(scratch, state, choice)
            level.promises[choice] = lead_in_sight(scratch, state, player)
            if level.promises[choice] <= most:
                continue
        value_lay(network, own, scratch.after, choice, colour)
        if not naive:
            level.promises[choice] = own.chances[place]
        if blended:
            for number in range(state.players):
                scratch.expected[own.seen.order[number]] = own.chances[number]
            blend(level, scratch.expected)
        elif level.promises[choice] > most:
            most = level.promises[choice]
            for number in range(state.players):
                level.values[own.seen.order[number]] = own.chances[number]
    return count
