"""What each position of finished games was worth: TD(λ) with the look-ahead's values."""

from typing import Any


def lambda_returns(worths: Any, explored: Any, alive: Any, results: Any, trace: float) -> Any:
    """For each turn of each game the chance of every seat, by what the look-ahead saw and what came of it.

    `worths` (turns, games, seats) is what the look-ahead saw at the beginning of each turn; where a turn was played at
    random, what came later says nothing about it. `alive` says which turns were played. Works for NumPy and PyTorch.
    """
    targets = worths.clone() if hasattr(worths, "clone") else worths.copy()
    later = results
    for turn in range(len(worths) - 1, -1, -1):
        mixed = (1 - trace) * worths[turn] + trace * later
        cut = explored[turn][:, None] > 0
        now = cut * worths[turn] + ~cut * mixed
        was_played = alive[turn][:, None]
        later = was_played * now + ~was_played * later
        targets[turn] = later
    return targets
