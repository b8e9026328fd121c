"""Addresses of stores: a path or `sqlite:///path` for a file, `postgresql://…` for a database,
`memory:` for neither."""

import re
from pathlib import Path

from marrakech.table.ports import StoreError

MEMORY = "memory:"
_POSTGRESQL = ("postgresql", "postgres")
_SCHEME = re.compile(r"(?P<scheme>[A-Za-z][A-Za-z0-9+.-]*)://(?P<rest>.*)", re.DOTALL)


def is_file(address: str) -> bool:
    """Whether a store is kept in a file."""
    return address != MEMORY and not is_postgresql(address)


def is_postgresql(address: str) -> bool:
    """Whether a store is kept in a PostgreSQL database."""
    found = _SCHEME.fullmatch(address)
    return found is not None and found["scheme"] in _POSTGRESQL


def shown(address: str) -> str:
    """An address for people, without a password."""
    if not is_postgresql(address):
        return address
    from marrakech.server.storage.postgresql import label, parsed

    return label(parsed(address))


def file_at(address: str) -> Path:
    """The file of a store; an unknown scheme is refused."""
    found = _SCHEME.fullmatch(address)
    if found is None:
        return Path(address)
    if found["scheme"] == "sqlite" and len(found["rest"]) > 1 and found["rest"][0] == "/":
        return Path(found["rest"][1:])
    # The rest of it may hold a password.
    raise StoreError("store-unreadable", file=f"{found['scheme']}://", reason="unknown scheme")
