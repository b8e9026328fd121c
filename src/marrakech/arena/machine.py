"""The machine on which figures were measured."""

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
    """The name of the processor, if it is known."""
    info = Path("/proc/cpuinfo")
    for line in info.read_text("utf-8", "replace").splitlines() if info.exists() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
