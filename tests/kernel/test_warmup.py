"""After the warm-up nobody waits for a compiler."""

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent
# Prints which functions are compiled or loaded only after the warm-up.
THINK = """
import sys
from random import Random
from numba.core.dispatcher import Dispatcher
from marrakech import kernel
from marrakech.bots import Budget, bot_named, bot_names, get_ready, is_slow_to_start
from support.endgames import GAMES, late_position

def compiled():
    modules = [module for name, module in sys.modules.items() if name.startswith(kernel.__name__)]
    found = {one for module in modules for one in vars(module).values()
             if isinstance(one, Dispatcher)}
    return {(one.__name__, signature) for one in found for signature in one.signatures}

assert not compiled()
get_ready()
ready = compiled()
assert ready
for players, rules, purse in GAMES:
    for step in ("lay", "steer" if "steering" in rules else "turn"):
        for rugs in (1, 2, 20):
            position = late_position(players, rules, purse, rugs, step, Random(1))
            for name in filter(is_slow_to_start, bot_names()):
                bot_named(name, Random(1)).think(position, Budget(0.05, 50_000))
print(sorted(compiled() - ready))
"""


def test_no_bot_needs_more_than_what_was_made_ready() -> None:
    done = subprocess.run(
        [sys.executable, "-c", THINK], capture_output=True, text=True, cwd=TESTS, timeout=300
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
