"""How many files, connections among them, this process may have open."""

from contextlib import suppress

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

WANTED_FILES = 65_536  # as many as we ever use; some systems refuse to be asked for "unlimited"
RESERVED_FILES = 100  # for the store, pipes to bots and engines, and closing connections


def raise_open_files() -> None:
    """Raise the soft limit to the hard one: 1,024 is the usual soft limit, and too few."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):  # then there are as many as there were
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def room_for_connections() -> int:
    """How many connections can be open without taking descriptors that the server itself needs."""
    if resource is None:
        return WANTED_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED_FILES if soft == resource.RLIM_INFINITY else max(soft - RESERVED_FILES, soft // 2)
