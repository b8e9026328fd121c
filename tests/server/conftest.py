"""What the tests of the server share."""

from collections.abc import Iterator

import pytest
from support.server import Device, Server, unharmed

from marrakech.server.storage import postgresql as opening
from marrakech.server.storage.database import LOCK_SECONDS


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do it no harm."""
    with unharmed(tmp_path_factory.mktemp("server"), "--log-level", "debug") as running:
        yield running


@pytest.fixture
def ana(server: Server) -> Iterator[Device]:
    """A device."""
    with Device(server) as device:
        yield device


@pytest.fixture
def ben(server: Server) -> Iterator[Device]:
    """Another one."""
    with Device(server) as device:
        yield device


@pytest.fixture
def cid(server: Server) -> Iterator[Device]:
    """And one more."""
    with Device(server) as device:
        yield device


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a lock."""
    quick = opening._SET_UP.replace(f"'{LOCK_SECONDS:.0f}s'", "'100ms'")
    assert quick != opening._SET_UP
    monkeypatch.setattr(opening, "_SET_UP", quick)
