"""Those who are away: bots stand in, seats move to other devices, and the next game waits."""

import asyncio

import pytest
from support.tables import VARIANT, TableRig, played, refused

from marrakech import legal_actions
from marrakech.bots import STAND_IN, bot_names
from marrakech.table.absence import OFFER_SECONDS
from marrakech.table.commands import Rematch
from marrakech.table.decider import MOST_EVENTS
from marrakech.table.wire import table_info, you

# Standing in


@played
async def test_a_bot_stands_in_only_when_somebody_has_been_away_for_long() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    with refused("seat-present", seat=2):
        await rig.do(table_id, "ana", "stand-in", seat=2)
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2, bot="master")
    chair = (await rig.find(table_id)).chair(2)
    assert (chair.bot, chair.name, chair.holder, chair.kind) == ("master", "Ben", "ben", "person")
    with refused("seat-not-persons", seat=2):
        await rig.do(table_id, "ana", "stand-in", seat=2)


@pytest.mark.parametrize("bot", ["random", "novice", "my engine"])
@played
async def test_nobody_lets_an_opponent_be_played_badly(bot: str) -> None:
    rig = TableRig()
    rig.tables.bots = (*bot_names(), "my engine")
    table_id = await rig.full(2)
    rig.away = {2}
    with refused("stand-in-weak", name=bot, names="greedy merchant master champion"):
        await rig.do(table_id, "ana", "stand-in", seat=2, bot=bot)
    assert not (await rig.find(table_id)).chair(2).bot
    await rig.do(table_id, "ana", "stand-in", seat=2)
    assert (await rig.find(table_id)).chair(2).bot == STAND_IN


@played
async def test_only_another_one_who_plays_may_ask_for_it() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    rig.away = {2, 3}
    with refused("not-seated"):
        await rig.do(table_id, "watcher", "stand-in", seat=2)
    with refused("seat-present", seat=2):
        await rig.do(table_id, "ben", "stand-in", seat=2)  # who asks is here
    await rig.do(table_id, "cleo", "stand-in", seat=2)


@played
async def test_nobody_stands_in_for_a_bot_or_for_a_player_who_is_out() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", "greedy")
    rig.away = {2, 3}
    with refused("seat-not-persons", seat=3):
        await rig.do(table_id, "ana", "stand-in", seat=3)
    other = await rig.full(3)
    await rig.act(other, "ben", "x2")
    with refused("seat-out", seat=2):
        await rig.do(other, "ana", "stand-in", seat=2)
    with refused("seat-missing"):
        await rig.do(other, "ana", "stand-in", seat=4)
    with refused("bot-unknown"):
        await rig.do(other, "ana", "stand-in", seat=3, bot="hal")


@played
async def test_the_bot_plays_until_the_player_acts() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    await rig.turn(table_id)
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    table = await rig.find(table_id)
    assert (table.bot_to_move(), table.summary().wakes) == ("greedy", True)
    with refused("not-your-turn"):
        await rig.act(table_id, "ana", "S")
    assert await rig.step(table_id) == "turn"
    before = (await rig.find(table_id)).number
    assert (await rig.position(table_id)).step == "lay"
    lay = legal_actions(await rig.position(table_id))[0]
    await rig.act(table_id, "ben", lay)
    assert (await rig.kinds(table_id, before))[:2] == ["returned", "acted"]
    table = await rig.find(table_id)
    assert (table.chair(2).bot, table.chair(2).kind) == ("", "person")


@played
async def test_who_says_that_they_are_back_gets_every_seat_back() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "person", "open", listed=True)
    await rig.do(table_id, "ben", "sit", name="Ben")
    rig.away = {1, 2}
    with refused("seat-not-lent"):
        await rig.do(table_id, "ana", "back")
    await rig.do(table_id, "ben", "stand-in", seat=1)
    await rig.do(table_id, "ben", "stand-in", seat=2)
    await rig.do(table_id, "ana", "back")
    assert [chair.bot for chair in (await rig.find(table_id)).chairs] == ["", "", ""]
    assert (await rig.kinds(table_id))[-2:] == ["returned", "returned"]


@played
async def test_the_bot_no_longer_decides_when_the_player_is_back() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    rig.away = {1}
    await rig.do(table_id, "ben", "stand-in", seat=1)
    await rig.do(table_id, "ana", "back")
    with refused("not-your-turn", seat=1):
        await rig.serve(table_id, "bot-act", action="S")


@played
async def test_in_the_variant_the_bot_throws_at_once_and_in_later_turns() -> None:
    rig = TableRig()
    table_id = await rig.full(2, rules=VARIANT)
    rig.away = {1}
    before = (await rig.find(table_id)).number
    await rig.do(table_id, "ben", "stand-in", seat=1)
    assert await rig.kinds(table_id, before) == ["stood-in", "acted"]
    assert (await rig.position(table_id)).step == "lay"
    await rig.turn(table_id)
    await rig.turn(table_id)
    position = await rig.position(table_id)
    assert (position.seat, position.step) == (1, "lay")
    await rig.do(table_id, "ana", "back")
    await rig.turn(table_id)
    await rig.turn(table_id)
    assert (await rig.position(table_id)).step == "roll"
    await rig.do(table_id, "ana", "roll")


@played
async def test_who_gives_up_while_a_bot_stands_in_is_out() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    await rig.act(table_id, "ben", "x2")
    table = await rig.find(table_id)
    assert table.chair(2).bot == ""
    assert (await rig.position(table_id)).seats[1].out


@played
async def test_a_seat_that_a_bot_plays_can_finish_the_game() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    assert (await rig.finish(table_id)).phase.name == "over"


# Moving a seat to another device


@played
async def test_a_one_time_link_moves_a_seat_once() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    offer = await rig.do(table_id, "ben", "offer", command_id="the-offer", seat=2)
    assert offer.code
    again = await rig.do(table_id, "ben", "offer", command_id="the-offer", seat=2)
    assert again == offer
    with refused("code-wrong"):
        await rig.do(table_id, "cleo", "claim", code="guess")
    await rig.do(table_id, "cleo", "claim", code=offer.code)
    table = await rig.find(table_id)
    assert (table.seats_of("cleo"), table.seats_of("ben")) == ((2,), ())
    assert table.chair(2).name == "Ben"
    for who in ("dan", "ben"):
        with refused("code-wrong"):
            await rig.do(table_id, who, "claim", code=offer.code)
    assert table.summary().holders == ("ana", "cleo")


@pytest.mark.parametrize("code", ["", None])
@played
async def test_no_code_claims_nothing(code: str | None) -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    with refused("code-wrong"):
        await rig.do(table_id, "cleo", "claim", code=code)


@played
async def test_a_new_link_makes_the_old_one_void() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    old = await rig.do(table_id, "ben", "offer", seat=2)
    new = await rig.do(table_id, "ben", "offer", seat=2)
    with refused("code-wrong"):
        await rig.do(table_id, "cleo", "claim", code=old.code)
    await rig.do(table_id, "cleo", "claim", code=new.code)


@played
async def test_a_link_holds_for_a_quarter_of_an_hour() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    offer = await rig.do(table_id, "ben", "offer", seat=2)
    rig.now += OFFER_SECONDS * 1000
    with refused("code-wrong"):
        await rig.do(table_id, "cleo", "claim", code=offer.code)
    rig.tables = rig.another()  # the log alone says when it was made
    with refused("code-wrong"):
        await rig.do(table_id, "cleo", "claim", code=offer.code)
    rig.now -= 1
    await rig.do(table_id, "cleo", "claim", code=offer.code)
    assert (await rig.find(table_id)).seats_of("cleo") == (2,)


@played
async def test_a_link_ends_with_the_game() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    offer = await rig.do(table_id, "ben", "offer", seat=2)
    await rig.finish(table_id)
    with refused("code-wrong"):
        await rig.do(table_id, "cleo", "claim", code=offer.code)
    with refused("wrong-phase", phase="over"):
        await rig.do(table_id, "ben", "offer", seat=2)


@played
async def test_two_who_claim_at_once_do_not_both_get_it() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    offer = await rig.do(table_id, "ben", "offer", seat=2)
    claims = [rig.do(table_id, who, "claim", code=offer.code) for who in ("cleo", "dan")]
    results = await asyncio.gather(*claims, return_exceptions=True)
    assert sum(isinstance(result, Exception) for result in results) == 1


@played
async def test_only_ones_own_seat_can_be_offered() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    with refused("not-your-seat", seat=2):
        await rig.do(table_id, "ana", "offer", seat=2)
    with refused("seat-missing", seat=3):
        await rig.do(table_id, "ana", "offer", seat=3)


@pytest.mark.parametrize("seat", [2, 4, 0])
@pytest.mark.parametrize("who", ["ana", "cleo"])
@played
async def test_nobody_learns_a_code_by_repeating_a_command_id(who: str, seat: int) -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    offer = await rig.do(table_id, "ana", "offer", command_id="known-id", seat=1)
    await rig.do(table_id, "cleo", "claim", command_id="known-id", code=offer.code)
    await rig.do(table_id, "ben", "offer", command_id="the-offer", seat=2)
    answer = await rig.do(table_id, who, "offer", command_id="known-id", seat=seat)
    assert answer.code is None
    with refused("not-your-seat" if seat == 2 else "seat-missing"):
        await rig.do(table_id, who, "offer", command_id="the-offer", seat=seat)


@played
async def test_who_claims_a_seat_from_a_bot_plays_there() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    offer = await rig.do(table_id, "ben", "offer", seat=2)
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    await rig.do(table_id, "new phone", "claim", code=offer.code)
    assert (await rig.find(table_id)).chair(2).bot == ""


# The next game


@played
async def test_a_rematch_moves_everybody_by_one() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", "greedy", "person", listed=True)
    await rig.do(table_id, "ben", "sit", name="Ben")
    names = [chair.name for chair in (await rig.finish(table_id)).chairs]
    again = await rig.rematch(table_id, "ben")
    table = await rig.find(again)
    assert (await rig.find(table_id)).rematch == again
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "open", "open"]
    assert [chair.reserved for chair in table.chairs] == ["", "", "ana", "ana"]
    assert (table.host, table.chair(1).name, table.chair(2).bot) == ("ben", "Ben", "greedy")
    assert (table.listed, table.phase.name) == (False, "gathering")
    assert you(table, "ana").reserved == [3, 4]
    chairs = table_info(table, 0).seats
    assert [chair.kept_for for chair in chairs] == [None, None, names[3], names[0]]
    assert [chair.kept for chair in chairs] == [False, False, True, True]
    assert table.commitment != (await rig.find(table_id)).commitment


@played
async def test_a_reserved_seat_is_for_its_person() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    await rig.act(table_id, "ana", "x1")
    await rig.act(table_id, "ben", "x2")
    again = await rig.rematch(table_id, "ana")
    table = await rig.find(again)
    assert table.summary().open_seats == 0
    with refused("seat-taken"):
        await rig.do(again, "dan", "sit", name="Dan", code=table.join_code)
    with refused("seat-taken", seat=1):
        await rig.do(again, "cleo", "sit", name="Cleo", seat=1, code=table.join_code)
    await rig.do(again, "cleo", "sit", name="Cleo")
    await rig.do(again, "ben", "sit", name="Ben")
    table = await rig.find(again)
    assert [chair.holder for chair in table.chairs] == ["ben", "cleo", "ana"]
    assert table.phase.name == "playing"


@played
async def test_the_host_can_give_a_reserved_seat_away() -> None:
    rig = TableRig()
    table_id = await rig.full(3)
    await rig.act(table_id, "ana", "x1")
    await rig.act(table_id, "ben", "x2")
    again = await rig.rematch(table_id, "ana")
    await rig.do(again, "ana", "remove", seat=1)
    await rig.do(again, "ana", "seat-bot", seat=2)
    seats = table_info(await rig.find(again), 0).seats
    assert [chair.kept_for for chair in seats] == [None, None, None]
    code = (await rig.find(again)).join_code
    await rig.do(again, "dan", "sit", name="Dan", code=code)
    assert (await rig.find(again)).seats_of("dan") == (1,)


@played
async def test_all_who_ask_get_the_same_table_and_there_is_no_other() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    await rig.act(table_id, "ana", "x1")
    other = rig.another()
    asked = [
        rig.rematch(table_id, "ana", "again-1"),
        rig.rematch(table_id, "ben", "again-1"),
        rig.rematch(table_id, "ben", "again-2", tables=other),
        rig.rematch(table_id, "ana", "again-1"),
    ]
    assert len(set(await asyncio.gather(*asked))) == 1
    assert (
        len(await rig.store.tables_of("ana", 9))
        == 2
        == len(await rig.store.tables_of("ben", 9)) + 1
    )
    assert (await rig.kinds(table_id)).count("rematched") == 1


@played
async def test_a_rematch_that_was_only_half_made_can_be_asked_for_again() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    await rig.act(table_id, "ana", "x1")
    before = await rig.find(table_id)
    made = await rig.tables._set_up_again(before, "ana", Rematch(), network="")
    rig.tables = rig.another()
    assert not (await rig.find(table_id)).rematch
    assert await rig.rematch(table_id, "ben") == made


@played
async def test_only_who_played_can_ask_for_a_rematch_and_only_at_the_end() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    with refused("wrong-phase", needed="over"):
        await rig.rematch(table_id, "ana", "too-early")
    await rig.act(table_id, "ana", "x1")
    with refused("not-seated"):
        await rig.rematch(table_id, "dan", "stranger")
    with refused("wrong-phase", needed="over"):
        await rig.rematch(table_id, "ana", "too-early")
    assert len(await rig.store.tables_of("ana", 9)) == 1


@played
async def test_a_cancelled_rematch_can_be_asked_for_again() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    await rig.finish(table_id)
    given_up = await rig.rematch(table_id, "ben", "first-one")
    await rig.do(given_up, "ben", "cancel")
    again = await rig.rematch(table_id, "ana", "second-one")
    assert again != given_up
    assert (await rig.find(again)).phase.name == "gathering"
    assert (await rig.find(table_id)).rematch == again


@played
async def test_the_host_moves_along_with_the_seat() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open")
    code = (await rig.do(table_id, "ana", "offer", seat=1)).code
    await rig.do(table_id, "phone", "claim", code=code)
    with refused("not-host"):
        await rig.do(table_id, "ana", "cancel")
    await rig.do(table_id, "phone", "cancel")


@played
async def test_a_long_log_does_not_keep_a_bot_from_standing_in() -> None:
    rig = TableRig()
    table_id = await rig.full(2)
    while (await rig.find(table_id)).number < MOST_EVENTS:
        await rig.do(table_id, "ben", "offer", seat=2)
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    assert (await rig.find(table_id)).chair(2).bot
