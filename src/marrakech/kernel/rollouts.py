"""Rollouts: what a choice is worth, by the games that follow it, played by a fast bot with the
champion's network. The luck of the die is subtracted from every result.

That luck is, for each roll, how much better it was than the average of the four, as the network
sees them. It is zero on average, so what is left is worth the same and spreads far less. Seen a
turn later it explains even more, but takes several times as long to find.
"""

import math
from collections.abc import Iterable
from typing import Annotated, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from marrakech.kernel.bits import lowest
from marrakech.kernel.deepening import EVERY
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.judging import judge_lays
from marrakech.kernel.lookup import CHANCE_OF_ROLL, CODES, ROLL_COUNT, SIDES, SLIPPERS_ON
from marrakech.kernel.moves import turns_left, walk
from marrakech.kernel.network import network_for
from marrakech.kernel.outcome import share_victory
from marrakech.kernel.packed import DRAW, LAY, OVER, ROLL, STEER_AFTER, State, state_of
from marrakech.kernel.playouts import GAMMA, any_chance, mixed, one_of
from marrakech.kernel.pruning import HIGHEST
from marrakech.kernel.records import (
    Array,
    FourNumbers,
    FourWords,
    Numbers,
    Record,
    Word,
    blanks,
    layout,
)
from marrakech.kernel.search import begin_search, look_ahead, worth_of
from marrakech.kernel.transitions import apply_code, code_of, legal_choices, legal_codes
from marrakech.kernel.weights import weights_for
from marrakech.kernel.workspace import Workspace
from marrakech.rules import Action, Position


class Rollout(Record):
    """A game that is played to its end, and what came of it."""

    state: Annotated[State, layout(State)]
    waiting: Annotated[State, layout(State)]  # for the die
    foreseen: Annotated[State, layout(State)]  # what a roll leads to
    luck: Word  # the random numbers of this game begin here
    rolls: FourWords  # by seat: how often it rolled the die or drew a rug
    before: FourNumbers  # what each seat could expect before a roll
    results: FourNumbers  # each seat's part of the victory
    fortune: FourNumbers  # how lucky each seat was


@compiled
def _luck_of(game: Rollout) -> int:
    """The next random number of the seat whose step it is: the third roll of a seat is the same in
    all games with the same luck, whatever was chosen before."""
    seat = game.state.seat
    game.rolls[seat] += 1
    return mixed(game.luck + GAMMA * (seat << 10 | game.rolls[seat]))


@inlined
def _expect(work: Workspace, state: State, turns: int) -> Numbers:
    """What each seat can expect if that many turns are played well, after the one in progress."""
    work.levels[0].state = state
    look_ahead(work, turns)
    return work.levels[0].values


@inlined
def _lay(work: Workspace, state: State) -> int:
    """The lay that is worth most to the player who lays, judged together with all others."""
    level = work.levels[0]
    level.state, level.temperature = state, 0.0
    judge_lays(work.scratch, level, False, HIGHEST)
    choices = legal_choices(state)
    best = lowest(choices)
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        if level.promises[choice] > level.promises[best]:
            best = choice
    return code_of(state, best)


@compiled
def _decide(work: Workspace, state: State) -> int:
    """The choice that is worth most to the player who decides, one turn ahead."""
    count = legal_codes(state, work.codes)
    if state.step == LAY and count > 1 and turns_left(state) > 1 and work.scratch.network.table:
        return _lay(work, state)
    best, most = work.codes[0], -1.0
    if count > 1:
        work.root = state
        for number in range(count):
            worth = worth_of(work, work.codes[number], 1)
            if worth > most:
                best, most = work.codes[number], worth
    return best


@compiled
def _foresee(work: Workspace, state: State, values: Numbers) -> None:
    """What each seat can expect after a roll, seen from where the next turn begins: that turn is
    looked through. The state is played on to there."""
    if state.step == LAY:
        apply_code(state, _decide(work, state))
    if state.step == OVER:
        share_victory(state, values)
    else:
        values[:] = _expect(work, state, 1)


@inlined
def _roll_and_foresee(work: Workspace, game: Rollout) -> None:
    """Roll the die, and add its luck as it is seen a turn later."""
    slippers = SLIPPERS_ON[one_of(_luck_of(game), SIDES)]
    game.waiting = game.state
    for number in range(ROLL_COUNT):
        game.foreseen = game.waiting
        walk(game.foreseen, number + 1)
        if number + 1 == slippers:
            game.state = game.foreseen
        _foresee(work, game.foreseen, game.before)
        share = (number + 1 == slippers) - CHANCE_OF_ROLL[number]
        for seat in range(game.state.players):
            game.fortune[seat] += share * game.before[seat]


@inlined
def _play_out(work: Workspace, game: Rollout, deep: bool) -> None:
    """Play a game to its end; every player looks one turn ahead."""
    state = game.state
    # In the variant a turn begins with the roll, which then counts as a turn of its own.
    in_this_turn = int(state.rules & STEER_AFTER != 0)
    while state.step != OVER:
        if state.step == ROLL and deep:
            _roll_and_foresee(work, game)
        elif state.step == ROLL:
            game.before[:] = _expect(work, state, in_this_turn)
            any_chance(state, _luck_of(game))
            after = _expect(work, state, 0)
            for seat in range(state.players):
                game.fortune[seat] += after[seat] - game.before[seat]
        elif state.step == DRAW:
            any_chance(state, _luck_of(game))
        else:
            apply_code(state, _decide(work, state))
    share_victory(state, game.results)


@compiled
def _play_from(
    block: Array[Workspace], code: int, games: Array[Rollout], first: int, deep: bool
) -> None:
    """Play a game for each record, from an action at the root on; they are numbered, and each
    number has luck of its own."""
    work = block[0]
    for number in range(len(games)):
        game = games[number]
        game.state = work.start
        game.luck = mixed(GAMMA * (first + number + 1))
        apply_code(game.state, code)
        _play_out(work, game, deep)


class Sample(NamedTuple):
    """What the games from a choice came to, for the player who decides."""

    worth: float  # the mean of what was won less luck: the chance to win
    error: float  # its standard error
    games: int
    plain: float  # the standard deviation of what was won, and without the luck
    reduced: float


class Rollouts:
    """The choices of a position, and the games that were played from each so far.

    The first game after each choice has the same luck, and so has the second, and so on. More games
    can be played at any time, from all choices or from some. Deep ones see luck a turn later.
    """

    def __init__(self, position: Position, seed: int = 0, deep: bool = False) -> None:
        if position.step in ("roll", "draw", "over"):
            raise ValueError(f"nobody decides at the step {position.step}")
        self._block = blanks(Workspace, 1)
        work = self._block[0]
        root = state_of(position)
        work.start, work.root, work.width = root, root, EVERY
        work.scratch.weights = weights_for(root)
        if network := network_for(root):
            work.scratch.network = network
        self._seat, self._seed, self._deep = position.seat - 1, seed << 32, deep
        self._won: dict[Action, Numbers] = {}
        self._worth: dict[Action, Numbers] = {}
        count = begin_search(self._block)
        for code in work.codes[:count]:
            self._won[CODES[code]] = self._worth[CODES[code]] = np.zeros(0)

    def play(self, games: int, choices: Iterable[Action] | None = None) -> None:
        """Play that many more games from each of the choices."""
        for choice in self._won if choices is None else choices:
            played = blanks(Rollout, games)
            known = len(self._won[choice])
            _play_from(self._block, CODES.index(choice), played, self._seed + known, self._deep)
            fields = cast("npt.NDArray[np.void]", played)
            won = fields["results"][:, self._seat]
            worth = won - fields["fortune"][:, self._seat]
            self._won[choice] = np.append(self._won[choice], won)
            self._worth[choice] = np.append(self._worth[choice], worth)

    def samples(self) -> dict[Action, Sample]:
        """What the games from each choice came to, the best choice first."""
        found = {choice: self._sample(choice) for choice in self._won}
        return dict(sorted(found.items(), key=lambda one: -one[1].worth))

    def worths(self, choice: Action) -> Numbers:
        """What each game that follows a choice came to, less its luck. Games of the same number
        have the same luck, whatever choice they follow."""
        return self._worth[choice].copy()

    def luck(self, choice: Action) -> Numbers:
        """How lucky the player was in each game that follows a choice."""
        return self._won[choice] - self._worth[choice]

    def _sample(self, choice: Action) -> Sample:
        won, worth = self._won[choice], self._worth[choice]
        spread = float(worth.std(ddof=1))
        error = spread / math.sqrt(len(worth))
        return Sample(float(worth.mean()), error, len(worth), float(won.std(ddof=1)), spread)
