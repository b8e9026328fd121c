"""What all tests of the learner share."""

import pytest
from support.compiling import compile_once

# With one thread the arrays lie in one piece, and with several they do not.
COMPILE = """
import numpy as np
from training.cpu_self_play import CpuGames
from training.network import fresh
from training.starts import starts_for
for threads in (1, 2):
    games = CpuGames(starts_for(2), 100, threads)
    games.play(fresh(32, 7), np.zeros(2, np.int32), np.zeros(2, np.int64), 0.2)
"""


@pytest.fixture(scope="session", autouse=True)
def ready(kernel_ready: None) -> None:
    """Nothing is compiled here."""
    compile_once(COMPILE)
