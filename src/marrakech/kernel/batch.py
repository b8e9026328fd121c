"""Many games at once: their states and their luck in arrays, stepped together."""

import numpy as np
import numpy.typing as npt

from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import CODES, MOST_ACTIONS
from marrakech.kernel.packed import DRAW, OVER, ROLL, State, state_of
from marrakech.kernel.playouts import GAMMA, any_chance, mixed
from marrakech.kernel.records import Array, Bytes, Words, blanks
from marrakech.kernel.transitions import apply_code, legal_codes
from marrakech.rules import Position


@compiled
def play_chance(state: State, random: Words, game: int) -> None:
    """Roll and draw until a player decides, or the game is over."""
    count = random[game]
    while state.step == ROLL or state.step == DRAW:
        count += GAMMA
        any_chance(state, mixed(count))
    random[game] = count


@compiled
def _begin(states: Array[State], start: Array[State], random: Words, only_over: bool) -> None:
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
def _mark_legal(states: Array[State], codes: Words, masks: Bytes) -> int:
    """Mark the legal actions of every game; return how many games are over."""
    over = 0
    for game in range(len(states)):
        masks[game, :] = 0
        count = legal_codes(states[game], codes)
        over += count == 0
        for number in range(count):
            masks[game, codes[number]] = 1
    return over


@compiled
def _first_illegal(states: Array[State], masks: Bytes, codes: Words) -> int:
    """The first game whose code is not legal, or -1."""
    for game in range(len(codes)):
        if states[game].step != OVER:
            known = 0 <= codes[game] < masks.shape[1]
            if not known or not masks[game, codes[game]]:
                return game
    return -1


class BatchGame:
    """Games from one position, stepped all at once. Whatever chance decides follows each step.

    The same seed gives the same games. Each game has random numbers of its own, so its luck does
    not depend on how many others there are.
    """

    def __init__(self, start: Position, size: int, seed: int = 0) -> None:
        if size < 1:
            raise ValueError(f"a batch needs a game or more, not {size}")
        self.states: Array[State] = blanks(State, size)
        self.masks: Bytes = np.zeros((size, len(CODES)), np.uint8)  # by game and code: 1 if legal
        self.over = 0  # how many games are over
        self._random: Words = np.zeros(size, np.int64)
        self._start = blanks(State, 1)
        self._start[0] = state_of(start)
        self._codes: Words = np.zeros(MOST_ACTIONS, np.int64)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.states)

    def reset(self, seed: int) -> None:
        """Restart every game, with the luck of a seed."""
        if seed < 0:
            raise ValueError(f"a seed is not negative: {seed}")
        words = np.random.SeedSequence(seed).generate_state(len(self), np.uint64)
        self._random[:] = words.view(np.int64)
        _begin(self.states, self._start, self._random, False)
        self._look()

    def restart(self) -> None:
        """Restart the games that are over; their luck goes on."""
        _begin(self.states, self._start, self._random, True)
        self._look()

    def step(self, codes: npt.ArrayLike) -> None:
        """Do one action in each game, by its code. In games that are over, the code is ignored.

        If one of them is illegal, nothing happens in any game.
        """
        chosen = np.asarray(codes)
        if chosen.shape != (len(self),) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"a step needs {len(self)} codes, one for each game")
        words = chosen.astype(np.int64)
        illegal = _first_illegal(self.states, self.masks, words)
        if illegal >= 0:
            raise ValueError(f"code {words[illegal]} is not legal in game {illegal}")
        _step(self.states, words, self._random)
        self._look()

    def _look(self) -> None:
        self.over = _mark_legal(self.states, self._codes, self.masks)
