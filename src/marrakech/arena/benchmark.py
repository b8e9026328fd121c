"""How fast this machine is: games, positions and decisions per second, and start-up times."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypeAlias

from marrakech.arena.workers import cores
from marrakech.bots import Budget, MasterBot, bot_named, bot_names, get_ready
from marrakech.rules import Position, Refusal, apply, legal_actions, start
from marrakech.rules.rolling import DIE

Figures: TypeAlias = dict[str, float]

PER_DECISION = "_ms_per_decision"  # what the name of a bot's figure ends with
_IMPORT = "import marrakech"
_LOAD = "from marrakech import kernel; kernel.get_ready()"
_CHILD = "from time import perf_counter; began = perf_counter(); "
_TOOK = "; print(1000 * (perf_counter() - began))"
_FIRST_MOVE = (
    "from random import Random; from marrakech import start; from marrakech.bots import bot_named;"
    f"bot_named({MasterBot.name!r}, Random(1)).think(start(4))"
)


class Effort(NamedTuple):
    """How much is measured for a figure."""

    seconds: float  # for each round
    rounds: int  # the median counts
    positions: int  # for each bot to decide in


QUICK = Effort(0.1, 1, 4)
USUAL = Effort(0.4, 3, 12)


class Measurement(NamedTuple):
    """Some figures that are measured together, under the name of the first."""

    name: str
    measure: Callable[[], Figures]


def measurements(effort: Effort) -> list[Measurement]:
    """Everything there is to measure. What must be compiled is compiled first."""
    figures: dict[str, Callable[[], Figures]] = {
        "ready": _compiled,
        "import_ms": partial(_child, "import_ms", _IMPORT, effort),
        "kernel_load_ms": partial(_child, "kernel_load_ms", _LOAD, effort),
        "first_move_ms": partial(_first_move, effort),
        "rules_games_per_s": partial(_rules_games, effort),
        "kernel_games_per_s": partial(_kernel_games, effort),
        "kernel_games_per_s_all_cores": partial(_kernel_games_everywhere, effort),
        f"{MasterBot.name}_nodes_per_s": partial(_nodes, effort),
    }
    return [Measurement(*one) for one in figures.items()] + [
        Measurement(name + PER_DECISION, partial(_decisions, name, effort)) for name in bot_names()
    ]


def _compiled() -> Figures:
    get_ready()
    _kernel_rate(20_000, 1)
    return {}


# Processes


def _child(name: str, code: str, effort: Effort) -> Figures:
    """The time of some code in a fresh process, without the start of Python itself."""
    return {name: median(float(_run(_CHILD + code + _TOOK)) for _ in range(effort.rounds))}


def _first_move(effort: Effort) -> Figures:
    """From the start of Python to the first move of the master."""
    took = []
    for _ in range(effort.rounds):
        began = perf_counter()
        _run(_FIRST_MOVE)
        took.append(1000 * (perf_counter() - began))
    return {"first_move_ms": median(took)}


def _run(code: str) -> str:
    done = subprocess.run(  # noqa: S603 (our own code in our own Python)
        [sys.executable, "-c", code], capture_output=True, text=True
    )
    if done.returncode:
        raise Refusal("bench-child", problem=done.stderr.strip().rpartition("\n")[2])
    return done.stdout


# Games


def _rules_games(effort: Effort) -> Figures:
    random = Random(1)
    return {"rules_games_per_s": _rate(lambda: play_at_random(4, random) > 0, effort)}


def play_at_random(players: int, random: Random) -> int:
    """Play a random game through the rules, and return the number of actions."""
    position = start(players)
    actions = 0
    while position.step != "over":
        position = _after_any_action(position, random)
        actions += 1
    return actions


def _after_any_action(position: Position, random: Random) -> Position:
    """After a random action, or a roll of the die; both colours of a pile are equally likely."""
    choices = DIE if position.step == "roll" else legal_actions(position)
    return apply(position, choices[int(random.random() * len(choices))])


def _rate(work: Callable[[], int], effort: Effort) -> float:
    """How much work is done per second: the median of some rounds."""
    rates = []
    for _ in range(effort.rounds):
        began, done = perf_counter(), 0
        while (took := perf_counter() - began) < effort.seconds:
            done += work()
        rates.append(done / took)
    return median(rates)


def _kernel_rate(games: int, threads: int) -> tuple[float, float]:
    """Games and turns per second of the kernel's random games."""
    from marrakech.kernel import playouts

    began = perf_counter()
    counts = playouts(start(4), games, threads=threads)
    took = perf_counter() - began
    return counts.games / took, counts.turns / took


def _kernel_games(effort: Effort) -> Figures:
    games = 20_000 * max(1, round(effort.seconds / 0.05))
    rates = [_kernel_rate(games, 1) for _ in range(effort.rounds)]
    each, turns = (median(column) for column in zip(*rates, strict=True))
    return {"kernel_games_per_s": each, "kernel_turns_per_s": turns}


def _kernel_games_everywhere(effort: Effort) -> Figures:
    games = 20_000 * cores() * max(1, round(effort.seconds / 0.05))
    rates = [_kernel_rate(games, cores())[0] for _ in range(effort.rounds)]
    return {"kernel_games_per_s_all_cores": median(rates)}


# Bots


def middle_positions(count: int) -> list[Position]:
    """Decisions in the middle of games of four: turning Assam and laying a rug, in alternation."""
    found: list[Position] = []
    for number in range(count):
        random = Random(number)
        position, step = start(4), ("turn", "lay")[number % 2]
        while sum(sum(seat.rugs) for seat in position.seats) > 24 or position.step != step:
            position = _after_any_action(position, random)
            if position.step == "over":  # too many went out too early
                position = start(4)
        found.append(position)
    return found


def _nodes(effort: Effort) -> Figures:
    bot = MasterBot(Random(1))
    nodes = took = 0.0
    for position in middle_positions(effort.positions):
        began = perf_counter()
        nodes += bot.think(position, Budget(seconds=effort.seconds / 4)).nodes
        took += perf_counter() - began
    return {f"{MasterBot.name}_nodes_per_s": nodes / took}


def _decisions(name: str, effort: Effort) -> Figures:
    bot = bot_named(name, Random(1))
    took = []
    for position in middle_positions(effort.positions):
        began = perf_counter()
        bot.choose(position)
        took.append(1000 * (perf_counter() - began))
    bot.close()
    return {name + PER_DECISION: median(took)}
