"""What a process does that was forked to be the command."""

import os
import sys
from pathlib import Path
from typing import IO


def run(args: tuple[str, ...], home: Path, env: dict[str, str], said: Path) -> None:
    """Be the command, as if begun by a shell: with these files for what is typed and said."""
    os.chdir(home)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["marrakech", *args]
    sys.stdin = _opened(0, said / "typed", os.O_RDONLY)
    sys.stdout = _opened(1, said / "out", os.O_WRONLY | os.O_CREAT)
    sys.stderr = _opened(2, said / "err", os.O_WRONLY | os.O_CREAT)
    from marrakech.cli import main

    main()


def _opened(number: int, path: Path, flags: int) -> IO[str]:
    opened = os.open(path, flags, 0o600)
    os.dup2(opened, number)
    os.close(opened)
    return open(number, "r" if number == 0 else "w", encoding="utf-8")
