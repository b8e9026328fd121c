"""Hints are for who plays alone against bots, on their turn."""

from support.tables import VARIANT, House, game_of, played, refused

from marrakech.table.hint_policy import position_for_hint
from marrakech.table.setup import Clock


@played
async def test_who_is_to_decide_alone_against_bots_gets_one() -> None:
    house = House()
    table_id = await house.create("person", "greedy", "random")
    table = await house.find(table_id)
    assert position_for_hint(table, "ana", table.number) == game_of(table).position
    await house.act(table_id, "ana", "S")
    table = await house.find(table_id)
    assert game_of(table).position.step == "lay"
    assert position_for_hint(table, "ana", table.number) == game_of(table).position


@played
async def test_nobody_else_does() -> None:
    house = House()
    table = await house.find(await house.create("person", "greedy"))
    for stranger in ("ben", ""):
        with refused("not-seated"):
            position_for_hint(table, stranger, table.number)


@played
async def test_there_is_none_where_another_person_has_a_seat() -> None:
    house = House()
    together = await house.find(await house.full(2))
    with refused("hint-people"):
        position_for_hint(together, "ana", together.number)
    one_device = await house.find(await house.create("person", "person", "greedy"))
    with refused("hint-people"):
        position_for_hint(one_device, "ana", one_device.number)


@played
async def test_also_while_they_are_away_or_have_given_up() -> None:
    house = House()
    table_id = await house.full(3)
    house.away = {2}
    await house.do(table_id, "ana", "stand-in", seat=2)
    await house.act(table_id, "cleo", "x3")
    table = await house.find(table_id)
    assert table.seat_to_move == 1
    with refused("hint-people"):
        position_for_hint(table, "ana", table.number)


@played
async def test_there_is_none_out_of_turn_nor_before_and_after_the_game() -> None:
    house = House()
    table_id = await house.create("person", "greedy")
    await house.act(table_id, "ana", "S")
    await house.step(table_id)
    table = await house.find(table_id)
    with refused("not-your-turn", seat=2):
        position_for_hint(table, "ana", table.number)
    await house.act(table_id, "ana", "x1")
    table = await house.find(table_id)
    with refused("wrong-phase", phase="over"):
        position_for_hint(table, "ana", table.number)
    gathering = await house.find(await house.create("person", "open"))
    with refused("wrong-phase", phase="gathering"):
        position_for_hint(gathering, "ana", gathering.number)


@played
async def test_there_is_none_for_a_seat_at_which_a_bot_plays_on() -> None:
    house = House()
    clock = Clock("turn", 10)
    table_id = await house.create("person", "greedy", clock=clock, timeout="bot")
    house.now += 11_000
    await house.serve(table_id, "time-out")
    table = await house.find(table_id)
    assert table.bot_to_move()
    with refused("not-your-turn", seat=1):
        position_for_hint(table, "ana", table.number)


@played
async def test_it_is_about_the_position_that_was_seen() -> None:
    house = House()
    table_id = await house.create("person", "greedy")
    before = (await house.find(table_id)).number
    await house.act(table_id, "ana", "S")
    table = await house.find(table_id)
    with refused("behind", number=table.number):
        position_for_hint(table, "ana", before)


@played
async def test_nobody_can_say_what_the_die_will_show() -> None:
    house = House()
    table = await house.find(await house.create("person", "greedy", rules=VARIANT))
    with refused("chance-decides", action="roll"):
        position_for_hint(table, "ana", table.number)
