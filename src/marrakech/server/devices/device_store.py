"""The devices in the database: which token is whose. Of a token only its hash is kept."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, select, text, update

from marrakech.server.storage.schema import devices
from marrakech.server.storage.sql_store import SqlStore

UNUSED = 0  # when a token was last seen that has been given out and never come back


@dataclass(frozen=True)
class Device:
    """A token, by its hash, and whose seats it opens. Times are in milliseconds."""

    token_hash: str
    holder: str
    browser: str
    system: str
    created: int
    last_seen: int
    revoked: int | None = None


_columns = (
    devices.c.token_hash,
    devices.c.holder,
    devices.c.browser,
    devices.c.system,
    devices.c.created,
    devices.c.last_seen,
    devices.c.revoked,
)
_find = select(*_columns).where(devices.c.token_hash == bindparam("token_hash"))
_of = (
    select(*_columns)
    .where(devices.c.holder == bindparam("holder"), devices.c.revoked.is_(None))
    .order_by(devices.c.last_seen.desc(), devices.c.token_hash)
)
# SQLite and PostgreSQL both read these.
_INSERT = """INSERT INTO devices (token_hash, holder, browser, system, created, last_seen)
    VALUES (:token_hash, :holder, :browser, :system, :created, :last_seen)
    ON CONFLICT (token_hash) DO """
_add = text(f"{_INSERT} NOTHING")
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
# All devices of somebody go together: if one that was signed out went alone, its token would be as
# good as new.
_forget = text(
    """DELETE FROM devices
    WHERE holder NOT IN (SELECT holder FROM holders)
    AND holder NOT IN (SELECT holder FROM devices WHERE last_seen >= :before)"""
)


class DeviceStore:
    """Keeps devices beside the tables."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def find(self, token_hash: str) -> Device | None:
        """The device with that token, also if it has been signed out."""
        rows = await self._store.fetch(_find, token_hash=token_hash)
        return Device(*rows[0]) if rows else None

    async def of(self, holder: str) -> list[Device]:
        """Somebody's devices that are signed in, the one seen last first."""
        return [Device(*row) for row in await self._store.fetch(_of, holder=holder)]

    async def add(self, device: Device) -> None:
        """Keep a device, unless it is kept already."""
        await self._write((_add, vars(device)))

    async def join(self, maker: Device, device: Device) -> bool:
        """Make a device one of the maker's holder; both are kept from now on. Not so if the maker
        has been signed out."""

        def join(connection: Connection) -> bool:
            connection.execute(_add, vars(maker))
            joined = connection.execute(_join, {**vars(device), "maker": maker.token_hash})
            return joined.rowcount == 1

        return await self._store.run(join)

    async def seen(self, token_hash: str, now: int) -> None:
        """Note that a device has been here."""
        await self._write((_seen, {"which": token_hash, "now": now}))

    async def revoke(self, token_hash: str, now: int) -> None:
        """Sign a device out."""
        await self._write((_revoke_one, {"which": token_hash, "now": now}))

    async def revoke_all(self, holder: str, now: int) -> frozenset[str]:
        """Sign all devices of somebody out; the hashes of their tokens."""

        def revoke(connection: Connection) -> frozenset[str]:
            found = connection.execute(_of, {"holder": holder}).all()
            connection.execute(_revoke_all, {"whose": holder, "now": now})
            return frozenset(row.token_hash for row in found)

        return await self._store.run(revoke)

    async def revoke_others(self, device: Device, now: int) -> frozenset[str]:
        """At the first use of a device, which has to be signed in, sign all others of the same
        person out; the hashes of their tokens."""

        def revoke(connection: Connection) -> frozenset[str]:
            found = connection.execute(_of, {"holder": device.holder}).all()
            last_seen = {row.token_hash: row.last_seen for row in found}
            if last_seen.get(device.token_hash) != UNUSED:
                return frozenset()
            connection.execute(_seen, {"which": device.token_hash, "now": now})
            others = frozenset(last_seen) - {device.token_hash}
            for token_hash in others:
                connection.execute(_revoke_one, {"which": token_hash, "now": now})
            return others

        return await self._store.run(revoke)

    async def revoked_since(self, holder: str, since: int) -> bool:
        """Whether a device of somebody was signed out at that time or later."""
        return bool(await self._store.fetch(_revoked_since, holder=holder, since=since))

    async def forget(self, before: int) -> None:
        """Delete the devices of those who have no table left and have not been here since."""
        await self._write((_forget, {"before": before}))

    async def _write(self, *statements: tuple[Any, dict[str, Any]]) -> None:
        def write(connection: Connection) -> None:
            for statement, details in statements:
                connection.execute(statement, details)

        await self._store.run(write)
