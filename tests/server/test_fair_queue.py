"""The fair queue: people first, every network in its turn, and nobody who left holds it up."""

import asyncio
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.event_loop import run
from support.tables import played

from marrakech.server.bots.fair_queue import FairQueue, Priority


class QueueRig:
    """A queue that is taken, and those who wait for it."""

    def __init__(self) -> None:
        self.queue = FairQueue()
        self.order: list[str] = []
        self.waiting: dict[str, int] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self._free = asyncio.Event()

    async def take(self) -> None:
        """Take it, so that everybody who asks has to wait."""
        self.tasks.append(asyncio.ensure_future(self._hold()))
        await asyncio.sleep(0)

    async def _hold(self) -> None:
        async with self.queue.turn(Priority()):
            await self._free.wait()

    async def ask(
        self,
        name: str,
        people: bool,
        network: str,
        surplus: bool = False,
        background: bool = False,
    ) -> asyncio.Task[None]:
        """Somebody joins the end of the queue."""
        priority = Priority(people, network, surplus, background)
        task = asyncio.ensure_future(self._have(name, priority))
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def _have(self, name: str, priority: Priority) -> None:
        async with self.queue.turn(priority) as waiting:
            self.order.append(name)
            self.waiting[name] = waiting
            await asyncio.sleep(0)

    async def serve(self) -> list[str]:
        """Let it go; the order in which everybody was rig."""
        self._free.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.order


@played
async def test_people_go_first_regardless_of_who_came_first() -> None:
    rig = QueueRig()
    await rig.take()
    for number in range(3):
        await rig.ask(f"bots {number}", people=False, network="n")
    await rig.ask("Ana", people=True, network="a")
    await rig.ask("Ben", people=True, network="b")
    assert await rig.serve() == ["Ana", "Ben", "bots 0", "bots 1", "bots 2"]


@played
async def test_what_is_more_than_a_network_may_have_goes_last() -> None:
    rig = QueueRig()
    await rig.take()
    for number in range(2):
        await rig.ask(f"surplus {number}", people=False, network="many", surplus=True)
    await rig.ask("bots", people=False, network="many")
    await rig.ask("other bots", people=False, network="other")
    await rig.ask("Ana", people=True, network="many")
    assert await rig.serve() == ["Ana", "bots", "other bots", "surplus 0", "surplus 1"]
    assert rig.waiting["bots"] == 1


@played
async def test_what_is_no_part_of_a_game_goes_after_everything_else() -> None:
    rig = QueueRig()
    await rig.take()
    for number in range(2):
        await rig.ask(f"analysis {number}", people=False, network="many", background=True)
    await rig.ask("other analysis", people=True, network="other", background=True)
    await rig.ask("surplus", people=False, network="many", surplus=True)
    await rig.ask("Ana", people=True, network="many")
    order = ["Ana", "surplus", "analysis 0", "other analysis", "analysis 1"]
    assert await rig.serve() == order
    assert rig.waiting["Ana"] == rig.waiting["surplus"] == 0


@pytest.mark.parametrize("people", [True, False])
@played
async def test_networks_take_turns(people: bool) -> None:
    rig = QueueRig()
    await rig.take()
    for number in range(4):
        await rig.ask(f"many {number}", people, network="many")
    await rig.ask("one", people, network="one")
    for number in range(2):
        await rig.ask(f"two {number}", people, network="two")
    assert await rig.serve() == [
        *("many 0", "one", "two 0", "many 1", "two 1", "many 2", "many 3"),
    ]


@played
async def test_waiting_counts_the_own_class_and_every_other_network_once() -> None:
    rig = QueueRig()
    await rig.take()
    await rig.ask("Ana", people=True, network="a")
    for number in range(60):
        await rig.ask(f"many {number}", people=True, network="many")
        await rig.ask(f"bots {number}", people=False, network="many")
    await rig.serve()
    assert rig.waiting["Ana"] == 1
    assert rig.waiting["many 0"] == 59
    assert rig.waiting["many 59"] == 0
    assert rig.waiting["bots 0"] == 59


@played
async def test_leaving_the_queue_does_not_hold_it_up() -> None:
    rig = QueueRig()
    await rig.take()
    first = await rig.ask("first", people=True, network="a")
    await rig.ask("second", people=True, network="a")
    third = await rig.ask("third", people=True, network="b")
    first.cancel()
    third.cancel()
    assert await rig.serve() == ["second"]
    assert rig.waiting == {"second": 0}
    async with asyncio.timeout(5), rig.queue.turn(Priority()):
        pass


@played
async def test_leaving_at_the_moment_of_the_turn_passes_it_on() -> None:
    queue = FairQueue()
    order: list[str] = []

    async def have(name: str) -> None:
        async with queue.turn(Priority()):
            order.append(name)

    async with queue.turn(Priority()):
        gone = asyncio.ensure_future(have("gone"))
        there = asyncio.ensure_future(have("there"))
        await asyncio.sleep(0)
    gone.cancel()  # it has been given the turn and does not know it yet
    async with asyncio.timeout(5):
        await there
    assert order == ["there"]


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("abc")), max_size=30))
def test_everybody_is_served_and_no_network_waits_for_two_of_another(
    asked: list[tuple[bool, str]],
) -> None:
    async def scene() -> list[str]:
        rig = QueueRig()
        await rig.take()
        for number, (people, network) in enumerate(asked):
            await rig.ask(f"{network} {people} {number}", people, network)
        return await rig.serve()

    order = run(scene())
    assert len(order) == len(asked)
    for people in ("True", "False"):
        left = Counter(name.split()[0] for name in order if name.split()[1] == people)
        last: dict[str, int] = {}
        for place, name in enumerate(n for n in order if n.split()[1] == people):
            network = name.split()[0]
            if network in last:  # everybody who waited had a turn in between
                between = place - last[network] - 1
                assert between >= sum(bool(left[other]) for other in left if other != network)
            last[network] = place
            left[network] -= 1
    classes = [name.split()[1] for name in order]
    assert classes == sorted(classes, reverse=True)
