"""Rolling out a decision: what each choice is worth, by games that are played from it."""

from collections.abc import Iterator
from itertools import count
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, get_args

from marrakech.analysis.steps import DecisionStep
from marrakech.arena.win_rates import Z_95
from marrakech.rules import Action, Position, Refusal, legal_actions

if TYPE_CHECKING:
    from marrakech.kernel import Rollouts

ROUND = 8  # games from each choice between two states; at least two, or nothing is known of errors


class RolledChoice(NamedTuple):
    """A choice, and what the games from it came to for the player who decides. The games from all
    choices have the same luck, so a difference is known better than the two worths."""

    action: Action
    games: int
    worth: float  # the mean of what was won, less luck: the chance to win
    error: float  # its standard error
    behind: float  # by how much it is worth less than the best choice so far
    behind_error: float  # the standard error of that

    @property
    def low(self) -> float:
        """Where the 95 % interval begins; it may be below 0."""
        return self.worth - Z_95 * self.error

    @property
    def high(self) -> float:
        """Where the 95 % interval ends; it may be above 1."""
        return self.worth + Z_95 * self.error

    @property
    def surely_behind(self) -> bool:
        """Whether the 95 % interval of the difference leaves no doubt that another is better."""
        return self.behind > Z_95 * self.behind_error


class RolledOut(NamedTuple):
    """A decision as far as it has been rolled out."""

    seat: int
    step: DecisionStep
    games: int  # from each choice
    choices: tuple[RolledChoice, ...]  # in the order of the rules

    @property
    def best(self) -> RolledChoice:
        """The choice that is worth most so far."""
        return max(self.choices, key=lambda choice: choice.worth)

    @property
    def error(self) -> float:
        """The largest standard error of any choice."""
        return max(choice.error for choice in self.choices)


def roll_out(
    position: Position,
    games: int | None = None,
    seconds: float | None = None,
    error: float | None = None,
    seed: int = 0,
    deep: bool = False,
) -> Iterator[RolledOut]:
    """Roll out a decision, and say after each round how far it has come.

    It ends with that many games from each choice, after that many seconds, or when no standard
    error is larger, whichever comes first, and with at least one round; without any limit it goes
    on for as long as states are taken. The same seed and number of games give the same worths on
    every machine. Deep ones see luck a turn later: that takes fewer games and more time.
    """
    step = position.step
    if step in ("roll", "draw", "over") or len(legal_actions(position)) == 1:
        raise Refusal("rollout-nothing", step="one" if step in get_args(DecisionStep) else step)
    from marrakech.kernel import Rollouts

    return _rounds(position, Rollouts(position, seed, deep), games, seconds, error)


def _rounds(
    position: Position,
    rollouts: "Rollouts",
    games: int | None,
    seconds: float | None,
    error: float | None,
) -> Iterator[RolledOut]:
    began = perf_counter()
    for played in count(0, ROUND):
        rollouts.play(ROUND if games is None else min(ROUND, max(games - played, 2)))
        state = _state(position, rollouts)
        yield state
        if (
            (games is not None and state.games >= games)
            or (seconds is not None and perf_counter() - began >= seconds)
            or (error is not None and state.error <= error)
        ):
            return


def _state(position: Position, rollouts: "Rollouts") -> RolledOut:
    samples = rollouts.samples()
    best = next(iter(samples))
    games = samples[best].games
    choices = []
    for action in legal_actions(position):
        less = rollouts.worths(best) - rollouts.worths(action)
        behind_error = float(less.std(ddof=1)) / sqrt(games)
        worth, error, *_ = samples[action]
        behind = samples[best].worth - worth
        choices.append(RolledChoice(action, games, worth, error, behind, behind_error))
    assert position.step in ("turn", "lay", "steer")
    return RolledOut(position.seat, position.step, games, tuple(choices))
