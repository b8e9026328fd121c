"""What does a shallower search cost with two players? The chance to win that its choices lose,
as a deeper search sees it, in positions from games; and how long each search takes.
"""

import argparse
from random import Random
from time import perf_counter

from marrakech import Position, apply, legal_actions, start
from marrakech.kernel import EVERY, Searcher, Stage

USUAL = [Stage(2), *(Stage(3, width) for width in (1, 2, 3, 4))]


def stage_of(text: str) -> Stage:
    """A stage, from its turns and perhaps its width: `3` or `3,2`."""
    turns, _, width = text.partition(",")
    return Stage(int(turns), int(width or EVERY))


def positions(searcher: Searcher, step: str, number: int, random: Random) -> list[Position]:
    """Decisions at that step, from games between players who look one turn ahead."""
    found: list[Position] = []
    while len(found) < number:
        position, decisions = start(2), random.randrange(3, 132)
        while position.step != "over":
            actions = legal_actions(position)
            decides = position.step in ("turn", "lay") and len(actions) > 1
            if decides and decisions <= 0 and position.step == step:
                found.append(position)
                break
            worths = searcher.search(position, (Stage(1),)).worths if decides else {}
            action = max(worths, key=lambda one: worths[one]) if decides else random.choice(actions)
            position = apply(position, action)
            decisions -= 1
    return found


def main() -> None:
    """For each stage, what its choices cost as the deepest stage sees it, and its milliseconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--step", default="turn", choices=("turn", "lay"))
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--truth", type=stage_of, default=Stage(3), help="turns[,width]")
    parser.add_argument("--stages", type=stage_of, nargs="+", default=USUAL, help="likewise")
    wanted = parser.parse_args()
    searcher = Searcher()
    tried = positions(searcher, wanted.step, wanted.positions, Random(5))
    truth = [searcher.search(position, (wanted.truth,)).worths for position in tried]
    for stage in wanted.stages:
        lost, began = 0.0, perf_counter()
        for position, known in zip(tried, truth, strict=True):
            worths = searcher.search(position, (stage,)).worths
            lost += max(known.values()) - known[max(worths, key=lambda one: worths[one])]
        took = 1000 * (perf_counter() - began) / len(tried)
        print(f"{stage}: {lost / len(tried):.5f} of a game, {took:.1f} ms", flush=True)


if __name__ == "__main__":
    main()
