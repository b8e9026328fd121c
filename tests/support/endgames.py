"""Games that are nearly over, and plain searches of everything that can still happen."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import TypeAlias

from marrakech import (
    Position,
    apply,
    chances,
    legal_actions,
    outcome,
    parse_ruleset,
    start,
    visible,
)
from marrakech.rules.position import opening_step

Shares: TypeAlias = tuple[float, ...]  # of the victory, by seat

# Players, rules, and the dirhams of the player who shows the most near the end.
GAMES = [
    (2, "-", 9),
    (2, "area=owner,pile=alternating,tie=shared", 4),
    (2, "steering=after-must", 30),
    (2, "bankruptcy=play-on,halves=colours,stock=15", 2),
    (3, "-", 3),
    (3, "steering=after-may,whole=nobody", 9),
    (4, "-", 5),
    (4, "bankruptcy=play-on,tie=shared", 1),
    (4, "halves=colours,steering=after-must", 2),
]
# The same with each step in which somebody decides.
DECISIONS = [
    (*game, step)
    for game in GAMES
    for step in (("lay", "steer") if "steering" in game[1] else ("turn", "lay"))
]


def late_position(
    players: int, rules: str, purse: int, rugs: int, step: str, random: Random
) -> Position:
    """A game played at random to that step, with that many rugs still to be laid. Then all
    players are given the same points, so that every choice matters."""
    while True:
        position = start(players, parse_ruleset(rules))
        while position.step != "over":
            left = sum(sum(seat.rugs) for seat in position.seats)
            if left == rugs and position.step == step:
                return _levelled(position, purse)
            position = apply(position, random.choice(legal_actions(position)))


def _levelled(position: Position, purse: int) -> Position:
    shown = [visible(position, number) for number in range(1, len(position.seats) + 1)]
    seats = tuple(
        seat if seat.out else seat._replace(dirhams=purse + max(shown) - squares)
        for seat, squares in zip(position.seats, shown, strict=True)
    )
    return position._replace(seats=seats)


def shares(position: Position) -> Shares:
    """Each seat's part of the victory in a game that is over."""
    winners = outcome(position).winners
    seats = range(1, len(position.seats) + 1)
    return tuple((seat in winners) / len(winners) for seat in seats)


def at_random(position: Position) -> tuple[Shares, float]:
    """What each seat wins, and how many turns there are, if everybody plays at random."""
    if position.step == "over":
        return shares(position), 0.0
    legal = legal_actions(position)
    odds = chances(position) or tuple((action, Fraction(1, len(legal))) for action in legal)
    total, turns = [0.0] * len(position.seats), float(position.step == "roll")
    for action, chance in odds:
        won, more = at_random(apply(position, action))
        turns += float(chance) * more
        total = [one + float(chance) * part for one, part in zip(total, won, strict=True)]
    return tuple(total), turns


def look_ahead(position: Position, turns: int, judge: Callable[[Position], Shares]) -> Shares:
    """What each seat can expect if everybody takes what is best for themselves and chance is
    weighed; the lay that ends the last of these turns is left to a judge.

    Floats are added up in the order of the legal actions: of equal actions the first is taken.
    """
    if position.step == "over":
        return shares(position)
    turns -= position.step == opening_step(position.ruleset)
    assert turns >= 0
    if turns == 0 and position.step == "lay":
        return judge(position)
    found = {a: look_ahead(apply(position, a), turns, judge) for a in legal_actions(position)}
    if odds := chances(position):
        total = [0.0] * len(position.seats)
        for action, chance in odds:
            weight = chance.numerator / chance.denominator
            total = [one + weight * part for one, part in zip(total, found[action], strict=True)]
        return tuple(total)
    return max(found.values(), key=lambda values: values[position.seat - 1])
