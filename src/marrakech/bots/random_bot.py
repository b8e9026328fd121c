"""The bot that takes any legal action, each as likely as the others."""

from marrakech.bots.bot import SeededBot
from marrakech.bots.search_result import Budget, SearchResult
from marrakech.rules import Position, legal_actions


class RandomBot(SeededBot):
    """Plays at random."""

    name = "random"

    def think(self, position: Position, budget: Budget | None = None) -> SearchResult:
        """Any legal action, without reasons. It is too quick to need a budget."""
        return SearchResult(self._random.choice(legal_actions(position)))
