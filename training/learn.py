"""Learn what positions are worth, from games of the network against itself.

    python -m training.learn --players 4 --minutes 1 --out runs/four

It uses a GPU where PyTorch finds one. A run that was stopped goes on where its last checkpoint is.
"""

import argparse
import json
import math
import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from marrakech.kernel.moves import turns_left
from marrakech.kernel.packed import State, state_of
from marrakech.kernel.records import Array, blanks
from marrakech.rules import Ruleset, editions, start
from training.network import NumpyLearner, Parameters, fresh, load, save
from training.returns import lambda_returns

USUAL, PLAY_ON = 0.7, 0.15  # the share of games by the usual rules, and where players play on without dirhams


@dataclass
class Settings:
    """How to learn."""

    players: int
    minutes: float
    rounds: int
    games: int  # in a round
    batch: int  # positions in a step of learning
    hidden: int
    rate: float
    trace: float  # λ
    exploring: float  # at first; it falls to zero
    seed: int


def rulesets() -> list[Ruleset]:
    """The usual rules, the same without bankruptcy, and every other set of rules in print without the variant."""
    usual = Ruleset()
    printed = {edition.ruleset for edition in editions.values() if edition.ruleset.steering == "before"}
    play_on = replace(usual, bankruptcy="play-on")
    single = {replace(usual, area="owner"), replace(usual, stock="15"), replace(usual, pile="alternating")}
    return [usual, play_on, *sorted((printed | single) - {usual, play_on}, key=str)]


def starts_for(players: int) -> Array[State]:
    """The beginnings of games: the usual rules first."""
    chosen = rulesets()
    states = blanks(State, len(chosen))
    for number, ruleset in enumerate(chosen):
        states[number] = state_of(start(players, ruleset))
    return states


def which_starts(count: int, games: int, random: np.random.Generator) -> Any:
    """By which rules each game is played."""
    rest = (1 - USUAL - PLAY_ON) / (count - 2)
    return random.choice(count, games, p=[USUAL, PLAY_ON, *[rest] * (count - 2)]).astype(np.int32)


def has_gpu() -> bool:
    """Whether PyTorch finds a GPU."""
    if os.environ.get("MARRAKECH_TRAIN_ON") == "cpu":
        return False
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())


class Cpu:
    """Games and learning on the CPU."""

    name = "cpu"

    def __init__(self, parameters: Parameters, starts: Array[State], turns: int, settings: Settings) -> None:
        from training.self_play import CpuGames

        self.learner = NumpyLearner(parameters)
        self.games = CpuGames(starts, turns, os.cpu_count() or 1)

    def batches(self, played: Any, settings: Settings, random: np.random.Generator) -> Iterator[tuple[Any, Any]]:
        """Positions and what they were worth, shuffled."""
        targets = lambda_returns(played.worths, played.explored, played.alive, played.results, settings.trace)
        turn, game = np.nonzero(played.alive)
        order = random.permutation(len(turn))
        seats = (played.movers[:, :, None] + np.arange(settings.players)) % settings.players
        targets = np.take_along_axis(targets, seats.astype(np.int64), axis=2)
        for first in range(0, len(order), settings.batch):
            chosen = order[first : first + settings.batch]
            yield played.rows[turn[chosen], game[chosen]], targets[turn[chosen], game[chosen]]

    def parameters(self) -> Parameters:
        """The weights as they are now."""
        return self.learner.parameters

    def optimiser_state(self) -> dict[str, Any]:
        """What is needed to go on learning."""
        return self.learner.optimiser.state()

    def resume(self, state: dict[str, Any]) -> None:
        """Go on learning from a state."""
        self.learner.optimiser.resume(state)


class Gpu:
    """Games and learning on a GPU."""

    name = "gpu"

    def __init__(self, parameters: Parameters, starts: Array[State], turns: int, settings: Settings) -> None:
        from training.cuda_self_play import CudaGames
        from training.torch_network import TorchLearner

        self.learner = TorchLearner(parameters)
        self.games = CudaGames(starts, turns, settings.games, settings.hidden)

    def batches(self, played: Any, settings: Settings, random: np.random.Generator) -> Iterator[tuple[Any, Any]]:
        """Positions and what they were worth, shuffled."""
        import torch

        targets = lambda_returns(played.worths, played.explored, played.alive, played.results, settings.trace)
        places = torch.nonzero(played.alive.flatten()).flatten()
        places = places[torch.randperm(len(places), device=places.device)]
        seats = torch.arange(settings.players, device=places.device)
        seats = (played.movers.long()[:, :, None] + seats) % settings.players
        targets = torch.gather(targets, 2, seats).flatten(0, 1)
        rows = played.rows.flatten(0, 1)
        for first in range(0, len(places), settings.batch):
            chosen = places[first : first + settings.batch]
            yield rows[chosen], targets[chosen]

    def parameters(self) -> Parameters:
        """The weights as they are now."""
        from training.torch_network import on_host

        return on_host(self.learner.parameters)

    def optimiser_state(self) -> dict[str, Any]:
        """What is needed to go on learning."""
        return self.learner.state()

    def resume(self, state: dict[str, Any]) -> None:
        """Go on learning from a state."""
        self.learner.resume(state)


def train(settings: Settings, folder: Path) -> Parameters:
    """Play and learn, round by round, until the time is up; checkpoints on the way."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "log.jsonl"
    known = folder / "net.npz"
    done = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() and known.exists() else []
    spent, rounds = (done[-1]["seconds"], done[-1]["round"]) if done else (0.0, 0)
    parameters = load(known) if done else fresh(settings.hidden, settings.seed)
    starts = starts_for(settings.players)
    turns = max(int(turns_left(state)) for state in starts)  # type: ignore[attr-defined]
    machine: Cpu | Gpu = (Gpu if has_gpu() else Cpu)(parameters, starts, turns, settings)
    if done:
        with np.load(folder / "optimiser.npz") as state:
            machine.resume(dict(state))
    began, kept = time.perf_counter() - spent, time.perf_counter()
    with log.open("a") as lines:
        while True:
            seconds = time.perf_counter() - began
            progress = rounds / settings.rounds if settings.rounds else seconds / (60 * settings.minutes)
            if progress >= 1:
                break
            loss, positions = play_and_learn(machine, settings, len(starts), rounds, progress)
            rounds += 1
            seconds = time.perf_counter() - began
            entry = {"round": rounds, "seconds": round(seconds, 2), "games": rounds * settings.games, "loss": loss}
            lines.write(json.dumps(entry | {"positions": positions, "machine": machine.name}) + "\n")
            lines.flush()
            if rounds == 1 or time.perf_counter() - kept > 60:
                kept = time.perf_counter()
                checkpoint(machine, settings, folder)
                print(f"round {rounds}: {seconds:.0f} s, {rounds * settings.games:,} games, loss {loss:.4f}", flush=True)
    checkpoint(machine, settings, folder)
    return machine.parameters()


def play_and_learn(
    machine: Cpu | Gpu, settings: Settings, count: int, number: int, progress: float
) -> tuple[float, int]:
    """One round: games, then every position of them once. Returns the mean loss and how many positions."""
    random = np.random.default_rng((settings.seed, number))
    which = which_starts(count, settings.games, random)
    luck = random.integers(-(2**63), 2**63 - 1, settings.games, dtype=np.int64)
    exploring = settings.exploring * (1 - progress)
    rate = settings.rate * (0.02 + 0.98 * (1 + math.cos(math.pi * progress)) / 2)
    played = machine.games.play(machine.learner.parameters, which, luck, exploring)
    losses, positions = [], 0
    for rows, targets in machine.batches(played, settings, random):
        losses.append(machine.learner.learn(rows, targets, rate))
        positions += len(rows)
    return float(sum(losses) / len(losses)), positions


def checkpoint(machine: Cpu | Gpu, settings: Settings, folder: Path) -> None:
    """Write down everything that is needed to go on: the weights, the optimiser, the settings."""
    save(machine.parameters(), folder / "net.npz")
    draft = folder / "optimiser.part.npz"
    np.savez(draft, **machine.optimiser_state())
    draft.replace(folder / "optimiser.npz")
    (folder / "settings.json").write_text(json.dumps(asdict(settings), indent=1) + "\n")


def settings_from(arguments: argparse.Namespace) -> Settings:
    """What was asked for; the defaults suit the machine."""
    gpu = has_gpu()
    return Settings(
        arguments.players,
        arguments.minutes,
        arguments.rounds,
        arguments.games or (32768 if gpu else 256),
        arguments.batch or (16384 if gpu else 1024),
        arguments.hidden,
        arguments.rate,
        arguments.trace,
        arguments.exploring,
        arguments.seed,
    )


def main() -> None:
    """Read the options and learn."""
    parser = argparse.ArgumentParser(prog="python -m training.learn", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    parser.add_argument("--out", type=Path, required=True, help="a folder for the checkpoint and the log")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn (10)")
    parser.add_argument("--rounds", type=int, default=0, help="learn for that many rounds instead: reproducible")
    parser.add_argument("--games", type=int, default=0, help="games in a round (32768 on a GPU, else 256)")
    parser.add_argument("--batch", type=int, default=0, help="positions in a step (16384 on a GPU, else 1024)")
    parser.add_argument("--hidden", type=int, default=256, help="sums of the first layer, a multiple of 64 (256)")
    parser.add_argument("--rate", type=float, default=0.0015, help="of learning, at first (0.0015)")
    parser.add_argument("--trace", type=float, default=0.6, help="λ: how much later positions count (0.6)")
    parser.add_argument("--exploring", type=float, default=0.03, help="the share of random turns, at first (0.03)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    train(settings_from(arguments), arguments.out)


if __name__ == "__main__":
    main()
