"""What goes wrong beside a command: it is done or refused, and never both."""

import asyncio
import json
from typing import Any, ClassVar, cast

import pytest
from support.applications import application_of
from support.tables import TableRig, played, refused

from marrakech.server.devices.client import Client
from marrakech.server.live.hub import Hub
from marrakech.server.live.session import LiveSession
from marrakech.server.network.rate_limits import RateLimit
from marrakech.table.commands import Act, Command, Rematch
from marrakech.table.events import Event
from marrakech.table.ports import StoreError, TableDamaged

ANYBODY = Client("192.0.2.1")


async def no_read(table: str, after: int = 0) -> list[Event]:
    """A store that cannot be read just now."""
    raise StoreError("store-locked", file="x")


@played
async def test_a_command_that_is_kept_is_answered_whatever_happens_then() -> None:
    rig = TableRig()
    table_id = await rig.full()
    application = application_of(rig.store, lambda: rig.now)
    number = (await rig.find(table_id)).number

    def put_away(table: str, number: int) -> None:
        application.tables.forget_all()
        rig.store.read = no_read  # type: ignore[method-assign]

    application.tables.bus.subscribe(put_away)
    command = Command(Act("x1"), "c1", "ana", number)
    assert (await application.do(table_id, command, ANYBODY)).number == number + 1


@played
async def test_a_page_that_is_dismissed_goes_though_nothing_was_cancelled() -> None:
    class Chatty:
        scope: ClassVar = {"type": "websocket", "client": ("192.0.2.1", 1)}

        async def receive(self) -> dict[str, Any]:
            return {"type": "websocket.receive", "text": json.dumps({"t": "ping"})}

    session = LiveSession(cast("Any", Chatty()), "ana", RateLimit(100, 60))
    session.dismissed = 4001, "signed-out"
    async with asyncio.timeout(10):
        assert await Hub(application_of())._listen(session) == (4001, "signed-out")


@played
async def test_a_rematch_is_not_given_up_because_the_store_cannot_be_read() -> None:
    rig = TableRig()
    table_id = await rig.full()
    await rig.act(table_id, "ana", "x1")
    following = (await rig.tables.do(table_id, Command(Rematch(), "c1", "ana", 99))).rematch
    assert following is not None
    del rig.tables._cache[following]
    read = rig.store.read

    async def read_first(table: str, after: int = 0) -> list[Event]:
        return await (read if table == table_id else no_read)(table, after)

    rig.store.read = read_first  # type: ignore[method-assign]
    with pytest.raises(StoreError):
        await rig.tables.do(table_id, Command(Rematch(), "c2", "ben", 99))
    rig.store.read = read  # type: ignore[method-assign]
    again = await rig.tables.do(table_id, Command(Rematch(), "c3", "ben", 99))
    assert again.rematch == following


@played
async def test_a_table_whose_log_turns_out_to_be_damaged_is_put_away() -> None:
    rig = TableRig()
    table_id = await rig.full()

    async def damaged(table: str, after: int = 0) -> list[Event]:
        raise TableDamaged.of(table, "checksum", after + 1)

    rig.store.read = damaged  # type: ignore[method-assign]
    for _ in range(2):
        with refused("table-damaged"):
            await rig.do(table_id, "ben", "roll")  # it is not Ben's turn, so it looks again
        assert rig.tables.at_hand(table_id) is None
