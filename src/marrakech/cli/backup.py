"""`marrakech backup`: a copy of a server's tables, taken while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from marrakech.cli.setting_options import DataOption
from marrakech.cli.terminal import exit_on_refusal, say
from marrakech.server.paths import default_data_path
from marrakech.server.storage.addresses import file_at
from marrakech.server.storage.backup import backup as copy_store

Target = Annotated[Path, typer.Argument(metavar="TARGET", help="The new file for the copy.")]


def backup(target: Target, data: DataOption = None) -> None:
    """
    Copy a server's tables into a new file, even while the server is running.

    The copy is checked before it gets its name, and an existing file is never overwritten. To go
    back to a copy, stop the server and start it with `--data` and the copy.

    Examples:
    - `marrakech backup tables-monday.db`
    - `marrakech backup /media/stick/tables.db --data /srv/marrakech/tables.db`

    """
    with exit_on_refusal():
        source = default_data_path() if data is None else file_at(data)
        copy_store(source, target)
    say("backup-done", source=str(source), target=str(target))
