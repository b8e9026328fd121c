"""`marrakech arena` in a real process, and what it keeps."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from support.command import MARRAKECH, environment
from support.event_loop import LONGEST_WAIT
from support.server import eventually


def rounds_of(path: Path) -> list[dict[str, Any]]:
    """What a results file holds, without the times."""
    header, *lines = (json.loads(line) for line in path.read_text("utf-8").splitlines())
    for line in lines:
        for game in line["games"]:
            assert len(game.pop("times")) == len(game["seats"])
    return [header, *lines]


@contextmanager
def running(home: Path, *args: str) -> Iterator[subprocess.Popen[str]]:
    """The command, in a group of its own, with two rounds in its results."""
    process = subprocess.Popen(
        [MARRAKECH, *args, "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=home,
        env=environment(home),
        start_new_session=True,
    )
    try:
        results = home / "results.jsonl"
        eventually(
            lambda: results.exists() and results.read_bytes().count(b"\n") >= 3, LONGEST_WAIT
        )
        yield process
    finally:
        with process:
            process.kill()
