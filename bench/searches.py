"""Who wins: one player against copies of another in all the other seats, in every seating and with
the same luck in each? Players that `marrakech arena` cannot seat: the same bot with more time or
less, and other ways to look ahead with the champion's network.

A player is a bot's name, or the stages of a search joined by `+`: `turns`, `turns,width` or
`turns,width,temperature`; the width may also be `all`, and `naive` may stand for the temperature.
An `@` and milliseconds say how long it may think for each decision: `champion@100`,
`1+2,all,0.02+3,2,naive@10`.
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
from marrakech.bots import Bot, Budget, SearchResult, bot_named, bot_names
from marrakech.bots.search_bots import SearchBot
from marrakech.kernel import EVERY, Stage, get_ready
from marrakech.rules import Action, Position


def stage_of(text: str) -> Stage:
    """A stage, from its text."""
    turns, width, others = (*text.split(","), "", "")[:3]
    naive = others == "naive"
    wide = EVERY if width in ("", "all") else int(width)
    return Stage(int(turns), wide, naive, float(others) if others and not naive else 0.0)


class StagesBot(SearchBot):
    """Looks ahead by the stages it is given."""

    learned = True

    def __init__(self, text: str, random: Random) -> None:
        super().__init__(random)
        self.name = text
        self._stages = tuple(stage_of(one) for one in text.split("+"))

    def stages(self, position: Position) -> tuple[Stage, ...]:
        """The same everywhere."""
        return self._stages


class TimedBot(Bot):
    """A bot with a time of its own for each decision."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.name, self._bot, self._budget = bot.name, bot, budget

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        """What the bot thinks in its time."""
        return self._bot.think(position, self._budget)

    def choose(self, position: Position, budget: Budget | None = None) -> Action:
        """What the bot chooses in its time."""
        return self._bot.choose(position, self._budget)


def player(text: str, random: Random) -> Bot:
    """A player, from its text; without milliseconds it finishes its last stage."""
    name, _, ms = text.partition("@")
    bot = bot_named(name, random) if name in bot_names() else StagesBot(name, random)
    return TimedBot(bot, Budget(float(ms) / 1000 if ms else None))


def play_round(one: str, other: str, players: int, number: int) -> list[float]:
    """What the first player wins, alone in each seat."""
    victories = []
    for alone in range(players):
        seats = [one if seat == alone else other for seat in range(players)]
        bots = [player(text, Random(f"{number} {seat}")) for seat, text in enumerate(seats)]
        played = play(start(players), seats, bots, Luck(str(number), players), Budget())
        assert not played.failures
        victories.append(played.victory(alone))
    return victories


def line(found: list[list[float]]) -> str:
    """What the first player has won so far."""
    value, low, high = (100 * number for number in estimate(found))
    return f"{value:.1f} % ({low:.1f} to {high:.1f}) of {sum(map(len, found)):,} games"


def main() -> None:
    """Print what the first player wins, with its 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for text in (wanted.one, wanted.other):
        player(text, Random(0))  # refuses what it cannot read
    get_ready()
    first = wanted.seed * 10**6
    rounds = range(first, first + -(-wanted.games // wanted.players))
    one_round = partial(play_round, wanted.one, wanted.other, wanted.players)
    found: list[list[float]] = []
    with ProcessPoolExecutor(wanted.jobs, get_context("spawn")) as pool:
        for victories in pool.map(one_round, rounds):
            found.append(victories)
            if len(found) % 50 == 0:
                print(line(found), flush=True)
    print(line(found))


if __name__ == "__main__":
    main()
