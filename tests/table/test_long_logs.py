"""A log ends somewhere: whatever can be repeated for ever is refused, and play never is."""

from typing import Any

import pytest
from support.tables import VARIANT, TableRig, lengthen, played, refused

from marrakech.table.commands import people_can
from marrakech.table.decider import MOST_EVENTS, MOST_WITH_STAND_INS
from marrakech.table.events import Event, Rematched

BEFORE_THE_START: dict[str, dict[str, Any]] = {
    "sit": {"name": "Ana’s aunt"},
    "seed": {"seat": 1, "seed": "s"},
    "leave": {"seat": 1},
    "remove": {"seat": 1},
    "seat-bot": {"seat": 2},
    "renew-code": {},
    "offer": {"seat": 1},
}


@pytest.mark.parametrize("kind", BEFORE_THE_START)
@played
async def test_what_can_be_repeated_before_the_start(kind: str) -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "open")
    lengthen(rig, table_id, MOST_EVENTS)
    with refused("log-long", most=MOST_EVENTS):
        await rig.do(table_id, "ana", kind, **BEFORE_THE_START[kind])
    await rig.do(table_id, "ana", "cancel")


@played
async def test_rematches_that_are_given_up_again_and_again_stop() -> None:
    rig = TableRig()
    table_id = await rig.create("greedy", "greedy")
    await rig.finish(table_id)
    log: list[Event] = rig.store._logs[table_id]  # type: ignore[attr-defined]
    for number in range(len(log) + 1, MOST_EVENTS + 1):
        log.append(Event(number, rig.now, Rematched(f"t{number}")))
    rig.tables = rig.another()
    with refused("log-long", most=MOST_EVENTS):
        await rig.rematch(table_id, "ana", "once-more")
    assert len(await rig.store.tables_of("ana", 9)) == 1


@played
async def test_the_first_rematch_is_never_refused() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    lengthen(rig, table_id, MOST_EVENTS)
    await rig.act(table_id, "ana", "x1")
    assert await rig.rematch(table_id, "ben")


@played
async def test_nobody_can_fill_a_log_to_keep_the_stand_in_away() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    lengthen(rig, table_id, MOST_EVENTS)
    rig.away = {1}
    await rig.do(table_id, "ben", "stand-in", seat=1)
    await rig.do(table_id, "ana", "back")
    while (await rig.find(table_id)).number < MOST_WITH_STAND_INS:
        await rig.do(table_id, "ben", "stand-in", seat=1)
        await rig.do(table_id, "ana", "back")
    with refused("log-long", most=MOST_WITH_STAND_INS):
        await rig.do(table_id, "ben", "stand-in", seat=1)


@played
async def test_who_is_back_is_never_refused() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    rig.away = {1}
    await rig.do(table_id, "ben", "stand-in", seat=1)
    lengthen(rig, table_id, MOST_WITH_STAND_INS)
    await rig.do(table_id, "ana", "back")
    assert not (await rig.find(table_id)).chair(1).bot


@pytest.mark.parametrize("rules", ["-", VARIANT])
@pytest.mark.parametrize("length", [MOST_EVENTS - 3, MOST_EVENTS, MOST_WITH_STAND_INS])
@played
async def test_a_whole_game_fits_behind_the_longest_log(length: int, rules: str) -> None:
    rig = TableRig()
    table_id = await rig.full(4, rules=rules)
    lengthen(rig, table_id, length)
    for _ in range(8):
        await rig.turn(table_id)
    await rig.act(table_id, "dan", "x4")
    assert (await rig.finish(table_id)).phase.name == "over"
    assert (await rig.find(table_id)).number > length + 100


def test_every_command_is_covered() -> None:
    """A new command needs a decision here: can it be repeated for ever?"""
    repeatable = {*BEFORE_THE_START, "rematch", "stand-in", "undo"}
    bounded = {
        "start": "once a table, and once for each seal that is broken; few can be",
        "reveal": "once for each seat of a seal",
        "cancel": "once a table",
        "act": "a game has an end, and taking back is limited",
        "roll": "a game has an end",
        "back": "once for each stand-in",
        "claim": "once for each offer",
        "react": "a limit of its own (test_reactions.py)",
    }
    assert repeatable | bounded.keys() == set(people_can())
