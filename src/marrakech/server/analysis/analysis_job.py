"""The analysis of a game: its turns as they are found, and as bytes when all are."""

import zlib

import msgspec
from msgspec import Raw

from marrakech.server.analysis.games import DEPTH, AnalysedGame
from marrakech.server.analysis.jobs import Asker, Job
from marrakech.server.bots.analysis_worker import AnalysisPiece, analyse_on
from marrakech.server.bots.pool import BotPool

NOBODY = Asker("")


class _Stored(msgspec.Struct):
    """A whole analysis as it is stored."""

    turns: list[Raw]
    ends: list[int]
    seats: Raw


class AnalysisJob(Job):
    """The analysis of one game."""

    def __init__(self, game: AnalysedGame, asker: Asker = NOBODY) -> None:
        super().__init__(game.id, asker)
        self.game = game
        self.turns: list[Raw] = []  # each a `TurnInfo` as JSON
        self.ends: list[int] = []  # the number of actions by the end of each
        self.seats = Raw(b"[]")  # `SeatTotalsInfo` of each; none until all is done

    @property
    def analysed(self) -> int:
        """How many actions have been analysed."""
        return self.ends[-1] if self.ends else 0

    @property
    def size(self) -> int:
        """How many bytes it takes in memory, more or less."""
        return sum(map(len, map(bytes, self.turns))) + len(bytes(self.seats))

    async def advance(self, bot_pool: BotPool) -> bool:
        """Analyse a few turns."""
        known = len(self.turns)
        piece = await bot_pool.in_background(
            self.asker.network, analyse_on, self.id, self.game.game, DEPTH, known
        )
        if piece is None:
            return False
        self._take(piece)
        return True

    def _take(self, piece: AnalysisPiece) -> None:
        """Take what is new. A process that has replaced another begins with the first turn."""
        self.status = "running"
        for end, turn in piece.turns[max(len(self.turns) - piece.first, 0) :]:
            self.turns.append(Raw(turn))
            self.ends.append(end)
        if piece.seats:
            self.seats = Raw(piece.seats)
            self.status = "done"

    def compressed(self) -> bytes:
        """All of it, to be stored."""
        return zlib.compress(msgspec.json.encode(_Stored(self.turns, self.ends, self.seats)))

    @staticmethod
    def restored(game: AnalysedGame, data: bytes) -> "AnalysisJob | None":
        """A stored analysis; None if it is damaged."""
        try:
            stored = msgspec.json.decode(zlib.decompress(data), type=_Stored)
        except (zlib.error, msgspec.MsgspecError):
            return None
        job = AnalysisJob(game)
        job.turns, job.ends, job.seats = stored.turns, stored.ends, stored.seats
        job.status = "done"
        return job
