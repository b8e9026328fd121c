"""`marrakech backup`: a copy of a server's tables, taken while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from marrakech.cli.setting_options import DatabaseOption, DataOption
from marrakech.cli.terminal import exit_on_refusal, say
from marrakech.server.paths import default_data_path
from marrakech.server.storage.addresses import file_at, is_postgresql, shown
from marrakech.server.storage.backup import backup as copy_store
from marrakech.server.storage.transfer import copy_to_file

Target = Annotated[Path, typer.Argument(metavar="TARGET", help="The new file for the copy.")]


def backup(target: Target, data: DataOption = None, database: DatabaseOption = None) -> None:
    """
    Copy a server's tables into a new file, even while the server is running.

    The copy is checked before it gets its name, and an existing file is never overwritten. To go
    back to a copy, stop the server and start it with `--data` and the copy. The copy of a
    database is a file, too: `marrakech move` takes it back into a database.

    Examples:
    - `marrakech backup tables-monday.db`
    - `marrakech backup /media/stick/tables.db --data /srv/marrakech/tables.db`
    - `marrakech backup tables-monday.db --database postgresql://marrakech@db.local/marrakech`

    """
    with exit_on_refusal():
        source = database or (str(default_data_path()) if data is None else data)
        if is_postgresql(source):
            copy_to_file(source, target)
        else:
            source = str(file_at(source))
            copy_store(Path(source), target)
        shown_source = shown(source)
    say("backup-done", source=shown_source, target=str(target))
