"""A sequential test: play until it is clear which of two win rates a bot has, and no longer."""

from math import log
from typing import NamedTuple

# The variance starts as if this many rounds of plain luck had been played. Without them, a run of
# equal rounds would seem to prove anything.
_PRIOR_ROUNDS = 10.0


class Sprt(NamedTuple):
    """A generalised sequential probability ratio test over rounds.

    A round's score is the mean of its games. So the variance, which is estimated from the rounds
    themselves, accounts for shared victories and for luck that seatings share.
    """

    low: float  # the win rate of the hypothesis H0
    high: float  # and of H1
    plain: float  # the variance of a round's score if nothing but luck decided each game
    rounds: int = 0
    total: float = 0.0
    squares: float = 0.0
    alpha: float = 0.05  # how often H1 may be accepted where H0 is true
    beta: float = 0.05  # and H0 where H1 is true

    @property
    def bounds(self) -> tuple[float, float]:
        """At or below the first, H0 is accepted; at or above the second, H1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def llr(self) -> float:
        """The logarithm of how much likelier the rounds are under H1 than under H0."""
        if not self.rounds:
            return 0.0
        mean = self.total / self.rounds
        spread = self.squares - self.rounds * mean**2 + _PRIOR_ROUNDS * self.plain
        variance = spread / (self.rounds + _PRIOR_ROUNDS)
        return (
            self.rounds
            * (self.high - self.low)
            * (2 * mean - self.low - self.high)
            / (2 * variance)
        )

    @property
    def verdict(self) -> str:
        """Which hypothesis is accepted: H0, H1, or neither while it is open."""
        below, above = self.bounds
        return "H0" if self.llr <= below else "H1" if self.llr >= above else "open"

    def plus(self, score: float) -> "Sprt":
        """The test with one more round; one that is decided stays as it is."""
        if self.verdict != "open":
            return self
        return self._replace(
            rounds=self.rounds + 1,
            total=self.total + score,
            squares=self.squares + score**2,
        )
