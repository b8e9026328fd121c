"""The numbers in kernel/weights.py once more: changed a little, again and again, and kept where a
searcher then wins more often against greedy players.

tuning.py finds what games show of a position; that is not yet what is best to play by, least of all
early in a game of several. An evolution strategy with a step for each number (sep-CMA-ES, Ros and
Hansen 2008) goes on from there. All that it compares in one generation are dealt the same dice.
"""

import argparse
from time import monotonic

import numpy as np

from marrakech import start
from marrakech.kernel.bits import lowest
from marrakech.kernel.evaluation import (
    COLOUR_NUMBERS,
    SEAT_NUMBERS,
    Numbers,
    blank_memo,
    lead_in_sight,
    note_boards,
    note_lay,
)
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import BACK_TO_BOX, LAY_BESIDE, MOST_ACTIONS, Words
from marrakech.kernel.lookup import LAY as LAY_CODE
from marrakech.kernel.moves import face, legal_lays, walk
from marrakech.kernel.outcome import points_of
from marrakech.kernel.packed import (
    ASSAM,
    DRAW,
    LAY,
    OUT,
    OVER,
    PLAYERS,
    ROLL,
    RULES,
    SEAT,
    STEP,
    WORDS,
    state_of,
)
from marrakech.kernel.playouts import STEP_ON, any_chance, mixed, one_of
from marrakech.kernel.search import LEVELS, LIMIT, ME, share
from marrakech.kernel.self_play import NO_LIMIT, best_code
from marrakech.kernel.transitions import apply_code, legal_codes
from marrakech.kernel.weights import TURNS, weights_for

# As selfplay.py has it. Two turns with naive others see most of what greedy players do.
PLANS = {2: (1, 0, 12, 0), 3: (2, 1, 1, 1), 4: (2, 1, 1, 1)}
BEYOND_POINTS = 1e6
CLOSE = 4.0  # points: a game lost by less than that was nearly won, and says so with less chance
KNOTS = (1, 8, 20, 40)  # turns left at which a weight may change by itself
# The columns that matter for what is played, with how much a weight of next to nothing may change.
LEAST = {0: 0.0, 1: 0.05, 2: 0.002, 3: 0.002, 4: 0.1, 6: 0.004, 7: 0.05}
AT = (1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48)


@compiled
def ahead(state: Words, rules: int, seat: int, ints: Words, pad: Numbers) -> float:
    """How far a seat is ahead with the noted boards, as greedy players see it."""
    if state[OUT + seat]:
        return -BEYOND_POINTS
    return min(lead_in_sight(state, rules, seat, ints, pad), BEYOND_POINTS)


@compiled
def greedy_lay(state: Words, rules: int, ints: Words, pad: Numbers, bits: int) -> tuple[int, float]:
    """The lay beside Assam that leaves its player furthest ahead, and how far; −1 for none."""
    seat = state[SEAT]
    legal = legal_lays(state, rules)
    if not legal:
        note_boards(state, rules, ints)
        return -1, ahead(state, rules, seat, ints, pad)
    best, most, equal = -1, -np.inf, 0
    while legal:
        number = lowest(legal)
        legal &= legal - 1
        note_lay(state, rules, number, ints)
        worth = ahead(state, rules, seat, ints, pad)
        equal = 1 if worth > most else equal + (worth == most)
        bits = mixed(bits + STEP_ON)
        if worth > most or (worth == most and one_of(bits, equal) == 0):
            best, most = number, worth
    return best, most


@compiled
def greedy_turn(
    state: Words, rules: int, after: Words, ints: Words, pad: Numbers, bits: int
) -> int:
    """The facing that leaves its player furthest ahead at the end of the turn, over the die."""
    seat = state[SEAT]
    best, most, equal = 0, -np.inf, 0
    for turn in (3, 0, 1):
        facing = (state[ASSAM] + turn) & 3
        worth = 0.0
        for slippers in range(1, 5):
            after[:] = state
            face(after, rules, facing)
            walk(after, rules, slippers)
            if after[STEP] == LAY and after[SEAT] == seat:
                lead = greedy_lay(after, rules, ints, pad, bits)[1]
            else:
                note_boards(after, rules, ints)
                lead = ahead(after, rules, seat, ints, pad)
            worth += lead * (1 if slippers in (1, 4) else 2)
        equal = 1 if worth > most else equal + (worth == most)
        bits = mixed(bits + STEP_ON)
        if worth > most or (worth == most and one_of(bits, equal) == 0):
            best, most = facing, worth
    return best


@compiled
def greedy_code(state: Words, after: Words, ints: Words, pad: Numbers, bits: int) -> int:
    """What the greedy bot does: the same as in bots/greedy_bot.py; chance breaks ties."""
    rules = state[RULES]
    if state[STEP] != LAY:
        return greedy_turn(state, rules, after, ints, pad, bits)
    number = greedy_lay(state, rules, ints, pad, bits)[0]
    return BACK_TO_BOX if number < 0 else LAY_CODE + LAY_BESIDE[state[ASSAM] >> 2, number]


@compiled
def spar(
    root: Words,
    games: Words,
    seat: int,
    plan: Words,
    weights: Numbers,
    memo: Words,
    results: Numbers,
) -> None:
    """Play the games of these numbers against greedy players; for each game its result: the part
    of the victory, and points ahead of the best other player."""
    states, values = np.zeros((LEVELS, WORDS), np.int64), np.zeros((LEVELS, 4))
    codes, count = np.zeros(MOST_ACTIONS, np.int64), np.zeros(3, np.int64)
    ints, pad = np.full(COLOUR_NUMBERS, -1, np.int64), np.zeros(SEAT_NUMBERS)
    count[LIMIT], count[ME] = NO_LIMIT, seat
    state, after, rules = root.copy(), root.copy(), root[RULES]
    for place, game in enumerate(games):
        state[:] = root
        dice = mixed((game + 1) * STEP_ON)
        ties = mixed(dice + 1)
        while state[STEP] != OVER:
            if state[STEP] == ROLL or state[STEP] == DRAW:
                dice += STEP_ON
                any_chance(state, rules, mixed(dice))
            elif state[SEAT] != seat:
                ties += STEP_ON
                apply_code(state, greedy_code(state, after, ints, pad, mixed(ties)))
            else:
                legal_codes(state, codes)
                code = best_code(state, plan, weights, states, memo, values, codes, count)
                apply_code(state, code)
        share(state, rules, values[0])
        best = 0
        for other in range(rules & PLAYERS):
            if other != seat:
                best = max(best, points_of(state, rules, other))
        results[place, 0] = values[0, seat]
        results[place, 1] = points_of(state, rules, seat) - best


def fares(root: Words, weights: Numbers, first: int, games: int) -> tuple[float, float]:
    """How a searcher fares with these weights over all seats: nearly won, and won."""
    players = int(root[RULES] & PLAYERS)
    each = games // players
    results = np.zeros((players, each, 2))
    for seat in range(players):
        rounds, plan = np.arange(first, first + each), np.array(PLANS[players])
        spar(root, rounds, seat, plan, weights, blank_memo(), results[seat])
    nearly = 1 / (1 + np.exp(-results[:, :, 1] / CLOSE))
    return float(nearly.mean()), float(results[:, :, 0].mean())


def changed(base: Numbers, changes: Numbers) -> Numbers:
    """The weights with each column changed at the knots, in parts of what it is there."""
    weights = base.copy()
    for column, change in zip(LEAST, changes.reshape(len(LEAST), len(KNOTS)), strict=True):
        unit = 0.3 * np.abs(base[:, column]) + LEAST[column]
        weights[:, column] += unit * np.interp(np.arange(TURNS), KNOTS, change)
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
    base, aside = weights_for(root), 10**6  # games that nothing is chosen by
    print("before: {:.1%} nearly won, {:.1%} won".format(*fares(root, base, aside, 8000)))
    evolution = Evolution(len(LEAST) * len(KNOTS), seed=1)
    end = monotonic() + 60 * wanted.minutes
    while monotonic() < end:
        first = evolution.generation * wanted.games
        tried = [changed(base, one) for one in evolution.ask()]
        worths = [fares(root, weights, first, wanted.games)[0] for weights in tried]
        evolution.tell(np.array(worths))
        print(f"generation {evolution.generation}: {np.mean(worths):.1%} nearly won", flush=True)
    weights = changed(base, evolution.mean)
    print("after: {:.1%} nearly won, {:.1%} won".format(*fares(root, weights, aside, 8000)))
    for turns in AT:
        print(f"        ({turns}, {', '.join(f'{weight:.4g}' for weight in weights[turns])}),")


if __name__ == "__main__":
    main()
