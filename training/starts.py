"""The rules by which the games of a run are played."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from marrakech.kernel.packed import State, state_of
from marrakech.kernel.records import Array, blanks
from marrakech.rules import Ruleset, editions, start

# The shares of games by the usual rules, and by the same rules without going out.
USUAL_SHARE, PLAY_ON_SHARE = 0.7, 0.15


def rulesets() -> list[Ruleset]:
    """The usual rules, the same where nobody goes out, and all other printings but the variant."""
    usual = Ruleset()
    play_on = replace(usual, bankruptcy="play-on")
    printed = {one.ruleset for one in editions.values() if one.ruleset.steering == "before"}
    single = {
        replace(usual, area="owner"),
        replace(usual, stock="15"),
        replace(usual, pile="alternating"),
    }
    return [usual, play_on, *sorted((printed | single) - {usual, play_on}, key=str)]


def starts_for(players: int) -> Array[State]:
    """The beginnings of games, by each of the rulesets."""
    chosen = rulesets()
    states = blanks(State, len(chosen))
    for number, ruleset in enumerate(chosen):
        states[number] = state_of(start(players, ruleset))
    return states


def which_starts(count: int, games: int, random: np.random.Generator) -> npt.NDArray[np.int32]:
    """By which of the rulesets each game is played."""
    rest = (1 - USUAL_SHARE - PLAY_ON_SHARE) / (count - 2)
    shares = [USUAL_SHARE, PLAY_ON_SHARE, *[rest] * (count - 2)]
    return random.choice(count, games, p=shares).astype(np.int32)
