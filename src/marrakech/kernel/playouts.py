"""Random games: every turn and every lay equally likely, the die and the piles as they are."""

from marrakech.kernel.bits import size
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import LAY_BESIDE, LAYS_BESIDE, Words
from marrakech.kernel.moves import draw, face, lay_rug, legal_lays, walk
from marrakech.kernel.outcome import rank_of
from marrakech.kernel.packed import (
    ASSAM,
    LAY,
    MAY_STEER,
    OVER,
    PLAYERS,
    ROLL,
    RUGS,
    RULES,
    SEAT,
    STEER,
    STEP,
    TURN,
)

STEP_ON = -7046029254386353131  # splitmix64's constants, as signed numbers
_MIX_1, _MIX_2 = -4658895280553007687, -7723592293110705685
_LOW = (1 << 32) - 1
_HIGH_30, _HIGH_27, _HIGH_31 = (1 << 34) - 1, (1 << 37) - 1, (1 << 33) - 1


@compiled
def mixed(count: int) -> int:
    """Sixty-four random bits from a number that grows by STEP each time."""
    bits = (count ^ (count >> 30 & _HIGH_30)) * _MIX_1
    bits = (bits ^ (bits >> 27 & _HIGH_27)) * _MIX_2
    return bits ^ (bits >> 31 & _HIGH_31)


@compiled
def one_of(bits: int, count: int) -> int:
    """A number below the count, from the lower half of random bits."""
    return (bits & _LOW) * count >> 32


# Slippers of the six faces of the die, in three bits each.
_DIE = sum(slippers << 3 * side for side, slippers in enumerate((1, 2, 2, 3, 3, 4)))


@compiled
def any_chance(state: Words, rules: int, bits: int) -> None:
    """Roll the die, or draw the next rug of a pile."""
    if state[STEP] == ROLL:
        walk(state, rules, _DIE >> 3 * one_of(bits, 6) & 7)
        return
    first = 2 * (state[SEAT] & 1)
    rugs = state[RUGS + first]
    either = rugs + state[RUGS + first + 1]
    draw(state, rules, first + (one_of(bits, either) >= rugs))


@compiled
def play_on(state: Words, random: Words) -> int:
    """Play at random to the end; how many turns it took."""
    rules = state[RULES]
    turns = 0
    count = random[0]
    step = state[STEP]
    while step != OVER:
        count += STEP_ON
        bits = mixed(count)
        if step == TURN:
            # One draw for both: eighteen ways to turn and to roll, all equally likely.
            ways = one_of(bits, 18)
            turn = ways * 43 >> 8
            face(state, rules, state[ASSAM] + 3 + turn & 3)
            walk(state, rules, _DIE >> 3 * (ways - 6 * turn) & 7)
            turns += 1
            if state[STEP] == LAY:
                count = lay_any(state, rules, count)
        elif step == LAY:
            count = lay_any(state, rules, count)
        elif step == STEER:
            turn = one_of(bits, 3) - 1 if rules & MAY_STEER else 2 * one_of(bits, 2) - 1
            face(state, rules, state[ASSAM] + turn & 3)
        else:
            turns += step == ROLL
            any_chance(state, rules, bits)
        step = state[STEP]
    random[0] = count
    return turns


@compiled
def lay_any(state: Words, rules: int, count: int) -> int:
    """Lay one of the legal rugs, each as likely as the others."""
    legal = legal_lays(state, rules)
    if not legal:
        lay_rug(state, rules, -1)
        return count
    square = (state[ASSAM] & 255) >> 2
    number = one_of(mixed(count) >> 32, LAYS_BESIDE[square])
    while not legal >> number & 1:
        count += STEP_ON
        number = one_of(mixed(count), LAYS_BESIDE[square])
    lay_rug(state, rules, LAY_BESIDE[square, number & 15])
    return count


@compiled
def play_many(start: Words, games: int, random: Words, wins: Words) -> int:
    """Play many random games and count each seat's wins in twelfths, so that they can be shared.

    How many turns it took.
    """
    state = start.copy()
    players = state[RULES] & PLAYERS
    turns = 0
    for _ in range(games):
        state[:] = start
        turns += play_on(state, random)
        winners = 0
        for seat in range(players):
            winners |= (rank_of(state, seat) == 1) << seat
        for seat in range(players):
            wins[seat] += (winners >> seat & 1) * (12 // size(winners))
    return turns
