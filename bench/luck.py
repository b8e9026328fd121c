"""How much of the results luck explains, by the levels that meet, for 2, 3 and 4 players.

Two levels take turns in the seats, and every game is analysed at `quick`. What a seat won is
regressed on its own luck and on the luck of the others, over all seats of all games of a pairing:
R² is the part of the variance of results that goes with them. Its interval is the middle 95 % of
what as many games drawn from these give. What is left is skill, errors, and the evaluator's own
corrections.

Games are appended to a file as they are analysed; run again, it goes on where it stopped. The
summary goes into `bench/luck.json`, and its chart is drawn by `docs/pictures/chart_luck.py`.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from analysis import play

from marrakech.analysis import KernelEvaluator, analyse
from marrakech.bots import bot_names
from marrakech.kernel import get_ready

SUMMARY = Path(__file__).with_name("luck.json")
DRAWN = 400  # samples for an interval

Rows = npt.NDArray[np.float64]  # one for each seat of a game: result, own luck, others' luck


class Pairing(NamedTuple):
    """Two levels that meet."""

    players: int
    first: str
    second: str


def pairings() -> Iterator[Pairing]:
    """Every pairing, each once; a level also meets itself."""
    for players in (2, 3, 4):
        for first, second in combinations_with_replacement(bot_names(), 2):
            yield Pairing(players, first, second)


def analysed(pairing: Pairing, number: int, evaluator: KernelEvaluator) -> list[list[float]]:
    """A game of a pairing: what each seat won, and its luck and that of the others."""
    game = play(pairing.players, number, (pairing.first, pairing.second))
    seats = analyse(game, evaluator).seats
    return [[seat.result, seat.own_luck, seat.others_luck] for seat in seats]


def explained(games: Rows) -> float:
    """R² of results on own and others' luck."""
    rows = games.reshape(-1, 3)
    results = rows[:, 0]
    causes = np.column_stack([np.ones(len(rows)), rows[:, 1:]])
    found, *_ = np.linalg.lstsq(causes, results, rcond=None)
    left = results - causes @ found
    return float(1 - left.var() / results.var())


def summed(pairing: Pairing, games: Rows) -> dict[str, object]:
    """A pairing's figures."""
    random = np.random.default_rng(1)
    picks = (random.integers(0, len(games), len(games)) for _ in range(DRAWN))
    low, high = np.quantile([explained(games[pick]) for pick in picks], (0.025, 0.975))
    result, own, others = (games[:, :, column] for column in range(3))
    return {
        **pairing._asdict(),
        "games": len(games),
        "explained": round(explained(games), 4),
        "low": round(float(low), 4),
        "high": round(float(high), 4),
        "result_deviation": round(float(result.std()), 4),
        "own_luck_deviation": round(float(own.std()), 4),
        "others_luck_deviation": round(float(others.std()), 4),
        "adjusted_deviation": round(float((result - own - others).std()), 4),
    }


def read(out: Path) -> dict[Pairing, dict[int, list[list[float]]]]:
    """What was analysed before."""
    known: dict[Pairing, dict[int, list[list[float]]]] = defaultdict(dict)
    for line in out.read_text("utf-8").splitlines() if out.exists() else ():
        *pairing, number, seats = json.loads(line)
        known[Pairing(*pairing)][number] = seats
    return known


def main() -> None:
    """Play and analyse what is missing, and write the summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each pairing")
    parser.add_argument("--out", type=Path, required=True, help="the file of games")
    parser.add_argument("--summary", type=Path, default=SUMMARY)
    wanted = parser.parse_args()
    get_ready()
    evaluator, known = KernelEvaluator("quick"), read(wanted.out)
    with wanted.out.open("a", encoding="utf-8") as file:
        for number in range(wanted.games):
            for pairing in pairings():
                if number not in known[pairing]:
                    seats = known[pairing][number] = analysed(pairing, number, evaluator)
                    print(json.dumps([*pairing, number, seats]), file=file, flush=True)
    found = [summed(one, np.array([*known[one].values()])) for one in pairings()]
    lines = ",\n".join(json.dumps(one) for one in found)
    wanted.summary.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
