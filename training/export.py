"""Turn learned networks into the files that are shipped with the package.

python -m training.export runs/two runs/three runs/four
"""

import argparse
import json
from pathlib import Path

import numpy as np

from marrakech.kernel.network import HIDDEN, folder, name_of
from training.network import Parameters, load
from training.settings import Unusable
from training.shipped import quantised


def learned_weights(run: Path, settings: dict[str, object]) -> Parameters:
    """The weights of a run. Rows that it never met are still as random as they began, and become
    zero; not so in a run that began with a shipped network."""
    parameters = load(run / "net.npz")
    if not settings["shipped"]:
        with np.load(run / "checkpoint.npz") as state:
            never = state["square.first"].max(axis=1) == 0
        parameters.first[never] = 0
    return parameters


def export(run: Path, out: Path) -> Path:
    """Write the file of a run's network."""
    try:
        settings = json.loads((run / "settings.json").read_text("utf-8"))
        if settings["hidden"] != HIDDEN:
            raise Unusable(f"{run} has {settings['hidden']} sums; a shipped network has {HIDDEN}")
        parameters = learned_weights(run, settings)
    except (OSError, ValueError, KeyError) as problem:
        raise Unusable(f"{run} is not the folder of a finished run: {problem}") from problem
    out.mkdir(parents=True, exist_ok=True)
    file = out / name_of(settings["players"])
    np.savez_compressed(file, **quantised(parameters))
    return file


def main() -> None:
    """Read the options and write the files."""
    parser = argparse.ArgumentParser(
        prog="python -m training.export", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("runs", type=Path, nargs="+", help="folders of finished runs")
    parser.add_argument(
        "--out", type=Path, default=folder(), help="where the files go (into the package)"
    )
    chosen = parser.parse_args()
    for run in chosen.runs:
        try:
            file = export(run, chosen.out)
        except Unusable as problem:
            parser.error(str(problem))
        print(f"{file.name}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
