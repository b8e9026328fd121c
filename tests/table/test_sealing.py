"""Seeds are promised, sealed and shown in this order: nobody who chooses late gains anything."""

from dataclasses import replace
from typing import Any

import pytest
from support.tables import TableRig, played, refused

from marrakech import Refusal
from marrakech.table.commands import Command, Hashes, Rematch, Seed
from marrakech.table.dice import seat_commitment, verify_game
from marrakech.table.record import record_of
from marrakech.table.seals import BREAKS_BY_HOST, BREAKS_BY_SEATS
from marrakech.table.wire import SealInfo, table_info

ANA, BEN, EVE = "ana:mint-tea", "ben=8f2a", "eve~grinds"
HASHES = {seed: seat_commitment(seed) for seed in (ANA, BEN, EVE)}


async def sealed(rig: TableRig, *, autostart: bool = True) -> str:
    """A table of Ana and Ben that only waits for their seeds to be shown."""
    table_id = await rig.create(
        "person", "open", listed=True, autostart=autostart, commitments=(HASHES[ANA],)
    )
    await rig.do(table_id, "ben", "sit", name="Ben", commitment=HASHES[BEN])
    if not autostart:
        await rig.do(table_id, "ana", "start")
    assert (await rig.find(table_id)).seal.hashes == (HASHES[ANA], HASHES[BEN])
    return table_id


async def show(rig: TableRig, table_id: str, who: str, seat: int, seed: str) -> list[str]:
    answer = await rig.do(table_id, who, "reveal", seat=seat, seed=seed)
    return await rig.kinds(table_id, answer.number - 1)


# The ordinary way


@pytest.mark.parametrize("autostart", [True, False])
@played
async def test_promises_are_sealed_then_shown_and_the_last_one_starts(autostart: bool) -> None:
    rig = TableRig()
    table_id = await sealed(rig, autostart=autostart)
    assert (await rig.find(table_id)).phase.name == "gathering"
    assert await show(rig, table_id, "ben", 2, BEN) == ["revealed"]
    assert await show(rig, table_id, "ana", 1, ANA) == ["revealed", "started", *["acted"] * 2]
    table = await rig.find(table_id)
    assert (table.phase.name, [chair.seed for chair in table.chairs]) == ("playing", [ANA, BEN])


@played
async def test_no_seed_is_told_before_the_seal() -> None:
    rig = TableRig()
    table_id = await sealed(rig)
    told = str(table_info(await rig.find(table_id), 0)) + "".join(await rig.tables.events(table_id))
    assert HASHES[ANA] in told
    assert ANA not in told
    assert BEN not in told


@played
async def test_the_record_has_the_promises_and_verifies() -> None:
    rig = TableRig()
    table_id = await sealed(rig)
    await show(rig, table_id, "ana", 1, ANA)
    await show(rig, table_id, "ben", 2, BEN)
    record = record_of(await rig.finish(table_id))
    assert record is not None
    assert (record.tag("SeatHash1"), record.tag("SeatHash2")) == (HASHES[ANA], HASHES[BEN])
    assert verify_game(record) > 10
    for tag in ("SeatHash1", "SeatHash2"):
        tags = [(name, HASHES[EVE] if name == tag else text) for name, text in record.tags]
        with refused("seed-hash", seat=int(tag[-1]), text=HASHES[EVE]):
            verify_game(replace(record, tags=tuple(tags)))


@played
async def test_one_device_promises_a_seed_for_each_seat_of_its_own() -> None:
    rig = TableRig()
    table_id = await rig.create(
        "person", "greedy", "person", commitments=tuple(HASHES.values())[:2]
    )
    table = await rig.find(table_id)
    assert table.seal.hashes == (HASHES[ANA], seat_commitment("bot-2"), HASHES[BEN])
    assert await show(rig, table_id, "ana", 3, BEN) == ["revealed"]
    await show(rig, table_id, "ana", 1, ANA)
    assert (await rig.find(table_id)).phase.name == "playing"


@played
async def test_seeds_in_the_clear_start_as_ever_and_mix_with_promised_ones() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", listed=True)
    await rig.do(table_id, "ben", "sit", name="Ben", seed="clear")
    assert (await rig.find(table_id)).phase.name == "playing"
    mixed = await rig.create("person", "open", listed=True, commitments=(HASHES[ANA],))
    await rig.do(mixed, "ben", "sit", name="Ben", seed="clear")
    assert (await rig.find(mixed)).seal.hashes == (HASHES[ANA], seat_commitment("clear"))
    with refused("seeds-sealed"):  # Ben's page of 0.1.0 cannot change it any more
        await rig.do(mixed, "ben", "seed", seat=2, seed="clearer")
    with refused("seeds-sealed"):
        await show(rig, mixed, "ben", 2, "clear")
    await show(rig, mixed, "ana", 1, ANA)
    record = record_of(await rig.finish(mixed))
    assert record is not None
    assert (record.tag("SeatHash1"), record.tag("SeatHash2")) == (HASHES[ANA], None)
    verify_game(record)


@played
async def test_a_rematch_promises_new_seeds() -> None:
    rig = TableRig()
    table_id = await rig.create(
        "person", "person", "greedy", commitments=(HASHES[ANA], HASHES[BEN])
    )
    await show(rig, table_id, "ana", 1, ANA)
    await show(rig, table_id, "ana", 2, BEN)
    await rig.finish(table_id)
    too_few: tuple[Hashes, ...] = ((), (HASHES[EVE],))
    for wrong in too_few:
        with refused("commitments-missing", commitments=len(wrong), people=2):
            await rig.rematch(table_id, "ana", None, Rematch(commitments=wrong))
    promised = Rematch(commitments=(HASHES[EVE], HASHES[BEN]))
    following = await rig.find(await rig.rematch(table_id, "ana", body=promised))
    # Everybody has moved up by one, and the bot plays first at seat 2 now.
    assert following.seal.hashes == (HASHES[EVE], seat_commitment("bot-2"), HASHES[BEN])


# Refusals


@pytest.mark.parametrize("text", ["", "x", "A" * 64, "0" * 63, "0" * 65, "é" * 64])
@played
async def test_a_promise_has_the_form_of_a_hash(text: str) -> None:
    rig = TableRig()
    with refused("commitment-form"):
        await rig.create("person", "open", commitments=(text,))
    table_id = await rig.create("person", "open", listed=True)
    with refused("commitment-form"):
        await rig.do(table_id, "ben", "sit", name="Ben", commitment=text)


@pytest.mark.parametrize(
    ("key", "who", "data"),
    [
        ("seed-hash", "ana", {"seat": 1, "seed": EVE}),
        ("seed-hash", "ana", {"seat": 1, "seed": BEN}),
        ("seed-form", "ana", {"seat": 1, "seed": "two words"}),
        ("seed-form", "ana", {"seat": 1, "seed": ""}),
        ("not-your-seat", "ana", {"seat": 2, "seed": BEN}),
        ("not-your-seat", "eve", {"seat": 1, "seed": ANA}),
        ("seat-missing", "ana", {"seat": 3, "seed": ANA}),
    ],
)
@played
async def test_only_the_promised_seed_is_taken(key: str, who: str, data: dict[str, Any]) -> None:
    rig = TableRig()
    table_id = await sealed(rig)
    with refused(key):
        await rig.do(table_id, who, "reveal", **data)


@played
async def test_a_seed_is_shown_once_and_not_too_early_or_too_late() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "open", listed=True, commitments=(HASHES[ANA],))
    with refused("seeds-awaited"):
        await show(rig, table_id, "ana", 1, ANA)
    await rig.do(table_id, "ben", "sit", name="Ben", commitment=HASHES[BEN])
    await show(rig, table_id, "ana", 1, ANA)
    with refused("seeds-sealed"):
        await show(rig, table_id, "ana", 1, ANA)
    await show(rig, table_id, "ben", 2, BEN)
    with refused("wrong-phase", phase="playing"):
        await show(rig, table_id, "ben", 2, BEN)


@played
async def test_the_host_cannot_start_what_waits_for_seeds() -> None:
    rig = TableRig()
    table_id = await sealed(rig, autostart=False)
    with refused("seeds-awaited"):
        await rig.do(table_id, "ana", "start")


# Seeds that are chosen late


@played
async def test_an_operators_seat_cannot_choose_after_it_has_seen_the_others() -> None:
    """Ben is the operator: he knows the server's seed and waits for Ana's."""
    rig = TableRig()
    table_id = await sealed(rig)
    await show(rig, table_id, "ana", 1, ANA)
    with refused("seed-hash"):  # another seed than the promised one
        await show(rig, table_id, "ben", 2, EVE)
    with refused("seeds-sealed"):  # nor one in the clear
        await rig.do(table_id, "ben", "seed", seat=2, seed=EVE)
    # Another promise makes all of them void: Ana's new seed is not known to anybody.
    await rig.do(table_id, "ben", "seed", seat=2, commitment=HASHES[EVE])
    table = await rig.find(table_id)
    assert (table.seal.hashes, table.chair(1).seed, table.chair(1).commitment) == ((), "", "")
    with refused("seeds-awaited"):
        await show(rig, table_id, "ben", 2, EVE)


@played
async def test_a_seat_that_has_shown_its_seed_cannot_promise_another() -> None:
    rig = TableRig()
    table_id = await sealed(rig)
    await show(rig, table_id, "ben", 2, BEN)
    with refused("seeds-sealed"):
        await rig.do(table_id, "ben", "seed", seat=2, commitment=HASHES[EVE])


async def break_by_seat(rig: TableRig, table_id: str) -> None:
    await rig.do(table_id, "ben", "seed", seat=2, commitment=HASHES[BEN])


async def break_by_leaving(rig: TableRig, table_id: str) -> None:
    await rig.do(table_id, "ben", "leave", seat=2)


async def break_by_removing(rig: TableRig, table_id: str) -> None:
    await rig.do(table_id, "ana", "remove", seat=2)


async def break_by_bot(rig: TableRig, table_id: str) -> None:
    await rig.do(table_id, "ana", "seat-bot", seat=2)


@pytest.mark.parametrize(
    ("breaking", "most"),
    [
        (break_by_seat, BREAKS_BY_SEATS),
        (break_by_leaving, BREAKS_BY_SEATS),
        (break_by_removing, BREAKS_BY_HOST),
        (break_by_bot, BREAKS_BY_HOST),
    ],
)
@played
async def test_nobody_tries_round_after_round(breaking: Any, most: int) -> None:
    """Each round is one more try for somebody who can compute the rolls."""
    rig = TableRig()
    table_id = await sealed(rig)
    for number in range(1, most + 1):
        await show(rig, table_id, "ana", 1, ANA)
        await breaking(rig, table_id)
        table = await rig.find(table_id)
        assert (table.gathering().broken, table.seal.hashes) == (number, ())
        if table.chair(2).kind == "bot":
            await rig.do(table_id, "ana", "remove", seat=2)
        if table.chair(2).kind != "person":
            await rig.do(table_id, "ben", "sit", name="Ben", commitment=HASHES[BEN])
        await rig.do(table_id, "ana", "seed", seat=1, commitment=HASHES[ANA])
        assert (await rig.find(table_id)).seal.hashes
    with refused("seeds-sealed"):
        await breaking(rig, table_id)
    await show(rig, table_id, "ana", 1, ANA)
    await show(rig, table_id, "ben", 2, BEN)  # but it can still be played
    assert (await rig.find(table_id)).phase.name == "playing"


@played
async def test_the_host_can_send_away_a_seat_that_has_broken_as_often_as_it_may() -> None:
    rig = TableRig()
    table_id = await sealed(rig)
    for _ in range(BREAKS_BY_SEATS):
        await break_by_seat(rig, table_id)
        await rig.do(table_id, "ana", "seed", seat=1, commitment=HASHES[ANA])
    with refused("seeds-sealed"):
        await break_by_seat(rig, table_id)
    await rig.do(table_id, "ana", "seat-bot", seat=2)
    await rig.do(table_id, "ana", "seed", seat=1, commitment=HASHES[ANA])
    await show(rig, table_id, "ana", 1, ANA)
    assert (await rig.find(table_id)).phase.name == "playing"


@played
async def test_a_promise_that_did_not_know_of_the_seal_does_not_break_it() -> None:
    """Two pages of one device answer the same call for a promise: the second comes too late."""
    rig = TableRig()
    table_id = await sealed(rig)
    before = (await rig.find(table_id)).seal.number - 1
    for seen in (before, 0):
        with refused("behind"):
            await rig.do(table_id, "ben", "seed", seen, seat=2, commitment=HASHES[EVE])
    with refused("behind"):
        promise = Seed(2, commitment=HASHES[EVE])
        await rig.tables.do(table_id, Command(promise, "x", "ben", None))
    assert (await rig.find(table_id)).seal.hashes


# A new round


@pytest.mark.parametrize("autostart", [True, False])
@played
async def test_a_device_that_lost_its_seed_promises_anew_and_so_do_the_others(
    autostart: bool,
) -> None:
    rig = TableRig()
    table_id = await sealed(rig, autostart=autostart)
    await show(rig, table_id, "ana", 1, ANA)
    offer = await rig.do(table_id, "ben", "offer", seat=2)
    await rig.do(table_id, "cleo", "claim", code=offer.code)
    answer = await rig.do(table_id, "cleo", "seed", seat=2, commitment=HASHES[EVE])
    assert await rig.kinds(table_id, answer.number - 1) == ["unsealed", "seeded"]
    with refused("seeds-awaited"):  # Ana's old seed is of no use any more
        await show(rig, table_id, "ana", 1, ANA)
    if not autostart:
        with refused("seeds-awaited"):
            await rig.do(table_id, "ana", "start")
    answer = await rig.do(table_id, "ana", "seed", seat=1, commitment=seat_commitment("new"))
    assert await rig.kinds(table_id, answer.number - 1) == ["seeded", "sealed"]
    await show(rig, table_id, "ana", 1, "new")
    await show(rig, table_id, "cleo", 2, EVE)
    table = await rig.find(table_id)
    assert (table.phase.name, table.seal.round) == ("playing", 2)


@played
async def test_a_person_alone_with_bots_seals_anew_at_once() -> None:
    rig = TableRig()
    table_id = await rig.create("person", "greedy", commitments=(HASHES[ANA],))
    answer = await rig.do(table_id, "ana", "seed", seat=1, commitment=HASHES[EVE])
    assert await rig.kinds(table_id, answer.number - 1) == ["unsealed", "seeded", "sealed"]
    await show(rig, table_id, "ana", 1, EVE)
    assert (await rig.find(table_id)).phase.name == "playing"


@played
async def test_after_a_seat_has_changed_the_host_is_asked_again() -> None:
    rig = TableRig()
    table_id = await sealed(rig, autostart=False)
    await rig.do(table_id, "ana", "remove", seat=2)
    await rig.do(table_id, "cleo", "sit", name="Cleo", commitment=HASHES[EVE])
    await rig.do(table_id, "ana", "seed", seat=1, commitment=HASHES[ANA])
    assert not (await rig.find(table_id)).seal.hashes
    await rig.do(table_id, "ana", "start")
    assert (await rig.find(table_id)).seal.hashes == (HASHES[ANA], HASHES[EVE])


@played
async def test_a_sealed_table_survives_a_restart() -> None:
    rig = TableRig()
    table_id = await sealed(rig)
    await show(rig, table_id, "ana", 1, ANA)
    rig.tables = rig.another()
    with refused("seed-hash"):
        await show(rig, table_id, "ben", 2, EVE)
    await show(rig, table_id, "ben", 2, BEN)
    assert (await rig.find(table_id)).phase.name == "playing"


@played
async def test_the_same_reveal_twice_is_done_once() -> None:
    rig = TableRig()
    table_id = await sealed(rig)
    first = await rig.do(table_id, "ana", "reveal", command_id="once", seat=1, seed=ANA)
    again = await rig.do(table_id, "ana", "reveal", command_id="once", seat=1, seed=ANA)
    assert first == again


@played
async def test_a_sealed_table_can_be_given_up() -> None:
    rig = TableRig()
    table_id = await sealed(rig)
    before = table_info(await rig.find(table_id), 0).sealed
    await rig.do(table_id, "ana", "cancel")
    assert table_info(await rig.find(table_id), 0).sealed == before
    assert before == SealInfo(1, (HASHES[ANA], HASHES[BEN]))
    with pytest.raises(Refusal):
        await show(rig, table_id, "ben", 2, BEN)
