"""Engines at tables: one that fails gives up its seat with the reason, and the others play on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from support.engine_programs import BAD, EXAMPLE, QUICK, bad_engine, command, engine, left_of
from support.event_loop import LONGEST_WAIT
from support.tables import TableRig, game_of, played, refused

from marrakech import format_game, parse_game, parse_position
from marrakech.bots import bot_named, bot_names
from marrakech.bots.engines import EngineBot
from marrakech.server.bots.engines import FORGIVEN_ENDINGS, Engines
from marrakech.server.bots.fair_queue import Priority
from marrakech.table import scheduler as table_scheduler
from marrakech.table.dice import verify_game
from marrakech.table.events import Acted
from marrakech.table.record import record_of
from marrakech.table.scheduler import Scheduler
from marrakech.table.state import Table


async def ours(bot: str, position: str, priority: Priority) -> str:
    """What a bot of ours chooses, without a process of its own."""
    return bot_named(bot, Random(1)).choose(parse_position(position))


@asynccontextmanager
async def kept(rig: TableRig, *commands: str) -> AsyncIterator[Engines]:
    """A rig that offers engines, and whose scheduler lets everybody move."""
    engines = Engines([EngineBot(line, QUICK) for line in commands])
    rig.tables.bots = (*bot_names(), *engines.names)
    ask = engines.before(ours)
    scheduler = Scheduler(rig.tables, lambda bot, position, table: ask(bot, position, Priority()))
    running = asyncio.ensure_future(scheduler.run())
    try:
        yield engines
    finally:
        running.cancel()
        await scheduler.close()
        engines.close()


async def over(rig: TableRig, table_id: str) -> Table:
    """The table, once its game is over."""
    async with asyncio.timeout(LONGEST_WAIT):
        while (table := await rig.find(table_id)).phase.name != "over":
            await asyncio.sleep(0.01)
    return table


def recorded(table: Table) -> str:
    """The record, which can be read and checked."""
    record = record_of(table)
    assert record is not None
    verify_game(record)
    text = format_game(record)
    assert parse_game(text) == record
    return text


@played
async def test_an_engine_plays_to_the_end() -> None:
    rig = TableRig()
    async with kept(rig, command(EXAMPLE)) as engines:
        assert engines.names == ("coverer",)
        table = await over(rig, await rig.create("coverer", "greedy", "coverer"))
        text = recorded(table)
        assert '[Bot1 "coverer"]\n' in text
        assert "x1" not in game_of(table).actions
        assert "{" not in text


@pytest.mark.parametrize("does", BAD)
@played
async def test_a_bad_engine_gives_up_its_seat_and_the_others_play_on(
    tmp_path: Path, does: str
) -> None:
    rig = TableRig()
    async with kept(rig, bad_engine(tmp_path, does)):
        table_id = await rig.create("subject", "greedy", "random")
        table = await over(rig, table_id)
        reason = BAD[does][1]
        assert f" x1 {{{reason}}}\n" in recorded(table)
        acted = [e.body for e in await rig.log(table_id) if isinstance(e.body, Acted)]
        made = [(body.action, body.seat, body.reason) for body in acted if body.reason]
        assert made == [("x1", 1, reason)]
        actions = game_of(table).actions
        assert len(actions) - actions.index("x1") > 10  # the others may go out too
        assert left_of(tmp_path) == []
    assert left_of(tmp_path) == []


@played
async def test_one_that_failed_plays_on_at_other_seats_and_tables(tmp_path: Path) -> None:
    rig = TableRig()
    async with kept(rig, bad_engine(tmp_path, "raises")):
        tables = [await rig.create("subject", "greedy", "subject") for _ in range(2)]
        for table_id in tables:
            table = await over(rig, table_id)
            assert recorded(table).count("{engine-crashed}") == 2
    assert left_of(tmp_path) == []


@played
async def test_being_ended_from_outside_costs_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_scheduler, "RETRY_SECONDS", 0.01)
    once = """
        if not here.exists():
            here.touch()
            os.kill(os.getpid(), signal.SIGTERM)
        play()
    """
    rig = TableRig()
    async with kept(rig, engine(tmp_path, once)):
        table = await over(rig, await rig.create("subject", "greedy"))
        assert "x1" not in game_of(table).actions
    assert (tmp_path / "subject.flag").exists()


@played
async def test_one_that_always_ends_like_that_gives_up_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_scheduler, "RETRY_SECONDS", 0.01)
    always = """
        with here.open("a") as counted:
            counted.write("x")
        os.kill(os.getpid(), signal.SIGTERM)
    """
    rig = TableRig()
    async with kept(rig, engine(tmp_path, always)):
        table = await over(rig, await rig.create("subject", "greedy"))
        assert "1. x1 {engine-crashed}\n" in recorded(table)
    assert (tmp_path / "subject.flag").read_text() == "x" * (FORGIVEN_ENDINGS + 1)


@played
async def test_a_table_outlives_the_engine_that_a_server_offered() -> None:
    rig = TableRig()
    rig.tables.bots = (*bot_names(), "ghost")
    table_id = await rig.create("ghost", "greedy", "random")
    rig.tables = rig.another()
    async with kept(rig):
        table = await over(rig, table_id)
        assert "\n1. x1 {engine-not-started}\n" in recorded(table)
        with refused("seat-kind"):
            await rig.create("ghost", "person")


@played
async def test_the_host_can_seat_what_is_offered_and_nothing_else() -> None:
    rig = TableRig()
    rig.tables.bots = (*bot_names(), "ghost")
    table_id = await rig.create("person", "open", autostart=False)
    await rig.do(table_id, "ana", "seat-bot", seat=2, bot="ghost")
    assert (await rig.find(table_id)).chair(2).bot == "ghost"
    with refused("bot-unknown", names=" ".join(rig.tables.bots)):
        await rig.do(table_id, "ana", "seat-bot", seat=2, bot="spectre")
    rig.tables.bots = bot_names()
    with refused("bot-unknown"):
        await rig.do(table_id, "ana", "seat-bot", seat=2, bot="ghost")


@played
async def test_engines_of_one_name_get_different_ones_and_never_one_of_ours() -> None:
    bots = [EngineBot(command(EXAMPLE), QUICK) for _ in range(4)]
    for bot, name in zip(bots, ("person", "greedy", "coverer", "coverer"), strict=True):
        bot.name = name
    engines = Engines(bots)
    engines.close()
    assert engines.names == ("person-2", "greedy-2", "coverer", "coverer-2")
