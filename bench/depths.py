"""How much an error depends on how deep an analysis looks, and what the corrections are made of.

First, games of mixed levels: for some turns of each, the error of every decision as one depth sees
it, and as a deeper one does. `deep` looks at about eighty times as many positions as `normal`.

With `--corrections`, games of the champion: what a correction gives on average to the player whose
turn it is, to the next one and so on; how large it is with and without that mean; and how much the
correction of a seat has to do with those of the turns before, and with the luck in between.

With `--temperatures`, how large they are if a player may also take what is nearly as good: with
several players, which of two such choices somebody takes decides what the others can expect.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import fmean, median
from typing import NamedTuple

import numpy as np
from analysis import percent, play

from marrakech import Game, Position, apply
from marrakech.analysis import (
    Chances,
    Correction,
    Decision,
    Depth,
    KernelEvaluator,
    Luck,
    analyse,
    analyse_turns,
)
from marrakech.bots import bot_names
from marrakech.kernel import Expectimax, TurnTree, get_ready
from marrakech.kernel.lookup import CHANCE_OF_ROLL
from marrakech.kernel.records import Numbers

AIM = (0.1, 0.001)  # of the error itself, or of a win, whichever is larger


class Pair(NamedTuple):
    """What a decision cost, by two depths."""

    one: float
    other: float

    @property
    def apart(self) -> float:
        """By how much they differ."""
        return abs(self.one - self.other)

    @property
    def close(self) -> bool:
        """Whether the aim is reached."""
        return self.apart <= max(AIM[0] * self.other, AIM[1])


def some_turns(number: int, turns: int) -> Iterator[Game]:
    """A few turns of a game, each as a record of its own; the game has 2, 3 or 4 players."""
    game = play(2 + number % 3, number, bot_names())
    positions, lines = game.positions(), game.turns()
    for line in Random(number).sample(lines, min(turns, len(lines))):
        yield Game(positions[line.first], game.actions[line.first : line.end])


def errors(game: Game, evaluator: KernelEvaluator) -> list[float]:
    """What each decision of a turn cost."""
    turn = next(analyse_turns(game, evaluator))
    return [-step.error for step in turn.steps if isinstance(step, Decision)]


def report_pairs(name: str, pairs: list[Pair]) -> None:
    """How far the errors are apart."""
    if not pairs:
        return
    apart = [100 * pair.apart for pair in pairs]
    print(
        f"  {name}: {len(pairs)} decisions; apart by {median(apart):.2f} points (median),"
        f" {np.quantile(apart, 0.95):.2f} (95 %), {fmean(apart):.2f} (mean);"
        f" within the aim {fmean(pair.close for pair in pairs):.0%};"
        f" mean error {100 * fmean(pair.one for pair in pairs):.2f}"
        f" and {100 * fmean(pair.other for pair in pairs):.2f} %",
        flush=True,
    )


def compare(games: int, turns: int, depths: tuple[Depth, Depth]) -> None:
    """Look at the turns of all games at both depths."""
    one, other = map(KernelEvaluator, depths)
    pairs: dict[int, list[Pair]] = defaultdict(list)
    for number in range(games):
        for game in some_turns(number, turns):
            both = zip(errors(game, one), errors(game, other), strict=True)
            pairs[2 + number % 3] += [Pair(*costs) for costs in both]
        if number % 20 == 19 or number == games - 1:
            print(f"{depths[0]} and {depths[1]}, {number + 1} games, {turns} turns of each")
            every = [pair for some in pairs.values() for pair in some]
            report_pairs("all", every)
            for players, some in sorted(pairs.items()):
                report_pairs(f"{players} players", some)
            for least in (0.01, 0.02, 0.05):
                large = [pair for pair in every if pair.other >= least]
                report_pairs(f"errors of at least {least:.0%}", large)
            best = [pair for pair in every if min(pair.one, pair.other) <= 0 < pair.apart]
            print(f"  the best choice of one is not that of the other: {len(best)} decisions")


def correlation(pairs: list[tuple[float, float]]) -> float:
    """How much two quantities have to do with each other."""
    return float(np.corrcoef(np.array(pairs).T)[0, 1])


def correct(games: int, players: int, depth: Depth, level: str) -> None:
    """What the corrections of games at one level are made of."""
    evaluator = KernelEvaluator(depth)
    rows, phases = list[Chances](), list[int]()
    lagged: dict[int, list[tuple[float, float]]] = defaultdict(list)  # by turns in between
    fortunes: list[tuple[float, float]] = []  # luck of a turn, and the correction after it
    for number in range(games):
        game = play(players, number, (level,))
        positions = game.positions()
        before: list[Chances] = []
        luck = np.zeros(players)
        for step in analyse(game, evaluator).steps():
            if isinstance(step, Luck):
                luck += step.gains
            if not isinstance(step, Correction):
                continue
            fortunes += [*zip(luck.tolist(), step.gains, strict=True)]
            luck = np.zeros(players)
            mover = positions[step.ply].seat - 1
            rows.append((*step.gains[mover:], *step.gains[:mover]))
            left = sum(sum(seat.rugs) for seat in positions[step.ply].seats)
            most = sum(sum(seat.rugs) for seat in game.start.seats)
            phases.append(min(2, 3 * (most - left) // most))
            for lag, earlier in enumerate(before[: -players - 1 : -1], 1):
                lagged[lag] += [*zip(earlier, step.gains, strict=True)]
            before.append(step.gains)
    gains, phase = np.array(rows), np.array(phases)
    size = np.abs(gains).sum(1) / 2
    print(f"{depth}, {players} players, {games} games of {level}: size {percent([*size])}")
    for third in range(3):
        means = 100 * gains[phase == third].mean(0)
        errors = 196 * gains[phase == third].std(0) / np.sqrt((phase == third).sum())
        shown = ", ".join(f"{a:+.2f} ± {b:.2f}" for a, b in zip(means, errors, strict=True))
        print(f"  third {third + 1}: to the player to move, the next…: {shown} %")
    rest = gains.copy()
    for third in range(3):
        rest[phase == third] -= gains[phase == third].mean(0)
    print(f"  without these means: size {percent([*(np.abs(rest).sum(1) / 2)])}")
    shown = ", ".join(f"{correlation(some):+.3f}" for some in lagged.values())
    print(f"  correlation with the correction one turn before, two…: {shown}")
    print(f"  correlation with the luck in between: {correlation(fortunes):+.3f}")
    deviation = 100 * gains.std()
    print(f"  standard deviation for a seat: {deviation:.2f} %", flush=True)


def soft(tree: TurnTree, temperature: float, seat: int, node: int = 0, level: int = 0) -> Numbers:
    """What each seat can expect if the player to move may also take what is nearly as good. Only
    for three and four players without the variant: a turn is a facing, a roll and a lay."""
    if not tree.following[node]:
        return np.array(tree.chances[node])
    below = [soft(tree, temperature, seat, child, level + 1) for child in tree.following[node]]
    if level == 1:
        return np.average(below, axis=0, weights=CHANCE_OF_ROLL)
    worths = np.array([one[seat] for one in below])
    if temperature == 0:
        return below[int(worths.argmax())]
    return np.average(below, axis=0, weights=np.exp((worths - worths.max()) / temperature))


def leaves(tree: TurnTree, position: Position, node: int = 0) -> Iterator[tuple[int, Position]]:
    """Where the turn ends."""
    if not tree.following[node]:
        yield node, position
    for child in tree.following[node]:
        yield from leaves(tree, apply(position, tree.actions[child]), child)


def soften(games: int, players: int, every: int, temperatures: list[float]) -> None:
    """How large corrections at `normal` are if players may also take what is nearly as good."""
    one = Expectimax(1)
    sizes: dict[float, list[float]] = defaultdict(list)
    moved: dict[float, list[float]] = defaultdict(list)
    for number in range(games):
        game = play(players, number, ("champion",))
        positions = game.positions()
        for turn in game.turns()[number % every :: every]:
            position = positions[turn.first]
            seat, tree = position.seat - 1, one.tree(position)
            after = [*leaves(tree, position)]
            trees = {node: one.tree(leaf) for node, leaf in after}
            for temperature in temperatures:
                chances = list(tree.chances)
                for node, leaf in after:
                    chances[node] = tuple(soft(trees[node], temperature, leaf.seat - 1))
                near = soft(tree, temperature, seat)
                far = soft(tree._replace(chances=tuple(chances)), temperature, seat)
                sizes[temperature].append(float(np.abs(far - near).sum() / 2))
                moved[temperature].append(float((far - near)[seat]))
    for temperature in temperatures:
        print(
            f"{players} players, temperature {temperature}: size {percent(sizes[temperature])},"
            f" to the player to move {percent(moved[temperature])}",
            flush=True,
        )


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--turns", type=int, default=3, help="of each game")
    parser.add_argument("--depths", nargs=2, default=["normal", "deep"])
    parser.add_argument("--corrections", action="store_true")
    parser.add_argument("--temperatures", nargs="+", type=float, help="of choices that are close")
    parser.add_argument("--level", default="champion", help="whose corrections")
    wanted = parser.parse_args()
    get_ready()
    if wanted.temperatures:
        for players in (3, 4):
            soften(wanted.games, players, 4, wanted.temperatures)
        return
    if not wanted.corrections:
        compare(wanted.games, wanted.turns, tuple(wanted.depths))
        return
    for players in (2, 3, 4):
        for depth in wanted.depths:
            correct(wanted.games, players, depth, wanted.level)


if __name__ == "__main__":
    main()
