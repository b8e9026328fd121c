"""Compiling for all tests together: each process would otherwise compile the same."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def compile_once(program: str) -> None:
    """Have one process compile what all tests need, and the others wait for that one."""
    folder = os.environ.get("MARRAKECH_CACHE")
    if folder is None:
        return
    with (Path(folder) / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)
