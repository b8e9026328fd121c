"""One game of the arena. A bot that fails gives up its seat; the others play on."""

from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from marrakech.arena.common_random import Luck
from marrakech.arena.think_times import Times, time_class
from marrakech.bots import Bot, Budget
from marrakech.rules import (
    Action,
    Position,
    Refusal,
    apply,
    legal_actions,
    outcome,
)
from marrakech.rules.refusal import Detail, excerpt


class Failure(NamedTuple):
    """Why a seat had to give up: the key of a sentence, and its details."""

    seat: int
    key: str
    details: dict[str, Detail]

    def refusal(self) -> Refusal:
        """The failure as a refusal, which can be explained."""
        return Refusal(self.key, None, **self.details)


class Played(NamedTuple):
    """A finished game, with everything in seat order."""

    seats: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    times: tuple[Times, ...]
    failures: tuple[Failure, ...] = ()

    def victory(self, seat: int) -> float:
        """The seat's part of the victory, counted from 0."""
        return (self.ranks[seat] == 1) / self.ranks.count(1)

    def margin(self, seat: int) -> int:
        """The seat's points less those of the best other one."""
        others = self.points[:seat] + self.points[seat + 1 :]
        return self.points[seat] - max(others)


def play(
    start: Position, seats: Sequence[str], bots: Sequence[Bot], luck: Luck, budget: Budget
) -> Played:
    """Play a game to its end, with one bot for each seat."""
    position = start
    times: tuple[Times, ...] = tuple(Counter() for _ in seats)
    failures: list[Failure] = []
    while position.step != "over":
        if position.step in ("roll", "draw"):
            action = luck.draw(position)
        else:
            seat = position.seat
            try:
                action = _decision(position, bots[seat - 1], budget, times[seat - 1])
            except (Exception, SystemExit) as error:  # whatever goes wrong, the others play on
                failures.append(_failure(seat, error))
                action = f"x{seat}"
        position = apply(position, action)
    final = outcome(position)
    return Played(tuple(seats), final.points, final.ranks, times, tuple(failures))


def _decision(position: Position, bot: Bot, budget: Budget, times: Times) -> Action:
    """What a bot does. It is not asked if there is only one legal action."""
    legal = legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    began = perf_counter()
    action = bot.choose(position, budget)
    times[time_class(perf_counter() - began)] += 1
    if action not in legal:
        raise Refusal("bot-illegal", action=excerpt(str(action)))
    return action


def _failure(seat: int, error: BaseException) -> Failure:
    if isinstance(error, Refusal):
        return Failure(seat, error.key, error.details)
    refusal = Refusal("bot-raised", error=excerpt(f"{type(error).__name__}: {error}"))
    return Failure(seat, refusal.key, refusal.details)
