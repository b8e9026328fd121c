"""The user's folders for data and cache, where each system expects them."""

import os
from pathlib import Path

import platformdirs

_NAME = "marrakech"


class NoFolder(Exception):
    """The user has no home folder, or one that cannot be entered."""


def data_folder() -> Path:
    """Where games and tables are kept."""
    try:
        return _data_folder()
    except (OSError, RuntimeError) as error:
        raise NoFolder(getattr(error, "strerror", None) or str(error)) from error


def _data_folder() -> Path:
    usual = platformdirs.user_data_path(_NAME, appauthor=False).expanduser()
    # Version 0.1.0 kept them here on every system.
    first = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / _NAME
    return first if first.exists() and not _holds_data(usual) else usual


def cache_folder() -> Path:
    """Where files are kept that can be made again. Raises RuntimeError without a home folder."""
    return platformdirs.user_cache_path(_NAME, appauthor=False).expanduser()


def _holds_data(folder: Path) -> bool:
    """Whether a folder contains anything but the cache, which is inside it on Windows."""
    return folder.is_dir() and any(one != cache_folder() for one in folder.iterdir())
