"""The fair queue: people first, every network in its turn, and nobody who left holds it up."""

import asyncio
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.event_loop import run
from support.tables import played

from marrakech.server.bots.fair_queue import FairQueue, Priority


class Served:
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
        self, name: str, people: bool, network: str, surplus: bool = False
    ) -> asyncio.Task[None]:
        """Somebody comes to the end of a line."""
        task = asyncio.ensure_future(self._have(name, Priority(people, network, surplus)))
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def _have(self, name: str, priority: Priority) -> None:
        async with self.queue.turn(priority) as waiting:
            self.order.append(name)
            self.waiting[name] = waiting
            await asyncio.sleep(0)

    async def serve(self) -> list[str]:
        """Let it go; the order in which everybody was served."""
        self._free.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.order


@played
async def test_people_go_first_whoever_came_first() -> None:
    served = Served()
    await served.take()
    for number in range(3):
        await served.ask(f"bots {number}", people=False, network="n")
    await served.ask("Ana", people=True, network="a")
    await served.ask("Ben", people=True, network="b")
    assert await served.serve() == ["Ana", "Ben", "bots 0", "bots 1", "bots 2"]


@played
async def test_what_is_more_than_a_network_may_have_goes_last() -> None:
    served = Served()
    await served.take()
    for number in range(2):
        await served.ask(f"surplus {number}", people=False, network="many", surplus=True)
    await served.ask("bots", people=False, network="many")
    await served.ask("other bots", people=False, network="other")
    await served.ask("Ana", people=True, network="many")
    assert await served.serve() == ["Ana", "bots", "other bots", "surplus 0", "surplus 1"]
    assert served.waiting["bots"] == 1


@pytest.mark.parametrize("people", [True, False])
@played
async def test_networks_take_turns(people: bool) -> None:
    served = Served()
    await served.take()
    for number in range(4):
        await served.ask(f"many {number}", people, network="many")
    await served.ask("one", people, network="one")
    for number in range(2):
        await served.ask(f"two {number}", people, network="two")
    assert await served.serve() == [
        *("many 0", "one", "two 0", "many 1", "two 1", "many 2", "many 3"),
    ]


@played
async def test_who_waits_counts_in_the_own_class_and_every_other_network_once() -> None:
    served = Served()
    await served.take()
    await served.ask("Ana", people=True, network="a")
    for number in range(60):
        await served.ask(f"many {number}", people=True, network="many")
        await served.ask(f"bots {number}", people=False, network="many")
    await served.serve()
    assert served.waiting["Ana"] == 1
    assert served.waiting["many 0"] == 59
    assert served.waiting["many 59"] == 0
    assert served.waiting["bots 0"] == 59


@played
async def test_who_leaves_the_queue_does_not_hold_it_up() -> None:
    served = Served()
    await served.take()
    first = await served.ask("first", people=True, network="a")
    await served.ask("second", people=True, network="a")
    third = await served.ask("third", people=True, network="b")
    first.cancel()
    third.cancel()
    assert await served.serve() == ["second"]
    assert served.waiting == {"second": 0}
    async with asyncio.timeout(5), served.queue.turn(Priority()):
        pass


@played
async def test_who_leaves_at_the_moment_of_their_turn_passes_it_on() -> None:
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
        served = Served()
        await served.take()
        for number, (people, network) in enumerate(asked):
            await served.ask(f"{network} {people} {number}", people, network)
        return await served.serve()

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
