"""Tables at which every kind of event happens."""

from support.tables import House

from marrakech.table.dice import seat_commitment


async def eventful(house: House) -> list[str]:
    """Tables at which everything happens that can happen."""
    cancelled = await house.create("person", "open", listed=True)
    await house.do(cancelled, "ana", "seed", seat=1, seed="of-my-own")
    await house.do(cancelled, "ana", "leave", seat=1)
    await house.do(cancelled, "ana", "renew-code")
    await house.do(cancelled, "ana", "cancel")
    table_id = await house.create("person", "open", "open", "greedy", autostart=False)
    code = (await house.find(table_id)).join_code
    await house.do(table_id, "ben", "sit", name="Ben", code=code)
    await house.do(table_id, "ana", "seat-bot", seat=3)
    await house.do(table_id, "ana", "start")
    house.away = {2}
    await house.do(table_id, "ana", "stand-in", seat=2)
    await house.do(table_id, "ben", "back")
    await house.do(table_id, "ana", "offer", seat=1)
    offer = await house.do(table_id, "ben", "offer", seat=2)
    await house.do(table_id, "cleo", "claim", code=offer.code)
    await house.turn(table_id)
    await house.serve(table_id, "hold", milliseconds=5)
    await house.turn(table_id)
    await house.serve(table_id, "bot-act", action="junk")
    await house.finish(table_id)
    again = await house.rematch(table_id, "ana")
    sealed = await house.create("person", "greedy", commitments=(seat_commitment("lost"),))
    await house.do(sealed, "ana", "seed", seat=1, commitment=seat_commitment("kept"))
    await house.do(sealed, "ana", "reveal", seat=1, seed="kept")
    return [cancelled, table_id, again, sealed]
