"""Compiling: every function of the kernel is compiled once and kept on disk for the next time."""

import hashlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import config as _config

config: Any = _config

Function = TypeVar("Function", bound=Callable[..., Any])


def cache_folder() -> Path:
    """Where compiled code is kept: a folder for each state of the kernel's source.

    Numba looks only at the file of a function, not at the files of the functions it calls.
    """
    chosen = os.environ.get("MARRAKECH_CACHE")
    if chosen:
        base = Path(chosen)
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "marrakech"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "marrakech"
    source = hashlib.sha256()
    for file in sorted(Path(__file__).parent.glob("*.py")):
        source.update(file.read_bytes())
    return base / "kernel" / source.hexdigest()[:16]


_FOLDER = str(cache_folder())


def compiled(function: Function) -> Function:
    """The function in machine code; compiled when it is first called, unless it is on disk."""
    elsewhere, config.CACHE_DIR = config.CACHE_DIR, _FOLDER
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
    try:
        return cast("Function", numba.njit(cache=True, **options)(function))
    except RuntimeError:  # nothing can be written anywhere: compile anew each time
        return cast("Function", numba.njit(**options)(function))
    finally:
        config.CACHE_DIR = elsewhere
