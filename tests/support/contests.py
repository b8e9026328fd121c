"""Contests for tests: bots that misbehave, and games that were never played."""

from collections import Counter
from random import Random

from marrakech.arena.common_random import Luck
from marrakech.arena.contest import seatings
from marrakech.arena.game import Played
from marrakech.arena.rounds import Round
from marrakech.bots import Bot, Budget, RandomBot, SearchResult
from marrakech.rules import Action, Position, apply, legal_actions


class Raising(Bot):
    """Plays at random and then, at its nth decision, fails."""

    name = "raising"

    def __init__(self, error: BaseException, at: int = 1) -> None:
        self.error, self.left = error, at
        self.closed = 0

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        self.left -= 1
        if self.left <= 0:
            raise self.error
        return RandomBot(Random(self.left)).think(position)

    def close(self) -> None:
        self.closed += 1


class Saying(Bot):
    """Chooses the same action whatever the position."""

    name = "saying"

    def __init__(self, action: Action) -> None:
        self.action = action

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        return SearchResult(self.action)


def chance_of(luck: Luck, position: Position, choices: Random) -> list[tuple[str, int, Action]]:
    """What chance did in a game in which everybody plays at random: step, seat, action."""
    happened: list[tuple[str, int, Action]] = []
    while position.step != "over":
        if position.step in ("roll", "draw"):
            action = luck.draw(position)
            happened.append((position.step, position.seat, action))
        else:
            action = choices.choice(legal_actions(position))
        position = apply(position, action)
    return happened


def game(seats: tuple[str, ...], winner: str, points: int = 10) -> Played:
    """A game that one of them won by that many points, and the others shared the rest."""
    ranks = tuple(1 if name == winner else 2 for name in seats)
    scores = tuple(50 + points if name == winner else 50 for name in seats)
    return Played(seats, scores, ranks, tuple(Counter({100: 3}) for _ in seats))


def round_won(number: int, line_up: tuple[str, ...], *winners: str) -> Round:
    """A round with these winners, a seating each."""
    games = zip(seatings(line_up), winners, strict=True)
    return Round(number, line_up, tuple(game(seats, winner) for seats, winner in games))
