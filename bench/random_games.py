"""How many random games a second do the rules play, on one core, in plain Python?

Every action goes through `start`, `legal_actions` and `apply`, as any caller's would; the die is
1 2 2 3 3 4, turns and lays are uniform over the legal ones. Run: `python bench/random_games.py`.
"""

import argparse
import json
import platform
from random import Random
from statistics import median
from time import perf_counter

from marrakech.arena.benchmark import play_at_random


def rate(players: int, games: int, seed: int) -> tuple[float, float]:
    """Games and actions a second."""
    random = Random(seed)
    began = perf_counter()
    actions = sum(play_at_random(players, random) for _ in range(games))
    seconds = perf_counter() - began
    return games / seconds, actions / seconds


def main() -> None:
    """Measure some rounds and print their median and their best."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=1000, help="games a round")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    results = {}
    for players in (4, 3, 2):
        rounds = [rate(players, chosen.games, seed) for seed in range(chosen.rounds)]
        results[players] = {
            "games_per_s_median": round(median(games for games, _ in rounds)),
            "games_per_s_best": round(max(games for games, _ in rounds)),
            "actions_per_s_median": round(median(actions for _, actions in rounds)),
        }
    if chosen.json:
        print(json.dumps({"python": platform.python_version(), "players": results}, indent=2))
        return
    print(f"Python {platform.python_version()}, one core, {chosen.games} games a round")
    for players, figures in results.items():
        print(
            f"{players} players: {figures['games_per_s_median']:,} games a second "
            f"(best round {figures['games_per_s_best']:,}), "
            f"{figures['actions_per_s_median']:,} actions a second"
        )


if __name__ == "__main__":
    main()
