"""Pruning: with two players, skipping what neither of them would let happen.

Alpha-beta, and at chance Star2 (Ballard 1983): of each roll or draw, only the most promising turn
and lay are tried at first, and often that is enough. All bounds are for the first of the two seats.
"""

import math

from marrakech.kernel.bits import lowest
from marrakech.kernel.evaluation import next_to_move
from marrakech.kernel.jit import compiled, inlined
from marrakech.kernel.lookup import CHANCE_OF_ROLL, ROLL_COUNT
from marrakech.kernel.packed import DRAW, LAY, ROLL, STEER_AFTER, State
from marrakech.kernel.records import Numbers
from marrakech.kernel.transitions import ANY_ROLL
from marrakech.kernel.workspace import SearchLevel

# A choice of PROBE or more is a probe: the roll or draw of that number less PROBE, tried briefly.
PROBE = ROLL_COUNT
LOWEST, HIGHEST = -1.0, 2.0  # beyond any chance to win


@inlined
def is_chance(state: State) -> bool:
    """Whether chance decides, not a player."""
    return state.step == ROLL or state.step == DRAW


@compiled
def likelihood(level: SearchLevel, choice: int) -> float:
    """How likely chance makes a choice."""
    state = level.state
    if state.step == ROLL:
        return CHANCE_OF_ROLL[choice % PROBE]
    if level.turns_ahead < 2:
        return 1.0
    first = 2 * state.seat
    either = state.rugs[first] + state.rugs[first + 1]
    return state.rugs[first + choice % PROBE] / either


@inlined
def enough_for(level: SearchLevel) -> float:
    """The chance to win above which it no longer matters how much better the player can do."""
    if level.state.players > 2:
        return HIGHEST
    return level.high if level.state.seat == 0 else 1.0 - level.low


@inlined
def decides_next(state: State) -> int:
    """The seat that decides something after a roll, or after a draw."""
    return state.seat if state.step == ROLL else next_to_move(state, state.seat)


@inlined
def pays_to_probe(level: SearchLevel, chances: int) -> bool:
    """Whether one of two players might do so well here that the other will avoid it, and whether
    trying less than everything can show that."""
    state = level.state
    if state.players > 2 or level.turns_ahead < 1 or chances & chances - 1 == 0:
        return False
    if state.step == DRAW and state.rules & STEER_AFTER:
        return False
    return level.low > 0.0 if decides_next(state) == 1 else level.high < 1.0


@inlined
def rest(level: SearchLevel, chances: int) -> tuple[float, float]:
    """What the first seat gets at least and at most from rolls or draws not yet weighed."""
    least, most = 0.0, 0.0
    while chances:
        number = lowest(chances)
        chances &= chances - 1
        chance = likelihood(level, number)
        least += chance * level.least[number]
        most += chance * level.most[number]
    return least, most


@compiled
def narrow(level: SearchLevel, below: SearchLevel) -> None:
    """Set what a choice must be worth to the first seat to matter: the same as above, or at chance
    what is left if everything not yet weighed goes as well, or as badly, as it can."""
    if not is_chance(level.state):
        below.low, below.high = level.low, level.high
        return
    tried = level.tried
    chance = likelihood(level, tried)
    least, most = rest(level, level.to_try & ANY_ROLL & ~(1 << tried % PROBE))
    below.low = (level.low - level.values[0] - most) / chance
    below.high = (level.high - level.values[0] - least) / chance
    if tried >= PROBE:  # a probe is a bound for the player who decides next, whatever it finds
        if decides_next(level.state) == 1:
            below.high = HIGHEST
        else:
            below.low = LOWEST


@compiled
def pass_up(above: SearchLevel, below: SearchLevel) -> None:
    """Weigh what was found by its chance, or take it if it is better for the player."""
    state = above.state
    if is_chance(state) and above.tried >= PROBE:
        bounds = above.most if decides_next(state) == 1 else above.least
        bounds[above.tried % PROBE] = below.values[0]
    elif is_chance(state):
        chance = likelihood(above, above.tried)
        for seat in range(state.players):
            above.values[seat] += chance * below.values[seat]
    elif above.temperature > 0.0:
        blend(above, below.values)
    elif below.values[state.seat] > above.values[state.seat]:
        for seat in range(state.players):
            above.values[seat] = below.values[seat]
    if state.players == 2 and above.to_try:
        cut_off(above)


@compiled
def blend(level: SearchLevel, values: Numbers) -> None:
    """Weigh what a choice is worth by how likely the player is to take it: less and less the worse
    it is than the best (softmax)."""
    state = level.state
    worth = values[state.seat]
    if worth > level.best:
        level.weight *= math.exp((level.best - worth) / level.temperature)
        level.best = worth
    weight = math.exp((worth - level.best) / level.temperature)
    level.weight += weight
    for seat in range(state.players):
        level.values[seat] += (values[seat] - level.values[seat]) * weight / level.weight


@compiled
def cut_off(level: SearchLevel) -> None:
    """Try nothing more where it is certain that one of two players would avoid this state."""
    if is_chance(level.state):
        least, most = rest(level, level.to_try & ANY_ROLL)
        if level.values[0] + most <= level.low:
            bound = most
        elif level.values[0] + least >= level.high:
            bound = least
        else:
            return
        level.values[0] += bound
        level.values[1] = 1.0 - level.values[0]
        level.to_try = 0
    else:
        if level.state.seat == 0:
            level.low = max(level.low, level.values[0])
        else:
            level.high = min(level.high, level.values[0])
        if level.low >= level.high:
            level.to_try = 0


@inlined
def briefly(level: SearchLevel) -> bool:
    """Whether only the most promising choice is to be tried after this: to the end of a turn."""
    if is_chance(level.state):
        return level.tried >= PROBE or level.brief
    return level.brief and level.state.step != LAY
