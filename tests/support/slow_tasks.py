"""Things that take their time in the bots' process, which imports them by name."""

import os
import time
from pathlib import Path

from marrakech.bots import SearchResult


def think_long(bot: str, position: str, seconds: float) -> SearchResult:
    """A thought that takes longer than it was given."""
    time.sleep(0.3)
    return SearchResult("N")


def tell_the_budget(bot: str, position: str, seconds: float) -> SearchResult:
    """How long it might have thought, instead of anything that could be played."""
    time.sleep(0.05)
    return SearchResult(str(round(seconds, 3)))


def note(name: str, folder: Path) -> str:
    """A piece of something else, which leaves its name there."""
    time.sleep(0.02)
    with (folder / "order").open("a") as order:
        print(name, file=order)
    return name


def fail() -> None:
    """A piece that goes wrong."""
    raise ValueError("no such game")


def warm_up_once_told(folder: Path) -> None:
    """Get ready no sooner than the folder has a file `go`; each process leaves its number there."""
    (folder / str(os.getpid())).touch()
    while not (folder / "go").exists():
        time.sleep(0.01)


def warm_up_at_the_second_attempt(folder: Path) -> None:
    """Fail once."""
    if not (folder / "tried").exists():
        (folder / "tried").touch()
        raise RuntimeError("no room for the cache")
