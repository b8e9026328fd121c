"""Tables that version 0.1.0 has written, with seeds in the clear, play on and verify."""

from typing import Any

import pytest
from sitting import House, played

from marrakech.table.dice import commitment, seat_commitment, verify_game
from marrakech.table.events import Draft, numbered
from marrakech.table.following import begin
from marrakech.table.record import record_of
from marrakech.table.state import folded

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
OLD_SEAT = {"seat": 1, "name": "Ana", "seed": "of-0.1.0"}
OLD_LOG = [Draft("created", OLD_SETUP, OLD_SECRET), Draft("seated", OLD_SEAT, {"holder": "ana"})]


async def stored(house: House, *more: Draft) -> str:
    """A table as 0.1.0 has written it, opened by this version."""
    summary = (await house.find(await house.create("person", "open"))).summary()
    await house.store.create("old", numbered([*OLD_LOG, *more], 0, 1_000, None), summary)
    return "old"


@pytest.mark.parametrize("given", [{"seed": "clear"}, {"commitment": seat_commitment("bens")}])
@played
async def test_a_table_that_gathered_under_the_first_version_plays_on(
    given: dict[str, Any],
) -> None:
    house = House()
    table_id = await stored(house)
    await house.do(table_id, "ben", "sit", name="Ben", **given)
    if "commitment" in given:
        await house.do(table_id, "ben", "reveal", seat=2, seed="bens")
    table = await house.finish(table_id)
    record = record_of(table)
    assert record is not None
    assert record.tag("SeatHash1") is None
    assert verify_game(record) > 10


@played
async def test_a_game_that_began_under_the_first_version_plays_on() -> None:
    house = House()
    ben = Draft("seated", {"seat": 2, "name": "Ben", "seed": "bens"}, {"holder": "ben"})
    begun = folded("old", numbered([*OLD_LOG, ben], 0, 1_000, None))
    table_id = await stored(house, ben, *begin(begun))
    table = await house.finish(table_id)
    record = record_of(table)
    assert record is not None
    verify_game(record)
