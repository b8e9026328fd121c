"""What one action of a game did to everyone's chance to win, and why.

Every step says what it gained each seat; less than zero is a loss. For all seats together that is
nothing. The chances after a step are those before the next one.
"""

from typing import Literal, NamedTuple, TypeAlias

from marrakech.analysis.evaluator import SAME_WORTH, Chances
from marrakech.rules import Action

LuckStep: TypeAlias = Literal["roll", "draw"]
DecisionStep: TypeAlias = Literal["turn", "lay", "steer"]


class Choice(NamedTuple):
    """What a player could have done, and each seat's chance to win after it."""

    action: Action
    chances: Chances


class Possibility(NamedTuple):
    """What chance could have brought, how likely that was, and the chances after it."""

    action: Action
    probability: float
    chances: Chances


class Luck(NamedTuple):
    """Chance decided. It is the luck of the seat that rolled, or whose pile it was."""

    ply: int  # how many actions of the game came before
    seat: int
    action: Action
    step: LuckStep
    before: Chances
    after: Chances
    possibilities: tuple[Possibility, ...]  # in the order of the rules
    average: Chances  # of the possibilities

    @property
    def gains(self) -> Chances:
        """How much better for each seat it came than on average."""
        return minus(self.after, self.average)


class Decision(NamedTuple):
    """A player decided between several choices."""

    ply: int
    seat: int
    action: Action
    step: DecisionStep
    before: Chances
    after: Chances
    choices: tuple[Choice, ...]  # in the order of the rules
    best: Choice  # for this player; the first of several that are worth the same

    @property
    def gains(self) -> Chances:
        """For the player, the error: never more than zero, apart from rounding. For the others,
        what they gained or lost because it was not the best choice."""
        return minus(self.after, self.best.chances)

    @property
    def error(self) -> float:
        """What the choice cost the player: zero or less, apart from rounding."""
        return self.gains[self.seat - 1]


class Forced(NamedTuple):
    """A player had only one choice. That is not a decision, and changes nothing."""

    ply: int
    seat: int
    action: Action
    step: DecisionStep
    before: Chances
    after: Chances

    @property
    def gains(self) -> Chances:
        """Nothing."""
        return (0.0,) * len(self.before)


class GivingUp(NamedTuple):
    """A seat left the game, whether by decision, on time, or because its bot failed."""

    ply: int
    seat: int
    action: Action
    before: Chances
    after: Chances

    @property
    def gains(self) -> Chances:
        """What it gained the others, and lost the seat that left."""
        return minus(self.after, self.before)


class Correction(NamedTuple):
    """A turn begins, and the evaluator sees a turn further than before: what it now finds
    different was neither luck nor skill."""

    ply: int
    before: Chances  # of the position as the end of a turn
    after: Chances  # and as the beginning of the next one

    @property
    def gains(self) -> Chances:
        """By how much the chances were corrected."""
        return minus(self.after, self.before)


AnalysisStep: TypeAlias = Luck | Decision | Forced | GivingUp | Correction


def minus(some: Chances, others: Chances) -> Chances:
    """By how much the chances of each seat differ."""
    return tuple(one - other for one, other in zip(some, others, strict=True))


def average(possibilities: tuple[Possibility, ...]) -> Chances:
    """What each seat can expect before chance decides."""
    seats = range(len(possibilities[0].chances))
    return tuple(
        sum(one.probability * one.chances[seat] for one in possibilities) for seat in seats
    )


def best_of(choices: tuple[Choice, ...], seat: int) -> Choice:
    """The choice that is worth most to a seat; the first of several that are worth the same."""
    most = max(choice.chances[seat - 1] for choice in choices)
    return next(choice for choice in choices if choice.chances[seat - 1] >= most - SAME_WORTH)
