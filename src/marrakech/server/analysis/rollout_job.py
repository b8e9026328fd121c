"""The rollout of a decision: games played to their end from each choice."""

from marrakech.rules import Position
from marrakech.server.analysis.jobs import Asker, Job
from marrakech.server.bots.analysis_worker import ChoiceWorth, roll_out_on
from marrakech.server.bots.pool import BotPool


class RolloutJob(Job):
    """The rollout of one decision."""

    def __init__(self, id_: str, ply: int, position: Position, asker: Asker) -> None:
        super().__init__(id_, asker)
        self.ply = ply
        self.position = position
        self.choices: tuple[ChoiceWorth, ...] = ()

    @property
    def games(self) -> int:
        """How many games have been played."""
        return sum(choice.games for choice in self.choices)

    async def advance(self, bot_pool: BotPool) -> bool:
        """Play a few games."""
        piece = await bot_pool.in_background(
            self.asker.network, roll_out_on, self.id, self.position
        )
        if piece is None:
            return False
        # A process that has replaced another plays the same games again, from the first on.
        if sum(choice.games for choice in piece.choices) >= self.games:
            self.choices = piece.choices
        self.status = "done" if piece.done else "running"
        return True
