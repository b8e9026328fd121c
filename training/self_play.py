"""Self-play on the CPU: every game looks one turn ahead with the network, in compiled code."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, cast

import numpy as np

from marrakech.kernel.bits import lowest
from marrakech.kernel.features import NONE, ROWS, SLOTS, Rows, View, write_rows
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import ROLL_COUNT
from marrakech.kernel.moves import legal_lays, turned, walk
from marrakech.kernel.outcome import share_victory
from marrakech.kernel.packed import LAY, OVER, State
from marrakech.kernel.records import Array, Numbers, Words, blanks
from training.network import SECOND, Floats, Parameters
from training.turns import NO_LAY, WALKS, Integers, begin_game, lay_and_take, take_turn


class Played(NamedTuple):
    """Games from beginning to end, by turn and game; arrays of NumPy or PyTorch."""

    rows: Any  # turns × games × SLOTS: the position in which each turn begins
    worths: Any  # turns × games × seats: what the look-ahead saw
    explored: Any  # turns × games: whether the turn was played at random
    alive: Any  # turns × games: whether there was such a turn
    movers: Any  # turns × games: whose turn it was
    results: Any  # games × seats: each seat's part of the victory


@compiled
def _chances(
    first: Floats, second: Floats, small: Floats, rows: Rows, sums: Floats, out: Numbers, players: int
) -> None:  # fmt: skip
    """The network, row by row: each seat's chance, counted from the next player."""
    sums[:] = 0
    for row in rows:
        if row != NONE:
            sums += first[row]
    hidden = len(sums)
    logits = np.zeros(4)
    for seat in range(4):
        logits[seat] = small[SECOND * 5 + seat]
    for unit in range(SECOND):
        total = small[unit]
        for column in range(hidden):
            if sums[column] > 0:
                total += sums[column] * second[column, unit]
        if total > 0:
            for seat in range(4):
                logits[seat] += total * small[SECOND + 4 * unit + seat]
    most = logits[:players].max()
    for seat in range(players):
        out[seat] = np.exp(logits[seat] - most)
    out[:players] /= out[:players].sum()


@compiled
def _value_after(
    state: State, view: View, net: tuple[Floats, Floats, Floats], rows: Rows, sums: Floats, room: Numbers, values: Numbers
) -> None:  # fmt: skip
    """Each seat's chance where a turn begins, or its part of the victory."""
    if state.step == OVER:
        share_victory(state, values)
        return
    write_rows(view, state, rows)
    _chances(net[0], net[1], net[2], rows, sums, room, state.players)
    for number in range(state.players):
        values[view.order[number]] = room[number]


@compiled
def value_walks(
    state: State, tried: Array[State], view: View, net: tuple[Floats, Floats, Floats], values: Floats, lays: Integers
) -> None:  # fmt: skip
    """For every walk: the best lay for the player, and each seat's chance to win after it."""
    rows, sums = np.zeros(SLOTS, np.int32), np.zeros(net[0].shape[1], np.float32)
    room, now = np.zeros(4), np.zeros(4)
    after, seat = tried[1], state.seat
    for number in range(WALKS):
        tried[0] = state
        walked = tried[0]
        walked.facing = turned(walked.facing, number // ROLL_COUNT)
        walk(walked, number % ROLL_COUNT + 1)
        laying = walked.step == LAY
        legal = legal_lays(walked) if laying else 0
        best = -1.0
        while best < 0 or legal:
            lay = NO_LAY
            if legal:
                lay = lowest(legal)
                legal &= legal - 1
            tried[1] = walked
            if laying:
                lay_and_take(after, lay)
            _value_after(after, view, net, rows, sums, room, now)
            if now[seat] > best:
                best = now[seat]
                lays[number] = lay
                for one in range(state.players):
                    values[number, one] = now[one]


@compiled
def _play_games(
    states: Array[State], room: tuple[Array[State], Array[View]], net: tuple[Floats, Floats, Floats],
    random: Words, exploring: float, played: tuple[Any, ...],
) -> None:  # fmt: skip
    rows, worths, explored, alive, movers, results = played
    values, lays = np.zeros((WALKS, 4), np.float32), np.zeros(WALKS, np.int32)
    tried, views = room
    result, spare = np.zeros(4), np.zeros(SLOTS, np.int32)
    for game in range(len(states)):
        state = states[game]
        begin_game(state, views[0], random, game, rows[0, game])
        turn = 0
        while state.step != OVER:
            alive[turn, game] = True
            movers[turn, game] = state.seat
            value_walks(state, tried, views[0], net, values, lays)
            following = rows[turn + 1, game] if turn + 1 < len(rows) else spare
            explored[turn, game] = take_turn(
                state, views[0], random, game, values, lays, exploring, following, worths[turn, game]
            )
            turn += 1
        share_victory(state, result)
        for seat in range(state.players):
            results[game, seat] = result[seat]


def small_layers(parameters: Parameters) -> Floats:
    """The second layer's bias and the third layer, one after the other."""
    parts = (parameters.second_bias, parameters.third, parameters.third_bias)
    return np.concatenate([np.asarray(part, np.float32).ravel() for part in parts])


class CpuGames:
    """Plays games on all cores."""

    def __init__(self, starts: Array[State], turns: int, threads: int) -> None:
        self._starts, self._turns, self._threads = starts, turns, threads

    def play(self, parameters: Parameters, which: Integers, random: Words, exploring: float) -> Played:
        """One game for each number of a start, each with random numbers of its own."""
        games = len(which)
        net = (parameters.first[:ROWS], parameters.second, small_layers(parameters))
        played = Played(
            np.full((self._turns, games, SLOTS), NONE, np.int32),
            np.zeros((self._turns, games, 4), np.float32),
            np.zeros((self._turns, games), np.bool_),
            np.zeros((self._turns, games), np.bool_),
            np.zeros((self._turns, games), np.uint8),
            np.zeros((games, 4), np.float32),
        )
        states = cast("Any", self._starts)[which]

        def part(number: int) -> None:
            own = slice(number, None, self._threads)
            mine = np.ascontiguousarray(random[own])
            arrays = tuple(array[:, own] for array in played[:-1]) + (played.results[own],)
            copies = states[own].copy()
            _play_games(copies, (blanks(State, 2), blanks(View, 1)), net, mine, exploring, arrays)

        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(part, range(self._threads)))
        return played


