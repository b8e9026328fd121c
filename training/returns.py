"""What each position of finished games was worth: TD(λ) with the values of the look-ahead."""

from typing import Any

from training.cpu_self_play import Trajectories


def lambda_returns(played: Trajectories, trace: float) -> Any:
    """For each turn of each game every seat's chance: what the look-ahead found at its beginning,
    mixed with what followed.

    What came after a turn that was played at random says nothing about it. For turns that were not
    played, the result of the game. Works for NumPy and PyTorch.
    """
    worths = played.worths
    targets = worths.clone() if hasattr(worths, "clone") else worths.copy()
    later = played.results
    for turn in range(len(worths) - 1, -1, -1):
        mixed = (1 - trace) * worths[turn] + trace * later
        explored, alive = played.explored[turn][:, None], played.alive[turn][:, None]
        found = explored * worths[turn] + ~explored * mixed
        later = alive * found + ~alive * later
        targets[turn] = later
    return targets
