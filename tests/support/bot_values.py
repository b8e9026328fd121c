"""What a bot may find in a position: a strong one finds more the longer it thinks."""

from collections.abc import Iterator
from random import Random

from marrakech.bots import Budget, SearchResult, bot_named
from marrakech.rules import Position

MOST_DOUBLINGS = 24  # of one node: more than there is time for at a table


def thoughts(bot: str, position: Position) -> Iterator[SearchResult]:
    """Everything that a bot finds on its way, from the start.

    A thought ends where its stage does, not where its time does: so what was found in some time
    or other, on a busy machine or not, is exactly one of these.
    """
    for doubled in range(MOST_DOUBLINGS):
        yield bot_named(bot, Random(1)).think(position, Budget(nodes=2**doubled))
