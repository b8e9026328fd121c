"""Where a server keeps its tables."""

from pathlib import Path

from marrakech.paths import data_folder


def default_data_path() -> Path:
    """The file of the tables when nobody names another."""
    return data_folder() / "tables.db"
