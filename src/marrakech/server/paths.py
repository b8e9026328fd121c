"""Where a server keeps its tables."""

from pathlib import Path

from marrakech.paths import NoFolder, data_folder
from marrakech.rules import Refusal

_TABLES = "tables.db"


def default_data_path() -> Path:
    """The file of the tables, unless another one is named."""
    try:
        return data_folder() / _TABLES
    except NoFolder as error:
        raise Refusal("store-unreadable", file=_TABLES, reason=str(error)) from error
