"""The folder of a run: everything that is needed to go on, its settings, its log, its network.

checkpoint.npz  the weights, the optimiser, the round and the settings, all from the same moment
net.npz         the weights alone: the result of a run
settings.json   the settings, for people and for other programs
log.jsonl       a line for each round
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from training.network import Parameters, fresh, save, save_arrays
from training.settings import RunSettings, Unusable
from training.shipped import shipped

_WEIGHT = "weight."


class Checkpoint(NamedTuple):
    """A run as it stood after a round."""

    parameters: Parameters
    optimiser: dict[str, Any]  # empty before the first round
    rounds: int
    seconds: float


def write(folder: Path, checkpoint: Checkpoint, settings: RunSettings) -> None:
    """Keep a checkpoint in place of the one before. Whatever happens, one of the two is whole."""
    parameters, optimiser, rounds, seconds = checkpoint
    weights = {_WEIGHT + name: one for name, one in parameters.arrays().items()}
    about = {"rounds": rounds, "seconds": seconds, "settings": json.dumps(asdict(settings))}
    save_arrays(folder / "checkpoint.npz", weights | optimiser | about)
    save(parameters, folder / "net.npz")
    (folder / "settings.json").write_text(json.dumps(asdict(settings), indent=1) + "\n", "utf-8")


def read(folder: Path, settings: RunSettings) -> Checkpoint:
    """The checkpoint in a folder, or the beginning of a run if there is none."""
    file = folder / "checkpoint.npz"
    if not file.exists():
        if (folder / "net.npz").exists():
            raise Unusable(f"{folder} has a network, but no checkpoint to go on from")
        begin = shipped(settings.players) if settings.shipped else None
        return Checkpoint(begin or fresh(settings.hidden, settings.seed), {}, 0, 0.0)
    try:
        with file.open("rb") as opened, np.load(opened) as arrays:
            found = dict(arrays)
        begun = json.loads(str(found.pop("settings")))
        rounds, seconds = int(found.pop("rounds")), float(found.pop("seconds"))
        names = [name for name in found if name.startswith(_WEIGHT)]
        parameters = Parameters(**{name[len(_WEIGHT) :]: found.pop(name) for name in names})
    except (OSError, ValueError, EOFError, LookupError, TypeError, BadZipFile) as problem:
        raise Unusable(f"{file} is damaged: {problem}") from problem
    settings.check_same(begun)
    expected = {name: one.shape for name, one in fresh(settings.hidden, 0).arrays().items()}
    if {name: one.shape for name, one in parameters.arrays().items()} != expected:
        raise Unusable(f"{file} was made for other features of positions")
    return Checkpoint(parameters, found, rounds, seconds)


def cut_log(folder: Path, rounds: int) -> Path:
    """The log without the rounds after the checkpoint, which are played again."""
    log = folder / "log.jsonl"
    lines = log.read_text("utf-8").splitlines(keepends=True) if log.exists() else []
    log.write_text("".join(lines[:rounds]), "utf-8")
    return log
