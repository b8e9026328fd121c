"""What must be true of every log, whatever happened to the server."""

import json
import sqlite3
from typing import Any

from support.flaky_devices import Device
from support.killable_server import KillableServer

from marrakech.rules import format_position
from marrakech.server.storage.sql_store import SqlStore
from marrakech.server.storage.transfer import copy_to_file
from marrakech.table.events import Created, Event, encode, public_data
from marrakech.table.folding import created, fold
from marrakech.table.state import Table


async def logs_in(server: KillableServer) -> dict[str, list[Event]]:
    """Every log in the file or the database, once no server has it any more."""
    if server.database:
        copy_to_file(server.database, server.data)
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
    assert [event.number for event in log] == list(range(1, len(log) + 1))
    table = created(table_id, log[0])
    for event in log[1:]:
        fold(table, event)
        assert "reason" not in public_data(event.body), event
        assert table.game is None or table.game.clocks.since <= event.at
    first = log[0].body
    assert isinstance(first, Created)
    hosts = first.seats.count("person")
    assert [event.kind for event in log[1 : 1 + hosts]] == ["seated"] * hosts
    full = all(chair.kind != "open" for chair in table.chairs)
    assert (full and first.autostart) == (table.phase.name != "gathering")
    return table


def public(event: Event) -> dict[str, Any]:
    """What everybody is told of an event, at the least."""
    told = {"number": event.number, "at": event.at, "kind": event.kind}
    found: dict[str, Any] = json.loads(encode(told | public_data(event.body)))
    return found


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
                assert seen.items() >= public(event).items()
            assert len(watched.events) <= len(logs[table])
    return len(told)


def check_standing(devices: list[Device], tables: dict[str, Table]) -> None:
    """A device that knows the whole log knows the position that it leads to."""
    for device in devices:
        for table_id, watched in device.tables.items():
            table = tables[table_id]
            if len(watched.events) == table.number and table.game is not None:
                assert watched.state["position"] == format_position(table.game.position)
