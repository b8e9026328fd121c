"""The server is killed between the seal and the reveals: what was promised and shown stays so."""

import asyncio
from pathlib import Path

from support.event_loop import run
from support.flaky_devices import Device
from support.killable_server import KillableServer, running_server
from support.log_invariants import check_devices, check_log, logs_in

from marrakech.table.dice import seat_commitment

SEEDS = {1: "of-the-host", 2: "of-guest-2", 3: "of-guest-3"}
KINDS = ["created", *["seated"] * 3, "sealed", *["revealed"] * 3, "started"]


async def party(server: KillableServer) -> tuple[str, list[Device]]:
    """Three people whose seeds are sealed when the first kill comes; a kill before each reveal,
    and one while the last is on its way."""
    people = [Device(server.url, f"guest {seat}") for seat in SEEDS]
    host = people[0]
    setup = {"seats": ["person", "open", "open"], "names": ["host"]}
    hashes = {seat: seat_commitment(seed) for seat, seed in SEEDS.items()}
    made = await host.ask("POST", "/tables", {**setup, "commitments": [hashes[1]]})
    table, code = made["table"], made["you"]["join_code"]
    for device in people:
        device.resting = True
        await device.watch(table)
    for seat in (2, 3):
        data = {"name": f"guest {seat}", "code": code, "commitment": hashes[seat]}
        await people[seat - 1].do(table, "sit", seat=seat, **data)
    for seat, device in enumerate(people[:2], 1):
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        standing = await host.ask("GET", f"/tables/{table}")
        assert standing["sealed"] == {"round": 1, "hashes": [*hashes.values()]}
        assert [bool(chair["seed"]) for chair in standing["seats"]].count(True) == seat - 1
        await device.do(table, "reveal", seat=seat, seed=SEEDS[seat])
    last = asyncio.ensure_future(people[2].do(table, "reveal", seat=3, seed=SEEDS[3]))
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await last
    assert (await host.ask("GET", f"/tables/{table}"))["phase"] == "playing"
    await asyncio.gather(*(device.close() for device in people))
    return table, people


def test_kills_between_the_seal_and_the_reveals(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table_id, people = run(party(server))
        assert server.kills == 3
        assert server.stop() == 0
        logs = run(logs_in(server))
        assert "Traceback" not in server.log.read_text()
    table = check_log(table_id, logs[table_id])
    assert check_devices(people, logs) == 5  # two sat down, three showed their seeds
    assert [event.kind for event in logs[table_id]][: len(KINDS)] == KINDS
    assert [chair.seed for chair in table.chairs] == [*SEEDS.values()]
