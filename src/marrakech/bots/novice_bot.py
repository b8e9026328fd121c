"""The bot that plays well half of the time."""

from marrakech.bots.bot import SeededBot
from marrakech.bots.greedy_bot import GreedyBot
from marrakech.bots.random_bot import RandomBot
from marrakech.bots.search_result import Budget, SearchResult
from marrakech.rules import Position


class NoviceBot(SeededBot):
    """Plays as the greedy bot does half of the time, and at random otherwise."""

    name = "novice"

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        """What is worth the most, or anything. It is too quick to need a budget."""
        play = GreedyBot if self._random.random() < 0.5 else RandomBot
        return play(self._random).think(position, budget)
