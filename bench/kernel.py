"""How fast is the kernel compared with a compiled program that plays the same random games?

The yardstick is a C++ file that plays games of four at random on one thread and prints, among other
things, `N games/s`. It is compiled with `g++ -O3 -march=native`; then it and the kernel take turns,
so that both see the same machine. Run: `python bench/kernel.py --yardstick FILE.cpp`.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from marrakech import start
from marrakech.arena.machine import cpu_name
from marrakech.kernel import playouts

COMPILER = ("g++", "-O3", "-march=native")


def compiled(source: Path, folder: Path) -> Path:
    """The yardstick as a program."""
    if not source.is_file():
        sys.exit(f"{source}: there is no such file")
    if shutil.which(COMPILER[0]) is None:
        sys.exit(f"{COMPILER[0]} is needed to compile the yardstick")
    program = folder / "yardstick"
    done = subprocess.run([*COMPILER, str(source), "-o", str(program)])
    if done.returncode:
        sys.exit(f"{source} does not compile")
    return program


def yardstick_rate(program: Path) -> float:
    """Games a second, as the yardstick itself says."""
    said = subprocess.run([program], capture_output=True, text=True, check=True).stdout
    found = re.search(r"([\d.]+) games/s", said)
    if not found:
        sys.exit(f"the yardstick does not say how many games/s: {said.strip()[:200]!r}")
    return float(found[1])


def kernel_rate(games: int) -> float:
    """Games a second on one thread."""
    began = perf_counter()
    playouts(start(4), games, threads=1)
    return games / (perf_counter() - began)


def main() -> None:
    """Measure in turns and print both and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--yardstick", type=Path, required=True, metavar="FILE.cpp")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=1_000_000, help="the kernel's, a round")
    chosen = parser.parse_args()
    if min(chosen.rounds, chosen.games) < 1:
        parser.error("at least one round of at least one game")
    kernel_rate(1)  # compile it, or load it
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(chosen.yardstick, Path(folder))
        for number in range(1, chosen.rounds + 1):
            theirs.append(yardstick_rate(program))
            ours.append(kernel_rate(chosen.games))
            print(f"round {number}: yardstick {theirs[-1]:,.0f} games/s, kernel {ours[-1]:,.0f}")
    ratio = median(ours) / median(theirs)
    print(f"median: yardstick {median(theirs):,.0f} games/s, kernel {median(ours):,.0f}")
    print(f"the kernel is {ratio:.2f} times as fast; {cpu_name()}, one thread")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
