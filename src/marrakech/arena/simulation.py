"""Whole games between bots, and what many of them show."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from marrakech.arena.chance import draw_chance
from marrakech.bots import Bot
from marrakech.rules import Action, Game, Position, apply, new_game, outcome


class Playout(NamedTuple):
    """A finished game and the dirhams that changed hands in it, by seat."""

    game: Game
    final: Position
    turns: int
    paid: tuple[int, ...]
    received: tuple[int, ...]


def play_out(start: Position, bots: Sequence[Bot], random: Random) -> Playout:
    """Play a game to its end, with one bot for each seat."""
    position = start
    actions: list[Action] = []
    turns = 0
    flows = [[0, 0] for _ in start.seats]  # paid, received
    while position.step != "over":
        if position.step in ("roll", "draw"):
            action = draw_chance(position, random)
        else:
            action = bots[position.seat - 1].choose(position)
        after = apply(position, action)
        if position.step == "roll":
            turns += 1
            _note_payment(position, after, flows)
        actions.append(action)
        position = after
    paid, received = zip(*flows, strict=True)
    begun = new_game(start, [bot.name for bot in bots])
    game = replace(begun, actions=tuple(actions))
    return Playout(game, position, turns, paid, received)


def _note_payment(before: Position, after: Position, flows: list[list[int]]) -> None:
    if before.seats is after.seats:
        return
    for flow, had, has in zip(flows, before.seats, after.seats, strict=True):
        flow[has.dirhams > had.dirhams] += abs(has.dirhams - had.dirhams)


class SeatStatistics(NamedTuple):
    """A seat's totals over some games."""

    wins: float = 0.0  # a shared victory counts in equal parts
    points: int = 0
    paid: int = 0
    received: int = 0
    out: int = 0


class Statistics(NamedTuple):
    """What many games show."""

    seats: tuple[SeatStatistics, ...]
    games: int = 0
    shared: int = 0  # games with more than one winner
    with_someone_out: int = 0
    turns: int = 0
    shortest: int = 0
    longest: int = 0

    def plus(self, playout: Playout) -> "Statistics":
        """The statistics with one more game in them."""
        standings = outcome(playout.final)
        wins = [
            (seat in standings.winners) / len(standings.winners)
            for seat in range(1, len(self.seats) + 1)
        ]
        out = [int(seat.out > 0) for seat in playout.final.seats]
        rows = zip(wins, standings.points, playout.paid, playout.received, out, strict=True)
        return Statistics(
            tuple(
                SeatStatistics._make(a + b for a, b in zip(seat, row, strict=True))
                for seat, row in zip(self.seats, rows, strict=True)
            ),
            self.games + 1,
            self.shared + (len(standings.winners) > 1),
            self.with_someone_out + any(out),
            self.turns + playout.turns,
            min(self.shortest or playout.turns, playout.turns),
            max(self.longest, playout.turns),
        )


def no_games(players: int) -> Statistics:
    """The statistics before the first game."""
    return Statistics((SeatStatistics(),) * players)
