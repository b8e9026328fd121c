"""Analyses and rollouts: each is done once, for everybody, and kept."""

import asyncio
import logging

from marrakech.rules import Game, Refusal
from marrakech.server.analysis.analysis_job import AnalysisJob
from marrakech.server.analysis.games import (
    DEPTH,
    VERSION,
    AnalysedGame,
    game_of_record,
    game_of_table,
    table_in,
)
from marrakech.server.analysis.jobs import Asker
from marrakech.server.analysis.kept import Kept
from marrakech.server.analysis.lane import READY_SECONDS, Lane
from marrakech.server.analysis.long_polls import LongPolls
from marrakech.server.analysis.rollout_job import RolloutJob
from marrakech.server.bots.analysis_worker import prepare
from marrakech.server.bots.pool import BotPool
from marrakech.server.metrics import Metrics
from marrakech.server.network.rate_limits import RateLimits
from marrakech.table.ports import AnalysisStore, StoreError
from marrakech.table.scheduler import NoAnswer
from marrakech.table.tables import Tables

log = logging.getLogger("marrakech.analysis")
GET_READY_AFTER = 30.0  # seconds after the start; the bots get ready before that
NETWORK_FACTOR = 10  # how many devices' worth of analyses a network may ask for
ANALYSES_BYTES = 32 * 2**20
ROLLOUTS_BYTES = 4 * 2**20
CHOICE_BYTES = 300  # that a choice of a rollout takes, more or less


class AskingLimits:
    """How many analyses a device may ask for, and a network. What is known already is free."""

    def __init__(self, of_device: int) -> None:
        self._devices = RateLimits(of_device, 3600)
        self._networks = RateLimits(NETWORK_FACTOR * of_device, 3600)

    def require(self, asker: Asker) -> None:
        """Count one more, or refuse it."""
        self._devices.require(asker.device)
        if not self._networks.allows(asker.network):
            self._devices.take_back(asker.device)
            raise Refusal("too-often")


class Analyses:
    """Every game that is analysed, and every decision that is rolled out."""

    def __init__(
        self,
        tables: Tables,
        store: AnalysisStore,
        bot_pool: BotPool,
        limits: AskingLimits,
        metrics: Metrics,
    ) -> None:
        self._tables = tables
        self._store = store
        self._bot_pool = bot_pool
        self._limits = limits
        self.polls = LongPolls()
        self._open: dict[str, AnalysisJob] = {}
        self._kept: Kept[AnalysisJob] = Kept(ANALYSES_BYTES)
        self._lane: Lane[AnalysisJob] = Lane("game", bot_pool, metrics, self._finish)
        self._open_rollouts: dict[str, RolloutJob] = {}
        self._kept_rollouts: Kept[RolloutJob] = Kept(ROLLOUTS_BYTES)
        self._rollout_lane: Lane[RolloutJob] = Lane(
            "decision", bot_pool, metrics, self._finish_rollout
        )

    async def run(self) -> None:
        """Do what is asked for, for ever."""
        async with asyncio.TaskGroup() as lanes:
            lanes.create_task(self._lane.run())
            lanes.create_task(self._rollout_lane.run())
            lanes.create_task(self._get_ready())

    async def _get_ready(self) -> None:
        """Have the process get ready before anybody asks: in a new installation it takes a while.
        If that fails, the first analysis tries again."""
        await asyncio.sleep(GET_READY_AFTER)
        try:
            while not await self._bot_pool.in_background("", prepare):
                await asyncio.sleep(READY_SECONDS)
        except NoAnswer:
            pass
        except Exception:
            log.exception("analyses cannot get ready")

    # Whole games

    async def of_table(self, table_id: str, asker: Asker) -> AnalysisJob:
        """The analysis of a table's game, which is begun if need be."""
        return await self._begun(game_of_table(await self._tables.find(table_id)), asker)

    async def of_record(self, game: Game, asker: Asker) -> AnalysisJob:
        """The analysis of a record, which is begun if need be."""
        return await self._begun(await game_of_record(game, self._tables), asker)

    async def find(self, id_: str) -> AnalysisJob:
        """An analysis that somebody has asked for."""
        if table_id := table_in(id_):
            game = game_of_table(await self._tables.find(table_id))
            found = await self._known(game)
        else:
            found = self._open.get(id_) or self._kept.get(id_)
        if found is None:
            raise Refusal("analysis-unknown")
        return found

    def place(self, job: AnalysisJob) -> int:
        """How many others are done before it."""
        return self._lane.place(job)

    async def _begun(self, game: AnalysedGame, asker: Asker) -> AnalysisJob:
        found = await self._known(game)
        if found is not None and found.status != "failed":
            return found
        job = AnalysisJob(game, asker)
        self._lane.require_room(job)
        self._limits.require(asker)
        self._kept.drop(job.id)
        self._open[job.id] = job
        self._lane.add(job)
        return job

    async def _known(self, game: AnalysedGame) -> AnalysisJob | None:
        """The analysis of a game in memory or, of a table's game, in the store."""
        if (found := self._in_memory(game.id)) or not game.table:
            return found
        data = await self._store.find(game.table, VERSION, DEPTH)
        restored = await asyncio.to_thread(AnalysisJob.restored, game, data) if data else None
        if data and not restored:
            log.warning("a stored analysis is damaged", extra={"table": game.table})
        if found := self._in_memory(game.id):  # somebody else has asked for it in the meantime
            return found
        return self._keep(restored) if restored else None

    def _in_memory(self, id_: str) -> AnalysisJob | None:
        return self._open.get(id_) or self._kept.get(id_)

    def _keep(self, job: AnalysisJob) -> AnalysisJob:
        self._kept.put(job.id, job, job.size)
        return job

    async def _finish(self, job: AnalysisJob) -> None:
        """Keep what was found, and store it with its table. Those who wait have it already."""
        self._keep(job)
        self._open.pop(job.id, None)
        if job.status != "done" or not job.game.table:
            return
        try:
            data = await asyncio.to_thread(job.compressed)
            await self._store.put(job.game.table, VERSION, DEPTH, data)
        except StoreError as error:
            log.warning("analysis not stored", extra={"table": job.game.table, "key": error.key})
        except Exception:
            log.exception("analysis not stored", extra={"table": job.game.table})

    # Decisions

    async def roll_out(self, id_: str, ply: int, asker: Asker) -> RolloutJob:
        """The rollout of a decision in a game, which is begun if need be."""
        position = (await self.find(id_)).game.position(ply)
        found = self._rollout_in_memory(id_, ply)
        if found is not None and found.status != "failed":
            return found
        job = RolloutJob(_rollout_id(id_, ply), ply, position, asker)
        self._rollout_lane.require_room(job)
        self._limits.require(asker)
        self._kept_rollouts.drop(job.id)
        self._open_rollouts[job.id] = job
        self._rollout_lane.add(job)
        return job

    async def find_rollout(self, id_: str, ply: int) -> RolloutJob:
        """A rollout that somebody has asked for."""
        await self.find(id_)
        found = self._rollout_in_memory(id_, ply)
        if found is None:
            raise Refusal("rollout-unknown")
        return found

    def rollout_place(self, job: RolloutJob) -> int:
        """How many others are done before it."""
        return self._rollout_lane.place(job)

    def _rollout_in_memory(self, id_: str, ply: int) -> RolloutJob | None:
        id_ = _rollout_id(id_, ply)
        return self._open_rollouts.get(id_) or self._kept_rollouts.get(id_)

    async def _finish_rollout(self, job: RolloutJob) -> None:
        self._kept_rollouts.put(job.id, job, CHOICE_BYTES * (1 + len(job.choices)))
        self._open_rollouts.pop(job.id, None)


def _rollout_id(id_: str, ply: int) -> str:
    return f"{id_}:{ply}"
