"""Reactions: a few words, from seats and from spectators, that change nothing in the game."""

from typing import Any, get_args

import msgspec
import pytest
from support.tables import TableRig, game_of, lengthen, played, refused, sent_events

from marrakech import format_game
from marrakech.rules import Refusal
from marrakech.table.cached_table import REMEMBERED_REFUSALS
from marrakech.table.commands import Command, React, Start
from marrakech.table.decider import MOST_EVENTS
from marrakech.table.events import Event, Reacted
from marrakech.table.reaction_limits import (
    MOST_AT_ONCE,
    MOST_OF_A_CROWD,
    MOST_OF_A_SEAT,
    MOST_OF_SPECTATORS,
    PAUSE,
    WINDOW,
    Reaction,
)
from marrakech.table.record import record_of
from marrakech.table.replay import record_info
from marrakech.table.setup import Clock


async def say(rig: TableRig, table_id: str, who: str, reaction: str = "hello", **data: Any) -> None:
    """Somebody says something, long after the last time."""
    rig.now += WINDOW
    await rig.do(table_id, who, "react", reaction=reaction, **data)


async def said(rig: TableRig, table_id: str) -> list[tuple[str, int]]:
    """What was said so far, and from which seats."""
    found = [event.body for event in await rig.log(table_id)]
    return [(body.reaction, body.seat) for body in found if isinstance(body, Reacted)]


# Who says what, and when


@pytest.mark.parametrize("reaction", get_args(Reaction))
@played
async def test_each_of_them_is_an_event_that_everybody_gets(reaction: str) -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    await say(rig, table_id, "ben", reaction)
    event = (await rig.tables.events(table_id))[-1]
    number = (await rig.find(table_id)).number
    assert msgspec.json.decode(event) == {
        "number": number,
        "at": rig.now,
        "kind": "reacted",
        "reaction": reaction,
        "seat": 2,
    }


@played
async def test_a_spectator_has_no_seat_and_no_name() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    await say(rig, table_id, "eve", "wow")
    event = (await rig.tables.events(table_id))[-1]
    assert "eve" not in event
    assert "seat" not in msgspec.json.decode(event)
    with refused("not-your-seat", seat=1):
        await say(rig, table_id, "eve", seat=1)


@played
async def test_who_has_several_seats_says_from_which_and_never_none() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", "greedy")
    await say(rig, table_id, "ana")
    await say(rig, table_id, "ana", seat=2)
    assert await said(rig, table_id) == [("hello", 1), ("hello", 2)]
    with refused("not-your-seat", seat=3):
        await say(rig, table_id, "ana", seat=3)
    with refused("seat-missing", seat=4):
        await say(rig, table_id, "ana", seat=4)


@played
async def test_before_during_and_after_the_game_but_not_at_a_table_that_was_given_up() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open")
    await say(rig, table_id, "ana", "hello")
    code = (await rig.find(table_id)).join_code
    await rig.do(table_id, "ben", "sit", name="Ben", code=code)
    await say(rig, table_id, "ben", "good-luck")
    await rig.finish(table_id)
    await say(rig, table_id, "ana", "well-played")
    assert await said(rig, table_id) == [("hello", 1), ("good-luck", 2), ("well-played", 1)]
    given_up = await rig.create("person", "open")
    await rig.do(given_up, "ana", "cancel")
    with pytest.raises(Refusal) as refusal:
        await say(rig, given_up, "ana")
    # No phase is named as the one that is needed: all others would do.
    assert (refusal.value.key, refusal.value.details) == ("wrong-phase", {"phase": "cancelled"})


@played
async def test_refused_reactions_leave_room_for_other_refusals() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open")
    cached = await rig.tables.load(table_id)
    early = Command(Start(), "too-early", "ana")
    with refused("seats-open"):
        await rig.tables.do(table_id, early)
    for number in range(REMEMBERED_REFUSALS + 1):
        with refused("not-your-seat"):
            await rig.tables.do(table_id, Command(React("hello", seat=1), f"r{number}", "eve"))
    assert list(cached.refused) == [early.key]


def test_nothing_else_can_be_said() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"kind": "react", "reaction": "you cheat"}, React)


# What it leaves alone


@played
async def test_a_decision_is_not_behind_because_somebody_said_something() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    seen = (await rig.find(table_id)).number
    await say(rig, table_id, "ben")
    await say(rig, table_id, "eve")
    await rig.do(table_id, "ana", "act", seen=seen, action="S")
    assert "S" in game_of(await rig.find(table_id)).actions


@played
async def test_clocks_lists_and_pruning_do_not_notice() -> None:
    rig = TableRig()
    table_id = await rig.full(2, clock=Clock("turn", 30), listed=True)
    before = (await rig.find(table_id)).copy()
    rig.now += 20_000
    await say(rig, table_id, "ana")
    await say(rig, table_id, "eve")
    after = await rig.find(table_id)
    assert after.number == before.number + 2
    assert after.summary() == before.summary()
    assert after.deadline() == before.deadline()
    assert game_of(after) == game_of(before)
    await rig.store.forget(before.updated + 1)
    assert await rig.log(table_id) == []


@played
async def test_records_and_replays_are_the_same_with_and_without() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    for _ in range(3):
        await rig.turn(table_id)
    game = record_of(await rig.find(table_id))
    for who in ("ana", "ben", "eve"):
        await say(rig, table_id, who, "laugh")
    again = record_of(await rig.find(table_id))
    assert game is not None
    assert again is not None
    assert format_game(again) == format_game(game)
    assert record_info(again) == record_info(game)


@played
async def test_a_long_log_has_room_for_as_much_else_as_before() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open")
    for _ in range(3):
        await say(rig, table_id, "ana")
    lengthen(rig, table_id, MOST_EVENTS + 2)
    await rig.do(table_id, "ana", "offer", seat=1)
    with refused("log-long", most=MOST_EVENTS):
        await rig.do(table_id, "ana", "offer", seat=1)
    await say(rig, table_id, "ana")


@played
async def test_the_same_command_twice_is_said_once() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    first = await rig.do(table_id, "ana", "react", command_id="once-only", reaction="ouch")
    rig.tables = rig.another()
    again = await rig.do(table_id, "ana", "react", command_id="once-only", reaction="ouch")
    assert again == first
    assert await said(rig, table_id) == [("ouch", 1)]


# How many


@played
async def test_one_a_second_and_three_in_ten_for_each_person() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", "open", listed=True)
    await say(rig, table_id, "ana")
    rig.now += PAUSE - 1
    with refused("reactions-fast", seconds=1):
        await rig.do(table_id, "ana", "react", reaction="wow", seat=2)
    rig.now += 1
    await rig.do(table_id, "ana", "react", reaction="wow", seat=2)
    rig.now += PAUSE
    await rig.do(table_id, "ana", "react", reaction="wow")
    rig.now += PAUSE
    with refused("reactions-fast", seconds=7):
        await rig.do(table_id, "ana", "react", reaction="wow")
    await rig.do(table_id, "eve", "react", reaction="wow")
    rig.now += WINDOW - MOST_AT_ONCE * PAUSE
    await rig.do(table_id, "ana", "react", reaction="wow")


@played
async def test_another_process_and_a_seat_taken_since_make_nobody_faster() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open", listed=True)
    await say(rig, table_id, "ben")
    await rig.do(table_id, "ben", "sit", name="Ben")
    rig.tables = rig.another()
    with refused("reactions-fast"):
        await rig.do(table_id, "ben", "react", reaction="hello")


@played
async def test_a_clock_that_was_set_back_keeps_nobody_waiting() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    await say(rig, table_id, "ana")
    rig.now -= 3_600_000
    await rig.do(table_id, "ana", "react", reaction="hello")


@played
async def test_a_crowd_of_spectators_does_not_drown_the_players() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    for number in range(MOST_OF_A_CROWD):
        await rig.do(table_id, f"guest-{number}", "react", reaction="wow")
    with refused("reactions-crowd"):
        await rig.do(table_id, "one-more", "react", reaction="wow")
    await rig.do(table_id, "ana", "react", reaction="hello")
    await rig.do(table_id, "ben", "react", reaction="hello")
    rig.now += WINDOW
    await rig.do(table_id, "one-more", "react", reaction="wow")


def fill(rig: TableRig, table_id: str, seat: int, holder: str, count: int) -> None:
    """Let this many reactions have been sent, long ago."""
    log: list[Event] = rig.store._logs[table_id]  # type: ignore[attr-defined]
    log += [Event(len(log) + n, 1_000, Reacted("wow", holder, seat)) for n in range(1, count + 1)]
    rig.tables = rig.another()


@played
async def test_each_seat_has_its_share_and_spectators_have_one_together() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    fill(rig, table_id, 1, "ana", MOST_OF_A_SEAT - 1)
    fill(rig, table_id, 0, "eve", MOST_OF_SPECTATORS - 1)
    await say(rig, table_id, "ana")
    with refused("reactions-used", who="player", most=MOST_OF_A_SEAT):
        await say(rig, table_id, "ana")
    await say(rig, table_id, "guest")
    with refused("reactions-used", who="spectators", most=MOST_OF_SPECTATORS):
        await say(rig, table_id, "another-guest")
    await say(rig, table_id, "ben")
    await rig.act(table_id, "ana", "S")


@played
async def test_another_device_at_a_seat_has_what_is_left_of_its_share() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    fill(rig, table_id, 2, "ben", MOST_OF_A_SEAT)
    offer = await rig.do(table_id, "ben", "offer", seat=2)
    await rig.do(table_id, "cleo", "claim", code=offer.code)
    with refused("reactions-used", who="player"):
        await say(rig, table_id, "cleo")


@played
async def test_a_table_keeps_few_of_them_in_mind() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    for number in range(20):
        await say(rig, table_id, f"guest-{number}")
    reactions = (await rig.find(table_id)).reactions
    assert reactions.total == reactions.of(0) == 20
    assert len(reactions.recent) == 1


@played
async def test_what_is_sent_is_the_same_after_a_restart() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    await say(rig, table_id, "ana")
    await say(rig, table_id, "eve")
    told = await rig.tables.events(table_id)
    assert [text for text, _ in sent_events(table_id, await rig.log(table_id))] == told
    assert await rig.another().find(table_id) == await rig.find(table_id)
