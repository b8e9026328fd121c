"""Many games at once: their states and their chance in arrays, stepped together."""

import numpy as np

from marrakech.kernel.jit import compiled
from marrakech.kernel.packed import DRAW, OVER, ROLL, State, state_of
from marrakech.kernel.playouts import GAMMA, any_chance, mixed
from marrakech.kernel.records import Array, Bytes, Words, blanks
from marrakech.kernel.transitions import apply_code, legal_codes
from marrakech.rules import Position, Refusal


@compiled
def play_chance(state: State, random: Words, game: int) -> None:
    """Roll and draw until a player decides, or the game is over."""
    count = random[game]
    while state.step == ROLL or state.step == DRAW:
        count += GAMMA
        any_chance(state, mixed(count))
    random[game] = count


@compiled
def _deal(states: Array[State], start: Array[State], random: Words, only_over: bool) -> None:
    for game in range(len(states)):
        if not only_over or states[game].step == OVER:
            states[game] = start[0]
            play_chance(states[game], random, game)


@compiled
def _step(states: Array[State], codes: Words, random: Words) -> None:
    for game in range(len(states)):
        if states[game].step != OVER:
            apply_code(states[game], codes[game])
            play_chance(states[game], random, game)


@compiled
def _mask(states: Array[State], room: Words, masks: Bytes) -> int:
    """Mark the legal codes of every game; return how many games are over."""
    over = 0
    for game in range(len(states)):
        masks[game, :] = 0
        count = legal_codes(states[game], room)
        over += count == 0
        for number in range(count):
            masks[game, room[number]] = 1
    return over


@compiled
def _find_illegal(masks: Bytes, codes: Words) -> int:
    for game in range(len(codes)):
        known = 0 <= codes[game] < masks.shape[1]
        if (not known or not masks[game, codes[game]]) and masks[game].any():
            return game
    return -1


class BatchGame:
    """Games from one position, all stepped at once; whatever chance decides follows each step.

    The same seed gives the same games, and each game has its own random numbers, so that its luck does not depend on
    how many others there are.
    """

    def __init__(self, start: Position, size: int, seed: int = 0) -> None:
        self.states: Array[State] = blanks(State, size)
        self.random: Words = np.zeros(size, np.int64)
        self.masks: Bytes = np.zeros((size, 101), np.uint8)  # by game and code: what is legal
        self.over = 0  # games
        self._start = blanks(State, 1)
        self._start[0] = state_of(start)
        self._room = np.zeros(16, np.int64)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin every game anew, with the luck of a seed."""
        sequence = np.random.SeedSequence(seed)
        words = sequence.generate_state(len(self.random), np.uint64).view(np.int64)
        self.random[:] = words
        _deal(self.states, self._start, self.random, False)
        self.over = _mask(self.states, self._room, self.masks)

    def restart(self) -> None:
        """Begin those games anew that are over."""
        _deal(self.states, self._start, self.random, True)
        self.over = _mask(self.states, self._room, self.masks)

    def step(self, codes: Words) -> None:
        """Do an action in each game, by its code; games that are over stay so.

        If one of them is illegal, nothing happens anywhere.
        """
        illegal = _find_illegal(self.masks, codes)
        if illegal >= 0:
            raise Refusal("batch-illegal", game=illegal, code=int(codes[illegal]))
        _step(self.states, codes, self.random)
        self.over = _mask(self.states, self._room, self.masks)
