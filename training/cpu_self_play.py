"""Self-play on the CPU: every game looks one turn ahead with the network, in compiled code.

The first layer is added up once for each walk of Assam's, and then for each lay only what it
changes.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, cast

import numpy as np

from marrakech.kernel.bits import lowest
from marrakech.kernel.features import (
    CHANGING,
    NONE,
    ROWS,
    SLOTS,
    WALKS,
    RowNumbers,
    View,
    note_lay,
    write_changing_rows,
    write_rows,
)
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import LAY_BESIDE, ROLL_COUNT
from marrakech.kernel.moves import cover, legal_lays, take_top, turned, walk
from marrakech.kernel.network import SECOND
from marrakech.kernel.outcome import share_victory
from marrakech.kernel.packed import LAY, OVER, State
from marrakech.kernel.records import Array, Floats, Numbers, Words, blanks
from training.network import Parameters
from training.turns import WITHOUT_LAY, Integers, LookAhead, TurnNotes, begin_game, take_turn


class Trajectories(NamedTuple):
    """Games from beginning to end, by turn and game; arrays of NumPy or PyTorch."""

    rows: Any  # turns × games × SLOTS: the position in which each turn begins
    worths: Any  # turns × games × seats: what the look-ahead found
    explored: Any  # turns × games: whether the turn was played at random
    alive: Any  # turns × games: whether there was such a turn
    movers: Any  # turns × games: whose turn it was
    results: Any  # games × seats: each seat's part of the victory


class Net(NamedTuple):
    """The weights, as compiled code reads them."""

    first: Floats  # rows × hidden
    second: Floats  # hidden × SECOND
    second_bias: Floats
    third: Floats  # SECOND × seats
    third_bias: Floats


class Buffers(NamedTuple):
    """Memory for looking ahead."""

    states: Array[State]  # after the walk; after the rug has left the pile; after a lay
    views: Array[View]  # one
    rows: RowNumbers  # 2 × SLOTS: before a lay and after it
    sums: Floats  # 2 × hidden: of the first layer, before a lay and after it
    units: Floats  # of the second layer
    logits: Numbers  # by seat, from the next player on
    chances: Numbers  # by seat


def net_of(parameters: Parameters) -> Net:
    """The weights, in the order and the types that compiled code expects."""
    arrays = parameters.arrays() | {"first": parameters.first[:ROWS]}
    return Net(**{name: np.ascontiguousarray(one, np.float32) for name, one in arrays.items()})


def buffers_for(net: Net) -> Buffers:
    """Memory for looking ahead with this network."""
    rows = np.zeros((2, SLOTS), np.int32)
    sums = np.zeros((2, net.first.shape[1]), np.float32)
    units = np.zeros(SECOND, np.float32)
    return Buffers(blanks(State, 3), blanks(View, 1), rows, sums, units, np.zeros(4), np.zeros(4))


@compiled
def _add(sums: Floats, table: Floats, row: int, sign: int) -> None:
    if row != NONE:
        for column in range(len(sums)):
            sums[column] += np.float32(sign) * table[row, column]


@compiled
def _add_up(net: Net, buffers: Buffers) -> None:
    """The first layer before a lay."""
    buffers.sums[0, :] = 0
    for row in buffers.rows[0]:
        _add(buffers.sums[0], net.first, row, 1)


@compiled
def _add_changes(net: Net, buffers: Buffers) -> None:
    """The first layer after a lay: only what the lay has changed."""
    buffers.sums[1, :] = buffers.sums[0]
    for slot in range(CHANGING):
        before, after = buffers.rows[0, slot], buffers.rows[1, slot]
        if before != after:
            _add(buffers.sums[1], net.first, before, -1)
            _add(buffers.sums[1], net.first, after, 1)


@compiled
def _write_chances(net: Net, sums: Floats, buffers: Buffers) -> None:
    """The layers after the first: each seat's chance to win."""
    units, logits, view = buffers.units, buffers.logits, buffers.views[0]
    units[:] = net.second_bias
    for column in range(len(sums)):
        if sums[column] > 0:
            for unit in range(SECOND):
                units[unit] += sums[column] * net.second[column, unit]
    most, total = -np.inf, 0.0
    for number in range(view.players):
        logits[number] = net.third_bias[number]
        for unit in range(SECOND):
            logits[number] += max(units[unit], np.float32(0)) * net.third[unit, number]
        most = max(most, logits[number])
    for number in range(view.players):
        logits[number] = np.exp(logits[number] - most)
        total += logits[number]
    for number in range(view.players):
        buffers.chances[view.order[number]] = logits[number] / total


@compiled
def _best_lay(state: State, legal: int, net: Net, buffers: Buffers, values: Floats) -> int:
    """The lay that is best for the player, when others follow; writes each seat's chance after it.

    The network values the position in which the next turn begins.
    """
    view, after = buffers.views[0], buffers.states[1]
    seat, colour = state.seat, state.top[state.seat]
    write_rows(view, after, buffers.rows[0])
    _add_up(net, buffers)
    if not legal:
        _write_chances(net, buffers.sums[0], buffers)
        values[:] = buffers.chances
    best, most = WITHOUT_LAY, -1.0
    while legal:
        lay = lowest(legal)
        legal &= legal - 1
        note_lay(view, after, LAY_BESIDE[state.square, lay], colour)
        write_changing_rows(view, buffers.rows[1])
        _add_changes(net, buffers)
        _write_chances(net, buffers.sums[1], buffers)
        if buffers.chances[seat] > most:
            best, most = lay, buffers.chances[seat]
            values[:] = buffers.chances
    return best


@compiled
def _best_last_lay(state: State, legal: int, buffers: Buffers, values: Floats) -> int:
    """The same for the last lay of the game, or if the game is over without one."""
    end, seat = buffers.states[2], state.seat
    if not legal:
        share_victory(buffers.states[1], buffers.chances)
        values[:] = buffers.chances
    best, most = WITHOUT_LAY, -1.0
    while legal:
        lay = lowest(legal)
        legal &= legal - 1
        buffers.states[2] = state
        cover(end, LAY_BESIDE[state.square, lay], state.top[seat])
        share_victory(end, buffers.chances)
        if buffers.chances[seat] > most:
            best, most = lay, buffers.chances[seat]
            values[:] = buffers.chances
    return best


@compiled
def value_walks(state: State, net: Net, buffers: Buffers, ahead: LookAhead) -> None:
    """For every walk: the best lay for the player, and each seat's chance to win after it."""
    walked, after = buffers.states[0], buffers.states[1]
    buffers.chances[:] = 0
    for number in range(WALKS):
        buffers.states[0] = state
        walked.facing = turned(walked.facing, number // ROLL_COUNT)
        walk(walked, number % ROLL_COUNT + 1)
        buffers.states[1] = walked
        legal = 0
        if walked.step == LAY:
            legal = legal_lays(walked)
            take_top(after)
        if after.step == OVER:
            ahead.lays[number] = _best_last_lay(walked, legal, buffers, ahead.values[number])
        else:
            ahead.lays[number] = _best_lay(walked, legal, net, buffers, ahead.values[number])


@compiled
def _play_games(
    states: Array[State],
    net: Net,
    buffers: Buffers,
    random: Words,
    exploring: float,
    played: Trajectories,
) -> None:
    ahead = LookAhead(np.zeros((WALKS, 4), np.float32), np.zeros(WALKS, np.int32))
    result, spare = np.zeros(4), np.zeros(SLOTS, np.int32)
    view = buffers.views[0]
    for game in range(len(states)):
        state, turn = states[game], 0
        begin_game(state, view, random, game, played.rows[0, game])
        while state.step != OVER:
            played.alive[turn, game] = True
            played.movers[turn, game] = state.seat
            value_walks(state, net, buffers, ahead)
            following = played.rows[turn + 1, game] if turn + 1 < len(played.rows) else spare
            notes = TurnNotes(following, played.worths[turn, game])
            played.explored[turn, game] = take_turn(
                state, view, random, game, ahead, exploring, notes
            )
            turn += 1
        share_victory(state, result)
        played.results[game, :] = result


class CpuGames:
    """Plays games on all cores."""

    def __init__(self, starts: Array[State], turns: int, threads: int) -> None:
        self._starts, self._turns, self._threads = starts, turns, threads

    def play(
        self, parameters: Parameters, which: Integers, random: Words, exploring: float
    ) -> Trajectories:
        """One game for each number of a start, each with random numbers of its own."""
        games, turns = len(which), self._turns
        net = net_of(parameters)
        played = Trajectories(
            np.full((turns, games, SLOTS), NONE, np.int32),
            np.zeros((turns, games, 4), np.float32),
            np.zeros((turns, games), np.bool_),
            np.zeros((turns, games), np.bool_),
            np.zeros((turns, games), np.uint8),
            np.zeros((games, 4), np.float32),
        )
        states = cast("Any", self._starts)[which]

        def play_some(number: int) -> None:
            own = slice(number, None, self._threads)
            some = Trajectories._make(
                [*(array[:, own] for array in played[:-1]), played.results[own]]
            )
            luck = np.ascontiguousarray(random[own])
            _play_games(states[own].copy(), net, buffers_for(net), luck, exploring, some)

        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(play_some, range(self._threads)))
        return played
