"""Turn a learned network into the small integers that are shipped with the package.

    python -m training.export runs/two runs/three runs/four
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from marrakech.kernel.network import FIRST_MOST, SECOND_MOST, SHIFT, folder, name_of
from training.network import Parameters, load


def without_unseen(run: Path) -> Parameters:
    """The weights of a run; rows that it never met are still as random as they began, and become zero."""
    parameters = load(run / "net.npz")
    with np.load(run / "optimiser.npz") as state:
        parameters.first[state["square.first"].max(axis=1) == 0] = 0
    return parameters


def quantised(parameters: Parameters) -> dict[str, Any]:
    """Both layers as small integers: the first with a step for each column, which moves into the second; that one
    with a scale for each unit."""
    first = np.asarray(parameters.first[:-1])
    step = np.maximum(np.abs(first).max(axis=0), 1e-6) / FIRST_MOST
    second = (np.asarray(parameters.second) * step[:, None] * (1 << SHIFT)).T
    scale = np.maximum(np.abs(second).max(axis=1), 1e-12) / SECOND_MOST
    return {
        "first": np.rint(first / step).astype(np.int16),
        "step": step.astype(np.float32),
        "second": np.rint(second / scale[:, None]).astype(np.int16),
        "scale": scale.astype(np.float32),
        "second_bias": np.asarray(parameters.second_bias, np.float32),
        "third": np.asarray(parameters.third, np.float32),
        "third_bias": np.asarray(parameters.third_bias, np.float32),
    }


def main() -> None:
    """Read the options and write the files."""
    parser = argparse.ArgumentParser(prog="python -m training.export", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("runs", type=Path, nargs="+", help="folders of finished runs")
    for run in parser.parse_args().runs:
        players = json.loads((run / "settings.json").read_text())["players"]
        file = folder() / name_of(players)
        file.parent.mkdir(exist_ok=True)
        np.savez_compressed(file, **quantised(without_unseen(run)))
        print(f"{file.name}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
