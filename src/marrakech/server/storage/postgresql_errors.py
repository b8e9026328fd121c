"""What PostgreSQL's errors mean, by their codes: https://www.postgresql.org/docs/current/errcodes-appendix.html.

An error whose code is not listed here is a bug in the program.
"""

from marrakech.server.storage.structure import problem_text
from marrakech.table.ports import StoreError

_KEY_OF_STATE = {
    "53100": "store-full",
    "55P03": "store-locked",
    "42P01": "store-broken",  # our statements are right, so a table is not as it was
    "42703": "store-broken",
    "XX001": "store-broken",
    "XX002": "store-broken",
}
# Connections, passwords, rights and databases that are missing, servers that start, stop or have
# no room, timeouts, transactions that may not write or are rolled back, files that cannot be read.
_UNREADABLE = ("08", "0A", "25", "28", "3D", "3F", "40", "42501", "53", "54", "55", "57", "58")


def sqlstate_of(error: BaseException) -> str | None:
    """The code of an error that PostgreSQL itself reported."""
    state = getattr(error, "sqlstate", None)
    return state if isinstance(state, str) else None


def from_postgresql(error: BaseException, file: str) -> StoreError | None:
    """What an error of psycopg's means to the operator; None if it is a bug in the program."""
    state = sqlstate_of(error)
    if state is None:
        lost = type(error).__name__ in ("OperationalError", "ConnectionTimeout", "InterfaceError")
        return StoreError("store-unreadable", file=file, reason=_reason(error)) if lost else None
    key = _KEY_OF_STATE.get(state)
    if key is None and state.startswith(_UNREADABLE):
        key = "store-unreadable"
    return StoreError(key, file=file, reason=_reason(error)) if key else None


def _reason(error: BaseException) -> str:
    """PostgreSQL's words in one line, without the details: they may quote a row."""
    primary = getattr(getattr(error, "diag", None), "message_primary", None)
    return problem_text(" ".join(str(primary or error).split()))
