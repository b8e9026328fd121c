"""Self-play on a GPU: the kernel's own functions, compiled by Numba for CUDA.

A warp of 32 threads looks at one walk of Assam's in one game: it adds up the network's first layer
once, and then for every lay only what the lay changes. Each thread has an equal part of the sums.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from numba import cuda, float32, int32, int64
from numba.cuda import libdevice

from marrakech.kernel.bits import lowest
from marrakech.kernel.features import (
    CHANGING,
    NONE,
    SLOTS,
    WALKS,
    View,
    changing_row,
    fixed_row,
    look,
    note_lay,
)
from marrakech.kernel.lookup import LAY_BESIDE, ROLL_COUNT
from marrakech.kernel.moves import cover, legal_lays, take_top, turned, walk
from marrakech.kernel.network import SECOND
from marrakech.kernel.outcome import share_victory
from marrakech.kernel.packed import LAY, OVER, State
from marrakech.kernel.records import plain_layout
from training.turns import LookAhead, TurnNotes, begin_game, take_turn

WARPS = 4  # in a block
THREADS = 128
_FULL = 0xFFFFFFFF
_TOP_HALF = -65536
_SMALL_WEIGHTS = SECOND * 5 + 4
STATE = plain_layout(State)
VIEW = plain_layout(View)


def value_walks_for(hidden: int) -> Callable[..., None]:
    """The kernel for a network whose first layer has that many sums, a multiple of 64."""
    mine = hidden // 32  # sums in each thread
    words = mine // 2
    second_weights = hidden * SECOND

    @cuda.jit(device=True, inline=True)
    def _add(table, row, sums, lane, sign):
        """Add a row of the first layer to the sums; two of its numbers share a word."""
        for word in range(words):
            pair = table[row, lane + 32 * word]
            sums[2 * word] += sign * libdevice.int_as_float(int32(pair << 16))
            sums[2 * word + 1] += sign * libdevice.int_as_float(int32(pair & int32(_TOP_HALF)))

    @cuda.jit(device=True, inline=True)
    def _later_layers(sums, second, small, lane, active, out):
        """The layers after the first, a unit in each thread: the seats' logits, from the next
        player on."""
        cuda.syncwarp()
        for one in range(mine):
            active[lane + 32 * one] = max(sums[one], float32(0.0))
        cuda.syncwarp()
        total = small[lane]
        for column in range(hidden):
            if active[column] > float32(0.0):
                total += active[column] * second[column * SECOND + lane]
        total = max(total, float32(0.0))
        for seat in range(4):
            logit = total * small[SECOND + 4 * lane + seat]
            logit += cuda.shfl_xor_sync(_FULL, logit, 16)
            logit += cuda.shfl_xor_sync(_FULL, logit, 8)
            logit += cuda.shfl_xor_sync(_FULL, logit, 4)
            logit += cuda.shfl_xor_sync(_FULL, logit, 2)
            logit += cuda.shfl_xor_sync(_FULL, logit, 1)
            out[seat] = logit + small[SECOND * 5 + seat]

    @cuda.jit(device=True, inline=True)
    def _chances(logits, players, out):
        most = logits[0]
        for seat in range(1, players):
            most = max(most, logits[seat])
        total = float32(0.0)
        for seat in range(players):
            out[seat] = math.exp(logits[seat] - most)
            total += out[seat]
        for seat in range(players):
            out[seat] /= total

    @cuda.jit
    def value_walks(states, table, second_layer, small_layer, values, lays):
        """For every walk of every game: the best lay for the player, and each seat's chance to win
        after it."""
        second = cuda.shared.array(second_weights, float32)
        small = cuda.shared.array(_SMALL_WEIGHTS, float32)
        own_state = cuda.shared.array(WARPS, STATE)
        tried_state = cuda.shared.array(WARPS, STATE)
        own_view = cuda.shared.array(WARPS, VIEW)
        all_active = cuda.shared.array((WARPS, hidden), float32)
        ended = cuda.shared.array((WARPS, 4), np.float64)
        for number in range(cuda.threadIdx.x, second_weights, WARPS * 32):
            second[number] = second_layer[number]
        for number in range(cuda.threadIdx.x, SECOND * 5 + 4, WARPS * 32):
            small[number] = small_layer[number]
        cuda.syncthreads()
        warp = cuda.threadIdx.x // 32
        lane = cuda.threadIdx.x % 32
        job = cuda.blockIdx.x * WARPS + warp
        game, number = job // WALKS, job % WALKS
        if game >= len(states) or states[game].step == OVER:
            return
        state, view = own_state[warp], own_view[warp]
        sums = cuda.local.array(mine, float32)
        base = cuda.local.array(mine, float32)
        logits = cuda.local.array(4, float32)
        chances = cuda.local.array(4, float32)
        seat = int64(states[game].seat)
        players = int64(states[game].players)
        if lane == 0:
            own_state[warp] = states[game]
            state.facing = turned(state.facing, number // ROLL_COUNT)
            walk(state, number % ROLL_COUNT + 1)
        cuda.syncwarp()
        lays[game, number] = -1
        if state.step == OVER:
            if lane == 0:
                share_victory(state, ended[warp])
                for one in range(players):
                    values[game, number, one] = ended[warp, one]
            return
        legal = int64(0)
        colour = int64(0)
        laying = state.step == LAY
        if laying:
            legal = legal_lays(state)
            colour = int64(state.top[seat])
        cuda.syncwarp()
        if lane == 0 and laying:
            tried_state[warp] = state  # as it is before the rug leaves the pile
            take_top(state)
        cuda.syncwarp()
        best = float32(-1.0)
        if state.step == OVER:  # the last rug of the game
            if lane == 0:
                before = tried_state[warp]
                if not legal:
                    share_victory(state, ended[warp])
                    for one in range(players):
                        values[game, number, one] = ended[warp, one]
                while legal:
                    lay = lowest(legal)
                    legal &= legal - 1
                    own_state[warp] = before
                    cover(state, LAY_BESIDE[state.square, lay], colour)
                    share_victory(state, ended[warp])
                    if float32(ended[warp, seat]) > best:
                        best = float32(ended[warp, seat])
                        lays[game, number] = lay
                        for one in range(players):
                            values[game, number, one] = ended[warp, one]
            return
        if lane == 0:
            look(view, state)
        cuda.syncwarp()
        first = changing_row(view, lane)
        later = changing_row(view, lane + 32)
        fixed = fixed_row(view, state, CHANGING + lane) if lane < SLOTS - CHANGING else NONE
        for one in range(mine):
            base[one] = float32(0.0)
        for slot in range(32):
            row = cuda.shfl_sync(_FULL, first, slot)
            if row >= 0:
                _add(table, row, base, lane, float32(1.0))
            row = cuda.shfl_sync(_FULL, later, slot)
            if row >= 0:
                _add(table, row, base, lane, float32(1.0))
            row = cuda.shfl_sync(_FULL, fixed, slot)
            if row >= 0:
                _add(table, row, base, lane, float32(1.0))
        relative = 0
        for one in range(players):
            if view.order[one] == seat:
                relative = one
        left = legal
        while True:
            lay = -1
            for one in range(mine):
                sums[one] = base[one]
            if left:
                lay = lowest(left)
                left &= left - 1
                cuda.syncwarp()
                if lane == 0:
                    note_lay(view, state, LAY_BESIDE[state.square, lay], colour)
                cuda.syncwarp()
                now = changing_row(view, lane)
                differs = int64(cuda.ballot_sync(_FULL, now != first)) & _FULL
                while differs:
                    slot = lowest(differs)
                    differs &= differs - 1
                    row = cuda.shfl_sync(_FULL, first, slot)
                    if row >= 0:
                        _add(table, row, sums, lane, float32(-1.0))
                    row = cuda.shfl_sync(_FULL, now, slot)
                    if row >= 0:
                        _add(table, row, sums, lane, float32(1.0))
                now = changing_row(view, lane + 32)
                differs = int64(cuda.ballot_sync(_FULL, now != later)) & _FULL
                while differs:
                    slot = lowest(differs)
                    differs &= differs - 1
                    row = cuda.shfl_sync(_FULL, later, slot)
                    if row >= 0:
                        _add(table, row, sums, lane, float32(-1.0))
                    row = cuda.shfl_sync(_FULL, now, slot)
                    if row >= 0:
                        _add(table, row, sums, lane, float32(1.0))
            _later_layers(sums, second, small, lane, all_active[warp], logits)
            _chances(logits, players, chances)
            if chances[relative] > best:
                best = chances[relative]
                if lane == 0:
                    lays[game, number] = lay
                    for one in range(players):
                        values[game, number, view.order[one]] = chances[one]
            if not left:
                break

    return value_walks


@cuda.jit
def play_turn(states, views, random, ahead, exploring, played, turn):
    """Every game plays a turn."""
    game = cuda.grid(1)
    if game < len(states):
        played.alive[turn, game] = states[game].step != OVER
        played.explored[turn, game] = False
        if played.alive[turn, game]:
            played.movers[turn, game] = states[game].seat
            played.explored[turn, game] = take_turn(
                states[game],
                views[game],
                random,
                game,
                LookAhead(ahead.values[game], ahead.lays[game]),
                exploring,
                TurnNotes(played.rows[turn + 1, game], played.worths[turn, game]),
            )


@cuda.jit
def deal(states, starts, which, views, random, rows):
    """Every game begins."""
    game = cuda.grid(1)
    if game < len(states):
        states[game] = starts[which[game]]
        begin_game(states[game], views[game], random, game, rows[game])


@cuda.jit
def settle(states, results):
    """How every game ended: each seat's part of the victory."""
    game = cuda.grid(1)
    if game < len(states):
        share_victory(states[game], results[game])


class CudaGames:
    """Plays games on a GPU, a turn of all of them at a time."""

    def __init__(self, starts: Any, turns: int, games: int, hidden: int) -> None:
        plain = np.asarray(starts).view(STATE)
        self._turns, self._games = turns, games
        self._starts = cuda.to_device(plain)
        self._states = cuda.device_array(games, STATE)
        self._views = cuda.device_array(games, VIEW)
        self._value_walks: Any = value_walks_for(hidden)
        self._order = _columns(hidden)

    def play(self, parameters: Any, which: Any, random: Any, exploring: float) -> Any:
        """As on the CPU, with PyTorch's arrays."""
        from training.cpu_self_play import Trajectories

        games, turns = self._games, self._turns
        grid = (games + THREADS - 1) // THREADS

        def zeros(*shape: int, dtype: Any) -> Any:
            return torch.zeros(shape, dtype=dtype, device="cuda")

        played = Trajectories(
            torch.full((turns + 1, games, SLOTS), NONE, dtype=torch.int32, device="cuda"),
            zeros(turns, games, 4, dtype=torch.float32),
            zeros(turns, games, dtype=torch.bool),
            zeros(turns, games, dtype=torch.bool),
            zeros(turns, games, dtype=torch.uint8),
            zeros(games, 4, dtype=torch.float32),
        )
        # Numba takes a tuple of its own arrays only; these share the memory of PyTorch's.
        ahead = LookAhead(
            cuda.as_cuda_array(zeros(games, WALKS, 4, dtype=torch.float32)),
            cuda.as_cuda_array(zeros(games, WALKS, dtype=torch.int32)),
        )
        notes = Trajectories._make(map(cuda.as_cuda_array, played))
        net = self._packed(parameters)
        luck = torch.tensor(random, device="cuda")
        starts = torch.tensor(which, dtype=torch.int32, device="cuda")
        deal[grid, THREADS](self._states, self._starts, starts, self._views, luck, played.rows[0])
        for turn in range(turns):
            blocks = (games * WALKS + WARPS - 1) // WARPS
            self._value_walks[blocks, WARPS * 32](self._states, *net, *ahead)
            play_turn[grid, THREADS](self._states, self._views, luck, ahead, exploring, notes, turn)
        settle[grid, THREADS](self._states, played.results)
        return played._replace(rows=played.rows[:turns])

    def _packed(self, parameters: Any) -> tuple[Any, Any, Any]:
        """The weights as the GPU reads them: the first layer as bfloat16, two in a word."""
        with torch.no_grad():
            first = parameters.first[:-1].bfloat16().contiguous().view(torch.int32)
            second = parameters.second[self._order].contiguous().flatten()
            parts = (parameters.second_bias, parameters.third.flatten(), parameters.third_bias)
            return first, second, torch.cat(parts)


def _columns(hidden: int) -> Any:
    """In which order the threads hold the columns: a thread has pairs, 32 pairs apart."""
    place = np.arange(hidden)
    lane, one = place % 32, place // 32
    return torch.tensor(2 * (lane + 32 * (one // 2)) + one % 2, device="cuda")
