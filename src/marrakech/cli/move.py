"""`marrakech move`: from a file to a database, and back."""

import asyncio
from typing import Annotated

import typer

from marrakech.cli.store_progress import with_progress
from marrakech.cli.terminal import exit_on_refusal, say
from marrakech.server.storage.addresses import shown
from marrakech.server.storage.move import move as move_store

Source = Annotated[
    str, typer.Argument(metavar="SOURCE", help="The file or the database that has the tables.")
]
Target = Annotated[
    str, typer.Argument(metavar="TARGET", help="The new file, or the empty database, for them.")
]


def move(source: Source, target: Target) -> None:
    """
    Copy everything that a server stores from a file to a PostgreSQL database, or back.

    Stop the server first. Everything that was copied is read back and compared, and an existing
    file or a database with anything in it is never overwritten. The source stays as it is. If the
    command is interrupted the target stays empty: just start it again.

    Examples:
    - `marrakech move tables.db postgresql://marrakech@db.local/marrakech`
    - `marrakech move postgresql://marrakech@db.local/marrakech tables.db`

    """
    with exit_on_refusal():
        copied = with_progress(lambda progress: asyncio.run(move_store(source, target, progress)))
    say(
        "move-done",
        source=shown(source),
        target=shown(target),
        tables=copied.tables,
        events=copied.events,
    )
