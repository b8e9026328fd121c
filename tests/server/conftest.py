"""What the tests of the server share."""

from collections.abc import Iterator

import pytest
from serving import Device, Server, serving

QUICK = ("--grace", "1.5", "--ping", "1", "--tables-per-hour", "100000", "--log-level", "debug")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do it no harm. It never has a traceback in its log."""
    with serving(tmp_path_factory.mktemp("server"), *QUICK) as running:
        yield running
        assert running.process.poll() is None
        assert "Traceback" not in running.log()


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
