"""Tables at which every kind of event happens."""

from support.tables import TableRig

from marrakech.table.dice import seat_commitment


async def eventful(rig: TableRig) -> list[str]:
    """Tables at which everything happens that can happen."""
    cancelled = await rig.create("person", "open", listed=True)
    await rig.do(cancelled, "ana", "seed", seat=1, seed="of-my-own")
    await rig.do(cancelled, "ana", "leave", seat=1)
    await rig.do(cancelled, "ana", "renew-code")
    await rig.do(cancelled, "ana", "cancel")
    table_id = await rig.create("person", "open", "open", "greedy", autostart=False)
    code = (await rig.find(table_id)).join_code
    await rig.do(table_id, "ben", "sit", name="Ben", code=code)
    await rig.do(table_id, "ana", "seat-bot", seat=3)
    await rig.do(table_id, "ben", "react", reaction="hello")
    await rig.do(table_id, "eve", "react", reaction="good-luck")
    await rig.do(table_id, "ana", "start")
    rig.away = {2}
    await rig.do(table_id, "ana", "stand-in", seat=2)
    await rig.do(table_id, "ben", "back")
    await rig.do(table_id, "ana", "offer", seat=1)
    offer = await rig.do(table_id, "ben", "offer", seat=2)
    await rig.do(table_id, "cleo", "claim", code=offer.code)
    await rig.turn(table_id)
    await rig.serve(table_id, "hold", milliseconds=5)
    await rig.turn(table_id)
    await rig.serve(table_id, "bot-act", action="junk")
    await rig.finish(table_id)
    again = await rig.rematch(table_id, "ana")
    sealed = await rig.create("person", "greedy", commitments=(seat_commitment("lost"),))
    await rig.do(sealed, "ana", "seed", seat=1, commitment=seat_commitment("kept"))
    await rig.do(sealed, "ana", "reveal", seat=1, seed="kept")
    alone = await rig.create("person", "person")
    await rig.turn(alone)
    await rig.do(alone, "ana", "undo")
    return [cancelled, table_id, again, sealed, alone]
