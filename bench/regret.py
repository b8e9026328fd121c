"""What a bot's choices cost: the chance to win that they lose in the decisions of
`bench/decisions.jsonl`, where rollouts say what each choice is worth.

A bot is written as for `bench/searches.py`: `champion@10`, or the stages of a search. The rollouts
are not exact, so even the best choice seems to cost something: compare bots with each other, on the
same decisions.
"""

import argparse
import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from searches import player

from marrakech import Position, parse_position
from marrakech.arena.win_rates import Z_95
from marrakech.bots import bot_names
from marrakech.kernel import get_ready

FILE = Path(__file__).with_name("decisions.jsonl")


class Decision(NamedTuple):
    """A position, and what each choice in it is worth to the player who decides."""

    position: Position
    phase: str
    worths: dict[str, float]

    def cost(self, choice: str) -> float:
        """How much less a choice is worth than the best one."""
        return max(self.worths.values()) - self.worths[choice]


def decisions(file: Path) -> Iterator[Decision]:
    """Those of a file."""
    for line in file.read_text("utf-8").splitlines():
        entry = json.loads(line)
        worths = {choice: worth for choice, (worth, _, _) in entry["choices"].items()}
        yield Decision(parse_position(entry["position"]), entry["phase"], worths)


def groups_of(decision: Decision) -> tuple[str, ...]:
    """The groups that a decision counts in."""
    players = f"{len(decision.position.seats)} players"
    return "all", players, f"{players}, {decision.position.step}", decision.phase


def summary(costs: list[float]) -> str:
    """Their mean in percent of a game with its 95 % interval, and how often nothing was lost."""
    error = Z_95 * stdev(costs) / sqrt(len(costs)) if len(costs) > 1 else 0.0
    best = sum(cost == 0 for cost in costs) / len(costs)
    return f"{100 * fmean(costs):.2f} ± {100 * error:.2f} %  ({best:.0%} best)"


def main() -> None:
    """For each bot, what its choices cost."""
    parser = argparse.ArgumentParser(description=__doc__)
    usual = [f"{name}@10" for name in bot_names()]
    parser.add_argument("bots", nargs="*", default=usual, metavar="BOT")
    parser.add_argument("--file", type=Path, default=FILE)
    wanted = parser.parse_args()
    get_ready()
    known = [*decisions(wanted.file)]
    for text in wanted.bots:
        bot, costs = player(text, Random(text)), dict[str, list[float]]()
        for decision in known:
            chosen = bot.choose(decision.position)
            for group in groups_of(decision):
                costs.setdefault(group, []).append(decision.cost(chosen))
        print(text)
        for group, found in costs.items():
            print(f"  {group:16} {len(found):4}  {summary(found)}", flush=True)


if __name__ == "__main__":
    main()
