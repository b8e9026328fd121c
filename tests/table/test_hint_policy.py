"""Hints are for people who play alone against bots, on their turn."""

from support.tables import VARIANT, TableRig, game_of, played, refused

from marrakech.table.hint_policy import position_for_hint
from marrakech.table.setup import Clock


@played
async def test_who_is_to_decide_alone_against_bots_gets_one() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "greedy", "random")
    table = await rig.find(table_id)
    assert position_for_hint(table, "ana", table.number) == game_of(table).position
    await rig.act(table_id, "ana", "S")
    table = await rig.find(table_id)
    assert game_of(table).position.step == "lay"
    assert position_for_hint(table, "ana", table.number) == game_of(table).position


@played
async def test_nobody_else_does() -> None:
    rig = TableRig()
    table = await rig.find(await rig.create("person", "greedy"))
    for stranger in ("ben", ""):
        with refused("not-seated"):
            position_for_hint(table, stranger, table.number)


@played
async def test_there_is_none_where_another_person_has_a_seat() -> None:
    rig = TableRig()
    together = await rig.find(await rig.full(2))
    with refused("hint-people"):
        position_for_hint(together, "ana", together.number)
    one_device = await rig.find(await rig.create("person", "person", "greedy"))
    with refused("hint-people"):
        position_for_hint(one_device, "ana", one_device.number)


@played
async def test_also_while_they_are_away_or_have_given_up() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    await rig.act(table_id, "cleo", "x3")
    table = await rig.find(table_id)
    assert table.seat_to_move == 1
    with refused("hint-people"):
        position_for_hint(table, "ana", table.number)


@played
async def test_there_is_none_out_of_turn_nor_before_and_after_the_game() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "greedy")
    await rig.act(table_id, "ana", "S")
    await rig.step(table_id)
    table = await rig.find(table_id)
    with refused("not-your-turn", seat=2):
        position_for_hint(table, "ana", table.number)
    await rig.act(table_id, "ana", "x1")
    table = await rig.find(table_id)
    with refused("wrong-phase", phase="over"):
        position_for_hint(table, "ana", table.number)
    gathering = await rig.find(await rig.create("person", "open"))
    with refused("wrong-phase", phase="gathering"):
        position_for_hint(gathering, "ana", gathering.number)


@played
async def test_there_is_none_for_a_seat_at_which_a_bot_plays_on() -> None:
    rig = TableRig()
    clock = Clock("turn", 10)
    table_id = await rig.create("person", "greedy", clock=clock, timeout="bot")
    rig.now += 11_000
    await rig.serve(table_id, "time-out")
    table = await rig.find(table_id)
    assert table.bot_to_move()
    with refused("not-your-turn", seat=1):
        position_for_hint(table, "ana", table.number)


@played
async def test_it_is_about_the_position_that_was_seen() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "greedy")
    before = (await rig.find(table_id)).number
    await rig.act(table_id, "ana", "S")
    table = await rig.find(table_id)
    with refused("behind", number=table.number):
        position_for_hint(table, "ana", before)


@played
async def test_nobody_can_say_what_the_die_will_show() -> None:
    rig = TableRig()
    table = await rig.find(await rig.create("person", "greedy", rules=VARIANT))
    with refused("chance-decides", action="roll"):
        position_for_hint(table, "ana", table.number)
