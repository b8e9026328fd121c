"""Is this kernel as fast as another one? Two source trees take turns on the same machine.

Each tree has a process of its own. They are given the same work in alternation: random games on one
thread, and searches with a limit of nodes. CPU time is compared, because other programs may be
running too. Run: `python bench/versions.py TREE`, where TREE holds the other `src/marrakech`.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import NamedTuple

HERE = Path(__file__).parents[1]
WORKER = """
import sys
from random import Random
from time import process_time
from marrakech import apply, legal_actions, start
from marrakech.kernel import Searcher, Stage, playouts

def middle(players, step, seed):
    random, position = Random(seed), start(players)
    while sum(sum(seat.rugs) for seat in position.seats) > 24 or position.step != step:
        position = apply(position, random.choice(legal_actions(position)))
        if position.step == "over":
            position = start(players)
    return position

STAGES = {
    2: (Stage(2), Stage(3, 1), Stage(3, 2), Stage(3), Stage(4, 1), Stage(4, 2)),
    4: (Stage(2, naive=True), Stage(4, 3, naive=True), Stage(5, 2, naive=True)),
}
MIDDLES = {
    players: [middle(players, ("turn", "lay")[seed % 2], seed) for seed in range(6)]
    for players in STAGES
}
searcher = Searcher()

def work(name, players):
    if name == "games":
        return playouts(start(players), 60_000, seed=1, threads=1).games
    found = (searcher.search(one, STAGES[players], nodes=250_000) for one in MIDDLES[players])
    return sum(one.nodes for one in found)

for line in sys.stdin:
    name, players = line.split()
    began = process_time()
    done = work(name, int(players))
    print(done, process_time() - began, flush=True)
"""
TASKS = (("games", 4), ("games", 3), ("games", 2), ("search", 4), ("search", 2))


class Run(NamedTuple):
    """One piece of work: how much was done in how many seconds of CPU time."""

    done: int
    seconds: float


class Tree:
    """A source tree and the process that works with its kernel."""

    def __init__(self, root: Path) -> None:
        self._worker = subprocess.Popen(
            [sys.executable, "-c", WORKER],
            env={**os.environ, "PYTHONPATH": str(root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, name: str, players: int) -> Run:
        """Do one piece of work."""
        assert self._worker.stdin
        assert self._worker.stdout
        self._worker.stdin.write(f"{name} {players}\n")
        self._worker.stdin.flush()
        done, seconds = self._worker.stdout.readline().split()
        return Run(int(done), float(seconds))

    def close(self) -> None:
        """Let the process end."""
        self._worker.communicate()


def main() -> None:
    """Print both rates and how they compare, for each kind of work."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, metavar="TREE")
    parser.add_argument("--rounds", type=int, default=30)
    chosen = parser.parse_args()
    before, after = Tree(chosen.other), Tree(HERE)
    for task in TASKS:
        assert before.run(*task).done == after.run(*task).done, "they do not do the same work"
        pairs = [(before.run(*task), after.run(*task)) for _ in range(chosen.rounds)]
        fastest = [min(run.seconds for run in column) for column in zip(*pairs, strict=True)]
        old, new = (pairs[0][0].done / seconds for seconds in fastest)
        ratio = median(one.seconds / two.seconds for one, two in pairs)
        print(
            f"{task[0]}, {task[1]} players: best {old:,.0f} and {new:,.0f} a second "
            f"({new / old:.3f}); median ratio {ratio:.3f}",
            flush=True,
        )
    before.close()
    after.close()


if __name__ == "__main__":
    main()
