"""Analyses in pieces, as the bots' process does them, and as they are stored."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from support.applications import application_of
from support.event_loop import LONGEST_WAIT
from support.tables import played

from marrakech import Game, edition_named, legal_actions, parse_game
from marrakech.analysis import KernelEvaluator, analyse, analysis_info
from marrakech.server.analysis import games
from marrakech.server.analysis.analysis_job import AnalysisJob
from marrakech.server.analysis.games import AnalysedGame, game_of_table
from marrakech.server.analysis.jobs import Asker
from marrakech.server.analysis.rollout_job import RolloutJob
from marrakech.server.application import Application
from marrakech.server.bots import analysis_worker
from marrakech.server.bots.pool import BotPool
from marrakech.table.commands import Act, Command
from marrakech.table.memory import MemoryStore
from marrakech.table.ports import AnalysisStore, StoreError
from marrakech.table.seals import NO_SEEDS
from marrakech.table.setup import Setup

RECORD = Path(__file__).parent.parent / "data/games/three-back-to-the-box.mrk"
GAME = parse_game(RECORD.read_text("utf-8"))
ANA = Asker("network", "ana")


class ThisProcess:
    """Does pieces here. A process that replaces another knows nothing of what that one did."""

    def __init__(self, deaths: int = 0) -> None:
        self.deaths = deaths
        self.pieces = 0

    async def in_background(self, _: str, task: Callable[..., Any], *given: Any) -> Any:
        """A piece."""
        await asyncio.sleep(0)
        self.pieces += 1
        if self.pieces % 3 == 0 and self.deaths:
            self.deaths -= 1
            analysis_worker._analysis.clear()
            analysis_worker._decision.clear()
        return task(*given)


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_worker, "PIECE_SECONDS", 0.0)


async def finished(job: AnalysisJob | RolloutJob, deaths: int = 0) -> int:
    """Do all of a job; how many pieces it took."""
    process = ThisProcess(deaths)
    async with asyncio.timeout(LONGEST_WAIT):
        while job.is_open:
            if not await job.advance(cast("BotPool", process)):
                await asyncio.sleep(0.05)
    assert job.status == "done"
    return process.pieces


def content(job: AnalysisJob) -> tuple[list[Any], Any]:
    """The steps and the sums."""
    turns = [msgspec.json.decode(turn) for turn in job.turns]
    return [step for turn in turns for step in turn["steps"]], msgspec.json.decode(job.seats)


@played
async def test_pieces_come_to_the_same_as_the_whole_even_if_processes_die() -> None:
    expected = analysis_info(GAME, analyse(GAME, KernelEvaluator("normal")), "champion", "normal")
    steps, seats = (msgspec.to_builtins(part) for part in (expected.steps, expected.seats))
    for deaths in (0, 3):
        job = AnalysisJob(AnalysedGame("a", GAME), ANA)
        await finished(job, deaths)
        assert content(job) == (msgspec.json.decode(msgspec.json.encode(steps)), seats)
        assert job.analysed == len(GAME.actions)
        assert len(job.ends) == len(job.turns)


@played
async def test_a_stored_analysis_is_the_same_and_a_damaged_one_is_none() -> None:
    game = AnalysedGame("a", Game(GAME.start, GAME.actions[:9], GAME.tags))
    job = AnalysisJob(game, ANA)
    await finished(job)
    data = job.compressed()
    again = AnalysisJob.restored(game, data)
    assert again is not None
    assert (again.status, again.ends, content(again)) == ("done", job.ends, content(job))
    middle = len(data) // 2
    for damaged in (b"", data[:-9], data[:middle] + b"?" + data[middle + 1 :], b"junk"):
        assert AnalysisJob.restored(game, damaged) is None


@played
async def test_rollouts_play_the_same_games_in_any_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis_worker, "MOST_GAMES", 8)
    positions = GAME.positions()
    ply = max(n for n in range(len(GAME.actions)) if len(legal_actions(positions[n])) > 2)
    found = []
    for deaths in (0, 2):
        job = RolloutJob(f"{deaths}", ply, positions[ply], ANA)
        await finished(job, deaths)
        found.append(job.choices)
    assert found[0] == found[1]
    assert [choice.action for choice in found[0]] == [*legal_actions(positions[ply])]
    assert {choice.games for choice in found[0]} == {8}


def test_rollouts_end_when_all_choices_have_had_enough_games() -> None:
    def is_enough(*played: tuple[int, float]) -> bool:
        choices = (
            analysis_worker.ChoiceWorth("N", games, 0.5, error, 0.0, 0.0) for games, error in played
        )
        return analysis_worker.is_enough(tuple(choices))

    assert not is_enough()
    assert not is_enough((400, 0.1), (396, 0.1))
    assert is_enough((400, 0.1), (400, 0.1))
    assert is_enough((40, 0.004), (40, 0.004))
    assert not is_enough((40, 0.004), (40, 0.006))
    assert not is_enough((36, 0.0), (36, 0.0))


class Full(MemoryStore):
    """A store that takes no analyses any more."""

    def __init__(self) -> None:
        super().__init__()
        self.analyses: AnalysisStore = self

    async def find(self, table: str, version: int, depth: str) -> bytes | None:
        """There is none."""
        return None

    async def put(self, table: str, version: int, depth: str, data: bytes) -> None:
        """Refuse it."""
        raise StoreError("store-full", file="tables.db")


async def over_table(application: Application) -> str:
    """A table at which somebody has given up at once."""
    setup = Setup(seats=("person", "random"), rules=edition_named("default").ruleset)
    table = await application.tables.create(setup, "ana", ["Ana"], NO_SEEDS)
    await application.tables.do(table.id, Command(Act("x1"), "give-up", "ana", 99))
    return table.id


@played
async def test_what_cannot_be_stored_is_sent_all_the_same(
    caplog: pytest.LogCaptureFixture,
) -> None:
    application = application_of(Full())
    table = await over_table(application)
    job = await application.analyses.of_table(table, ANA)
    await finished(job)
    with caplog.at_level(logging.WARNING):
        await application.analyses._finish(job)
    (told,) = [one for one in caplog.records if one.getMessage() == "analysis not stored"]
    assert told.__dict__["key"] == "store-full"
    assert await application.analyses.of_table(table, ANA) is job
    assert await application.analyses.find(job.id) is job


@played
async def test_a_stored_analysis_is_found_unless_another_version_made_it_or_it_is_damaged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    storage = MemoryStore()
    application = application_of(storage)
    table = await over_table(application)
    job = await application.analyses.of_table(table, ANA)
    await finished(job)
    await application.analyses._finish(job)
    found = await application_of(storage).analyses.of_table(table, ANA)
    assert (found.status, content(found)) == ("done", content(job))
    await storage.analyses.put(table, games.VERSION, games.DEPTH, b"damaged")
    again = await application_of(storage).analyses.of_table(table, ANA)
    assert again.status == "waiting"
    await storage.analyses.put(table, games.VERSION, games.DEPTH, job.compressed())
    monkeypatch.setattr("marrakech.server.analysis.analyses.VERSION", games.VERSION + 1)
    newer = await application_of(storage).analyses.of_table(table, ANA)
    assert newer.status == "waiting"


class Slow(Full):
    """A store that takes its time to find nothing."""

    async def find(self, table: str, version: int, depth: str) -> bytes | None:
        """There is none, after a while."""
        await asyncio.sleep(0.01)
        return None


@played
async def test_people_who_ask_at_the_same_moment_share_an_analysis() -> None:
    application = application_of(Slow())
    table = await over_table(application)
    asking = (application.analyses.of_table(table, ANA) for _ in range(5))
    first, *others = await asyncio.gather(*asking)
    assert all(job is first for job in others)
    assert (
        application.metrics.registry.get_sample_value(
            "marrakech_analyses_waiting", {"kind": "game"}
        )
        == 1
    )


@played
async def test_an_analysis_that_failed_can_be_asked_for_again() -> None:
    application = application_of()
    table = await over_table(application)
    job = await application.analyses.of_table(table, ANA)
    job.status = "failed"
    await application.analyses._finish(job)
    assert (await application.analyses.find(job.id)).status == "failed"
    again = await application.analyses.of_table(table, ANA)
    assert again is not job
    assert again.status == "waiting"
    assert game_of_table(await application.tables.find(table)) == again.game
