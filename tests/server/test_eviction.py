"""Who gives way when there is no room: the network that has the most connections waiting."""

from hypothesis import given
from hypothesis import strategies as st

from marrakech.server.network.eviction import Evictable, EvictionQueue


class Waiting:
    """A connection that waits."""

    def __init__(self, name: str) -> None:
        self.name = name

    def give_way(self, limit: str) -> None:
        """Nothing is done here, only asked who would have to."""


class Queue:
    """A queue whose connections have names: the network's letter, and a number."""

    def __init__(self, *names: str, idle: str = "") -> None:
        self.queue = EvictionQueue()
        self.known: dict[str, Evictable] = {}
        for name in names:
            self.add(name, idle=name in idle.split())

    def add(self, name: str, idle: bool = False) -> None:
        """A connection of that name waits from now on."""
        self.queue.add(self.known.setdefault(name, Waiting(name)), name[0], idle=idle)

    def discard(self, name: str) -> None:
        """It waits no more."""
        self.queue.discard(self.known.setdefault(name, Waiting(name)))

    def evicted(self) -> list[str]:
        """All of them in the order in which they have to go."""
        names = []
        while (connection := self.queue.first()) is not None:
            assert isinstance(connection, Waiting)
            names.append(connection.name)
            self.queue.discard(connection)
        return names


def test_the_network_with_the_most_gives_way_and_there_the_longest_first() -> None:
    assert Queue("v1", "a1", "a2", "a3", "b1", "b2").evicted()[:4] == ["a1", "b1", "a2", "v1"]


def test_who_has_as_many_goes_in_the_order_of_coming() -> None:
    assert Queue("c1", "a1", "b1").evicted() == ["c1", "a1", "b1"]


def test_an_idle_connection_goes_before_a_request_that_is_not_complete() -> None:
    queue = Queue("a1", "b1", "b2", "c1", idle="b2 c1")
    assert queue.evicted() == ["b2", "c1", "a1", "b1"]


def test_a_connection_that_no_longer_waits_stays() -> None:
    queue = Queue("a1", "a2", "b1")
    queue.discard("a1")
    queue.discard("a1")
    queue.discard("never")
    assert queue.evicted() == ["b1", "a2"]
    queue.add("a1")
    assert queue.evicted() == ["a1"]


def test_waiting_on_keeps_the_place_and_becoming_idle_does_not() -> None:
    queue = Queue("a1", "a2", "a3")
    queue.add("a1")
    assert queue.queue.first() is queue.known["a1"]
    queue.add("a2", idle=True)
    assert queue.evicted() == ["a2", "a1", "a3"]


moves = st.tuples(
    st.sampled_from("abc"), st.integers(0, 4), st.sampled_from(["wait", "idle", "go"])
)


@given(st.lists(moves, max_size=60))
def test_nobody_goes_who_has_fewer_than_another(steps: list[tuple[str, int, str]]) -> None:
    queue = Queue()
    waiting: dict[str, bool] = {}
    for network, number, what in steps:
        name = f"{network}{number}"
        waiting.pop(name, None)
        if what == "go":
            queue.discard(name)
        else:
            queue.add(name, idle=what == "idle")
            waiting[name] = what == "idle"
    for name in queue.evicted():
        counts = {other[0]: sum(n[0] == other[0] for n in waiting) for other in waiting}
        assert counts[name[0]] == max(counts.values())
        assert waiting[name] or not any(waiting[n] for n in waiting if n[0] == name[0])
        del waiting[name]
    assert not waiting
