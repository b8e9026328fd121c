"""What a bot may say of a position: a strong one says more the longer it has thought."""

from collections.abc import Iterator
from random import Random

from marrakech.bots import Budget, Thought, bot_named
from marrakech.rules import Position

LONGEST = 24  # doublings of one position looked at: more than there is time for at a table


def thoughts(bot: str, position: Position) -> Iterator[Thought]:
    """Everything that a bot finds on its way, from its first idea on.

    A thought ends where its stage does, not where its time does: so what was found in some time
    or other, on a busy machine or not, is exactly one of these.
    """
    for doubled in range(LONGEST):
        yield bot_named(bot, Random(1)).think(position, Budget(nodes=2**doubled))
