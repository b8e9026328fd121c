"""The queue of analyses: whose turn it is, who is told, and what happens when one fails."""

import asyncio
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.event_loop import LONGEST_WAIT
from support.tables import played, refused

from marrakech.server.analysis.backlog import Backlog
from marrakech.server.analysis.jobs import Asker, Job
from marrakech.server.analysis.kept import Kept
from marrakech.server.analysis.lane import MOST_DEATHS, Lane
from marrakech.server.analysis.long_polls import LongPolls
from marrakech.server.bots.pool import BotPool
from marrakech.server.metrics import Metrics
from marrakech.table.scheduler import NoAnswer


class Plan(Job):
    """A job whose pieces come to what the plan says."""

    def __init__(self, name: str, *pieces: bool | type[Exception], network: str = "n") -> None:
        super().__init__(name, Asker(network))
        self.pieces = [*pieces]

    async def advance(self, bot_pool: BotPool) -> bool:
        """Do as planned."""
        await asyncio.sleep(0)
        piece = self.pieces.pop(0)
        if isinstance(piece, type):
            raise piece
        if piece:
            self.status = "running" if self.pieces else "done"
        return piece


def added(backlog: Backlog[Job], network: str, device: str = "") -> None:
    """One more job of a device, unless it is refused."""
    job = Job(f"{network}{device}", Asker(network, device))
    backlog.require_room(job)
    backlog.add(job)


@given(st.lists(st.sampled_from("abc"), max_size=30))
def test_jobs_are_taken_in_the_order_that_they_were_told(networks: list[str]) -> None:
    backlog: Backlog[Job] = Backlog()
    jobs = [Job(str(number), Asker(network)) for number, network in enumerate(networks)]
    for job in jobs:
        backlog.add(job)
    told = backlog.in_order()
    taken = [backlog.take() for _ in jobs]
    assert taken == told
    assert backlog.take() is None
    for network in "abc":  # each network's own in the order in which they came
        own = [job for job in told if job.asker.network == network]
        assert own == [job for job in jobs if job.asker.network == network]


def test_networks_take_turns_and_nobody_may_have_many_waiting() -> None:
    backlog: Backlog[Job] = Backlog(most_of_device=2, most_of_network=3, most=4)
    for _ in range(2):
        added(backlog, "a", "Ana's")
    with refused("analysis-many"):
        added(backlog, "a", "Ana's")
    added(backlog, "a", "Ben's")
    with refused("analysis-many"):
        added(backlog, "a", "Cleo's")
    added(backlog, "b")
    with refused("analysis-full"):
        added(backlog, "c")
    assert [job.id for job in backlog.in_order()] == ["aAna's", "b", "aAna's", "aBen's"]
    assert len(backlog) == 4


class LaneRig:
    """A lane that runs, and the jobs that it has finished."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.finished: list[Plan] = []
        pool = cast("BotPool", None)  # a plan needs none
        self.lane: Lane[Plan] = Lane("game", pool, self.metrics, self._finish)

    async def _finish(self, job: Plan) -> None:
        self.finished.append(job)
        if job.id == "unkept":
            raise KeyError(job.id)

    async def run(self, *jobs: Plan) -> list[str]:
        """What became of each job."""
        for job in jobs:
            self.lane.add(job)
        running = asyncio.ensure_future(self.lane.run())
        async with asyncio.timeout(LONGEST_WAIT):
            while len(self.finished) < len(jobs):
                await asyncio.sleep(0)
        running.cancel()
        return [job.status for job in jobs]

    def counted(self, what: str) -> float | None:
        """How many jobs came to that."""
        labels = {"kind": "game", "what": what}
        return self.metrics.registry.get_sample_value("marrakech_analyses_total", labels)


@played
async def test_a_job_goes_on_when_the_process_has_died(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marrakech.server.analysis.lane.READY_SECONDS", 0)
    rig = LaneRig()
    mortal = Plan("mortal", True, NoAnswer, False, NoAnswer, True, True)
    doomed = Plan("doomed", *[NoAnswer] * (MOST_DEATHS + 1), True)
    broken = Plan("broken", True, ValueError, True)
    unkept, last = Plan("unkept", True), Plan("last", True)
    statuses = await rig.run(mortal, doomed, broken, unkept, last)
    assert statuses == ["done", "failed", "failed", "done", "done"]
    assert rig.finished == [mortal, doomed, broken, unkept, last]
    assert (rig.counted("done"), rig.counted("failed")) == (3, 2)
    assert doomed.pieces == broken.pieces == [True]


@played
async def test_everybody_who_waits_is_told_how_many_are_before_them() -> None:
    rig = LaneRig()
    jobs = [Plan(f"{network}{n}", True, True, network=network) for n in (1, 2) for network in "ab"]
    told = {job.id: list[int]() for job in jobs}

    async def listen(job: Plan) -> None:
        while job.is_open:
            told[job.id].append(rig.lane.place(job))
            await job.news()

    for job in jobs:
        rig.lane.add(job)
    waiting = rig.metrics.registry.get_sample_value("marrakech_analyses_waiting", {"kind": "game"})
    assert waiting == 4
    listening = [asyncio.ensure_future(listen(job)) for job in jobs]
    await asyncio.sleep(0)
    running = asyncio.ensure_future(rig.lane.run())
    async with asyncio.timeout(LONGEST_WAIT):
        await asyncio.gather(*listening)
    running.cancel()
    for number, places in enumerate(told.values()):
        assert sorted({*places}, reverse=True) == [*range(number, -1, -1)]
        assert places == sorted(places, reverse=True)


@played
async def test_a_poll_is_answered_when_there_is_news_and_at_once_when_too_many_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    polls, job = LongPolls(most_of_network=2, most=3), Plan("a", True)

    def begin(network: str) -> asyncio.Task[None]:
        return asyncio.ensure_future(polls.wait(job, lambda: False, network))

    waiting = [begin("a"), begin("a"), begin("b")]
    await asyncio.sleep(0)
    async with asyncio.timeout(LONGEST_WAIT):
        await begin("a")
        await begin("c")
        assert not any(one.done() for one in waiting)
        job.announce()
        await asyncio.gather(*waiting)
        await polls.wait(job, lambda: True, "a")
        late = begin("a")
        await asyncio.sleep(0)
        polls.close()
        await late
        await begin("a")
    monkeypatch.setattr("marrakech.server.analysis.long_polls.WAIT_SECONDS", 0)
    await LongPolls().wait(job, lambda: False, "a")


def test_what_was_asked_for_lately_is_kept() -> None:
    kept: Kept[str] = Kept(10)
    for id_ in "abc":
        kept.put(id_, id_.upper(), 4)
    assert [kept.get(id_) for id_ in "abc"] == [None, "B", "C"]
    assert kept.get("b") == "B"
    kept.put("d", "D", 4)
    assert [kept.get(id_) for id_ in "bcd"] == ["B", None, "D"]
    kept.put("d", "larger", 40)
    assert [kept.get(id_) for id_ in "bd"] == [None, "larger"]
    kept.drop("d")
    assert kept.get("d") is None
