"""What an analysis costs, how large corrections are, and whether luck averages to zero.

Bots of several levels play games, and each game is analysed at each depth. The time is CPU time of
one core, without compiling and playing. The size of a correction is the chance to win that moves
from some seats to others when the next turn is looked at.
"""

import argparse
from math import sqrt
from random import Random
from statistics import fmean, median, stdev
from time import process_time
from typing import NamedTuple

from marrakech import Game, apply, start
from marrakech.analysis import DEPTHS, Analysis, Correction, Depth, KernelEvaluator, analyse
from marrakech.arena import draw_chance
from marrakech.arena.win_rates import Z_95
from marrakech.bots import Bot, Budget, bot_named
from marrakech.kernel import get_ready
from marrakech.rules import Action

LEVELS = ("novice", "greedy", "merchant", "champion")
BUDGET = Budget(nodes=2000)  # the same games on every machine


class Analysed(NamedTuple):
    """A game's analysis, and how many seconds it took."""

    analysis: Analysis
    seconds: float


def play(players: int, number: int, levels: tuple[str, ...]) -> Game:
    """A whole game; the levels take turns in the seats."""
    random = Random(f"{players} {number}")
    seats = [levels[(seat + number) % len(levels)] for seat in range(players)]
    bots: list[Bot] = [bot_named(level, random) for level in seats]
    begin = position = start(players)
    actions: list[Action] = []
    while position.step != "over":
        if position.step in ("roll", "draw"):
            actions.append(draw_chance(position, random))
        else:
            actions.append(bots[position.seat - 1].choose(position, BUDGET))
        position = apply(position, actions[-1])
    return Game(begin, tuple(actions))


def timed(game: Game, evaluator: KernelEvaluator) -> Analysed:
    """A game, analysed."""
    began = process_time()
    found = analyse(game, evaluator)
    return Analysed(found, process_time() - began)


def sizes(found: Analysis) -> list[float]:
    """How large each correction of a game is: what some seats gain by it, the others lose."""
    return [sum(map(abs, step.gains)) / 2 for step in found.steps() if isinstance(step, Correction)]


def percent(numbers: list[float]) -> str:
    """Their mean in percent, with its 95 % interval."""
    error = Z_95 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{100 * fmean(numbers):6.2f} ± {100 * error:.2f} %"


def report(depth: Depth, games: list[Analysed]) -> None:
    """All figures of a depth."""
    seconds = [game.seconds for game in games]
    found = [game.analysis for game in games]
    corrections = [size for one in found for size in sizes(one)]
    print(f"{depth}: {len(games)} games")
    print(f"  seconds a game: median {median(seconds):.3f}, most {max(seconds):.3f}")
    print(f"  size of a correction: {percent(corrections)}")
    for name in ("own_luck", "others_luck", "corrections"):
        each = [[getattr(totals, name) for totals in one.seats] for one in found]
        means = ", ".join(percent([*seat]) for seat in zip(*each, strict=True))
        print(f"  {name}, mean by seat: {means}")
    plain = [totals.result for one in found for totals in one.seats]
    adjusted = [totals.luck_adjusted for one in found for totals in one.seats]
    print(
        f"  standard deviation of results {stdev(plain):.3f}, luck-adjusted {stdev(adjusted):.3f}"
    )
    explained = 1 - (stdev(adjusted) / stdev(plain)) ** 2
    print(f"  part of the variance that goes with the luck: {explained:.0%}", flush=True)


def main() -> None:
    """Play the games, and analyse them at each depth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--depths", nargs="+", default=[*DEPTHS], choices=[*DEPTHS])
    parser.add_argument("--levels", nargs="+", default=[*LEVELS])
    wanted = parser.parse_args()
    get_ready()
    games = [play(wanted.players, number, tuple(wanted.levels)) for number in range(wanted.games)]
    for depth in wanted.depths:
        evaluator = KernelEvaluator(depth)
        KernelEvaluator("quick").look(start(wanted.players))  # compiles or loads what is needed
        report(depth, [timed(game, evaluator) for game in games])


if __name__ == "__main__":
    main()
