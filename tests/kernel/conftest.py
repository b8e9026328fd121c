"""What all tests of the kernel share."""

import pytest


@pytest.fixture(scope="session", autouse=True)
def ready(kernel_ready: None) -> None:
    """Nothing is compiled here."""
