"""The heartbeat as the store has it: in several copies, so that a flipped bit changes nothing."""

from collections.abc import Collection

from sqlalchemy import Connection, func, insert, select, update

from marrakech.server.storage.schema import heartbeat

COPIES = 3  # of which two outvote a damaged one
BEATS = select(heartbeat.c.at, heartbeat.c.trusted)
_TRUSTED = func.coalesce(heartbeat.c.trusted, heartbeat.c.at)
_ids = select(heartbeat.c.id)


def agreed(copies: Collection[object]) -> int | None:
    """What most copies say; the earliest if each says something else. None if there is none."""
    times = [one for one in copies if isinstance(one, int)]
    return min(times, key=lambda time: (-times.count(time), time), default=None)


def write_beat(connection: Connection, now: int, trusted: int | None) -> None:
    """Write all copies; those that a store does not have yet are added."""
    # Version 1 trusted every time: its last heartbeat stays the trusted one.
    values = {"at": now, "trusted": _TRUSTED if trusted is None else trusted}
    written = connection.execute(update(heartbeat).values(values))
    if written.rowcount < COPIES:
        _add_copies(connection, now, trusted)


def _add_copies(connection: Connection, now: int, trusted: int | None) -> None:
    if trusted is None:
        trusted = agreed([stored for _, stored in connection.execute(BEATS)])
    present = set(connection.scalars(_ids))
    missing = [one for one in range(1, COPIES + 1) if one not in present]
    rows = [{"id": one, "at": now, "trusted": trusted} for one in missing]
    connection.execute(insert(heartbeat), rows)
