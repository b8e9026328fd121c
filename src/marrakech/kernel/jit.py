"""Compiling: every function of the kernel is compiled once and kept on disk for the next time."""

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar, cast

import numba
from numba import config as _config
from numba.core.caching import FunctionCache

from marrakech import paths, rules

config: Any = _config

Function = TypeVar("Function", bound=Callable[..., Any])


def cache_folder() -> Path:
    """Where compiled code is kept: a folder for each state of the source.

    Numba looks only at the file of a function, not at the files of the functions it calls, nor at
    the rules, from which the tables in it are made.
    """
    chosen = os.environ.get("MARRAKECH_CACHE")
    base = Path(chosen) if chosen else paths.cache_folder()
    source = hashlib.sha256()
    for room in (Path(rules.__file__).parent, Path(__file__).parent):
        for file in sorted(room.glob("*.py")):
            source.update(file.read_bytes())
    return base / "kernel" / source.hexdigest()[:16]


def _folder() -> str | None:
    """The folder if anything can be written there. Numba would look for another one of its own,
    in which old code is taken for new."""
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # the latter where nobody knows a home
        return None
    return str(folder)


_FOLDER = _folder()


class _Kept(FunctionCache):
    """Compiled code on disk, as far as the disk plays along. What cannot be read is compiled anew,
    what cannot be written is compiled again the next time."""

    def load_overload(self, *which: Any) -> Any:
        try:
            return super().load_overload(*which)
        except Exception:  # anything at all can come out of a broken file
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, *what: Any) -> None:
        with suppress(OSError):
            super().save_overload(*what)


def compiled(function: Function) -> Function:
    """The function in machine code; compiled when it is first called, unless it is on disk."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    if _FOLDER:
        elsewhere, config.CACHE_DIR = config.CACHE_DIR, _FOLDER
        try:
            dispatcher._cache = _Kept(function)
        finally:
            config.CACHE_DIR = elsewhere
    return cast("Function", dispatcher)


def inlined(function: Function) -> Function:
    """A function that becomes part of those that call it: where a call would cost more than it."""
    return cast("Function", numba.njit(inline="always", nogil=True, error_model="numpy")(function))
