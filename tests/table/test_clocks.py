"""Clocks: whose time runs, when it is over and what happens then."""

from collections.abc import Callable

import msgspec
from msgspec import UNSET
from support.tables import VARIANT, TableRig, game_of, played, refused

from marrakech.rules import legal_actions
from marrakech.table.clocks import Clocks
from marrakech.table.events import Acted, Event, StoodIn
from marrakech.table.folding import folded
from marrakech.table.memory import MemoryStore
from marrakech.table.ports import StoreError, Summary
from marrakech.table.setup import Clock
from marrakech.table.wire import standing

TURN = Clock("turn", 30)
GAME = Clock("game", 300, 10)


async def left(rig: TableRig, table_id: str) -> list[int]:
    """What every seat's clock shows, in seconds."""
    clocks = game_of(await rig.find(table_id)).clocks
    return [milliseconds // 1000 for milliseconds in clocks.left]


async def deadline(rig: TableRig, table_id: str) -> int | None:
    """In how many milliseconds the player to move loses on time."""
    at = (await rig.find(table_id)).deadline()
    return None if at is None else at - rig.now


def wait(rig: TableRig, seconds: float) -> None:
    rig.now += int(seconds * 1000)


# How time runs


@played
async def test_without_a_clock_there_is_all_the_time() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    wait(rig, 10**6)
    assert await deadline(rig, table_id) is None
    assert not (await rig.find(table_id)).summary().wakes
    with refused("time-left"):
        await rig.serve(table_id, "time-out")
    assert standing(await rig.find(table_id), rig.now).clocks is UNSET


@played
async def test_every_turn_has_its_time() -> None:
    rig = TableRig()
    table_id = await rig.full(3, clock=TURN)
    assert await deadline(rig, table_id) == 30_000
    wait(rig, 12.5)
    assert await deadline(rig, table_id) == 17_500
    await rig.step(table_id)
    assert await deadline(rig, table_id) == 17_500
    wait(rig, 10)
    await rig.step(table_id)
    assert (await rig.position(table_id)).seat == 2
    assert await deadline(rig, table_id) == 30_000
    assert await left(rig, table_id) == [30, 30, 30]


@played
async def test_a_game_has_its_time_and_every_turn_adds_to_it() -> None:
    rig = TableRig()
    table_id = await rig.full(3, clock=GAME)
    wait(rig, 40)
    await rig.step(table_id)
    assert await left(rig, table_id) == [260, 300, 300]
    wait(rig, 20)
    await rig.step(table_id)
    assert await left(rig, table_id) == [250, 300, 300]
    assert await deadline(rig, table_id) == 300_000
    wait(rig, 7)
    await rig.turn(table_id)
    assert await left(rig, table_id) == [250, 303, 300]


@played
async def test_in_the_variant_a_turn_ends_with_steering() -> None:
    rig = TableRig()
    table_id = await rig.full(3, clock=GAME, rules=VARIANT)
    for step in ("roll", "lay", "steer"):
        assert await left(rig, table_id) == [300, 300, 300]
        assert await rig.step(table_id) == step
    assert await left(rig, table_id) == [310, 300, 300]


@played
async def test_the_draws_before_the_first_turn_are_nobodys_turn() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=GAME)
    assert len(game_of(await rig.find(table_id)).actions) == 2
    assert await left(rig, table_id) == [300, 300]
    await rig.turn(table_id)
    assert await left(rig, table_id) == [310, 300]


@played
async def test_the_giving_up_of_others_gives_nobody_time() -> None:
    rig = TableRig()
    table_id = await rig.full(4, clock=GAME)
    wait(rig, 30)
    await rig.act(table_id, "ben", "x2")
    assert await left(rig, table_id) == [270, 300, 300, 300]
    assert await deadline(rig, table_id) == 270_000
    wait(rig, 10)
    await rig.step(table_id)
    await rig.act(table_id, "cleo", "x3")
    assert await left(rig, table_id) == [260, 300, 300, 300]
    await rig.step(table_id)
    assert await left(rig, table_id) == [270, 300, 300, 300]


@played
async def test_the_giving_up_of_others_gives_no_fresh_turn() -> None:
    rig = TableRig()
    table_id = await rig.full(3, clock=TURN)
    wait(rig, 20)
    await rig.act(table_id, "ben", "x2")
    assert await deadline(rig, table_id) == 10_000


@played
async def test_what_changes_no_position_stops_no_clock() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=TURN)
    wait(rig, 20)
    await rig.do(table_id, "ana", "offer", seat=1)
    assert await deadline(rig, table_id) == 10_000


@played
async def test_time_starts_with_the_game() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", clock=TURN, listed=True)
    wait(rig, 3600)
    await rig.do(table_id, "ben", "sit", name="Ben")
    assert await deadline(rig, table_id) == 30_000


# Running out


@played
async def test_time_runs_out_at_its_millisecond_and_not_before() -> None:
    rig = TableRig()
    table_id = await rig.full(3, clock=TURN)
    rig.now += 29_999
    with refused("time-left"):
        await rig.serve(table_id, "time-out")
    rig.now += 1
    await rig.serve(table_id, "time-out")
    table = await rig.find(table_id)
    assert game_of(table).actions == ["x1"]
    assert (await rig.log(table_id))[-1].body == Acted("x1", 1, reason="time")
    assert (await rig.position(table_id)).seat == 2
    assert await deadline(rig, table_id) == 30_000


@played
async def test_running_out_twice_leaves_one() -> None:
    rig = TableRig()
    table_id = await rig.full(3, clock=GAME)
    for _ in range(2):
        wait(rig, 300)
        await rig.serve(table_id, "time-out")
    table = await rig.find(table_id)
    assert (table.phase.name, game_of(table).actions) == ("over", ["x1", "x2"])
    assert game_of(table).faults == {1: "time", 2: "time"}


@played
async def test_a_bot_plays_on_where_that_was_chosen() -> None:
    rig = TableRig()
    table_id = await rig.full(3, clock=TURN, timeout="bot")
    wait(rig, 30)
    await rig.serve(table_id, "time-out")
    event = (await rig.log(table_id))[-1]
    assert event.body == StoodIn(1, "greedy", reason="time")
    assert await deadline(rig, table_id) is None
    assert (await rig.find(table_id)).summary().wakes
    with refused("time-left"):
        await rig.serve(table_id, "time-out")
    await rig.turn(table_id)
    await rig.do(table_id, "ana", "back")
    await rig.turn(table_id)
    await rig.turn(table_id)
    assert await deadline(rig, table_id) == 30_000


@played
async def test_in_the_variant_the_bot_throws_when_time_has_run_out() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=TURN, timeout="bot", rules=VARIANT)
    wait(rig, 30)
    await rig.serve(table_id, "time-out")
    assert (await rig.kinds(table_id))[-2:] == ["stood-in", "acted"]
    assert (await rig.position(table_id)).step == "lay"


@played
async def test_coming_back_in_the_same_turn_brings_no_new_time() -> None:
    rig = TableRig()
    for clock in (TURN, GAME):
        table_id = await rig.full(2, clock=clock, timeout="bot")
        for _ in range(3):
            wait(rig, clock.seconds)
            await rig.serve(table_id, "time-out")
            await rig.do(table_id, "ana", "back")
            assert await deadline(rig, table_id) == 0


@played
async def test_who_comes_back_after_the_bots_turn_has_time_for_one() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=GAME, timeout="bot")
    wait(rig, 300)
    await rig.serve(table_id, "time-out")
    await rig.turn(table_id)
    assert await left(rig, table_id) == [60, 300]
    await rig.do(table_id, "ana", "back")
    await rig.turn(table_id)
    assert await deadline(rig, table_id) == 60_000


@played
async def test_who_drops_out_in_the_middle_of_a_turn_wins_no_time() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=GAME)
    wait(rig, 200)
    rig.away = {1}
    await rig.do(table_id, "ben", "stand-in", seat=1)
    wait(rig, 50)
    await rig.do(table_id, "ana", "back")
    assert await deadline(rig, table_id) == 100_000


# Bots


@played
async def test_no_clock_runs_for_a_bot() -> None:
    rig = TableRig()
    table_id = await rig.create("random", "person", "person", clock=GAME)
    assert await deadline(rig, table_id) is None
    wait(rig, 1000)
    await rig.turn(table_id)
    assert await left(rig, table_id) == [300, 300, 300]
    assert await deadline(rig, table_id) == 300_000


@played
async def test_a_bot_that_stands_in_uses_and_wins_nobodys_time() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=GAME)
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    for _ in range(3):
        await rig.turn(table_id)
        wait(rig, 20)
        await rig.turn(table_id)
    assert await left(rig, table_id) == [330, 300]


# The server was down


@played
async def test_time_in_which_nobody_could_play_does_not_count() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=TURN)
    wait(rig, 5)
    wait(rig, 3600)
    await rig.serve(table_id, "hold", milliseconds=3_600_000)
    assert await deadline(rig, table_id) == 25_000
    rig.tables = rig.another()
    assert await deadline(rig, table_id) == 25_000
    wait(rig, 25)
    await rig.serve(table_id, "time-out")


@played
async def test_no_time_is_held_in_which_something_happened() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=TURN)
    wait(rig, 10)
    await rig.step(table_id)
    wait(rig, 4)
    await rig.serve(table_id, "hold", milliseconds=9_000)
    assert await deadline(rig, table_id) == 20_000
    wait(rig, 1)
    await rig.serve(table_id, "hold", milliseconds=6_000)  # killed again, before it left a trace
    assert await deadline(rig, table_id) == 20_000
    await rig.serve(table_id, "hold", milliseconds=6_000)
    assert await deadline(rig, table_id) == 20_000


# The store was slow


class SlowStore(MemoryStore):
    """Takes a while for each of the next writes."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[Callable[[], None]] = []

    async def create(self, table: str, events: list[Event], summary: Summary) -> None:
        await super().create(table, events, summary)
        self._pass()

    async def append(self, table: str, after: int, events: list[Event], summary: Summary) -> None:
        await super().append(table, after, events, summary)
        self._pass()

    def _pass(self) -> None:
        if self.writes:
            self.writes.pop(0)()


@played
async def test_a_write_that_took_long_costs_nobody_time() -> None:
    """Neither who decided before it nor who was told after it that it is their turn."""
    store = SlowStore()
    rig = TableRig(store)
    table_id = await rig.full(2, clock=TURN)
    wait(rig, 10)
    store.writes = [lambda: wait(rig, 3)]
    told: list[int] = []
    rig.bus.subscribe(lambda _, number: told.append(number))
    await rig.step(table_id)
    assert await deadline(rig, table_id) == 20_000
    assert told == [(await rig.find(table_id)).number]  # once, of the move and the time held
    assert (await rig.kinds(table_id))[-1] == "held"
    rig.tables = rig.another()
    assert await deadline(rig, table_id) == 20_000


@played
async def test_a_game_that_took_long_to_be_written_begins_when_it_is() -> None:
    store = SlowStore()
    rig = TableRig(store)
    store.writes = [lambda: wait(rig, 3)]
    table_id = await rig.create("person", "person", clock=TURN)
    assert await deadline(rig, table_id) == 30_000


@played
async def test_time_that_cannot_be_given_back_makes_no_move_undone() -> None:
    store = SlowStore()
    rig = TableRig(store)
    table_id = await rig.full(2, clock=TURN)
    number = (await rig.find(table_id)).number

    def full() -> None:
        raise StoreError("store-full", file="x")

    store.writes = [lambda: wait(rig, 3), full]
    answer = await rig.act(table_id, "ana", legal_actions(await rig.position(table_id))[0])
    assert answer.number == number + 1
    await rig.step(table_id)


# What follows from the log


@played
async def test_clocks_are_a_fold_of_the_log() -> None:
    rig = TableRig()
    table_id = await rig.full(3, clock=GAME, timeout="bot")
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    for seconds in (3, 100, 20, 250, 1):
        wait(rig, seconds)
        await rig.step(table_id)
    table = await rig.find(table_id)
    again = folded(table_id, await rig.log(table_id))
    assert again == table
    shown = msgspec.to_builtins(standing(table, rig.now))["clocks"]
    left = game_of(table).clocks.left
    assert shown == {"left": left, "since": rig.now, "running": table.seat_to_move}


def test_a_clock_that_is_put_back_takes_no_time() -> None:
    clocks = Clocks(GAME, 2, since=1_000_000)
    clocks.count_time(1, 900_000)
    assert clocks.left == [300_000, 300_000]
    assert clocks.runs_out(1) == 1_200_000


def test_nobody_has_less_than_no_time() -> None:
    clocks = Clocks(TURN, 2, since=0)
    clocks.count_time(1, 31_000)
    assert clocks.left == [0, 30_000]


def test_a_copied_clock_runs_on_its_own() -> None:
    clocks = Clocks(TURN, 2, since=0, left=[0, 0])
    copied = clocks.copy()
    copied.turn_over(1)
    assert (clocks.left, copied.left) == ([0, 0], [30_000, 0])
