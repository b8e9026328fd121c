"""Tables that version 0.1.0 has written, with seeds in the clear, play on and verify."""

from typing import Any

import pytest
from support.tables import TableRig, creation, played

from marrakech.table.commands import Command, Start
from marrakech.table.consequences import begin
from marrakech.table.decision import Circumstances, Decision
from marrakech.table.dice import commitment, seat_commitment, verify_game
from marrakech.table.events import Event, decode_body, encode
from marrakech.table.folding import created, folded
from marrakech.table.record import record_of
from marrakech.table.wire import table_info

OLD_SETUP = {
    "players": 2,
    "rules": "-",
    "edition": "default",
    "facing": "S",
    "clock": {"kind": "none", "seconds": 0, "increment": 0},
    "timeout": "out",
    "listed": True,
    "autostart": True,
    "seats": ["person", "open"],
    "commitment": commitment(bytes(32)),
}
OLD_SECRET = {"server_seed": "00" * 32, "host": "ana", "join_code": "c", "reserved": {}}
AT = 1_000


def old_event(number: int, kind: str, data: dict[str, Any], secret: dict[str, Any]) -> Event:
    """An event as 0.1.0 has written it, read by this version."""
    return Event(number, AT, decode_body(kind, encode(data), encode(secret)))


def old_seat(number: int, seat: int, name: str, seed: str) -> Event:
    """Somebody sits down, under the first version."""
    data = {"seat": seat, "name": name, "seed": seed}
    return old_event(number, "seated", data, {"holder": name.lower()})


OLD_LOG = [old_event(1, "created", OLD_SETUP, OLD_SECRET), old_seat(2, 1, "Ana", "of-0.1.0")]


async def stored(rig: TableRig, *more: Event) -> str:
    """A table as 0.1.0 has written it, opened by this version."""
    summary = (await rig.find(await rig.create("person", "open"))).summary()
    await rig.store.create("old", [*OLD_LOG, *more], summary)
    return "old"


@pytest.mark.parametrize("given", [{"seed": "clear"}, {"commitment": seat_commitment("bens")}])
@played
async def test_a_table_that_gathered_under_the_first_version_plays_on(
    given: dict[str, Any],
) -> None:
    rig = TableRig()
    table_id = await stored(rig)
    await rig.do(table_id, "ben", "sit", name="Ben", **given)
    if "commitment" in given:
        await rig.do(table_id, "ben", "reveal", seat=2, seed="bens")
    table = await rig.finish(table_id)
    record = record_of(table)
    assert record is not None
    assert record.tag("SeatHash1") is None
    assert verify_game(record) > 10


@played
async def test_a_game_that_began_under_the_first_version_plays_on() -> None:
    rig = TableRig()
    ben = old_seat(3, 2, "Ben", "bens")
    begun = Decision(
        folded("old", [*OLD_LOG, ben]), Command(Start(), holder="ana"), Circumstances(AT)
    )
    begin(begun)
    table_id = await stored(rig, ben, *begun.events)
    table = await rig.finish(table_id)
    record = record_of(table)
    assert record is not None
    verify_game(record)


def test_a_seat_kept_before_its_name_was_stored_is_kept() -> None:
    first = Event(1, AT, creation("person", "open", "open", reserved={"2": "ben"}))
    chairs = table_info(created("t", first), AT).seats
    assert [(chair.kept, chair.kept_for) for chair in chairs] == [
        (False, None),
        (True, None),
        (False, None),
    ]
