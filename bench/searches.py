"""Which way to look ahead wins? One search against copies of another in all the other seats, in
every seating and with the same luck in each; both judge positions by the champion's network.

A search is a list of stages joined by `+`: `turns`, `turns,width` or `turns,width,temperature`;
the width may also be `all`, and `naive` may stand for the temperature: `1+2,all,0.02+3,2,naive`.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

from marrakech import start
from marrakech.arena.common_random import Luck
from marrakech.arena.game import play
from marrakech.arena.win_rates import estimate
from marrakech.bots import Budget
from marrakech.bots.search_bots import SearchBot
from marrakech.kernel import EVERY, Stage, get_ready
from marrakech.rules import Position


def stage_of(text: str) -> Stage:
    """A stage, from its text."""
    turns, width, others = (*text.split(","), "", "")[:3]
    naive = others == "naive"
    wide = EVERY if width in ("", "all") else int(width)
    return Stage(int(turns), wide, naive, float(others) if others and not naive else 0.0)


def stages_of(text: str) -> tuple[Stage, ...]:
    """The stages of a search, from its text."""
    return tuple(stage_of(one) for one in text.split("+"))


class StagesBot(SearchBot):
    """Looks ahead by the stages it is given."""

    learned = True

    def __init__(self, text: str, random: Random) -> None:
        super().__init__(random)
        self.name, self._stages = text, stages_of(text)

    def stages(self, position: Position) -> tuple[Stage, ...]:
        """The same everywhere."""
        return self._stages


def play_round(one: str, other: str, players: int, budget: Budget, number: int) -> list[float]:
    """What the first search wins, alone in each seat."""
    victories = []
    for alone in range(players):
        seats = [one if seat == alone else other for seat in range(players)]
        bots = [StagesBot(text, Random(f"{number} {seat}")) for seat, text in enumerate(seats)]
        played = play(start(players), seats, bots, Luck(str(number), players), budget)
        assert not played.failures
        victories.append(played.victory(alone))
    return victories


def line(found: list[list[float]]) -> str:
    """What the first search has won so far."""
    value, low, high = (100 * number for number in estimate(found))
    return f"{value:.1f} % ({low:.1f} to {high:.1f}) of {sum(map(len, found)):,} games"


def main() -> None:
    """Print what the first search wins, with its 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument(
        "--ms", type=float, help="for a decision; without it, until all is finished"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    get_ready()
    rounds = range(wanted.seed * 10**6, wanted.seed * 10**6 + -(-wanted.games // wanted.players))
    budget = Budget(wanted.ms / 1000 if wanted.ms else None)
    one_round = partial(play_round, wanted.one, wanted.other, wanted.players, budget)
    with ProcessPoolExecutor(wanted.jobs, get_context("spawn")) as pool:
        found: list[list[float]] = []
        for victories in pool.map(one_round, rounds):
            found.append(victories)
            if len(found) % 50 == 0:
                print(line(found), flush=True)
    print(line(found))


if __name__ == "__main__":
    main()
