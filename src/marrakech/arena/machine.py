"""What figures were measured with."""

import platform
from pathlib import Path

from marrakech.arena.workers import cores


def machine() -> dict[str, str | int]:
    """The processor, the system and the versions that matter."""
    import numba

    return {
        "cpu": cpu_name(),
        "cores": cores(),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "system": f"{platform.system()} {platform.machine()}",
    }


def cpu_name() -> str:
    """What the processor calls itself, as far as one can tell."""
    told = Path("/proc/cpuinfo")
    for line in told.read_text("utf-8", "replace").splitlines() if told.exists() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
