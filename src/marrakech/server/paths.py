"""Where a server keeps its tables."""

import os
from pathlib import Path


def default_data_path() -> Path:
    """The file of the tables, unless another is chosen."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "marrakech" / "tables.db"
