"""The bot that looks one turn ahead: it takes what leaves it the most points ahead on average."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from marrakech.bots.bot import SeededBot
from marrakech.bots.search_result import POINTS_AHEAD, Budget, SearchResult, Worth
from marrakech.rules import (
    COLOUR_OF,
    LAYS,
    Action,
    Position,
    apply,
    chances,
    legal_actions,
    outcome,
    owner,
)

# More than any points: being out is worse than any score, being the last one left is better.
BEYOND_POINTS = 10**6


class GreedyBot(SeededBot):
    """Plays for the most points ahead of the best other player; chance breaks ties."""

    name = "greedy"

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        """One of the actions that are worth the most. It is too quick to need a budget."""
        values = worth_of_actions(position)
        most = max(values.values())
        action = self._random.choice([one for one, value in values.items() if value == most])
        worths = sorted(
            (Worth(one, float(value)) for one, value in values.items()),
            key=lambda worth: (-worth.value, worth.action != action),
        )
        return SearchResult(action, tuple(worths), POINTS_AHEAD, turns=1, nodes=len(worths))


def worth_of_actions(position: Position) -> Mapping[Action, int | Fraction]:
    """How far ahead each legal action leaves the player who decides, on average over the die."""
    if position.step == "lay":
        return _worth_of_lays(position)
    return {
        facing: _worth_of_rolling(apply(position, facing), position.seat)
        for facing in legal_actions(position)
    }


def _worth_of_rolling(position: Position, seat: int) -> Fraction:
    """The average over the die; in the variant it is often another player who rolls and pays."""
    return sum(
        (
            probability * _worth_after_walking(apply(position, roll), seat)
            for roll, probability in chances(position)
        ),
        start=Fraction(),
    )


def _worth_after_walking(position: Position, seat: int) -> int:
    """How far ahead the seat is once Assam has stopped, its own best lay included."""
    if position.step == "lay" and position.seat == seat:
        return max(_worth_of_lays(position).values())
    return points_ahead(position, seat, outcome(position).points)


def _worth_of_lays(position: Position) -> dict[Action, int]:
    """How far ahead each legal lay leaves the player who lays."""
    points = outcome(position).points
    return {
        lay: points_ahead(position, position.seat, _points_after_lay(position, points, lay))
        for lay in legal_actions(position)
    }


def _points_after_lay(position: Position, points: tuple[int, ...], lay: Action) -> list[int]:
    """The points once the rug lies there: one for each half that shows, one less for each hidden.

    Counted from the points before, because counting the market anew for every lay is slow.
    """
    after = list(points)
    if lay in LAYS:
        for square in LAYS[lay][:2]:
            after[position.seat - 1] += 1
            if half := position.board[square]:
                after[owner(position.seats, COLOUR_OF[half]) - 1] -= 1
    return after


def points_ahead(position: Position, seat: int, points: Sequence[int]) -> int:
    """The seat's points less those of the best other player still in."""
    if position.seats[seat - 1].out:
        return -BEYOND_POINTS
    others = [
        points[number - 1]
        for number, other in enumerate(position.seats, 1)
        if number != seat and not other.out
    ]
    return points[seat - 1] - max(others) if others else BEYOND_POINTS
