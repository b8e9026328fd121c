"""What all tests of the analysis share."""

import pytest

from marrakech.analysis import KernelEvaluator


@pytest.fixture(scope="session", autouse=True)
def ready(kernel_ready: None) -> None:
    """Nothing is compiled here."""


@pytest.fixture(scope="session")
def quick(ready: None) -> KernelEvaluator:
    """The fastest evaluator."""
    return KernelEvaluator("quick")
