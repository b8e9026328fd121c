"""How often bots of each level make errors of each size, from which the words for errors follow.

The levels take turns in the seats, so that all of them meet, and every game is analysed at
`normal`. For each level: how many of a hundred decisions cost at least so much, and what a decision
costs on average; for all numbers of players together and for each.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean

from analysis import play

from marrakech.analysis import FROM, Decision, Depth, KernelEvaluator, analyse
from marrakech.bots import bot_names
from marrakech.kernel import get_ready

SIZES = (0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15, 0.2, 0.3)

Errors = dict[tuple[int, str, str], list[float]]  # by players, level and step: what each cost


def note_errors(players: int, number: int, evaluator: KernelEvaluator, errors: Errors) -> None:
    """Play and analyse a game, and add what its decisions cost."""
    levels = bot_names()
    for step in analyse(play(players, number, levels), evaluator).steps():
        if isinstance(step, Decision):
            level = levels[(step.seat - 1 + number) % len(levels)]
            errors[players, level, step.step].append(-step.error)


def rates(costs: Iterable[float], sizes: Iterable[float]) -> str:
    """Of a hundred decisions, how many cost at least so much."""
    costs = [*costs]
    return " ".join(
        f"{100 * sum(cost >= size for cost in costs) / len(costs):6.2f}" for size in sizes
    )


def report(name: str, errors: Errors) -> None:
    """A table, and the same for the words as they are."""
    print(f"\n{name}: decisions, their mean cost in percent, and how many of 100 cost at least…")
    print(f"{'':10}{'':>8}{'':>7} " + " ".join(f"{100 * size:5.0f}%" for size in SIZES))
    for level in bot_names():
        costs = [cost for (_, who, _), some in errors.items() if who == level for cost in some]
        print(
            f"{level:10}{len(costs):8}{100 * fmean(costs):7.2f} {rates(costs, SIZES)}"
            f"   now: {rates(costs, FROM.values())}",
            flush=True,
        )


def main() -> None:
    """Play, analyse and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=180, help="with each number of players")
    parser.add_argument("--depth", default="normal", choices=("quick", "normal"))
    parser.add_argument("--out", type=Path, help="a file for all errors")
    wanted = parser.parse_args()
    get_ready()
    depth: Depth = wanted.depth
    evaluator, errors = KernelEvaluator(depth), defaultdict[tuple[int, str, str], list[float]](list)
    for number in range(wanted.games):
        for players in (2, 3, 4):
            note_errors(players, number, evaluator, errors)
    if wanted.out:
        rows = [[*key, [round(cost, 6) for cost in costs]] for key, costs in errors.items()]
        wanted.out.write_text(json.dumps(rows), encoding="utf-8")
    report("all", errors)
    for players in (2, 3, 4):
        report(
            f"{players} players", {key: some for key, some in errors.items() if key[0] == players}
        )
    for step in ("turn", "lay"):
        report(step, {key: some for key, some in errors.items() if key[2] == step})


if __name__ == "__main__":
    main()
