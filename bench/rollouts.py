"""How much fewer games a rollout needs because luck is subtracted, and how much less time.

On the decisions of `bench/decisions.jsonl`: the variance of what one choice is worth, with
independent dice, plain and less luck as it is seen at once or a turn later, and the CPU time of a
game, in which plain games do not have to know what luck is. Also whether a coefficient other than 1
would subtract more: fitted for each number of players, on all these games.
"""

import argparse
import json
from itertools import islice
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import NamedTuple

import numpy as np

from marrakech import Action, Position, legal_actions, parse_position
from marrakech.kernel import Rollouts, get_ready
from marrakech.kernel.jit import compiled
from marrakech.kernel.lookup import CODES
from marrakech.kernel.outcome import share_victory
from marrakech.kernel.packed import DRAW, OVER, ROLL
from marrakech.kernel.playouts import GAMMA, any_chance, mixed
from marrakech.kernel.records import Array, Numbers, blanks
from marrakech.kernel.rollouts import Rollout, _decide, _luck_of
from marrakech.kernel.transitions import apply_code
from marrakech.kernel.workspace import Workspace

FILE = Path(__file__).with_name("decisions.jsonl")
PHASES = ("early", "middle", "late")


@compiled
def play_plain(block: Array[Workspace], code: int, games: Array[Rollout]) -> None:
    """The same games without knowing their luck."""
    work = block[0]
    for number in range(len(games)):
        game = games[number]
        game.state = work.start
        game.luck = mixed(GAMMA * (number + 1))
        apply_code(game.state, code)
        state = game.state
        while state.step != OVER:
            if state.step in (ROLL, DRAW):
                any_chance(state, _luck_of(game))
            else:
                apply_code(state, _decide(work, state))
        share_victory(state, game.results)


class Measured(NamedTuple):
    """The games from a choice: what was won, the luck in it as it is seen at once and a turn later,
    each less its mean; and the seconds that a game took."""

    players: int
    phase: str
    won: Numbers
    luck: Numbers
    deep_luck: Numbers
    plain_seconds: float
    seconds: float
    deep_seconds: float


def measured(position: Position, phase: str, action: Action, games: int) -> Measured:
    """A choice of a decision."""
    played, seconds = [], list[float]()
    for deep in (False, True):
        rollouts = Rollouts(position, deep=deep)
        began = process_time()
        rollouts.play(games, [action])
        seconds.append((process_time() - began) / games)
        played.append(rollouts)
    plain = blanks(Rollout, games)
    began = process_time()
    play_plain(played[0]._block, CODES.index(action), plain)
    seconds.insert(0, (process_time() - began) / games)
    shallow, deep_luck = (rollouts.luck(action) for rollouts in played)
    won = played[0].worths(action) + shallow
    centred = [numbers - numbers.mean() for numbers in (won, shallow, deep_luck)]
    return Measured(len(position.seats), phase, *centred, *seconds)


def report(name: str, found: list[Measured]) -> None:
    """The figures of some choices together."""
    won, luck, deep = (
        np.concatenate([getattr(one, name) for one in found])
        for name in ("won", "luck", "deep_luck")
    )
    plain_ms = 1000 * fmean(one.plain_seconds for one in found)
    ms = 1000 * fmean(one.seconds for one in found)
    deep_ms = 1000 * fmean(one.deep_seconds for one in found)
    print(f"{name}: {len(found)} choices, variance of a game {won.var():.3f}")
    for kind, taken, cost in (("luck", luck, ms), ("luck a turn later", deep, deep_ms)):
        times = won.var() / (won - taken).var()
        print(
            f"  less {kind}: {times:.1f} times less a game, {times * plain_ms / cost:.1f} a second"
            f" ({cost:.2f} instead of {plain_ms:.2f} ms a game)"
        )
        slope = (won @ taken) / (taken @ taken)
        fitted = won.var() / (won - slope * taken).var()
        print(f"    with a coefficient of {slope:.3f}: {fitted:.1f} times less a game", flush=True)


def main() -> None:
    """Measure, and report by number of players and third of the game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="from each choice")
    parser.add_argument("--choices", type=int, default=2, help="of each decision")
    parser.add_argument("--every", type=int, default=2, help="take one decision in this many")
    wanted = parser.parse_args()
    get_ready()
    found: list[Measured] = []
    for line in islice(FILE.read_text("utf-8").splitlines(), 0, None, wanted.every):
        entry = json.loads(line)
        position = parse_position(entry["position"])
        if not found:
            measured(position, "", legal_actions(position)[0], 2)  # compiles what is needed
        for action in legal_actions(position)[: wanted.choices]:
            found.append(measured(position, entry["phase"], action, wanted.games))
    for players in (2, 3, 4):
        some = [one for one in found if one.players == players]
        for phase in PHASES:
            report(f"{players} players, {phase}", [one for one in some if one.phase == phase])
        report(f"{players} players", some)
    report("all", found)


if __name__ == "__main__":
    main()
