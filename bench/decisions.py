"""Regenerates the decision benchmark: positions from games of the champion, and what each choice in
them is worth, estimated by rollouts of the champion itself. `bench/regret.py` measures bots on it.

There are as many positions for each number of players, each third of the game and each kind of
decision. Games of their own rank the choices first; then all choices are played from, and those
that were ranked best more often. So no choice is worth more because it was lucky to be ranked high.
All choices have the same luck, so that they can be compared. The same options make the same file.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from marrakech import Action, Position, apply, format_position, legal_actions, start
from marrakech.arena.chance import draw_chance
from marrakech.arena.workers import cores
from marrakech.kernel import Rollouts, Searcher, Stage, get_ready

FILE = Path(__file__).with_name("decisions.jsonl")
PHASES = ("early", "middle", "late")
SCREENING = 1  # the seed of the games that rank the choices
EXPLORING = 0.05  # the share of random decisions on the way, so that positions differ


class Kind(NamedTuple):
    """Which decision is wanted; those of a kind are numbered."""

    players: int
    phase: str
    step: str
    number: int


def rugs_left(position: Position) -> int:
    """How many rugs are still to be laid."""
    return sum(sum(seat.rugs) for seat in position.seats)


def decision(kind: Kind) -> Position:
    """A decision of that kind, from a game of its own."""
    searcher, random, tries = Searcher(), Random(str(kind)), 0
    while True:
        position, tries = start(kind.players), tries + 1
        most = rugs_left(position)
        third = most * (3 - PHASES.index(kind.phase)) // 3
        wanted = random.randint(max(third - most // 3 + 1, 2), third)  # the last lay is no puzzle
        while position.step != "over":
            actions = legal_actions(position)
            decides = position.step in ("turn", "lay") and len(actions) > 1
            if decides and position.step == kind.step and rugs_left(position) <= wanted:
                return position
            if position.step in ("roll", "draw"):
                action = draw_chance(position, random)
            elif not decides or random.random() < EXPLORING:
                action = random.choice(actions)
            else:
                worths = searcher.search(position, (Stage(1),), learned=True).worths
                action = max(worths, key=lambda one: worths[one])
            position = apply(position, action)


def ranked(position: Position, games: int) -> list[Action]:
    """The choices, those that look best first, by games that are not used again."""
    rollouts = Rollouts(position, SCREENING)
    rollouts.play(games)
    return [*rollouts.samples()]


def judged(games: int, kind: Kind) -> str:
    """A line of the file: the position, and for each choice its worth, the standard error and how
    many games that took."""
    position = decision(kind)
    rollouts, order = Rollouts(position), ranked(position, games // 4)
    rollouts.play(games)
    for part in (2, 4):  # the best half gets as many games again, the best quarter twice as many
        rollouts.play(games * part // 2, order[: max(2, math.ceil(len(order) / part))])
    choices = {
        action: [round(found.worth, 4), round(found.error, 4), found.games]
        for action, found in rollouts.samples().items()
    }
    entry = {"position": format_position(position), "phase": kind.phase, "choices": choices}
    return json.dumps(entry)


def kinds(each: int) -> Iterator[Kind]:
    """All kinds of decisions."""
    for players, phase, step, number in product((2, 3, 4), PHASES, ("turn", "lay"), range(each)):
        yield Kind(players, phase, step, number)


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=14, help="decisions of each kind")
    parser.add_argument("--games", type=int, default=96, help="from each choice, to begin with")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--out", type=Path, default=FILE)
    wanted = parser.parse_args()
    get_ready()
    all_kinds, lines = [*kinds(wanted.each)], []
    with ProcessPoolExecutor(wanted.jobs, get_context("spawn")) as pool:
        for line in pool.map(partial(judged, wanted.games), all_kinds):
            lines.append(line)
            print(f"\r{len(lines)} of {len(all_kinds)}", end="", file=sys.stderr, flush=True)
    wanted.out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"\n{wanted.out}", file=sys.stderr)


if __name__ == "__main__":
    main()
