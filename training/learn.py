"""Learn what positions are worth, from games of the network against itself.

    python -m training.learn --players 4 --minutes 1 --out runs/four

It uses a GPU where PyTorch finds one. A run that was stopped goes on from its last checkpoint.
"""

import argparse
import json
import math
import time
from dataclasses import MISSING, fields
from pathlib import Path

import numpy as np

from marrakech.kernel.moves import turns_left
from training.checkpoint import Checkpoint, cut_log, read, write
from training.machines import Cpu, Gpu, Machine, has_gpu
from training.network import Parameters
from training.settings import RunSettings, Unusable
from training.starts import starts_for, which_starts

BETWEEN_CHECKPOINTS = 60.0  # seconds


class Run:
    """A run of rounds in a folder, from its checkpoint or from the beginning."""

    def __init__(self, settings: RunSettings, folder: Path) -> None:
        known = read(folder, settings)
        self.settings, self.folder, self.rounds = settings, folder, known.rounds
        starts = starts_for(settings.players)
        turns = max(int(turns_left(starts[number])) for number in range(len(starts)))
        kind = Gpu if has_gpu() else Cpu
        self.machine: Machine = kind(known.parameters, starts, turns, settings)
        if known.optimiser:
            self.machine.resume(known.optimiser)
        self._starts = len(starts)
        self._began = time.perf_counter() - known.seconds
        folder.mkdir(parents=True, exist_ok=True)
        self._log = cut_log(folder, known.rounds)

    def seconds(self) -> float:
        """How long the run has taken so far."""
        return time.perf_counter() - self._began

    def progress(self) -> float:
        """How much of the run is done, from 0 to 1."""
        if self.settings.rounds:
            return self.rounds / self.settings.rounds
        return self.seconds() / (60 * self.settings.minutes) if self.settings.minutes else 1.0

    def play_round(self) -> float:
        """Play and learn for a round, and log it. Returns the loss."""
        loss, positions = play_and_learn(
            self.machine, self.settings, self._starts, self.rounds, self.progress()
        )
        self.rounds += 1
        entry = {
            "round": self.rounds,
            "seconds": round(self.seconds(), 2),
            "games": self.rounds * self.settings.games,
            "positions": positions,
            "loss": round(loss, 6),
            "machine": self.machine.name,
        }
        with self._log.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(entry) + "\n")
        return loss

    def keep(self) -> None:
        """Write a checkpoint."""
        machine = self.machine
        state = machine.optimiser_state() if self.rounds else {}
        known = Checkpoint(machine.parameters(), state, self.rounds, self.seconds())
        write(self.folder, known, self.settings)


def train(settings: RunSettings, folder: Path, pause: float = BETWEEN_CHECKPOINTS) -> Parameters:
    """Play and learn, round by round, until the time is up, with a checkpoint after each pause."""
    run = Run(settings, folder)
    kept = -math.inf
    while run.progress() < 1:
        loss = run.play_round()
        if time.perf_counter() - kept > pause:
            kept = time.perf_counter()
            run.keep()
            played = f"{run.rounds * settings.games:,} games"
            print(
                f"round {run.rounds}: {run.seconds():.0f} s, {played}, loss {loss:.4f}", flush=True
            )
    run.keep()
    return run.machine.parameters()


def play_and_learn(
    machine: Machine, settings: RunSettings, starts: int, number: int, progress: float
) -> tuple[float, int]:
    """A round: games, then every position of theirs once. Returns the mean loss of its steps, and
    how many positions there were."""
    random = np.random.default_rng((settings.seed, number))
    which = which_starts(starts, settings.games, random)
    luck = random.integers(-(2**63), 2**63 - 1, settings.games, dtype=np.int64)
    exploring = settings.exploring * (1 - progress)
    rate = settings.rate * (0.02 + 0.98 * (1 + math.cos(math.pi * progress)) / 2)
    played = machine.games.play(machine.learner.parameters, which, luck, exploring)
    losses, positions = [], 0
    for rows, targets in machine.batches(played, settings, random):
        losses.append(machine.learner.learn(rows, targets, rate))
        positions += len(rows)
    return float(sum(losses) / len(losses)), positions


def options() -> argparse.ArgumentParser:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m training.learn", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--out", type=Path, required=True, help="a folder for the run")
    on_gpu = has_gpu()
    for one in fields(RunSettings):
        name, about, gpu = f"--{one.name}", one.metadata["help"], one.metadata.get("gpu")
        if one.type is bool:
            parser.add_argument(name, action="store_true", help=about)
        elif one.default is MISSING:
            parser.add_argument(name, type=one.type, required=True, help=about)
        else:
            usual = f"{one.default}, or {gpu} on a GPU" if gpu else f"{one.default}"
            default = gpu if gpu and on_gpu else one.default
            parser.add_argument(name, type=one.type, default=default, help=f"{about} ({usual})")
    return parser


def main() -> None:
    """Read the options and learn."""
    parser = options()
    chosen = vars(parser.parse_args())
    folder = chosen.pop("out")
    try:
        train(RunSettings(**chosen), folder)
    except Unusable as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
