"""What all tests share."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from support.compiling import compile_once

# No deadlines: the machines that run these tests are shared and noisy.
settings.register_profile(
    "marrakech",
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("marrakech")

pytest_plugins = ["support.command", "support.terminal"]


MEMORY = Path("/dev/shm")  # a file system in memory, on Linux
ENOUGH = 2 * 2**30  # bytes


def in_memory() -> bool:
    """Whether files can be kept in memory: there is room, and programs among them can be run."""
    try:
        found = os.statvfs(MEMORY)
    except OSError:
        return False
    roomy = found.f_bavail * found.f_frsize >= ENOUGH
    return roomy and os.access(MEMORY, os.W_OK) and not found.f_flag & os.ST_NOEXEC


def pytest_configure(config: pytest.Config) -> None:
    """Keep what is compiled for all tests, all their processes and the next time in one place.

    Hundreds of stores are written to, and each commit waits for the disk: in memory none does.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # begun in the background by a shell
        signal.signal(signal.SIGINT, signal.default_int_handler)  # or no command hears Ctrl-C
    if in_memory():
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
        os.environ.setdefault("TMPDIR", str(MEMORY))
    if config.cache is not None:
        os.environ.setdefault("MARRAKECH_CACHE", str(config.cache.mkdir("marrakech")))


# Begun last, one of these would keep everybody waiting for it.
LONGEST = ("test_kills.py", "test_client.py", "test_games.py", "test_wheel.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


COMPILE = """
from marrakech import apply, kernel, start
state = kernel.state_of(start(2))
kernel.get_ready(), kernel.playouts(start(4), 1), kernel.perft(start(4), 2), kernel.outcome(state)
kernel.Expectimax().tree(start(4))
for deep in (False, True):
    kernel.Rollouts(apply(apply(start(4), "S"), "1"), deep=deep).play(2)
"""


@pytest.fixture(scope="session")
def kernel_ready() -> None:
    """The kernel is on disk."""
    compile_once(COMPILE)


@pytest.fixture(scope="session")
def postgresql_server() -> str:
    """The address of the PostgreSQL that all tests share."""
    postgresql = pytest.importorskip("support.postgresql", exc_type=ImportError)
    if missing := postgresql.why_not():
        pytest.skip(missing)
    return str(postgresql.shared_address())


@pytest.fixture
def postgresql(postgresql_server: str) -> Iterator[str]:
    """The address of a new, empty database."""
    from support.postgresql import database

    with database(postgresql_server) as address:
        yield address


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end what tests counted, from whichever process they ran in."""
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, value in getattr(report, "user_properties", ()):
                if name == "counted" and report.when == "call":
                    terminalreporter.write_line(str(value))
