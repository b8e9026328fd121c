"""What must be true of every log, whatever happened to the server."""

import sqlite3

from crash.devices import Device
from served import Served

from marrakech.rules import format_position
from marrakech.server.store import SqlStore
from marrakech.table.events import Event
from marrakech.table.state import Table


async def logs_in(server: Served) -> dict[str, list[Event]]:
    """Every log in the file, once no server has it any more."""
    with sqlite3.connect(server.data) as file:
        ids = [row[0] for row in file.execute("SELECT id FROM tables")]
    file.close()
    store = await SqlStore.open(server.data)
    try:
        return {table: await store.read(table) for table in ids}
    finally:
        await store.close()


def check_log(table_id: str, log: list[Event]) -> Table:
    """No gap, whole from the start, no clock that ran ahead or ran out; the table it describes."""
    table = Table(table_id)
    assert [event.number for event in log] == list(range(1, len(log) + 1))
    for event in log:
        table.fold(event)
        assert event.data.get("reason") is None, event
        assert table.clocks is None or table.clocks.since <= event.at
    assert log[0].kind == "created"
    hosts = log[0].data["seats"].count("person")
    assert [event.kind for event in log[1 : 1 + hosts]] == ["seated"] * hosts
    full = all(chair.kind != "open" for chair in table.chairs)
    assert (full and log[0].data["autostart"]) == (table.phase.name != "gathering")
    return table


def check_devices(devices: list[Device], logs: dict[str, list[Event]]) -> int:
    """Every acknowledged command is in its log exactly once, and nothing else is; all that a
    device was told is there. How many commands."""
    kept = [
        (event.command.partition("@")[0], (table, event.number))
        for table, log in logs.items()
        for event in log
        if event.command is not None
    ]
    told = [item for device in devices for item in device.acknowledged.items()]
    assert sorted(kept) == sorted(told)
    for device in devices:
        for table, watched in device.tables.items():
            for event, seen in zip(logs[table], watched.events, strict=False):
                assert seen.items() >= event.public().items()
            assert len(watched.events) <= len(logs[table])
    return len(told)


def check_standing(devices: list[Device], tables: dict[str, Table]) -> None:
    """Who knows the whole log knows the position that it leads to."""
    for device in devices:
        for table_id, watched in device.tables.items():
            table = tables[table_id]
            if len(watched.events) == table.number and table.position is not None:
                assert watched.state["position"] == format_position(table.position)
