"""Games in which everything happens that an analysis has to know about."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from support.endgames import GAMES, late_position
from support.positions import random_start

from marrakech import Action, Game, Position, apply, legal_actions, outcome, start
from marrakech.bots import Bot

RELUCTANCE = (20, 100, 10_000, 10_000)  # one action in this many is to give up
LENGTHS = (0, 1, 5, 40, 120, 1000, 1000, 1000, 1000)


def any_game(random: Random) -> Game:
    """Two, three or four players, any rules, rich or poor, from the start or from near the end,
    played at random to the end or not."""
    begin = position = _any_start(random)
    reluctance, length = random.choice(RELUCTANCE), random.choice(LENGTHS)
    actions: list[Action] = []
    while position.step != "over" and len(actions) < length:
        choices = legal_actions(position)
        if not random.randrange(reluctance):
            choices = tuple(f"x{n}" for n, seat in enumerate(position.seats, 1) if not seat.out)
        actions.append(random.choice(choices))
        position = apply(position, actions[-1])
    return Game(begin, tuple(actions))


def games_of_all_kinds() -> list[Game]:
    """Games in which everything happens; the last few by hand, because random games seldom have
    somebody give up while the piles are drawn."""
    drawing = (("x1",), ("x2",), ("*r", "x1"), ("*r", "x2"))
    played = [any_game(Random(seed)) for seed in range(180)]
    return [*played, *(Game(start(2), actions) for actions in drawing)]


def _any_start(random: Random) -> Position:
    kind = random.randrange(3)
    if kind == 0:
        players, rules, purse = random.choice(GAMES)
        step = random.choice(("roll", "lay"))
        return late_position(players, rules, purse, random.randrange(1, 7), step, random)
    begin = start(2) if kind == 1 and random.random() < 0.3 else random_start(random)
    dirhams = random.choice((30, 30, 10, 3, 1, 0))
    return begin._replace(seats=tuple(seat._replace(dirhams=dirhams) for seat in begin.seats))


def bots_game(
    start: Position, bots: list[Bot], random: Random, chance: Callable[[Position, Random], Action]
) -> Game:
    """A whole game between bots."""
    position, actions = start, list[Action]()
    while position.step != "over":
        if position.step in ("roll", "draw"):
            actions.append(chance(position, random))
        else:
            actions.append(bots[position.seat - 1].choose(position))
        position = apply(position, actions[-1])
    return Game(start, tuple(actions))


def features_of(game: Game) -> Iterator[str]:
    """What happens in a game that matters to its analysis."""
    positions = game.positions()
    final = positions[-1]
    yield f"{len(final.seats)} players"
    yield game.start.ruleset.steering
    yield "over" if final.step == "over" else f"stops before {final.step}"
    if not game.actions:
        yield "no action"
    if final.step == "over" and len(outcome(final).winners) > 1:
        yield "shared victory"
    for before, action, after in zip(positions, game.actions, positions[1:], strict=False):
        yield from _features_of_action(before, action, after)


def _features_of_action(before: Position, action: Action, after: Position) -> Iterator[str]:
    if action[0] == "x":
        whose = "own" if int(action[1:]) == before.seat else "another's"
        yield f"gives up on {whose} turn"
        yield f"gives up at {before.step}"
        if after.step != "over":
            yield "goes on without a seat"
    elif before.step == "draw":
        yield "first draws" if not any(before.board) else f"draw, then {after.step}"
    elif before.step == "roll" and after.step != "lay":
        yield f"goes out, then {after.step}"
    elif before.step == "lay" and len(legal_actions(before)) == 1:
        yield "only one lay"


def features(games: list[Game]) -> Counter[str]:
    """In how many of the games each of these happens."""
    return Counter(feature for game in games for feature in set(features_of(game)))
