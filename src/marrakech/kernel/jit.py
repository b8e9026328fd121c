"""Compiling: every function of the kernel is compiled once and cached on disk."""

import hashlib
import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from inspect import getfile
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import FunctionCache

from marrakech import paths, rules

config: Any = numba.config  # its settings are not declared

Function = TypeVar("Function", bound=Callable[..., object])


_KERNEL = Path(__file__).parent


def code_folder(caller: Path = _KERNEL) -> Path:
    """Where compiled code is cached: a folder for each version of the source, including that of
    the caller, if functions outside the kernel are compiled.

    Numba checks only the file of a function, not the files of the functions it calls, nor the
    rules, from which the tables are made.
    """
    chosen = os.environ.get("MARRAKECH_CACHE")
    base = Path(chosen) if chosen else paths.cache_folder()
    source = hashlib.sha256()
    for folder in dict.fromkeys((Path(rules.__file__).parent, _KERNEL, caller)):
        for file in sorted(folder.glob("*.py")):
            source.update(file.read_bytes())
    return base / "kernel" / source.hexdigest()[:16]


def _folder(caller: Path = _KERNEL) -> str | None:
    """The folder, if it is writable. Numba would otherwise choose one of its own, in which old code
    could be taken for new."""
    try:
        folder = code_folder(caller)
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError):  # the latter where there is no home directory
        return None
    return str(folder)


_known_folder = cache(_folder)


class _TolerantCache(FunctionCache):
    """Compiled code on disk. If it cannot be read it is compiled again; if it cannot be written
    it is compiled again the next time."""

    def load_overload(self, *key: object) -> object:
        try:
            return super().load_overload(*key)
        except Exception:  # a damaged file can raise anything
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, *overload: object) -> None:
        with suppress(OSError):
            super().save_overload(*overload)


def compiled(function: Function) -> Function:
    """The function in machine code; compiled when it is first called, unless it is cached."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    folder = _known_folder(Path(getfile(function)).parent)
    if folder:
        previous, config.CACHE_DIR = config.CACHE_DIR, folder
        try:
            dispatcher._cache = _TolerantCache(function)
        finally:
            config.CACHE_DIR = previous
    return cast("Function", dispatcher)


def inlined(function: Function) -> Function:
    """A function that is inlined into its callers, where a call would cost more than its body."""
    return cast("Function", numba.njit(inline="always", nogil=True, error_model="numpy")(function))
