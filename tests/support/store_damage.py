"""A store with games in it, its files damaged, and what a server and a rescue still have of it."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from support.event_loop import run
from support.tables import game_of

from marrakech.rules import Refusal, edition_named, legal_actions
from marrakech.server.storage.integrity import check_store
from marrakech.server.storage.rescue import rescue
from marrakech.server.storage.sql_store import SqlStore
from marrakech.table.commands import Act, Command
from marrakech.table.memory import MemoryBus
from marrakech.table.ports import Device
from marrakech.table.setup import PERSON, Setup
from marrakech.table.tables import Tables

Events = dict[str, list[str]]
HOST = "host"


class Image(NamedTuple):
    """The files of a store at one moment, and what had happened at each table by then."""

    main: bytes
    wal: bytes
    events: Events

    def write(self, path: Path) -> Path:
        """The same files under another name, and none of an earlier try."""
        for suffix in ("-wal", "-shm", ".rescued"):
            Path(f"{path}{suffix}").unlink(missing_ok=True)
        path.write_bytes(self.main)
        if self.wal:
            Path(f"{path}-wal").write_bytes(self.wal)
        return path


def flipped(content: bytes, byte: int, bit: int) -> bytes:
    """Bytes with one bit changed."""
    damaged = bytearray(content)
    damaged[byte] ^= 1 << bit
    return bytes(damaged)


async def fill(store: SqlStore, tables: int = 6, actions: int = 10) -> list[str]:
    """Tables with checksums, at which some turns have been played one after the other."""
    games = Tables(store, MemoryBus())
    chance = random.Random(5)
    rules = edition_named("default").ruleset
    ids = []
    for index in range(tables):
        names = ["Ana", "Ben", "Cid", "Dea"][: 2 + index % 3]
        setup = Setup((PERSON,) * len(names), rules)
        ids.append((await games.create(setup, HOST, names)).id)
    for number in range(actions):
        for table_id in ids:
            stands = await games.find(table_id)
            action = chance.choice(legal_actions(game_of(stands).position))
            command = Command(Act(action), f"command-{number}", HOST, stands.number)
            await games.do(table_id, command)
    return ids


async def _events(path: Path, ids: list[str]) -> Events:
    store = await SqlStore.open(path)
    try:
        tables = Tables(store, MemoryBus())
        told: Events = {}
        for table_id in ids:
            try:
                told[table_id] = await tables.events(table_id)
            except Refusal as refusal:
                assert refusal.key in ("table-damaged", "table-unknown", "store-broken")
        await store.waking()
        return told
    finally:
        await store.close()


def events_in(path: Path, ids: list[str]) -> Events:
    """What a server would tell of each table that it can still play at."""
    return run(_events(path, ids))


def closed_image(path: Path) -> Image:
    """A store that was closed: everything is in the main file."""

    async def write() -> list[str]:
        store = await SqlStore.open(path)
        ids = await fill(store)
        await store.devices.add(Device("hash", HOST, "", "", 0, 0))
        await store.close()
        return ids

    ids = run(write())
    assert check_store(path).is_whole
    return Image(path.read_bytes(), b"", events_in(path, ids))


def killed_image(path: Path) -> Image:
    """A store whose server was killed: some of it is in the main file, and the rest in the log,
    which has begun anew and ends with frames from before."""

    async def write() -> tuple[list[str], bytes, bytes]:
        store = await SqlStore.open(path)
        ids = await fill(store, actions=8)
        with closing(sqlite3.connect(path)) as other:
            other.execute("PRAGMA wal_checkpoint(RESTART)")
        ids += await fill(store, 3, 3)
        files = path.read_bytes(), Path(f"{path}-wal").read_bytes()
        await store.close()
        return ids, *files

    ids, main, wal = run(write())
    return Image(main, wal, events_in(path, ids))


def rescued(path: Path, events: Events) -> Events:
    """What a rescue saves. All of that is as it was, and is whole."""
    target = Path(f"{path}.rescued")
    target.unlink(missing_ok=True)
    rescue(path, target)
    assert check_store(target).is_whole
    told = events_in(target, list(events))
    assert all(told[table_id] == events[table_id] for table_id in told)
    return told
