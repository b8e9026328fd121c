"""Contestants by name, and the bots that play for them in this process."""

from collections.abc import Iterable, Mapping
from itertools import chain
from random import Random

from marrakech.arena.common_random import Luck
from marrakech.arena.contest import Contest, Match
from marrakech.arena.game import Played, play
from marrakech.bots import Bot, Budget, SearchResult, SeededBot, bot_named
from marrakech.bots.engines import EngineBot
from marrakech.rules import Position, apply, chances


def contestant(name: str, engines: Mapping[str, str], random: Random) -> Bot:
    """The bot of that name: an engine, or else one of ours; an unknown one is refused."""
    return EngineBot(engines[name]) if name in engines else bot_named(name, random)


class MatchPlayer:
    """Plays the matches of a contest, one after the other.

    Our own bots are created anew for every game, so that they play the same game whatever they
    played before, and in any process. Engines are kept, because they may be slow to start; one that
    has failed is closed, and started again for the next game.
    """

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._kept: dict[tuple[str, int], Bot] = {}

    def play(self, match: Match) -> Played:
        """Play a match."""
        seed = f"{self._contest.seed} {match.number}"
        sitting = [(name, match.seats[:seat].count(name)) for seat, name in enumerate(match.seats)]
        bots = [
            self._bot(who, Random(f"{seed} {' '.join(match.seats)} bot {seat}"))
            for seat, who in enumerate(sitting, 1)
        ]
        players = len(match.seats)
        luck = Luck(seed, players)
        played = play(self._contest.start(players), match.seats, bots, luck, self._contest.budget)
        failed = {sitting[failure.seat - 1] for failure in played.failures}
        for who, bot in zip(sitting, bots, strict=True):
            if who in failed or who not in self._kept:
                self._kept.pop(who, None)
                bot.close()
        return played

    def warm_up(self) -> None:
        """Let every bot think once about each kind of decision, so that compiling is done now."""
        for name in self._contest.contestants:
            bot = self._bot((name, 0), Random(0))
            for position in self._first_decisions():
                try:
                    bot.choose(position, self._contest.budget)
                except (Exception, SystemExit):
                    break  # it will fail again in its game

    def _first_decisions(self) -> Iterable[Position]:
        starts = map(self._contest.start, self._contest.players)
        return chain.from_iterable(map(_first_decisions, starts))

    def close(self) -> None:
        """Close all bots."""
        for bot in self._kept.values():
            bot.close()
        self._kept.clear()

    def _bot(self, who: tuple[str, int], random: Random) -> Bot:
        if who in self._kept:
            self._kept[who].new_game()
            return self._kept[who]
        try:
            bot = contestant(who[0], self._contest.engines, random)
        except (Exception, SystemExit) as error:
            return _FailedToStart(error)
        if not isinstance(bot, SeededBot):
            self._kept[who] = bot
        return bot


class _FailedToStart(Bot):
    """Stands in for a bot that could not be started: it fails when it is asked."""

    name = ""

    def __init__(self, error: BaseException) -> None:
        self._error = error

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        """Raise the error of its start."""
        raise self._error


def _first_decisions(position: Position) -> list[Position]:
    """The first positions of a game in which to turn Assam, if there is one, and to lay."""
    decisions = []
    while position.step != "lay":
        if position.step in ("roll", "draw"):
            position = apply(position, chances(position)[0][0])
        else:
            decisions.append(position)
            position = apply(position, position.facing)
    return [*decisions, position]
