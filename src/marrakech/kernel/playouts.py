"""Random games: every turn and every lay equally likely, the die and the piles as in the game."""

from marrakech.kernel.bits import size
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import LAY_BESIDE, LAYS_BESIDE, SIDES, SLIPPERS_ON
from marrakech.kernel.moves import draw, face, lay_rug, legal_lays, take_top, turned, walk
from marrakech.kernel.outcome import winners_of
from marrakech.kernel.packed import LAY, MAY_STEER, OVER, ROLL, STEER, TURN, State
from marrakech.kernel.records import Array, Words

GAMMA = -7046029254386353131  # splitmix64's constants, as signed numbers
_MIX_1, _MIX_2 = -4658895280553007687, -7723592293110705685
_LOW = (1 << 32) - 1
_UNIT = 1 << 16  # a probability is compared with sixteen random bits
_HIGH_30, _HIGH_27, _HIGH_31 = (1 << 34) - 1, (1 << 37) - 1, (1 << 33) - 1

WIN = 12  # a victory is counted in twelfths, so that up to four seats can share it


@compiled
def mixed(count: int) -> int:
    """Sixty-four random bits from a number that grows by GAMMA each time."""
    bits = (count ^ (count >> 30 & _HIGH_30)) * _MIX_1
    bits = (bits ^ (bits >> 27 & _HIGH_27)) * _MIX_2
    return bits ^ (bits >> 31 & _HIGH_31)


@compiled
def one_of(bits: int, count: int) -> int:
    """A number below the count, from the lower half of random bits."""
    return (bits & _LOW) * count >> 32


@compiled
def happens(bits: int, probability: float) -> bool:
    """Whether something this likely happens, from the upper half of random bits."""
    return (bits >> 32 & _UNIT - 1) < probability * _UNIT


@compiled
def any_chance(state: State, bits: int) -> None:
    """Roll the die, or draw the next rug of a pile."""
    if state.step == ROLL:
        walk(state, SLIPPERS_ON[one_of(bits, SIDES)])
        return
    first = 2 * state.seat
    rugs = state.rugs[first]
    either = rugs + state.rugs[first + 1]
    draw(state, first + (one_of(bits, either) >= rugs))


@compiled
def play_on(state: State, random: Words) -> int:
    """Play at random to the end, and return how many turns it took."""
    turns = 0
    count = random[0]
    step = state.step
    while step != OVER:
        count += GAMMA
        bits = mixed(count)
        if step == TURN:
            # One random number for both: every way to turn and to roll is equally likely.
            ways = one_of(bits, 3 * SIDES)
            turn = ways // SIDES
            face(state, turned(state.facing, turn))
            walk(state, SLIPPERS_ON[ways - SIDES * turn])
            turns += 1
            if state.step == LAY:
                count = lay_any(state, count)
        elif step == LAY:
            count = lay_any(state, count)
        elif step == STEER:
            turn = one_of(bits, 3) if state.rules & MAY_STEER else 2 * one_of(bits, 2)
            face(state, turned(state.facing, turn))
        else:
            turns += step == ROLL
            any_chance(state, bits)
        step = state.step
    random[0] = count
    return turns


@compiled
def lay_any(state: State, count: int) -> int:
    """Lay one of the legal rugs, each as likely as the others."""
    legal = legal_lays(state)
    if not legal:
        take_top(state)
        return count
    square = state.square
    number = one_of(mixed(count) >> 32, LAYS_BESIDE[square])
    while not legal >> number & 1:
        count += GAMMA
        number = one_of(mixed(count), LAYS_BESIDE[square])
    lay_rug(state, LAY_BESIDE[square, number])
    return count


@compiled
def play_many(states: Array[State], games: int, random: Words, wins: Words) -> int:
    """Play many random games from the first state; the second one is overwritten.

    Adds each seat's wins in parts of WIN, and returns how many turns the games took.
    """
    turns = 0
    for _ in range(games):
        states[1] = states[0]
        state = states[1]
        turns += play_on(state, random)
        winners = winners_of(state)
        for seat in range(state.players):
            wins[seat] += (winners >> seat & 1) * (WIN // size(winners))
    return turns
