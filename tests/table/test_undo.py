"""Taking back the last rug: round one device, until Assam is turned again, never past the die."""

import json

import pytest
from support.tables import VARIANT, TableRig, game_of, played, refused

from marrakech import format_game, legal_actions, parse_game
from marrakech.rules import Position
from marrakech.table.decider import MOST_EVENTS
from marrakech.table.dice import verify_game
from marrakech.table.record import record_of
from marrakech.table.setup import Clock
from marrakech.table.wire import standing


async def until_laid(rig: TableRig, table_id: str, which: int = 0) -> Position:
    """Play until the next rug is laid; the position before it."""
    while True:
        before = await rig.position(table_id)
        if await rig.step(table_id, which) == "lay":
            return before


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", ["-", VARIANT, "pile=alternating"])
@played
async def test_the_last_rug_is_taken_back_and_another_laid(players: int, rules: str) -> None:
    rig = TableRig()
    table_id = await rig.create(*["person"] * players, rules=rules)
    for which in range(8):
        before = await until_laid(rig, table_id, which)
        laid = await rig.position(table_id)
        await rig.do(table_id, "ana", "undo")
        assert await rig.position(table_id) == before
        await rig.act(table_id, "ana", legal_actions(before)[-1])
        again = await rig.position(table_id)
        # The pile is as it was: what was drawn is drawn again.
        assert again.seats == laid.seats
        assert (again.seat, again.step) == (laid.seat, laid.step)


@played
async def test_the_record_omits_what_was_taken_back_and_its_dice_are_sound() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person")
    for which in range(6):
        await until_laid(rig, table_id, which)
        await rig.do(table_id, "ana", "undo")
    table = await rig.finish(table_id)
    record = record_of(table)
    assert record is not None
    assert (await rig.kinds(table_id)).count("undone") == 6
    assert parse_game(format_game(record)) == record
    assert verify_game(record) == game_of(table).chances
    assert len(record.actions) < (await rig.kinds(table_id)).count("acted")


@played
async def test_everybody_is_told_how_things_stand_then() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person")
    assert not standing(await rig.find(table_id), 0).undo
    before = await until_laid(rig, table_id)
    assert standing(await rig.find(table_id), 0).undo == before.seat
    events = [json.loads(text) for text in await rig.tables.events(table_id)]
    lay = next(event["number"] for event in reversed(events) if event.get("during") == "lay")
    await rig.do(table_id, "ana", "undo")
    assert not standing(await rig.find(table_id), 0).undo
    told = json.loads((await rig.tables.events(table_id))[-1])
    now = standing(await rig.find(table_id), 0)
    assert (told["kind"], told["seat"], told["lay"]) == ("undone", before.seat, lay)
    assert (told["position"], told["points"]) == (now.position, now.points)
    assert now.turn == 1


@played
async def test_only_once_and_only_until_assam_is_turned() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", "person")
    with refused("undo-none"):
        await rig.do(table_id, "ana", "undo")
    await until_laid(rig, table_id)
    await rig.do(table_id, "ana", "undo")
    with refused("undo-none"):
        await rig.do(table_id, "ana", "undo")
    await until_laid(rig, table_id)
    await rig.step(table_id)  # Assam is turned, and the die is rolled
    with refused("undo-none"):
        await rig.do(table_id, "ana", "undo")


@played
async def test_in_the_variant_only_until_assam_is_steered() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", "person", rules=VARIANT)
    await until_laid(rig, table_id)
    assert await rig.step(table_id) == "steer"
    with refused("undo-none"):
        await rig.do(table_id, "ana", "undo")


@played
async def test_not_after_somebody_gave_up() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", "person")
    await until_laid(rig, table_id)
    await rig.act(table_id, "ana", "x3")
    with refused("undo-none"):
        await rig.do(table_id, "ana", "undo")


@played
async def test_never_where_somebody_plays_on_another_device() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    await until_laid(rig, table_id)
    for who in ("ana", "ben"):
        with refused("undo-others"):
            await rig.do(table_id, who, "undo")
    with refused("not-seated"):
        await rig.do(table_id, "eve", "undo")
    assert not standing(await rig.find(table_id), 0).undo


@played
async def test_a_seat_that_moves_to_another_device_ends_it() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person")
    await until_laid(rig, table_id)
    offer = await rig.do(table_id, "ana", "offer", seat=2)
    await rig.do(table_id, "ben", "claim", code=offer.code)
    with refused("undo-others"):
        await rig.do(table_id, "ana", "undo")


@played
async def test_not_a_rug_that_a_bot_laid() -> None:
    rig = TableRig()
    table_id = await rig.create("random", "person", "person")
    before = await until_laid(rig, table_id)
    assert before.seat == 1
    with refused("undo-none"):
        await rig.do(table_id, "ana", "undo")


@played
async def test_not_in_a_position_that_has_changed_meanwhile() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person")
    await until_laid(rig, table_id)
    with refused("behind"):
        await rig.do(table_id, "ana", "undo", seen=3)
    seen = (await rig.find(table_id)).number
    await rig.do(table_id, "ana", "undo", command_id="once")
    await rig.do(table_id, "ana", "undo", seen=seen, command_id="once")
    assert (await rig.kinds(table_id)).count("undone") == 1
    with refused("behind"):  # a choice made while the rug still lay there
        await rig.do(table_id, "ana", "act", seen=seen, action="N")


@played
async def test_the_last_rug_of_the_game_stays() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person")
    await rig.finish(table_id)
    with refused("wrong-phase"):
        await rig.do(table_id, "ana", "undo")


@played
async def test_clocks_go_back_to_the_player_who_lays_again() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", clock=Clock("game", 60, 5))
    await rig.step(table_id)
    rig.now += 10_000
    before = await until_laid(rig, table_id)
    rig.now += 7_000  # the next player thinks; that counts for nobody
    await rig.do(table_id, "ana", "undo")
    clocks = game_of(await rig.find(table_id)).clocks
    assert clocks.left == [50_000, 60_000]
    assert clocks.runs_out(before.seat) == rig.now + 50_000


@played
async def test_not_once_a_bot_stands_in_for_the_next_player() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", clock=Clock("turn", 30), timeout="bot")
    await until_laid(rig, table_id)
    rig.now += 31_000
    await rig.serve(table_id, "time-out")
    with refused("undo-none"):
        await rig.do(table_id, "ana", "undo")


@played
async def test_it_cannot_fill_the_log() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", "person")
    before = await until_laid(rig, table_id)
    lay = legal_actions(before)[0]
    with refused("log-long"):
        for _ in range(MOST_EVENTS):
            await rig.do(table_id, "ana", "undo")
            await rig.act(table_id, "ana", lay)
    assert (await rig.find(table_id)).number <= MOST_EVENTS + 1
    await rig.finish(table_id)
