"""The devices in SQL, beside the tables."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Executable, bindparam, select, text, update

from marrakech.server.storage.schema import devices
from marrakech.server.storage.writer import Result
from marrakech.table.ports import NEVER_SEEN, Device

_columns = (
    devices.c.token_hash,
    devices.c.holder,
    devices.c.browser,
    devices.c.system,
    devices.c.created,
    devices.c.last_seen,
    devices.c.revoked,
)
_device_with = select(*_columns).where(devices.c.token_hash == bindparam("token_hash"))
_devices_of = (
    select(*_columns)
    .where(devices.c.holder == bindparam("holder"), devices.c.revoked.is_(None))
    .order_by(devices.c.last_seen.desc(), devices.c.token_hash)
)
# SQLite and PostgreSQL both understand these.
_INSERT = """INSERT INTO devices (token_hash, holder, browser, system, created, last_seen)
    VALUES (:token_hash, :holder, :browser, :system, :created, :last_seen)
    ON CONFLICT (token_hash) DO """
_insert_device = text(f"{_INSERT} NOTHING")
# Only as long as the one that made the link is signed in: it may be signed out while this waits.
_join = text(
    """INSERT INTO devices (token_hash, holder, browser, system, created, last_seen)
    SELECT CAST(:token_hash AS TEXT), CAST(:holder AS TEXT), CAST(:browser AS TEXT),
        CAST(:system AS TEXT), CAST(:created AS BIGINT), CAST(:last_seen AS BIGINT)
    WHERE EXISTS (SELECT 1 FROM devices
        WHERE token_hash = :maker AND holder = :holder AND revoked IS NULL)
    ON CONFLICT (token_hash) DO
        UPDATE SET holder = excluded.holder, last_seen = excluded.last_seen"""
)
_seen = (
    update(devices)
    .where(devices.c.token_hash == bindparam("which"))
    .values(last_seen=bindparam("now"))
)
_revoke_one = (
    update(devices)
    .where(devices.c.token_hash == bindparam("which"), devices.c.revoked.is_(None))
    .values(revoked=bindparam("now"))
)
_revoke_all = (
    update(devices)
    .where(devices.c.holder == bindparam("whose"), devices.c.revoked.is_(None))
    .values(revoked=bindparam("now"))
)
_revoked_since = (
    select(devices.c.token_hash)
    .where(devices.c.holder == bindparam("holder"), devices.c.revoked >= bindparam("since"))
    .limit(1)
)
# All devices of a holder go together: if one that was signed out went alone, its token would be as
# good as new.
_delete_forgotten = text(
    """DELETE FROM devices
    WHERE holder NOT IN (SELECT holder FROM holders)
    AND holder NOT IN (SELECT holder FROM devices WHERE last_seen >= :before)"""
)


Rows = Sequence[Any]  # what is in a column is known to the statement only


class Database(Protocol):
    """Reads rows, and writes in transactions."""

    async def fetch(self, statement: Executable, **details: object) -> Rows:
        """The rows that a statement finds."""

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Write something in a transaction of its own."""


class SqlDevices:
    """Stores devices in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, token_hash: str) -> Device | None:
        """The device with that token."""
        rows = await self._database.fetch(_device_with, token_hash=token_hash)
        return Device(*rows[0]) if rows else None

    async def of(self, holder: str) -> list[Device]:
        """The devices of a holder that are signed in."""
        return [Device(*row) for row in await self._database.fetch(_devices_of, holder=holder)]

    async def add(self, device: Device) -> None:
        """Store a device, unless it is stored already."""
        await self._write(_insert_device, **vars(device))

    async def join(self, maker: Device, device: Device) -> bool:
        """Give a device the maker's holder and store both."""

        def join(connection: Connection) -> bool:
            connection.execute(_insert_device, vars(maker))
            joined = connection.execute(_join, {**vars(device), "maker": maker.token_hash})
            return joined.rowcount == 1

        return await self._database.run(join)

    async def seen(self, token_hash: str, now: int) -> None:
        """Store when a device was last seen."""
        await self._write(_seen, which=token_hash, now=now)

    async def revoke(self, token_hash: str, now: int) -> None:
        """Sign a device out."""
        await self._write(_revoke_one, which=token_hash, now=now)

    async def revoke_all(self, holder: str, now: int) -> frozenset[str]:
        """Sign all devices of a holder out."""

        def revoke(connection: Connection) -> frozenset[str]:
            found = connection.execute(_devices_of, {"holder": holder}).all()
            connection.execute(_revoke_all, {"whose": holder, "now": now})
            return frozenset(row.token_hash for row in found)

        return await self._database.run(revoke)

    async def revoke_others(self, device: Device, now: int) -> frozenset[str]:
        """At the first use of a device, sign out all others of the same holder."""

        def revoke(connection: Connection) -> frozenset[str]:
            found = connection.execute(_devices_of, {"holder": device.holder}).all()
            last_seen = {row.token_hash: row.last_seen for row in found}
            if last_seen.get(device.token_hash) != NEVER_SEEN:
                return frozenset()
            connection.execute(_seen, {"which": device.token_hash, "now": now})
            others = frozenset(last_seen) - {device.token_hash}
            for token_hash in others:
                connection.execute(_revoke_one, {"which": token_hash, "now": now})
            return others

        return await self._database.run(revoke)

    async def revoked_since(self, holder: str, since: int) -> bool:
        """Whether a device of a holder was signed out at that time or later."""
        return bool(await self._database.fetch(_revoked_since, holder=holder, since=since))

    async def forget(self, before: int) -> None:
        """Delete the devices of holders who have no table left and were not seen since."""
        await self._write(_delete_forgotten, before=before)

    async def _write(self, statement: Executable, **details: object) -> None:
        def write(connection: Connection) -> None:
            connection.execute(statement, details)

        await self._database.run(write)
