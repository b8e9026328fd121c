"""Engines for tests, good and bad: tiny programs in real processes, and what is left of them."""

import shlex
import sys
from contextlib import suppress
from pathlib import Path
from textwrap import dedent, indent

from support.server import eventually

from marrakech.bots.engines import EngineLimits

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "engine.py"
QUICK = EngineLimits(handshake=20, untimed=0.2, grace=1.5)  # so that hanging is found soon

SKELETON = """
import os, signal, subprocess, sys, time
from pathlib import Path
from marrakech import legal_actions, parse_position
here = Path(__file__).with_suffix(".flag")
asked = 0
def say(line):
    print(line, flush=True)
def play():
    say("bestaction " + legal_actions(position)[0])
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "marrakech":
        say("id name Subject\\nmarrakechok")
    elif word == "isready":
        say("readyok")
    elif word == "position":
        position = parse_position(rest)
    elif word == "quit":
        break
    elif word == "go":
        asked += 1
"""

# What it does when it is asked for the second time, and what that is called. The first answer is
# always fine.
BAD = {
    "exits with a code": ("sys.exit(3)", "engine-crashed"),
    "exits cleanly": ("sys.exit(0)", "engine-crashed"),
    "raises": ("1 / 0", "engine-crashed"),
    "is killed": ("os.kill(os.getpid(), signal.SIGKILL)", "engine-crashed"),
    "leaves a grandchild that holds stdout": (
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)', __file__])\n"
        "sys.exit(1)",
        "engine-crashed",
    ),
    "hangs": ("time.sleep(600)", "engine-hung"),
    "hangs and minds no signal": (
        "for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):\n"
        "    signal.signal(number, signal.SIG_IGN)\n"
        "while True:\n"
        "    time.sleep(600)",
        "engine-hung",
    ),
    "floods stderr for ever": (
        "while True:\n    sys.stderr.write('x' * 100_000)",
        "engine-hung",
    ),
    "floods": ("while True:\n    say('info string ' + 'x' * 100)", "engine-flooded"),
    "floods with empty lines": ("while True:\n    say('')", "engine-flooded"),
    "begins a line without end": (
        "sys.stdout.write('x' * 20_000)\nsys.stdout.flush()\ntime.sleep(600)",
        "engine-flooded",
    ),
    "chats": ("say('hello')\ntime.sleep(600)", "engine-junk"),
    "writes bytes": (
        "sys.stdout.buffer.write(bytes(range(256)) + b'\\n')\nsys.stdout.flush()",
        "engine-junk",
    ),
    "writes no UTF-8": (
        "sys.stdout.buffer.write(b'info string \\xff\\n')\nsys.stdout.flush()",
        "engine-junk",
    ),
    "decides on nothing": ("say('bestaction')", "engine-junk"),
    "decides on what is no action": ("say('bestaction castle')", "engine-junk"),
    "says an error": ("say('error tired of it')", "engine-junk"),
    "breaks the rules": ("say('bestaction a1b1')", "engine-illegal"),
    "does what chance does": ("say('bestaction 3')", "engine-illegal"),
    "gives somebody up": ("say('bestaction x1')", "engine-illegal"),
}


def command(script: Path) -> str:
    """How to start it."""
    return shlex.join([sys.executable, str(script)])


def engine(folder: Path, at_go: str = "play()", before: str = "") -> str:
    """The command of an engine that does this whenever it is asked, or that before all else."""
    script = folder / "subject.py"
    script.write_text(f"{before}\n{SKELETON}{indent(dedent(at_go), ' ' * 8)}\n", "utf-8")
    return command(script)


def bad_engine(folder: Path, does: str) -> str:
    """One that is fine for one decision and then does something bad."""
    return engine(folder, f"if asked == 1:\n    play()\nelse:\n{indent(BAD[does][0], ' ' * 4)}")


def left_of(folder: Path) -> list[str]:
    """The processes whose command names that folder; a zombie is not alive."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            said = (process / "cmdline").read_bytes().decode(errors="replace")
            if str(folder) in said:
                found.append(said.replace("\0", " "))
    return found


def nothing_is_left_of(folder: Path) -> None:
    """Everything that was started there is gone, or is about to be."""
    eventually(lambda: not left_of(folder))


JUDGE = """
import sys, time

def say(line):
    print(line, flush=True)

asked = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "marrakech":
        say("id name Judge\\nid can judge\\nmarrakechok")
    elif word == "isready":
        say("readyok")
    elif word == "position":
        purses = [seat.partition(":")[0] for seat in rest.split()[4].split(",")]
        dirhams = [1 + int(purse) if purse.isdigit() else 0 for purse in purses]  # or out
    elif word == "quit":
        break
    elif word == "judge":
        asked += 1
"""
RICHEST = 'say("chances " + " ".join(str(one / sum(dirhams)) for one in dirhams))'


def judge(folder: Path, does: str = RICHEST) -> str:
    """The command of an engine that does this whenever it is to judge."""
    script = folder / "judge.py"
    script.write_text(f"{JUDGE}{indent(dedent(does), ' ' * 8)}\n", "utf-8")
    return command(script)
