"""What every store and every bus must do, whatever it is made of."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.event_loop import run
from support.tables import creation

from marrakech.server.storage.factory import open_store
from marrakech.table.events import Acted, Event, Seated
from marrakech.table.memory import MemoryBus
from marrakech.table.phases import PhaseName
from marrakech.table.ports import (
    LONGEST_BEAT,
    NEVER_SEEN,
    Bus,
    Conflict,
    Device,
    ListPlace,
    Storage,
    Store,
    StoreError,
    Summary,
)

Scene = Callable[[Storage], Awaitable[None]]

GATHERING = Summary("gathering", True, 1, 4, ("ana",), False, 1_000)
PLAYING = GATHERING._replace(phase="playing", open_seats=0, wakes=True)


def event(number: int, command: str | None = None, action: str = "N") -> Event:
    return Event(number, 1_000 + number, Acted(action, 1), command)


def run_of(first: int, last: int) -> list[Event]:
    return [event(number) for number in range(first, last + 1)]


async def outcome(attempt: Awaitable[None]) -> str:
    try:
        await attempt
    except Conflict:
        return "conflict"
    return "kept"


ADDRESSES = ["memory:", "sqlite:///{folder}/tables.db", "{folder}/tables.db", "{postgresql}"]


@pytest.fixture(params=ADDRESSES)
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Scene], None]:
    """Plays a scene with a new store at each kind of address."""
    given = {"folder": tmp_path}
    if "postgresql" in request.param:
        given["postgresql"] = request.getfixturevalue("postgresql")
    address = str(request.param).format(**given)

    async def whole(scene: Scene) -> None:
        store = await open_store(address)
        try:
            await scene(store)
        finally:
            await store.close()

    return lambda scene: run(whole(scene))


Play = Callable[[Scene], None]


def test_a_log_is_read_as_it_was_written(play: Play) -> None:
    async def scene(store: Store) -> None:
        first = Event(1, 5, creation("person", "open", reserved={"2": "ben"}), "c1")
        await store.create("t", [first, event(2)], GATHERING)
        await store.append("t", 2, [event(3, "c2"), event(4)], GATHERING)
        assert await store.read("t") == [first, event(2), event(3, "c2"), event(4)]

    play(scene)


def test_reading_goes_on_after_a_number(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 12), GATHERING)
        assert await store.read("t", 9) == run_of(10, 12)
        assert await store.read("t", 12) == []
        assert await store.read("t", 99) == []

    play(scene)


def test_a_table_that_does_not_exist_has_no_events_and_takes_none(play: Play) -> None:
    async def scene(store: Store) -> None:
        assert await store.read("t") == []
        assert await outcome(store.append("t", 0, run_of(1, 1), GATHERING)) == "conflict"
        assert await outcome(store.append("t", 3, run_of(4, 4), GATHERING)) == "conflict"
        assert await store.read("t") == []

    play(scene)


@pytest.mark.parametrize("after", [0, 1, 2, 4, 9])
def test_only_after_the_last_event(play: Play, after: int) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 3), GATHERING)
        attempt = store.append("t", after, [event(after + 1)], PLAYING)
        assert await outcome(attempt) == "conflict"
        assert await store.read("t") == run_of(1, 3)
        assert await store.waking() == []

    play(scene)


def test_a_table_is_created_once(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 2), GATHERING)
        assert await outcome(store.create("t", run_of(1, 1), PLAYING)) == "conflict"
        assert await store.read("t") == run_of(1, 2)
        assert await store.waking() == []

    play(scene)


def test_a_command_id_counts_once_at_a_table(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", [event(1, "c1")], GATHERING)
        await store.create("u", [event(1, "c1")], GATHERING)
        await store.append("t", 1, [event(2, "c2"), event(3)], GATHERING)
        assert await outcome(store.append("t", 3, [event(4, "c1")], PLAYING)) == "conflict"
        assert await outcome(store.append("t", 3, [event(4, "c2")], PLAYING)) == "conflict"
        assert await store.waking() == []
        await store.append("t", 3, [event(4, "c3")], GATHERING)
        await store.append("u", 1, [event(2, "c2")], GATHERING)
        assert len(await store.read("t")) == 4

    play(scene)


def test_events_without_a_command_may_be_many(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 1), GATHERING)
        for number in range(1, 6):
            await store.append("t", number, [event(number + 1)], GATHERING)
        assert await store.read("t") == run_of(1, 6)

    play(scene)


@pytest.mark.parametrize("command", ["the-same", None])
def test_fifty_at_the_same_number_make_one(play: Play, command: str | None) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 1), GATHERING)
        racers = [
            outcome(store.append("t", 1, [event(2, command, f"racer {racer}")], GATHERING))
            for racer in range(50)
        ]
        answers = await asyncio.gather(*racers)
        assert sorted(answers) == ["conflict"] * 49 + ["kept"]
        (kept,) = await store.read("t", 1)
        assert kept == event(2, command, f"racer {answers.index('kept')}")

    play(scene)


def test_fifty_that_are_the_same_in_everything_make_one(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 1), GATHERING)
        twins = [outcome(store.append("t", 1, [event(2, "c")], PLAYING)) for _ in range(50)]
        assert sorted(await asyncio.gather(*twins)) == ["conflict"] * 49 + ["kept"]

    play(scene)


def test_fifty_who_create_the_same_table_make_one(play: Play) -> None:
    async def scene(store: Store) -> None:
        racers = [
            outcome(store.create("t", [event(1, action=f"racer {r}")], GATHERING))
            for r in range(50)
        ]
        assert sorted(await asyncio.gather(*racers)) == ["conflict"] * 49 + ["kept"]
        assert len(await store.read("t")) == 1

    play(scene)


def test_a_conflict_at_one_table_hurts_no_other(play: Play) -> None:
    async def scene(store: Store) -> None:
        for table in range(20):
            await store.create(f"t{table}", [event(1, "c1")], GATHERING)
        answers = await asyncio.gather(
            *(
                outcome(
                    store.append(
                        f"t{table}", 1, [event(2, "c1" if table % 4 == 0 else "c2")], PLAYING
                    )
                )
                for table in range(20)
            ),
            outcome(store.append("t1", 7, [event(8)], PLAYING)),
            outcome(store.create("new", run_of(1, 1), GATHERING)),
        )
        assert answers == ["conflict", "kept", "kept", "kept"] * 5 + ["conflict", "kept"]
        lengths = [len(await store.read(f"t{table}")) for table in range(20)]
        assert lengths == [1, 2, 2, 2] * 5
        assert len(await store.waking()) == 15

    play(scene)


def test_what_is_sent_in_order_without_waiting_is_kept_in_order(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 1), GATHERING)
        chain = [
            outcome(store.append("t", number, [event(number + 1)], GATHERING))
            for number in range(1, 31)
        ]
        assert await asyncio.gather(*chain) == ["kept"] * 30
        assert await store.read("t") == run_of(1, 31)

    play(scene)


def test_tables_do_not_see_each_other(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 2), GATHERING)
        await store.create("T", run_of(1, 1), GATHERING)
        await store.create("t ", run_of(1, 3), GATHERING)
        await store.append("T", 1, [event(2, action="mine")], GATHERING)
        assert await store.read("t") == run_of(1, 2)
        assert await store.read("T") == [event(1), event(2, action="mine")]
        assert await store.read("t ") == run_of(1, 3)

    play(scene)


def test_what_was_read_is_the_readers_own(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 2), GATHERING)
        (await store.read("t")).clear()
        assert len(await store.read("t")) == 2

    play(scene)


@pytest.mark.parametrize(
    "name",
    ["Ána", "محمد", "小さな絨毯", "🧿🐪", "a\u200db", "'; DROP TABLE events; --", '"\\\n\t\0'],
)
def test_any_text_comes_back(play: Play, name: str) -> None:
    async def scene(store: Store) -> None:
        table = creation(name, "open", rules=name, host=name, reserved={name: name})
        kept = [
            Event(1, 2**53, msgspec.structs.replace(table, edition=name, listed=True), name),
            Event(2, 2**53, Seated(2, name, name, holder=name, commitment=name)),
        ]
        await store.create(name, kept, GATHERING._replace(holders=(name,)))
        assert await store.read(name) == kept
        assert await ids_of(store, name, 5) == [name]

    play(scene)


# lists


def test_open_tables_are_listed_gathering_and_have_a_seat(play: Play) -> None:
    async def scene(store: Store) -> None:
        for name, summary in {
            "open": GATHERING,
            "private": GATHERING._replace(listed=False),
            "taken": GATHERING._replace(open_seats=0),
            "playing": GATHERING._replace(phase="playing"),
            "over": GATHERING._replace(phase="over"),
        }.items():
            await store.create(name, run_of(1, 1), summary)
        assert await store.open_tables(9) == ["open"]
        await store.append("open", 1, [event(2)], PLAYING)
        await store.append("taken", 1, [event(2)], GATHERING)
        assert await store.open_tables(9) == ["taken"]

    play(scene)


async def ids_of(store: Store, holder: str, *wanted: Any, **more: Any) -> list[str]:
    """The tables of somebody, without their places."""
    return [place.table for place in await store.tables_of(holder, *wanted, **more)]


def test_lists_begin_with_the_newest_and_end_at_the_limit(play: Play) -> None:
    async def scene(store: Store) -> None:
        for at in (3, 1, 4, 2, 5):
            summary = GATHERING._replace(updated=at * 100, wakes=True)
            await store.create(f"t{at}", run_of(1, 1), summary)
        await store.create("t3b", run_of(1, 1), GATHERING._replace(updated=300, wakes=True))
        order = ["t5", "t4", "t3b", "t3", "t2", "t1"]
        assert await store.open_tables(99) == order
        assert await store.open_tables(3) == order[:3]
        assert await ids_of(store, "ana", 99) == order
        assert await ids_of(store, "ana", 2) == order[:2]
        assert await ids_of(store, "ana", 0) == []
        assert await store.waking() == order
        await store.append("t1", 1, [event(2)], GATHERING._replace(updated=600, wakes=True))
        assert (await store.open_tables(1), (await store.waking())[0]) == (["t1"], "t1")

    play(scene)


def test_ones_tables_are_listed_by_phase_and_from_a_place_on(play: Play) -> None:
    async def scene(store: Store) -> None:
        for number in range(6):
            phase: PhaseName = "over" if number % 2 else "playing"
            summary = GATHERING._replace(phase=phase, updated=100 * (number // 2))
            await store.create(f"t{number}", run_of(1, 1), summary)
        await store.create("mine", run_of(1, 1), GATHERING._replace(updated=900))
        assert await ids_of(store, "ana", 9, ("over",)) == ["t5", "t3", "t1"]
        assert await ids_of(store, "ana", 2, ("gathering", "playing")) == ["mine", "t4"]
        after = [await ids_of(store, "ana", 9, after=ListPlace(100, "t3"))]
        after.append(await ids_of(store, "ana", 9, ("over",), ListPlace(200, "t5")))
        after.append(await ids_of(store, "ana", 1, ("over",), ListPlace(200, "t5")))
        assert after == [["t2", "t1", "t0"], ["t3", "t1"], ["t3"]]
        assert await ids_of(store, "ana", 9, (), ListPlace(200, "t5")) == []
        assert await ids_of(store, "ana", 9, after=ListPlace(0, "t0")) == []
        assert await ids_of(store, "bo", 9, ("over",), ListPlace(900, "z")) == []
        places = await store.tables_of("ana", 2, ("over",))
        assert places == [ListPlace(200, "t5"), ListPlace(100, "t3")]

    play(scene)


def test_holders_come_and_go(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 1), GATHERING)
        await store.create("u", run_of(1, 1), GATHERING._replace(holders=(), updated=2_000))
        assert await ids_of(store, "ana", 9) == ["t"]
        assert await ids_of(store, "bo", 9) == []
        twice = GATHERING._replace(holders=("bo", "ana", "bo"))
        await store.append("t", 1, [event(2)], twice)
        assert await ids_of(store, "bo", 9) == ["t"]
        await store.append("t", 2, [event(3)], GATHERING._replace(holders=("bo",)))
        await store.append("u", 1, [event(2)], GATHERING._replace(holders=("bo",), updated=2_000))
        assert await ids_of(store, "ana", 9) == []
        assert await ids_of(store, "bo", 9) == ["u", "t"]

    play(scene)


def test_a_table_wakes_the_server_as_long_as_it_says_so(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create("t", run_of(1, 1), PLAYING)
        await store.create("u", run_of(1, 1), GATHERING)
        assert await store.waking() == ["t"]
        await store.append("t", 1, [event(2)], PLAYING._replace(wakes=False))
        assert await store.waking() == []

    play(scene)


def test_forgetting_takes_what_is_old_and_all_of_it(play: Play) -> None:
    async def scene(store: Store) -> None:
        for number in range(120):
            old = PLAYING._replace(updated=number)
            await store.create(f"t{number:03}", [event(1, "c1")], old)
        assert await store.forget(0) == 0
        assert await store.forget(115) == 115
        assert await store.forget(115) == 0
        left = [f"t{number}" for number in range(119, 114, -1)]
        assert await store.waking() == left
        assert await ids_of(store, "ana", 999) == left
        assert await store.read("t007") == []
        assert await outcome(store.append("t007", 1, [event(2)], PLAYING)) == "conflict"
        await store.create("t007", [event(1, "c1")], PLAYING)
        assert await store.read("t007") == [event(1, "c1")]

    play(scene)


# heartbeats


def test_a_store_knows_no_time_before_the_first_heartbeat(play: Play) -> None:
    async def scene(store: Storage) -> None:
        await store.create("t", run_of(1, 1), GATHERING)
        assert await store.last_heartbeat() is None
        assert await store.last_time() is None
        assert await store.last_trusted() is None

    play(scene)


def test_the_last_heartbeat_counts_even_if_it_is_earlier(play: Play) -> None:
    async def scene(store: Storage) -> None:
        for now in (5_000, 7_000, 6_000):
            await store.heartbeat(now, now)
        assert await store.last_heartbeat() == 6_000
        assert await store.last_time() == 6_000
        assert await store.last_trusted() == 6_000

    play(scene)


def test_a_time_that_cannot_be_trusted_leaves_the_last_one_that_could(play: Play) -> None:
    async def scene(store: Storage) -> None:
        await store.heartbeat(5_000, 4_000)
        await store.heartbeat(6_000)
        await store.heartbeat(7_000)
        assert (await store.last_heartbeat(), await store.last_trusted()) == (7_000, 4_000)

    play(scene)


def test_where_no_time_was_ever_trusted_the_first_heartbeat_is(play: Play) -> None:
    async def scene(store: Storage) -> None:
        for now in (5_000, 6_000, 7_000):
            await store.heartbeat(now)
            assert await store.last_trusted() == 5_000

    play(scene)


def test_the_last_time_is_that_of_an_event_soon_after_the_heartbeat(play: Play) -> None:
    async def scene(store: Storage) -> None:
        await store.heartbeat(5_000)
        for name, updated in {"before": 4_000, "far": 5_001 + LONGEST_BEAT}.items():
            await store.create(name, run_of(1, 1), GATHERING._replace(updated=updated))
        assert await store.last_time() == 5_000
        await store.create("soon", run_of(1, 1), GATHERING._replace(updated=5_700))
        assert await store.last_time() == 5_700
        latest = 5_000 + LONGEST_BEAT
        await store.create("last", run_of(1, 1), GATHERING._replace(updated=latest))
        assert (await store.last_time(), await store.last_heartbeat()) == (latest, 5_000)

    play(scene)


# devices


def device(name: str, holder: str = "ana", last_seen: int = 1) -> Device:
    return Device(name, holder, "Firefox", "Linux", 1, last_seen)


def test_a_device_is_stored_once(play: Play) -> None:
    async def scene(store: Storage) -> None:
        devices = store.devices
        assert await devices.find("phone") is None
        await devices.add(device("phone"))
        await devices.add(device("phone", "ben", last_seen=9))
        assert await devices.find("phone") == device("phone")
        await devices.seen("phone", 7)
        await devices.seen("nobody", 7)
        assert await devices.find("phone") == device("phone", last_seen=7)
        assert await devices.find("nobody") is None

    play(scene)


def test_the_devices_of_a_holder_are_those_signed_in_the_last_seen_first(play: Play) -> None:
    async def scene(store: Storage) -> None:
        devices = store.devices
        for name, at in (("c", 3), ("a", 5), ("d", 3), ("b", 4)):
            await devices.add(device(name, last_seen=at))
        await devices.add(device("other", "ben"))
        await devices.revoke("b", 8)
        assert [one.token_hash for one in await devices.of("ana")] == ["a", "c", "d"]
        assert [one.token_hash for one in await devices.of("cid")] == []

    play(scene)


def test_a_device_joins_another_that_is_signed_in(play: Play) -> None:
    async def scene(store: Storage) -> None:
        devices = store.devices
        await devices.add(device("tablet", "ben"))
        assert await devices.join(device("phone"), device("tablet", "ana", last_seen=6))
        assert await devices.find("phone") == device("phone")
        assert await devices.find("tablet") == device("tablet", "ana", last_seen=6)
        await devices.revoke("phone", 7)
        assert not await devices.join(device("phone"), device("laptop"))
        assert await devices.find("laptop") is None

    play(scene)


def test_a_device_is_signed_out_once(play: Play) -> None:
    async def scene(store: Storage) -> None:
        devices = store.devices
        await devices.add(device("phone"))
        await devices.revoke("phone", 5)
        await devices.revoke("phone", 9)
        await devices.revoke("nobody", 9)
        found = await devices.find("phone")
        assert found is not None
        assert found.revoked == 5
        assert await devices.revoked_since("ana", 5)
        assert not await devices.revoked_since("ana", 6)
        assert not await devices.revoked_since("ben", 0)

    play(scene)


def test_all_devices_of_a_holder_are_signed_out(play: Play) -> None:
    async def scene(store: Storage) -> None:
        devices = store.devices
        for name in ("phone", "tablet"):
            await devices.add(device(name))
        await devices.add(device("other", "ben"))
        assert await devices.revoke_all("ana", 5) == {"phone", "tablet"}
        assert await devices.revoke_all("ana", 6) == frozenset()
        assert await devices.of("ana") == []
        assert len(await devices.of("ben")) == 1

    play(scene)


def test_the_first_use_of_a_device_signs_out_the_others(play: Play) -> None:
    async def scene(store: Storage) -> None:
        devices = store.devices
        await devices.add(device("old"))
        new = device("new", last_seen=NEVER_SEEN)
        assert await devices.join(device("old"), new)
        assert await devices.revoke_others(device("old"), 5) == frozenset()
        assert await devices.revoke_others(new, 5) == {"old"}
        assert await devices.revoke_others(new, 6) == frozenset()
        assert [(one.token_hash, one.last_seen) for one in await devices.of("ana")] == [("new", 5)]

    play(scene)


def test_devices_are_forgotten_once_their_holder_has_no_table_and_is_not_seen(play: Play) -> None:
    async def scene(store: Storage) -> None:
        devices = store.devices
        await store.create("t", run_of(1, 1), GATHERING)  # Ana has a seat there
        await devices.add(device("seated", "ana"))
        await devices.add(device("recent", "ben", last_seen=9))
        await devices.add(device("revoked", "ben"))
        await devices.revoke("revoked", 2)
        await devices.add(device("old", "cid", last_seen=8))
        await devices.forget(9)
        names = ("seated", "recent", "revoked", "old")
        left = [name for name in names if await devices.find(name)]
        assert left == ["seated", "recent", "revoked"]
        await devices.forget(10)
        assert [name for name in names if await devices.find(name)] == ["seated"]

    play(scene)


# analyses


def test_an_analysis_is_kept_with_its_table(play: Play) -> None:
    async def scene(store: Storage) -> None:
        found = bytes(range(256)) * 400
        await store.create("t", run_of(1, 1), PLAYING._replace(updated=5))
        await store.create("u", run_of(1, 1), PLAYING._replace(updated=9))
        assert await store.analyses.find("t", 1, "normal") is None
        await store.analyses.put("t", 1, "normal", b"first")
        await store.analyses.put("t", 1, "normal", found)
        await store.analyses.put("u", 1, "normal", b"")
        assert await store.analyses.find("t", 1, "normal") == found
        assert await store.analyses.find("t", 2, "normal") is None
        assert await store.analyses.find("t", 1, "deep") is None
        assert await store.analyses.find("u", 1, "normal") == b""
        await store.analyses.put("t", 2, "deep", b"newer")
        assert await store.analyses.find("t", 1, "normal") is None
        assert await store.analyses.find("t", 2, "deep") == b"newer"
        assert await store.read("t") == run_of(1, 1)
        assert await store.forget(6) == 1
        assert await store.analyses.find("t", 2, "deep") is None
        await store.analyses.put("t", 2, "deep", b"too late")
        await store.create("t", run_of(1, 1), PLAYING)
        assert await store.analyses.find("t", 2, "deep") is None
        assert await store.analyses.find("u", 1, "normal") == b""

    play(scene)


# as a whole


def test_a_store_that_was_closed_takes_and_gives_nothing_more(play: Play) -> None:
    async def scene(store: Storage) -> None:
        await store.ping()
        store.require_available()
        await store.close()
        for late in (
            store.ping(),
            store.create("t", run_of(1, 1), GATHERING),
            store.read("t"),
            store.waking(),
            store.heartbeat(1),
            store.last_heartbeat(),
            store.devices.find("phone"),
            store.devices.add(device("phone")),
        ):
            with pytest.raises(StoreError) as refused:
                await late
            assert refused.value.key == "store-closed"
        await store.close()

    play(scene)


def test_nothing_is_rescued_from_a_store_that_is_well(play: Play, tmp_path: Path) -> None:
    async def scene(store: Storage) -> None:
        await store.create("t", run_of(1, 1), GATHERING)
        await store.rescuer.attempt(last=True)
        store.rescuer.lost()
        store.rescuer.found()
        await store.rescuer.attempt(last=True)
        assert not list(tmp_path.glob("*rescued*"))

    play(scene)


@pytest.mark.parametrize("address", ["postgresql://ana:secret@db/x", "sqlite://x", "sqlite:///"])
def test_an_address_that_no_store_has_is_refused_without_its_secrets(address: str) -> None:
    with pytest.raises(StoreError) as refused:
        run(open_store(address))
    assert refused.value.key == "store-unreadable"
    assert "secret" not in str(refused.value.details)


# the bus


@pytest.fixture(params=["memory"])
def bus(request: pytest.FixtureRequest) -> Bus:
    return MemoryBus()


def test_everyone_who_listens_hears_everything_in_order(bus: Bus) -> None:
    async def scene() -> None:
        heard: list[tuple[str, str, int]] = []
        bus.subscribe(lambda table, number: heard.append(("a", table, number)))
        bus.subscribe(lambda table, number: heard.append(("b", table, number)))
        for table, number in (("t", 1), ("u", 1), ("t", 2)):
            await bus.publish(table, number)
        for who in "ab":
            told = [(table, number) for name, table, number in heard if name == who]
            assert told == [("t", 1), ("u", 1), ("t", 2)]

    run(scene())


def test_who_stops_listening_hears_no_more(bus: Bus) -> None:
    async def scene() -> None:
        heard: list[int] = []
        others: list[int] = []
        stop = bus.subscribe(lambda _, number: heard.append(number))
        bus.subscribe(lambda _, number: others.append(number))
        await bus.publish("t", 1)
        stop()
        await bus.publish("t", 2)
        assert (heard, others) == ([1], [1, 2])

    run(scene())


def test_one_may_stop_listening_while_hearing(bus: Bus) -> None:
    async def scene() -> None:
        heard: list[int] = []

        def once(table: str, number: int) -> None:
            stop()
            heard.append(number)

        stop = bus.subscribe(once)
        bus.subscribe(lambda _, number: heard.append(-number))
        await bus.publish("t", 1)
        await bus.publish("t", 2)
        assert heard == [1, -1, -2]

    run(scene())


def test_nobody_needs_to_listen(bus: Bus) -> None:
    run(bus.publish("t", 1))
