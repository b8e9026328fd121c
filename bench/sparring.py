"""The numbers in kernel/weights.py once more: changed a little, again and again, and kept where a
searcher then wins more often against greedy players.

tuning.py finds what games show about a position; that is not yet what is best to play by, least of
all early in a game of several. An evolution strategy with a step for each number (sep-CMA-ES, Ros
and Hansen 2008) goes on from there. All candidates of one generation are dealt the same dice.
"""

import argparse
from time import monotonic

import numpy as np

from marrakech import start
from marrakech.kernel.bits import lowest
from marrakech.kernel.evaluation import lead_in_sight, note_boards, note_boards_after
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import BACK_TO_BOX, CODE_BESIDE, ROLL_COUNT, SLIPPERS_ON
from marrakech.kernel.moves import face, legal_lays, turned, walk
from marrakech.kernel.outcome import points_of, share_victory
from marrakech.kernel.packed import LAY, OVER, State, state_of
from marrakech.kernel.playouts import GAMMA, any_chance, mixed, one_of
from marrakech.kernel.pruning import is_chance
from marrakech.kernel.records import Array, Numbers, Words, blank, blanks
from marrakech.kernel.self_play import SearchPlayer, best_code, search_player, with_weights
from marrakech.kernel.transitions import apply_code
from marrakech.kernel.weights import weight_table
from marrakech.kernel.workspace import TURNS, Scratch, Workspace

# By players. Two turns with naive others see most of what greedy players do.
SEARCH_PLAYERS = {2: (1, 0, 12, False), 3: (2, 1, 1, True), 4: (2, 1, 1, True)}
BEYOND_POINTS = 1e6
CLOSE = 4.0  # points: a game lost by less than that was nearly won, and says so with less chance
CHANGED_AT = (1, 8, 20, 40)  # turns left at which a weight may change by itself
# The columns that matter for what is played, with how much a weight of next to nothing may change.
SMALL_CHANGE = {0: 0.0, 1: 0.05, 2: 0.002, 3: 0.002, 4: 0.1, 6: 0.004, 7: 0.05}
PRINTED_AT = (1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48)


@compiled
def ahead(scratch: Scratch, state: State, seat: int) -> float:
    """How far a seat is ahead with the noted boards, as greedy players see it."""
    if state.out[seat]:
        return -BEYOND_POINTS
    return min(lead_in_sight(scratch, state, seat), BEYOND_POINTS)


@compiled
def greedy_lay(scratch: Scratch, state: State, bits: int) -> tuple[int, float]:
    """The lay beside Assam that leaves its player furthest ahead, and how far; −1 for none."""
    seat = state.seat
    legal = legal_lays(state)
    if not legal:
        note_boards(scratch, state)
        return -1, ahead(scratch, state, seat)
    best, most, equal = -1, -np.inf, 0
    while legal:
        number = lowest(legal)
        legal &= legal - 1
        note_boards_after(scratch, state, number)
        worth = ahead(scratch, state, seat)
        equal = 1 if worth > most else equal + (worth == most)
        bits = mixed(bits + GAMMA)
        if worth > most or (worth == most and one_of(bits, equal) == 0):
            best, most = number, worth
    return best, most


@compiled
def greedy_turn(scratch: Scratch, states: Array[State], bits: int) -> int:
    """The facing that leaves the player of the first state furthest ahead at the end of the turn,
    on average over the die. The second state is overwritten."""
    state = states[0]
    leads = scratch.seat_dues  # by roll; nothing else needs them here
    best, most, equal = 0, -np.inf, 0
    for turn in range(3):
        facing = turned(state.facing, turn)
        for roll in range(ROLL_COUNT):
            states[1] = state
            after = states[1]
            face(after, facing)
            walk(after, roll + 1)
            if after.step == LAY and after.seat == state.seat:
                leads[roll] = greedy_lay(scratch, after, bits)[1]
            else:
                note_boards(scratch, after)
                leads[roll] = ahead(scratch, after, state.seat)
        worth = 0.0
        for slippers in SLIPPERS_ON:
            worth += leads[slippers - 1]
        equal = 1 if worth > most else equal + (worth == most)
        bits = mixed(bits + GAMMA)
        if worth > most or (worth == most and one_of(bits, equal) == 0):
            best, most = facing, worth
    return best


@compiled
def greedy_code(scratch: Scratch, states: Array[State], bits: int) -> int:
    """What the greedy bot does in the first state: the same as in bots/greedy_bot.py; chance
    breaks ties. The second state is overwritten."""
    if states[0].step != LAY:
        return greedy_turn(scratch, states, bits)
    number = greedy_lay(scratch, states[0], bits)[0]
    return BACK_TO_BOX if number < 0 else CODE_BESIDE[states[0].square, number]


@compiled
def spar(
    work: Workspace,
    player: SearchPlayer,
    states: Array[State],
    games: Words,
    seat: int,
    results: Numbers,
) -> None:
    """Play the games of these numbers from the last state against greedy players. For each game
    its result: the part of the victory, and points ahead of the best other player."""
    for place, game in enumerate(games):
        states[0] = states[2]
        state = states[0]
        dice = mixed((game + 1) * GAMMA)
        ties = mixed(dice + 1)
        while state.step != OVER:
            if is_chance(state):
                dice += GAMMA
                any_chance(state, mixed(dice))
            elif state.seat != seat:
                ties += GAMMA
                apply_code(state, greedy_code(work.scratch, states, mixed(ties)))
            else:
                apply_code(state, best_code(work, player, state))
        values = work.levels[0].values
        share_victory(state, values)
        best = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, points_of(state, other))
        results[place, 0] = values[seat]
        results[place, 1] = points_of(state, seat) - best


def fares(root: State, weights: Numbers, first: int, games: int) -> tuple[float, float]:
    """How a searcher fares with these weights over all seats: nearly won, and won."""
    players = int(root.players)
    each = games // players
    results = np.zeros((players, each, 2))
    player = with_weights(search_player(*SEARCH_PLAYERS[players]), weights)
    work, states = blank(Workspace), blanks(State, 3)
    states[2] = root
    for seat in range(players):
        spar(work, player, states, np.arange(first, first + each), seat, results[seat])
    nearly = 1 / (1 + np.exp(-results[:, :, 1] / CLOSE))
    return float(nearly.mean()), float(results[:, :, 0].mean())


def changed(base: Numbers, changes: Numbers) -> Numbers:
    """The weights with each column changed at those turns, in parts of what it is there."""
    weights = base.copy()
    for column, change in zip(
        SMALL_CHANGE, changes.reshape(len(SMALL_CHANGE), len(CHANGED_AT)), strict=True
    ):
        unit = 0.3 * np.abs(base[:, column]) + SMALL_CHANGE[column]
        weights[:, column] += unit * np.interp(np.arange(TURNS), CHANGED_AT, change)
    weights[:, 0] = np.maximum(weights[:, 0], 0.005)
    return weights


class Evolution:
    """Where the strategy stands: the mean, the step, and how far it goes for each number."""

    def __init__(self, numbers: int, seed: int, pairs: int = 7) -> None:
        self.mean, self.step, self.generation = np.zeros(numbers), 0.6, 0
        self._spread, self._path, self._trend = (
            np.ones(numbers),
            np.zeros(numbers),
            np.zeros(numbers),
        )
        self._random = np.random.default_rng(seed)
        self._tried = np.zeros((2 * pairs, numbers))
        ranks = np.log(pairs + 0.5) - np.log(np.arange(1, pairs + 1))
        self._parts = ranks / ranks.sum()

    def ask(self) -> Numbers:
        """Changes to try, each with its opposite."""
        half = self._random.standard_normal((len(self._tried) // 2, len(self.mean)))
        self._tried = np.concatenate([half, -half])
        return np.asarray(self.mean + self.step * np.sqrt(self._spread) * self._tried)

    def tell(self, worths: Numbers) -> None:
        """Go towards the better half of what was tried."""
        numbers, parts = len(self.mean), self._parts
        weight = 1 / (parts**2).sum()
        pace, memory = (weight + 2) / (numbers + weight + 5), 4 / (numbers + 4)
        one = 2 * (numbers + 2) / 3 / ((numbers + 1.3) ** 2 + weight)
        many = 2 * (weight - 2 + 1 / weight) * (numbers + 2) / 3 / ((numbers + 2) ** 2 + weight)
        best = self._tried[np.argsort(-worths)[: len(parts)]]
        towards, far = parts @ best, np.sqrt(self._spread)
        self.mean = self.mean + self.step * far * towards
        self._path = (1 - pace) * self._path + np.sqrt(pace * (2 - pace) * weight) * towards
        self._trend = (1 - memory) * self._trend
        self._trend += np.sqrt(memory * (2 - memory) * weight) * far * towards
        self._spread = (1 - one - many) * self._spread + one * self._trend**2
        self._spread += many * (parts @ (far * best) ** 2)
        usual = np.sqrt(numbers) * (1 - 1 / (4 * numbers) + 1 / (21 * numbers**2))
        longer = pace / (1 + pace) * (np.linalg.norm(self._path) / usual - 1)
        self.step *= float(np.exp(min(0.3, longer)))
        self.generation += 1


def main() -> None:
    """Go on from the weights that are in use, and print rows for KNOTS."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=2_400, help="games for each change")
    parser.add_argument("--minutes", type=float, default=12)
    wanted = parser.parse_args()
    root = state_of(start(wanted.players))
    base, aside = weight_table(root), 10**6  # games that nothing is chosen by
    print("before: {:.1%} nearly won, {:.1%} won".format(*fares(root, base, aside, 8000)))
    evolution = Evolution(len(SMALL_CHANGE) * len(CHANGED_AT), seed=1)
    end = monotonic() + 60 * wanted.minutes
    while monotonic() < end:
        first = evolution.generation * wanted.games
        tried = [changed(base, one) for one in evolution.ask()]
        worths = [fares(root, weights, first, wanted.games)[0] for weights in tried]
        evolution.tell(np.array(worths))
        print(f"generation {evolution.generation}: {np.mean(worths):.1%} nearly won", flush=True)
    weights = changed(base, evolution.mean)
    print("after: {:.1%} nearly won, {:.1%} won".format(*fares(root, weights, aside, 8000)))
    for turns in PRINTED_AT:
        print(f"        ({turns}, {', '.join(f'{weight:.4g}' for weight in weights[turns])}),")


if __name__ == "__main__":
    main()
